"""No Kings and Injera Be Wat: a face-down ring, captures from the Wat and from piles. Rule ids NK-01 … NK-63."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kingtable.core.actions import Action, Draw, Take, TakeFrom
from kingtable.core.cards import Card, parse_card
from kingtable.core.events import Event, MatchEnded
from kingtable.core.game import IllegalAction, Refusal, SetupError, Spread, Standing, places_of, resolve_rules
from kingtable.core.rng import Words
from kingtable.games.no_kings_captures import Capture, direct_match, has_wat_value, is_sum
from kingtable.games.no_kings_events import RingCardDrawn, RoundEnded, RoundStarted
from kingtable.games.no_kings_round import Round, captured, choices, resolved
from kingtable.games.no_kings_table import (
    SEAT_NUMBERS,
    TABLE_RULES,
    TEAM_SEAT_NUMBERS,
    Opening,
    Seating,
    decided,
    opened,
    pack_of,
    told_apart,
    value_of,
    wat_order,
)


class Finished(NamedTuple):
    """A round written down: cards captured by the sides, and the side that won it, None for a drawn round."""

    dealer: int
    first: int
    cards: tuple[int, ...]
    winner: int | None


class Table(Struct, frozen=True):
    """What is fixed when a match starts."""

    rules: Mapping[str, str]
    seating: Seating
    seed: int
    decks: tuple[tuple[Card, ...], ...]


class State(Struct, frozen=True):
    """The whole match; it never leaves the session. ``wins`` are rounds won by the sides."""

    table: Table
    round: Round
    ring: tuple[Card, ...]
    """Top first."""
    sheet: tuple[Finished, ...]
    wins: tuple[int, ...]
    over: bool


class View(Struct, frozen=True):
    """What the player at ``seat`` may know: all but the order of the ring, since every other card lies face up."""

    seat: int
    rules: Mapping[str, str]
    seating: Seating
    round: Round
    left: int
    """Cards in the ring."""
    sheet: tuple[Finished, ...]
    wins: tuple[int, ...]
    """Rounds won by the sides."""
    over: bool

    @property
    def phase(self) -> Literal["draw", "choose", "over"]:
        """What the seat to act is to do."""
        if self.over:
            return "over"
        return "draw" if self.round.drawn is None else "choose"

    @property
    def choices(self) -> tuple[Capture, ...]:
        """The captures that the seat to act may choose from, whoever it is; their ``action`` chooses them."""
        return choices(self.round, self.seating, self.rules)

    @property
    def legal(self) -> tuple[Action, ...]:
        """The own seat's actions."""
        return () if self.over else _legal(self.round, self.seat, self.seating, self.rules)

    @property
    def counts(self) -> tuple[int, ...]:
        """Cards captured in this round, a figure a seat."""
        return self.seating.by_seat([len(pile) for pile in self.round.piles])

    @property
    def scores(self) -> tuple[int, ...]:
        """Rounds won, a figure a seat."""
        return self.seating.by_seat(self.wins)

    @property
    def places(self) -> tuple[int, ...] | None:
        """The places of a finished match, a figure a seat."""
        return _places(self.rules, self.seating, self.round, self.wins) if self.over else None


