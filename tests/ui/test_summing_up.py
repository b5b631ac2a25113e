"""While a deal is summed up, bar, side panel and history are still about that deal and nothing of the next one."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from kingtable.games import classic_king, king_match, kings_reverse, no_kings
from kingtable.ui.text import signed
from tests.ui.conftest import Housekeeper
from tests.ui.test_look_back import NAMES, played_on, session_of


def spoken(panel: QWidget) -> set[str]:
    """What a screen reader reads on the labels of a panel."""
    return {part.accessibleName() or part.text() for part in panel.findChildren(QLabel)}


def figures(view: Any) -> set[str]:
    """What the side panel has to say of the deal that is summed up, in the words of a screen reader."""
    done = view.sheet[-1]
    if isinstance(view, king_match.View):
        return {f"{name}, this deal: {signed(entry)}" for name, entry in zip(NAMES, done.entries, strict=True)}
    if isinstance(view, classic_king.View):
        return {f"{name}, round: {signed(entry)}" for name, entry in zip(NAMES, done.entries, strict=True)}
    if isinstance(view, kings_reverse.View):
        return {f"{name}, cards: {len(left)}" for name, left in zip(NAMES, done.left, strict=True)}
    return {f"{name}: {cards} cards" for name, cards in zip(NAMES, done.cards, strict=True)}


@pytest.mark.parametrize("game_id", ["king", "classic-king", "kings-reverse", "no-kings"])
def test_panels_tell_of_the_deal_that_is_summed_up(game_id: str, open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant", auto_play=True)
    session = session_of(game_id, more=0)
    played_on(house, qtbot, session)
    page = house.window.table
    view = session.view(0)
    assert figures(view) <= spoken(page.board.side)
    kinds = [line.kind for line in page.board.history.lines]
    assert kinds.count("deal") == 1, "the deal is told card by card, not in a line, and nothing of the next one"
    assert len(kinds) > 16
    shown = {part.text() for part in page.board.top_bar.findChildren(QLabel)}
    page.board.read.emit()
    qtbot.waitUntil(lambda: not page.table.choreographer.busy, timeout=60_000)
    if not view.over:
        assert not figures(view) <= spoken(page.board.side), "then the next one begins"
        assert {part.text() for part in page.board.top_bar.findChildren(QLabel)} != shown


@pytest.mark.parametrize("game_id", ["king", "classic-king", "kings-reverse", "no-kings"])
def test_the_situation_read_out_is_that_of_the_deal_that_is_summed_up(
    game_id: str, open_house: Housekeeper, qtbot: QtBot
) -> None:
    house = open_house(speed="instant", auto_play=True)
    session = session_of(game_id, more=0)
    played_on(house, qtbot, session)
    page, view = house.window.table, session.view(0)
    house.window.commands.read_out.trigger()
    told = page.table.message.text
    assert told and "You hold" not in told and "Deal 2" not in told and "Round 2" not in told
    if not isinstance(view, no_kings.View):
        assert all(str(abs(points)) in told for points in view.sheet[-1].entries)
