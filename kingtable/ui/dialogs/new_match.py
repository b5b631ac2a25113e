"""The dialog that begins a match: who plays, by which table rules, and from which deal number."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from kingtable.bots.base import BALANCED
from kingtable.core.record import Record
from kingtable.core.rng import MAX_SEED
from kingtable.games import game_of
from kingtable.games.no_kings import NO_KINGS
from kingtable.games.no_kings_table import TEAM_SEAT_NUMBERS
from kingtable.store.matches import Match
from kingtable.store.settings import Opponent, Settings
from kingtable.ui import kit, text
from kingtable.ui.dialogs.avatar_picker import AvatarPicker
from kingtable.ui.dialogs.choice import Choice, Switch
from kingtable.ui.dialogs.mode_cards import CHOSEN_HERE, ModeCards
from kingtable.ui.dialogs.opponent_fields import OpponentFields
from kingtable.ui.dialogs.opponent_row import luck_words, name_field, name_in
from kingtable.ui.dialogs.rule_fields import RuleFields
from kingtable.ui.dialogs.sheet import Sheet, labelled
from kingtable.ui.dialogs.who_plays import NEWCOMER
from kingtable.ui.key_button import KeyButton
from kingtable.ui.pages.side_by_side import SideBySide
from kingtable.ui.player_menu import Seated
from kingtable.ui.players import GUEST


class NewMatch(Struct, frozen=True):
    """What was decided. ``player``, ``name`` and ``avatar`` are those of who plays now; ``seed`` is the deal number."""

    game: str
    player: str
    name: str
    avatar: int
    opponents: tuple[Opponent, ...]
    """All that were there to be chosen, clockwise from the person's left; the first of them sit down."""
    seats: int
    options: Mapping[str, str]
    seed: int
    hints: bool
    undo_allowed: bool

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, the person's first."""
        return (self.name, *(opponent.name for opponent in self._seated))

    def begun(self) -> Match:
        """The match, before its first action."""
        seated = self._seated
        return Match.begun(
            Record(game=self.game, seats=self.names, seed=self.seed, options=dict(self.options)),
            human=(0, *(seat for seat, opponent in enumerate(seated, 1) if opponent.person)),
            levels=(None, *(None if opponent.person else opponent.level for opponent in seated)),
            tempers=(BALANCED, *(opponent.temper for opponent in seated)),
            avatars=tuple(opponent.avatar for opponent in seated),
            hints=self.hints,
            undo_allowed=self.undo_allowed,
            owners=(self.player, *(opponent.profile for opponent in seated if opponent.person)),
        )

    @property
    def newcomers(self) -> tuple[Opponent, ...]:
        """The people at the table who are to become players."""
        return tuple(opponent for opponent in self._seated if opponent.person and opponent.profile == NEWCOMER)

    def welcomed(self, ids: Sequence[str]) -> NewMatch:
        """The match with these profiles for the newcomers; who has no seat is no newcomer next time either."""
        given = iter(ids)
        opponents = tuple(
            replace(each, profile=next(given, GUEST)) if each.profile == NEWCOMER else each for each in self.opponents
        )
        return replace(self, opponents=opponents)

    @property
    def _seated(self) -> tuple[Opponent, ...]:
        return self.opponents[: self.seats - 1]

    def remembered(self, settings: Settings) -> Settings:
        """The settings from which the next match will be offered in the same way; the deal number is not kept."""
        before = settings.options.get(self.game, {})
        return replace(
            settings,
            player_name="" if self.name == text.default_player() else self.name,
            avatar=self.avatar,
            opponents=self.opponents,
            hints=self.hints,
            undo_allowed=self.undo_allowed,
            # Rules without effect this time keep the value they had.
            options={**settings.options, self.game: {**before, **self.options}},
            seats={**settings.seats, self.game: self.seats},
        )


class BadDealNumber(ValueError):
    """The text is not a deal number; the message is a sentence for people."""


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


_USUAL_SEATS = 4


