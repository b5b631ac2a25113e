"""The top bar: the game of the deal, the deal, the chooser and what is open, in words that are read out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from kingtable.games.king_contracts import PENALTIES
from kingtable.ui.key_button import KeyButton
from kingtable.ui.panels.penalty_chip import PenaltyChip
from kingtable.ui.panels.top_bar import TopBar
from kingtable.ui.text import contract_name, contract_value
from kingtable.ui.theme import CONTRAST, DARK, LIGHT
from tests.ui.models.matches import PEOPLE, naming, playing, views


@pytest.fixture
def bar(qtbot):
    made = TopBar(LIGHT, 100)
    qtbot.addWidget(made)
    made.resize(1800, 48)
    made.show()
    return made


def words(widget):
    return {label.text() for label in widget.findChildren(QLabel) if not label.isHidden()}


def test_shows_the_running_game(bar):
    view = playing(5, 7, 3, 2)
    bar.show_view(view, PEOPLE)
    chooser = PEOPLE.names[view.deal.chooser]
    assert view.deal.contract is not None
    assert {
        contract_name(view.deal.contract), contract_value(view.deal.contract), "Deal 7 of 20", f"named by {chooser}",
    } <= words(bar)  # fmt: skip


def test_chips_tell_what_is_open(bar):
    view = playing(5, 14, 1, 0)
    bar.show_view(view, PEOPLE)
    picks = [contract for _, contract in view.picks]
    states = {0: "played twice, closed", 1: "open once more", 2: "open twice"}
    chips = bar.findChildren(PenaltyChip)
    assert len(chips) == 6
    for chip, contract in zip(chips, PENALTIES, strict=True):
        assert states[2 - picks.count(contract)] in chip.accessibleName()
        assert ("this deal's game" in chip.accessibleName()) == (contract == view.deal.contract)
        assert chip.toolTip() == chip.accessibleName()
    trumps = sum(contract.startswith("trump") for contract in picks)
    assert f"{trumps} of 8" in words(bar)


def test_says_whose_choice_it_is(bar):
    bar.show_view(naming(5, 9), PEOPLE)
    assert "Your choice" in words(bar)
    view = next(view for view in views(5) if view.deal.number > 1 and view.deal.contract is None and not view.nameable)
    bar.show_view(view, PEOPLE)
    assert {"Naming the game", f"{PEOPLE.names[view.deal.chooser]} is choosing"} <= words(bar)


def test_first_deal_says_who_holds_the_two_of_diamonds(bar):
    view = next(views(5))
    bar.show_view(view, PEOPLE)
    holder = "you hold 2♦" if view.nameable else f"{PEOPLE.names[view.first_chooser]} holds 2♦ and chooses"
    assert holder in words(bar)


def test_hint_and_sheet_are_asked_for_by_buttons(bar, qtbot):
    hint, sheet = bar.findChildren(KeyButton)
    with qtbot.waitSignal(bar.buttons.hint_requested):
        qtbot.mouseClick(hint, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(bar.buttons.sheet_requested):
        qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST])
@pytest.mark.parametrize(("width", "scale"), [(1024, 100), (1366, 100), (1024, 200), (2560, 150)])
def test_nothing_overlaps_at_any_size(bar, width, scale, theme):
    bar.set_theme(theme, scale)
    bar.show_view(playing(5, 7, 3, 2), PEOPLE)
    bar.resize(width, bar.sizeHint().height())
    bar.resize(width, bar.sizeHint().height())
    bar.grab()
    boxes = [part.geometry() for part in (bar._game, bar._where, bar._stock, bar.buttons)]
    for n, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[n + 1 :])
    assert all(bar.rect().contains(box) for box in boxes)


def in_a_page(qtbot, bar, width):
    page = QWidget()
    below = QLabel()
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(bar)
    layout.addWidget(below, 1)
    qtbot.addWidget(page)
    page.resize(width, 640)
    page.show()
    qtbot.waitExposed(page)
    return page, below


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("width", [900, 1024, 1366])
def test_bar_takes_the_height_of_its_rows_from_the_page(qtbot, width, scale):
    bar = TopBar(LIGHT, scale)
    bar.show_view(playing(5, 7, 3, 2), PEOPLE)
    page, below = in_a_page(qtbot, bar, width)
    for across in (2400, width):
        page.resize(across, 640)
        qtbot.waitUntil(lambda: bar.height() == bar.sizeHint().height())
        page.grab()
        boxes = [part.geometry() for part in (bar._game, bar._where, bar._stock, bar.buttons)]
        assert all(bar.rect().contains(box) for box in boxes)
        assert not any(box.intersects(other) for n, box in enumerate(boxes) for other in boxes[n + 1 :])
        assert below.y() == bar.height()


def test_bar_shortens_itself_before_it_wraps(bar):
    bar.show_view(playing(5, 7, 3, 2), PEOPLE)
    shown, heights = [], []
    for width in range(2000, 500, -20):
        bar.resize(width, bar.minimumSizeHint().height())
        shown.append((not bar._chooser.isHidden(), not bar._gloss.isHidden()))
        heights.append(bar.minimumSizeHint().height())
    one_row = shown[: heights.index(max(heights))]
    assert list(dict.fromkeys(one_row)) == [(True, True), (False, True), (False, False)]
    assert heights == sorted(heights)
