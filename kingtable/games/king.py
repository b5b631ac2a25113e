"""Turkish King: 52 cards, 20 deals, the chooser names each deal's game. Rule ids KING-01 … KING-61."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kingtable.core.actions import Action, Name, Play
from kingtable.core.cards import Card, pack_52
from kingtable.core.events import (
    CardPlayed,
    DealEnded,
    DealStarted,
    Event,
    GameNamed,
    KingMade,
    MatchEnded,
    TrickTaken,
)
from kingtable.core.game import NOBODY, IllegalAction, Refusal, SetupError, Spread, Standing, places_of, resolve_rules
from kingtable.core.rng import Words
from kingtable.games.king_contracts import (
    CONTRACTS,
    DEALS,
    TABLE_RULES,
    UNIT_VALUE,
    Duty,
    closed_reason,
    deal_over,
    duty_of,
    is_trump,
    open_contracts,
    playable,
    trick_units,
)
from kingtable.games.tricks import (
    DECK,
    SUIT_MASKS,
    beats,
    bit_of,
    bits_of,
    card_of,
    cards_of,
    dealt,
    suit_of,
)
from kingtable.games.tricks import Trick as Trick  # the type of the tricks in a Deal and on the sheet

TWO_OF_DIAMONDS = bit_of(Card(2, "D"))


def next_seat(seat: int) -> int:
    """Play runs counterclockwise (KING-02)."""
    return (seat - 1) % 4


class Deal(Struct, frozen=True):
    """One deal in progress. In a View all hands but the own one are empty."""

    number: int
    dealer: int
    chooser: int
    hands: tuple[int, ...]
    contract: str | None
    duty: Duty | None
    leader: int
    trick: tuple[int, ...]
    best: int
    """The card now winning the trick, 0 on the lead."""
    high: int
    """The highest card of the led suit on the trick."""
    winner: int
    """Who played ``best``."""
    broken: bool
    """Whether a card under the lead ban has been played."""
    tricks: tuple[Trick, ...]
    entries: tuple[int, ...]

    @property
    def to_act(self) -> int:
        """The seat to name or to play."""
        return (self.leader - len(self.trick)) % 4

    @property
    def led(self) -> int:
        """The led suit as a set of cards, empty on the lead."""
        return SUIT_MASKS[suit_of(self.trick[0])] if self.trick else 0

    def playable(self, hand: int) -> int:
        """The cards of that hand that may be played now; the game must have been named."""
        assert self.duty is not None, "no card before the game is named"
        return playable(hand, self.led, self.best, self.high, self.broken, self.duty)


class Finished(NamedTuple):
    """A deal written down (KING-03)."""

    chooser: int
    contract: str
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
    first_chooser: int
    """Who was dealt ``2D`` in deal 1 (KING-04)."""

    @property
    def hand(self) -> int:
        """The own cards."""
        return self.deal.hands[self.seat]

    @property
    def picks(self) -> tuple[tuple[int, str], ...]:
        """(chooser, contract) of all deals, the running one included once it is named."""
        return _picks(self.sheet, self.deal)

    @property
    def playable(self) -> int:
        """The own cards that may be played now, empty when it is not the own turn to play."""
        if self.over or self.deal.to_act != self.seat or self.deal.contract is None:
            return 0
        return self.deal.playable(self.hand)

    @property
    def nameable(self) -> tuple[str, ...]:
        """The contracts the chooser may name; empty when the own seat is not to name."""
        if self.over or self.deal.to_act != self.seat or self.deal.contract is not None:
            return ()
        return open_contracts(self.picks, self.seat, self.rules)

    @property
    def last_trick(self) -> tuple[int, Trick, int] | None:
        """The most recently closed trick as (deal, trick, its number), over the end of a deal (UI-04)."""
        if self.deal.tricks:
            return self.deal.number, self.deal.tricks[-1], len(self.deal.tricks)
        if self.sheet:
            return len(self.sheet), self.sheet[-1].tricks[-1], len(self.sheet[-1].tricks)
        return None


def _picks(sheet: tuple[Finished, ...], deal: Deal) -> tuple[tuple[int, str], ...]:
    named = tuple((done.chooser, done.contract) for done in sheet)
    running = deal.number > len(sheet) and deal.contract is not None
    return (*named, (deal.chooser, deal.contract)) if running and deal.contract else named


class King:
    """The Game protocol for Turkish King."""

    id = "king"
    rules_version = 1
    table_rules = TABLE_RULES
    seat_numbers = range(4, 5)
    view_type = View

    def start(self, options: Mapping[str, str], seats: int, seed: int, decks: Sequence[Sequence[Card]] = ()) -> State:
        """The first deal, dealt; the chooser is who got ``2D`` (KING-04, KING-13)."""
        rules = resolve_rules(TABLE_RULES, options)
        if seats not in self.seat_numbers:
            raise SetupError("seats", f"King is played by four, not {seats}")
        pack = sorted(pack_52())
        for d, deck in enumerate(decks):
            if sorted(deck) != pack:
                raise SetupError(f"decks[{d}]", "must hold each of the 52 cards once")
        table = Table(rules, seed, tuple(tuple(deck) for deck in decks))
        dealer = Words(seed, 0).below(4)
        hands = _dealt(table, 1, dealer)
        chooser = next(seat for seat in range(4) if hands[seat] & TWO_OF_DIAMONDS)
        return State(table, _fresh(1, dealer, chooser, hands), (), (0, 0, 0, 0), over=False)

    def to_act(self, state: State) -> int | None:
        """The chooser or the next player, None after deal 20."""
        return None if state.over else state.deal.to_act

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """The contracts the chooser may name, or the cards that may be played."""
        deal = state.deal
        if state.over or seat != deal.to_act:
            return ()
        if deal.contract is None:
            return tuple(_NAMES[text] for text in open_contracts(_picks(state.sheet, deal), seat, state.table.rules))
        return tuple(map(_PLAYS.__getitem__, bits_of(deal.playable(deal.hands[seat]))))

    def refusal(self, state: State, seat: int, action: Action | None) -> Refusal | None:
        """The first check that fails: form, match over, turn, phase, card held, game rule."""
        deal = state.deal
        if not isinstance(action, (Name, Play)) or action not in _ACTIONS:
            return Refusal("unknown-action", "ALL-03")
        if state.over:
            return Refusal("game-over", "ALL-08")
        if seat != deal.to_act:
            return Refusal("not-your-turn", "ALL-08", {"name": deal.to_act})
        if isinstance(action, Name):
            return self._refused_name(state, action)
        if deal.contract is None:
            return Refusal("name-first", "KING-05")
        bit = bit_of(action.card)
        if not deal.hands[seat] & bit:
            return Refusal("not-in-hand", "ALL-03", {"card": action.card})
        legal = deal.playable(deal.hands[seat])
        return None if bit & legal else refused_play(deal, deal.hands[seat], bit, legal)

    def _refused_name(self, state: State, action: Name) -> Refusal | None:
        deal = state.deal
        if deal.contract is not None:
            return Refusal("already-named", "KING-05", {"game": deal.contract})
        reason = closed_reason(action.contract, _picks(state.sheet, deal), deal.chooser, state.table.rules)
        return None if reason is None else refused_name(action.contract, reason)

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
        """The state after naming or playing; a full trick, a finished deal and the next deal all follow at once."""
        refused = self.refusal(state, seat, action)
        if refused is not None:
            raise IllegalAction(refused)
        deal = state.deal
        if isinstance(action, Name):
            duty = duty_of(action.contract, state.table.rules)
            named = replace(deal, contract=action.contract, duty=duty)
            return _moved(state, named), (GameNamed(seat, action.contract),)
        assert isinstance(action, Play), "anything else was refused"
        played = _played(deal, seat, bit_of(action.card))
        event = CardPlayed(seat, action.card)
        if len(played.trick) < 4:
            return _moved(state, played), (event,)
        after, events = _take_trick(state, played)
        return after, (event, *events)

    def view(self, state: State, seat: int) -> View:
        """The deal with all other hands blanked, the sheet and the table rules."""
        return _seen(state, seat, seat)

    def public(self, state: State, seat: int) -> View:
        """The deal with every hand blanked."""
        return _seen(state, seat, NOBODY)

    def standing(self, state: State) -> Standing:
        """Totals of the finished deals; the highest wins (KING-45)."""
        return Standing(state.deal.number, state.totals, places_of(state.totals) if state.over else None)

    def spread(self, state: State) -> Spread:
        """Hands and the running trick; King has no stack."""
        return Spread(
            tuple(cards_of(hand) for hand in state.deal.hands),
            tuple(card_of(bit).text for bit in state.deal.trick),
            0,
        )

    def encode(self, action: Action) -> str:
        """``name kupa`` or ``play KH``."""
        if isinstance(action, Name):
            return f"name {action.contract}"
        assert isinstance(action, Play), "King has no other actions"
        return f"play {action.card.text}"

    def decode(self, text: str) -> Action | None:
        """The action of exactly that text."""
        return _BY_TEXT.get(text)


KING = King()


def _seen(state: State, seat: int, eyes: int) -> View:
    """The View from that seat's place, with the hand that those eyes may see."""
    deal = state.deal
    hidden = tuple(hand if s == eyes else 0 for s, hand in enumerate(deal.hands))
    first = state.sheet[0].chooser if state.sheet else deal.chooser
    return View(
        seat=seat,
        rules=state.table.rules,
        deal=replace(deal, hands=hidden),
        counts=tuple(hand.bit_count() for hand in deal.hands),
        sheet=state.sheet,
        totals=state.totals,
        over=state.over,
        first_chooser=first,
    )


