"""The choice of the deck, by small pictures of it; every change applies at once."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from kingtable.core.cards import Card, parse_card
from kingtable.store.settings import Settings
from kingtable.ui import icons, kit
from kingtable.ui.deck import chosen_deck
from kingtable.ui.dialogs.picture_picker import Choosable, PicturePicker
from kingtable.ui.dialogs.sheet import Sheet, labelled
from kingtable.ui.table.placement import CARD_RATIO

_INDEX_HAND = ("10S", "KH", "7D")
_COLOUR_HAND = ("AS", "QH", "8D", "AC")
_STEP = 0.5
"""How far the cards of a picture lie apart, in card widths."""


class CardsDialog(Sheet):
    changed = Signal(object)
    """The Settings after a change."""

    def __init__(self, settings: Settings, high_contrast: bool, parent: QWidget | None = None) -> None:
        """``high_contrast`` says whether the theme in force is such a one."""
        super().__init__(QCoreApplication.translate("CardsDialog", "Cards"), lines=40, parent=parent)
        self.add_introduction(self.tr("Changes apply at once."))
        self._settings = settings
        self._high_contrast = high_contrast
        body = QWidget()
        column = kit.column(body, gap=14)
        self._pickers: list[PicturePicker] = []
        for words, name, values in (
            (self.tr("Rank and suit in the corner"), "card_index", self._sizes()),
            (self.tr("Colours of the suits"), "card_colours", self._colours()),
            (self.tr("Back"), "card_back", self._backs()),
        ):
            column.addLayout(labelled(words, self._picker(name, values)))
        column.addStretch(1)
        self.set_body(body)
        close = kit.button(self.tr("Close"), "large")
        close.clicked.connect(self.accept)
        self.add_buttons(close)

    def _sizes(self) -> tuple[Choosable, ...]:
        return (
            Choosable("standard", self.tr("Standard")),
            Choosable("large", self.tr("Large"), self.tr("One large rank and suit, one suit in the middle.")),
        )

    def _colours(self) -> tuple[Choosable, ...]:
        strong = self.tr("Two colours; in the theme of high contrast the four strong ones.")
        return (
            Choosable("theme", self.tr("As the theme"), strong),
            Choosable("two", self.tr("Two colours")),
            Choosable("four", self.tr("Four colours")),
            Choosable("dark", self.tr("Dark")),
            Choosable("contrast", self.tr("High contrast")),
            Choosable("protan", self.tr("Weak red"), self.tr("Four colours that differ in protan vision.")),
            Choosable("deutan", self.tr("Weak green"), self.tr("Four colours that differ in deutan vision.")),
            Choosable("tritan", self.tr("Weak blue"), self.tr("Four colours that differ in tritan vision.")),
        )

    def _backs(self) -> tuple[Choosable, ...]:
        return (
            Choosable("kilim", self.tr("Kilim"), self.tr("Stepped lozenges, as in a woven rug.")),
            Choosable("mesob", self.tr("Mesob"), self.tr("Rings of triangles, as on a basket table.")),
            Choosable("quilt", self.tr("Quilt"), self.tr("Blocks of stars, as in a patchwork.")),
            Choosable("deco", self.tr("Deco"), self.tr("A wheel of petals before rays.")),
        )

    def _picker(self, name: str, values: tuple[Choosable, ...]) -> PicturePicker:
        def draw(value: str, height: int, ratio: float) -> QPixmap:
            shown = replace(self._settings, **{name: value})
            return self._picture(name, shown, height, ratio)

        picker = PicturePicker(values, getattr(self._settings, name), draw)
        picker.picked.connect(lambda value: self._change(name, value))
        self._pickers.append(picker)
        return picker

    def _picture(self, name: str, settings: Settings, height: int, ratio: float) -> QPixmap:
        """A few cards of the deck that these settings mean, side by side."""
        deck = chosen_deck(settings, self._high_contrast)
        hands: dict[str, tuple[Card | None, ...]] = {
            "card_index": tuple(map(parse_card, _INDEX_HAND)),
            "card_colours": tuple(map(parse_card, _COLOUR_HAND)),
            "card_back": (None,),
        }
        cards = hands[name]
        wide = height * CARD_RATIO
        size = QSize(round(wide * (1 + _STEP * (len(cards) - 1))), height)
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        for place, card in enumerate(cards):
            face = icons.face(card, deck, QSize(round(wide), height), ratio)
            painter.drawPixmap(QPointF(round(place * _STEP * wide), 0), face)
        painter.end()
        return picture

    def _change(self, name: str, value: str) -> None:
        self._settings = replace(self._settings, **{name: value})
        self.changed.emit(self._settings)
        for picker in self._pickers:
            picker.redraw()
