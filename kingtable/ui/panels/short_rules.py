"""Rules in a line each: a dot, and a second line stands under the words, not under the dot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from kingtable.ui.kit import label, paragraph


class ShortRules(QWidget):
    """Every rule is a label of its own, so that a screen reader takes them one by one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(7)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_rules(self, rules: Sequence[str]) -> None:
        """Show these rules in this order."""
        while len(self._lines) < len(rules):
            dot, words = label("•", "small"), paragraph("", "small")
            self._grid.addWidget(dot, len(self._lines), 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(words, len(self._lines), 1)
            self._lines.append((dot, words))
        for place, (dot, words) in enumerate(self._lines):
            used = place < len(rules)
            words.setText(rules[place] if used else "")
            dot.setVisible(used)
            words.setVisible(used)
