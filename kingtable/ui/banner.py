"""A strip below the menu for what people must know and need not answer: unwritable folders, files set aside."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QWidget

from kingtable.store.atomic import Later, SetAside
from kingtable.store.settings import BadValue
from kingtable.store.writer import Trouble
from kingtable.ui import icons, kit, notices

_MOST = 3
"""More sentences would leave no room for the table."""


class Banner(QFrame):
    """Shows what happened until it was read, and a trouble that lasts until it was read or is over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._news: list[str] = []
        self._trouble = ""
        self._words = kit.label("", "label")
        self._words.setWordWrap(True)
        self._close = kit.button(self.tr("Understood"), "", self)
        self._close.clicked.connect(self._forget)
        layout = kit.row(self, gap=10)
        layout.setContentsMargins(14, 6, 14, 6)
        layout.addWidget(kit.picture(icons.pixmap("warning", 22, self.devicePixelRatioF()), self.tr("Warning")))
        layout.addWidget(self._words, 1)
        layout.addWidget(self._close)
        self.hide()

    @property
    def text(self) -> str:
        """The warning, empty when there is none."""
        return self._words.text() if not self.isHidden() else ""

    def tell(self, sentence: str) -> None:
        """Something happened, once."""
        if sentence not in self._news:
            self._news.append(sentence)
        self._show()

    def tell_set_aside(self, files: Sequence[SetAside | BadValue]) -> None:
        """Files and settings could not be read."""
        for file in files:
            if isinstance(file, BadValue):
                self.tell(notices.bad_setting(file.key, file.why))
            elif isinstance(file, Later):
                self.tell(notices.later_version(str(file.path)))
            else:
                self.tell(notices.file_set_aside(str(file.path), str(file.aside or ""), file.why))

    def warn(self, trouble: Trouble) -> None:
        """Nothing can be saved just now."""
        self._trouble = notices.cannot_write(trouble.path, trouble.cause)
        self._show()

    def settle(self) -> None:
        """Everything is saved again."""
        self._trouble = ""
        self._show()

    def _forget(self) -> None:
        self._news.clear()
        self.settle()

    def _show(self) -> None:
        sentences = [*([self._trouble] if self._trouble else []), *self._news[:_MOST]]
        if len(self._news) > _MOST:
            sentences.append(notices.further(len(self._news) - _MOST))
        words = "\n".join(sentences)
        self._words.setText(words)
        self.setAccessibleName(words)
        self.setVisible(bool(words))
