"""Kings Reverse: a shedding game of two or three packs for two to eight. Rule ids KR-01 … KR-72."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from kingtable.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Marry, Pass, Play
from kingtable.core.cards import SUITS, Card, parse_card
from kingtable.core.events import DealStarted, Event, MatchEnded, redact
from kingtable.core.game import NOBODY, IllegalAction, Refusal, SetupError, Spread, Standing, places_of, resolve_rules
from kingtable.core.rng import Words
from kingtable.games.kings_reverse_cards import (
    BACK,
    TABLE_RULES,
    is_joker,
    named,
    pack_of,
    points_of,
    told_apart,
)
from kingtable.games.kings_reverse_course import Course
from kingtable.games.kings_reverse_deal import CallState, Deal, legal, refusal
from kingtable.games.kings_reverse_events import HandEnded, Note, UpcardTurned, noted

HAND_SIZE = 10
SEATS = range(2, 9)


class Finished(NamedTuple):
    """A hand written down (KR-62): who went out, None for a blocked one, the cards left, and what they count."""

    dealer: int
    out: int | None
    left: tuple[tuple[Card, ...], ...]
    entries: tuple[int, ...]


class Table(Struct, frozen=True):
    """What is fixed when a match starts."""

    rules: Mapping[str, str]
    seats: int
    seed: int
    decks: tuple[tuple[Card, ...], ...]


class State(NamedTuple):
    """The whole match; it never leaves the session."""

    table: Table
    deal: Deal
    story: tuple[Event, ...]
    """All that has happened in the running hand."""
    sheet: tuple[Finished, ...]
    totals: tuple[int, ...]
    over: bool


class View(Struct, frozen=True):
    """What the player at ``seat`` may know, perfect memory included."""

    seat: int
    rules: Mapping[str, str]
    deal: Deal
    """The stack, all other hands, what others drew and what a doubted joker's player held are cards face down."""
    history: tuple[Note, ...]
    """The running hand as this seat saw it."""
    sheet: tuple[Finished, ...]
    totals: tuple[int, ...]
    over: bool

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards in the order they came."""
        return self.deal.hands[self.seat]

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards every seat holds."""
        return tuple(map(len, self.deal.hands))

    @property
    def left(self) -> int:
        """How many cards the stack has."""
        return len(self.deal.stack)

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the own seat may do now, out of turn too."""
        return () if self.over else legal(self.deal, self.seat, self.rules)


class KingsReverse:
    """The Game protocol for Kings Reverse."""

    id = "kings-reverse"
    rules_version = 1
    table_rules = TABLE_RULES
    seat_numbers = SEATS
    view_type = View

    def start(self, options: Mapping[str, str], seats: int, seed: int, decks: Sequence[Sequence[Card]] = ()) -> State:
        """The first hand, dealt, its upcard in effect (KR-02, KR-03, KR-50)."""
        rules = resolve_rules(TABLE_RULES, options)
        if seats not in SEATS:
            raise SetupError("seats", f"Kings Reverse is played by two to eight, not {seats}")
        pack = sorted(map(named, pack_of(rules, seats)))
        for d, deck in enumerate(decks):
            if sorted(map(named, deck)) != pack:
                raise SetupError(f"decks[{d}]", f"must hold the {len(pack)} cards of {len(pack) // 54} packs")
        table = Table(rules, seats, seed, tuple(told_apart(deck) for deck in decks))
        deal, events = _dealt(table, 1, Words(seed, 0).below(seats))
        return State(table, deal, events, (), (0,) * seats, over=False)

    def to_act(self, state: State) -> int | None:
        """The seat that plays, answers or hands out; None once a total has reached the target."""
        return None if state.over else state.deal.turn

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """What the seat to act may do, and calls and catches of any seat (ALL-08)."""
        return () if state.over else legal(state.deal, seat, state.table.rules)

    def refusal(self, state: State, seat: int, action: Action | None) -> Refusal | None:
        """The first check that fails: form, match over, then those of the running hand."""
        if action is None or not _well_formed(action, state.table.seats):
            return Refusal("unknown-action", "ALL-03")
        if state.over:
            return Refusal("game-over", "ALL-08")
        return refusal(state.deal, seat, action, state.table.rules)

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after a legal action; the end of a hand and the next hand follow at once."""
        refused = self.refusal(state, seat, action)
        if refused is not None:
            raise IllegalAction(refused)
        course = Course(state.deal, state.table.rules)
        course.act(seat, action)
        events = tuple(course.events)
        after = State(state.table, course.deal, (*state.story, *events), state.sheet, state.totals, over=False)
        if not course.ended:
            return after, events
        after, more = _write_down(after)
        return after, (*events, *more)

    def view(self, state: State, seat: int) -> View:
        """The hand with everything face down that the seat does not see, and the story as it saw it."""
        return _seen(state, seat, seat)

    def public(self, state: State, seat: int) -> View:
        """All hands face down, and the story as a bystander saw it."""
        return _seen(state, seat, NOBODY)

    def standing(self, state: State) -> Standing:
        """Totals of the finished hands; the lowest wins (KR-63)."""
        return Standing(state.deal.number, state.totals, _places(state.totals) if state.over else None)

    def spread(self, state: State) -> Spread:
        """The hands, the top discard with the required suit, the stack's size."""
        deal = state.deal
        centre = (deal.discards[-1].text, deal.suit) if deal.suit else (deal.discards[-1].text,)
        return Spread(deal.hands, centre, len(deal.stack))

    def encode(self, action: Action) -> str:
        """``play 9H``, ``play Jk D``, ``marry KH QH``, ``give 9H``, ``catch 2`` or the name of the action alone."""
        match action:
            case Play(card, suit):
                return f"play {card.text} {suit}" if suit else f"play {card.text}"
            case Marry(first, second):
                return f"marry {first.text} {second.text}"
            case Give(card):
                return f"give {card.text}"
            case Catch(seat):
                return f"catch {seat}"
        return _WORD_OF[type(action)]

    def decode(self, text: str) -> Action | None:
        """The action of exactly that text; which seats there are is known to `refusal` alone."""
        word, *more = text.split(" ")
        if not more and word in _PLAIN:
            return _PLAIN[word]
        try:
            action = _with_words(word, more)
        except ValueError:
            return None
        return action if action is not None and _well_formed(action, SEATS[-1]) else None


