"""The item models: the true figures, small changes, no resets within a match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from kingtable.core.cards import pack_52
from kingtable.games.king import KING
from kingtable.games.king_contracts import UNIT_VALUE, UNITS
from kingtable.ui.models.choices import TURNS, ChoicesModel
from kingtable.ui.models.counter import CounterModel, Whereabouts, whereabouts
from kingtable.ui.models.history import KIND, HistoryModel, Line
from kingtable.ui.models.score_sheet import FIGURES, ScoreSheetModel, sheet_rows
from kingtable.ui.text import contract_name, figure, signed
from tests.ui.models.matches import PEOPLE, after_deal, naming, playing, states, views

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def texts(model, row):
    return [model.index(row, column).data() for column in range(model.columnCount())]


def test_sheet_fills_row_by_row_without_a_reset(qtbot):
    model = ScoreSheetModel()
    tester = QAbstractItemModelTester(model, FATAL)
    resets, changes = [], []
    model.modelReset.connect(lambda: resets.append(1))
    model.dataChanged.connect(lambda first, last: changes.append((first.row(), last.row())))
    written = 0
    for view in views(11):
        changes.clear()
        model.show_view(view, PEOPLE)
        if len(view.sheet) > written:
            written = len(view.sheet)
            # The finished row and the one that opens, nothing else.
            assert changes == [(written - 1, min(written, 19))]
    assert len(resets) == 1 and written == 20
    assert tester.model() is model
    for n, done in enumerate(view.sheet):
        row = texts(model, n)
        assert row[:3] == [str(n + 1), PEOPLE.names[done.chooser], contract_name(done.contract)]
        assert row[FIGURES::2] == [signed(done.entries[seat]) for seat in PEOPLE.around]
    assert texts(model, 19)[FIGURES + 1 :: 2] == [figure(view.totals[seat]) for seat in PEOPLE.around]


def test_sheet_rows_add_up_and_know_all_choosers():
    first = next(views(5))
    assert [row.chooser for row in sheet_rows(first)] == [(first.first_chooser - n) % 4 for n in range(20)]
    for view in views(5):
        due = 0
        for row in sheet_rows(view):
            assert row.now == (not view.over and row.deal == view.deal.number)
            if row.totals is not None:
                assert row.contract is not None
                due += UNIT_VALUE[row.contract] * UNITS[row.contract]
                assert sum(row.totals) == due


def test_sheet_forgets_a_deal_that_was_taken_back(qtbot):
    model = ScoreSheetModel()
    model.show_view(after_deal(3, 6), PEOPLE)
    assert texts(model, 5)[FIGURES]
    model.show_view(playing(3, 6, 2, 1), PEOPLE)
    assert texts(model, 5)[FIGURES:] == [""] * 8


def test_sheet_speaks_whole_sentences(qtbot):
    model = ScoreSheetModel()
    view = after_deal(3, 2)
    model.show_view(view, PEOPLE)
    said = model.index(0, FIGURES).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == f"Deal 1, Deniz, this deal: {signed(view.sheet[0].entries[0])}"
    said = model.index(9, FIGURES).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Deal 10, Deniz, this deal: nothing yet"


@pytest.mark.parametrize("model", [ScoreSheetModel, ChoicesModel])
def test_new_people_reset_the_model(qtbot, model):
    made = model()
    view = after_deal(3, 2)
    made.show_view(view, PEOPLE)
    with qtbot.waitSignal(made.modelReset):
        made.show_view(view, type(PEOPLE)(PEOPLE.seats, viewer=1))


def test_choices_are_five_a_seat(qtbot):
    model = ChoicesModel()
    QAbstractItemModelTester(model, FATAL, model)
    for view in views(21):
        model.show_view(view, PEOPLE)
    named = {}
    for row, seat in enumerate(PEOPLE.around):
        for column in range(model.columnCount()):
            choice = model.choice(model.index(row, column))
            assert choice.chooser == seat
            named[choice.deal] = choice.contract
    assert named == {n + 1: done.contract for n, done in enumerate(view.sheet)}


def test_choices_mark_the_one_who_is_choosing(qtbot):
    model = ChoicesModel()
    view = after_deal(8, 4)
    assert view.deal.chooser != view.seat
    model.show_view(view, PEOPLE)
    row = PEOPLE.around.index(view.deal.chooser)
    assert model.index(row, 1).data() == "now"
    name = PEOPLE.names[view.deal.chooser]
    assert model.index(row, 1).data(Qt.ItemDataRole.AccessibleTextRole) == f"Deal 5: {name} chooses now"
    assert model.index(row, 2).data(Qt.ItemDataRole.ToolTipRole) == f"Deal 9: {name} chooses"


def test_choices_say_you_to_the_viewer(qtbot):
    model = ChoicesModel()
    view = naming(8, 5)
    model.show_view(view, PEOPLE)
    said = [model.index(0, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in range(TURNS)]
    mine = [(number, contract) for number, (seat, contract) in enumerate(view.picks, 1) if seat == view.seat]
    assert said[: len(mine)] == [f"Deal {number}: {contract_name(contract)}, named by you" for number, contract in mine]
    assert said[len(mine)] == f"Deal {view.deal.number}: you choose now"
    assert said[len(mine) + 1] == f"Deal {view.deal.number + 4}: you choose"


def test_counter_agrees_with_the_state(qtbot):
    model = CounterModel(pack_52())
    QAbstractItemModelTester(model, FATAL, model)
    pack = pack_52()
    for n, state in enumerate(states(2)):
        if n > 120:
            break
        view = KING.view(state, 0)
        model.show_view(view)
        others = sum(state.deal.hands[seat].bit_count() for seat in (1, 2, 3))
        found = [whereabouts(view, card) for card in pack]
        assert found.count(Whereabouts.ELSEWHERE) == others
        assert found.count(Whereabouts.OWN) == view.counts[0]
        assert found.count(Whereabouts.TABLE) == len(view.deal.trick)
        shown = [model.card(row, column) for row in range(4) for column in range(13)]
        assert shown == list(zip(pack, found, strict=True))


def test_history_grows_at_the_end_and_is_cut_on_undo(qtbot):
    model = HistoryModel()
    QAbstractItemModelTester(model, FATAL, model)
    lines = [Line("play", f"line {n}") for n in range(6)]
    model.append(*lines[:2])
    model.append()
    model.append(lines[2], lines[3])
    removed, inserted = [], []
    model.rowsRemoved.connect(lambda _, first, last: removed.append((first, last)))
    model.rowsInserted.connect(lambda _, first, last: inserted.append((first, last)))
    model.set_lines(lines[:2])
    assert (removed, inserted) == ([(2, 3)], [])
    model.set_lines([lines[0], lines[4], lines[5]])
    assert (removed[1:], inserted) == ([(1, 1)], [(1, 2)])
    assert model.lines == (lines[0], lines[4], lines[5])
    assert model.index(1).data(KIND) == "play"
    with qtbot.waitSignal(model.modelReset):
        model.clear()
    assert model.rowCount() == 0
