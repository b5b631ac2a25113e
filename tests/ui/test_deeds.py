"""What the seats of a finished match did, counted from its record."""

from __future__ import annotations

from collections import Counter

import pytest

from kingtable.core.record import Record
from kingtable.core.replay import replay
from kingtable.games import game_of
from kingtable.games.king import KING
from kingtable.store.matches import Match
from kingtable.store.schema import FIRST_PLAYER
from kingtable.ui.deeds import deeds_of
from kingtable.ui.finished import finished_match
from tests.random_records import random_record


def done(record: Record, **changes: object) -> list[tuple[str, int, int, dict[str, int]]]:
    """What is remembered of the seats of that finished match: profile, extremes of the deals, deeds."""
    game = game_of(record.game)
    assert game is not None
    state = game.start(record.options, len(record.seats), record.seed)
    for seat, text in record.actions:
        action = game.decode(text)
        assert action is not None
        state, _ = game.apply(state, seat, action)
    levels = (None, *("rule" for _ in record.seats[1:]))
    match = Match("id", record, (0,), levels, "2026-01-01", **changes)  # type: ignore[arg-type]
    finished = finished_match(match, game.view(state, 0), game.standing(state).places or ())
    return [(seat.profile, seat.best_deal or 0, seat.worst_deal or 0, dict(seat.deeds)) for seat in finished.seats]


def test_every_trick_was_taken_by_somebody() -> None:
    record = random_record("king", 4, seed=2)
    *_, last = replay(KING, record)
    taken = Counter(trick.winner for deal in last.sheet for trick in deal.tricks)
    assert [seat["tricks"] for seat in deeds_of_record(record)] == [taken[seat] for seat in range(4)]


def test_what_one_seat_did_another_one_suffered() -> None:
    total = Counter[str]()
    for seed in range(3):
        for seat in deeds_of_record(random_record("kings-reverse", 4, seed=seed)):
            total.update(seat)
    assert total["catches"] == total["caught"]
    assert total["bluffs-found"] == total["challenges-won"] <= total["challenges"]
    assert total["challenges-won"] > 0 and total["marriages"] > 0


def test_captures_are_counted_in_no_kings() -> None:
    total = Counter[str]()
    for seat in deeds_of_record(random_record("no-kings", 3, seed=1)):
        total.update(seat)
    assert total["captures"] > total["runs-taken"] > 0 and total["sweeps"] > 0


@pytest.mark.parametrize("game", ["classic-king", "kings-reverse", "no-kings"])
def test_the_persons_seat_has_its_profile_and_the_right_extremes(game: str) -> None:
    seats = done(random_record(game, 4, seed=4))
    assert [profile for profile, *_ in seats] == [FIRST_PLAYER, "", "", ""]
    for _, best, worst, _ in seats:
        assert best <= worst if game == "kings-reverse" else best >= worst


def test_a_guest_is_nobodys() -> None:
    record = random_record("no-kings", 2, seed=4)
    assert [profile for profile, *_ in done(record, owners=())] == ["", ""]
    assert [profile for profile, *_ in done(record, owners=("ada",))] == ["ada", ""]


def deeds_of_record(record: Record) -> tuple[dict[str, int], ...]:
    game = game_of(record.game)
    assert game is not None
    return deeds_of(game, record)
