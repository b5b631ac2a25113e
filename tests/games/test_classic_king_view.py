"""What a seat may know: ALL-06; and that a view crosses a process border unchanged."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from kingtable.core.events import DealStarted, redact
from kingtable.games.classic_king import CLASSIC_KING, View
from kingtable.games.tricks import bit_of, cards_of
from tests.matches_of_classic_king import reshuffled, states, steps
from tests.positions_classic_king import COMBINED, TO_THE_END, cards, played, position


def test_hidden_cards_the_deal_number_and_the_packs_leave_no_trace() -> None:
    chance = random.Random(1)
    differing = 0
    for state in states(11):
        for viewer in range(4):
            other = reshuffled(state, viewer, chance)
            table = replace(state.table, seed=99, decks=(tuple(cards("KH")),))
            differing += other.deal != state.deal
            assert CLASSIC_KING.view(replace(other, table=table), viewer) == CLASSIC_KING.view(state, viewer)
    assert differing > 1000


def test_a_view_holds_the_own_hand_alone() -> None:
    for state in states(12):
        for seat in range(4):
            view = CLASSIC_KING.view(state, seat)
            assert view.hand == state.deal.hands[seat]
            assert [hand for s, hand in enumerate(view.deal.hands) if s != seat] == [0, 0, 0]
            assert view.counts == tuple(hand.bit_count() for hand in state.deal.hands)
            assert (view.sheet, view.totals, view.over) == (state.sheet, state.totals, state.over)
            assert view.rules == state.table.rules


@pytest.mark.parametrize("rules", [{}, COMBINED, TO_THE_END])
def test_a_view_offers_what_is_legal(rules: dict[str, str]) -> None:
    for state in states(13, rules):
        for seat in range(4):
            offered = {f"play {card.text}" for card in cards_of(CLASSIC_KING.view(state, seat).playable)}
            assert offered == {CLASSIC_KING.encode(action) for action in CLASSIC_KING.legal(state, seat)}


def test_a_view_survives_json() -> None:
    for n, state in enumerate(states(14)):
        if n % 10 and not state.over:
            continue
        view = CLASSIC_KING.view(state, n % 4)
        wire = msgspec.json.encode(view)
        assert msgspec.json.decode(wire, type=CLASSIC_KING.view_type) == view
        assert isinstance(msgspec.json.decode(wire, type=View).deal, type(view.deal))


def test_the_last_trick_outlives_its_round() -> None:
    state = position(5, "7S 8C", "KH 8D", "QH 9D", "JH 10D", tricks=0)
    assert CLASSIC_KING.view(position(1, "7S"), 0).last_trick is None
    state = played(state, "7S KH QH JH")
    found = CLASSIC_KING.view(state, 2).last_trick
    assert found is not None
    number, trick, place = found
    assert (number, place, trick.leader, trick.winner, trick.points) == (5, 1, 0, 0, -16)
    assert trick.cards == tuple(bit_of(card) for card in cards("7S KH QH JH"))
    assert state.deal.number == 6


@pytest.mark.parametrize("seat", range(4))
def test_events_of_a_new_round_are_redacted(seat: int) -> None:
    dealt = 0
    for *_, events, _ in steps(15):
        for event in events:
            seen = redact(event, seat)
            if isinstance(event, DealStarted):
                dealt += 1
                assert isinstance(seen, DealStarted)
                assert seen.hands == tuple(hand if s == seat else () for s, hand in enumerate(event.hands))
            else:
                assert seen is event
    assert dealt == 13
