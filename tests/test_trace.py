"""``kingtable trace``: the lines of the record format, and every file that is no record."""

from __future__ import annotations

import io
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from kingtable.core.record import Record, write_record
from kingtable.games.king import KING
from kingtable.trace import trace


def traced(path: Path) -> tuple[int, list[dict[str, Any]], str]:
    """Status, the lines of standard output, and standard error."""
    out, err = io.StringIO(), io.StringIO()
    status = trace(path, out, err)
    return status, [json.loads(line) for line in out.getvalue().splitlines()], err.getvalue()


def random_match(seed: int, actions: int | None = None) -> Record:
    """A match of random actions, to its end or cut after so many."""
    rng = random.Random(seed)
    state = KING.start({}, 4, seed)
    played: list[tuple[int, str]] = []
    while (seat := KING.to_act(state)) is not None and len(played) != actions:
        action = rng.choice(KING.legal(state, seat))
        played.append((seat, KING.encode(action)))
        state, _ = KING.apply(state, seat, action)
    return Record("king", ("You", "Ada", "Bo", "Cem"), seed, actions=tuple(played))


def saved(folder: Path, record: Record) -> Path:
    """The record as a file."""
    path = folder / "record.json"
    path.write_bytes(write_record(record))
    return path


def test_a_whole_match(tmp_path: Path) -> None:
    record = random_match(1)
    status, lines, err = traced(saved(tmp_path, record))
    assert (status, err) == (0, "")
    *before, result = lines
    assert [line["n"] for line in before] == list(range(len(record.actions) + 1))
    for line, (seat, text) in zip(before, record.actions, strict=False):
        assert line["to_act"] == seat
        assert text in line["legal"][str(seat)]
        assert list(line) == ["n", "deal", "to_act", "legal", "scores", "hands", "centre", "left"]
        assert list(line["legal"]) == [str(seat)]
        assert line["legal"][str(seat)] == sorted(set(line["legal"][str(seat)]))
        assert all(hand == sorted(hand) for hand in line["hands"])
        assert len(line["centre"]) < 4 and line["left"] == 0
    last = before[-1]
    assert (last["to_act"], last["legal"], last["deal"]) == (None, {}, 20)
    assert result == {"result": {"scores": last["scores"], "places": result["result"]["places"]}}
    assert sum(last["scores"]) == 0


def test_texts_are_sorted_by_character_code(tmp_path: Path) -> None:
    deck = ["10H", "9H", "AH", "2H", "KH", "QH", "JH", "3H", "4H", "5H", "6H", "7H", "8H"]
    _, lines, _ = traced(saved(tmp_path, random_match(2, actions=1)))
    assert all(hand == sorted(hand) for line in lines[:-1] for hand in line["hands"])
    assert sorted(deck)[:3] == ["10H", "2H", "3H"]


def test_an_unfinished_record_has_no_result(tmp_path: Path) -> None:
    status, lines, err = traced(saved(tmp_path, random_match(3, actions=3)))
    assert (status, lines[-1], err) == (0, {"result": None}, "")
    assert lines[-2]["n"] == 3
    assert len(lines[-2]["centre"]) == 2


def test_the_scores_are_those_of_the_finished_deals(tmp_path: Path) -> None:
    _, lines, _ = traced(saved(tmp_path, random_match(4)))
    changes = [
        (one["deal"], two["deal"])
        for one, two in zip(lines[:-2], lines[1:-1], strict=True)
        if one["scores"] != two["scores"]
    ]
    assert changes == [(deal, min(deal + 1, 20)) for deal in range(1, 21)]


@pytest.mark.parametrize(
    ("seat", "text", "rule", "words"),
    [
        (None, "play 2Q", "ALL-03", "no such action"),
        (None, 'say "hi"\n', "ALL-03", "no such action"),
        (None, "\ud800", "ALL-03", "no such action"),
        (None, "name kupa", "KING-05", "already has its game"),
        ("next", "play KH", "ALL-08", "not your turn"),
    ],
)
def test_an_illegal_action(tmp_path: Path, seat: str | None, text: str, rule: str, words: str) -> None:
    record = random_match(5, actions=1)
    chooser = record.actions[0][0]
    illegal = (chooser if seat is None else (chooser - 1) % 4, text)
    cut = Record("king", record.seats, 5, actions=(*record.actions, illegal, *record.actions))
    status, lines, err = traced(saved(tmp_path, cut))
    assert status == 1
    assert [line["n"] for line in lines] == [0, 1]
    assert err.count("\n") == 1 and err.endswith("\n")
    assert err.startswith(f"action 1: {json.dumps(text)}: {rule}: ")
    assert words in err


def test_a_name_cannot_break_the_line_of_an_illegal_action(tmp_path: Path) -> None:
    chooser = random_match(6, actions=1).actions[0][0]
    record = Record("king", ("A\nB\x1b[31m",) * 4, 6, actions=(((chooser + 1) % 4, "name el"),))
    status, lines, err = traced(saved(tmp_path, record))
    assert (status, len(lines), err.count("\n")) == (1, 1, 1)
    assert "A\\nB\\x1b[31m is to play" in err


GOOD = json.loads(write_record(random_match(7, actions=2)))


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"game": "poker"}, 'game: "poker" is not known; known are king'),
        ({"game": 7}, "game:"),
        ({"version": 2}, "version: 2"),
        ({"format": "other"}, "format:"),
        ({"seats": ["A", "B"]}, "seats:"),
        ({"seats": [], "actions": []}, "seats:"),
        ({"seed": -1}, "seed:"),
        ({"seed": True}, "seed:"),
        ({"options": {"choice_limit": "4+1"}}, "options.choice_limit:"),
        ({"options": {"colour": "red"}}, "options.colour:"),
        ({"options": {"choice_limit": 1}}, "options.choice_limit:"),
        ({"decks": [["AS"]]}, "decks[0]:"),
        ({"decks": [["AS", "1S"]]}, "decks[0][1]:"),
        ({"actions": [[9, "name el"]]}, "actions[0][0]:"),
        ({"actions": None}, "actions:"),
    ],
)
def test_what_is_no_record(tmp_path: Path, change: dict[str, Any], where: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(GOOD | change))
    status, lines, err = traced(path)
    assert (status, lines) == (2, [])
    assert err.count("\n") == 1
    assert str(path) in err and where in err


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[]", b"null", b"[" * 200_000, os.urandom(10 * 1024 * 1024)]
)
def test_garbage(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "garbage.json"
    path.write_bytes(content)
    status, lines, err = traced(path)
    assert (status, lines, err.count("\n")) == (2, [], 1)


def test_what_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.json", tmp_path / "a\nb", Path("nul\0"), tmp_path / ("x" * 5000)):
        status, lines, err = traced(path)
        assert (status, lines, err.count("\n")) == (2, [], 1)
