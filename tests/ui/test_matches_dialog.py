"""The list of unfinished matches, the table rules of a running one, and what the program says about itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLabel, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

import kingtable
from kingtable.games.no_kings import NO_KINGS
from kingtable.ui.dialogs.about import AboutDialog
from kingtable.ui.dialogs.matches import MatchesDialog, MatchesModel, Unfinished
from kingtable.ui.dialogs.sheet import Sheet
from kingtable.ui.dialogs.table_rules import TableRulesDialog
from kingtable.ui.rule_words import rule_label
from kingtable.ui.theme import CONTRAST, DARK, LIGHT, Theme
from tests.ui.looking import cut_off, dressed, parent_window

MATCHES = (
    Unfinished("a", "King, deal 7 of 20", "Deniz, Selin, Kaan and Emine", "two minutes ago"),
    Unfinished(
        "b", "Kings Reverse, hand 2, to 500 points", "Ada, Bo, Cem, Dee, Eli, Fay, Gus and Deniz", "yesterday, 21:14"
    ),
    Unfinished("c", "King, deal 20 of 20", "<b>Deniz</b>, Ada, Bo and Cem", "12 May 2025, 9:02"),
)


def opened(qtbot: QtBot, matches: tuple[Unfinished, ...] = MATCHES) -> MatchesDialog:
    dialog = MatchesDialog(matches, parent_window(qtbot, (1366, 768)))
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def button(dialog: QWidget, words: str) -> QPushButton:
    (found,) = (one for one in dialog.findChildren(QPushButton) if one.text() == words)
    return found


def table(dialog: QWidget) -> QTableView:
    return dialog.findChildren(QTableView)[0]


def shown(dialog: MatchesDialog) -> list[str]:
    model = dialog.model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def test_the_model_keeps_the_promises_of_qt(qtbot: QtBot) -> None:
    model = MatchesModel(MATCHES)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for row in (1, 1, 0):
        model.remove(row)
    assert tester.model() is model
    assert model.rowCount() == 0


def test_a_match_is_shown_with_players_and_time(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    row = [dialog.model.index(0, column).data() for column in range(dialog.model.columnCount())]
    assert row == ["King, deal 7 of 20", "Deniz, Selin, Kaan and Emine", "two minutes ago"]
    heads = [dialog.model.headerData(column, Qt.Orientation.Horizontal) for column in range(3)]
    assert heads == ["Match", "Players", "Saved"]


def test_arrow_and_enter_open_a_match(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    qtbot.keyClick(table(dialog), Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.open_requested) as told:
        qtbot.keyClick(table(dialog), Qt.Key.Key_Return)
    assert told.args == ["b"]


def test_one_enter_opens_a_match_once(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    heard: list[str] = []
    dialog.open_requested.connect(heard.append)
    qtbot.keyClick(table(dialog), Qt.Key.Key_Return)
    assert heard == ["a"]


def test_deleting_asks_once_more(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.assertNotEmitted(dialog.delete_requested):
        button(dialog, "Delete…").click()
    assert "Delete “King, deal 7 of 20” with Deniz, Selin, Kaan and Emine?" in [
        label.text() for label in dialog.findChildren(QLabel) if label.isVisible()
    ]
    with qtbot.waitSignal(dialog.delete_requested) as told:
        button(dialog, "Delete it for good").click()
    assert told.args == ["a"]
    assert shown(dialog) == ["Kings Reverse, hand 2, to 500 points", "King, deal 20 of 20"]
    assert button(dialog, "Go on playing").isVisible()


def test_the_question_stands_on_keep(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    qtbot.keyClick(table(dialog), Qt.Key.Key_Delete)
    assert dialog.focusWidget() is button(dialog, "Keep it")
    with qtbot.assertNotEmitted(dialog.delete_requested):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert len(shown(dialog)) == 3
    assert dialog.focusWidget() is table(dialog)


def test_escape_takes_the_question_back_and_then_closes(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    button(dialog, "Delete…").click()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not button(dialog, "Keep it").isVisible()
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_every_match_can_be_deleted_one_after_the_other(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    heard: list[str] = []
    dialog.delete_requested.connect(heard.append)
    table(dialog).selectRow(2)
    for _ in MATCHES:
        button(dialog, "Delete…").click()
        button(dialog, "Delete it for good").click()
    assert sorted(heard) == ["a", "b", "c"]
    assert heard[0] == "c"
    assert not button(dialog, "Go on playing").isEnabled()
    assert not button(dialog, "Delete…").isEnabled()
    assert "No unfinished match is left." in [
        label.text() for label in dialog.findChildren(QLabel) if label.isVisible()
    ]


def test_an_empty_list_opens(qtbot: QtBot) -> None:
    dialog = opened(qtbot, ())
    qtbot.keyClick(dialog, Qt.Key.Key_Delete)
    assert not button(dialog, "Go on playing").isEnabled()


def test_the_rules_of_the_match_can_be_read_and_not_changed(qtbot: QtBot) -> None:
    dialog = TableRulesDialog("king", {"must_play_higher": "every"}, parent_window(qtbot, (1366, 768)))
    dialog.open()
    words = [label.text() for label in dialog.findChildren(QLabel)]
    assert {"Must play higher", "Every game", "In every deal, who can beat the trick in the led suit must."} <= set(
        words
    )
    assert {"Choice limit", "Everyone 3 penalties + 2 trumps (default)"} <= set(words)
    assert "Every game (default)" not in words
    assert sorted(one.text() for one in dialog.findChildren(QPushButton)) == ["Close", "More in the help"]
    with qtbot.waitSignal(dialog.help_requested) as told:
        button(dialog, "More in the help").click()
    assert told.args == ["table-rules"]


def test_the_program_says_what_it_is(qtbot: QtBot) -> None:
    dialog = AboutDialog(100, parent_window(qtbot, (1366, 768)))
    dialog.open()
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert f"Version {kingtable.__version__}" in words
    assert f"Qt {qVersion()}" in words
    assert "King Table: MIT" in words
    assert "Nothing leaves this machine" in words


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)], ids=str)
def test_nothing_is_cut_off(qtbot: QtBot, size: tuple[int, int], scale: int, theme: Theme) -> None:
    with dressed(theme, scale):
        parent = parent_window(qtbot, size)
        dialogs: list[Sheet] = [
            MatchesDialog(MATCHES, parent),
            TableRulesDialog("king", {}, parent),
            AboutDialog(scale, parent),
        ]
        for dialog in dialogs:
            dialog.open()
            qtbot.waitUntil(dialog.isVisible)
            assert cut_off(dialog) == [], dialog.windowTitle()
            assert dialog.width() <= size[0]
            assert dialog.height() <= size[1]
            dialog.close()


@pytest.mark.parametrize(
    ("rules", "absent"),
    [
        ({}, {"joker_variant", "king_target", "king_card", "dealer"}),
        ({"rules_mode": "no_kings", "match": "best-of-3"}, {"king_target"}),
    ],
)
def test_only_rules_with_an_effect_are_listed(qtbot: QtBot, rules: dict[str, str], absent: set[str]) -> None:
    dialog = TableRulesDialog("no-kings", rules, parent_window(qtbot, (1366, 768)))
    dialog.open()
    words = {label.text() for label in dialog.findChildren(QLabel)}
    for rule in NO_KINGS.table_rules:
        assert (rule_label("no-kings", rule.name) in words) == (rule.name not in absent), rule.name
