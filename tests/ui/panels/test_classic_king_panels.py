"""The panels of Classic King: contract, stage, round and totals in sight, true figures, nothing cut off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLabel

from kingtable.core.game import places_of
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.games.classic_king_rounds import ROUNDS, round_of, round_sum
from kingtable.ui import rule_words
from kingtable.ui import told_classic_king as words
from kingtable.ui.models.classic_king_sheet import RoundSheetModel
from kingtable.ui.models.history import HistoryModel
from kingtable.ui.models.score_sheet import FIGURES, GAME
from kingtable.ui.pages.classic_king_scoresheet import ClassicKingScoresheet
from kingtable.ui.panels.classic_king_bar import ClassicKingBar
from kingtable.ui.panels.classic_king_endings import ClassicKingFinal, RoundSummary
from kingtable.ui.panels.classic_king_side import ClassicKingSide
from kingtable.ui.text import figure, place_name, signed
from kingtable.ui.theme import CONTRAST, LIGHT, Theme
from tests.ui.looking import cut_off, dressed, parent_window
from tests.ui.models.classic_king_matches import at_round, view_where, views
from tests.ui.models.matches import PEOPLE

OVER = list(views(3))[-1]
WINDOWS = [(1024, 640), (1366, 768), (2560, 1440)]


def said(widget):
    return {label.text() for label in widget.findChildren(QLabel) if not label.isHidden()}


@pytest.mark.parametrize("number", [4, 9, 14])
def test_contract_round_and_stage_are_in_sight(qtbot, number):
    bar = ClassicKingBar(LIGHT, 100)
    qtbot.addWidget(bar)
    bar.resize(1366, 48)
    bar.show_view(view_where(6, at_round(number)), PEOPLE)
    stage = "Penalty stage" if number <= 7 else "Bonus stage"
    assert {words.round_name(number), words.round_value(number), f"Round {number} of 14", stage} <= said(bar)


def test_a_narrow_bar_leaves_words_out_and_cuts_none_off(qtbot):
    with dressed(LIGHT, 200):
        window = parent_window(qtbot, (2000, 100))
        bar = ClassicKingBar(LIGHT, 200, window)
        bar.show_view(view_where(6, at_round(6)), PEOPLE)
        bar.show()
        height = bar.sizeHint().height()
        bar.resize(1, height)
        layout = bar.layout()
        assert layout is not None
        least = layout.minimumSize().width()
        for width in range(least, 2000, 40):
            bar.resize(width, height)
            bar.grab()
            assert cut_off(bar) == [], width


def test_every_round_has_a_name_of_its_own_and_its_sign():
    names = [words.round_name(number) for number in range(1, ROUNDS + 1)]
    assert len(set(names)) == ROUNDS
    for number in range(1, ROUNDS + 1):
        assert words.round_value(number).startswith("−" if number <= 7 else "+")
        assert words.round_name(number) in words.reminder(number)


def test_duties_are_told_in_the_rounds_that_have_them():
    usual, strict = (
        [words.round_duties(round_of(n, {"force_kh": value, "end_when_exhausted": "on"})) for n in range(1, ROUNDS + 1)]
        for value in ("king_rounds", "combined_too")
    )
    assert [n for n, told in enumerate(usual, 1) if told] == [2, 5, 7, 9, 12, 14]
    assert [n for n, told in enumerate(usual, 1) if "king of hearts" in told] == [5, 12]
    assert [n for n, told in enumerate(strict, 1) if "king of hearts" in told] == [5, 7, 12, 14]


def test_sheet_knows_all_rounds_from_the_start_and_fills_row_by_row(qtbot):
    model = RoundSheetModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    resets = []
    model.modelReset.connect(lambda: resets.append(1))
    for view in views(5):
        model.show_view(view, PEOPLE)
        if len(view.deal.tricks) > 0 or len(view.deal.trick) > 0:
            continue
        for row, done in enumerate(view.sheet):
            shown = [model.index(row, FIGURES + 2 * place).data() for place in range(4)]
            assert shown == [signed(done.entries[seat]) for seat in PEOPLE.around]
            assert model.rows[row].chooser == done.opener
    assert resets == [1] and tester.model() is model
    assert [model.index(row, GAME).data() for row in range(14)] == [words.round_name(n) for n in range(1, 15)]
    last = [model.index(13, FIGURES + 2 * place + 1).data() for place in range(4)]
    assert last == [figure(OVER_5.totals[seat]) for seat in PEOPLE.around]


OVER_5 = list(views(5))[-1]


def test_summary_shows_the_round_and_reminds_of_the_next(qtbot):
    panel = RoundSummary(LIGHT, 100)
    qtbot.addWidget(panel)
    for view in views(7):
        count = len(view.sheet)
        if not count or view.deal.trick or (view.deal.tricks and not view.over):
            continue
        panel.show_view(view, PEOPLE)
        shown = said(panel)
        assert words.round_title(count) in shown
        assert words.summed(count, view.totals) in shown
        assert sum(view.totals) == sum(round_sum(number) for number in range(1, count + 1))
        assert words.reminder(count + 1) in shown if count < 14 else True
        assert {signed(entry) for entry in view.sheet[-1].entries} <= shown


def test_the_end_of_the_match_has_every_place(qtbot):
    panel = ClassicKingFinal(LIGHT, 100)
    qtbot.addWidget(panel)
    panel.show_view(OVER, PEOPLE)
    assert {figure(total) for total in OVER.totals} <= said(panel)
    assert {place_name(place) for place in places_of(OVER.totals)} <= said(panel)


def test_side_panel_counts_the_cards_and_names_the_last_trick(qtbot):
    side = ClassicKingSide(HistoryModel(), LIGHT, 100)
    qtbot.addWidget(side)
    side.set_counter_visible(True)
    view = view_where(4, at_round(3))
    side.show_view(view, PEOPLE)
    assert side._counter_model.columnCount() == 8
    assert side._trick.accessibleName().startswith(f"round 3, trick {len(view.deal.tricks)}")


def test_every_table_rule_has_its_words():
    for rule in CLASSIC_KING.table_rules:
        assert rule_words.rule_label("classic-king", rule.name)
        for value in rule.values:
            label, meaning = rule_words.rule_value("classic-king", rule.name, value)
            assert label and meaning.endswith(".")


@pytest.mark.parametrize("theme", [LIGHT, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_is_cut_off(qtbot, window: tuple[int, int], scale: int, theme: Theme):
    with dressed(theme, scale):
        bar, side = ClassicKingBar(theme, scale), ClassicKingSide(HistoryModel(), theme, scale)
        page, final, summary = (
            ClassicKingScoresheet(theme, scale), ClassicKingFinal(theme, scale), RoundSummary(theme, scale),
        )  # fmt: skip
        side.set_counter_visible(True)
        side.fit(QSize(*window))
        view = view_where(6, at_round(5))
        for part in (bar, side, page, summary):
            part.show_view(view, PEOPLE)
        final.show_view(OVER, PEOPLE)
        sizes = [
            (bar, window[0], bar.sizeHint().height()),
            (side, side.width(), window[1] - 76),
            (page, window[0], window[1] - 28),
            *((panel, min(panel.sizeHint().width(), 780), min(panel.sizeHint().height(), 560))
              for panel in (summary, final)),
        ]  # fmt: skip
        for shown, width, height in sizes:
            qtbot.addWidget(shown)
            shown.resize(width, height)
            shown.show()
            shown.grab()
            assert cut_off(shown) == [], type(shown).__name__
