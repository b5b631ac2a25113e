"""Whole matches: a few at random with every promise watched, and one that hypothesis plays itself."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from benchmarks.random_games import ACTIONS, ALL_OPTIONS, check_cards, check_match, main, play_match
from kingtable.core.actions import Action
from kingtable.core.game import IllegalAction
from kingtable.core.record import Record, read_record, write_record
from kingtable.core.replay import replay
from kingtable.core.rng import MAX_SEED
from kingtable.games.king import KING
from kingtable.games.king_contracts import TABLE_RULES, UNIT_VALUE, UNITS, is_trump
from kingtable.games.king_match import State
from tests.games.test_king_view import reshuffled


@pytest.mark.parametrize("seed", range(15))
def test_random_match(seed: int) -> None:
    """Each value of each table rule comes up among the fifteen."""
    counts = play_match(seed, ALL_OPTIONS[seed * 10 % 48 + seed % 2])
    assert counts.applied > 20 * 20


def test_the_fifteen_know_every_value() -> None:
    values = {item for seed in range(15) for item in ALL_OPTIONS[seed * 10 % 48 + seed % 2].items()}
    assert values == {(table_rule.name, value) for table_rule in TABLE_RULES for value in table_rule.values}


def test_the_script_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1"]) == 0
    assert "totals zero in every match" in capsys.readouterr().out


class Match(RuleBasedStateMachine):
    """A match whose every choice, lawful or not, hypothesis makes."""

    state: State

    @initialize(seed=st.integers(0, MAX_SEED), options=st.sampled_from(ALL_OPTIONS))
    def start(self, seed: int, options: dict[str, str]) -> None:
        self.record = Record("king", ("A", "B", "C", "D"), seed, options)
        self.actions: list[tuple[int, str]] = []
        self.state = KING.start(options, 4, seed)

    @precondition(lambda self: not self.state.over)
    @rule(choices=st.lists(st.integers(0, 51), min_size=1, max_size=60))
    def act(self, choices: list[int]) -> None:
        for choice in choices:
            seat = KING.to_act(self.state)
            if seat is None:
                return
            legal = KING.legal(self.state, seat)
            action = legal[choice % len(legal)]
            self.actions.append((seat, KING.encode(action)))
            self.state, _ = KING.apply(self.state, seat, action)

    @rule(seat=st.integers(0, 3), action=st.sampled_from(ACTIONS))
    def try_anything(self, seat: int, action: Action) -> None:
        assert KING.decode(KING.encode(action)) == action
        before = repr(self.state)
        refusal = KING.refusal(self.state, seat, action)
        if action in KING.legal(self.state, seat):
            assert refusal is None
            KING.apply(self.state, seat, action)
        else:
            assert refusal is not None
            assert refusal.reason
            assert refusal.rule
            with pytest.raises(IllegalAction):
                KING.apply(self.state, seat, action)
        assert repr(self.state) == before

    @rule(seat=st.integers(0, 3), chance=st.randoms(use_true_random=False))
    def look(self, seat: int, chance: object) -> None:
        view = KING.view(self.state, seat)
        assert KING.view(reshuffled(self.state, seat, chance), seat) == view  # type: ignore[arg-type]
        assert msgspec.json.decode(msgspec.json.encode(view), type=KING.view_type) == view

    @invariant()
    def cards_are_conserved(self) -> None:
        check_cards(self.state.deal)

    @invariant()
    def somebody_can_act_until_the_end(self) -> None:
        able = [seat for seat in range(4) if KING.legal(self.state, seat)]
        assert able == ([] if self.state.over else [KING.to_act(self.state)])

    @invariant()
    def sums_hold(self) -> None:
        """KING-50 … KING-52, and no entry runs ahead of its deal."""
        for done in self.state.sheet:
            assert sum(done.entries) == UNIT_VALUE[done.contract] * UNITS[done.contract]
        contracts = [done.contract for done in self.state.sheet]
        penalties = sum(UNIT_VALUE[name] * UNITS[name] for name in contracts if not is_trump(name))
        assert sum(self.state.totals) == 650 * sum(map(is_trump, contracts)) + penalties
        figures = [*self.state.deal.entries, *(entry for done in self.state.sheet for entry in done.entries)]
        assert all(figure % 10 == 0 for figure in figures)
        if self.state.over:
            check_match(self.state)

    def teardown(self) -> None:
        """ALL-04, ALL-05: the record of it all leads to the same state."""
        if hasattr(self, "record"):
            record = Record("king", self.record.seats, self.record.seed, self.record.options, (), tuple(self.actions))
            assert list(replay(KING, read_record(write_record(record))))[-1] == self.state


TestMatch = Match.TestCase
TestMatch.settings = settings(
    max_examples=15, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
