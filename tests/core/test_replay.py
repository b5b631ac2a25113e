"""From records to states."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingtable.core.cards import pack_52
from kingtable.core.record import Record, RecordError, read_record, write_record
from kingtable.core.replay import IllegalRecord, begin, play_text, replay
from kingtable.games.king import KING

START = Record(game="king", seats=("You", "Ada", "Bo", "Cem"), seed=20260101)


def record_of(actions: int, seed: int = 20260101, **options: str) -> Record:
    """That many actions of a match in which everybody takes the first legal one."""
    record = replace(START, seed=seed, options=options)
    state = begin(KING, record)
    played = []
    for _ in range(actions):
        seat = KING.to_act(state)
        assert seat is not None
        action = KING.legal(state, seat)[-1]
        played.append((seat, KING.encode(action)))
        state, _ = KING.apply(state, seat, action)
    return replace(record, actions=tuple(played))


def test_every_state_the_first_included() -> None:
    record = record_of(150, must_play_higher="every")
    states = list(replay(KING, record))
    assert len(states) == 151
    assert states[0] == begin(KING, record)
    for n, (seat, text) in enumerate(record.actions):
        action = KING.decode(text)
        assert action is not None
        assert KING.to_act(states[n]) == seat
        assert KING.apply(states[n], seat, action)[0] == states[n + 1]
    assert states[-1].deal.number > 1


def test_same_record_same_states_also_through_its_text() -> None:
    """ALL-04, ALL-05."""
    record = record_of(150)
    again = read_record(write_record(record))
    assert list(map(repr, replay(KING, again))) == list(map(repr, replay(KING, record)))
    assert next(replay(KING, record_of(0, seed=1))) != begin(KING, record)


@pytest.mark.parametrize(
    ("seat", "text", "reason"),
    [
        (None, "play 2D again", "unknown-action"),
        (None, "", "unknown-action"),
        (1, "play 2D", "not-your-turn"),
        (None, "name el", "already-named"),
        (None, "play AS", "not-in-hand"),
    ],
)
def test_an_illegal_action_stops_it(seat: int | None, text: str, reason: str) -> None:
    good = record_of(2)
    state = list(replay(KING, good))[-1]
    who = KING.to_act(state) if seat is None else (state.deal.to_act + seat) % 4
    assert who is not None
    held = [card.text for card in KING.spread(state).hands[who]]
    if text == "play AS" and "AS" in held:
        text = "play KS" if "KS" not in held else next(c.text for c in pack_52() if c.text not in held)
    bad = replace(good, actions=(*good.actions, (who, text), (0, "play 2C")))
    states = []
    with pytest.raises(IllegalRecord) as error:
        for state in replay(KING, bad):
            states.append(state)
    assert len(states) == 3
    assert (error.value.n, error.value.text, error.value.refusal.reason) == (2, text, reason)


@pytest.mark.parametrize(
    ("record", "where"),
    [
        (replace(START, seats=("You", "Ada", "Bo")), "seats"),
        (replace(START, options={"choice_limit": "4"}), "options.choice_limit"),
        (replace(START, options={"target": "500"}), "options.target"),
        (replace(START, decks=(tuple(pack_52()[1:]),)), "decks[0]"),
    ],
)
def test_a_record_that_cannot_begin(record: Record, where: str) -> None:
    with pytest.raises(RecordError) as error:
        begin(KING, record)
    assert error.value.where == where


def test_a_refused_action_leaves_the_state_usable() -> None:
    state = begin(KING, START)
    before = repr(state)
    with pytest.raises(IllegalRecord):
        play_text(KING, state, 0, state.deal.chooser, "play 2D")
    assert repr(state) == before
    assert play_text(KING, state, 0, state.deal.chooser, "name el").deal.contract == "el"
