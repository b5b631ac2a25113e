"""``simulate`` and ``trace`` with any number of seats and with actions out of turn."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from kingtable.bots import levels
from kingtable.bots.base import Care
from kingtable.core.record import Record, read_record, write_record
from kingtable.core.replay import replay
from kingtable.games.kings_reverse import KINGS_REVERSE
from kingtable.simulate import Plan, PlanError, simulate
from kingtable.trace import trace
from tests.reverse_positions import steps


def traced(path: Path) -> tuple[int, list[dict[str, object]], str]:
    out, err = io.StringIO(), io.StringIO()
    status = trace(path, out, err)
    return status, [json.loads(line) for line in out.getvalue().splitlines()], err.getvalue()


def test_opponents_call_and_catch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Careless ones are caught by others, and every record can be traced to its result."""
    monkeypatch.setattr(levels, "_CARE", {"random": Care(0, 0), "rule": Care(call=0.4, catch=0.6)})
    plan = Plan.of("kings-reverse", "rule,random,rule", ("target=100",), 2, 7, True)
    simulate(plan, tmp_path, True, io.StringIO())
    said = set()
    for path in sorted(tmp_path.glob("kings-reverse-*.json")):
        record = read_record(path.read_bytes())
        states = list(replay(KINGS_REVERSE, record))
        out_of_turn = [
            (seat, text.split()[0])
            for state, (seat, text) in zip(states, record.actions, strict=False)
            if seat != state.deal.turn
        ]
        said |= {word for _, word in out_of_turn}
        assert all(record.seats[seat] == "rule" for seat, _ in out_of_turn)
        status, lines, err = traced(path)
        assert (status, err) == (0, "")
        assert lines[-1] == {
            "result": {
                "scores": list(states[-1].totals),
                "places": list(KINGS_REVERSE.standing(states[-1]).places or ()),
            }
        }
    assert said == {"call", "catch"}


def test_the_same_plan_plays_the_same(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        plan = Plan.of("kings-reverse", "rule,random", ("target=100",), 2, 3, False)
        simulate(plan, tmp_path / folder, True, io.StringIO())
    names = [path.name for path in sorted((tmp_path / "one").iterdir())]
    assert len(names) == 2
    assert all((tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes() for name in names)


@pytest.mark.parametrize("spec", ["rule", "rule," * 8 + "rule"])
def test_too_few_or_too_many(spec: str) -> None:
    with pytest.raises(PlanError, match="two to eight"):
        Plan.of("kings-reverse", spec, (), 1, 1, False)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_trace_of_random_actions(tmp_path: Path, seats: int) -> None:
    """Every seat that may act has its list, sorted; the centre is the top discard and the required suit."""
    options = {"target": "100" if seats < 8 else "300"}
    match = list(steps(35, seats, options))
    actions = tuple((seat, KINGS_REVERSE.encode(action)) for _, seat, action, _, _ in match)
    path = tmp_path / "record.json"
    path.write_bytes(write_record(Record("kings-reverse", ("A",) * seats, 35, options, (), actions)))
    status, lines, err = traced(path)
    assert (status, err) == (0, "")
    *before, result = lines
    assert [line["n"] for line in before] == list(range(len(actions) + 1))
    for line, (state, seat, action, _, _) in zip(before, match, strict=False):
        legal, hands, centre = line["legal"], line["hands"], line["centre"]
        assert isinstance(legal, dict) and isinstance(hands, list) and isinstance(centre, list)
        assert KINGS_REVERSE.encode(action) in legal[str(seat)]
        assert all(texts and texts == sorted(set(texts)) for texts in legal.values())
        assert line["to_act"] == state.deal.turn
        assert all(hand == sorted(hand) for hand in hands)
        assert centre == [state.deal.discards[-1].text, state.deal.suit]
        assert line["left"] == len(state.deal.stack)
    assert any(len(line["legal"]) > 1 for line in before)  # type: ignore[arg-type]
    assert (before[-1]["to_act"], before[-1]["legal"]) == (None, {})
    assert isinstance(result["result"], dict)


def test_an_illegal_call(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(write_record(Record("kings-reverse", ("Ada", "Bo", "Cem"), 3, {}, (), ((1, "call"),))))
    status, lines, err = traced(path)
    assert (status, len(lines)) == (1, 1)
    assert err.startswith('action 0: "call": KR-42: ')
    path.write_bytes(write_record(Record("kings-reverse", ("Ada", "Bo", "Cem"), 3, {}, (), ((1, "catch 0"),))))
    assert traced(path)[2] == 'action 0: "catch 0": KR-43: Ada has no missing “one card” to catch.\n'


def test_no_record(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    for names, options in ((("A",), {}), (("A",) * 9, {}), (("A", "B"), {"target": "1"})):
        path.write_bytes(write_record(Record("kings-reverse", names, 3, options)))
        status, lines, err = traced(path)
        assert (status, lines) == (2, [])
        assert err.count("\n") == 1
