"""Every theme can be read: words stand out 4.5 to 1 from what they are written on, marks 3 to 1 (WCAG 2.2)."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from kingtable.ui.table.card_item import DIM
from kingtable.ui.theme import CONTRAST, CRIMSON, DARK, INK, IVORY, LIGHT, PAPER, PRINT, Theme
from tests.draw.test_drawings import contrast

WORDS, MARKS = 4.5, 3.0
every_theme = pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)


def mixed(over: str, under: str, share: float) -> str:
    """A colour laid over another one, of which it hides that share."""
    one, other = QColor(over), QColor(under)

    def blend(above: int, below: int) -> int:
        return round(share * above + (1 - share) * below)

    return QColor(
        blend(one.red(), other.red()), blend(one.green(), other.green()), blend(one.blue(), other.blue())
    ).name()


@every_theme
def test_words_on_panels(theme: Theme) -> None:
    for ground in (theme.window, theme.panel, theme.own_row, theme.sunken):
        for words in (theme.text, theme.muted, theme.penalty, theme.gain, theme.link):
            assert contrast(words, ground) >= WORDS, (words, ground)
    assert contrast(theme.on_accent, theme.accent) >= WORDS


@every_theme
def test_marks_on_panels(theme: Theme) -> None:
    for ground in (theme.window, theme.panel):
        for mark in (theme.edge, theme.accent, theme.bronze, theme.focus):
            assert contrast(mark, ground) >= MARKS, (mark, ground)


@every_theme
def test_words_and_marks_on_the_cloths(theme: Theme) -> None:
    for cloth in theme.cloths.values():
        for ground in (cloth.centre, cloth.edge, cloth.badge):
            assert contrast(IVORY, ground) >= WORDS, ground
        # The chip of a fact on a badge that lets the cloth through.
        badge = mixed(cloth.badge, cloth.centre, 0.82)
        assert contrast(IVORY, mixed(IVORY, badge, 0.17)) >= WORDS
        # Gold has an edge of ink everywhere, and itself is seen on the cloth.
        assert contrast(theme.gold, cloth.centre) >= MARKS
    assert contrast(INK, theme.gold) >= WORDS
    assert contrast("#FFFFFF", CRIMSON) >= WORDS
    assert contrast(PRINT, PAPER) >= WORDS and contrast(CRIMSON, PAPER) >= WORDS


def test_the_tint_of_a_dimmed_card_has_no_colour() -> None:
    paper = QColor(mixed(DIM.name(), PAPER, DIM.alphaF()))
    parts = paper.red(), paper.green(), paper.blue()
    assert max(parts) - min(parts) <= 2
