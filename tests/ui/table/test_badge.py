"""What a seat's badge shows."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from kingtable.ui.people import Person
from kingtable.ui.table.picture import SeatPic
from kingtable.ui.table.placement import Rect
from kingtable.ui.table.seat_item import BadgeStyle, SeatItem
from kingtable.ui.theme import LIGHT

SEAT = SeatPic(1, Person("Ada", 2, "rule"), total=150, cards_left=0, points=150, mark=None, turn=False)


def drawn(pic: SeatPic) -> QImage:
    item = SeatItem(BadgeStyle("#10241C", LIGHT.gold, 100, 1.0, QFont(), opaque=True, deck=LIGHT.deck))
    item.show_seat(pic, Rect(0, 0, 204, 58), item._style)
    image = QImage(204, 58, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def test_a_hand_is_counted_while_there_are_cards_in_it(qapp: object) -> None:
    uncounted = drawn(replace(SEAT, cards_are_total=True))
    assert drawn(SEAT) == uncounted
    assert drawn(replace(SEAT, cards_left=5)) != uncounted


def test_where_the_count_decides_an_empty_hand_is_counted_too(qapp: object) -> None:
    assert drawn(replace(SEAT, counted=True)) != drawn(SEAT)
