"""The statistics page: what each figure counts, what narrowing down leaves, charts and the tables beside them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from kingtable.games import IDS
from kingtable.store.figures import Line
from kingtable.store.schema import FIRST_PLAYER
from kingtable.ui import figures_told
from kingtable.ui.pages.statistics import StatisticsPage
from kingtable.ui.player_menu import Seated
from kingtable.ui.theme import CONTRAST, DARK, LIGHT, Theme
from tests.ui.conftest import Housekeeper, focused, press
from tests.ui.looking import cut_off, dressed

PEOPLE = (Seated(FIRST_PLAYER, "Deniz", 1, "gold"), Seated("a1", "Selin", 2, "red"), Seated("", "Guest", 1, "gold"))


def line(number: int, place: int, **changes: Any) -> Line:
    """A match of King on that day of January 2026."""
    usual = Line(
        id=f"m{number}",
        finished=f"2026-01-{number:02}T12:00:00+00:00",
        options="{}",
        players=4,
        total=100 * (3 - place),
        place=place,
        deals_won=2,
        best_deal=400,
        worst_deal=-320,
        kings_made=0,
        king_points=14,
        refused=2,
        undo_used=0,
        hints_used=0,
        opponents=json.dumps(["Ada", "Bo", "Cem"]),
        levels='["normal"]',
        entries=json.dumps([-320, 400, 100 * (3 - place) - 80]),
        chosen='[["rifki", -320, 0], ["trump S", 400, 1]]',
        deeds='{"tricks": 9}',
    )
    return usual._replace(**changes)


LINES = [
    line(1, 1),
    line(2, 1, opponents=json.dumps(["Işıl", "Bo", "Cem"]), levels='["easy", "hard"]'),
    line(3, 4, undo_used=1, options='{"choice_limit": "free"}'),
    line(4, 1, hints_used=1, kings_made=2),
]


def asked_of(lines: Sequence[Line]) -> StatisticsPage:
    def ask(player: str, game: str) -> Sequence[Line]:
        return lines if (player, game) == (FIRST_PLAYER, "king") else ()

    return StatisticsPage(ask, LIGHT, 100)


@pytest.fixture
def page(qtbot: QtBot) -> StatisticsPage:
    page = asked_of(LINES)
    qtbot.addWidget(page)
    page.show_player(PEOPLE, FIRST_PLAYER, "king")
    return page


def value(page: StatisticsPage, name: str) -> str:
    [found] = [row[1] for row in page.figures.rows if row[0] == name]
    return found


def test_figures_are_those_of_the_matches(page: StatisticsPage) -> None:
    assert value(page, "Matches") == "4"
    assert value(page, "Won") == "3 of 4 (75 %)"
    assert value(page, "Places") == "1st: 3 · 4th: 1"
    assert value(page, "Average place") == figures_told._rounded(1.75)
    assert value(page, "Longest winning streak") == "2"
    assert value(page, "Winning streak now") == "1"
    assert (value(page, "Best total"), value(page, "Worst total")) == ("200", "−100")
    assert value(page, "Average total") == "125"
    assert value(page, "Deals won") == "8 of 12 (67 %)"
    assert (value(page, "Best deal"), value(page, "Worst deal")) == ("400", "−320")
    assert (value(page, "Kings made"), value(page, "King points")) == ("2", "56")
    assert (value(page, "Tricks taken"), value(page, "Refused")) == ("36", "8")
    assert (value(page, "With moves taken back"), value(page, "With hints")) == ("1", "1")


@pytest.mark.parametrize("game", IDS)
def test_every_figure_of_every_game_says_what_it_counts(game: str, qapp: object) -> None:
    figures = figures_told.figures_of(game, LINES)
    assert len({each.name for each in figures}) == len(figures) > 12
    for each in figures:
        assert each.meaning.endswith(".") and each.value and "{" not in each.value + each.meaning
    assert figures_told.figures_of(game, ()) == []


def test_fewer_points_are_better_in_kings_reverse(qapp: object) -> None:
    figures = {each.name: each.value for each in figures_told.figures_of("kings-reverse", LINES)}
    assert (figures["Best total"], figures["Worst total"]) == ("−100", "200")


def choose(page: StatisticsPage, box: str, words: str) -> None:
    combo = {"rules": page._rule_set, "level": page._level, "opponent": page._opponent, "game": page._game}[box]
    combo.setCurrentIndex(combo.findText(words))


def look(page: StatisticsPage, part: str) -> None:
    """Open that part of the page."""
    next(tab for tab in page._tabs.buttons() if tab.text() == part).click()


def test_narrowing_down_leaves_the_right_matches(page: StatisticsPage) -> None:
    choose(page, "opponent", "Işıl")
    assert value(page, "Matches") == "1"
    choose(page, "level", "Normal")
    assert page._parts.currentWidget() is page._empty
    choose(page, "opponent", "All opponents")
    assert value(page, "Matches") == "3"
    [free] = [words for words in page._rules if words != "Usual rules"]
    choose(page, "rules", free)
    assert value(page, "Won") == "0 of 1 (0 %)"
    look(page, "Places")
    assert page.places.rows[0][4] == "moves taken back"


def test_the_contracts_and_how_they_ended(page: StatisticsPage) -> None:
    look(page, "Games chosen")
    assert [list(row) for row in page.choices.rows] == [
        ["Rıfkı", "4", "0 of 4 (0 %)", "−320", "−320", "−320"],
        ["Trump spades", "4", "4 of 4 (100 %)", "+400", "+400", "+400"],
    ]


def test_charts_and_tables_tell_the_same(page: StatisticsPage) -> None:
    look(page, "Points")
    series = {each.name: each for each in page._points_chart._course.series}
    assert list(series["Best match"].values) == [0, -320, 80, 200]
    assert series["Worst match"].values[-1] == -100
    assert [row[2] for row in page.points.rows] == ["0", "−320", "80", "200"]
    look(page, "Places")
    places = page._places_chart._course.series[1]
    assert list(places.values) == [1, 1, 4, 1] and places.hollow == {2, 3}
    assert [row[1] for row in page.places.rows] == ["1st", "4th", "1st", "1st"]
    assert "125" in page._points_chart.accessibleDescription()


def test_a_match_is_opened_from_its_row(page: StatisticsPage, qtbot: QtBot) -> None:
    look(page, "Places")
    with qtbot.waitSignal(page.opened) as opened:
        page._matches.activated.emit(page.places.index(1, 0))
    assert opened.args == ["m3"]


def test_nobody_and_nothing_are_said_in_words(page: StatisticsPage) -> None:
    choose(page, "game", "Injera Be Wat")
    assert "No match of this game" in page._empty.text()
    page.show_player(PEOPLE[-1:], "", "king")
    assert "guest" in page._empty.text()


def test_the_page_opens_from_anywhere_and_esc_leads_back(open_house: Housekeeper, tmp_path: Path) -> None:
    house = open_house(player_name="Deniz")
    window = house.window
    window.commands.statistics.trigger()
    assert window.pages.currentWidget() is window.archive._statistics
    assert isinstance(focused(), QPushButton)
    press(Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home


@pytest.mark.parametrize(("theme", "scale"), [(LIGHT, 100), (DARK, 200), (CONTRAST, 150)], ids=["100", "200", "150"])
def test_nothing_is_cut_off(theme: Theme, scale: int, qtbot: QtBot) -> None:
    page = asked_of(LINES)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    with dressed(theme, scale):
        page.set_theme(theme, scale)
        page.show_player(PEOPLE, FIRST_PLAYER, "king")
        page.show()
        for number in range(4):
            page._tabs.button(number).click()
            page.grab()
            assert cut_off(page) == []
