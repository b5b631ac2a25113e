"""A game-neutral picture of a table: zones, cards, marks, badges. Plain data, no Qt; what `layout` places."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from kingtable.core.cards import Card
from kingtable.ui.people import People, Person


class Zone(NamedTuple):
    """A place for cards: a kind and the seat it belongs to."""

    kind: str
    """``hand`` (own: a fan; others: behind the badge) · ``trick`` · ``taken`` · ``stock`` (the dealer's pack)"""
    seat: int


class Mark(Enum):
    """What a badge says about its seat; the words for it are `told.mark`."""

    YOUR_TURN = "your turn"
    YOUR_CHOICE = "your choice"
    PLAYS = "plays"
    CHOOSES = "chooses"
    NAMED_IT = "named it"
    DEALER = "dealer"

    @property
    def acts(self) -> bool:
        """Whether the seat is to act."""
        return self not in (Mark.NAMED_IT, Mark.DEALER)


class Tag(NamedTuple):
    """Words at a card: who takes the trick and for what points; without a taker, that it is the highest so far."""

    taker: int | None
    points: int


@dataclass(frozen=True, slots=True)
class CardPic:
    """One card: its face if it may be seen, its zone and place there."""

    face: Card | None
    zone: Zone
    slot: int
    legal: bool | None = None
    """On the own turn whether it may be played; None when nothing is asked or everything is legal."""
    winner: bool = False
    """Whether it has just won its trick: ring and lift."""
    tag: Tag | None = None
    """Words at its lower edge."""
    origin: Zone | None = None
    """Where a card that becomes visible came from."""


@dataclass(frozen=True, slots=True)
class SeatPic:
    """One seat's badge."""

    seat: int
    person: Person
    total: int
    cards_left: int
    points: int
    """What the seat has written so far in this deal."""
    mark: Mark | None
    turn: bool


class RoundPlate(NamedTuple):
    """The plate in Classic King: the led suit (a letter, "" before the lead) and the number of the round."""

    suit: str
    number: int


class Plate(NamedTuple):
    """The plate in the middle: the led suit (a letter, "" before the lead), and the game or who is choosing it."""

    suit: str
    contract: str | None
    chooser: int


@dataclass(frozen=True, slots=True)
class Picture:
    """All that the cloth shows, through the eyes of the people's viewer, who sits at the bottom."""

    people: People
    cards: tuple[CardPic, ...]
    seats: tuple[SeatPic, ...]
    plate: Plate | RoundPlate | None
    naming: bool
    """Whether the viewer is to name the game, with the choice of games over the middle of the cloth."""
    slot_open: bool
    """Whether the viewer is to play a card: the dashed place in front of them."""

    @property
    def viewer(self) -> int:
        """The seat at the bottom."""
        return self.people.viewer


class Tempo(Enum):
    """How a beat moves."""

    PLAY = "play"
    REST = "rest"
    LAST_REST = "last rest"
    COLLECT = "collect"
    SET = "set"
    DEAL = "deal"
    PAUSE = "pause"
    """Nothing moves until the summary of the deal was read."""
    CELEBRATE = "celebrate"
    TELL = "tell"
    """Nothing moves while what was announced is read."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One picture on the way from one position to the next, with what to say when it begins."""

    tempo: Tempo
    picture: Picture
    event: object = None
