"""What every game offers: pure functions over an immutable state (the Game protocol) and the words around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from msgspec import Struct, field

if TYPE_CHECKING:
    from kingtable.core.actions import Action
    from kingtable.core.cards import Card
    from kingtable.core.events import Event

S = TypeVar("S")
V = TypeVar("V", covariant=True)


NOBODY = -1
"""The eyes of a bystander, wherever a seat's eyes are asked for."""


class SetupError(ValueError):
    """A match cannot begin: ``where`` names the part at fault, ``what`` says what is wrong with it."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where = where
        self.what = what


class Refusal(Struct, frozen=True):
    """Why an action is not legal: a reason id of `games.reasons`, its rule id, and the facts its sentence names."""

    reason: str
    rule: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class IllegalAction(Exception):
    """An action that was refused; nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class Standing(Struct, frozen=True):
    """Where the match is: deal (from 1), scores of the finished deals, and places (ties shared) once it is over."""

    deal: int
    scores: tuple[int, ...]
    places: tuple[int, ...] | None


class Spread(Struct, frozen=True):
    """The cards as a trace shows them: hands by seat, the centre in order, cards left in the stack or ring."""

    hands: tuple[tuple[Card, ...], ...]
    centre: tuple[str, ...]
    left: int
    piles: bool = False
    """Whether the hands are piles, whose order counts; else a trace sorts them."""


class TableRule(Struct, frozen=True):
    """One table rule: its name in records and its values, the default first."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The value in force when a record does not name one."""
        return self.values[0]


def resolve_rules(rules: Sequence[TableRule], options: Mapping[str, str]) -> dict[str, str]:
    """Every table rule with its value in force; SetupError for an unknown name or value (ALL-10)."""
    known = {rule.name: rule for rule in rules}
    for name, value in options.items():
        if name not in known:
            raise SetupError(f"options.{name}", f"unknown table rule; known are {', '.join(known)}")
        if value not in known[name].values:
            raise SetupError(f"options.{name}", f"{value!r} is not one of {', '.join(known[name].values)}")
    return {rule.name: options.get(rule.name, rule.default) for rule in rules}


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Places for scores where more is better; equal scores share the place: 1, 1, 3, 4 (ALL-11)."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


class Game(Protocol[S, V]):
    """The rules of one game. States are immutable; ``seat`` is an argument since some actions come out of turn."""

    @property
    def id(self) -> str:
        """The game's name in records."""
        ...

    @property
    def rules_version(self) -> int:
        """Raised when the same record would give another match."""
        ...

    @property
    def table_rules(self) -> tuple[TableRule, ...]:
        """The table rules that can be chosen, in the order people see them."""
        ...

    @property
    def seat_numbers(self) -> range:
        """The numbers of players the game allows."""
        ...

    @property
    def view_type(self) -> type[V]:
        """The class of the views, for decoding one that crossed a process border."""
        ...

    def start(self, options: Mapping[str, str], seats: int, seed: int, decks: Sequence[Sequence[Card]] = ()) -> S:
        """The state after the first deal; SetupError if these options, seats or packs cannot be."""
        ...

    def to_act(self, state: S) -> int | None:
        """The seat the game waits for, None once the match is over."""
        ...

    def legal(self, state: S, seat: int) -> tuple[Action, ...]:
        """Exactly the actions that seat may take now (ALL-03)."""
        ...

    def refusal(self, state: S, seat: int, action: Action | None) -> Refusal | None:
        """Why that action is not legal, None if it is; an action of None is a text this game does not know."""
        ...

    def apply(self, state: S, seat: int, action: Action) -> tuple[S, tuple[Event, ...]]:
        """The state after a legal action and what happened; IllegalAction otherwise."""
        ...

    def view(self, state: S, seat: int) -> V:
        """What a player with perfect memory at that seat may know (ALL-06): never a seed, never a pack order."""
        ...

    def public(self, state: S, seat: int) -> V:
        """The View from that seat's place with the seat's own secrets hidden too: what any bystander may know."""
        ...

    def standing(self, state: S) -> Standing:
        """Deal, scores and, at the end, places."""
        ...

    def spread(self, state: S) -> Spread:
        """All cards in sight of nobody but a trace."""
        ...

    def encode(self, action: Action) -> str:
        """The action's text in records."""
        ...

    def decode(self, text: str) -> Action | None:
        """The action of that text, None if the game has none such."""
        ...
