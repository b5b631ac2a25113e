"""The rules of Kings Reverse give today what the transcripts say."""

from __future__ import annotations

import pytest

from kingtable.games.kings_reverse_cards import TABLE_RULES
from tests.golden.reverse_transcripts import HERE, MATCHES, transcripts

FOUND = transcripts()


@pytest.mark.parametrize("name", FOUND)
def test_transcript(name: str) -> None:
    assert FOUND[name] == (HERE / name).read_text(encoding="utf-8")


def test_no_file_is_left_over() -> None:
    assert {path.name for path in HERE.glob("kings-reverse-*.txt")} == set(FOUND)


def test_they_show_every_value_and_every_action() -> None:
    used = {item for _, _, options in MATCHES.values() for item in options.items()}
    assert {(rule.name, value) for rule in TABLE_RULES[:-1] for value in rule.values[1:]} <= used
    everything = "".join(FOUND.values())
    for action in ("play", "marry", "give", "draw", "pass", "accept", "challenge", "call", "catch"):
        assert f": {action}" in everything
    for told in ("shows", "a bluff", "lawful", "goes back to", "counterclockwise", "blocked", "is out", "catches"):
        assert told in everything
    for cause in ("turn", "seven", "joker", "challenge", "bluff", "catch", "handout"):
        assert f"({cause})" in everything, cause
