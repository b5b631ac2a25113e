"""One of a few pictures with words below, to choose by looking."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QSizePolicy, QToolButton, QWidget

_LINES = 4.6
"""The height of a picture, in heights of a text line."""
_GAP = 6
_COLUMNS = 4


class Choosable(Struct, frozen=True):
    """A value, its words, and more words for those who cannot tell it from the picture."""

    value: str
    words: str
    meaning: str = ""


class PicturePicker(QWidget):
    """Tab goes to the chosen picture, the arrow keys to its neighbours, which are chosen by that."""

    picked = Signal(str)
    """The value that was chosen."""

    def __init__(self, values: Sequence[Choosable], chosen: str, draw: Callable[[str, int, float], QPixmap]) -> None:
        """``draw`` makes the picture of a value: height in device-independent pixels, pixel ratio."""
        super().__init__()
        self._draw = draw
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        self._columns = 0
        self._drawn_at = 0
        self._group = QButtonGroup(self)
        self._buttons = {one.value: self._button(one) for one in values}
        self._buttons[chosen].setChecked(True)
        self._let_tab_in(chosen)
        self._arrange(_COLUMNS)

    def _button(self, one: Choosable) -> QToolButton:
        button = QToolButton()
        button.setProperty("role", "picture")
        button.setText(one.words)
        button.setToolTip(one.meaning)
        button.setAccessibleDescription(one.meaning)
        button.setCheckable(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._group.addButton(button)
        button.toggled.connect(lambda on: self._tell(one.value) if on else None)
        return button

    @property
    def chosen(self) -> str:
        """The value that is chosen."""
        return next(value for value, button in self._buttons.items() if button.isChecked())

    def redraw(self) -> None:
        """Draw the pictures anew: what they show has changed."""
        height, ratio = round(_LINES * self.fontMetrics().height()), self.devicePixelRatioF()
        for value, button in self._buttons.items():
            picture = self._draw(value, height, ratio)
            button.setIcon(QIcon(picture))
            button.setIconSize(picture.deviceIndependentSize().toSize())
        self._drawn_at = height

    def minimumSizeHint(self) -> QSize:
        # Always that of two columns: if more asked for their width, they could never become fewer again.
        return QSize(2 * self._widest + _GAP, self._grid.minimumSize().height())

    @property
    def _widest(self) -> int:
        return max(button.sizeHint().width() for button in self._buttons.values())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._drawn_at != round(_LINES * self.fontMetrics().height()):
            self.redraw()
        fitting = (self.width() + _GAP) // (self._widest + _GAP)
        self._arrange(max(2, min(_COLUMNS, fitting)))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for place, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, place // columns, place % columns)

    def _tell(self, value: str) -> None:
        self._let_tab_in(value)
        self.picked.emit(value)

    def _let_tab_in(self, chosen: str) -> None:
        for value, button in self._buttons.items():
            by_tab = value == chosen
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if by_tab else Qt.FocusPolicy.ClickFocus)
