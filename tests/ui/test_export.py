"""Scoresheets leave the program whole: as CSV that a table program reads, as PDF, and never half written."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kingtable.core.replay import replay
from kingtable.games import IDS, game_of
from kingtable.ui.boards import make_board
from kingtable.ui.pages.sheet import Sheet
from kingtable.ui.paper import Paper, as_csv
from kingtable.ui.people import seated
from kingtable.ui.printing import as_pdf
from kingtable.ui.theme import LIGHT
from tests.random_records import random_record


@pytest.fixture(params=IDS)
def sheet(request: pytest.FixtureRequest, qtbot: QtBot) -> Sheet:
    """The scoresheet of a finished match of each game."""
    record = random_record(request.param, 4, seed=5)
    game = game_of(request.param)
    assert game is not None
    *_, last = replay(game, record)
    cloth = QWidget()
    qtbot.addWidget(cloth)
    board = make_board(request.param, LIGHT, 100, cloth)
    for part in (board.top_bar, board.side):
        qtbot.addWidget(part)
    sheet = board.make_sheet(LIGHT, 100)
    qtbot.addWidget(sheet)
    sheet.show_view(game.view(last, 0), seated(record.seats, (None, "easy", "easy", "easy"), 0, 1))
    sheet.scores = game.standing(last).scores  # type: ignore[attr-defined]
    return sheet


def table_of(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))


def test_the_table_has_every_deal_and_figures_that_add_up(sheet: Sheet) -> None:
    paper = sheet.paper()
    head, *rows = table_of(as_csv(paper))
    assert head == list(paper.headings) and len(rows) == len(paper.rows)
    for row in rows:
        assert len(row) == len(head)
        for place in paper.figures:
            assert row[place] in ("", row[0]) or int(row[place]) is not None
    sums = [line[-1] for line in paper.totals]
    if "Ring" not in paper.title and "Injera" not in paper.title:
        # In the order around the table the viewer comes first; the others follow clockwise.
        scores = sheet.scores  # type: ignore[attr-defined]
        assert sums == [scores[seat] for seat in range(4)]
    assert paper.names[0] == "You" and paper.title


def test_the_document_is_a_pdf_with_a_chart(sheet: Sheet, tmp_path: Path) -> None:
    data = as_pdf(sheet.paper())
    assert data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF")
    assert b"/Image" in data and data.count(b"/Type /Page\n") + data.count(b"/Type /Page ") >= 1


def test_files_are_written_whole_or_not_at_all(sheet: Sheet, tmp_path: Path, qtbot: QtBot) -> None:
    said: list[str] = []
    sheet.told.connect(said.append)
    there = tmp_path / "sheet.csv"
    sheet.export.save_csv(str(there))
    assert there.read_bytes() == as_csv(sheet.paper()) and str(there) in said[-1]
    sheet.export.save_csv(str(tmp_path / "nowhere" / "sheet.csv"))
    assert "cannot be written" in said[-1] and list(tmp_path.iterdir()) == [there]


def test_markup_and_formulas_in_names_stay_words(qapp: object) -> None:
    paper = Paper("<b>&", "", ("=1+1", "total"), (("=HYPERLINK(1)", "−20"), ("@x", "+5"), ("", "")), frozenset({1}))
    assert table_of(as_csv(paper))[1:] == [["'=HYPERLINK(1)", "-20"], ["'@x", "5"], ["", ""]]
    assert as_pdf(paper).startswith(b"%PDF-")


def test_printing_is_loaded_when_it_is_wanted(tmp_path: Path) -> None:
    code = (
        "import sys, kingtable.app, kingtable.ui.pages.table, kingtable.ui.pages.scoresheet;"
        "sys.exit('PySide6.QtPrintSupport' in sys.modules or 'kingtable.ui.printing' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
