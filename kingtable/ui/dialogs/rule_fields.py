"""A game's table rules, each as a box to choose from with the meaning of its value below."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from kingtable.core.game import Game, TableRule
from kingtable.ui import kit, rule_words
from kingtable.ui.dialogs.choice import Choice
from kingtable.ui.dialogs.sheet import labelled
from kingtable.ui.rule_words.offered import offered


def value_words(game: str, rule: TableRule, value: str) -> str:
    """The label of a table rule's value, marked where it is the default."""
    words = rule_words.rule_value(game, rule.name, value)[0]
    if value != rule.default:
        return words
    return QCoreApplication.translate("TableRules", "{value} (default)").format(value=words)


class RuleFields(QWidget):
    """Values that are not known, as a later version may have left them, count as the default.

    Rules without effect beside the values of the others are not shown and have no value.
    """

    changed = Signal()
    """Other rules may have an effect now, or another value."""

    def __init__(self, game: Game[Any, Any], options: Mapping[str, str], elsewhere: Collection[str] = ()) -> None:
        """``elsewhere`` are the rules that are chosen in another place, see `adapt`."""
        super().__init__()
        self._game = game
        self._given: Mapping[str, str] = {}
        self._closed: Collection[str] = ()
        self._fields: dict[str, _RuleField] = {}
        column = kit.column(self, gap=9)
        for rule in game.table_rules:
            if rule.name not in elsewhere:
                field = _RuleField(game.id, rule, options.get(rule.name, rule.default))
                field.box.currentIndexChanged.connect(self._show_offered)
                self._fields[rule.name] = field
                column.addWidget(field)
        self._show_offered()

    def adapt(self, given: Mapping[str, str], closed: Collection[str] = ()) -> None:
        """Follow the rules chosen elsewhere; the ``closed`` ones cannot be chosen at this table."""
        self._given, self._closed = given, closed
        self._show_offered()

    @property
    def options(self) -> dict[str, str]:
        """The value of every rule that is shown."""
        return {name: field.box.value for name, field in self._fields.items() if not field.isHidden()}

    def restore_defaults(self) -> None:
        """Choose the default of every rule."""
        for field in self._fields.values():
            field.box.setCurrentIndex(0)

    def _show_offered(self) -> None:
        values = {**self._given, **{name: field.box.value for name, field in self._fields.items()}}
        shown = {rule.name for rule in offered(self._game, values)}.difference(self._closed)
        for name, field in self._fields.items():
            field.setVisible(name in shown)
        self.changed.emit()


class _RuleField(QWidget):
    """One rule: label, box, and what the chosen value means."""

    def __init__(self, game: str, rule: TableRule, value: str) -> None:
        super().__init__()
        self._game = game
        self._rule = rule
        values = tuple((value, value_words(game, rule, value)) for value in rule.values)
        self.box = Choice(values, value)
        self.box.currentIndexChanged.connect(self._explain)
        self._meaning = kit.paragraph("", "small")
        pair = labelled(rule_words.rule_label(game, rule.name), self.box)
        pair.addWidget(self._meaning)
        self.setLayout(pair)
        self._explain()

    def _explain(self) -> None:
        words = rule_words.rule_value(self._game, self._rule.name, self.box.value)[1]
        self._meaning.setText(words)
        self.box.setAccessibleDescription(words)
