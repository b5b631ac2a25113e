"""The table rules of the running match, to read (UI-41)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from kingtable.games import game_of
from kingtable.ui import kit, rule_words
from kingtable.ui.dialogs.rule_fields import value_words
from kingtable.ui.dialogs.sheet import Sheet
from kingtable.ui.rule_words.offered import offered


class TableRulesDialog(Sheet):
    """``rules`` are the values in force by the rule's name; those without effect are left out."""

    help_requested = Signal(str)
    """An anchor of the help text."""

    def __init__(self, game: str, rules: Mapping[str, str], parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("TableRulesDialog", "Table rules of this match")
        super().__init__(title, lines=34, parent=parent)
        self.add_introduction(self.tr("They were fixed when the match began and hold to its end."))
        played = game_of(game)
        assert played is not None, "a match of an unknown game cannot run"
        body = QWidget()
        column = kit.column(body, gap=10)
        for rule in offered(played, rules):
            value = rules.get(rule.name, rule.default)
            panel = kit.frame("plain")
            box = kit.column(panel, margin=10, gap=1)
            box.addWidget(kit.paragraph(rule_words.rule_label(game, rule.name), "muted"))
            box.addWidget(kit.paragraph(value_words(game, rule, value), "strong"))
            box.addWidget(kit.paragraph(rule_words.rule_value(game, rule.name, value)[1], "small"))
            column.addWidget(panel)
        column.addStretch(1)
        self.set_body(body)
        close = kit.button(self.tr("Close"), "large")
        close.clicked.connect(self.accept)
        more = kit.button(self.tr("More in the help"), "large")
        more.clicked.connect(lambda: self.help_requested.emit("table-rules"))
        self.add_buttons(close, more)
