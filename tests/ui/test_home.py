"""The home page: what it offers, what it says, and that nothing is cut off at any size."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from kingtable.games import IDS
from kingtable.store.results import Ended, Tally
from kingtable.ui.pages.at_home import Home
from kingtable.ui.pages.continue_panel import ContinueCard, ContinuePanel
from kingtable.ui.pages.home import HomePage
from kingtable.ui.pages.how_to_play import HowToPlay
from kingtable.ui.pages.king_at_a_glance import KingAtAGlance
from kingtable.ui.pages.miniature import Miniature
from kingtable.ui.pages.own_games import OwnGames
from kingtable.ui.pages.tile import Tile
from kingtable.ui.panels.last_matches import LastMatches
from kingtable.ui.player_menu import Seated
from kingtable.ui.situations.king import faces_of
from kingtable.ui.situations.situation import Situation
from kingtable.ui.text import game_title
from kingtable.ui.theme import CONTRAST, DARK, LIGHT, Theme
from tests.ui.looking import cut_off, dressed

NOW = Situation(
    "King, deal 7 of 20",
    "Emine named Rıfkı. It is your turn; spades were led.",
    (0, -140, -210, -270),
    faces_of("rifki"),
    "rifki",
    "Rıfkı",
)
CARD = ContinueCard(
    "m1",
    "king",
    NOW,
    (("Deniz", 1), ("Selin", 2), ("Kaan", 3), ("A name of forty characters, that is long", 4)),
    "saved two minutes ago",
)
LONG = ContinueCard(
    "m2",
    "kings-reverse",
    Situation("Kings Reverse, hand 12, to 1000 points", "Bo is to play. Required suit: diamonds.", (985,) * 8, ("9D",)),
    tuple((name * 12, number) for number, name in enumerate("ABCDEFGH", start=1)),
    "saved yesterday at 21:14",
)
TALLIES = {
    "king": Tally(44, 19, 2, 148),
    "classic-king": Tally(8, 3, 0, 0),
    "kings-reverse": Tally(1, 0, 0, 0),
    "no-kings": Tally(0, 0, 0, 0),
}
SEATS = (
    Seated("first", "Deniz", 1, "gold"),
    Seated("a", "Selin", 2, "red"),
    Seated("b", "W" * 40, 3, "blue"),
    Seated("c", "Kaan", 4, "green"),
    Seated("d", "Emine", 5, "violet"),
    Seated("", "Guest", 1, "gold"),
)
FULL = Home(CARD, 2, "Deniz", TALLIES, SEATS, "first")
CROWD = Home(LONG, 2, "Deniz", TALLIES, SEATS, "first")
FIRST = Home(None, 0, "", {game: Tally(0, 0, 0, 0) for game in IDS})


@pytest.fixture
def page(qtbot: QtBot) -> HomePage:
    page = HomePage(LIGHT, 100)
    qtbot.addWidget(page)
    page.resize(1366, 740)
    return page


def shown(page: HomePage, home: Home, qtbot: QtBot) -> HomePage:
    page.show_home(home)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    qtbot.waitUntil(lambda: page.focusWidget() is not None)
    return page


def button(page: HomePage, text: str) -> QPushButton:
    (found,) = (button for button in page.findChildren(QPushButton) if button.text() == text)
    return found


def texts(page: HomePage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel)]


def test_continue_comes_first_and_has_the_focus(page: HomePage, qtbot: QtBot) -> None:
    shown(page, FULL, qtbot)
    assert page.focusWidget() is button(page, "Continue")
    with qtbot.waitSignal(page.continue_requested) as told:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert told.args == ["m1"]


def test_the_scoresheet_of_the_match_can_be_asked_for(page: HomePage, qtbot: QtBot) -> None:
    shown(page, FULL, qtbot)
    with qtbot.waitSignal(page.scoresheet_requested) as told:
        button(page, "Scoresheet").click()
    assert told.args == ["m1"]


def test_the_card_names_the_people_and_their_totals_with_a_true_minus(page: HomePage, qtbot: QtBot) -> None:
    shown(page, FULL, qtbot)
    assert {"Deniz", "Selin", "Kaan", "0", "−140", "−210", "−270"} <= set(texts(page))
    assert "King, deal 7 of 20" in texts(page)


def test_other_unfinished_matches_are_one_step_away(page: HomePage, qtbot: QtBot) -> None:
    shown(page, FULL, qtbot)
    with qtbot.waitSignal(page.matches_requested):
        button(page, "Further unfinished matches: 2").click()
    page.show_home(replace(FULL, others=0))
    assert not [one for one in page.findChildren(QPushButton) if "unfinished" in one.text()]


def test_a_first_start_invites_to_king(page: HomePage, qtbot: QtBot) -> None:
    shown(page, FIRST, qtbot)
    assert "Your first game of King" in texts(page)
    assert "No match finished yet." in texts(page)
    assert page.focusWidget() is button(page, "Play King")
    with qtbot.waitSignal(page.new_match_requested) as told:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert told.args == ["king"]


@pytest.mark.parametrize(("number", "game"), list(enumerate(IDS, start=1)))
def test_every_game_is_played_by_its_key_and_its_button(page: HomePage, qtbot: QtBot, number: int, game: str) -> None:
    shown(page, FULL, qtbot)
    with qtbot.waitSignal(page.new_match_requested) as told:
        qtbot.keyClick(page, Qt.Key(Qt.Key.Key_0 + number))
    assert told.args == [game]
    (play,) = page.findChildren(Tile)[number - 1].findChildren(QPushButton)
    assert play.accessibleName() == f"Play {game_title(game)}"
    with qtbot.waitSignal(page.new_match_requested) as told:
        play.click()
    assert told.args == [game]


def test_a_tile_tells_how_its_game_went(page: HomePage, qtbot: QtBot) -> None:
    shown(page, FULL, qtbot)
    tiles = [{label.text() for label in tile.findChildren(QLabel)} for tile in page.findChildren(Tile)]
    for words, tile in zip(("Won 19 of 44", "Won 3 of 8", "Won 0 of 1", "Not played yet"), tiles, strict=True):
        assert words in tile


def test_tab_goes_from_continue_over_the_page_and_back(page: HomePage, qtbot: QtBot) -> None:
    shown(page, FULL, qtbot)
    order: list[QWidget] = []
    for _ in range(30):
        here = page.focusWidget()
        if here in order:
            break
        order.append(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    buttons = [one for one in order if isinstance(one, QPushButton)]
    words = [one.text() for one in buttons]
    assert len(buttons) == len(order)
    assert words[:4] == ["Continue", "Scoresheet", "Further unfinished matches: 2", "Play"]
    assert sorted(words) == sorted(one.text() for one in page.findChildren(QPushButton))
    assert [one for one in buttons if not one.accessibleName() and not one.text()] == []


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("All games", ["", "top"]),
        ("Rules of King", ["king", "top"]),
        ("Rules of Kings Reverse", ["kings-reverse", "top"]),
        ("Keys and mouse", ["", "keys"]),
    ],
)
def test_how_to_play_opens_the_help_at_its_place(page: HomePage, qtbot: QtBot, words: str, place: list[str]) -> None:
    shown(page, FULL, qtbot)
    with qtbot.waitSignal(page.help_requested) as told:
        button(page, words).click()
    assert told.args == place


def test_only_true_figures_are_shown(page: HomePage, qtbot: QtBot) -> None:
    shown(page, FULL, qtbot)
    assert {"22", "won of 53", "148", "King points", "2", "Kings made"} <= set(texts(page))


def test_a_name_is_text_and_never_markup(page: HomePage, qtbot: QtBot) -> None:
    shown(page, replace(FULL, player_name="<b>&amp;</b>"), qtbot)
    (greeting,) = (label for label in page.findChildren(QLabel) if label.text().endswith("<b>&amp;</b>"))
    assert greeting.textFormat() == Qt.TextFormat.PlainText


def test_a_change_of_colours_keeps_the_contents(page: HomePage, qtbot: QtBot) -> None:
    shown(page, FULL, qtbot)
    page.set_theme(DARK, 150)
    assert "King, deal 7 of 20" in texts(page)
    assert page.focusWidget() is button(page, "Continue")
    assert len(page.findChildren(ContinuePanel)) == 1


@pytest.mark.parametrize("contract", [None, "el", "kupa", "erkek", "kiz", "rifki", "son", "trump S", "trump C"])
def test_every_game_has_its_miniature(qtbot: QtBot, page: HomePage, contract: str | None) -> None:
    assert faces_of(contract)
    shown(page, replace(FULL, continue_match=replace(CARD, situation=replace(NOW, faces=faces_of(contract)))), qtbot)
    picture = page.findChildren(Miniature)[0]
    bare = picture.grab().toImage()
    qtbot.waitUntil(lambda: picture.grab().toImage() != bare)  # the cards come after the cloth


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 612), (1366, 740), (2560, 1412)], ids=str)
@pytest.mark.parametrize("home", [FULL, CROWD, FIRST], ids=["continue", "eight people", "first"])
def test_nothing_is_cut_off(qtbot: QtBot, home: Home, size: tuple[int, int], scale: int, theme: Theme) -> None:
    with dressed(theme, scale):
        page = HomePage(theme, scale)
        qtbot.addWidget(page)
        page.resize(*size)
        shown(page, replace(home, player_name="W" * 40), qtbot)
        assert cut_off(page) == []


def test_eight_people_and_their_totals_are_on_the_card(page: HomePage, qtbot: QtBot) -> None:
    shown(page, CROWD, qtbot)
    assert texts(page).count("985") == 8
    assert {name * 12 for name in "ABCDEFGH"} <= set(texts(page))


LATELY = (Ended("king", 1, 4), Ended("kings-reverse", 8, 8), Ended("no-kings", 2, 2))


@pytest.mark.parametrize("home", [FIRST, replace(FULL, lately=LATELY)], ids=["first", "full"])
@pytest.mark.parametrize("height", [612, 740, 940, 1040, 1400])
def test_the_column_beside_the_tiles_is_filled_and_never_needs_to_scroll(
    page: HomePage, qtbot: QtBot, home: Home, height: int
) -> None:
    page.resize(1600, height)
    shown(page, home, qtbot)
    (area,) = page.findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    lowest = {kind: max(_bottom(part, page) for part in page.findChildren(kind)) for kind in (Tile, HowToPlay)}
    assert abs(lowest[Tile] - lowest[HowToPlay]) <= 2
    assert page.findChildren(OwnGames)[0].isVisible() or page.findChildren(KingAtAGlance)[0].isVisible()


def _bottom(part: QWidget, page: HomePage) -> int:
    return part.mapTo(page, part.rect().bottomLeft()).y()


def test_who_has_finished_nothing_sees_the_games_of_king_and_others_their_last_matches(
    page: HomePage, qtbot: QtBot
) -> None:
    shown(page, FIRST, qtbot)
    glance = page.findChildren(KingAtAGlance)[0]
    assert glance.isVisible() and {"Rıfkı", "−320", "Trump", "+50"} <= set(texts(page))
    page.show_home(replace(FULL, lately=LATELY))
    qtbot.waitUntil(lambda: len(page.findChildren(LastMatches)) == 1)
    (bars,) = page.findChildren(LastMatches)
    assert bars.isVisible() and not page.findChildren(KingAtAGlance)[0].isVisible()
    assert bars.accessibleDescription() == "King: 1st, Kings Reverse: 8th, Injera Be Wat: 2nd"
