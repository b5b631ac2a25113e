"""A game's table rules, each as a box to choose from with the meaning of its value below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QWidget

from kingtable.core.game import TableRule
from kingtable.ui import kit, rule_words
from kingtable.ui.dialogs.choice import Choice
from kingtable.ui.dialogs.sheet import labelled


def value_words(game: str, rule: TableRule, value: str) -> str:
    """The label of a table rule's value, marked where it is the default."""
    words = rule_words.rule_value(game, rule.name, value)[0]
    if value != rule.default:
        return words
    return QCoreApplication.translate("TableRules", "{value} (default)").format(value=words)


class RuleFields(QWidget):
    """Values that are not known, as a later version may have left them, count as the default."""

    def __init__(self, game: str, rules: Sequence[TableRule], options: Mapping[str, str]) -> None:
        super().__init__()
        self._game = game
        self._rules = rules
        self._boxes: dict[str, Choice] = {}
        column = kit.column(self, gap=9)
        for rule in rules:
            values = tuple((value, value_words(game, rule, value)) for value in rule.values)
            box = Choice(values, options.get(rule.name, rule.default))
            meaning = kit.paragraph("", "small")
            box.currentIndexChanged.connect(lambda _, rule=rule, meaning=meaning: self._explain(rule, meaning))
            self._boxes[rule.name] = box
            pair = labelled(rule_words.rule_label(game, rule.name), box)
            pair.addWidget(meaning)
            column.addLayout(pair)
            self._explain(rule, meaning)

    @property
    def options(self) -> dict[str, str]:
        """The value chosen for every rule."""
        return {name: box.value for name, box in self._boxes.items()}

    def restore_defaults(self) -> None:
        """Choose the default of every rule."""
        for box in self._boxes.values():
            box.setCurrentIndex(0)

    def _explain(self, rule: TableRule, meaning: QLabel) -> None:
        box = self._boxes[rule.name]
        words = rule_words.rule_value(self._game, rule.name, box.value)[1]
        meaning.setText(words)
        box.setAccessibleDescription(words)