_NAMES = {text: Name(text) for text in CONTRACTS}
_PLAYS = {bit: Play(card_of(bit)) for bit in bits_of(DECK)}
_ACTIONS: frozenset[Name | Play] = frozenset((*_NAMES.values(), *_PLAYS.values()))
_BY_TEXT: dict[str, Action] = {KING.encode(action): action for action in _ACTIONS}


def refused_name(contract: str, reason: str) -> Refusal:
    """The refusal of a closed contract, for the choice of games and for `King.refusal` alike."""
    if reason == "quota-used":
        return Refusal(reason, "KING-09", {"kind": "trumps" if is_trump(contract) else "penalties"})
    return Refusal(reason, "KING-08", {"game": contract})


def refused_play(deal: Deal, hand: int, bit: int, legal: int) -> Refusal:
    """Which duty forbids a held card: the first of KING-20 … KING-28 that speaks."""
    duty = deal.duty
    assert duty is not None and deal.contract is not None
    if not deal.trick:
        return Refusal("trumps-closed", "KING-21") if duty.trump else Refusal("hearts-closed", "KING-20")
    led = deal.led
    suit = card_of(deal.trick[0]).suit
    if hand & led:
        if not bit & led:
            return Refusal("follow-suit", "KING-25", {"suit": suit})
        if hand & led & duty.give & (deal.high - 1):
            return Refusal("give-up", "KING-23", {"suit": suit, "cards": cards_of(legal)})
        return Refusal("must-play-higher", "KING-24", {"suit": suit})
    if duty.trump:
        return Refusal("must-trump", "KING-26", {"suit": suit})
    any_heart = duty.discard != duty.holds
    return Refusal(
        "void-discard",
        "KING-28" if deal.contract == "rifki" and any_heart else "KING-27",
        {"suit": suit, "discard": "kupa" if any_heart else deal.contract},
    )


