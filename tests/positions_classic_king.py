"""Positions of Classic King in card notation; A is seat 0 and on the lead, B, C and D follow clockwise."""

from __future__ import annotations

from collections.abc import Mapping

from kingtable.core.actions import Play
from kingtable.core.cards import Card, parse_card
from kingtable.core.events import Event
from kingtable.core.game import IllegalAction, Refusal, resolve_rules
from kingtable.games.classic_king import CLASSIC_KING, Deal, Finished, State, Table
from kingtable.games.classic_king_rounds import TABLE_RULES, round_of
from kingtable.games.tricks import Trick, mask_of

COMBINED = {"force_kh": "combined_too"}
TO_THE_END = {"end_when_exhausted": "off"}


def cards(text: str) -> list[Card]:
    """The cards of ``KH 10S``."""
    return [parse_card(name) for name in text.split()]


def names(found: tuple[object, ...]) -> str:
    """Cards or plays as sorted text."""
    return " ".join(sorted(item.card.text if isinstance(item, Play) else str(item) for item in found))


def position(number: int, *hands: str, rules: Mapping[str, str] | None = None, tricks: int = 0) -> State:
    """Round ``number`` with A on the lead after that many tricks; missing hands are empty."""
    table = Table(resolve_rules(TABLE_RULES, rules or {}), seed=0, decks=())
    held = [mask_of(cards(hand)) for hand in hands]
    deal = Deal(
        round=round_of(number, table.rules), opener=0, hands=(*held, *[0] * (4 - len(held))), leader=0,
        trick=(), best=0, winner=0, tricks=(Trick(0, (), 0, 0),) * tricks, entries=(0, 0, 0, 0),
    )  # fmt: skip
    return State(table, deal, (Finished(0, (0, 0, 0, 0), ()),) * (number - 1), (0, 0, 0, 0), over=False)


def told(state: State, text: str) -> tuple[State, list[Event]]:
    """The state after those cards were played, each by the seat to act, and all that happened."""
    events: list[Event] = []
    for card in cards(text):
        state, more = CLASSIC_KING.apply(state, state.deal.to_act, Play(card))
        events += more
    return state, events


def played(state: State, text: str) -> State:
    """`told` without the events."""
    return told(state, text)[0]


def facing(
    number: int, trick: str, hand: str, rules: Mapping[str, str] | None = None
) -> tuple[str, dict[str, Refusal]]:
    """The legal cards of a player with that hand after those cards, and the refusal of each other card of the hand."""
    state = played(position(number, *[card.text for card in cards(trick)], hand, rules=rules), trick)
    seat = state.deal.to_act
    legal = CLASSIC_KING.legal(state, seat)
    refused = {card.text: refusal_of(state, f"play {card.text}") for card in cards(hand) if Play(card) not in legal}
    for action in legal:
        assert CLASSIC_KING.refusal(state, seat, action) is None
    return names(legal), refused


def refusal_of(state: State, text: str, seat: int | None = None) -> Refusal:
    """The refusal of that action by the seat to act, given by `refusal` and by `apply` alike; nothing changes."""
    who = state.deal.to_act if seat is None else seat
    action = CLASSIC_KING.decode(text)
    refusal = CLASSIC_KING.refusal(state, who, action)
    assert refusal is not None, f"{text} is legal"
    if action is not None:
        assert action not in CLASSIC_KING.legal(state, who)
        before = repr(state)
        try:
            CLASSIC_KING.apply(state, who, action)
        except IllegalAction as error:
            assert error.refusal == refusal
        else:
            raise AssertionError(f"{text} was refused, but applied")
        assert repr(state) == before
    return refusal
