"""The scoresheet page: the whole match in figures, lines and a proof; keys; every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from kingtable.ui.models.score_sheet import DEAL, FIGURES
from kingtable.ui.pages.scoresheet import ScoresheetPage
from kingtable.ui.panels.balance_chart import BalanceChart
from kingtable.ui.panels.plotting import ticks_of
from kingtable.ui.panels.rights import Rights
from kingtable.ui.panels.sheet_table import SheetTable, Totals
from kingtable.ui.text import figure, signed
from kingtable.ui.theme import CONTRAST, DARK, LIGHT
from tests.ui.models.matches import PEOPLE, after_deal, naming, playing, views


@pytest.fixture
def page(qtbot):
    made = ScoresheetPage(LIGHT, 100)
    qtbot.addWidget(made)
    made.resize(1366, 740)
    made.show()
    with qtbot.waitActive(made):
        made.activateWindow()
    return made


def words(widget):
    return {label.text() for label in widget.findChildren(QLabel) if not label.isHidden()}


def test_shows_the_figures_of_the_match(page):
    view = after_deal(6, 12)
    page.show_view(view, PEOPLE)
    table = page.findChild(SheetTable)
    for n, done in enumerate(view.sheet):
        shown = [table.model().index(n, FIGURES + 2 * place).data() for place in range(4)]
        assert shown == [signed(done.entries[seat]) for seat in PEOPLE.around]
    assert "King · 12 of 20 deals played" in words(page)
    totals = page.findChild(Totals)
    assert totals.accessibleName() == "Total after 12 deals"
    for seat, name in enumerate(PEOPLE.names):
        assert f"{name} {figure(view.totals[seat])}" in totals.accessibleDescription()
        assert f"{name} {figure(view.totals[seat])}" in page.findChild(BalanceChart).accessibleDescription()


def test_finished_match_adds_up_to_zero(page):
    page.show_view(list(views(9))[-1], PEOPLE)
    assert {
        "Trump deals: 8, +5200. Penalty deals: 12, −5200.", "The four totals add up to 0.",
    } <= words(page)  # fmt: skip
    assert not page._tick.isHidden()


def test_rights_left_follow_the_table_rule(page):
    view = naming(6, 8)
    page.show_view(view, PEOPLE)
    said = [child.accessibleName() for child in page.findChild(Rights).children() if child.isWidgetType()]
    named = [text for seat, text in view.picks if seat == 0]
    trumps = 2 - sum(text.startswith("trump") for text in named)
    penalties = 3 - (len(named) - (2 - trumps))
    assert any(text.startswith(f"Deniz: {penalties} penalt") for text in said)
    assert any(text.startswith("Deniz") and f" and {trumps} trump" in text for text in said)
    page.show_view(playing(6, 13, 4, 2, choice_limit="free"), PEOPLE)
    assert "Open to all" in words(page)


def test_arrows_move_and_escape_closes(page, qtbot):
    page.show_view(playing(6, 13, 4, 2), PEOPLE)
    table = page.findChild(SheetTable)
    assert table.hasFocus()
    assert (table.currentIndex().row(), table.currentIndex().column()) == (12, DEAL)
    qtbot.keyClick(table, Qt.Key.Key_Up)
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert (table.currentIndex().row(), table.currentIndex().column()) == (11, DEAL + 1)
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(table, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.closed):
        page.back.click()


def test_current_row_keeps_its_place_when_the_match_goes_on(page, qtbot):
    page.show_view(playing(6, 13, 4, 2), PEOPLE)
    table = page.findChild(SheetTable)
    qtbot.keyClick(table, Qt.Key.Key_Up)
    page.show_view(after_deal(6, 13), PEOPLE)
    assert table.currentIndex().row() == 11


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST])
@pytest.mark.parametrize(("size", "scale"), [((1024, 612), 100), ((1024, 612), 200), ((2560, 1412), 150)])
def test_all_columns_have_their_room_at_every_size(page, qtbot, theme, size, scale):
    page.set_theme(theme, scale)
    page.show_view(playing(6, 13, 4, 2), PEOPLE)
    page.resize(*size)
    page.grab()
    table = page.findChild(SheetTable)
    assert table.horizontalHeader().length() >= table.needed_width
    last = table.model().index(19, FIGURES + 7)
    table.setCurrentIndex(last)
    page.grab()
    assert table.viewport().rect().contains(table.visualRect(last))
    cell = table.visualRect(last)
    assert page.rect().contains(table.viewport().mapTo(page, cell.center()))


@pytest.mark.parametrize("totals", [[0], [0, 10], [0, -10], [0, 650, -1180], [-5200, 0, 3000]])
@pytest.mark.parametrize("most", [2, 5, 10])
def test_ticks_span_all_totals_in_few_round_steps(totals, most):
    ticks = ticks_of(totals, most, 2)
    assert ticks[0] <= min(totals) and ticks[-1] >= max(totals) and 0 in ticks
    assert 2 <= len(ticks) <= most + 1
    assert len({after - before for before, after in zip(ticks, ticks[1:], strict=False)}) == 1
