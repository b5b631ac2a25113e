"""No word of any panel is cut off: with thin lines and thick, at every text size, in small windows and large."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from kingtable.ui.models.history import HistoryModel
from kingtable.ui.pages.scoresheet import ScoresheetPage
from kingtable.ui.panels.final import FinalPanel
from kingtable.ui.panels.naming import NamingPanel
from kingtable.ui.panels.side_panel import SidePanel
from kingtable.ui.panels.summary import SummaryPanel
from kingtable.ui.panels.top_bar import TopBar
from kingtable.ui.theme import CONTRAST, LIGHT
from tests.ui.looking import cut_off, dressed
from tests.ui.models.matches import PEOPLE, kings_match, naming, playing, views

PLAYING = playing(5, 14, 3, 2)
CHOOSING = naming(4, 15)
OVER = list(views(3))[-1]

pytestmark = [
    pytest.mark.parametrize("theme", [LIGHT, CONTRAST], ids=lambda theme: theme.name),
    pytest.mark.parametrize("scale", [100, 150, 200]),
]


def grown(qtbot, widget, width, height):
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    widget.grab()
    return widget


@pytest.mark.parametrize("window", [1024, 1366, 2560])
def test_top_bar(qtbot, theme, scale, window):
    with dressed(theme, scale):
        for view in (PLAYING, CHOOSING, OVER):
            bar = TopBar(theme, scale)
            bar.show_view(view, PEOPLE)
            grown(qtbot, bar, window, bar.sizeHint().height())
            bar.resize(window, bar.sizeHint().height())
            assert cut_off(bar) == []


@pytest.mark.parametrize("window", [(1024, 640), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("tab", [0, 1, 2])
def test_side_panel(qtbot, theme, scale, window, tab):
    with dressed(theme, scale):
        side = SidePanel(HistoryModel(), theme, scale)
        side.set_counter_visible(True)
        side.show_view(PLAYING, PEOPLE)
        side.fit(QSize(*window))
        side._tab_group.button(tab).click()
        grown(qtbot, side, side.width(), window[1] - 76)
        assert cut_off(side) == []


@pytest.mark.parametrize("size", [(780, 390), (980, 420), (860, 560)])
def test_naming(qtbot, theme, scale, size):
    with dressed(theme, scale):
        panel = NamingPanel(theme, scale)
        panel.show_view(CHOOSING, PEOPLE)
        grown(qtbot, panel, *size)
        assert cut_off(panel) == []


def test_endings(qtbot, theme, scale):
    with dressed(theme, scale):
        for panel, view in ((SummaryPanel(theme, scale), kings_match()), (FinalPanel(theme, scale), OVER)):
            panel.show_view(view, PEOPLE)
            grown(qtbot, panel, min(panel.sizeHint().width(), 780), min(panel.sizeHint().height(), 560))
            assert cut_off(panel) == []


@pytest.mark.parametrize("window", [(1024, 612), (1366, 740), (2560, 1412)])
def test_scoresheet(qtbot, theme, scale, window):
    with dressed(theme, scale):
        page = ScoresheetPage(theme, scale)
        page.show_view(PLAYING, PEOPLE)
        grown(qtbot, page, *window)
        assert cut_off(page) == []
