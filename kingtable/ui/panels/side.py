"""What the side panels of all games have in common: their width, their margin, and the wish for the scoresheet."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from kingtable.ui.key_button import KeyButton
from kingtable.ui.kit import column, frame
from kingtable.ui.scroll import Scroll

WIDE_WINDOW = 1200
"""From this width of the window on, px, the panel has its full width."""
_LINE = 1
"""Width of the line at the panel's edge, px."""
_MOST = 1.5
"""So many times its usual width the panel may have for the sake of long words."""


class Side(QFrame):
    """284 px wide, or 224 in a small window, and more with larger text or long words."""

    sheet_requested = Signal()

    def __init__(self, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self._scale = scale
        self._window = QSize(1366, 768)

    def _hold(self, content: QWidget, *buttons: KeyButton, gap: int) -> None:
        """The panel is that content, and below it these buttons, of which the first asks for the scoresheet."""
        buttons[0].clicked.connect(self.sheet_requested)
        self._outer = column(self, gap=gap)
        # Only very large text in a small window ever needs to scroll.
        self._outer.addWidget(Scroll(content), 1)
        for button in buttons:
            self._outer.addWidget(button)
        self.fit(self._window)

    def fit(self, window: QSize) -> None:
        """Take the width for a window of that size."""
        self._window = window
        self._arrange()
        usual = round((284 if self._wide else 224) * (25 + 0.75 * self._scale) / 100)
        # In some languages the words need more, and get a little of it.
        self.setFixedWidth(max(usual, min(self._needed, round(_MOST * usual))))

    @property
    def _needed(self) -> int:
        """The width without which a word in the panel would be cut off, px."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()  # only then it knows its font and its padding
            part.updateGeometry()
        insides = [
            inside for area in self.findChildren(Scroll) if area.parentWidget() is self if (inside := area.widget())
        ]
        buttons = self.findChildren(KeyButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
        wide = [inside.minimumSizeHint().width() for inside in insides] + [key.sizeHint().width() for key in buttons]
        return max(wide, default=0) + 2 * self._margin + _LINE

    @property
    def _wide(self) -> bool:
        return self._window.width() >= WIDE_WINDOW

    @property
    def _margin(self) -> int:
        return 14 if self._wide else 10

    def minimumSizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Give the parts the room that there is."""


def boxed(inner: QWidget) -> QFrame:
    """A paper box around a part of the panel."""
    box = frame("plain")
    column(box, margin=3).addWidget(inner)
    return box