KINGS_REVERSE = KingsReverse()

_PLAIN: Mapping[str, Action] = {
    "draw": Draw(), "pass": Pass(), "accept": Accept(), "challenge": Challenge(), "call": Call()
}  # fmt: skip
_WORD_OF = {type(action): word for word, action in _PLAIN.items()}


def _with_words(word: str, more: list[str]) -> Action | None:
    match word, more:
        case "play", [card]:
            return Play(parse_card(card))
        case "play", [card, suit] if suit:
            return Play(parse_card(card), suit)
        case "marry", [first, second]:
            return Marry(parse_card(first), parse_card(second))
        case "give", [card]:
            return Give(parse_card(card))
        case "catch", [seat] if seat in _SEAT_TEXTS:
            return Catch(int(seat))
    return None


_SEAT_TEXTS = frozenset(map(str, range(SEATS[-1])))


def _well_formed(action: Action, seats: int) -> bool:
    """Whether it has a text of this game at a table of so many seats."""
    if isinstance(action, Play):
        suit = action.suit
        return action.card in _NAMES and (not suit or (is_joker(action.card) and suit in tuple(SUITS)))
    if isinstance(action, Marry):
        return action.first in _NAMES and action.second in _NAMES
    if isinstance(action, Give):
        return action.card in _NAMES
    if isinstance(action, Catch):
        return 0 <= action.seat < seats
    return type(action) in _WORD_OF


