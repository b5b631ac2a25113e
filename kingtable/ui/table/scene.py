"""The scene: sprites that follow the model of all cards, and the furniture around them. It decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsScene

from kingtable.core.cards import Card
from kingtable.ui import told
from kingtable.ui.deck import face_name
from kingtable.ui.table.card_item import HOVER_LIFT, CardItem
from kingtable.ui.table.cards_model import CardsModel
from kingtable.ui.table.faces import Faces
from kingtable.ui.table.fading import Fades
from kingtable.ui.table.furniture import Furniture, words_at_card
from kingtable.ui.table.journeys import displaced, journeys, travels
from kingtable.ui.table.layout import layout
from kingtable.ui.table.look import Look
from kingtable.ui.table.motion import Flight, Flights
from kingtable.ui.table.picture import Picture, Tempo, Zone
from kingtable.ui.table.placement import Layout, Placement
from kingtable.ui.theme import DURATIONS


class TableScene(QGraphicsScene):
    """Shows one picture at a time; between two pictures the cards fly."""

    shown = Signal()
    """There is another picture, or it lies elsewhere; cards may still be flying."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cards = CardsModel(self)
        self.faces = Faces(look.theme.deck, self)
        self.picture: Picture | None = None
        self.placed: Layout | None = None
        self._look = look
        self._items: list[CardItem] = []
        self.furniture = Furniture(self)
        self._flights = Flights(self)
        self._nudges = Flights(self)
        self._fades = Fades(self)
        self.setSceneRect(0, 0, 800, 600)
        self.cards.modelReset.connect(self._make_items)
        self.cards.dataChanged.connect(self._dress_changed)
        self.faces.changed.connect(self._repaint_faces)

    # -- what is shown ---------------------------------------------------------------------------------------------

    def restyle(self, look: Look) -> None:
        """Draw everything anew in that look."""
        self._look = look
        self.faces.use_deck(look.theme.deck)
        self.relayout()
        for row in range(len(self._items)):
            self._dress(row)  # the model tells only of cards that changed themselves

    def resize(self, width: float, height: float) -> None:
        """The table has that size now; cards stand at once where they belong."""
        self.setSceneRect(0, 0, max(width, 200.0), max(height, 200.0))
        self.relayout()

    def relayout(self) -> None:
        """Show the same picture again in the present size and look, nothing moving."""
        self._flights.land()
        self._nudges.land()
        if self.picture is not None:
            self.show_picture(self.picture, Tempo.SET, 0.0, lambda: None)
            # All at once, while the cloth is painted: a face would be ordered only when its turn to be painted comes.
            for item in self._items:
                if item.isVisible():
                    item.order_face()

    def take_new_faces(self) -> None:
        """Have the paint that begins now show the pictures that are ready; else another one would have to follow."""
        names = self.faces.collect()
        for item in self._items:
            if item.name in names:
                item.forget()

    def show_picture(
        self, picture: Picture, tempo: Tempo, factor: float, landed: Callable[[], None], fade: int = 0
    ) -> None:
        """Make the scene that picture; ``factor`` scales the travelling times, 0 is at once.

        Cards that change places at once appear there in ``fade`` milliseconds, while everything goes on.
        ``landed`` is called when the last card has arrived, never before this returns with cards still to move.
        """
        self._flights.land()
        self._nudges.land()
        self._fades.finish()
        if not self._look.highlight:
            picture = replace(picture, cards=tuple(replace(pic, legal=None) for pic in picture.cards))
        self.picture = picture
        self.placed = layout(picture, self.width(), self.height(), self._look.text_scale, self._look.theme.deck.strip)
        self._use_sizes(self.placed)
        self.cards.show(picture.cards, self.placed.cards)
        self.furniture.show(picture, self.placed, self._look)
        self.shown.emit()
        flights = journeys(self._items, self.cards, picture, tempo, factor) if factor else []
        if not flights:
            late = displaced(self._items, self.cards)
            for row, item in enumerate(self._items):
                item.turn(1.0)
                item.place(self.cards.placement(row))
            if fade:
                self._fades.start([item for item in late if travels(item, self.cards)], fade)
            landed()
            return
        self._flights.start(flights, landed)

    @property
    def moving(self) -> bool:
        """Whether cards are flying."""
        return self._flights.moving

    def land(self) -> None:
        """Let all flying cards arrive now."""
        self._flights.land()

    def close(self) -> None:
        """End what runs in the background."""
        self._flights.land()
        self._nudges.land()
        self._fades.finish()
        self.faces.close()

    def warm_up(self, faces: Sequence[Card]) -> None:
        """Have these faces made at the sizes of hand and trick before they are needed, in that order."""
        if self.placed is None:
            return
        for height in (self.placed.hand.height, self.placed.slot.height):
            for face in faces:
                self.faces.order(face_name(face, self.faces.deck), round(height * self._look.ratio))

    # -- the viewer's cards ----------------------------------------------------------------------------------------

    def hand(self) -> list[Card]:
        """The viewer's cards from the left."""
        if self.picture is None:
            return []
        own = Zone("hand", self.picture.viewer)
        pics = [pic for pic in self.picture.cards if pic.zone == own and pic.face is not None]
        return [pic.face for pic in sorted(pics, key=lambda pic: pic.slot) if pic.face is not None]

    def hand_card_at(self, point: QPointF, besides: Card | None = None) -> Card | None:
        """The viewer's card under that point of the scene, the uppermost one, other than ``besides``."""
        found = None
        for card in self.hand():
            item = self.item_of(card)
            if item is not None and card != besides and item.hit(point):
                found = card
        return found

    def zone_at(self, point: QPointF) -> Zone | None:
        """The zone of the uppermost shown card under that point, the own hand left out."""
        found: tuple[float, Zone] | None = None
        for item in self._items:
            if item.isVisible() and item.hit(point):
                zone = self.cards.pic(item.row).zone
                if found is None or item.zValue() > found[0]:
                    found = item.zValue(), zone
        if found is None or self.picture is None or found[1] == Zone("hand", self.picture.viewer):
            return None
        return found[1]

    def item_of(self, card: Card) -> CardItem | None:
        """The sprite of a seen card."""
        row = self.cards.row_of(card)
        return self._items[row] if row is not None and row < len(self._items) else None

    def focus_card(self, card: Card | None) -> None:
        """Draw the keyboard's ring around that card alone."""
        for row, item in enumerate(self._items):
            item.focus(card is not None and self.cards.pic(row).face == card)

    def hover(self, card: Card | None, before: Card | None) -> None:
        """Raise the card under the pointer a little; let the one before sink back."""
        flights = []
        for face, lift in ((before, 0.0), (card, HOVER_LIFT)):
            item = self.item_of(face) if face is not None else None
            if item is None or item.placed is None:
                continue
            home = self.cards.placement(item.row)
            end = replace(home, y=home.y - lift * home.height)
            flights.append(Flight(item, item.placed, end, 0, DURATIONS.hover, 0.0))
        self._nudges.start(flights, lambda: None)

    def drag(self, card: Card, point: QPointF) -> None:
        """Hold the card at that point, above everything."""
        item = self.item_of(card)
        if item is not None:
            self._nudges.land()
            home = self.cards.placement(item.row)
            item.place(Placement(point.x(), point.y(), home.height, 0.0, 900.0, True))

    def send_home(self, card: Card, factor: float) -> None:
        """A card that was let go or refused glides back to where it belongs."""
        item = self.item_of(card)
        if item is None or item.placed is None:
            return
        home = self.cards.placement(item.row)
        if factor == 0:
            item.place(home)
            return
        self._nudges.start([Flight(item, item.placed, home, 0, DURATIONS.home, 0.0)], lambda: None)

    def shake(self, card: Card, factor: float) -> None:
        """A refused card swings three times where it lies."""
        item = self.item_of(card)
        if item is None or factor == 0:
            return
        home = self.cards.placement(item.row)
        part = DURATIONS.shake // 6
        swings = [replace(home, x=home.x + side) for side in (4.0, -4.0, 4.0, -4.0, 4.0)]
        self._swing(item, [home, *swings, home], part)

    def _swing(self, item: CardItem, path: list[Placement], part: int) -> None:
        if len(path) > 1:
            self._nudges.start(
                [Flight(item, path[0], path[1], 0, part, 0.0)], lambda: self._swing(item, path[1:], part)
            )

    # -- sprites follow the model ----------------------------------------------------------------------------------

    def _make_items(self) -> None:
        self._fades.finish()
        for item in self._items:
            self.removeItem(item)
        self._items = []
        for row in range(self.cards.rowCount()):
            item = CardItem(row, self.faces)
            self._items.append(item)
            self.addItem(item)
            self._dress(row)
            item.place(self.cards.placement(row))

    def _dress_changed(
        self, first: QModelIndex | QPersistentModelIndex, last: QModelIndex | QPersistentModelIndex
    ) -> None:
        for row in range(first.row(), last.row() + 1):
            self._dress(row)

    def _dress(self, row: int) -> None:
        item = self._items[row]
        placement = self.cards.placement(row)
        shown = item.placed
        pic = self.cards.pic(row)
        tag = told.tag(self.picture.people, pic.tag) if self.picture and pic.tag else ""
        item.dress(pic, tag, self._height_at_rest(placement), self._look.ratio)
        font = QFont(self._look.font)
        assert self.placed is not None
        font.setPixelSize(words_at_card(self.placed))
        font.setWeight(QFont.Weight.DemiBold)
        item.style(self._look.theme.gold, font)
        if shown is not None:
            # A new height at rest must not make the card jump before it flies.
            item.place(shown)

    def _height_at_rest(self, placement: Placement) -> float:
        # Cards that lie out of sight need no picture of their own size; they come from the trick or go into it.
        assert self.placed is not None
        return placement.height if placement.shown else self.placed.slot.height

    def _repaint_faces(self, names: frozenset[str]) -> None:
        for item in self._items:
            if item.name in names:
                item.changed()

    def _use_sizes(self, placed: Layout) -> None:
        heights = {self._height_at_rest(placement) for placement in placed.cards}
        heights |= {placed.hand.height, placed.slot.height}
        self.faces.use_sizes(tuple(round(height * self._look.ratio) for height in heights))
