"""The measurement of fairness itself, in every game: fair levels pass it, and a planted cheat is found out."""

from __future__ import annotations

import pytest

from benchmarks.bench_fairness import differences
from kingtable.games import IDS

FAIR = ("random", "rule", "easy", "normal")
NUMBER = 40


@pytest.mark.parametrize("game_id", IDS)
def test_no_fair_level_differs_and_the_cheat_does(game_id: str) -> None:
    altered, differing = differences(game_id, (*FAIR, "omniscient"), NUMBER)
    assert altered > NUMBER * 0.9
    assert [differing[level] for level in FAIR] == [0] * len(FAIR)
    assert differing["omniscient"] > 2