def king_points(sheet: Sequence[Finished], seat: int, place: int) -> int:
    """King points of a finished match (KING-47): a deal won +1, the game won +10, each King made +25."""
    won = sum(done.entries[seat] == max(done.entries) for done in sheet)
    return won + 10 * (place == 1) + 25 * kings_made(sheet, seat)


def kings_made(sheet: Sequence[Finished], seat: int) -> int:
    """How often a seat took all 13 tricks of a Trump deal (KING-46)."""
    return sum(is_trump(done.contract) and done.entries[seat] == 13 * UNIT_VALUE[done.contract] for done in sheet)


def _dealt(table: Table, number: int, dealer: int) -> tuple[int, ...]:
    given = table.decks[number - 1 : number]
    pack = given[0] if given else Words(table.seed, number).shuffled(pack_52())
    return dealt(pack, next_seat(dealer), -1)


def _fresh(number: int, dealer: int, chooser: int, hands: tuple[int, ...]) -> Deal:
    return Deal(
        number=number, dealer=dealer, chooser=chooser, hands=hands, contract=None, duty=None, leader=chooser,
        trick=(), best=0, high=0, winner=chooser, broken=False, tricks=(), entries=(0, 0, 0, 0),
    )  # fmt: skip


def _moved(state: State, deal: Deal) -> State:
    return State(state.table, deal, state.sheet, state.totals, over=False)