class NoKings:
    """The Game protocol for both rules modes, No Kings and Injera Be Wat (NK-04)."""

    id = "no-kings"
    rules_version = 1
    table_rules = TABLE_RULES
    seat_numbers = SEAT_NUMBERS
    view_type = View

    def start(self, options: Mapping[str, str], seats: int, seed: int, decks: Sequence[Sequence[Card]] = ()) -> State:
        """The first round, its Wat open and its first player found."""
        rules = resolve_rules(TABLE_RULES, options)
        if seats not in self.seat_numbers:
            raise SetupError("seats", f"No Kings is played by 2 to 8, not {seats}")
        if rules["teams"] == "on" and seats not in TEAM_SEAT_NUMBERS:
            raise SetupError("seats", f"teams need 4, 6 or 8 players, not {seats}")
        pack = sorted(pack_of(rules, seats))
        given = tuple(map(told_apart, decks))
        for d, deck in enumerate(given):
            if sorted(deck) != pack:
                raise SetupError(f"decks[{d}]", f"must hold each of the {len(pack)} cards once")
        table = Table(rules, Seating(seats, rules["teams"] == "on"), seed, given)
        dealer = Words(seed, 0).below(seats)
        opening = _opened(table, 1, dealer)
        wins = (0,) * table.seating.sides
        return State(table, _fresh(table, 1, dealer, opening), opening.ring, (), wins, over=False)

    def to_act(self, state: State) -> int | None:
        """The seat to draw or to choose, None after the last round."""
        return None if state.over else state.round.to_act

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """Drawing, or the captures to choose from."""
        return () if state.over else _legal(state.round, seat, state.table.seating, state.table.rules)

    def refusal(self, state: State, seat: int, action: Action | None) -> Refusal | None:
        """The first check that fails: form, match over, turn, phase, game rule."""
        at = state.round
        if not isinstance(action, (Draw, Take, TakeFrom)) or not _well_formed(action, state.table.seating.seats):
            return Refusal("unknown-action", "ALL-03")
        if state.over:
            return Refusal("game-over", "ALL-08")
        if seat != at.to_act:
            return Refusal("not-your-turn", "ALL-08", {"name": at.to_act})
        if isinstance(action, Draw):
            return None if at.drawn is None else Refusal("choose-first", "NK-17")
        if at.drawn is None:
            return Refusal("nothing-to-take", "NK-19")
        if action in _legal(at, seat, state.table.seating, state.table.rules):
            return None
        return _refused_take(at.wat, at.drawn, action, direct_first=state.table.rules["direct_first"] == "on")

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after drawing or choosing; the end of the round and the next round follow at once."""
        refused = self.refusal(state, seat, action)
        if refused is not None:
            raise IllegalAction(refused)
        at, ring, seating, rules = state.round, state.ring, state.table.seating, state.table.rules
        events: list[Event] = []
        event: Event | None
        if at.drawn is None:
            card, ring = ring[0], ring[1:]
            events.append(RingCardDrawn(seat, card, len(ring)))
            at, event = resolved(at, card, seating, rules)
        else:
            chosen = next(capture for capture in choices(at, seating, rules) if capture.action == action)
            at, event = captured(at, at.drawn, chosen, seating)
        if event is not None:
            events.append(event)
        after = State(state.table, at, ring, state.sheet, state.wins, over=False)
        # A round ends once its last card is resolved, not while its capture is being chosen (NK-50).
        if not ring and at.drawn is None:
            after = _written_down(after, events)
        return after, tuple(events)

    def view(self, state: State, seat: int) -> View:
        """All but the ring, of which only the size is known."""
        return View(
            seat=seat,
            rules=state.table.rules,
            seating=state.table.seating,
            round=state.round,
            left=len(state.ring),
            sheet=state.sheet,
            wins=state.wins,
            over=state.over,
        )

    def public(self, state: State, seat: int) -> View:
        """The same: nobody has a secret here."""
        return self.view(state, seat)

    def standing(self, state: State) -> Standing:
        """Rounds won; places by them, those of a single round by cards captured (NK-52)."""
        seating = state.table.seating
        places = _places(state.table.rules, seating, state.round, state.wins) if state.over else None
        return Standing(state.round.number, seating.by_seat(state.wins), places)

    def spread(self, state: State) -> Spread:
        """Home piles, which partners share, and the Wat with a drawn card behind it."""
        at = state.round
        drawn = () if at.drawn is None else (at.drawn.text,)
        wat = sorted(card.text for card in at.wat)
        return Spread(state.table.seating.by_seat(at.piles), (*wat, *drawn), len(state.ring), piles=True)

    def encode(self, action: Action) -> str:
        """``draw``, ``take AS 9D`` or ``take from 2``."""
        if isinstance(action, Draw):
            return "draw"
        if isinstance(action, TakeFrom):
            return f"take from {action.seat}"
        assert isinstance(action, Take), "No Kings has no other actions"
        return " ".join(("take", *(card.text for card in action.cards)))

    def decode(self, text: str) -> Action | None:
        """The action of exactly that text; seats are checked against the table by `refusal`."""
        if text == "draw":
            return Draw()
        verb, *names = text.split(" ")
        if verb != "take" or not names:
            return None
        if names[0] == "from":
            return _TAKES_FROM.get(text)
        try:
            take = Take(tuple(map(parse_card, names)))
        except ValueError:
            return None
        return take if _well_formed(take, SEAT_NUMBERS[-1]) else None


NO_KINGS = NoKings()

_TAKES_FROM = {NO_KINGS.encode(action): action for action in map(TakeFrom, range(SEAT_NUMBERS[-1]))}


def _legal(at: Round, seat: int, seating: Seating, rules: Mapping[str, str]) -> tuple[Action, ...]:
    if seat != at.to_act:
        return ()
    return tuple(capture.action for capture in choices(at, seating, rules)) or (Draw(),)


def _well_formed(action: Draw | Take | TakeFrom, seats: int) -> bool:
    """Whether it is an action of this table, lawful or not: its cards lowest first, its seat one of the table."""
    if isinstance(action, TakeFrom):
        return 0 <= action.seat < seats
    if isinstance(action, Take):
        named = not any(card.copy for card in action.cards)
        return named and bool(action.cards) and list(action.cards) == sorted(action.cards, key=wat_order)
    return True


def _refused_take(wat: Sequence[Card], drawn: Card, action: Take | TakeFrom, direct_first: bool) -> Refusal:
    """Why that is no capture of the drawn card: NK-13, NK-03, NK-12, NK-18, the first that speaks."""
    facts = {"card": drawn, "value": value_of(drawn)}
    if isinstance(action, TakeFrom):
        return Refusal("no-capture", "NK-18", facts)
    if direct_first and direct_match(drawn, wat) and is_sum(action.cards, value_of(drawn), wat):
        return Refusal("direct-first", "NK-13")
    if any(card.rank != drawn.rank and not has_wat_value(card) for card in action.cards):
        return Refusal("face-in-sum", "NK-03")
    return Refusal("no-capture", "NK-12", facts)


def _opened(table: Table, number: int, dealer: int) -> Opening:
    given = table.decks[number - 1 : number]
    return opened(table.rules, table.seating, dealer, Words(table.seed, number), given[0] if given else None)


def _fresh(table: Table, number: int, dealer: int, opening: Opening) -> Round:
    return Round(
        number=number, dealer=dealer, first=opening.first, draws=opening.draws, to_act=opening.first,
        wat=opening.wat, piles=((),) * table.seating.sides, drawn=None, discarded=(), turns=(),
    )  # fmt: skip


def _written_down(state: State, events: list[Event]) -> State:
    """The round is counted (NK-51); the match is over or the next round is laid out (NK-52)."""
    table, at, seating = state.table, state.round, state.table.seating
    cards = tuple(map(len, at.piles))
    best = [side for side, count in enumerate(cards) if count == max(cards)]
    winner = best[0] if len(best) == 1 else None
    wins = tuple(won + (side == winner) for side, won in enumerate(state.wins))
    sheet = (*state.sheet, Finished(at.dealer, at.first, cards, winner))
    winners = () if winner is None else seating.seats_of(winner)
    events.append(RoundEnded(at.number, seating.by_seat(cards), winners, seating.by_seat(wins)))
    if decided(table.rules["match"], wins, len(sheet)):
        events.append(MatchEnded(seating.by_seat(wins), _places(table.rules, seating, at, wins)))
        return replace(state, sheet=sheet, wins=wins, over=True)
    number = at.number + 1
    dealer = seating.next_seat(at.dealer) if table.rules["dealer"] == "rotate_left" else at.dealer
    opening = _opened(table, number, dealer)
    events.append(RoundStarted(number, dealer, opening.first, opening.draws, opening.wat, len(opening.ring)))
    return State(table, _fresh(table, number, dealer, opening), opening.ring, sheet, wins, over=False)


def _places(rules: Mapping[str, str], seating: Seating, last: Round, wins: Sequence[int]) -> tuple[int, ...]:
    """The places of a finished match; partners share one, and places count sides (NK-52, NK-53)."""
    return seating.by_seat(places_of([len(pile) for pile in last.piles] if rules["match"] == "single" else wins))
