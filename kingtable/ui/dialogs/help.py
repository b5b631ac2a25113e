"""The help window: the rules beside the game, open at the rule that was asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, QUrl
from PySide6.QtGui import QColor, QKeySequence, QResizeEvent, QShortcut, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from kingtable.ui import kit, text
from kingtable.ui.dialogs import help_page
from kingtable.ui.theme import INK, Theme

_ANCHOR = Qt.ItemDataRole.UserRole
_TOP = "top"


class HelpWindow(QDialog):
    """Stays open beside the table."""

    keys: Sequence[tuple[str, str]] = ()
    """What the program can do and the keys for it, as people read them; set before a page is shown."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scale = scale
        self._rules: Mapping[str, str] | None = None
        self._anchor = _TOP
        self._game: str | None = None
        self._source = ""
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Find on this page"))
        self._search.setAccessibleName(self.tr("Find on this page"))
        self._search.setClearButtonEnabled(True)
        self._search.textEdited.connect(self._find_anew)
        self._note = kit.label("", "small")
        self._contents = self._contents_list()
        self._browser = self._rules_browser()
        self._lay_out()
        self._bind_keys()

    def show_rule(self, game: str, anchor: str, table_rules: Mapping[str, str] | None) -> None:
        """Open the page on that game, "" for all games, at that anchor and mark its heading.

        ``table_rules`` are those of the running match, if it is one of that game.
        """
        self._open_page(game, anchor, table_rules)
        self.show()
        self.raise_()
        self.activateWindow()
        self._browser.setFocus()
        # The page knows its height only after the window has been laid out.
        QTimer.singleShot(0, self, self._scroll)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Follow a change of the colours or of the text size (in per cent)."""
        self._theme = theme
        self._scale = scale
        if self._game is not None:
            self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Where there is no room for them beside the text, the text's own list of contents serves.
        self._side.setVisible(self.width() >= 38 * self.fontMetrics().height())

    def _open_page(self, game: str, anchor: str, rules: Mapping[str, str] | None) -> None:
        self._rules = rules
        self._anchor = anchor
        if game != self._game:
            self._game = game
            self._source = help_page.source_of(game)
            self._name_page()
        self._fill()

    def _name_page(self) -> None:
        if self._game == help_page.FAIR_PLAY:
            self.setWindowTitle(self.tr("Fair play"))
            self._browser.setAccessibleName(self.tr("Fair play"))
        elif self._game:
            name = text.game_title(self._game)
            self.setWindowTitle(self.tr("How {game} is played").format(game=name))
            self._browser.setAccessibleName(self.tr("Rules of {game}").format(game=name))
        else:
            self.setWindowTitle(self.tr("How to play"))
            self._browser.setAccessibleName(self.tr("The games of the table"))
        with QSignalBlocker(self._contents):
            self._contents.clear()
            for anchor, title in help_page.sections(self._source):
                QListWidgetItem(title, self._contents).setData(_ANCHOR, anchor)
        self._all_games.setVisible(bool(self._game))

    def _contents_list(self) -> QListWidget:
        contents = QListWidget()
        contents.setProperty("role", "well")
        contents.setAccessibleName(self.tr("Contents"))
        contents.setWordWrap(True)
        contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        contents.currentItemChanged.connect(self._open_section)
        contents.itemClicked.connect(self._open_section)
        return contents

    def _rules_browser(self) -> QTextBrowser:
        browser = QTextBrowser()
        browser.setProperty("role", "well")
        browser.setOpenLinks(False)
        browser.anchorClicked.connect(self._follow)
        browser.setFrameShape(QFrame.Shape.NoFrame)
        browser.document().setDocumentMargin(16)
        return browser

    def _lay_out(self) -> None:
        column = kit.column(self, margin=14, gap=10)
        column.addLayout(self._search_line())
        line = kit.row(gap=12)
        for widget, share in ((self._contents, 3), (self._browser, 8)):
            panel = kit.frame("plain")
            kit.column(panel, margin=3).addWidget(widget)
            line.addWidget(panel, share)
            if widget is self._contents:
                self._side = panel
        column.addLayout(line, 1)
        self.resize(1000, 600)

    def _search_line(self) -> QHBoxLayout:
        line = kit.row(gap=8)
        line.addWidget(self._search, 1)
        line.addWidget(self._note)
        for words, forward in ((self.tr("Previous"), False), (self.tr("Next"), True)):
            button = kit.button(words)
            button.clicked.connect(lambda _checked=False, forward=forward: self._find(forward))
            line.addWidget(button)
        line.addStretch(1)
        self._all_games = kit.button(self.tr("All games"))
        self._all_games.clicked.connect(lambda: self._open_page("", _TOP, None))
        line.addWidget(self._all_games)
        close = kit.button(self.tr("Close"))
        close.clicked.connect(self.reject)
        line.addWidget(close)
        return line

    def _bind_keys(self) -> None:
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._search.setFocus)
        QShortcut(QKeySequence(QKeySequence.StandardKey.FindNext), self, lambda: self._find(True))
        QShortcut(QKeySequence(QKeySequence.StandardKey.FindPrevious), self, lambda: self._find(False))
        self._search.returnPressed.connect(lambda: self._find(True))

    def _fill(self) -> None:
        document = self._browser.document()
        document.setDefaultStyleSheet(help_page.style(self._theme, self._scale))
        self._browser.setHtml(help_page.page(self._source, self._game or "", self._rules, self.keys))
        self._mark()
        self._scroll()

    def _go_to(self, anchor: str) -> None:
        self._anchor = anchor
        self._mark()
        self._scroll()

    def _follow(self, link: QUrl) -> None:
        # Nothing but places on this page and the pages on games: whatever else a link may hold is not opened.
        if link.hasFragment() and link.toString().startswith("#"):
            self._go_to(link.fragment())
        elif (game := help_page.game_of_link(link.toString())) is not None:
            self._open_page(game, _TOP, None)

    def _open_section(self, entry: QListWidgetItem | None) -> None:
        if entry is not None:
            self._go_to(str(entry.data(_ANCHOR)))

    def _mark(self) -> None:
        heading = None if self._anchor == _TOP else help_page.heading_at(self._browser.document(), self._anchor)
        if heading is None:
            self._browser.setExtraSelections([])
            return
        mark = QTextEdit.ExtraSelection()
        heading.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        mark.cursor = heading
        mark.format.setBackground(QColor(self._theme.gold))
        mark.format.setForeground(QColor(INK))
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self._browser.setExtraSelections([mark])

    def _scroll(self) -> None:
        self._browser.scrollToAnchor(self._anchor)

    def _find_anew(self) -> None:
        self._browser.moveCursor(QTextCursor.MoveOperation.Start)
        self._find(True)

    def _find(self, forward: bool) -> None:
        words = self._search.text()
        flags = QTextDocument.FindFlag(0) if forward else QTextDocument.FindFlag.FindBackward
        found = not words or self._browser.find(words, flags)
        if not found:
            end = QTextCursor.MoveOperation.Start if forward else QTextCursor.MoveOperation.End
            self._browser.moveCursor(end)
            found = self._browser.find(words, flags)
        self._note.setText("" if found else self.tr("Not on this page"))
