"""The few plain widgets that all pages and panels are made of."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget


def label(text: str = "", role: str = "", parent: QWidget | None = None) -> QLabel:
    """A plain-text label in one of the style sheet's roles; text from people is never read as markup."""
    made = QLabel(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    if role:
        made.setProperty("role", role)
    return made


def paragraph(text: str, role: str = "", parent: QWidget | None = None) -> QLabel:
    """A label whose text breaks into lines where it must."""
    made = label(text, role, parent)
    made.setWordWrap(True)
    return made


def picture(pixmap: QPixmap, name: str = "", parent: QWidget | None = None) -> QLabel:
    """A label that shows a picture; ``name`` says what it shows to a screen reader."""
    made = QLabel(parent)
    made.setPixmap(pixmap)
    made.setAccessibleName(name)
    made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return made


def frame(role: str, parent: QWidget | None = None) -> QFrame:
    """A frame in one of the style sheet's roles: panel, plain, current, sunken, bar, side, overlay, footer, rule."""
    made = QFrame(parent)
    made.setProperty("role", role)
    return made


def button(text: str, role: str = "", parent: QWidget | None = None) -> QPushButton:
    """A push button; ``main`` is the one that Enter means, ``link`` reads as a link, ``tab`` is checkable."""
    made = QPushButton(text, parent)
    made.setAutoDefault(False)
    if role:
        made.setProperty("role", role)
    if role == "tab":
        made.setCheckable(True)
    return made


def column(parent: QWidget | None = None, margin: int = 0, gap: int = 8) -> QVBoxLayout:
    """A vertical layout with one margin all around."""
    layout = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(gap)
    return layout


def row(parent: QWidget | None = None, margin: int = 0, gap: int = 8) -> QHBoxLayout:
    """A horizontal layout with one margin all around."""
    layout = QHBoxLayout(parent) if parent is not None else QHBoxLayout()
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(gap)
    return layout


def restyle(widget: QWidget, role: str) -> None:
    """Give a widget another role and have the style sheet see it."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
