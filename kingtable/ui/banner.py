"""A line below the menu for what people must know and need not answer: unwritable folders, files set aside."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from kingtable.ui import icons, kit


class Banner(QFrame):
    """Shows one warning at a time until it is settled or read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._words = kit.label("", "label")
        self._words.setWordWrap(True)
        self._close = kit.button(self.tr("Understood"), "", self)
        self._close.clicked.connect(self.hide)
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

    def warn(self, sentence: str) -> None:
        """Show a warning."""
        self._words.setText(sentence)
        self.setAccessibleName(sentence)
        self.show()

    def settle(self) -> None:
        """The cause is gone."""
        self.hide()
