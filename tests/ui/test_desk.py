"""The panel beside the cloth, and over it as a drawer where the cloth would get too narrow."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kingtable.ui.pages.desk import LEAST_CLOTH, Desk
from tests.ui.conftest import Housekeeper, begin

PANEL = 224


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    cloth, side = QWidget(), QWidget()
    side.setFixedWidth(PANEL)
    desk = Desk(cloth)
    desk.add(side)
    desk.set_side(side)
    qtbot.addWidget(desk)
    desk.resize(LEAST_CLOTH + PANEL, 500)
    desk.show()
    return desk


def parts(desk: Desk) -> tuple[QWidget, QWidget]:
    cloth, side = desk.findChildren(QWidget)
    return (side, cloth) if cloth.minimumWidth() == PANEL else (cloth, side)


def test_there_is_room_beside_the_cloth(desk: Desk) -> None:
    cloth, side = parts(desk)
    assert not desk.is_drawer and side.isVisible()
    assert (cloth.width(), side.x()) == (LEAST_CLOTH, LEAST_CLOTH)
    desk.show_beside(False)
    assert not side.isVisible() and cloth.width() == desk.width()


def test_a_narrow_desk_has_a_closed_drawer_over_the_cloth(desk: Desk) -> None:
    cloth, side = parts(desk)
    desk.resize(LEAST_CLOTH + PANEL - 1, 500)
    assert desk.is_drawer and not side.isVisible() and cloth.width() == desk.width()
    desk.open_drawer(True)
    assert side.isVisible() and cloth.width() == desk.width()
    assert side.geometry().right() == desk.rect().right() and side.height() == desk.height()
    desk.resize(900, 400)
    assert side.isVisible() and side.height() == 400
    desk.open_drawer(False)
    assert not side.isVisible()


def test_what_is_wished_for_wide_windows_comes_back(desk: Desk) -> None:
    _, side = parts(desk)
    desk.resize(800, 500)
    desk.resize(1400, 500)
    assert side.isVisible()
    desk.show_beside(False)
    desk.resize(800, 500)
    desk.open_drawer(True)
    desk.resize(1400, 500)
    assert not side.isVisible()


def test_f9_opens_the_drawer_and_leaves_the_setting(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    window = house.window
    window.resize(950, 640)
    begin(house)
    side, command = window.table.board.side, window.commands.panel
    qtbot.waitUntil(lambda: window.table.desk.width() == window.width())
    assert window.table.desk.is_drawer and side.isHidden() and not command.isChecked()
    command.trigger()
    assert side.isVisible() and command.isChecked()
    command.trigger()
    assert side.isHidden() and window.settings.panel_visible
    window.resize(1900, 900)
    qtbot.waitUntil(lambda: not window.table.desk.is_drawer)
    assert side.isVisible() and command.isChecked()
    command.trigger()
    assert side.isHidden() and not window.settings.panel_visible


def test_a_window_that_grows_is_laid_out_once_before_it_is_painted(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant", text_scale=150)
    window = house.window
    window.resize(900, 560)
    begin(house)
    cloth, bar = window.table.table, window.table.board.top_bar
    qtbot.waitUntil(lambda: cloth.stage.picture is not None)
    wrapped = bar.height()
    window.resize(2400, 1000)
    sizes = cloth.size(), bar.size()
    assert bar.height() < wrapped  # one row instead of two
    qtbot.wait(20)
    assert (cloth.size(), bar.size()) == sizes
