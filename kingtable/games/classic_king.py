"""Classic King: 32 cards, 14 rounds, first the penalties and then the same as bonuses. Rule ids KNG14-01 … KNG14-22."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kingtable.core.actions import Action, Play
from kingtable.core.cards import Card
from kingtable.core.events import CardPlayed, DealStarted, Event, MatchEnded, TrickTaken
from kingtable.core.game import NOBODY, IllegalAction, Refusal, SetupError, Spread, Standing, places_of, resolve_rules
from kingtable.core.rng import Words
from kingtable.games.classic_king_events import RoundEnded
from kingtable.games.classic_king_rounds import (
    ALL_CARDS,
    PACK,
    ROUNDS,
    TABLE_RULES,
    Round,
    playable,
    round_of,
    round_over,
    trick_points,
)
from kingtable.games.tricks import (
    SUIT_MASKS,
    Trick,
    beats,
    bit_of,
    bits_of,
    card_of,
    cards_of,
    dealt,
    last_trick,
    suit_of,
)


def next_seat(seat: int) -> int:
    """Play runs clockwise (KNG14-01)."""
    return (seat + 1) % 4


class Deal(Struct, frozen=True):
    """One round in progress. In a View all hands but the own one are empty."""

    round: Round
    opener: int
    """Who leads to the first trick (KNG14-03)."""
    hands: tuple[int, ...]
    leader: int
    trick: tuple[int, ...]
    best: int
    """The card now winning the trick, 0 on the lead."""
    winner: int
    """Who played ``best``."""
    tricks: tuple[Trick, ...]
    entries: tuple[int, ...]

    @property
    def number(self) -> int:
        """The round, counted from 1."""
        return self.round.number

    @property
    def dealer(self) -> int:
        """The seat before the one that opens the round (KNG14-03)."""
        return (self.opener - 1) % 4

    @property
    def to_act(self) -> int:
        """The seat to play."""
        return (self.leader + len(self.trick)) % 4

    @property
    def led(self) -> int:
        """The led suit as a set of cards, empty on the lead."""
        return SUIT_MASKS[suit_of(self.trick[0])] if self.trick else 0

    def playable(self, hand: int) -> int:
        """The cards of that hand that may be played now."""
        return playable(hand, self.led, self.round)


class Finished(NamedTuple):
    """A round written down (KNG14-09); its number is its place on the sheet, from 1."""

    opener: int
    entries: tuple[int, ...]
    tricks: tuple[Trick, ...]


class Table(Struct, frozen=True):
    """What is fixed when a match starts."""

    rules: Mapping[str, str]
    seed: int
    decks: tuple[tuple[Card, ...], ...]


class State(Struct, frozen=True):
    """The whole match; it never leaves the session."""

    table: Table
    deal: Deal
    sheet: tuple[Finished, ...]
    totals: tuple[int, ...]
    over: bool


class View(Struct, frozen=True):
    """What the player at ``seat`` may know, perfect memory included."""

    seat: int
    rules: Mapping[str, str]
    deal: Deal
    counts: tuple[int, ...]
    sheet: tuple[Finished, ...]
    totals: tuple[int, ...]
    over: bool

    @property
    def hand(self) -> int:
        """The own cards."""
        return self.deal.hands[self.seat]

    @property
    def playable(self) -> int:
        """The own cards that may be played now, empty when it is not the own turn."""
        return 0 if self.over or self.deal.to_act != self.seat else self.deal.playable(self.hand)

    @property
    def last_trick(self) -> tuple[int, Trick, int] | None:
        """The most recently closed trick as (round, trick, its number), over the end of a round (UI-04)."""
        return last_trick(self.deal.number, self.deal.tricks, self.sheet[-1].tricks if self.sheet else ())


class ClassicKing:
    """The Game protocol for Classic King."""

    id = "classic-king"
    rules_version = 1
    table_rules = TABLE_RULES
    seat_numbers = range(4, 5)
    view_type = View

    def start(self, options: Mapping[str, str], seats: int, seed: int, decks: Sequence[Sequence[Card]] = ()) -> State:
        """The first round, dealt; its leader comes from the deal number (KNG14-03)."""
        rules = resolve_rules(TABLE_RULES, options)
        if seats not in self.seat_numbers:
            raise SetupError("seats", f"Classic King is played by four, not {seats}")
        for d, deck in enumerate(decks):
            if sorted(deck) != sorted(PACK):
                raise SetupError(f"decks[{d}]", "must hold each of the 32 cards once")
        table = Table(rules, seed, tuple(tuple(deck) for deck in decks))
        return State(table, _dealt(table, 1, Words(seed, 0).below(4)), (), (0, 0, 0, 0), over=False)

    def to_act(self, state: State) -> int | None:
        """The next player, None after round 14."""
        return None if state.over else state.deal.to_act

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """The cards that may be played."""
        deal = state.deal
        if state.over or seat != deal.to_act:
            return ()
        return tuple(map(_PLAYS.__getitem__, bits_of(deal.playable(deal.hands[seat]))))

    def refusal(self, state: State, seat: int, action: Action | None) -> Refusal | None:
        """The first check that fails: form, match over, turn, card held, game rule."""
        deal = state.deal
        if not isinstance(action, Play) or action not in _ACTIONS:
            return Refusal("unknown-action", "ALL-03")
        if state.over:
            return Refusal("game-over", "ALL-08")
        if seat != deal.to_act:
            return Refusal("not-your-turn", "ALL-08", {"name": deal.to_act})
        bit = bit_of(action.card)
        if not deal.hands[seat] & bit:
            return Refusal("not-in-hand", "ALL-03", {"card": action.card})
        return None if bit & deal.playable(deal.hands[seat]) else refused_play(deal, deal.hands[seat])

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after a play; a full trick, a finished round and the next deal all follow at once."""
        refused = self.refusal(state, seat, action)
        if refused is not None:
            raise IllegalAction(refused)
        assert isinstance(action, Play), "anything else was refused"
        played = _played(state.deal, seat, bit_of(action.card))
        event = CardPlayed(seat, action.card)
        if len(played.trick) < 4:
            return _moved(state, played), (event,)
        after, events = _take_trick(state, played)
        return after, (event, *events)

    def view(self, state: State, seat: int) -> View:
        """The round with all other hands blanked, the sheet and the table rules."""
        return _seen(state, seat, seat)

    def public(self, state: State, seat: int) -> View:
        """The round with every hand blanked."""
        return _seen(state, seat, NOBODY)

    def standing(self, state: State) -> Standing:
        """Totals of the finished rounds; the highest wins (KNG14-09)."""
        return Standing(state.deal.number, state.totals, places_of(state.totals) if state.over else None)

    def spread(self, state: State) -> Spread:
        """Hands and the running trick; Classic King has no stack."""
        return Spread(
            tuple(cards_of(hand) for hand in state.deal.hands),
            tuple(card_of(bit).text for bit in state.deal.trick),
            0,
        )

    def encode(self, action: Action) -> str:
        """``play KH``."""
        assert isinstance(action, Play), "Classic King has no other actions"
        return f"play {action.card.text}"

    def decode(self, text: str) -> Action | None:
        """The action of exactly that text."""
        return _BY_TEXT.get(text)


