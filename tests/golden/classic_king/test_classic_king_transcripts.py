"""The rules of Classic King give today what the transcripts say."""

from __future__ import annotations

import re

import pytest

from tests.golden.classic_king.transcripts import HERE, MATCHES, transcripts

FOUND = transcripts()


@pytest.mark.parametrize("name", FOUND)
def test_transcript(name: str) -> None:
    assert FOUND[name] == (HERE / name).read_text(encoding="utf-8")


def test_no_file_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == set(MATCHES)


@pytest.mark.parametrize(
    ("name", "banned", "forced"),
    [
        ("rounds.txt", {2, 5, 7, 9, 12, 14}, {5, 12}),
        ("king-forced-in-combined-rounds.txt", {5, 7, 12, 14}, {5, 7, 12, 14}),
    ],
)
def test_they_show_every_duty_in_its_rounds(name: str, banned: set[int], forced: set[int]) -> None:
    parts = FOUND[name].split("\nRound ")[1:]
    cited = {int(part.split()[0]): set(re.findall(r"KNG14-\d\d", part)) for part in parts}
    assert all("KNG14-04" in rules for rules in cited.values())
    assert {number for number, rules in cited.items() if "KNG14-05" in rules} == banned
    assert {number for number, rules in cited.items() if "KNG14-06" in rules} == forced
