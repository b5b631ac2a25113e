"""The rules in short: a label a rule, and no line below the dots."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from kingtable.ui.panels.short_rules import ShortRules

LONG = "A Joker takes the Wat and every pile with a King in it, whoever has taken the cards that lie there."


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_a_second_line_hangs_under_the_words(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    rules = ShortRules()
    qtbot.addWidget(rules)
    rules.setLayoutDirection(direction)
    rules.show_rules(["Any capture: draw again.", LONG])
    rules.resize(180, 300)
    rules.show()
    dot, words = (label for label in rules.findChildren(QLabel)[2:])
    assert words.text() == LONG and words.height() >= 2 * dot.fontMetrics().height()
    assert dot.height() < words.height()
    assert dot.geometry().right() < words.x() or words.geometry().right() < dot.x()
    assert dot.y() == words.y()


def test_fewer_rules_leave_no_line_behind(qtbot: QtBot) -> None:
    rules = ShortRules()
    qtbot.addWidget(rules)
    rules.show()
    rules.show_rules(["one", "two", "three"])
    rules.show_rules(["one"])
    assert [label.text() for label in rules.findChildren(QLabel) if label.isVisible()] == ["•", "one"]
