"""The buttons of a capture stay in the ground that the table leaves them, whatever the size of the text."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kingtable.core.actions import Draw
from kingtable.ui.table.layout import layout
from kingtable.ui.table.look import Look
from kingtable.ui.table.offer import Offer
from kingtable.ui.table.offers import OfferBar
from kingtable.ui.table.pictures.no_kings import picture_of
from kingtable.ui.theme import LIGHT
from tests.ui.looking import dressed
from tests.ui.nokings import people, steps

RULES = {"captures_per_card": "one", "direct_first": "off"}
FOUR = tuple(Offer(words, str(n), Draw(), main=n == 1) for n, words in enumerate(("1+2+6", "2+7", "Ada", "Bo"), 1))
SIZES = [(800, 568, 100), (1024, 538, 150), (1024, 502, 200), (1082, 692, 100), (900, 620, 200), (2176, 1300, 200)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_four_captures_stay_clear_of_the_own_seat(qtbot: QtBot, seats: int, size: tuple[int, int, int]) -> None:
    width, height, scale = size
    asked = (view for seed in range(40) for view, _, _ in steps(seats, seed, RULES))
    view = next(view for view in asked if view.phase == "choose" and view.round.to_act == 0)
    placed = layout(picture_of(view, people(seats)), *size)
    assert placed.offers is not None
    cloth = QWidget()
    qtbot.addWidget(cloth)
    cloth.resize(width, height)
    look = Look(LIGHT, "no-kings", scale, 1.0, QFont(), highlight=True)
    bar = OfferBar(look, cloth)
    with dressed(LIGHT, scale):
        bar.show_offers(FOUR)
        bar.restyle(look, placed.words)
        bar.lie(placed.offers)
        lowest = max(bar.y() + button.geometry().bottom() for button in bar.findChildren(QWidget))
        assert lowest < min(placed.badges[0].y, placed.hand.y)
        assert all(button.height() >= 32 for button in bar.findChildren(QWidget))


@pytest.mark.parametrize(("middle", "expected"), [(40, "left"), (500, "around"), (960, "right")])
def test_choices_of_a_card_stand_above_it_and_within_the_table(qtbot: QtBot, middle: int, expected: str) -> None:
    cloth = QWidget()
    qtbot.addWidget(cloth)
    cloth.resize(1000, 600)
    bar = OfferBar(Look(LIGHT, "kings-reverse", 100, 1.0, QFont(), highlight=True), cloth)
    bar.show_offers(FOUR)
    placed = layout(picture_of(next(steps(2, 1, RULES))[0], people(2)), 1000, 600, 100)
    bar.fit(replace(placed, badges={}, arrows={}), 1000, 400, middle)
    box = bar.geometry()
    assert box.left() >= 8 and box.right() <= 992
    assert {"left": box.left() == 8, "around": abs(box.center().x() - 500) <= 2, "right": box.right() > 985}[expected]