def _played(deal: Deal, seat: int, bit: int) -> Deal:
    duty = deal.duty
    assert duty is not None
    led, best, high, winner = deal.led, deal.best, deal.high, deal.winner
    if not led:
        best, high, winner = bit, bit, seat
    else:
        if bit & led and bit > high:
            high = bit
        if beats(bit, best, led, duty.trump):
            best, winner = bit, seat
    hands = list(deal.hands)
    hands[seat] ^= bit
    return Deal(
        number=deal.number, dealer=deal.dealer, chooser=deal.chooser, hands=tuple(hands), contract=deal.contract,
        duty=duty, leader=deal.leader, trick=(*deal.trick, bit), best=best, high=high, winner=winner,
        broken=deal.broken or bool(bit & duty.lead_ban), tricks=deal.tricks, entries=deal.entries,
    )  # fmt: skip


def _take_trick(state: State, deal: Deal) -> tuple[State, list[Event]]:
    contract = deal.contract
    assert contract is not None
    number = len(deal.tricks) + 1
    points = UNIT_VALUE[contract] * trick_units(contract, sum(deal.trick), number)
    entries = tuple(entry + points * (s == deal.winner) for s, entry in enumerate(deal.entries))
    trick = Trick(deal.leader, deal.trick, deal.winner, points)
    tricks = (*deal.tricks, trick)
    cards = tuple(card_of(bit) for bit in deal.trick)
    events: list[Event] = [TrickTaken(number, deal.leader, cards, deal.winner, points)]
    taken = replace(deal, trick=(), best=0, high=0, leader=deal.winner, tricks=tricks, entries=entries)
    # Between two tricks every card that is in no hand was taken.
    if deal_over(contract, number, DECK - sum(deal.hands)):
        return _write_down(state, taken, events)
    return _moved(state, taken), events


def _write_down(state: State, deal: Deal, events: list[Event]) -> tuple[State, list[Event]]:
    contract = deal.contract
    assert contract is not None
    totals = tuple(total + entry for total, entry in zip(state.totals, deal.entries, strict=True))
    sheet = (*state.sheet, Finished(deal.chooser, contract, deal.entries, deal.tricks))
    if kings_made(sheet[-1:], deal.leader):
        events.append(KingMade(deal.leader))
    events.append(DealEnded(deal.number, contract, deal.chooser, deal.entries, totals))
    if len(sheet) == DEALS:
        events.append(MatchEnded(totals, places_of(totals)))
        return State(state.table, deal, sheet, totals, over=True), events
    number, dealer, chooser = deal.number + 1, next_seat(deal.dealer), next_seat(deal.chooser)
    hands = _dealt(state.table, number, dealer)
    events.append(DealStarted(number, dealer, tuple(cards_of(hand) for hand in hands)))
    return State(state.table, _fresh(number, dealer, chooser, hands), sheet, totals, over=False), events
