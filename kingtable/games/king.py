"""Turkish King: 52 cards, 20 deals, the chooser names each deal's game. Rule ids KING-01 … KING-61."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from kingtable.core.actions import Action, Name, Play
from kingtable.core.cards import Card, pack_52
from kingtable.core.events import CardPlayed, DealEnded, DealStarted, Event, GameNamed, KingMade, MatchEnded
from kingtable.core.game import NOBODY, IllegalAction, Refusal, SetupError, Spread, Standing, places_of, resolve_rules
from kingtable.core.rng import Words
from kingtable.games.king_contracts import (
    CONTRACTS,
    DEALS,
    TABLE_RULES,
    closed_reason,
    duty_of,
    is_trump,
    open_contracts,
)
from kingtable.games.king_deal import (
    TWO_OF_DIAMONDS,
    Deal,
    fresh_deal,
    is_over,
    next_seat,
    played,
    refused_play,
    taken,
)
from kingtable.games.king_match import Finished, State, Table, View, kings_made, picks, seen
from kingtable.games.tricks import DECK, bit_of, bits_of, card_of, cards_of, dealt


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
        return State(table, fresh_deal(1, dealer, chooser, hands), (), (0, 0, 0, 0), over=False)

    def to_act(self, state: State) -> int | None:
        """The chooser or the next player, None after deal 20."""
        return None if state.over else state.deal.to_act

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """The contracts the chooser may name, or the cards that may be played."""
        deal = state.deal
        if state.over or seat != deal.to_act:
            return ()
        if deal.contract is None:
            return tuple(_NAMES[text] for text in open_contracts(picks(state.sheet, deal), seat, state.table.rules))
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
        return refused_play(deal, deal.hands[seat], bit)

    def _refused_name(self, state: State, action: Name) -> Refusal | None:
        deal = state.deal
        if deal.contract is not None:
            return Refusal("already-named", "KING-05", {"game": deal.contract})
        reason = closed_reason(action.contract, picks(state.sheet, deal), deal.chooser, state.table.rules)
        if reason is None:
            return None
        if reason == "quota-used":
            return Refusal(reason, "KING-09", {"kind": "trumps" if is_trump(action.contract) else "penalties"})
        return Refusal(reason, "KING-08", {"game": action.contract})

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
        after = played(deal, seat, bit_of(action.card))
        event = CardPlayed(seat, action.card)
        if len(after.trick) < 4:
            return _moved(state, after), (event,)
        after, trick = taken(after)
        if not is_over(after):
            return _moved(state, after), (event, trick)
        written, events = _write_down(state, after)
        return written, (event, trick, *events)

    def view(self, state: State, seat: int) -> View:
        """The deal with all other hands blanked, the sheet and the table rules."""
        return seen(state, seat, seat)

    def public(self, state: State, seat: int) -> View:
        """The deal with every hand blanked."""
        return seen(state, seat, NOBODY)

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

_NAMES = {text: Name(text) for text in CONTRACTS}
_PLAYS = {bit: Play(card_of(bit)) for bit in bits_of(DECK)}
_ACTIONS: frozenset[Name | Play] = frozenset((*_NAMES.values(), *_PLAYS.values()))
_BY_TEXT: dict[str, Action] = {KING.encode(action): action for action in _ACTIONS}


def _dealt(table: Table, number: int, dealer: int) -> tuple[int, ...]:
    given = table.decks[number - 1 : number]
    pack = given[0] if given else Words(table.seed, number).shuffled(pack_52())
    return dealt(pack, next_seat(dealer), -1)


def _moved(state: State, deal: Deal) -> State:
    return State(state.table, deal, state.sheet, state.totals, over=False)


def _write_down(state: State, deal: Deal) -> tuple[State, list[Event]]:
    contract = deal.contract
    assert contract is not None
    events: list[Event] = []
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
    return State(state.table, fresh_deal(number, dealer, chooser, hands), sheet, totals, over=False), events
