"""The help window opens at a rule, marks it, shows the rules in force, finds words and opens nothing else."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QListWidget, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from kingtable.games import IDS
from kingtable.paths import resource
from kingtable.ui.dialogs.help import HelpWindow
from kingtable.ui.text import game_title
from kingtable.ui.theme import CONTRAST, DARK, LIGHT, Theme
from tests.ui.looking import cut_off, dressed

SOURCE = resource("help", "king.html").read_text(encoding="utf-8")
ANCHORS = re.findall(r'<a name="([\w-]+)">', SOURCE)
KEYS = (("Play the chosen card", "Enter"), ("Help", "F1"), ("Less <than>", "Ctrl+<"))


@pytest.fixture
def window(qtbot: QtBot) -> HelpWindow:
    window = HelpWindow(LIGHT, 100)
    window.keys = KEYS
    qtbot.addWidget(window)
    return window


def browser(window: HelpWindow) -> QTextBrowser:
    return window.findChildren(QTextBrowser)[0]


def marked(window: HelpWindow) -> list[str]:
    return [mark.cursor.selectedText() for mark in browser(window).extraSelections()]


def top_line(window: HelpWindow) -> str:
    page = browser(window)
    for height in range(4, 60, 4):
        words = page.cursorForPosition(page.viewport().rect().topLeft() + type(page.pos())(20, height)).block().text()
        if words:
            return words
    return ""


@pytest.mark.parametrize("anchor", [name for name in ANCHORS if re.fullmatch(r"[A-Z]+-\d\d", name)])
def test_every_rule_is_marked_in_its_heading(window: HelpWindow, anchor: str) -> None:
    window.show_rule("king", anchor, None)
    (words,) = marked(window)
    assert anchor in words


def test_the_rule_is_scrolled_into_sight(window: HelpWindow, qtbot: QtBot) -> None:
    window.show_rule("king", "KING-27", None)
    qtbot.waitUntil(lambda: "KING-27" in top_line(window))
    window.show_rule("king", "KING-04", None)
    qtbot.waitUntil(lambda: "KING-04" in top_line(window))


@pytest.mark.parametrize("anchor", ["top", "KING-99", "", "<script>", 'a"b'])
def test_the_top_and_unknown_anchors_mark_nothing(window: HelpWindow, anchor: str) -> None:
    window.show_rule("king", anchor, None)
    assert marked(window) == []
    assert window.isVisible()


def test_without_a_match_the_usual_table_is_shown(window: HelpWindow) -> None:
    window.show_rule("king", "table-rules", None)
    words = browser(window).toPlainText()
    assert "The usual table" in words
    assert "Must play higher: None (default)" in words


def test_in_a_match_its_rules_are_shown(window: HelpWindow) -> None:
    window.show_rule("king", "table-rules", {"must_play_higher": "every"})
    words = browser(window).toPlainText()
    assert "At this table" in words
    assert "Must play higher: Every game" in words
    assert "Choice limit: Everyone 3 penalties + 2 trumps (default)" in words


def test_the_keys_of_the_program_are_listed_as_text(window: HelpWindow) -> None:
    window.show_rule("king", "keys", None)
    words = browser(window).toPlainText()
    assert all(part in words for pair in KEYS for part in pair)


def test_the_contents_lead_to_every_section(window: HelpWindow, qtbot: QtBot) -> None:
    window.show_rule("king", "top", None)
    (contents,) = window.findChildren(QListWidget)
    assert contents.count() == 12
    for number in range(contents.count()):
        contents.setCurrentRow(number)
        assert marked(window) == [contents.item(number).text()]


def test_links_on_the_page_lead_to_their_rule(window: HelpWindow) -> None:
    window.show_rule("king", "top", None)
    browser(window).anchorClicked.emit(QUrl("#KING-23"))
    (words,) = marked(window)
    assert "KING-23" in words


@pytest.mark.parametrize(
    "link",
    [
        "https://example.org/",
        "https://example.org/#KING-23",
        "file:///etc/passwd#KING-23",
        "mailto:a@b",
        "bridge.html",
        "../king.html",
        "https://example.org/king.html",
    ],
)
def test_no_other_link_is_opened(window: HelpWindow, monkeypatch: pytest.MonkeyPatch, link: str) -> None:
    def opened(url: QUrl) -> bool:
        raise AssertionError(f"{url} left the program")

    monkeypatch.setattr(QDesktopServices, "openUrl", opened)
    window.show_rule("king", "KING-01", None)
    before = browser(window).toPlainText()
    browser(window).anchorClicked.emit(QUrl(link))
    assert browser(window).toPlainText() == before
    assert "KING-01" in marked(window)[0]
    assert not browser(window).openLinks()


def test_the_first_page_leads_to_every_game_and_back(window: HelpWindow) -> None:
    window.show_rule("", "top", None)
    assert window.windowTitle() == "How to play"
    links = re.findall(r'href="([^"]+)"', browser(window).toHtml())
    *links, fair = links
    assert links == [f"{game}.html" for game in IDS]
    for game, link in zip(IDS, links, strict=True):
        browser(window).anchorClicked.emit(QUrl(link))
        assert window.windowTitle() == f"How {game_title(game)} is played"
        assert browser(window).accessibleName() == f"Rules of {game_title(game)}"
        next(button for button in window.findChildren(QPushButton) if button.text() == "All games").click()
        assert window.windowTitle() == "How to play"
    browser(window).anchorClicked.emit(QUrl(fair))
    assert window.windowTitle() == browser(window).accessibleName() == "Fair play"


def test_fair_play_has_a_page_with_contents_of_its_own(window: HelpWindow) -> None:
    window.show_rule("fair-play", "check", None)
    assert window.windowTitle() == "Fair play"
    assert marked(window) == ["How you can check it"]
    (contents,) = window.findChildren(QListWidget)
    assert [contents.item(number).text() for number in range(contents.count())] == [
        "What an opponent sees", "How the cards are dealt", "Levels and temperaments", "How you can check it", "Hints",
    ]  # fmt: skip


def test_the_first_page_lists_the_keys_and_has_contents_of_its_own(window: HelpWindow) -> None:
    window.show_rule("king", "KING-23", None)
    window.show_rule("", "keys", None)
    assert marked(window) == ["Keys and mouse"]
    words = browser(window).toPlainText()
    assert all(part in words for pair in KEYS for part in pair)
    (contents,) = window.findChildren(QListWidget)
    titles = [contents.item(number).text() for number in range(contents.count())]
    assert titles == ["The games of this table", "Fair play", "Keys and mouse", "With a screen reader", "Saving"]


def test_words_are_found_from_the_top_round_and_round(window: HelpWindow, qtbot: QtBot) -> None:
    window.show_rule("king", "KING-61", None)
    (search,) = window.findChildren(QLineEdit)
    places = []
    qtbot.keyClicks(search, "void")
    for _ in range(60):
        places.append(browser(window).textCursor().selectionStart())
        qtbot.keyClick(search, Qt.Key.Key_Return)
    words = browser(window).toPlainText().lower().count("void")
    assert len(set(places)) == words
    assert places[0] == min(places)
    assert places[words] == places[0]
    assert browser(window).textCursor().selectedText().lower() == "void"


def test_what_is_not_there_is_said(window: HelpWindow, qtbot: QtBot) -> None:
    window.show_rule("king", "top", None)
    (search,) = window.findChildren(QLineEdit)
    qtbot.keyClicks(search, "bridge")
    assert "Not on this page" in [label.text() for label in window.findChildren(QLabel)]
    search.clear()
    qtbot.keyClicks(search, "queen")
    assert "Not on this page" not in [label.text() for label in window.findChildren(QLabel)]


def test_the_search_has_a_key_and_enter_in_it_does_not_close(window: HelpWindow, qtbot: QtBot) -> None:
    window.show_rule("king", "top", None)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    qtbot.keyClick(browser(window), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    (search,) = window.findChildren(QLineEdit)
    assert window.focusWidget() is search
    qtbot.keyClick(search, Qt.Key.Key_Return)
    assert window.isVisible()
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_a_closed_window_opens_again(window: HelpWindow) -> None:
    window.show_rule("king", "KING-01", None)
    next(button for button in window.findChildren(QPushButton) if button.text() == "Close").click()
    assert not window.isVisible()
    window.show_rule("king", "KING-02", None)
    assert window.isVisible()
    assert "KING-02" in marked(window)[0]


def test_it_is_not_modal_and_its_parts_have_names(window: HelpWindow) -> None:
    assert not window.isModal()
    window.show_rule("king", "top", None)
    assert window.windowTitle() == "How King is played"
    assert window.findChildren(QListWidget)[0].accessibleName() == "Contents"
    assert browser(window).accessibleName() == "Rules of King"


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [100, 200])
def test_a_change_of_colours_keeps_the_place(qtbot: QtBot, window: HelpWindow, theme: Theme, scale: int) -> None:
    window.show_rule("king", "KING-27", None)
    with dressed(theme, scale):
        window.set_theme(theme, scale)
        qtbot.waitUntil(lambda: "KING-27" in top_line(window))
        assert "KING-27" in marked(window)[0]
        assert cut_off(window) == []
        assert theme.text.lower() in browser(window).toHtml().lower()
