"""The side panel: true figures, everything together where there is room, tabs where there is not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel

from kingtable.games.tricks import card_of
from kingtable.ui.models.history import HistoryModel, Line
from kingtable.ui.panels.card_counter import CardCounter
from kingtable.ui.panels.choice_grid import ChoiceGrid
from kingtable.ui.panels.history_list import HistoryList
from kingtable.ui.panels.last_trick import LastTrick
from kingtable.ui.panels.scores import Scores
from kingtable.ui.panels.side_panel import SidePanel
from kingtable.ui.text import card_name, figure, signed
from kingtable.ui.theme import CONTRAST, LIGHT
from tests.ui.looking import dressed
from tests.ui.models.matches import PEOPLE, after_deal, playing, views


@pytest.fixture
def history():
    return HistoryModel()


@pytest.fixture
def side(qtbot, history):
    # Without the house's style a tab has more padding than there is room for, and the panel grows.
    with dressed(LIGHT, 100):
        made = SidePanel(history, LIGHT, 100)
        qtbot.addWidget(made)
        made.resize(284, 692)
        made.show()
        yield made


def fit(side, width, height):
    side.fit(QSize(width, height))
    side.resize(side.width(), height - 76)
    side.grab()


def seen(side, kind):
    return not side.findChild(kind).visibleRegion().isEmpty()


def test_large_window_shows_everything_together(side):
    side.show_view(playing(5, 7, 3, 2), PEOPLE)
    fit(side, 2000, 1100)
    assert side.width() == 284
    assert all(seen(side, kind) for kind in (Scores, ChoiceGrid, LastTrick, HistoryList))
    assert not seen(side, CardCounter)
    side.set_counter_visible(True)
    side.grab()
    assert seen(side, CardCounter) and seen(side, HistoryList)


def test_small_window_has_tabs_and_keeps_the_last_trick(side, qtbot):
    side.show_view(playing(5, 7, 3, 2), PEOPLE)
    fit(side, 1024, 700)
    assert 224 <= side.width() < 284
    assert seen(side, Scores) and seen(side, LastTrick) and not seen(side, ChoiceGrid)
    tabs = {button.text(): button for button in side.findChildren(QAbstractButton) if button.isCheckable()}
    assert tabs["Cards"].isHidden()
    qtbot.mouseClick(tabs["Choices"], Qt.MouseButton.LeftButton)
    side.grab()
    assert seen(side, ChoiceGrid) and seen(side, LastTrick) and not seen(side, Scores)
    side.set_counter_visible(True)
    qtbot.mouseClick(tabs["Cards"], Qt.MouseButton.LeftButton)
    side.grab()
    assert seen(side, CardCounter) and not seen(side, ChoiceGrid)
    side.set_counter_visible(False)
    side.grab()
    assert seen(side, Scores)


def test_scores_are_those_of_the_view(side):
    view = after_deal(5, 9)
    side.show_view(view, PEOPLE)
    scores = side.findChild(Scores)
    said = {label.accessibleName() for label in scores.findChildren(QLabel)}
    for seat, name in enumerate(PEOPLE.names):
        assert f"{name}, total: {figure(view.totals[seat])}" in said
        assert f"{name}, this deal: {signed(view.deal.entries[seat])}" in said
    trumps = sum(done.contract.startswith("trump") for done in view.sheet)
    assert any(
        text.startswith(f"Sum {figure(sum(view.totals))} = {trumps} trump") and text.endswith(f"{9 - trumps} penalties")
        for text in said
    )


def test_last_trick_is_told_in_words(side):
    trick = side.findChild(LastTrick)
    side.show_view(next(views(5)), PEOPLE)
    assert trick.accessibleName() == "No trick has been taken yet."
    view = playing(5, 7, 3, 2)
    side.show_view(view, PEOPLE)
    last = view.deal.tricks[-1]
    told = trick.accessibleName()
    assert told.startswith("deal 7, trick 3. ")
    for n, bit in enumerate(last.cards):
        name = PEOPLE.names[(last.leader - n) % 4]
        assert f"{name}: {card_name(card_of(bit))}" in told
    assert ("You took it" if last.winner == 0 else f"{PEOPLE.names[last.winner]} took it") in told


def test_last_trick_stays_over_the_end_of_a_deal(side):
    side.show_view(after_deal(5, 6), PEOPLE)
    assert side.findChild(LastTrick).accessibleName().startswith("deal 6, trick ")


def test_history_follows_the_newest_line_unless_scrolled_back(side, history, qtbot):
    side.show_view(playing(5, 7, 3, 2), PEOPLE)
    fit(side, 2000, 900)
    shown = side.findChild(HistoryList)
    bar = shown.verticalScrollBar()
    history.append(*(Line("play", f"line {n}") for n in range(200)))
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    bar.setValue(0)
    before = bar.maximum()
    history.append(*(Line("play", f"more {n}") for n in range(10)))
    qtbot.waitUntil(lambda: bar.maximum() > before)
    assert bar.value() == 0


def test_sheet_button(side, qtbot):
    with qtbot.waitSignal(side.sheet_requested):
        side._sheet.click()


@pytest.mark.parametrize(("window", "scale"), [((1024, 640), 200), ((1366, 768), 150), ((2560, 1440), 200)])
@pytest.mark.parametrize("theme", [LIGHT, CONTRAST])
def test_content_never_wider_than_the_panel(side, window, scale, theme):
    side.set_theme(theme, scale)
    side.set_counter_visible(True)
    side.show_view(playing(5, 14, 3, 2), PEOPLE)
    fit(side, *window)
    for part in (Scores, LastTrick):
        found = side.findChild(part)
        assert found.mapTo(side, found.rect().bottomRight()).x() <= side.width()


def test_history_asks_little_of_its_model(side, history, monkeypatch):
    fit(side, 2000, 1100)
    asked = []
    monkeypatch.setattr(HistoryModel, "data", lambda *asking: asked.append(asking))
    history.append(*(Line("play", f"line {n}") for n in range(100)))
    side.grab()
    first = len(asked)
    history.append(Line("trick", "one more"))
    side.grab()
    # Measured once: a new line asks for little, however many stand before it.
    assert len(asked) - first <= 10


def test_last_trick_is_told_once(side, monkeypatch):
    trick = side.findChild(LastTrick)
    view = playing(5, 7, 3, 2)
    side.show_view(view, PEOPLE)
    told: list[str] = []
    monkeypatch.setattr(trick, "setToolTip", told.append)
    side.show_view(playing(5, 7, 3, 3), PEOPLE)
    assert told == []
    side.show_view(playing(5, 7, 4, 0), PEOPLE)
    assert len(told) == 1


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_sum_is_whole_or_shorter(side, scale):
    view = after_deal(5, 9)
    side.set_theme(LIGHT, scale)
    side.show_view(view, PEOPLE)
    scores = side.findChild(Scores)
    for width in (1024, 1366):
        fit(side, width, 768)
        assert scores._sum.sizeHint().width() <= scores._sum.width()
        assert scores._sum.toolTip().startswith(scores._sum.text())
