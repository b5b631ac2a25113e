"""Where a match of any game is, told at every moment of random matches, and what is remembered at their end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kingtable.core.cards import parse_card
from kingtable.core.game import Game
from kingtable.core.record import Record
from kingtable.games import GAMES, game_of
from kingtable.paths import resource
from kingtable.store.matches import Match
from kingtable.store.results import FinishedMatch, Tally
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.stats import Stats
from kingtable.ui.continue_card import continue_card
from kingtable.ui.deck import STANDARD_DECK, drawing, face_name
from kingtable.ui.finished import finished_match
from kingtable.ui.people import seated
from kingtable.ui.situations import situation_of

NAMES = ("You", "Ada", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus")
TABLES = [
    ("king", 4, {}),
    ("classic-king", 4, {}),
    ("kings-reverse", 2, {"target": "100"}),
    ("kings-reverse", 8, {"target": "200"}),
    ("no-kings", 4, {}),
    ("no-kings", 8, {"rules_mode": "no_kings", "teams": "on", "match": "first-to-2"}),
]


def states(game: Game[Any, Any], seats: int, options: dict[str, str], seed: int) -> Iterator[Any]:
    """Every state of a random match; out-of-turn actions are left out."""
    rng = random.Random(seed)
    state = game.start(options, seats, seed)
    yield state
    while (seat := game.to_act(state)) is not None:
        legal = game.legal(state, seat)
        state, _ = game.apply(state, seat, legal[rng.randrange(len(legal))])
        yield state


def played(game_id: str, seats: int, options: dict[str, str]) -> tuple[Match, Any, Any]:
    """A finished match with its last View and standing."""
    game = game_of(game_id)
    assert game is not None
    *_, last = states(game, seats, options, 3)
    match = Match.begun(
        Record(game_id, NAMES[:seats], 3, options=options), (0,), (None, *("rule" for _ in range(seats - 1)))
    )
    return match, game.view(last, 0), game.standing(last)


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES, ids=str)
def test_every_moment_of_a_match_has_its_words_and_its_faces(
    qapp: object, game_id: str, seats: int, options: dict[str, str]
) -> None:
    game = game_of(game_id)
    assert game is not None
    levels = (None, *("rule" for _ in range(seats - 1)))
    people = seated(NAMES[:seats], levels, 0, 1)
    assert len({person.avatar for person in people.seats}) == seats
    for state in states(game, seats, options, 3):
        view = game.view(state, 0)
        now = situation_of(game_id, view, people)
        assert "{" not in now.title + now.line
        assert len(now.figures) == seats
        for face in now.faces:
            assert drawing(face_name(parse_card(face), STANDARD_DECK))
        if now.mark:
            resource("icons", f"{now.mark}.svg")
            assert now.mark_name
        if view.over:
            assert now.line == "The match is over."
        else:
            mine = ("your turn", "your choice", "You ", "accept or challenge")
            assert any(words in now.line for words in mine) == (game.to_act(state) == 0) or game_id == "king"


@pytest.mark.parametrize(
    ("game", "options", "title", "line"),
    [
        ("king", {}, "King, deal 1 of 20", "chooses the game of this deal."),
        ("classic-king", {}, "Classic King, round 1 of 14", "Take no tricks. "),
        ("kings-reverse", {}, "Kings Reverse, hand 1, to 500 points", "Required suit: "),
        ("no-kings", {}, "Injera Be Wat, round 1", "104 cards are left in the ring."),
        (
            "no-kings",
            {"rules_mode": "no_kings", "match": "best-of-5"},
            "No Kings, round 1, best of 5",
            "104 cards are left in the ring.",
        ),
        ("no-kings", {"match": "first-to-3"}, "Injera Be Wat, round 1, first to 3", "cards are left"),
    ],
)
def test_the_card_of_a_new_match(qapp: object, game: str, options: dict[str, str], title: str, line: str) -> None:
    record = Record(game, NAMES[:4], 1, options=options)
    card = continue_card(Match.begun(record, (0,), (None, "rule", "rule", "rule")), 5)
    assert card.situation.title == title
    assert line in card.situation.line
    assert card.names == NAMES[:4]
    assert card.people[0] == ("You", 5)
    assert not card.over


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES, ids=str)
def test_a_finished_match_is_remembered_as_it_ended(game_id: str, seats: int, options: dict[str, str]) -> None:
    match, view, standing = played(game_id, seats, options)
    done = finished_match(match, view, standing.places)
    assert done.game == game_id
    assert tuple(seat.place for seat in done.seats) == standing.places
    assert tuple(seat.total for seat in done.seats) == standing.scores
    assert [seat.name for seat in done.seats] == list(NAMES[:seats])
    assert len(done.deals) == len(view.sheet)
    assert all(len(deal.entries) == seats for deal in done.deals)
    if game_id != "king":
        assert not any(seat.king_points or seat.kings_made for seat in done.seats)
    if game_id in ("classic-king", "kings-reverse"):
        sums = tuple(sum(deal.entries[seat] for deal in done.deals) for seat in range(seats))
        assert sums == standing.scores
    if game_id == "kings-reverse":
        assert [seat.deals_won for seat in done.seats] == [
            sum(line.out == seat for line in view.sheet) for seat in range(seats)
        ]
    if game_id == "no-kings":
        assert [seat.deals_won for seat in done.seats] == list(standing.scores)


def test_classic_king_remembers_its_contracts_in_order() -> None:
    match, view, standing = played("classic-king", 4, {})
    done = finished_match(match, view, standing.places)
    once = ["tricks", "hearts", "boys", "queens", "king", "last_two", "all"]
    assert [deal.contract for deal in done.deals] == once + once
    assert {deal.chooser for deal in done.deals} == {None}


def test_the_statistics_count_every_game_by_itself(tmp_path: Any) -> None:
    stats = Stats(tmp_path / "statistics.sqlite3")
    finished: list[FinishedMatch] = []
    for game, seats, options in TABLES:
        match, view, standing = played(game, seats, options)
        finished.append(finished_match(match, view, standing.places))
        assert stats.add(finished[-1])
    for game in (game.id for game in GAMES):
        mine = [done for done in finished if done.game == game]
        tally = stats.tallies(FIRST_PLAYER).get(game, Tally())
        assert (tally.played, tally.won) == (len(mine), sum(done.seats[0].place == 1 for done in mine))
        if game != "king":
            assert (tally.kings_made, tally.king_points) == (0, 0)
    assert stats.tallies(FIRST_PLAYER).get("bridge", Tally()) == Tally(0, 0, 0, 0)
