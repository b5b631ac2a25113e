"""A game-neutral picture of a table: zones, cards, marks, badges. Plain data, no Qt; what `layout` places."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from kingtable.core.cards import Card


class Zone(NamedTuple):
    """A place for cards: a kind and the seat it belongs to."""

    kind: str
    """``hand`` (own: a fan; others: behind the badge) · ``trick`` · ``taken`` · ``stock`` (the dealer's pack)"""
    seat: int


class Tone(Enum):
    """What a chip means, for its colour; the word on it says the same."""

    ACT = "act"
    FACT = "fact"
    COST = "cost"


@dataclass(frozen=True, slots=True)
class Chip:
    """A small word on a badge."""

    text: str
    tone: Tone


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
    tag: str = ""
    """Words at its lower edge."""
    origin: Zone | None = None
    """Where a card that becomes visible came from."""


@dataclass(frozen=True, slots=True)
class SeatPic:
    """One seat's badge."""

    seat: int
    name: str
    avatar: int
    level: str
    total: str
    cards_left: int
    points: int
    """What the seat has written so far in this deal."""
    chip: Chip | None
    turn: bool


@dataclass(frozen=True, slots=True)
class Plate:
    """The plate in the middle: led suit (a letter, "" before the lead) and two lines of words."""

    suit: str
    title: str
    subtitle: str


@dataclass(frozen=True, slots=True)
class Picture:
    """All that the cloth shows. ``around`` are the seats clockwise from the viewer, who sits at the bottom."""

    viewer: int
    around: tuple[int, ...]
    cards: tuple[CardPic, ...]
    seats: tuple[SeatPic, ...]
    plate: Plate | None
    naming: bool
    """Whether the viewer is to name the game, with the choice of games over the middle of the cloth."""
    slot_open: bool
    """Whether the viewer is to play a card: the dashed place in front of them."""


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


@dataclass(frozen=True, slots=True)
class Beat:
    """One picture on the way from one position to the next, with what to say when it begins."""

    tempo: Tempo
    picture: Picture
    event: object = None