CLASSIC_KING = ClassicKing()


def _seen(state: State, seat: int, eyes: int) -> View:
    """The View from that seat's place, with the hand that those eyes may see."""
    deal = state.deal
    hidden = tuple(hand if s == eyes else 0 for s, hand in enumerate(deal.hands))
    return View(
        seat=seat,
        rules=state.table.rules,
        deal=replace(deal, hands=hidden),
        counts=tuple(hand.bit_count() for hand in deal.hands),
        sheet=state.sheet,
        totals=state.totals,
        over=state.over,
    )


_PLAYS = {bit: Play(card_of(bit)) for bit in bits_of(ALL_CARDS)}
_ACTIONS = frozenset(_PLAYS.values())
_BY_TEXT: dict[str, Action] = {CLASSIC_KING.encode(action): action for action in _ACTIONS}


def refused_play(deal: Deal, hand: int) -> Refusal:
    """What forbids a held card that may not be played."""
    if not deal.trick:
        return Refusal("heart-lead-classic", "KNG14-05")
    if hand & deal.led:
        return Refusal("follow-suit", "KNG14-04", {"suit": card_of(deal.trick[0]).suit})
    return Refusal("force-kh", "KNG14-06")


def _dealt(table: Table, number: int, opener: int) -> Deal:
    given = table.decks[number - 1 : number]
    pack = given[0] if given else Words(table.seed, number).shuffled(PACK)
    return Deal(
        round=round_of(number, table.rules), opener=opener, hands=dealt(pack, opener, 1), leader=opener,
        trick=(), best=0, winner=opener, tricks=(), entries=(0, 0, 0, 0),
    )  # fmt: skip


def _moved(state: State, deal: Deal) -> State:
    return State(state.table, deal, state.sheet, state.totals, over=False)


def _played(deal: Deal, seat: int, bit: int) -> Deal:
    best, winner = deal.best, deal.winner
    if not deal.trick or beats(bit, best, deal.led, 0):
        best, winner = bit, seat
    hands = list(deal.hands)
    hands[seat] ^= bit
    return Deal(
        round=deal.round, opener=deal.opener, hands=tuple(hands), leader=deal.leader,
        trick=(*deal.trick, bit), best=best, winner=winner, tricks=deal.tricks, entries=deal.entries,
    )  # fmt: skip


def _take_trick(state: State, deal: Deal) -> tuple[State, list[Event]]:
    number = len(deal.tricks) + 1
    points = trick_points(deal.round, sum(deal.trick), number)
    entries = tuple(entry + points * (s == deal.winner) for s, entry in enumerate(deal.entries))
    tricks = (*deal.tricks, Trick(deal.leader, deal.trick, deal.winner, points))
    cards = tuple(card_of(bit) for bit in deal.trick)
    events: list[Event] = [TrickTaken(number, deal.leader, cards, deal.winner, points)]
    taken = replace(deal, trick=(), best=0, leader=deal.winner, tricks=tricks, entries=entries)
    # Between two tricks every card that is in no hand was taken.
    if round_over(deal.round, number, ALL_CARDS - sum(deal.hands)):
        return _write_down(state, taken, events)
    return _moved(state, taken), events


def _write_down(state: State, deal: Deal, events: list[Event]) -> tuple[State, list[Event]]:
    totals = tuple(total + entry for total, entry in zip(state.totals, deal.entries, strict=True))
    sheet = (*state.sheet, Finished(deal.opener, deal.entries, deal.tricks))
    events.append(RoundEnded(deal.number, deal.round.contract, deal.opener, deal.entries, totals))
    if len(sheet) == ROUNDS:
        events.append(MatchEnded(totals, places_of(totals)))
        return State(state.table, deal, sheet, totals, over=True), events
    fresh = _dealt(state.table, deal.number + 1, next_seat(deal.opener))
    events.append(DealStarted(fresh.number, fresh.dealer, tuple(cards_of(hand) for hand in fresh.hands)))
    return State(state.table, fresh, sheet, totals, over=False), events
