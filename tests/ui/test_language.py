"""The language of the program: chosen in the preferences, it applies at once, at the table too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.record import Record
from kingtable.paths import Folders
from kingtable.store.matches import Match
from kingtable.ui.dialogs.preferences import PreferencesDialog
from kingtable.ui.language import languages, speak, spoken
from kingtable.ui.text import figure, in_order
from kingtable.ui.window import MainWindow
from tests.ui.conftest import Housekeeper, begin, shut


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """The other tests read English."""
    yield
    speak(qapp, "en")


def menu_titles(window: MainWindow) -> list[str]:
    return [action.text().replace("&", "") for action in window.menuBar().actions()]


def preferences(window: MainWindow) -> PreferencesDialog:
    (found,) = (one for one in window.findChildren(PreferencesDialog) if one.isVisible())
    return found


def choose(window: MainWindow, name: str, code: str) -> None:
    (box,) = (one for one in preferences(window).findChildren(QComboBox) if one.accessibleName() == name)
    box.setCurrentIndex(box.findData(code))


def test_turkish_is_spoken_without_a_gap() -> None:
    assert languages() == [("en", "English"), ("tr", "Türkçe")]


def test_the_language_of_the_settings_is_spoken(open_house: Housekeeper) -> None:
    assert menu_titles(open_house(language="tr").window) == ["Oyun", "Masa", "Görünüm", "Ayarlar", "Yardım"]


@pytest.mark.parametrize("language", ["tlh", "../../etc", "tr_TR_POSIX"])
def test_a_language_that_nobody_translated_is_english(open_house: Housekeeper, language: str) -> None:
    assert menu_titles(open_house(language=language).window)[0] == "Game"


@pytest.mark.parametrize(
    ("system", "code"),
    [(["tr-TR"], "tr"), (["de-DE", "tr"], "tr"), (["en-GB", "tr"], "en"), (["de-DE", "C"], "en"), ([], "en")],
)
def test_at_first_the_language_follows_the_system(
    monkeypatch: pytest.MonkeyPatch, system: list[str], code: str
) -> None:
    class System(QLocale):
        def uiLanguages(self) -> list[str]:  # type: ignore[override]
            return system

    monkeypatch.setattr(QLocale, "system", staticmethod(System))
    assert spoken("") == code
    assert spoken("en") == "en"


def test_another_language_applies_at_once_and_is_kept(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house()
    old = house.window
    old.commands.preferences.trigger()
    choose(old, "Language", "tr")
    qtbot.waitUntil(lambda: house.window is not old)
    assert menu_titles(house.window)[0] == "Oyun"
    assert preferences(house.window).windowTitle() == "Tercihler"
    choose(house.window, "Dil", "en")
    qtbot.waitUntil(lambda: menu_titles(house.window)[0] == "Game")
    house.window.close()
    house.close()
    assert menu_titles(open_house().window)[0] == "Game"


def test_the_match_stays_on_the_table(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    match, old = begin(house), house.window
    old.commands.preferences.trigger()
    choose(old, "Language", "tr")
    qtbot.waitUntil(lambda: house.window is not old and house.controller.running)
    assert house.controller.match.id == match.id
    assert house.window.pages.currentWidget() is house.window.table
    # What hears of a move now is the new window alone.
    house.window.desk.close()
    qtbot.waitUntil(lambda: house.window.commands.table_rules.isEnabled())


def test_a_language_that_came_otherwise_opens_no_dialog(open_house: Housekeeper, qtbot: QtBot) -> None:
    """As with a player who prefers another one."""
    house = open_house()
    old = house.window
    old.chosen.take(replace(old.settings, language="tr"))
    qtbot.waitUntil(lambda: house.window is not old)
    assert menu_titles(house.window)[0] == "Oyun"
    assert not house.window.desk.open


def test_a_language_of_the_command_line_leaves_the_settings_alone(open_house: Housekeeper) -> None:
    window = open_house("tr", language="en").window
    assert menu_titles(window)[0] == "Oyun"
    assert window.settings.language == "en"


@pytest.mark.parametrize("code", [code for code, _ in languages()])
def test_no_two_entries_of_a_menu_have_the_same_key(open_house: Housekeeper, code: str) -> None:
    window = open_house(language=code).window
    bars = [window.menuBar().actions(), *(menu.actions() for menu in window.menuBar().findChildren(QMenu))]
    for entries in bars:
        keys = [key(entry) for entry in entries if not entry.isSeparator()]
        assert "" not in keys, [entry.text() for entry in entries]
        assert len(set(keys)) == len(keys), [entry.text() for entry in entries]


def key(entry: QAction) -> str:
    """The letter after the ampersand, in the case rules of the language."""
    return QLocale().toUpper(entry.text().partition("&")[2][:1])


def test_qt_speaks_turkish_and_keys_have_the_names_on_the_keyboard(qapp: QApplication) -> None:
    speak(qapp, "tr")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "İptal"
    native = QKeySequence.SequenceFormat.NativeText
    assert QKeySequence("Ctrl+Shift+Return").toString(native) == "Ctrl+Shift+Enter"
    assert QKeySequence(Qt.Key.Key_Space).toString(native) == "Boşluk"


def test_numbers_and_dotted_letters_follow_the_language(qapp: QApplication) -> None:
    speak(qapp, "tr")
    assert QLocale().toString(1.2, "f", 1) == "1,2"
    assert QLocale().toUpper("ışıl iğne") == "IŞIL İĞNE"
    assert figure(-320) == "−320"


def test_the_home_screen_is_turkish(open_house: Housekeeper) -> None:
    window = open_house(language="tr").window
    words = {label.text() for label in window.home.findChildren(QLabel)}
    assert {"İlk King partiniz", "Yeni oyun", "Ters Papaz"} <= words
    assert any("King oyna" in button.text() for button in window.home.findChildren(QPushButton))


def test_names_are_in_the_order_of_the_language(qapp: QApplication) -> None:
    names = {"Şule", "ışıl", "Su", "İnci", "Cem", "Çağrı", "Irmak", "Dee"}
    speak(qapp, "tr")
    assert in_order(names) == ["Cem", "Çağrı", "Dee", "Irmak", "ışıl", "İnci", "Su", "Şule"]
    speak(qapp, "en")
    assert in_order(names) == ["Çağrı", "Cem", "Dee", "İnci", "Irmak", "ışıl", "Su", "Şule"]


def test_turkish_letters_in_folders_and_names_survive_a_restart(tmp_path: Path, qtbot: QtBot) -> None:
    folders = Folders.below(tmp_path / "Şölen İçin ığ")
    names = ("Işıl", "İğneci", "Çağrı", "Şükrü")
    for start in range(2):
        house = House(folders, "tr")
        house.window.show()
        qtbot.waitExposed(house.window)
        shown = {label.text() for label in house.window.home.findChildren(QLabel)}
        if start == 0:
            house.window.play(Match.begun(Record("king", names, 5), (0,), (None, "rule", "rule", "rule")))
        shut(house)
    assert set(names) <= shown
    assert [file.name for file in tmp_path.iterdir()] == ["Şölen İçin ığ"]
