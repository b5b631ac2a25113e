"""A language whose words are 40 % longer, and one that is written from the right: nothing stays English or is cut off.

The window is as small as it may be on the smallest screen that people sit at.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingtable.core.events import redact
from kingtable.core.record import Record
from kingtable.games import IDS, game_of
from kingtable.games.reasons import SENTENCES
from kingtable.store.matches import Match
from kingtable.ui.boards import make_board
from kingtable.ui.people import People, seated
from kingtable.ui.theme import LIGHT
from kingtable.ui.window import MainWindow
from tests.ui.conftest import Housekeeper
from tests.ui.looking import cut_off, dressed
from tests.ui.tongues import Stretched, english_in, spoken, untranslated

SMALL = (1024, 640)
NAMES = ("①", "②", "③", "④")
LEVELS = (None, "easy", "normal", "hard")
LEFT, RIGHT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.fixture(autouse=True)
def tongue(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """The longer language, or the one from the right in the tests that ask for it."""
    from_the_right = getattr(request, "param", "") == "from the right"
    more, direction = (0.0, RIGHT) if from_the_right else (0.4, LEFT)
    with dressed(LIGHT, 100), spoken(Stretched(more), direction):
        yield


def in_both(every: Iterable[str], few: Iterable[str]) -> pytest.MarkDecorator:
    """Every case in the longer language, and a few in the one that is written from the right."""
    cases = [*((case, "longer") for case in every), *((case, "from the right") for case in few)]
    return pytest.mark.parametrize(("case", "tongue"), cases, indirect=["tongue"])


def people() -> People:
    return seated(NAMES, LEVELS, 0, 1)


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


@in_both(MOMENTS, ("king, naming", "king, playing", "reverse", "no kings, choosing"))
def test_a_table_and_its_scoresheet(window: MainWindow, case: str) -> None:
    game, wanted = MOMENTS[case]
    window.play(Match.begun(record(game, wanted), (0,), LEVELS))
    assert untranslated(window) == []
    assert cut_off(window) == []
    window.commands.sheet.trigger()
    assert untranslated(window) == []
    assert cut_off(window) == []


@in_both(("king, playing", "no kings", "king, over"), ("king, playing",))
def test_the_home_screen_and_what_it_leads_to(window: MainWindow, case: str) -> None:
    window.play(Match.begun(record(*MOMENTS[case]), (0,), LEVELS))
    window.go_home()
    assert untranslated(window) == []
    assert cut_off(window) == []
    for page in (window.commands.statistics, window.commands.history):
        page.trigger()
        assert untranslated(window) == []
        assert cut_off(window) == []


OPEN: dict[str, Callable[[MainWindow], Any]] = {
    **{f"new {game}": partial(MainWindow.new_match, game=game) for game in IDS},
    "preferences": lambda window: window.commands.preferences.trigger(),
    "cards": lambda window: window.commands.cards.trigger(),
    "keys": lambda window: window.commands.keys.trigger(),
    "about": lambda window: window.commands.about.trigger(),
    "matches": lambda window: window.commands.open_match.trigger(),
    "players": lambda window: window.commands.players.trigger(),
    "opponents": lambda window: window.commands.opponents.trigger(),
    "look back": lambda window: window.commands.look_back.trigger(),
    "table rules": lambda window: window.commands.table_rules.trigger(),
}


@in_both(OPEN, ("new king", "preferences", "keys", "opponents"))
def test_a_dialog(window: MainWindow, case: str) -> None:
    window.play(Match.begun(record(*MOMENTS["king, playing"]), (0,), LEVELS))
    OPEN[case](window)
    shown = opened(window)
    assert untranslated(shown) == []
    assert cut_off(shown) == []
    shown.close()


@pytest.mark.parametrize("game", ["classic-king", "kings-reverse", "no-kings"])
def test_the_table_rules_of_the_other_games(window: MainWindow, game: str) -> None:
    window.play(Match.begun(record(game, lambda view: True), (0,), LEVELS))
    window.commands.table_rules.trigger()
    shown = opened(window)
    assert untranslated(shown) == []
    assert cut_off(shown) == []
    shown.close()


@in_both(("help",), ("help",))
def test_the_help(window: MainWindow, case: str) -> None:
    window.commands.how_to_play.trigger()
    shown = window.desk.help
    assert shown is not None, case
    assert cut_off(shown) == []


def opened(window: MainWindow) -> QWidget:
    shown = QApplication.activeModalWidget()
    assert shown is not None and shown is not window
    # A dialog is never larger than the window that it stands in.
    shown.resize(shown.size().boundedTo(QSize(*SMALL)))
    return shown


def test_the_opponents_and_looking_back(window: MainWindow) -> None:
    window.play(Match.begun(record(*MOMENTS["king, playing"]), (0,), (None, "easy", "normal", "hard")))
    for command in (window.commands.opponents, window.commands.look_back):
        command.trigger()
        shown = opened(window)
        assert untranslated(shown) == []
        assert cut_off(shown) == []
        shown.close()


@pytest.mark.parametrize("game", IDS)
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
