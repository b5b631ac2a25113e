"""What a seat may know: ALL-06; and that a view crosses a process border unchanged."""

from __future__ import annotations

import random

import msgspec
from msgspec.structs import fields

from benchmarks.random_no_kings import reshuffled, table_of
from kingtable.core.actions import Draw
from kingtable.core.events import redact
from kingtable.games.no_kings import NO_KINGS, View
from tests.no_kings_positions import after, playout, position


def test_the_ring_the_deal_number_and_the_packs_leave_no_trace() -> None:
    chance = random.Random(1)
    for seed in range(6):
        seats, options = table_of(seed)
        for n, state in enumerate(playout(seed, seats, options)):
            if n % 13:
                continue
            viewer = chance.randrange(seats)
            other = reshuffled(state, chance)
            assert NO_KINGS.view(other, viewer) == NO_KINGS.view(state, viewer)
            assert msgspec.json.encode(NO_KINGS.view(other, viewer)) == msgspec.json.encode(
                NO_KINGS.view(state, viewer)
            )


def test_a_view_holds_no_card_of_the_ring() -> None:
    for n, state in enumerate(playout(2, 4)):
        if n % 10:
            continue
        shown = msgspec.json.decode(msgspec.json.encode(NO_KINGS.view(state, 1).round), type=dict[str, object])
        ring = {tuple(card) for card in state.ring}
        for place in ("wat", "piles", "drawn", "discarded", "turns"):
            assert not ring & cards_in(shown[place])
    assert {field.name for field in fields(View)} == {
        "seat", "rules", "seating", "round", "left", "sheet", "wins", "over",
    }  # fmt: skip


def cards_in(shown: object) -> set[tuple[object, ...]]:
    """Every card in decoded JSON."""
    if not isinstance(shown, list):
        return set()
    if len(shown) == 3 and isinstance(shown[0], int) and isinstance(shown[1], str):
        return {tuple(shown)}
    return set().union(*map(cards_in, shown))


def test_a_view_offers_what_is_legal() -> None:
    for seed in range(6):
        seats, options = table_of(seed + 50)
        for n, state in enumerate(playout(seed, seats, options)):
            if n % 5 and not state.over and state.round.drawn is None:
                continue
            for seat in range(seats):
                view = NO_KINGS.view(state, seat)
                assert view.legal == NO_KINGS.legal(state, seat)
                if view.phase == "choose" and seat == state.round.to_act:
                    assert tuple(choice.action for choice in view.choices) == view.legal
                else:
                    assert view.legal in ((), (Draw(),))
                assert view.left == len(state.ring)
                assert view.places == NO_KINGS.standing(state).places
                assert view.scores == NO_KINGS.standing(state).scores


def test_a_view_survives_json() -> None:
    for seed in range(6):
        seats, options = table_of(seed + 80)
        for n, state in enumerate(playout(seed, seats, options)):
            if n % 30 and not state.over and state.round.drawn is None:
                continue
            view = NO_KINGS.view(state, n % seats)
            found = msgspec.json.decode(msgspec.json.encode(view), type=NO_KINGS.view_type)
            assert found == view
            assert found.legal == view.legal


def test_phases() -> None:
    state = position("8S 2D", "AS 7H 5C 3D")
    assert NO_KINGS.view(state, 1).phase == "draw"
    state = after(state, "draw")
    for seat in range(3):
        view = NO_KINGS.view(state, seat)
        assert view.phase == "choose"
        assert [choice.action for choice in view.choices] == list(NO_KINGS.legal(state, 0))
        assert bool(view.legal) == (seat == 0)
    last = list(playout(3, 2))[-1]
    assert NO_KINGS.view(last, 0).phase == "over"
    assert NO_KINGS.view(last, 0).legal == ()


def test_teams_show_one_pile() -> None:
    """UI-34."""
    state = position("8S 2D", "", "AS 2S", "3S", seats=4, rules={"teams": "on"})
    view = NO_KINGS.view(state, 3)
    assert view.counts == (2, 1, 2, 1)
    assert view.seating.seats_of(1) == (1, 3)
    assert view.round.piles == state.round.piles


def test_events_have_no_secrets() -> None:
    """Every card they name lies face up; the rest of the ring is a number."""
    for seed in range(4):
        seats, options = table_of(seed)
        state = NO_KINGS.start(options, seats, seed)
        while (seat := NO_KINGS.to_act(state)) is not None:
            state, events = NO_KINGS.apply(state, seat, NO_KINGS.legal(state, seat)[0])
            for event in events:
                assert redact(event, (seat + 1) % seats) is event
