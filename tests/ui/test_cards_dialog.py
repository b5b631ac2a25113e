"""The choice of the cards: by keys alone, at once, and seen wherever cards are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from kingtable.core.cards import parse_card
from kingtable.store.settings import Settings
from kingtable.ui.deck import Deck, face_name
from kingtable.ui.dialogs.cards import CardsDialog
from kingtable.ui.dialogs.preferences import PreferencesDialog
from kingtable.ui.pages.miniature import TRICK, Miniature
from kingtable.ui.table.faces import Faces
from kingtable.ui.theme import CONTRAST, DARK, LIGHT, Theme
from tests.ui.conftest import Housekeeper, begin
from tests.ui.looking import cut_off, dressed, parent_window

BEFORE = Settings(player_name="Deniz", theme="dark", window_geometry="somewhere")


def opened(qtbot: QtBot, settings: Settings = BEFORE, size: tuple[int, int] = (1366, 768)) -> CardsDialog:
    dialog = CardsDialog(settings, False, parent_window(qtbot, size))
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def button(dialog: CardsDialog, words: str) -> QToolButton:
    (found,) = (one for one in dialog.findChildren(QToolButton) if one.text() == words)
    return found


@pytest.mark.parametrize(
    ("words", "name", "value"),
    [
        ("Large", "card_index", "large"),
        ("Two colours", "card_colours", "two"),
        ("Four colours", "card_colours", "four"),
        ("Dark", "card_colours", "dark"),
        ("High contrast", "card_colours", "contrast"),
        ("Weak red", "card_colours", "protan"),
        ("Weak green", "card_colours", "deutan"),
        ("Weak blue", "card_colours", "tritan"),
        ("Mesob", "card_back", "mesob"),
        ("Quilt", "card_back", "quilt"),
        ("Deco", "card_back", "deco"),
    ],
)
def test_a_click_applies_at_once_and_alone(qtbot: QtBot, words: str, name: str, value: str) -> None:
    dialog = opened(qtbot)
    with qtbot.waitSignal(dialog.changed) as told:
        button(dialog, words).click()
    assert told.args == [replace(BEFORE, **{name: value})]


def test_everything_can_be_chosen_by_keys(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    heard: list[Settings] = []
    dialog.changed.connect(heard.append)

    def press(key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, key)

    button(dialog, "Standard").setFocus()
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Tab)
    for _ in range(3):
        press(Qt.Key.Key_Right)
    last = heard[-1]
    assert (last.card_index, last.card_colours, last.card_back) == ("large", "deutan", "deco")
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is button(dialog, "Deco"), "Tab comes back to what is chosen"


def test_it_opens_with_what_is_set_and_changes_nothing(qtbot: QtBot) -> None:
    settings = replace(BEFORE, card_index="large", card_colours="tritan", card_back="quilt")
    dialog = opened(qtbot, settings)
    with qtbot.assertNotEmitted(dialog.changed):
        dialog.fit()
    chosen = {one.text() for one in dialog.findChildren(QToolButton) if one.isChecked()}
    assert chosen == {"Large", "Weak blue", "Quilt"}


def test_the_pictures_show_what_else_is_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot)

    def looks(words: str) -> bytes:
        return bytes(button(dialog, words).icon().pixmap(200).toImage().constBits())

    before = looks("Four colours"), looks("Standard")
    button(dialog, "Large").click()
    button(dialog, "Dark").click()
    assert looks("Four colours") != before[0]
    assert looks("Standard") != before[1]


def test_what_a_picture_does_not_tell_is_said(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    for words, kind in (("Weak red", "protan"), ("Weak green", "deutan"), ("Weak blue", "tritan")):
        assert kind in button(dialog, words).accessibleDescription()


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)], ids=str)
def test_nothing_is_cut_off(qtbot: QtBot, size: tuple[int, int], scale: int, theme: Theme) -> None:
    with dressed(theme, scale):
        dialog = opened(qtbot, BEFORE, size)
        assert cut_off(dialog) == []
        assert dialog.width() <= size[0]
        assert dialog.height() <= size[1]


def test_another_deck_is_there_without_waiting_and_the_old_one_does_not_come_back(qtbot: QtBot) -> None:
    faces = Faces(Deck())
    card = parse_card("QD")
    try:
        old = faces.pixmap(face_name(card, faces.deck), 90)
        faces.order(face_name(card, faces.deck), 180)  # still being drawn when the deck changes
        other = Deck("large", "four", "deco")
        faces.use_deck(other)
        new = faces.pixmap(face_name(card, other), 90)
        assert new.size() == old.size() and new.toImage() != old.toImage()
        with qtbot.assertNotEmitted(faces.changed, wait=200):
            faces.close()
    finally:
        faces.close()


def test_the_open_table_changes_its_cards(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house)
    table = house.window.table.table
    qtbot.waitUntil(lambda: bool(table.stage.hand()))
    item = table.stage.item_of(table.stage.hand()[0])
    assert item is not None and item.name.startswith("standard/two/")
    changed = replace(house.window.settings, card_index="large", card_colours="dark", card_back="deco")
    house.window.chosen.take(changed)
    assert item.name.startswith("large/dark/")
    names = {one.name for one in table.stage._items}
    assert all(name.startswith("large/dark/") or name == "backs/deco" for name in names)
    assert house.window.settings == changed


def test_the_pictures_of_the_home_page_show_the_deck(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn(deck: Deck) -> bytes:
        picture = Miniature(TRICK, "king", replace(LIGHT, deck=deck))
        picture.resize(300, 200)
        qtbot.addWidget(picture)
        return bytes(picture._drawn().toImage().constBits())

    assert len({drawn(deck) for deck in (Deck(), Deck("large"), Deck(colours="dark"))}) == 3


def test_the_preferences_lead_there(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house()
    house.window.commands.preferences.trigger()
    (leading,) = (one for one in house.window.findChildren(QPushButton) if one.text() == "Choose the cards…")
    qtbot.waitUntil(leading.isVisible)
    leading.click()
    (dialog,) = house.window.findChildren(CardsDialog)
    qtbot.waitUntil(dialog.isVisible)
    assert not any(one.isVisible() for one in house.window.findChildren(PreferencesDialog))


def test_the_menu_opens_the_choice(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house()
    house.window.commands.cards.trigger()
    dialogs = house.window.findChildren(CardsDialog)
    assert len(dialogs) == 1 and house.window.desk.open
    qtbot.waitUntil(dialogs[0].isVisible)
    button(dialogs[0], "Quilt").click()
    assert house.window.settings.card_back == "quilt"