class NewMatchDialog(Sheet):
    """Enter begins the match from every field."""

    begun = Signal(object)
    """A NewMatch."""

    def __init__(
        self, game: str, settings: Settings, parent: QWidget | None = None, players: Sequence[Seated] = ()
    ) -> None:
        """``players`` are the profiles that the others at the table can be chosen from."""
        super().__init__(_title(game), lines=62, parent=parent)
        played = game_of(game)
        assert played is not None, "only games of the house are offered"
        self._game = played
        self._settings = settings
        options = settings.options.get(game, {})
        self._name = name_field(settings.player_name, text.default_player())
        self._avatars = AvatarPicker(settings.avatar)
        self._seats = _seats_box(played.seat_numbers, settings.seats.get(game, _USUAL_SEATS))
        self._opponents = OpponentFields(settings.opponents, settings.avatar, players)
        self._avatars.picked.connect(self._opponents.leave_avatar)
        self._hints = Switch(self.tr("Hints allowed"))
        self._hints.setChecked(settings.hints)
        self._undo = Switch(self.tr("Taking back allowed"))
        self._undo.setChecked(settings.undo_allowed)
        self._modes = ModeCards(options) if game == NO_KINGS.id else None
        self._rules = RuleFields(played, options, () if self._modes is None else CHOSEN_HERE)
        self._restore = kit.button(self.tr("Restore defaults"), "link")
        self._restore.setAutoDefault(True)
        self._restore.clicked.connect(self._restore_defaults)
        self._number = QLineEdit()
        self._number.setPlaceholderText(self.tr("By chance"))
        self._number.textChanged.connect(self._check_number)
        self._number_note = kit.paragraph("", "small")
        self._lay_out()
        if self._seats is not None:
            self._seats.currentIndexChanged.connect(self._adapt)
        self._rules.changed.connect(self._follow)
        if self._modes is not None:
            self._modes.changed.connect(self._adapt)
        self._adapt()
        self._check_number()
        begin = KeyButton(self.tr("Begin the match"), "Enter", "main")
        begin.clicked.connect(self._begin)
        cancel = kit.button(self.tr("Cancel"), "large")
        cancel.clicked.connect(self.reject)
        self.add_buttons(begin, cancel)
        self._name.setFocus()

    @property
    def _count(self) -> int:
        """The number of players."""
        return self._game.seat_numbers[0] if self._seats is None else int(self._seats.value)

    def _lay_out(self) -> None:
        parts = SideBySide(self._players(), self._table_rules(), lines=44, shares=(4, 5), gap=28)
        if self._modes is None:
            self.set_body(parts)
            return
        body = QWidget()
        box = kit.column(body, gap=16)
        box.addWidget(self._modes)
        box.addWidget(parts)
        self.set_body(body)

    def _players(self) -> QWidget:
        part = QWidget()
        box = kit.column(part, gap=9)
        head = kit.row()
        head.addWidget(kit.label(self.tr("Players"), "section"))
        head.addStrut(self._restore.sizeHint().height())
        box.addLayout(head)
        box.addLayout(labelled(self.tr("Your name"), self._name))
        box.addWidget(self._avatars)
        if self._seats is not None:
            box.addLayout(labelled(self.tr("Number of players"), self._seats))
        box.addWidget(self._opponents)
        luck = luck_words(self._game.id)
        if luck:
            box.addWidget(kit.paragraph(luck, "small"))
        box.addWidget(self._hints)
        box.addWidget(self._undo)
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

    def _adapt(self) -> None:
        """The number of players or the way to play was changed: other rules may have an effect."""
        closed = () if self._count in TEAM_SEAT_NUMBERS else ("teams",)
        self._rules.adapt({} if self._modes is None else self._modes.options, closed)

    def _follow(self) -> None:
        """A table rule was changed or may be chosen now."""
        options = self._rules.options
        if self._modes is not None:
            self._modes.show_jokers(options["jokers"] == "on")
        self._opponents.show_seats(self._count, options.get("teams") == "on")

    def _restore_defaults(self) -> None:
        if self._modes is not None:
            self._modes.restore_defaults()
        self._rules.restore_defaults()

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
        doubled = self._opponents.doubled
        if doubled is not None:
            doubled.setFocus()
            return
        match = NewMatch(
            game=self._game.id,
            player=self._settings.player,
            name=name_in(self._name),
            avatar=self._avatars.chosen,
            opponents=self._opponents.opponents,
            seats=self._count,
            options={**({} if self._modes is None else self._modes.options), **self._rules.options},
            seed=secrets.randbelow(MAX_SEED + 1) if number is None else number,
            hints=self._hints.isChecked(),
            undo_allowed=self._undo.isChecked(),
        )
        self.accept()
        self.begun.emit(match)


def _seats_box(numbers: range, seats: int) -> Choice | None:
    """A choice among several numbers of players."""
    if len(numbers) == 1:
        return None
    template = QCoreApplication.translate("NewMatchDialog", "{count} players")
    return Choice(tuple((str(number), template.format(count=number)) for number in numbers), str(seats))


def _title(game: str) -> str:
    if game == NO_KINGS.id:
        return QCoreApplication.translate("NewMatchDialog", "New match of Injera Be Wat or No Kings")
    template = QCoreApplication.translate("NewMatchDialog", "New match of {game}")
    return template.format(game=text.game_title(game))
