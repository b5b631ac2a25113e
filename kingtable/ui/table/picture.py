"""A game-neutral picture of a table: zones, cards, marks, badges. Plain data, no Qt; what `layout` places."""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

from msgspec import Struct

from kingtable.core.cards import Card
from kingtable.ui.people import People, Person


class Zone(NamedTuple):
    """A place for cards: a kind and the seat it belongs to."""

    kind: str
    """``hand`` (own: a fan; others: behind or beside the badge) · ``trick`` · ``taken`` · ``stock`` (the dealer's pack)
    · ``stack`` and ``discard`` (drawn from and laid on by all; seat -1) · ``ring`` (its number is the place) · ``wat``
    (the open centre) · ``drawn`` (an open ring card) · ``pile`` (a home pile) · ``first`` (a card drawn for the first
    player) · ``gone`` (out of play)"""
    seat: int


class Mark(Enum):
    """What a badge says about its seat; the words for it are `told.mark`."""

    YOUR_TURN = "your turn"
    YOUR_CHOICE = "your choice"
    PLAYS = "plays"
    CHOOSES = "chooses"
    ANSWERS = "answers"
    HANDS_OUT = "hands out"
    GETS_A_CARD = "gets a card"
    NAMED_IT = "named it"
    CALLED = "called"
    NO_CALL = "no call!"
    PASSED = "passed"
    DEALER = "dealer"

    @property
    def acts(self) -> bool:
        """Whether the seat is to act, or has done something that gives it a right."""
        return not self.costs and self not in (Mark.NAMED_IT, Mark.PASSED, Mark.DEALER)

    @property
    def costs(self) -> bool:
        """Whether the seat is at risk."""
        return self is Mark.NO_CALL


class Tag(NamedTuple):
    """Words at a card: who takes the trick and for what points; without a taker, that it is the highest so far."""

    taker: int | None
    points: int


class CardPic(Struct, frozen=True):
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
    selected: bool = False
    """Whether the viewer has picked it out for something still to be decided."""


class SeatPic(Struct, frozen=True):
    """One seat's badge."""

    seat: int
    person: Person
    total: int
    cards_left: int
    points: int
    """What the seat has written so far in this deal."""
    mark: Mark | None
    turn: bool
    counted: bool = False
    """Whether the number of cards must be seen, come what may."""
    cards_are_total: bool = False
    """Whether the total is the number of cards itself, which then need not be seen twice."""


class Caption(NamedTuple):
    """Something written or drawn at a zone of the cloth; `told.caption` has its words."""

    kind: str
    """``floor`` (the ring's ground) · ``wat`` (its name) · ``sum`` (figures that add up) · ``nothing`` (no pile yet) ·
    ``count`` (cards of a pile) · ``run`` (how many of which rank lie on top)"""
    zone: Zone
    numbers: tuple[int, ...] = ()


class RoundPlate(NamedTuple):
    """The plate in Classic King: the led suit (a letter, "" before the lead) and the number of the round."""

    suit: str
    number: int


class Plate(NamedTuple):
    """The plate in the middle: the led suit (a letter, "" before the lead), and the game or who is choosing it."""

    suit: str
    contract: str | None
    chooser: int


class Course(NamedTuple):
    """What stands in the middle of Kings Reverse: what fits, which way play runs, how many cards are left to draw."""

    suit: str
    """The required suit, "" if there is none."""
    rank: int
    """The required rank, 0 after a joker."""
    direction: int
    """1 clockwise, -1 counterclockwise."""
    left: int
    told: object = None
    """What the caption below says, as data of the game."""


class Picture(Struct, frozen=True):
    """All that the cloth shows, through the eyes of the people's viewer, who sits at the bottom."""

    people: People
    cards: tuple[CardPic, ...]
    seats: tuple[SeatPic, ...]
    plate: Plate | RoundPlate | None
    naming: bool
    """Whether the viewer is to name the game, with the choice of games over the middle of the cloth."""
    slot_open: bool
    """Whether the viewer is to play a card: the dashed place in front of them, where the game has one."""
    plan: str = "trick"
    """The layout: ``trick`` (a cross in the middle), ``stack`` (stack and discards in the middle) or ``ring`` (a ring
    of cards around the Wat)."""
    captions: tuple[Caption, ...] = ()
    course: Course | None = None
    """The middle of a table of plan ``stack``."""

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
    SHOW = "show"
    """Nothing moves until what is shown to the viewer alone was read."""


class Beat(Struct, frozen=True):
    """One picture on the way from one position to the next, with what to say when it begins."""

    tempo: Tempo
    picture: Picture
    event: object = None
    hold: int | None = None
    """How long it rests at normal speed, ms; None where tempo and event say it."""
    view: Any = None
    """The View of the deal that is summed up, for the panels around the cloth; None where nothing is."""
