"""A language that nobody speaks, with long words in letters of its own: what is still English was never translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from math import ceil

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)  # fmt: skip

from kingtable.store.settings import Settings
from kingtable.ui.dialogs.licences import licences
from kingtable.ui.language import languages

_OWN = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀčďéƒĝĥíĵķłṁñóṕɋřšťúṽŵẋýžÁƁČĎÉƑĜĤÍĴĶŁṀÑÓṔɊŘŠŤÚṼŴẊÝŽ",
)
OWN_NAMES = {
    *(name for _, name in languages()),
    *(one.name for one in Settings().opponents),
    *(f"{part.name}: {part.licence}" for part in licences()),
}
"""Languages are listed under their own names; opponents, programs and licences have the same in all of them."""
_PLACE = re.compile(r"(\{\w*\}|%\d|%n)")
_ENGLISH = re.compile(r"[A-Za-z]{2,}")
_SAID = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


class Stretched(QTranslator):
    """Every text in letters that English does not have, and longer by ``more`` of its length."""

    def __init__(self, more: float) -> None:
        super().__init__()
        self._more = more

    def translate(self, context: str, source: str, _comment: str | None = None, n: int = -1) -> str:
        """The text with its places, its line breaks and the key of a menu as they were."""
        own = "".join(part if _PLACE.match(part) else part.translate(_OWN) for part in _PLACE.split(source))
        words = cycle(_PLACE.sub(" ", own).replace("&", "").split() or [own])
        # What is printed on keys is as short in any language.
        length = 0 if context == "QShortcut" else ceil(len(_PLACE.sub("", source)) * self._more)
        added = ""
        while source.strip() and len(added) < length:
            added += f" {next(words)}" if len(own) > 12 else next(words)
        return own + added[:length].rstrip()

    def isEmpty(self) -> bool:
        """Qt asks no translator that says that it is empty."""
        return False


@contextmanager
def spoken(translator: QTranslator, direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight) -> Iterator[None]:
    """The program in the language of that translator, written in that direction; in English afterwards."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = app.layoutDirection()
    app.installTranslator(translator)
    app.setLayoutDirection(direction)
    try:
        yield
    finally:
        app.removeTranslator(translator)
        app.setLayoutDirection(before)


def english_in(words: str) -> str:
    """The first word that is still English, "" if there is none; single letters are ranks and keys."""
    found = _ENGLISH.search(words)
    return found[0] if found else ""


def untranslated(window: QWidget) -> list[str]:
    """Every text of the window that has an English word in it, shown or told to a screen reader."""
    told = {words for widget in (window, *window.findChildren(QWidget)) for words in _words_of(widget)}
    told |= {words for action in window.findChildren(QAction) for words in (action.text(), action.statusTip())}
    return sorted(words for words in told - OWN_NAMES if english_in(words))


def _words_of(widget: QWidget) -> Iterator[str]:
    yield from (widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    elif isinstance(widget, QAbstractItemView):
        yield from _words_of_items(widget)


def _words_of_items(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for column in range(columns):
        for role in _SAID:
            yield str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
        for row in range(model.rowCount()):
            yield from (str(model.index(row, column, QModelIndex()).data(role) or "") for role in _SAID)
