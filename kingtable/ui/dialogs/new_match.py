"""The dialog that begins a match: who plays, by which table rules, and from which deal number."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from kingtable.core.rng import MAX_SEED
from kingtable.games.king import KING
from kingtable.store.settings import Settings
from kingtable.ui import kit, text
from kingtable.ui.dialogs.avatar_picker import AvatarPicker
from kingtable.ui.dialogs.rule_fields import RuleFields
from kingtable.ui.dialogs.sheet import Sheet, labelled
from kingtable.ui.key_button import KeyButton
from kingtable.ui.pages.side_by_side import SideBySide

NAME_LENGTH = 40


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What was decided. ``names`` go by seat, the person's first; ``seed`` is the deal number."""

    game: str
    names: tuple[str, str, str, str]
    avatar: int
    level: str
    options: Mapping[str, str]
    seed: int

    def remembered(self, settings: Settings) -> Settings:
        """The settings from which the next match will be offered in the same way; the deal number is not kept."""
        name, *opponents = self.names
        left, across, right = opponents
        return dataclasses.replace(
            settings,
            player_name="" if name == default_player() else name,
            avatar=self.avatar,
            opponent_names=(left, across, right),
            options={**settings.options, self.game: dict(self.options)},
        )


class BadDealNumber(ValueError):
    """The text is not a deal number; the message is a sentence for people."""


def default_player() -> str:
    """What a person without a name is called."""
    return QCoreApplication.translate("NewMatchDialog", "You")


def deal_number(words: str) -> int | None:
    """The deal number in a text, None for an empty one; BadDealNumber for anything else than 0 … 2^63 - 1."""
    words = words.strip()
    if not words:
        return None
    if words.startswith(("-", text.MINUS)):
        raise BadDealNumber(QCoreApplication.translate("NewMatchDialog", "A deal number is never below 0."))
    if not words.isdecimal():
        raise BadDealNumber(QCoreApplication.translate("NewMatchDialog", "A deal number is written in digits only."))
    # int() refuses very long texts, so the length speaks first.
    digits = words.lstrip("0") or "0"
    if len(digits) > len(str(MAX_SEED)) or int(digits) > MAX_SEED:
        template = QCoreApplication.translate("NewMatchDialog", "The largest deal number is {most}.")
        raise BadDealNumber(template.format(most=MAX_SEED))
    return int(digits)


class NewMatchDialog(Sheet):
    """Enter begins the match from every field."""

    begun = Signal(object)
    """A NewMatch."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("NewMatchDialog", "New match of King")
        super().__init__(title, lines=54, parent=parent)
        self._settings = settings
        self._name = _name_field(settings.player_name, default_player())
        self._avatars = AvatarPicker(settings.avatar)
        defaults = Settings().opponent_names
        self._opponents = [
            _name_field(name, default) for name, default in zip(settings.opponent_names, defaults, strict=True)
        ]
        self._rules = RuleFields(KING.id, KING.table_rules, settings.options.get(KING.id, {}))
        self._restore = kit.button(self.tr("Restore defaults"), "link")
        self._restore.setAutoDefault(True)
        self._restore.clicked.connect(self._rules.restore_defaults)
        self._number = QLineEdit()
        self._number.setPlaceholderText(self.tr("By chance"))
        self._number.textChanged.connect(self._check_number)
        self._number_note = kit.paragraph("", "small")
        self.set_body(SideBySide(self._players(), self._table_rules(), lines=44, shares=(4, 5), gap=28))
        self._check_number()
        begin = KeyButton(self.tr("Begin the match"), "Enter", "main")
        begin.clicked.connect(self._begin)
        cancel = kit.button(self.tr("Cancel"), "large")
        cancel.clicked.connect(self.reject)
        self.add_buttons(begin, cancel)
        self._name.setFocus()

    def _players(self) -> QWidget:
        part = QWidget()
        box = kit.column(part, gap=9)
        head = kit.row()
        head.addWidget(kit.label(self.tr("Players"), "section"))
        head.addStrut(self._restore.sizeHint().height())
        box.addLayout(head)
        box.addLayout(labelled(self.tr("Your name"), self._name))
        box.addWidget(self._avatars)
        places = (self.tr("Opponent on your left"), self.tr("Opponent across"), self.tr("Opponent on your right"))
        for place, field in zip(places, self._opponents, strict=True):
            box.addLayout(labelled(place, field))
        level = text.level_name(self._settings.opponent_level)
        box.addWidget(kit.paragraph(self.tr("All three play at level {level}.").format(level=level), "small"))
        box.addLayout(labelled(self.tr("Deal number"), self._number))
        box.addWidget(self._number_note)
        box.addStretch(1)
        return part

    def _table_rules(self) -> QWidget:
        part = QWidget()
        box = kit.column(part, gap=9)
        head = kit.row()
        head.addWidget(kit.label(self.tr("Table rules"), "section"))
        head.addStretch(1)
        head.addWidget(self._restore)
        box.addLayout(head)
        box.addWidget(self._rules)
        box.addStretch(1)
        return part

    def _check_number(self) -> None:
        try:
            deal_number(self._number.text())
        except BadDealNumber as bad:
            self._say(str(bad), "error")
        else:
            self._say(self.tr("The same number deals the same cards."), "small")

    def _say(self, note: str, role: str) -> None:
        self._number_note.setText(note)
        self._number.setAccessibleDescription(note)
        kit.restyle(self._number_note, role)

    def _begin(self) -> None:
        try:
            number = deal_number(self._number.text())
        except BadDealNumber:
            self._number.setFocus()
            self._number.selectAll()
            return
        left, across, right = (_name(field) for field in self._opponents)
        match = NewMatch(
            game=KING.id,
            names=(_name(self._name), left, across, right),
            avatar=self._avatars.chosen,
            level=self._settings.opponent_level,
            options=self._rules.options,
            seed=secrets.randbelow(MAX_SEED + 1) if number is None else number,
        )
        self.accept()
        self.begun.emit(match)


def _name_field(name: str, default: str) -> QLineEdit:
    field = QLineEdit(name)
    field.setMaxLength(NAME_LENGTH)
    field.setPlaceholderText(default)
    return field


def _name(field: QLineEdit) -> str:
    return field.text().strip() or field.placeholderText()
