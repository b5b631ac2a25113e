"""Name, picture and colour of one player."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QLineEdit, QWidget

from kingtable.store.settings import Personal
from kingtable.ui import kit
from kingtable.ui.dialogs.avatar_picker import AvatarPicker
from kingtable.ui.dialogs.choice import Choice
from kingtable.ui.dialogs.opponent_row import NAME_LENGTH
from kingtable.ui.dialogs.sheet import Sheet, labelled
from kingtable.ui.icons import RINGS, steady
from kingtable.ui.text import default_player

_SAMPLE = 16


class PlayerForm(Sheet):
    """Enter in the name saves."""

    saved = Signal(object)
    """The Personal as it shall be."""

    def __init__(self, personal: Personal, new: bool, parent: QWidget | None = None) -> None:
        super().__init__(_title(new), lines=30, parent=parent)
        if new:
            self.add_introduction(self.tr("Preferences begin with those in force now and are kept apart from then on."))
        self._personal = personal
        body = QWidget()
        column = kit.column(body, gap=14)
        self.name = QLineEdit(personal.player_name)
        self.name.setMaxLength(NAME_LENGTH)
        self.name.setPlaceholderText(default_player())
        column.addLayout(labelled(self.tr("Name"), self.name))
        self._avatars = AvatarPicker(personal.avatar)
        column.addWidget(kit.label(self.tr("Picture"), "label"))
        column.addWidget(self._avatars)
        self._colours = Choice(self._colour_names(), personal.colour)
        for place in range(self._colours.count()):
            sample = QPixmap(_SAMPLE, _SAMPLE)
            sample.fill(QColor(RINGS[str(self._colours.itemData(place))]))
            self._colours.setItemIcon(place, steady(sample))
        column.addLayout(labelled(self.tr("Colour of the ring around it"), self._colours))
        self.set_body(body)
        save = kit.button(self.tr("Add") if new else self.tr("Save"), "main")
        save.clicked.connect(self._save)
        cancel = kit.button(self.tr("Cancel"), "large")
        cancel.clicked.connect(self.reject)
        self.add_buttons(save, cancel)
        self.name.setFocus()

    def _colour_names(self) -> tuple[tuple[str, str], ...]:
        return (
            ("gold", self.tr("Gold")),
            ("red", self.tr("Red")),
            ("blue", self.tr("Blue")),
            ("green", self.tr("Green")),
            ("violet", self.tr("Violet")),
            ("orange", self.tr("Orange")),
        )

    def _save(self) -> None:
        personal = replace(
            self._personal,
            player_name=self.name.text().strip(),
            avatar=self._avatars.chosen,
            colour=self._colours.value,
        )
        self.accept()
        self.saved.emit(personal)


def _title(new: bool) -> str:
    if new:
        return QCoreApplication.translate("PlayerForm", "New player")
    return QCoreApplication.translate("PlayerForm", "Change a player")
