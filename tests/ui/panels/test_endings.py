"""The summary of a deal and the end of a match: figures, places, words, keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QWidget

from kingtable.core.game import places_of
from kingtable.games.king_contracts import UNIT_VALUE
from kingtable.games.king_match import king_points
from kingtable.ui.name_label import NameLabel
from kingtable.ui.panels.final import FinalPanel
from kingtable.ui.panels.standings import Standings
from kingtable.ui.panels.summary import SummaryPanel
from kingtable.ui.panels.taken import taken
from kingtable.ui.text import contract_name, figure, signed
from kingtable.ui.theme import CONTRAST, LIGHT
from tests.ui.models.matches import LONG_NAME, PEOPLE, after_deal, kings_match, views


def shown(qtbot, panel):
    qtbot.addWidget(panel)
    panel.resize(panel.sizeHint())
    panel.show()
    with qtbot.waitActive(panel):
        panel.activateWindow()
    return panel


def words(panel):
    return [label.text() for label in panel.findChildren(QLabel) if not label.isHidden()]


def test_summary_tells_the_deal(qtbot):
    panel = shown(qtbot, SummaryPanel(LIGHT, 100))
    view = after_deal(5, 7)
    panel.show_view(view, PEOPLE)
    done = view.sheet[-1]
    said = words(panel)
    assert f"Deal 7: {contract_name(done.contract)}" in said
    for seat in range(4):
        assert signed(done.entries[seat]) in said and figure(view.totals[seat]) in said
        assert taken(done, seat) in said
    assert f"The deal adds up to {figure(sum(done.entries))}, the totals to {figure(sum(view.totals))}." in said
    assert not any("King:" in text for text in said)


def test_standings_are_ordered_by_place(qtbot):
    panel = shown(qtbot, SummaryPanel(LIGHT, 100))
    view = after_deal(5, 9)
    panel.show_view(view, PEOPLE)
    standings = panel.findChild(Standings)
    names = [label.text() for label in sorted(standings.findChildren(NameLabel), key=lambda label: label.y())]
    places = places_of(view.totals)
    order = sorted(range(4), key=lambda seat: (places[seat], PEOPLE.around.index(seat)))
    assert names == [PEOPLE.names[seat] for seat in order]


def test_made_king_is_celebrated(qtbot):
    panel = shown(qtbot, SummaryPanel(LIGHT, 100))
    panel.show_view(kings_match(), PEOPLE)
    assert "You made a King: all thirteen tricks!" in words(panel)
    panel.show_view(kings_match(), type(PEOPLE)(PEOPLE.seats, viewer=1))
    assert "Deniz made a King: all thirteen tricks!" in words(panel)


def test_enter_goes_on(qtbot):
    panel = shown(qtbot, SummaryPanel(LIGHT, 100))
    panel.show_view(after_deal(5, 7), PEOPLE)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        went = []
        panel.continued.connect(lambda: went.append(1))  # noqa: B023 - each round looks at its own list
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert went == [1]
        panel.continued.disconnect()
    with qtbot.waitSignal(panel.continued):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)


def test_taken_accounts_for_every_entry(qapp):
    seen = set()
    for seed in range(4):
        last = list(views(seed))[-1]
        for done in last.sheet:
            seen.add(done.contract[:5])
            for seat in range(4):
                told = taken(done, seat)
                units = done.entries[seat] // UNIT_VALUE[done.contract]
                if done.contract in ("erkek", "kiz", "rifki"):
                    assert (0 if told == "nothing" else len(told.split())) == units
                elif done.contract == "son":
                    assert told == ("nothing", told, "tricks 12 and 13")[units]
                    assert units != 1 or told in ("trick 12", "trick 13")
                elif done.contract == "kupa":
                    assert told == (f"hearts: {units}" if units else "nothing")
                else:
                    assert told == f"tricks: {units}"
    assert len(seen) == 7


@pytest.mark.parametrize("seed", range(6))
def test_final_shows_places_and_king_points(qtbot, seed):
    panel = shown(qtbot, FinalPanel(LIGHT, 100))
    view = list(views(seed))[-1]
    panel.show_view(view, PEOPLE)
    said = words(panel)
    places = places_of(view.totals)
    assert f"King points earned: {king_points(view.sheet, 0, places[0])}" in said
    assert all(figure(total) in said for total in view.totals)
    won = any(text in said for text in ("You win the match!", "You share the win!"))
    assert won == (places[0] == 1)
    parts = next(text for text in said if text.startswith("deals won"))
    assert ("match won +10" in parts) == won


def test_final_counts_kings_made(qtbot):
    panel = shown(qtbot, FinalPanel(LIGHT, 100))
    panel.show_view(kings_match(), PEOPLE)
    assert "King points earned: 36" in words(panel)
    assert "deals won +1  ·  match won +10  ·  Kings made +25" in words(panel)


def test_final_buttons(qtbot):
    panel = shown(qtbot, FinalPanel(LIGHT, 100))
    panel.show_view(list(views(1))[-1], PEOPLE)
    buttons = panel.findChildren(QPushButton)
    for signal in (panel.home_requested, panel.sheet_requested, panel.new_match_requested):
        with qtbot.waitSignal(signal):
            buttons.pop(0).click()


def test_arrows_stay_in_the_panel(qtbot):
    final = FinalPanel(LIGHT, 100)
    final.show_view(list(views(1))[-1], PEOPLE)
    summary = SummaryPanel(LIGHT, 100)
    summary.show_view(after_deal(5, 7), PEOPLE)
    for panel, buttons in ((final, 4), (summary, 2)):
        window = QWidget()
        layout = QHBoxLayout(window)
        for widget in (QPushButton(), panel, QPushButton()):
            layout.addWidget(widget)
        shown(qtbot, window)
        panel.setFocus()
        reached = set()
        for key in [Qt.Key.Key_Left] * 4 + [Qt.Key.Key_Right] * 5 + [Qt.Key.Key_Up, Qt.Key.Key_Down]:
            qtbot.keyClick(QApplication.focusWidget(), key)
            focus = QApplication.focusWidget()
            assert focus is not None and panel.isAncestorOf(focus)
            reached.add(focus)
        assert len(reached) == buttons


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_endings_fit_their_own_size_hint(qtbot, scale):
    for panel, view in (
        (SummaryPanel(CONTRAST, scale), kings_match()),
        (FinalPanel(CONTRAST, scale), list(views(2))[-1]),
    ):
        panel.show_view(view, PEOPLE)
        shown(qtbot, panel)
        panel.grab()
        (standings,) = panel.findChildren(Standings)
        assert standings.visibleRegion().boundingRect() == standings.rect()


def test_long_names_lose_their_middle_and_keep_a_tooltip(qtbot):
    name = NameLabel(LONG_NAME)
    qtbot.addWidget(name)
    name.resize(name.sizeHint())
    name.show()
    name.grab()
    assert name.shown == LONG_NAME and not name.toolTip()
    name.resize(name.minimumSizeHint())
    name.grab()
    assert "…" in name.shown and name.toolTip() == name.text() == LONG_NAME
    name.setText("Al")
    name.grab()
    assert name.shown == "Al" and not name.toolTip()
