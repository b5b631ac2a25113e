"""The people who play here: play as one of them, add somebody, change or delete one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QWidget

from kingtable.ui import icons, kit
from kingtable.ui.dialogs.sheet import Sheet, button_bar
from kingtable.ui.pages.side_by_side import SideBySide
from kingtable.ui.player_menu import everybody
from kingtable.ui.players import GUEST, Players
from kingtable.ui.theme import px

_ID = Qt.ItemDataRole.UserRole


class PlayersDialog(Sheet):
    """Deleting asks once more, in the same dialog."""

    chosen = Signal(str)
    """This profile plays now, empty for a guest."""
    form_wanted = Signal(str)
    """The form for this profile shall open instead, empty for somebody new."""
    delete_wanted = Signal(str)

    def __init__(self, players: Players, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("PlayersDialog", "Players"), lines=40, parent=parent)
        self.add_introduction(
            self.tr("Everybody has a picture, preferences and statistics of their own. A guest is counted nowhere.")
        )
        self._players = players
        self._size = px(34, scale)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Players"))
        self.list.setProperty("role", "well")
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setIconSize(QSize(self._size, self._size))
        self.list.setMinimumHeight(px(230, min(scale, 130)))
        self.list.itemActivated.connect(lambda _item: self._play())
        self.list.currentRowChanged.connect(lambda _row: self._enable())
        well = kit.frame("plain")
        kit.column(well, margin=3).addWidget(self.list)
        side = QWidget()
        buttons = kit.column(side, gap=8)
        new = kit.button(self.tr("New player…"))
        new.clicked.connect(lambda: self.form_wanted.emit(GUEST))
        self._change = kit.button(self.tr("Change…"))
        self._change.clicked.connect(lambda: self.form_wanted.emit(self.current))
        self._delete = kit.button(self.tr("Delete…"))
        self._delete.clicked.connect(self._ask)
        for button in (new, self._change, self._delete):
            button.setAutoDefault(True)
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._body_parts = SideBySide(well, side, lines=26, shares=(3, 1))
        self.set_body(self._body_parts)
        self._go_on = kit.button(self.tr("Play as this player"), "main")
        self._go_on.clicked.connect(self._play)
        close = kit.button(self.tr("Close"), "large")
        close.clicked.connect(self.reject)
        self._usual = button_bar((self._go_on, close))
        self.add_footer(self._usual)
        self._question = kit.paragraph("", "label")
        self._keep = kit.button(self.tr("Keep"), "large")
        self._keep.clicked.connect(self._stop_asking)
        really = kit.button(self.tr("Delete for good"), "danger")
        really.clicked.connect(self._delete_it)
        self._asking = button_bar((self._keep, really), self._question)
        self.add_footer(self._asking)
        self._fill(players.current)
        self._stop_asking()

    @property
    def current(self) -> str:
        """The profile that is marked."""
        return str(self.list.currentIndex().data(_ID) or GUEST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key Delete asks, as its button does."""
        if event.key() == Qt.Key.Key_Delete and self._asking.isHidden():
            self._ask()
        else:
            super().keyPressEvent(event)

    def reject(self) -> None:
        """Esc first takes back the question, then closes."""
        if self._asking.isHidden():
            super().reject()
        else:
            self._stop_asking()

    def _fill(self, marked: str) -> None:
        self.list.clear()
        for seat in everybody(self._players):
            plays = seat.id == self._players.current
            words = self.tr("{name} (plays now)").format(name=seat.name) if plays else seat.name
            item = QListWidgetItem(words)
            item.setIcon(icons.steady(icons.portrait(seat.avatar, seat.colour, self._size, self.devicePixelRatioF())))
            item.setData(_ID, seat.id)
            self.list.addItem(item)
            if seat.id == marked:
                self.list.setCurrentItem(item)
        self._enable()

    def _enable(self) -> None:
        somebody = self.current != GUEST
        self._change.setEnabled(somebody)
        self._delete.setEnabled(somebody)

    def _play(self) -> None:
        id = self.current
        self.accept()
        self.chosen.emit(id)

    def _ask(self) -> None:
        if self.current == GUEST:
            return
        name = next(seat.name for seat in everybody(self._players) if seat.id == self.current)
        template = self.tr("Delete {name}, with preferences and statistics? The matches stay in the history.")
        self._question.setText(template.format(name=name))
        self._usual.hide()
        self._asking.show()
        self._body_parts.setEnabled(False)
        self._keep.setDefault(True)
        self._keep.setFocus()
        self.fit()

    def _stop_asking(self) -> None:
        self._asking.hide()
        self._usual.show()
        self._body_parts.setEnabled(True)
        self._go_on.setDefault(True)
        self.list.setFocus()

    def _delete_it(self) -> None:
        self.delete_wanted.emit(self.current)
        self._fill(self._players.current)
        self._stop_asking()
