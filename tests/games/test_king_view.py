"""What a seat may know: ALL-06, KING-61; and that a view crosses a process border unchanged."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from kingtable.core.events import DealStarted, redact
from kingtable.games.king import KING
from kingtable.games.king_match import Finished, State, View
from kingtable.games.tricks import DECK, bit_of, cards_of, mask_of
from tests.positions import cards, finished, played, position


def playout(seed: int, options: dict[str, str] | None = None) -> Iterator[State]:
    """The states of a match in which everybody acts at random."""
    chance = random.Random(seed)
    state = KING.start(options or {}, 4, seed)
    yield state
    while (seat := KING.to_act(state)) is not None:
        state, _ = KING.apply(state, seat, chance.choice(KING.legal(state, seat)))
        yield state


def reshuffled(state: State, viewer: int, chance: random.Random) -> State:
    """The same state with the cards that the viewer does not see dealt anew to their holders."""
    others = [seat for seat in range(4) if seat != viewer]
    hands = list(state.deal.hands)
    unseen = [card for seat in others for card in cards_of(hands[seat])]
    chance.shuffle(unseen)
    for seat in others:
        size = hands[seat].bit_count()
        hands[seat], unseen = mask_of(unseen[:size]), unseen[size:]
    return replace(state, deal=replace(state.deal, hands=tuple(hands)))


def test_hidden_cards_the_deal_number_and_the_packs_leave_no_trace() -> None:
    chance = random.Random(1)
    differing = 0
    for n, state in enumerate(playout(11)):
        if n % 7:
            continue
        viewer = chance.randrange(4)
        other = reshuffled(state, viewer, chance)
        table = replace(state.table, seed=99, decks=(tuple(cards("KH")),))
        differing += other.deal != state.deal
        assert KING.view(replace(other, table=table), viewer) == KING.view(state, viewer)
    assert differing > 100


def test_a_view_holds_the_own_hand_alone() -> None:
    for n, state in enumerate(playout(12)):
        if n % 5:
            continue
        for seat in range(4):
            view = KING.view(state, seat)
            assert view.hand == state.deal.hands[seat]
            assert [hand for s, hand in enumerate(view.deal.hands) if s != seat] == [0, 0, 0]
            assert view.counts == tuple(hand.bit_count() for hand in state.deal.hands)
            assert (view.sheet, view.totals, view.over) == (state.sheet, state.totals, state.over)
            assert view.first_chooser == (state.sheet[0].chooser if state.sheet else state.deal.chooser)


def test_a_view_offers_what_is_legal() -> None:
    """`playable` and `nameable` are `King.legal` from the own seat, and nothing from any other."""
    for n, state in enumerate(playout(13, {"choice_limit": "free", "must_play_higher": "every"})):
        if n % 3 and not state.over:
            continue
        for seat in range(4):
            view = KING.view(state, seat)
            offered = {f"name {name}" for name in view.nameable} | {
                f"play {card.text}" for card in cards_of(view.playable)
            }
            assert offered == {KING.encode(action) for action in KING.legal(state, seat)}


def test_a_view_survives_json() -> None:
    for n, state in enumerate(playout(14)):
        if n % 40 and not state.over:
            continue
        view = KING.view(state, n % 4)
        wire = msgspec.json.encode(view)
        assert msgspec.json.decode(wire, type=KING.view_type) == view
        assert isinstance(msgspec.json.decode(wire, type=View).deal, type(view.deal))
        # Numbers above 2**53 would not survive every JSON reader.
        assert DECK < 2**53


def test_the_last_trick_outlives_its_deal() -> None:
    """UI-04."""
    assert KING.view(position(None, "2D"), 0).last_trick is None
    state = position("rifki", "4C 2S 3D", "9C 3S KD", "6C 4S 4D", "2C 5S KH")
    state = played(state, "4C 9C 6C")
    assert KING.view(state, 1).last_trick is None
    state = played(state, "2C")
    found = KING.view(state, 1).last_trick
    assert found is not None
    deal, trick, number = found
    assert (deal, number, trick.leader, trick.winner) == (1, 1, 0, 3)
    assert trick.cards == tuple(bit_of(card) for card in cards("4C 9C 6C 2C"))
    state = played(state, "3S 4S 5S 2S KH 3D KD 4D")
    assert state.deal.number == 2
    found = KING.view(state, 1).last_trick
    assert found is not None
    assert (found[0], found[1].points, found[2]) == (1, -320, 3)


def test_picks_count_the_running_deal_once() -> None:
    view = KING.view(position(None, "2D", sheet=finished("el", "kupa")), 2)
    assert view.picks == ((0, "el"), (3, "kupa"))
    view = KING.view(position("son", "2D", sheet=finished("el", "kupa")), 2)
    assert view.picks == ((0, "el"), (3, "kupa"), (0, "son"))
    last = KING.view(list(playout(15))[-1], 0)
    assert len(last.picks) == 20


@pytest.mark.parametrize("seat", range(4))
def test_events_of_a_new_deal_are_redacted(seat: int) -> None:
    state = position("rifki", "4C", "KH", "9C", "2C")
    state = played(state, "4C KH 9C")
    _, events = KING.apply(state, 1, KING.legal(state, 1)[0])
    for event in events:
        told = redact(event, seat)
        if isinstance(event, DealStarted):
            assert isinstance(told, DealStarted)
            assert (told.deal, told.dealer) == (event.deal, event.dealer) == (2, 0)
            assert [len(hand) for hand in event.hands] == [13] * 4
            assert told.hands == tuple(hand if s == seat else () for s, hand in enumerate(event.hands))
        else:
            assert told is event


def test_a_finished_deal_is_equal_by_value() -> None:
    assert Finished(0, "el", (0, 0, 0, 0), ()) == Finished(0, "el", (0, 0, 0, 0), ())
