"""The help text as a page for one table: its rules in force, the keys of this program, and the colours of the house."""

from __future__ import annotations

import html
import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextCursor, QTextDocument

from kingtable.games import IDS, game_of
from kingtable.ui import rule_words, text
from kingtable.ui.dialogs.rule_fields import value_words
from kingtable.ui.language import help_file
from kingtable.ui.rule_words.offered import offered
from kingtable.ui.theme import Theme, px

FAIR_PLAY = "fair-play"
"""The name of the page about what opponents know, in the place of a game's."""
_SECTION = re.compile(r'<h2><a name="([\w-]+)"></a>(.*?)</h2>', re.DOTALL)


def sections(source: str) -> list[tuple[str, str]]:
    """Anchor and title of every section."""
    return [(anchor, html.unescape(title)) for anchor, title in _SECTION.findall(source)]


def source_of(game: str) -> str:
    """The help text on that game, "" for the page about all games; `FAIR_PLAY` has one too."""
    return help_file(f"{game or 'games'}.html").read_text(encoding="utf-8")


def page(source: str, game: str, rules: Mapping[str, str] | None, keys: Sequence[tuple[str, str]]) -> str:
    """The help text with its open places filled; without ``rules`` those of the usual table are shown."""
    filled = source.replace("<!--KEYS-->", _keys(keys)).replace("<!--GAMES-->", _games())
    if "<!--TABLE-RULES-->" not in filled:
        return filled
    return filled.replace("<!--TABLE-RULES-->", _rules_in_force(game, rules))


def game_of_link(path: str) -> str | None:
    """The game, or `FAIR_PLAY`, that a link from page to page leads to, None for any other link."""
    game = path.removesuffix(".html")
    return game if path == f"{game}.html" and game in (*IDS, FAIR_PLAY) else None


def _games() -> str:
    lines = (
        f'<li><a href="{game}.html">{html.escape(text.game_title(game))}</a>: {html.escape(text.game_line(game))}</li>'
        for game in IDS
    )
    return f"<ul>{''.join(lines)}</ul>"


def _rules_in_force(game: str, rules: Mapping[str, str] | None) -> str:
    played = game_of(game)
    assert played is not None, "there are only pages on the games of the house"
    if rules is None:
        title = QCoreApplication.translate("HelpWindow", "The usual table")
    else:
        title = QCoreApplication.translate("HelpWindow", "At this table")
    lines = []
    for rule in offered(played, rules or {}):
        value = (rules or {}).get(rule.name, rule.default)
        label = html.escape(rule_words.rule_label(game, rule.name))
        lines.append(f"<li><b>{label}</b>: {html.escape(value_words(game, rule, value))}</li>")
    return f"<h3>{html.escape(title)}</h3><ul>{''.join(lines)}</ul>"


def _keys(keys: Sequence[tuple[str, str]]) -> str:
    rows = "".join(f"<tr><td>{html.escape(words)}</td><td>{html.escape(key)}</td></tr>" for words, key in keys)
    return f'<table border="1" cellpadding="4" cellspacing="0">{rows}</table>' if rows else ""


def style(theme: Theme, scale: int) -> str:
    """The style sheet of the page."""
    return f"""
        body, p, li, td, th {{ color: {theme.text}; font-size: {px(14, scale)}px; }}
        h1 {{ font-size: {px(25, scale)}px; font-weight: 700; color: {theme.text}; }}
        h2 {{ font-size: {px(19, scale)}px; font-weight: 700; color: {theme.text}; margin-top: {px(26, scale)}px; }}
        h3 {{ font-size: {px(15, scale)}px; font-weight: 700; color: {theme.text}; margin-top: {px(16, scale)}px; }}
        p, li {{ line-height: 135%; }}
        a {{ color: {theme.link}; text-decoration: none; }}
        th {{ background-color: {theme.sunken}; text-align: left; }}
        table {{ border-collapse: collapse; border: 1px solid {theme.hairline}; }}
        td, th {{ border: 1px solid {theme.hairline}; }}
    """


def heading_at(document: QTextDocument, anchor: str) -> QTextCursor | None:
    """The line that holds the anchor, None if the page has none of that name."""
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            if anchor in fragments.fragment().charFormat().anchorNames():
                return QTextCursor(block)
            fragments += 1
        block = block.next()
    return None
