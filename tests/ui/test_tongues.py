"""A language whose words are 40 % longer, and one that is written from the right: nothing stays English or is cut off.

The window is as small as it may be on the smallest screen that people sit at.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingtable.core.events import redact
from kingtable.core.record import Record
from kingtable.games import game_of
from kingtable.games.reasons import SENTENCES
from kingtable.store.matches import Match
from kingtable.ui.boards import GAMES_WITH_BOARDS, make_board
from kingtable.ui.people import People, seated
from kingtable.ui.theme import LIGHT
from kingtable.ui.window import MainWindow
from tests.ui.conftest import Housekeeper
from tests.ui.looking import cut_off, dressed
from tests.ui.tongues import Stretched, english_in, spoken, untranslated

SMALL = (1024, 640)
NAMES = ("①", "②", "③", "④")
LEFT, RIGHT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.fixture(params=[(0.4, LEFT), (0.0, RIGHT)], ids=["longer", "from the right"], autouse=True)
def tongue(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    more, direction = request.param
    with dressed(LIGHT, 100), spoken(Stretched(more), direction):
        yield


def people() -> People:
    return seated(NAMES, (None, "easy", "normal", "hard"), 0, 1)


def steps(game: str, seed: int) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """A match played at random: the View of seat 0 after every step, and what happened in it."""
    played = game_of(game)
    assert played is not None
    chance = random.Random(seed)
    state = played.start({}, 4, seed)
    yield played.view(state, 0), ()
    while (seat := played.to_act(state)) is not None:
        state, events = played.apply(state, seat, chance.choice(played.legal(state, seat)))
        yield played.view(state, 0), tuple(redact(event, 0) for event in events)


def record(game: str, wanted: Callable[[Any], bool]) -> Record:
    """A match played at random up to the first decision of seat 0 at which ``wanted`` holds, or to its end."""
    played = game_of(game)
    assert played is not None
    chance = random.Random(7)
    state, actions = played.start({}, 4, 7), []
    while (seat := played.to_act(state)) is not None:
        if seat == 0 and wanted(played.view(state, 0)):
            break
        action = chance.choice(played.legal(state, seat))
        actions.append((seat, played.encode(action)))
        state = played.apply(state, seat, action)[0]
    return Record(game, NAMES, 7, actions=tuple(actions))


MOMENTS: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "king, naming": ("king", lambda view: view.deal.number > 2 and bool(view.nameable)),
    "king, playing": ("king", lambda view: view.deal.number > 2 and len(view.deal.trick) == 2),
    "king, over": ("king", lambda view: False),
    "classic king": ("classic-king", lambda view: view.deal.number > 6 and len(view.deal.trick) == 2),
    "classic king, over": ("classic-king", lambda view: False),
    "reverse": ("kings-reverse", lambda view: len(view.deal.discards) > 9),
    "reverse, joker": ("kings-reverse", lambda view: view.deal.phase == "answer"),
    "reverse, over": ("kings-reverse", lambda view: False),
    "no kings": ("no-kings", lambda view: view.left < 90),
    "no kings, choosing": ("no-kings", lambda view: view.phase == "choose"),
    "no kings, over": ("no-kings", lambda view: False),
}


@pytest.fixture
def window(open_house: Housekeeper) -> MainWindow:
    window = open_house(speed="instant", card_counter=True, player_name="①", opponent_names=["②"] * 7).window
    window.resize(*SMALL)
    QLocale.setDefault(QLocale("tr"))  # in which the time of day needs no words
    return window


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_table_and_its_scoresheet(window: MainWindow, moment: str) -> None:
    game, wanted = MOMENTS[moment]
    window.play(Match.begun(record(game, wanted), (0,), (None, "easy", "normal", "hard")))
    assert untranslated(window) == []
    assert cut_off(window) == []
    window.commands.sheet.trigger()
    assert untranslated(window) == []
    assert cut_off(window) == []


def test_home(window: MainWindow) -> None:
    for moment in ("king, playing", "no kings"):
        match = Match.begun(record(*MOMENTS[moment]), (0,), (None, "easy", "normal", "hard"))
        window.play(match)
        window.go_home()
        assert untranslated(window) == []
        assert cut_off(window) == []


OPEN: dict[str, Callable[[MainWindow], Any]] = {
    **{f"new {game}": partial(MainWindow.new_match, game=game) for game in GAMES_WITH_BOARDS},
    "preferences": lambda window: window.commands.preferences.trigger(),
    "cards": lambda window: window.commands.cards.trigger(),
    "keys": lambda window: window.commands.keys.trigger(),
    "about": lambda window: window.commands.about.trigger(),
    "matches": lambda window: window.commands.open_match.trigger(),
}


@pytest.mark.parametrize("dialog", OPEN)
def test_a_dialog(window: MainWindow, dialog: str) -> None:
    window.play(Match.begun(record(*MOMENTS["king, playing"]), (0,), (None, "easy", "normal", "hard")))
    window.go_home()
    OPEN[dialog](window)
    shown = opened(window)
    assert untranslated(shown) == []
    assert cut_off(shown) == []
    shown.close()


def test_the_table_rules_and_the_help(window: MainWindow) -> None:
    for game in GAMES_WITH_BOARDS:
        window.play(Match.begun(record(game, lambda view: True), (0,), (None, "easy", "normal", "hard")))
        window.commands.table_rules.trigger()
        shown = opened(window)
        assert untranslated(shown) == []
        assert cut_off(shown) == []
        shown.close()
    window.commands.how_to_play.trigger()
    help_window = window.desk.help
    assert help_window is not None
    assert cut_off(help_window) == []


def opened(window: MainWindow) -> QWidget:
    dialog = QApplication.activeModalWidget() or window.desk._dialog
    assert dialog is not None
    # A dialog is never larger than the window that it stands in.
    dialog.resize(dialog.size().boundedTo(QSize(*SMALL)))
    return dialog


@pytest.mark.parametrize("game", GAMES_WITH_BOARDS)
def test_whatever_is_told(qtbot: QtBot, game: str) -> None:
    """A whole match at random: what is announced, spoken, written into the history and summed up."""
    cloth = QWidget()
    qtbot.addWidget(cloth)
    board = make_board(game, LIGHT, 100, cloth)
    for widget in (board.top_bar, board.side):
        qtbot.addWidget(widget)
    sat, told = people(), set[str]()
    for step, (view, events) in enumerate(steps(game, 11)):
        for event in events:
            told |= {board.announcement(event, view, sat), board.tells(event, view, sat), board.celebration(event, sat)}
        told |= {board.due(view, sat)}
        if step % 40 == 0:
            told |= {line.text for line in board.history_lines(view, sat)} | set(board.reading(view, sat))
    assert [words for words in told if english_in(words)] == []
    assert len(told) > 40


def test_every_refusal_is_translated(qapp: QApplication) -> None:
    for sentence in SENTENCES.values():
        words = re.sub(r"\{\w+\}", "", qapp.translate("reasons", sentence))
        assert english_in(words) == "", sentence
