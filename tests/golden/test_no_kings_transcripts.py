"""The rules of No Kings give today what the transcripts say."""

from __future__ import annotations

import pytest

from kingtable.games.no_kings_table import TABLE_RULES
from tests.golden.no_kings_transcripts import HERE, MATCHES, ROUNDS, transcripts

FOUND = transcripts()


@pytest.mark.parametrize("name", FOUND)
def test_transcript(name: str) -> None:
    assert FOUND[name] == (HERE / name).read_text(encoding="utf-8")


def test_no_file_is_left_over() -> None:
    assert {path.name for path in HERE.glob("no-kings-*.txt")} == set(FOUND)


def test_they_show_every_value_of_every_table_rule() -> None:
    tables = [*ROUNDS.values(), *MATCHES.values()]
    for rule in TABLE_RULES:
        assert {options.get(rule.name, rule.default) for _, _, options in tables} == set(rule.values)


def test_they_show_everything_that_can_become_of_a_card() -> None:
    text = "".join(FOUND.values())
    for words in (
        "into the Wat", "its own rank", "from seat", " and ", "chooses (or take from", "chooses (or take ",
        "the King gives 0 cards", "out of play", "the Joker sweeps nothing", "cards of seat",
    ):  # fmt: skip
        assert words in text, words