_NAMES = frozenset(map(named, pack_of({"packs": "2"}, SEATS[0])))
_NOTHING_CALLED: tuple[CallState] = ("",)


def _seen(state: State, seat: int, eyes: int) -> View:
    """The View from that seat's place, with what those eyes may see."""
    notes = (_note_for(event, eyes) for event in state.story)
    return View(
        seat=seat,
        rules=state.table.rules,
        deal=_seen_by(state.deal, eyes),
        history=tuple(note for note in notes if note is not None),
        sheet=state.sheet,
        totals=state.totals,
        over=state.over,
    )


@lru_cache(maxsize=4096)
def _note_for(event: Event, eyes: int) -> Note | None:
    """What those eyes remember of an event; kept, since each View of a hand tells its story from the start."""
    return noted(redact(event, eyes))


def _seen_by(deal: Deal, eyes: int) -> Deal:
    doubt = deal.doubt
    if doubt is not None and eyes != doubt.player:
        doubt = doubt._replace(hand=(BACK,) * len(doubt.hand))
    return deal._replace(
        hands=tuple(hand if seat == eyes else (BACK,) * len(hand) for seat, hand in enumerate(deal.hands)),
        stack=(BACK,) * len(deal.stack),
        drawn=deal.drawn if deal.drawn is None or eyes == deal.turn else BACK,
        doubt=doubt,
    )


def _dealt(table: Table, number: int, dealer: int) -> tuple[Deal, tuple[Event, ...]]:
    """A new hand and what its upcard did (KR-02, KR-03, KR-50)."""
    words = Words(table.seed, number)
    given = table.decks[number - 1 : number]
    pack = list(given[0]) if given else words.shuffled(pack_of(table.rules, table.seats))
    seats = table.seats
    dealt, stack = pack[: HAND_SIZE * seats], pack[HAND_SIZE * seats :]
    hands = tuple(tuple(dealt[(seat - dealer - 1) % seats :: seats]) for seat in range(seats))
    upcard = stack.pop(0)
    jokers = 0
    while is_joker(upcard):
        stack.insert(words.below(len(stack) + 1), upcard)
        upcard = stack.pop(0)
        jokers += 1
    deal = Deal(
        number=number, dealer=dealer, hands=hands, stack=tuple(stack), discards=(upcard,), suit=upcard.suit,
        rank=upcard.rank, direction=1, turn=dealer, drawn=None, doubt=None, handout=(), calls=_NOTHING_CALLED * seats,
        called=False, passed=(False,) * seats,
    )  # fmt: skip
    course = Course(deal, table.rules)
    course.take_effect(dealer, upcard.rank)
    return course.deal, (DealStarted(number, dealer, hands), UpcardTurned(upcard, jokers), *course.events)


def _write_down(state: State) -> tuple[State, tuple[Event, ...]]:
    """KR-62 … KR-64: points of the cards left, and the next hand unless a total has reached the target."""
    deal, table = state.deal, state.table
    out = next((seat for seat, hand in enumerate(deal.hands) if not hand), None)
    entries = tuple(sum(map(points_of, hand)) for hand in deal.hands)
    totals = tuple(total + entry for total, entry in zip(state.totals, entries, strict=True))
    written = state._replace(sheet=(*state.sheet, Finished(deal.dealer, out, deal.hands, entries)), totals=totals)
    ended = HandEnded(deal.number, out, deal.hands, entries, totals)
    if max(totals) >= int(table.rules["target"]):
        return written._replace(over=True), (ended, MatchEnded(totals, _places(totals)))
    deal, events = _dealt(table, deal.number + 1, (deal.dealer + 1) % table.seats)
    return written._replace(deal=deal, story=events), (ended, *events)


def _places(totals: Sequence[int]) -> tuple[int, ...]:
    """The lowest total has the first place."""
    return places_of([-total for total in totals])
