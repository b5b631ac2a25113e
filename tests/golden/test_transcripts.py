"""The rules give today what the transcripts say."""

from __future__ import annotations

import re

import pytest

from kingtable.games.king_contracts import CONTRACTS
from tests.golden.transcripts import DEALS, HERE, transcripts

FOUND = transcripts()


@pytest.mark.parametrize("name", FOUND)
def test_transcript(name: str) -> None:
    assert FOUND[name] == (HERE / name).read_text(encoding="utf-8")


def test_no_file_is_left_over() -> None:
    assert {path.name for path in HERE.glob("king-*.txt")} == set(FOUND)


def test_they_show_every_contract_and_every_duty() -> None:
    assert {CONTRACTS.index(contract) for contract, _, _ in DEALS.values()} == set(range(len(CONTRACTS)))
    cited = set(re.findall(r"KING-\d\d", "".join(FOUND.values())))
    assert cited == {f"KING-{number}" for number in (20, 21, 23, 24, 25, 26, 27, 28)}
