"""The large choice between the two ways to play with the ring: Injera Be Wat or No Kings (NK-04)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QRadioButton, QVBoxLayout, QWidget

from kingtable.games.no_kings import NO_KINGS
from kingtable.ui import kit, rule_words, text
from kingtable.ui.pages.side_by_side import SideBySide

MODE, JOKERS = "rules_mode", "joker_variant"
CHOSEN_HERE = (MODE, JOKERS)
"""The table rules that are chosen by these cards."""


class ModeCards(QWidget):
    """Two cards beside each other; that of No Kings has the choice of what a joker does below it."""

    changed = Signal()

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__()
        self._jokers_played = True
        self._modes = _choice(self, MODE, options)
        self._variants = _choice(self, JOKERS, options)
        self._variants_part = QWidget()
        box = kit.column(self._variants_part, gap=2)
        box.setContentsMargins(24, 2, 0, 0)
        for variant in self._variants.buttons():
            _describe(box, variant, JOKERS)
        self._cards = [_Card(mode) for mode in self._modes.buttons()]
        injera, no_kings = self._cards
        no_kings.box.addWidget(self._variants_part)
        for card in self._cards:
            card.box.addStretch(1)
        kit.column(self).addWidget(SideBySide(injera, no_kings, lines=34, gap=14))
        for group in (self._modes, self._variants):
            group.idToggled.connect(self._follow)
        self._follow()

    @property
    def options(self) -> dict[str, str]:
        """The value of both rules, what a joker does in No Kings alone."""
        chosen = {MODE: _value(self._modes, MODE)}
        if not self._variants_part.isHidden():
            chosen[JOKERS] = _value(self._variants, JOKERS)
        return chosen

    def show_jokers(self, played: bool) -> None:
        """Whether there are jokers in the pack at all."""
        self._jokers_played = played
        self._variants_part.setVisible(played and _value(self._modes, MODE) == "no_kings")

    def restore_defaults(self) -> None:
        """Choose the usual way."""
        for group in (self._modes, self._variants):
            group.button(0).setChecked(True)

    def _follow(self) -> None:
        for card in self._cards:
            kit.restyle(card, "current" if card.mode.isChecked() else "plain")
        for group in (self._modes, self._variants):
            for button in group.buttons():
                # Qt lets Tab into the chosen button alone, but only once one of them has had the focus.
                tab = Qt.FocusPolicy.StrongFocus if button.isChecked() else Qt.FocusPolicy.ClickFocus
                button.setFocusPolicy(tab)
        self.show_jokers(self._jokers_played)
        self.changed.emit()


class _Card(QFrame):
    """A card that is chosen by a click anywhere on it."""

    def __init__(self, mode: QAbstractButton) -> None:
        super().__init__()
        self.mode = mode
        mode.setProperty("role", "large")
        self.box = kit.column(self, margin=12, gap=3)
        _describe(self.box, mode, MODE)
        mode.setText(text.mode_title(mode.objectName()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.mode.setChecked(True)
            self.mode.setFocus(Qt.FocusReason.MouseFocusReason)


def _choice(parent: QWidget, rule: str, options: Mapping[str, str]) -> QButtonGroup:
    group = QButtonGroup(parent)
    for number, value in enumerate(_values(rule)):
        button = QRadioButton(rule_words.rule_value(NO_KINGS.id, rule, value)[0])
        button.setObjectName(value)
        group.addButton(button, number)
    chosen = options.get(rule, "")
    group.button(_values(rule).index(chosen) if chosen in _values(rule) else 0).setChecked(True)
    return group


def _values(rule: str) -> tuple[str, ...]:
    return next(one.values for one in NO_KINGS.table_rules if one.name == rule)


def _value(group: QButtonGroup, rule: str) -> str:
    return _values(rule)[group.checkedId()]


def _describe(box: QVBoxLayout, button: QAbstractButton, rule: str) -> None:
    words = rule_words.rule_value(NO_KINGS.id, rule, button.objectName())[1]
    button.setAccessibleDescription(words)
    box.addWidget(button)
    box.addWidget(kit.paragraph(words, "small"))
