"""What a seat may know in Kings Reverse: ALL-06; and that a View crosses a process border unchanged."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from benchmarks._redeals import reshuffled
from kingtable.core.cards import Card
from kingtable.core.events import DealStarted, redact
from kingtable.games.kings_reverse import KINGS_REVERSE, View
from kingtable.games.kings_reverse_cards import BACK
from kingtable.games.kings_reverse_events import CardGiven, CardsDrawn, JokerChallenged, Note, noted
from tests.reverse_positions import played, position, steps, told


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_hidden_cards_the_deal_number_and_the_packs_leave_no_trace(seats: int) -> None:
    chance = random.Random(seats)
    differing = 0
    for n, (state, *_) in enumerate(steps(21, seats)):
        if n % 11:
            continue
        viewer = chance.randrange(seats)
        other = reshuffled(state, viewer, chance)
        differing += other.deal != state.deal
        table = replace(state.table, seed=99, decks=((Card(2, "S"),),))
        assert KINGS_REVERSE.view(other._replace(table=table), viewer) == KINGS_REVERSE.view(state, viewer)
    assert differing > 20


def test_a_view_holds_the_own_hand_and_counts() -> None:
    for n, (state, *_) in enumerate(steps(22, 4)):
        if n % 5:
            continue
        for seat in range(4):
            view = KINGS_REVERSE.view(state, seat)
            assert view.hand == state.deal.hands[seat]
            assert view.counts == tuple(map(len, state.deal.hands))
            assert view.left == len(state.deal.stack)
            assert {card for s, hand in enumerate(view.deal.hands) if s != seat for card in hand} <= {BACK}
            assert set(view.deal.stack) <= {BACK}
            assert view.deal.discards == state.deal.discards
            assert view.deal.phase == state.deal.phase
            assert (view.deal.drawn is None) == (state.deal.drawn is None)
            assert view.deal.drawn in ((state.deal.drawn,) if seat == state.deal.turn else (None, BACK))


def test_a_view_offers_what_is_legal() -> None:
    """In every phase, from the acting seat and out of turn."""
    phases = set()
    for options in ({"target": "100"}, {"target": "100", "bluffing": "off", "final_pass": "on"}):
        states = [after for *_, after in steps(23, 3, options)]
        for state in states:
            phases.add(state.deal.phase)
            for seat in range(3):
                assert KINGS_REVERSE.view(state, seat).legal == KINGS_REVERSE.legal(state, seat)
        assert states[-1].over
    assert phases == {"turn", "drawn", "answer", "give"}


def test_a_view_survives_json() -> None:
    for n, (state, _, _, _, after) in enumerate(steps(24, 5, {"target": "100"})):
        for seen in (state, after) if n % 9 == 0 or after.over else ():
            view = KINGS_REVERSE.view(seen, n % 5)
            found = msgspec.json.decode(msgspec.json.encode(view), type=KINGS_REVERSE.view_type)
            assert found == view
            assert isinstance(found, View)
            assert found.legal == view.legal
            assert (type(found.deal), type(found.deal.discards[0])) == (type(view.deal), Card)


def test_a_challenged_hand_is_shown_to_the_challenger_alone() -> None:
    """EX-39."""
    state, events = told(position("Jk 9D 2C", "5H 6H", "3H 6C", "4H 2S", top="4D"), "A play Jk C", "B challenge")
    shown = [note for seat in range(4) for note in KINGS_REVERSE.view(state, seat).history if note.deed == "challenge"]
    cards = [" ".join("?" if card == BACK else card.text for card in note.cards) for note in shown]
    assert cards == ["9D 2C", "9D 2C", "? ?", "? ?"]
    assert {note.word for note in shown} == {"bluff"}
    assert all(noted(event) is not None for event in events)


def test_before_the_answer_the_challenger_sees_nothing() -> None:
    state = played(position("Jk 9D 2C", "5H 6H", "3H 6C", top="4D"), "A play Jk C")
    doubts = [KINGS_REVERSE.view(state, seat).deal.doubt for seat in range(3)]
    assert [doubt is not None and doubt.hand == (BACK, BACK) for doubt in doubts] == [False, True, True]


def test_gifts_are_known_to_both_hands() -> None:
    state = played(position("AS 9D 2C 3C", "5H 6H", "3H 6C", top="4S"), "A play AS", "A give 9D")
    gifts = [KINGS_REVERSE.view(state, seat).history[-1] for seat in range(3)]
    assert [note.cards[0].rank for note in gifts] == [9, 9, BACK.rank]
    assert gifts[0] == Note("give", 0, gifts[0].cards, 1)


def test_events_are_redacted() -> None:
    """Whatever an event tells a seat, it tells no card that the seat has not seen."""
    kinds = set()
    for _, _, _, events, _ in steps(25, 4):
        for event in events:
            kinds.add(type(event).__name__)
            for seat in range(4):
                heard = redact(event, seat)
                if isinstance(event, (CardsDrawn, CardGiven, JokerChallenged)):
                    insiders = {event.seat, getattr(event, "to", -1), getattr(event, "player", -1)}
                    assert (heard == event) == (seat in insiders or not getattr(event, "cards", True))
                if isinstance(heard, DealStarted):
                    assert [len(hand) for hand in heard.hands] == [10 * (s == seat) for s in range(4)]
    assert kinds == {
        "DealStarted", "UpcardTurned", "CardPlayed", "JokerPlayed", "Married", "CardsDrawn", "TurnLost",
        "DirectionTurned", "JokerAccepted", "JokerChallenged", "JokerReturned", "CardGiven", "Passed",
        "OneCardCalled", "Caught", "HandEnded", "MatchEnded",
    }  # fmt: skip


def test_the_history_tells_the_running_hand() -> None:
    """From it and the upcard every card laid can be told."""
    for n, (state, *_) in enumerate(steps(26, 4, {"target": "150"})):
        if n % 7:
            continue
        laid: list[Card] = [state.deal.discards[0]]
        for note in KINGS_REVERSE.view(state, n % 4).history:
            if note.deed == "play":
                laid += note.cards
            elif note.deed == "return":
                assert laid.pop() == note.cards[0]
        assert tuple(laid) == state.deal.discards
