"""Read from right to left the house is mirrored, and the seats at the table stay where they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingtable.ui.dialogs.choice import Choice, Slider
from tests.ui.conftest import Housekeeper, begin


@pytest.fixture
def right_to_left(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def ink(image: QImage, left: float, right: float) -> int:
    """How many dark pixels there are between these shares of the width."""
    columns = range(round(left * image.width()), round(right * image.width()))
    return sum(image.pixelColor(x, y).lightness() < 110 for x in columns for y in range(8, image.height() - 8))


@pytest.mark.usefixtures("right_to_left")
def test_seats_stay_and_the_panel_changes_sides(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant", deal_summary=False)
    begin(house)
    page = house.window.table
    qtbot.waitUntil(lambda: page.table.stage.placed is not None)
    badges = page.table.stage.placed.badges  # type: ignore[union-attr]
    assert badges[1].x < badges[2].x < badges[3].x, "play still runs the way it runs"
    cloth, side = (part.mapTo(house.window, QPoint(0, 0)).x() for part in (page.table, page.board.side))
    assert side < cloth or page.desk.is_drawer


@pytest.mark.usefixtures("right_to_left")
def test_the_tip_of_a_box_is_on_the_other_side_of_its_words(qtbot: QtBot) -> None:
    box = Choice((("a", "i"),), "a")
    qtbot.addWidget(box)
    box.resize(300, 40)
    box.show()
    image = box.grab().toImage()
    assert ink(image, 0.03, 0.2) > 0, "the tip"
    assert ink(image, 0.3, 0.7) == 0


@pytest.mark.usefixtures("right_to_left")
def test_a_slider_has_less_on_the_left_in_every_language(qtbot: QtBot) -> None:
    slider = Slider((0, 100), 5, 0)
    qtbot.addWidget(slider)
    slider.resize(300, 30)
    slider.show()
    assert slider.childAt(QPointF(5, 15).toPoint()) is None
    assert not slider.isRightToLeft()
