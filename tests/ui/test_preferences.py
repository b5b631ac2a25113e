"""Preferences apply at once, one setting at a time, and leave the others alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QSlider, QWidget
from pytestqt.qtbot import QtBot

from kingtable.store.settings import Settings
from kingtable.ui.dialogs.avatar_picker import AvatarPicker
from kingtable.ui.dialogs.preferences import PreferencesDialog
from kingtable.ui.theme import CONTRAST, DARK, LIGHT, Theme, apply_theme
from tests.ui.looking import cut_off, dressed, parent_window

BEFORE = Settings(player_name="Deniz", options={"king": {"choice_limit": "free"}}, window_geometry="somewhere")


def opened(qtbot: QtBot, settings: Settings = BEFORE, size: tuple[int, int] = (1366, 768)) -> PreferencesDialog:
    dialog = PreferencesDialog(settings, parent_window(qtbot, size))
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def box(dialog: QWidget, name: str) -> QComboBox:
    (found,) = (one for one in dialog.findChildren(QComboBox) if one.accessibleName() == name)
    return found


def slider(dialog: QWidget, name: str) -> QSlider:
    (found,) = (one for one in dialog.findChildren(QSlider) if one.accessibleName() == name)
    return found


def switch(dialog: QWidget, words: str) -> QCheckBox:
    (found,) = (one for one in dialog.findChildren(QCheckBox) if one.text() == words)
    return found


def type_name(dialog: QWidget) -> None:
    (name,) = dialog.findChildren(QLineEdit)
    name.selectAll()
    name.insert("  Işıl ")
    name.textEdited.emit(name.text())


def pick_avatar(dialog: QWidget) -> None:
    (avatars,) = dialog.findChildren(AvatarPicker)
    avatars.findChildren(QPushButton)[6].click()


@pytest.mark.parametrize(
    ("change", "name", "value"),
    [
        (lambda dialog: box(dialog, "Speed of the cards").setCurrentIndex(3), "speed", "instant"),
        (lambda dialog: box(dialog, "Colours").setCurrentIndex(2), "theme", "dark"),
        (lambda dialog: slider(dialog, "A finished trick rests").setValue(10), "trick_rest_ms", 2000),
        (lambda dialog: slider(dialog, "Text size").setValue(15), "text_scale", 150),
        (lambda dialog: switch(dialog, "Highlight playable cards").click(), "highlight_playable", False),
        (lambda dialog: switch(dialog, "Play the only card").click(), "auto_play", True),
        (lambda dialog: switch(dialog, "Card counter").click(), "card_counter", True),
        (lambda dialog: switch(dialog, "Summary after each deal").click(), "deal_summary", False),
        (lambda dialog: switch(dialog, "Reduced motion").click(), "reduced_motion", True),
        (lambda dialog: switch(dialog, "Sound on").click(), "sound", False),
        (lambda dialog: slider(dialog, "Volume").setValue(7), "volume", 35),
        (type_name, "player_name", "Işıl"),
        (pick_avatar, "avatar", 7),
    ],
)
def test_a_change_applies_at_once_and_alone(
    qtbot: QtBot, change: Callable[[QWidget], None], name: str, value: object
) -> None:
    dialog = opened(qtbot)
    with qtbot.waitSignal(dialog.changed) as told:
        change(dialog)
    assert told.args == [replace(BEFORE, **{name: value})]


def test_changes_add_up(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    heard: list[Settings] = []
    dialog.changed.connect(heard.append)
    switch(dialog, "Card counter").click()
    box(dialog, "Colours").setCurrentIndex(3)
    assert heard[-1] == replace(BEFORE, card_counter=True, theme="contrast")


@pytest.mark.parametrize("rest", [400, 1200, 1300, 5000])
def test_opening_changes_nothing(qtbot: QtBot, rest: int) -> None:
    settings = replace(
        BEFORE, speed="slow", theme="light", trick_rest_ms=rest, text_scale=200, card_counter=True, avatar=8
    )
    dialog = opened(qtbot, settings)
    with qtbot.assertNotEmitted(dialog.changed):
        dialog.fit()
    assert box(dialog, "Speed of the cards").currentText() == "Slow"
    assert box(dialog, "Colours").currentText() == "Light"
    assert slider(dialog, "Text size").value() == 20
    assert slider(dialog, "Volume").value() == 12
    assert switch(dialog, "Card counter").isChecked()
    assert dialog.findChildren(AvatarPicker)[0].chosen == 8


def test_sliders_stay_within_what_the_settings_allow(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    heard: list[Settings] = []
    dialog.changed.connect(heard.append)
    for name in ("A finished trick rests", "Text size", "Volume"):
        for value in (-1000, 1000):
            slider(dialog, name).setValue(value)
    assert {one.trick_rest_ms for one in heard} == {400, 5000}
    assert {one.text_scale for one in heard} <= {100, 200}
    assert {one.volume for one in heard} == {BEFORE.volume, 0, 100}


def test_sliders_say_their_value(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    slider(dialog, "Text size").setValue(12)
    assert slider(dialog, "Text size").accessibleDescription() == "120 %"
    assert "120 %" in [label.text() for label in dialog.findChildren(QLabel)]


def test_a_volume_applies_when_its_slider_is_let_go(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    volume = slider(dialog, "Volume")
    volume.setSliderDown(True)
    with qtbot.assertNotEmitted(dialog.changed):
        volume.setSliderPosition(4)
        volume.setSliderPosition(9)
    assert volume.accessibleDescription() == "45 %"
    with qtbot.waitSignal(dialog.changed) as told:
        volume.setSliderDown(False)
    assert told.args == [replace(BEFORE, volume=45)]


def test_without_sound_there_is_no_volume_to_choose(qtbot: QtBot) -> None:
    dialog = opened(qtbot, replace(BEFORE, sound=False, volume=35))
    assert not slider(dialog, "Volume").isEnabled()
    assert slider(dialog, "Volume").value() == 7
    switch(dialog, "Sound on").click()
    assert slider(dialog, "Volume").isEnabled()


def test_escape_closes(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Escape)


def test_every_control_has_a_name(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    controls = [
        *dialog.findChildren(QComboBox), *dialog.findChildren(QSlider), *dialog.findChildren(QLineEdit),
        *dialog.findChildren(QCheckBox), *dialog.findChildren(QPushButton),
    ]  # fmt: skip
    unnamed = [one for one in controls if not (one.accessibleName() or getattr(one, "text", str)())]
    assert unnamed == []


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)], ids=str)
def test_nothing_is_cut_off(qtbot: QtBot, size: tuple[int, int], scale: int, theme: Theme) -> None:
    with dressed(theme, scale):
        dialog = opened(qtbot, BEFORE, size)
        assert cut_off(dialog) == []
        assert dialog.width() <= size[0]
        assert dialog.height() <= size[1]


def test_the_dialog_follows_a_larger_text_while_it_is_open(qtbot: QtBot, qapp: QApplication) -> None:
    with dressed(LIGHT, 100):
        dialog = opened(qtbot, BEFORE, (2560, 1440))
        before = dialog.size()
        apply_theme(qapp, LIGHT, 150)
        qtbot.waitUntil(lambda: dialog.size() != before)
        assert cut_off(dialog) == []
        parent = dialog.parentWidget()
        assert parent is not None
        assert (dialog.frameGeometry().center() - parent.frameGeometry().center()).manhattanLength() <= 2
