"""What stands on the table besides the cards: badges, captions, plates, arrow, empty slot, and what somebody says."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem

from kingtable.ui import told
from kingtable.ui.sayings import Saying
from kingtable.ui.table.bubble_item import BubbleItem
from kingtable.ui.table.caption_item import CaptionItem
from kingtable.ui.table.course_item import CourseItems
from kingtable.ui.table.look import Look
from kingtable.ui.table.picture import Picture
from kingtable.ui.table.placement import Layout, Rect
from kingtable.ui.table.seat_item import ArrowItem, BadgeStyle, SeatItem
from kingtable.ui.table.zone_item import PlateItem, SlotItem
from kingtable.ui.theme import px


def words_at_card(placed: Layout) -> int:
    """The height of words at a card, px: within reach of the card, however large the user's text is."""
    return min(px(13, placed.words), max(11, round(0.11 * placed.slot.height)))


class Furniture:
    """Stands at once where it belongs; only cards fly."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._seats: dict[int, SeatItem] = {}
        self._captions: list[CaptionItem] = []
        self._plate, self._slot, self._arrow = PlateItem(), SlotItem(), ArrowItem()
        self._bubble = BubbleItem()
        for item in (self._plate, self._slot, self._arrow, self._bubble):
            item.hide()
            scene.addItem(item)
        self.course = CourseItems(scene)

    def show(self, picture: Picture, placed: Layout, look: Look) -> None:
        """Stand as in that picture."""
        self._show_seats(picture, placed, look)
        self._show_captions(picture, placed, look)
        words = told.plate(picture.people, picture.plate) if picture.plate else None
        self._plate.show_plate(words, placed.plate, look, placed.words)
        self.course.show(picture, placed, look)
        slot = picture.slot_open and picture.plan == "trick"
        self._slot.setVisible(slot)
        if slot:
            self._slot.show_slot(placed.slot, told.slot_words(), look.theme.gold, look.font, words_at_card(placed))
        self._point(picture, placed, look)
        table = self._scene.sceneRect()
        self._bubble.show_in(picture, placed, Rect(0, 0, table.width(), table.height()), look)

    def _show_seats(self, picture: Picture, placed: Layout, look: Look) -> None:
        theme = look.theme
        style = BadgeStyle(
            look.badge, theme.gold, placed.words, look.ratio, look.font, opaque=theme.plain_cloth, deck=theme.deck
        )
        for seat in set(self._seats) - {pic.seat for pic in picture.seats}:
            self._scene.removeItem(self._seats.pop(seat))
        for pic in picture.seats:
            if pic.seat not in self._seats:
                self._seats[pic.seat] = SeatItem(style)
                self._scene.addItem(self._seats[pic.seat])
            self._seats[pic.seat].show_seat(pic, placed.badges[pic.seat], style)

    def _show_captions(self, picture: Picture, placed: Layout, look: Look) -> None:
        while len(self._captions) < len(picture.captions):
            self._captions.append(CaptionItem())
            self._scene.addItem(self._captions[-1])
        for item in self._captions[len(picture.captions) :]:
            item.hide()
        for item, caption, rect in zip(self._captions, picture.captions, placed.captions, strict=False):
            item.show_caption(caption, rect, look, placed.words)

    def _point(self, picture: Picture, placed: Layout, look: Look) -> None:
        """The arrow points at whoever has the turn."""
        turns = [pic.seat for pic in picture.seats if pic.turn]
        if turns:
            x, y, angle = placed.arrows[turns[-1]]
            self._arrow.point(x, y, angle, placed.scale, look.theme.gold)
        else:
            self._arrow.hide()

    def say(self, saying: Saying | None) -> None:
        """From the next picture on a seat says that, or nobody anything."""
        self._bubble.saying = saying
        if saying is None:
            self._bubble.hide()

    @property
    def saying(self) -> Saying | None:
        """What a bubble says now."""
        return self._bubble.saying

    def paint_saying(self, painter: QPainter) -> None:
        """Paint the bubble, if there is one, as it stands: for what lies over the table but not over its words."""
        if self._bubble.isVisible():
            self._bubble.paint(painter, QStyleOptionGraphicsItem())
