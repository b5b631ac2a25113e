"""Preferences: every change applies at once."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from kingtable.store.settings import Settings
from kingtable.ui import kit
from kingtable.ui.dialogs.avatar_picker import AvatarPicker
from kingtable.ui.dialogs.choice import Choice, Slider, Switch
from kingtable.ui.dialogs.opponent_row import NAME_LENGTH
from kingtable.ui.dialogs.settings_files import SettingsFiles
from kingtable.ui.dialogs.sheet import Sheet, labelled
from kingtable.ui.language import languages
from kingtable.ui.pages.side_by_side import SideBySide
from kingtable.ui.text import default_player

_REST_STEP = 200
"""Milliseconds of rest that one step of the slider means; its range is that of the setting."""
_REST_RANGE = (400, 5000)
_SCALE_STEP = 10
_SCALE_RANGE = (100, 200)
_VOLUME_STEP = 5
_VOLUME_RANGE = (0, 100)


class PreferencesDialog(Sheet):
    changed = Signal(object)
    """The Settings after a change."""
    cards_wanted = Signal()
    """The choice of the cards shall open instead."""
    imported = Signal(object, str)
    """Settings from a file, and what was said of it; the dialog is to be opened anew with them."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, note: str = "") -> None:
        """``note`` is said of the settings file that was taken just now."""
        super().__init__(QCoreApplication.translate("PreferencesDialog", "Preferences"), lines=50, parent=parent)
        self.add_introduction(self.tr("Changes apply at once."))
        self._settings = settings
        right = QWidget()
        column = kit.column(right, gap=20)
        column.addLayout(self._look())
        column.addLayout(self._player())
        column.addLayout(self._files(note))
        column.addStretch(1)
        left = QWidget()
        column = kit.column(left, gap=20)
        column.addLayout(self._play())
        column.addLayout(self._sound())
        column.addStretch(1)
        self.set_body(SideBySide(left, right, lines=42, gap=28))
        close = kit.button(self.tr("Close"), "large")
        close.clicked.connect(self.accept)
        self.add_buttons(close)

    def _play(self) -> QVBoxLayout:
        group = self._group(self.tr("Play"))
        speeds = (
            ("slow", self.tr("Slow")),
            ("normal", self.tr("Normal")),
            ("fast", self.tr("Fast")),
            ("instant", self.tr("Instant")),
        )
        group.addLayout(labelled(self.tr("Speed of the cards"), self._choice("speed", speeds)))
        group.addLayout(self._rest())
        for name, words, meaning in (
            (
                "highlight_playable",
                self.tr("Highlight playable cards"),
                self.tr("On your turn, cards that may not be played are dimmed."),
            ),
            (
                "auto_play",
                self.tr("Play the only card"),
                self.tr("When you have no choice, your card is played for you."),
            ),
            (
                "card_counter",
                self.tr("Card counter"),
                self.tr("A panel beside the table shows which cards have been played."),
            ),
            (
                "deal_summary",
                self.tr("Summary after each deal"),
                self.tr("The entries of the deal are shown before the next one."),
            ),
        ):
            self._add_switch(group, name, words, meaning)
        return group

    def _sound(self) -> QVBoxLayout:
        group = self._group(self.tr("Sound"))
        meaning = self.tr("Cards, your turn, penalties. M turns it off and on at any time.")
        switch = self._add_switch(group, "sound", self.tr("Sound on"), meaning)
        slider = self._percent(group, "volume", self.tr("Volume"), _VOLUME_RANGE, _VOLUME_STEP)
        slider.setEnabled(switch.isChecked())
        switch.toggled.connect(slider.setEnabled)
        return group

    def _look(self) -> QVBoxLayout:
        group = self._group(self.tr("Look"))
        themes = (
            ("system", self.tr("As the system")),
            ("light", self.tr("Light")),
            ("dark", self.tr("Dark")),
            ("contrast", self.tr("High contrast")),
        )
        tongues = (("", self.tr("As the system")), *languages())
        group.addLayout(labelled(self.tr("Language"), self._choice("language", tongues)))
        group.addLayout(labelled(self.tr("Colours"), self._choice("theme", themes)))
        cards = kit.button(self.tr("Choose the cards…"))
        cards.clicked.connect(self.cards_wanted)
        group.addWidget(cards)
        # While the slider is dragged it must not move away under the pointer, so the size follows at the end.
        self._percent(group, "text_scale", self.tr("Text size"), _SCALE_RANGE, _SCALE_STEP)
        meaning = self.tr("Cards fade in at their places instead of travelling; tricks rest as long as ever.")
        self._add_switch(group, "reduced_motion", self.tr("Reduced motion"), meaning)
        return group

    def _player(self) -> QVBoxLayout:
        group = self._group(self.tr("Player"))
        name = QLineEdit(self._settings.player_name)
        name.setMaxLength(NAME_LENGTH)
        name.setPlaceholderText(default_player())
        name.textEdited.connect(lambda words: self._change(player_name=words.strip()))
        group.addLayout(labelled(self.tr("Your name"), name))
        avatars = AvatarPicker(self._settings.avatar)
        avatars.picked.connect(lambda number: self._change(avatar=number))
        group.addWidget(avatars)
        group.addWidget(kit.paragraph(self.tr("A running match keeps its names."), "small"))
        return group

    def _files(self, note: str) -> QVBoxLayout:
        group = self._group(self.tr("Settings file"))
        files = SettingsFiles(lambda: self._settings, note)
        files.taken.connect(self.imported)
        group.addWidget(files)
        return group

    def _group(self, title: str) -> QVBoxLayout:
        group = kit.column(gap=10)
        group.addWidget(kit.label(title, "section"))
        return group

    def _choice(self, name: str, values: tuple[tuple[str, str], ...]) -> Choice:
        box = Choice(values, getattr(self._settings, name))
        box.currentIndexChanged.connect(lambda: self._change(**{name: box.value}))
        return box

    def _add_switch(self, group: QVBoxLayout, name: str, words: str, meaning: str) -> Switch:
        switch = Switch(words)
        switch.setChecked(getattr(self._settings, name))
        switch.setAccessibleDescription(meaning)
        switch.toggled.connect(lambda on: self._change(**{name: on}))
        pair = kit.column(gap=0)
        pair.addWidget(switch)
        pair.addWidget(kit.paragraph(meaning, "small"))
        group.addLayout(pair)
        return switch

    def _rest(self) -> QVBoxLayout:
        slider = Slider(_REST_RANGE, _REST_STEP, self._settings.trick_rest_ms)
        words = self.tr("A finished trick rests")
        pair = labelled(words, slider)
        value = kit.label("", "small")

        def show(step: int) -> None:
            seconds = QLocale().toString(step * _REST_STEP / 1000, "f", 1)
            value.setText(self.tr("{seconds} seconds; a click or Space goes on at once").format(seconds=seconds))
            slider.setAccessibleDescription(value.text())

        show(slider.value())
        slider.valueChanged.connect(show)
        slider.valueChanged.connect(lambda step: self._change(trick_rest_ms=step * _REST_STEP))
        pair.addWidget(value)
        return pair

    def _percent(self, group: QVBoxLayout, name: str, words: str, bounds: tuple[int, int], step: int) -> Slider:
        """A slider of per cent that applies when it is let go; a volume is heard then."""
        slider = Slider(bounds, step, getattr(self._settings, name))
        slider.setTracking(False)
        pair = labelled(words, slider)
        value = kit.label("", "small")

        def show(place: int) -> None:
            value.setText(self.tr("{percent} %").format(percent=place * step))
            slider.setAccessibleDescription(value.text())

        show(slider.value())
        slider.sliderMoved.connect(show)
        slider.valueChanged.connect(show)
        slider.valueChanged.connect(lambda place: self._change(**{name: place * step}))
        pair.addWidget(value)
        group.addLayout(pair)
        return slider

    def _change(self, **values: Any) -> None:
        self._settings = replace(self._settings, **values)
        self.changed.emit(self._settings)
