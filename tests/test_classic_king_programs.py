"""``kingtable trace`` and ``kingtable simulate`` with Classic King."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from kingtable.core.record import Record, read_record, write_record
from kingtable.core.rng import Words
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.games.classic_king_rounds import PACK
from kingtable.simulate import Plan, PlanError, simulate
from kingtable.trace import trace
from tests.games import classic_king_oracle as oracle
from tests.matches_of_classic_king import steps
from tests.positions_classic_king import cards

SEATS = ("You", "Ada", "Bo", "Cem")


def random_match(seed: int, actions: int | None = None, options: dict[str, str] | None = None) -> Record:
    """A match of random plays, whole or cut after so many."""
    played = [(seat, CLASSIC_KING.encode(action)) for _, seat, action, _, _ in steps(seed, options)]
    return Record("classic-king", SEATS, seed, options or {}, actions=tuple(played[:actions]))


def traced(folder: Path, record: Record | bytes) -> tuple[int, list[dict[str, Any]], str]:
    """Status, the lines of standard output, and standard error."""
    path = folder / "record.json"
    path.write_bytes(record if isinstance(record, bytes) else write_record(record))
    out, err = io.StringIO(), io.StringIO()
    status = trace(path, out, err)
    return status, [json.loads(line) for line in out.getvalue().splitlines()], err.getvalue()


@pytest.mark.parametrize("options", [{}, {"force_kh": "combined_too", "end_when_exhausted": "off"}])
def test_a_whole_match(tmp_path: Path, options: dict[str, str]) -> None:
    record = random_match(1, options=options)
    status, lines, err = traced(tmp_path, record)
    assert (status, err) == (0, "")
    *before, result = lines
    assert [line["n"] for line in before] == list(range(len(record.actions) + 1))
    rules = {"force_kh": "king_rounds", "end_when_exhausted": "on"} | options
    for line, (seat, text) in zip(before, record.actions, strict=False):
        assert list(line) == ["n", "deal", "to_act", "legal", "scores", "hands", "centre", "left"]
        assert (line["to_act"], list(line["legal"])) == (seat, [str(seat)])
        legal = line["legal"][str(seat)]
        assert text in legal
        hand, trick = cards(" ".join(line["hands"][seat])), cards(" ".join(line["centre"]))
        expected = oracle.legal_cards(hand, trick, line["deal"], rules)
        assert legal == sorted(f"play {card.text}" for card in expected)
        assert all(hand == sorted(hand) for hand in line["hands"])
        assert len(trick) < 4 and line["left"] == 0
    last = before[-1]
    assert (last["to_act"], last["legal"], last["deal"]) == (None, {}, 14)
    assert sum(last["scores"]) == 0
    places = [1 + sum(other > score for other in last["scores"]) for score in last["scores"]]
    assert result == {"result": {"scores": last["scores"], "places": places}}


def test_an_unfinished_record_has_no_result(tmp_path: Path) -> None:
    status, lines, err = traced(tmp_path, random_match(3, actions=3))
    assert (status, lines[-1], err) == (0, {"result": None}, "")
    assert (lines[-2]["n"], len(lines[-2]["centre"])) == (3, 3)
    assert lines[0]["to_act"] == Words(3, 0).below(4)


@pytest.mark.parametrize(
    ("text", "out_of_turn", "rule", "words"),
    [
        ("play 6H", 0, "ALL-03", "no such action"),
        ("play Jk", 0, "ALL-03", "no such action"),
        ("name el", 0, "ALL-03", "no such action"),
        ("play KH", 1, "ALL-08", "not your turn"),
    ],
)
def test_an_illegal_action(tmp_path: Path, text: str, out_of_turn: int, rule: str, words: str) -> None:
    record = random_match(5, actions=9)
    seat = (record.actions[8][0] + out_of_turn) % 4
    status, lines, err = traced(tmp_path, Record("classic-king", SEATS, 5, actions=(*record.actions[:8], (seat, text))))
    assert (status, [line["n"] for line in lines]) == (1, list(range(9)))
    assert err.startswith(f"action 8: {json.dumps(text)}: {rule}: ")
    assert words in err and err.count("\n") == 1


@pytest.mark.parametrize("rule", ["KNG14-04", "KNG14-05", "KNG14-06"])
def test_an_illegal_card_is_cited_with_its_rule(tmp_path: Path, rule: str) -> None:
    for seed in range(20):
        actions: list[tuple[int, str]] = []
        for state, seat, action, _, _ in steps(seed):
            for wrong in PACK:
                text = f"play {wrong.text}"
                refusal = CLASSIC_KING.refusal(state, seat, CLASSIC_KING.decode(text))
                if refusal is not None and refusal.rule == rule:
                    cut = Record("classic-king", SEATS, seed, actions=(*actions, (seat, text)))
                    status, lines, err = traced(tmp_path, cut)
                    assert (status, len(lines)) == (1, len(actions) + 1)
                    assert err.startswith(f'action {len(actions)}: "{text}": {rule}: ')
                    return
            actions.append((seat, CLASSIC_KING.encode(action)))
    raise AssertionError("no such card in twenty matches")


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"seats": ["A", "B", "C"], "actions": []}, "seats:"),
        ({"seats": ["A"] * 5, "actions": []}, "seats:"),
        ({"options": {"choice_limit": "free"}}, "options.choice_limit:"),
        ({"options": {"force_kh": "never"}}, "options.force_kh:"),
        ({"decks": [["AS"]]}, "decks[0]:"),
        ({"decks": [[card.text for card in PACK], ["6S", *[card.text for card in PACK[1:]]]]}, "decks[1]:"),
    ],
)
def test_what_is_no_record(tmp_path: Path, change: dict[str, Any], where: str) -> None:
    good = json.loads(write_record(random_match(7, actions=2)))
    status, lines, err = traced(tmp_path, json.dumps(good | change).encode())
    assert (status, lines, err.count("\n")) == (2, [], 1)
    assert where in err


def test_simulated_matches_can_be_traced(tmp_path: Path) -> None:
    plan = Plan.of("classic-king", "rule,random,random,rule", ["force_kh=combined_too"], 2, 20, True)
    out = io.StringIO()
    simulate(plan, tmp_path / "records", True, out)
    report = json.loads(out.getvalue())
    assert (report["game"], report["options"]) == (
        "classic-king",
        {"force_kh": "combined_too", "end_when_exhausted": "on"},
    )
    assert sum(seat["points_mean"] for seat in report["seats"]) == pytest.approx(0)
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [f"classic-king-{s}-{r}.json" for s in (20, 21) for r in range(4)]
    for file in files:
        status, lines, err = traced(tmp_path, read_record(file.read_bytes()))
        assert (status, err) == (0, "")
        assert lines[-1]["result"]["places"]


@pytest.mark.parametrize(
    ("levels", "option", "words"),
    [
        ("rule,rule,rule", "force_kh=king_rounds", "four"),
        ("rule,rule,rule,rule,rule", "force_kh=king_rounds", "four"),
        ("rule,rule,rule,rule", "force_kh=x", "options.force_kh"),
    ],
)
def test_a_plan_that_cannot_be(levels: str, option: str, words: str) -> None:
    with pytest.raises(PlanError, match=words):
        Plan.of("classic-king", levels, [option], 1, 1, False)
