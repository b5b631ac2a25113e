"""The frame that all dialogs share: a title, a body that scrolls where it must, and a row of buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from kingtable.ui import kit

_MOST = QSize(1000, 600)
"""How large a dialog may get without a parent window."""


class Sheet(QDialog):
    """Deleted when it is closed; Esc closes it. ``lines`` is its width in heights of a text line."""

    def __init__(self, title: str, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._lines = lines
        self._outer = kit.column(self, gap=0)
        head = QWidget()
        self._head = kit.column(head, gap=2)
        self._head.setContentsMargins(22, 16, 22, 10)
        self._head.addWidget(kit.paragraph(title, "dialog"))
        self._outer.addWidget(head)
        self._fixed = [head]
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body = QWidget()
        self._area.setWidget(self._body)
        self._outer.addWidget(self._area, 1)

    def add_introduction(self, text: str) -> None:
        """A sentence below the title."""
        self._head.addWidget(kit.paragraph(text, "muted"))

    def set_body(self, body: QWidget) -> None:
        """The contents between title and buttons."""
        layout = kit.column(self._body)
        layout.setContentsMargins(22, 4, 22, 14)
        layout.addWidget(body)

    def add_footer(self, widget: QWidget) -> None:
        """A line of its own below the body."""
        self._outer.addWidget(widget)
        self._fixed.append(widget)

    def add_buttons(self, *buttons: QPushButton) -> None:
        """The row of buttons at the right; the first is the one that Enter means."""
        self.add_footer(button_bar(buttons))
        buttons[0].setDefault(True)

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():
            self.fit()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            QTimer.singleShot(0, self, self._fit_again)

    def _fit_again(self) -> None:
        self.fit()
        parent = self.parentWidget()
        if parent is not None:
            place = self.frameGeometry()
            place.moveCenter(parent.window().frameGeometry().center())
            self.move(place.topLeft())

    def fit(self) -> None:
        """Take the size that the contents want, within the parent window."""
        most = _MOST
        parent = self.parentWidget()
        if parent is not None:
            most = (parent.window().size() * 0.97).boundedTo(self.screen().availableSize())
        width = min(most.width(), max(self._lines * self.fontMetrics().height(), self.minimumSizeHint().width()))
        rest = sum(_height(widget, width) for widget in self._fixed if not widget.isHidden())
        # The body takes its shape from the width before it is asked for its height.
        self.resize(width, most.height())
        self._outer.activate()
        self.resize(width, min(most.height(), rest + _height(self._body, width) + 2))


def _height(widget: QWidget, width: int) -> int:
    layout = widget.layout()
    assert layout is not None
    layout.activate()
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()


def button_bar(buttons: Sequence[QPushButton], words: QLabel | None = None) -> QWidget:
    """Buttons on the footer's ground, the first one at the right end; ``words`` stand at the left."""
    bar = kit.frame("footer")
    line = kit.row(bar, gap=12)
    line.setContentsMargins(22, 10, 22, 10)
    if words is None:
        line.addStretch(1)
    else:
        line.addWidget(words, 1)
    for button in reversed(buttons):
        button.setAutoDefault(True)
        line.addWidget(button)
    return bar


def labelled(words: str, control: QWidget) -> QVBoxLayout:
    """A control with its label above it; the label names the control to a screen reader too."""
    name = kit.label(words, "label")
    name.setBuddy(control)
    control.setAccessibleName(words)
    pair = kit.column(gap=3)
    pair.addWidget(name)
    pair.addWidget(control)
    return pair
