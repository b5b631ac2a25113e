"""``kingtable simulate``: figures that add up, records that can be traced, errors in one line."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from kingtable.core.record import read_record
from kingtable.core.replay import replay
from kingtable.games.king import KING
from kingtable.simulate import Plan, PlanError, simulate
from kingtable.trace import trace


def plan(
    levels: str = "rule,random,random,random",
    options: tuple[str, ...] = (),
    games: int = 2,
    seed: int = 40,
    rotate: bool = False,
    game: str = "king",
) -> Plan:
    """A small plan."""
    return Plan.of(game, levels, options, games, seed, rotate)


def report(asked: Plan, records: Path | None = None) -> dict[str, Any]:
    """What ``--json`` prints."""
    out = io.StringIO()
    simulate(asked, records, True, out)
    assert out.getvalue().count("\n") == 1
    found = json.loads(out.getvalue())
    assert isinstance(found, dict)
    return found


def test_the_report_has_the_documented_keys() -> None:
    found = report(plan(options=("choice_limit=free",)))
    assert list(found) == ["game", "games", "seconds", "options", "seats"]
    assert (found["game"], found["games"]) == ("king", 2)
    assert found["options"] == {
        "choice_limit": "free", "must_play_higher": "none", "trump_lead_ban": "off",
        "heart_lead_ban": "kupa_rifki", "rifki_void": "rifki",
    }  # fmt: skip
    assert [list(seat) for seat in found["seats"]] == [
        [
            "level", "points_mean", "points_se", "place_mean", "moves",
            "move_ms_p50", "move_ms_p95", "move_ms_max",
        ]
    ] * 4  # fmt: skip
    assert [seat["level"] for seat in found["seats"]] == ["rule", "random", "random", "random"]
    assert sum(seat["points_mean"] for seat in found["seats"]) == pytest.approx(0)
    for seat in found["seats"]:
        assert seat["move_ms_p50"] <= seat["move_ms_p95"] <= seat["move_ms_max"]


def test_records_hold_the_matches_of_the_report(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    found = report(plan(rotate=True), folder)
    assert sorted(path.name for path in folder.iterdir()) == [
        f"king-{seed}-{rotation}.json" for seed in (40, 41) for rotation in range(4)
    ]
    totals: dict[int, list[int]] = {place: [] for place in range(4)}
    moves = 0
    for seed in (40, 41):
        for rotation in range(4):
            record = read_record((folder / f"king-{seed}-{rotation}.json").read_bytes())
            assert record.seed == seed
            assert record.seats == tuple("rule" if seat == rotation else "random" for seat in range(4))
            *_, last = replay(KING, record)
            assert last.over
            for seat in range(4):
                totals[(seat - rotation) % 4].append(last.totals[seat])
            moves += len(record.actions)
    for place, seat in enumerate(found["seats"]):
        assert seat["points_mean"] == pytest.approx(sum(totals[place]) / 8, abs=0.01)
        first, second = sum(totals[place][:4]) / 4, sum(totals[place][4:]) / 4
        # Two deal numbers: their standard error is half of their difference.
        assert seat["points_se"] == pytest.approx(abs(first - second) / 2, abs=0.01)
    assert sum(seat["moves"] for seat in found["seats"]) == moves
    out, err = io.StringIO(), io.StringIO()
    assert trace(folder / "king-41-2.json", out, err) == 0
    assert '"places"' in out.getvalue().splitlines()[-1]


def test_the_same_plan_plays_the_same_matches(tmp_path: Path) -> None:
    for name in ("one", "two"):
        report(plan("random,rule,random,rule", games=1), tmp_path / name)
    one, two = ((tmp_path / name / "king-40-0.json").read_bytes() for name in ("one", "two"))
    assert one == two


def test_a_level_plays_the_same_whatever_its_neighbours_are_called(tmp_path: Path) -> None:
    report(plan("random,random,random,random", games=1, rotate=True), tmp_path)
    records = {path.read_bytes() for path in tmp_path.iterdir()}
    assert len(records) == 1


def test_a_single_deal_number_has_no_standard_error() -> None:
    assert [seat["points_se"] for seat in report(plan(games=1))["seats"]] == [None] * 4


def test_the_table_for_people() -> None:
    out = io.StringIO()
    simulate(plan(games=1), None, False, out)
    lines = out.getvalue().splitlines()
    assert len(lines) == 6
    assert lines[0].startswith("king: 1 deal number")
    assert lines[2].startswith("rule ")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "poker"}, "known are king"),
        ({"levels": "rule,rule,rule"}, "four"),
        ({"levels": "rule,rule,rule,rule,rule"}, "four"),
        ({"levels": "rule,rule,rule,grand"}, "known are random, rule"),
        ({"levels": ""}, "known are random, rule"),
        ({"options": ("choice_limit=9",)}, "options.choice_limit"),
        ({"options": ("nothing=1",)}, "options.nothing"),
        ({"options": ("choice_limit",)}, "name=value"),
        ({"games": 0}, "1 or more"),
        ({"seed": -1}, "from 0 to"),
        ({"seed": 2**63}, "from 0 to"),
        ({"seed": 2**63 - 1, "games": 2}, "from 0 to"),
    ],
)
def test_a_plan_that_cannot_be(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(PlanError) as caught:
        plan(**changes)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(PlanError, match="cannot be made"):
        simulate(plan(games=1), tmp_path / "file" / "records", True, io.StringIO())


def test_a_record_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "king-40-0.json").mkdir()
    with pytest.raises(PlanError, match="cannot be written"):
        simulate(plan(games=1), tmp_path, True, io.StringIO())
    assert [path.name for path in tmp_path.iterdir()] == ["king-40-0.json"]


def test_an_interruption_leaves_no_half_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        simulate(plan(games=1), tmp_path, True, io.StringIO())
    assert list(tmp_path.iterdir()) == []
