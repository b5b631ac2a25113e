"""Looking back on a deal that is over: all hands as dealt, the whole story, and why the opponents did what they did."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QListWidget, QListWidgetItem, QWidget

from kingtable.bots.advice import Explanation
from kingtable.core.past import PastDeal
from kingtable.ui import icons, kit, text, told_past, told_why
from kingtable.ui.announce import announce
from kingtable.ui.controller import Controller
from kingtable.ui.dialogs.choice import Choice
from kingtable.ui.dialogs.sheet import Sheet, labelled
from kingtable.ui.models.moment import moment_of
from kingtable.ui.name_label import NameLabel
from kingtable.ui.panels.open_hand import OpenHand
from kingtable.ui.people import People
from kingtable.ui.scroll import Scroll
from kingtable.ui.table.pictures.kings_reverse import fan_order
from kingtable.ui.theme import Theme, px

_BESIDE = 50
"""From this width on the hands lie beside the story, in heights of a text line."""
_PLACE = Qt.ItemDataRole.UserRole
"""The role of a line's place among the deeds of the deal, -1 for what nobody decided."""


class LookBackDialog(Sheet):
    """Arrows go along the story; the hands show that moment. Esc closes.

    Nothing here is a secret: the deal is over. Of a running deal nothing can be asked.
    """

    def __init__(
        self, controller: Controller, deal: int, theme: Theme, scale: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Look back"), lines=72, parent=parent)
        self._controller = controller
        self._theme, self._scale = theme, scale
        self._people: People = controller.people
        self._past: PastDeal = controller.look_back(deal)
        self._hands: list[OpenHand] = []
        self._parts: list[QWidget] = []
        deals = tuple((str(each), told_past.heading(controller.game, each)) for each in controller.past)
        self._deals = Choice(deals, str(deal))
        self._deals.setAccessibleName(self.tr("Deal"))
        self._deals.currentIndexChanged.connect(self._another_deal)
        self._story = QListWidget()
        self._story.setProperty("role", "well")
        self._story.setWordWrap(True)
        self._story.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._story.currentItemChanged.connect(self._show_moment)
        self._why = kit.paragraph("")
        self._why.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._table = QWidget()
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(2)
        self._open = Scroll(self._table)
        body = QWidget()
        self._sides = kit.row(body, gap=24)
        self._sides.addWidget(self._told(), 3)
        self._sides.addWidget(self._open, 5)
        self.set_body(body)
        close = kit.button(self.tr("Close"), "large")
        close.clicked.connect(self.accept)
        self.add_buttons(close)
        controller.explained.connect(self._explained)
        self._fill()
        self._story.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= _BESIDE * self.fontMetrics().height()
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._sides.setDirection(direction)
        # Below the story, which has the keyboard, the hands scroll with it; beside it they do so by themselves.
        self._open.setMinimumHeight(0 if beside else self._table.sizeHint().height())

    def fit(self) -> None:
        """As high as the hands are, where there is room."""
        super().fit()
        parent = self.parentWidget()
        if parent is not None and self._sides.direction() == QBoxLayout.Direction.LeftToRight:
            wanted = self.height() + self._table.sizeHint().height() - self._open.height()
            self.resize(self.width(), min(wanted, round(parent.window().height() * 0.97)))

    def _told(self) -> QWidget:
        part = QWidget()
        column = kit.column(part, gap=10)
        column.addWidget(self._deals)
        column.addLayout(labelled(self.tr("What happened"), self._story), 1)
        box = kit.frame("plain")
        inside = kit.column(box, margin=12, gap=4)
        inside.addWidget(kit.label(self.tr("Why?"), "section"))
        inside.addWidget(self._why)
        line = self.fontMetrics().height()
        self._story.setMinimumHeight(5 * line)
        self._why.setMinimumHeight(6 * line)
        self._why.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(box)
        return part

    # -- one deal --------------------------------------------------------------------------------------------------

    def _another_deal(self) -> None:
        self._past = self._controller.look_back(int(self._deals.value))
        self._fill()

    def _fill(self) -> None:
        self._lay_out_hands()
        self._story.clear()
        for line in told_past.lines(self._past, self._people):
            item = QListWidgetItem(line.text, self._story)
            item.setData(_PLACE, line.place if line.decision else -1)
            if not line.decision:
                font = item.font()
                font.setBold(True)
                item.setFont(font)
        self._story.setCurrentRow(0)

    def _lay_out_hands(self) -> None:
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts.clear()
        hands = self._past.hands
        self._hands = [OpenHand(fan_order(hand), len(hands), self._theme, self._scale) for hand in hands]
        levels = self._controller.match.company.levels_in(self._past.deal)
        for line, seat in enumerate(self._people.around):
            person, level = self._people.seats[seat], levels[seat]
            avatar = kit.picture(icons.avatar(person.avatar, px(34, self._scale), self.devicePixelRatioF()))
            name = NameLabel(person.name, "strong", least=4)
            manner = text.manner(level, person.temper) if level else ""
            outcome = told_past.outcome(self._past, seat)
            told = kit.paragraph(" · ".join(filter(None, (manner, outcome))), "small")
            hand = self._hands[seat]
            hand.setAccessibleName(told_past.dealt(self._past, self._people, seat))
            hand.setToolTip(hand.accessibleName())
            head = QWidget()
            words = kit.row(head, gap=8)
            words.addWidget(avatar)
            words.addWidget(name)
            words.addWidget(told, 1)
            self._parts += (head, hand)
            self._grid.addWidget(head, 2 * line, 0)
            self._grid.addWidget(hand, 2 * line + 1, 0)
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(2 * len(hands), 1)

    # -- one moment ------------------------------------------------------------------------------------------------

    def _show_moment(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        place = int(item.data(_PLACE))
        if place < 0:
            self._tell(told_why.followed())
            return
        moment = moment_of(self._past, place)
        for hand, gone, now in zip(self._hands, moment.gone, moment.now, strict=True):
            hand.show_moment(gone, now)
        deed = self._past.deeds[place]
        if self._controller.match.levels[deed.seat] is None:
            self._tell(told_why.own())
        else:
            self._tell("")
            self._controller.explain(deed.number)

    def _explained(self, explanation: object) -> None:
        assert isinstance(explanation, Explanation)
        place = int(self._story.currentItem().data(_PLACE))
        # Somebody who went on along the story waits for another answer.
        if place >= 0 and self._past.deeds[place].number == explanation.number:
            self._tell(told_why.why(self._controller.game, explanation, self._past, self._people))

    def _tell(self, words: str) -> None:
        self._why.setText(words)
        announce(self._story, words)
