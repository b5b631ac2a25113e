"""The celebration of a made King lies over the table, but not over what is said."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFont
from pytestqt.qtbot import QtBot

from kingtable.ui.sayings import Saying
from kingtable.ui.table.layouts.bubble import bubble_at
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.table.pictures.king import picture_of
from kingtable.ui.table.placement import Rect
from kingtable.ui.table.view import TableView
from kingtable.ui.theme import LIGHT, PAPER
from tests.matches_of_king import view_where
from tests.ui.nokings import people

LOOK = Look(LIGHT, "king", 100, 1.0, QFont(), highlight=True)
PACE = Pace("normal", 0, reduced_motion=True, summaries=False, auto_play=False)


def test_the_speaker_is_seen_above_the_veil(qtbot: QtBot) -> None:
    table = TableView(LOOK, PACE)
    qtbot.addWidget(table)
    table.resize(1000, 640)
    table.show()
    picture = picture_of(view_where(5, lambda view: view.deal.to_act == 0), people(4))
    table.stage.furniture.say(Saying(1, "                    "))
    table.redraw(picture)
    placed = table.stage.placed
    assert placed is not None
    bubble = bubble_at((30, 30), 1, picture, placed, Rect(0, 0, 1000, 640)).rect  # within any larger one at that badge
    spoken, badge = QPoint(*map(round, bubble.centre)), QPoint(*map(round, placed.badges[1].centre))
    before = table.grab().toImage()
    table.celebration.begin("Ada makes a King!", LOOK, 0.0)
    after = table.grab().toImage()
    assert before.pixelColor(spoken) == after.pixelColor(spoken) == QColor(PAPER)
    assert before.pixelColor(badge) != after.pixelColor(badge)
    table.celebration.end()
    table.close_table()
