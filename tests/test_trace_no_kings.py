"""``kingtable trace`` and ``simulate`` of No Kings: piles keep their order, the drawn card ends the centre."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from benchmarks.random_no_kings import table_of
from kingtable.core.cards import Card
from kingtable.core.record import Record, read_record, write_record
from kingtable.core.replay import replay
from kingtable.games.no_kings import NO_KINGS
from kingtable.simulate import Plan, PlanError, simulate
from kingtable.trace import trace
from tests.no_kings_positions import position, wat


def traced(path: Path) -> tuple[int, list[dict[str, Any]], str]:
    """Status, the lines of standard output, and standard error."""
    out, err = io.StringIO(), io.StringIO()
    status = trace(path, out, err)
    return status, [json.loads(line) for line in out.getvalue().splitlines()], err.getvalue()


def saved(folder: Path, record: Record) -> Path:
    """The record as a file."""
    path = folder / "record.json"
    path.write_bytes(write_record(record))
    return path


def random_match(seed: int) -> Record:
    """A match of random actions at the table of that number."""
    seats, options = table_of(seed)
    rng = random.Random(seed)
    state = NO_KINGS.start(options, seats, seed)
    played: list[tuple[int, str]] = []
    while (seat := NO_KINGS.to_act(state)) is not None:
        action = rng.choice(NO_KINGS.legal(state, seat))
        played.append((seat, NO_KINGS.encode(action)))
        state, _ = NO_KINGS.apply(state, seat, action)
    return Record("no-kings", ("Ada",) * seats, seed, options, actions=tuple(played))


@pytest.mark.parametrize("seed", range(46, 52))
def test_a_whole_match(tmp_path: Path, seed: int) -> None:
    record = random_match(seed)
    status, lines, err = traced(saved(tmp_path, record))
    assert (status, err) == (0, "")
    *before, result = lines
    states = list(replay(NO_KINGS, record))
    assert [line["n"] for line in before] == list(range(len(record.actions) + 1))
    for line, state in zip(before, states, strict=True):
        at, seating = state.round, state.table.seating
        piles = [[card.text for card in pile] for pile in at.piles]
        assert line["hands"] == [piles[seating.side_of(seat)] for seat in range(seating.seats)]
        drawn = [] if at.drawn is None else [at.drawn.text]
        assert line["centre"] == sorted(card.text for card in at.wat) + drawn
        assert (line["deal"], line["left"]) == (at.number, len(state.ring))
        for legal in line["legal"].values():
            assert legal == sorted(set(legal))
        assert list(line["legal"]) == ([] if line["to_act"] is None else [str(line["to_act"])])
    standing = NO_KINGS.standing(states[-1])
    assert standing.places is not None
    assert result == {"result": {"scores": list(standing.scores), "places": list(standing.places)}}


PACK = [*(Card(rank, suit) for suit in "SHDC" for rank in range(14, 1, -1)), Card(0, ""), Card(0, "")]
TOP = [Card(9, "C"), Card(5, "D"), Card(4, "H"), Card(2, "S"), Card(9, "S"), Card(13, "D"), Card(12, "H")]


def record_of(actions: list[tuple[int, str]], **options: str) -> Record:
    """Three at a table with one pack that begins 9C 5D 4H 2S (the Wat), 9S, KD, QH."""
    deck = (*TOP, *(card for card in PACK if card not in TOP))
    rules = {"packs": "1", "first_player": "host_order", **options}
    return Record("no-kings", ("You", "Ada", "Bo"), 2, rules, (deck,), tuple(actions))


def test_an_open_choice_and_what_is_refused(tmp_path: Path) -> None:
    seat = (NO_KINGS.start({}, 3, 2).round.dealer + 1) % 3
    for text, rule in (
        ("draw", "NK-17"), ("take 9S", "NK-12"), ("take 4H 9C", "NK-12"), ("take from 1", "NK-18"),
        ("take 4H QC", "NK-03"), ("take 5D 4H", "ALL-03"), ("take from 3", "ALL-03"), ("play 9S", "ALL-03"),
    ):  # fmt: skip
        record = record_of([(seat, "draw"), (seat, text)], direct_first="off")
        status, lines, err = traced(saved(tmp_path, record))
        assert status == 1
        assert [line["n"] for line in lines] == [0, 1]
        assert lines[1]["centre"] == ["2S", "4H", "5D", "9C", "9S"]
        assert lines[1]["legal"] == {str(seat): ["take 4H 5D", "take 9C"]}
        assert lines[1]["left"] == 49
        assert err.startswith(f"action 1: {json.dumps(text)}: {rule}: ")
    status, lines, err = traced(saved(tmp_path, record_of([(seat, "draw"), ((seat + 1) % 3, "draw")])))
    assert (status, lines[1]["hands"][seat]) == (1, ["9C", "9S"])
    assert "ALL-08: It is not your turn" in err
    status, lines, err = traced(saved(tmp_path, record_of([(seat, "take 9C")])))
    assert (status, len(lines)) == (1, 1)
    assert err.startswith('action 0: "take 9C": NK-19: ')


def test_an_unfinished_match_has_no_result(tmp_path: Path) -> None:
    status, lines, _ = traced(saved(tmp_path, record_of([])))
    assert (status, len(lines), lines[-1]) == (0, 2, {"result": None})


@pytest.mark.parametrize(
    ("seats", "options", "where"),
    [
        (1, {}, "seats:"), (9, {}, "seats:"), (6, {"teams": "yes"}, "options.teams:"), (3, {"teams": "on"}, "seats:"),
        (2, {"target": "500"}, "options.target:"),
    ],
)  # fmt: skip
def test_what_is_no_record(tmp_path: Path, seats: int, options: dict[str, str], where: str) -> None:
    record = Record("no-kings", ("A",) * seats, 1, options)
    status, lines, err = traced(saved(tmp_path, record))
    assert (status, lines) == (2, [])
    assert where in err


def test_the_drawn_card_comes_last() -> None:
    state = position("8S 2D", "AS 7H 5C 3D")
    state, _ = NO_KINGS.apply(state, 0, NO_KINGS.legal(state, 0)[0])
    assert NO_KINGS.spread(state).centre == ("3D", "5C", "7H", "AS", "8S")
    assert wat(state) == "3D 5C 7H AS"


@pytest.mark.parametrize(("levels", "options"), [("rule,random", ()), ("rule," * 7 + "random", ("teams=on",))])
def test_simulate(tmp_path: Path, levels: str, options: tuple[str, ...]) -> None:
    plan = Plan.of("no-kings", levels, (*options, "match=best-of-3"), 2, 5, rotate=True)
    out = io.StringIO()
    simulate(plan, tmp_path, True, out)
    found = json.loads(out.getvalue())
    assert [seat["level"] for seat in found["seats"]] == levels.split(",")
    records = sorted(tmp_path.glob("no-kings-*.json"))
    assert len(records) == 2 * len(levels.split(","))
    for path in records[:2]:
        assert list(replay(NO_KINGS, read_record(path.read_bytes())))[-1].over
        assert traced(path)[0] == 0


def test_plans_that_cannot_be() -> None:
    for levels, options in (("rule", ()), ("rule,rule,rule", ("teams=on",)), ("rule,rule", ("packs=9",))):
        with pytest.raises(PlanError):
            Plan.of("no-kings", levels, options, 1, 1, rotate=False)
