"""Whole matches: some at random with every promise watched, and one that hypothesis plays itself."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from benchmarks._random_classic_king import ACTIONS, ALL_OPTIONS, check_cards, check_match, play_match
from benchmarks.random_games import main
from kingtable.core.actions import Action
from kingtable.core.game import IllegalAction
from kingtable.core.record import Record, read_record, write_record
from kingtable.core.replay import replay
from kingtable.core.rng import MAX_SEED
from kingtable.games.classic_king import CLASSIC_KING, State
from kingtable.games.classic_king_rounds import round_sum
from tests.matches_of_classic_king import reshuffled


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda options: " ".join(options.values()))
@pytest.mark.parametrize("seed", range(6))
def test_random_match(seed: int, options: dict[str, str]) -> None:
    assert play_match(seed, options).applied >= 6 * 32  # six rounds always have eight tricks


def test_the_script_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "classic-king", "--games", "1"]) == 0
    assert "1 matches of classic-king" in capsys.readouterr().out


class Match(RuleBasedStateMachine):
    """A match whose every choice, lawful or not, hypothesis makes."""

    state: State

    @initialize(seed=st.integers(0, MAX_SEED), options=st.sampled_from(ALL_OPTIONS))
    def start(self, seed: int, options: dict[str, str]) -> None:
        self.record = Record("classic-king", ("A", "B", "C", "D"), seed, options)
        self.actions: list[tuple[int, str]] = []
        self.state = CLASSIC_KING.start(options, 4, seed)

    @precondition(lambda self: not self.state.over)
    @rule(choices=st.lists(st.integers(0, 7), min_size=1, max_size=60))
    def act(self, choices: list[int]) -> None:
        for choice in choices:
            seat = CLASSIC_KING.to_act(self.state)
            if seat is None:
                return
            legal = CLASSIC_KING.legal(self.state, seat)
            action = legal[choice % len(legal)]
            self.actions.append((seat, CLASSIC_KING.encode(action)))
            self.state, _ = CLASSIC_KING.apply(self.state, seat, action)

    @rule(seat=st.integers(0, 3), action=st.sampled_from(ACTIONS))
    def try_anything(self, seat: int, action: Action) -> None:
        assert CLASSIC_KING.decode(CLASSIC_KING.encode(action)) == action
        before = repr(self.state)
        refusal = CLASSIC_KING.refusal(self.state, seat, action)
        if action in CLASSIC_KING.legal(self.state, seat):
            assert refusal is None
            CLASSIC_KING.apply(self.state, seat, action)
        else:
            assert refusal is not None
            assert refusal.reason
            assert refusal.rule
            with pytest.raises(IllegalAction):
                CLASSIC_KING.apply(self.state, seat, action)
        assert repr(self.state) == before

    @rule(seat=st.integers(0, 3), chance=st.randoms(use_true_random=False))
    def look(self, seat: int, chance: random.Random) -> None:
        view = CLASSIC_KING.view(self.state, seat)
        assert CLASSIC_KING.view(reshuffled(self.state, seat, chance), seat) == view
        assert msgspec.json.decode(msgspec.json.encode(view), type=CLASSIC_KING.view_type) == view

    @invariant()
    def cards_are_conserved(self) -> None:
        check_cards(self.state)

    @invariant()
    def somebody_can_act_until_the_end(self) -> None:
        able = [seat for seat in range(4) if CLASSIC_KING.legal(self.state, seat)]
        assert able == ([] if self.state.over else [CLASSIC_KING.to_act(self.state)])

    @invariant()
    def sums_hold(self) -> None:
        """KNG14-20, KNG14-21, and no entry of the running round runs ahead."""
        sums = [round_sum(number) for number in range(1, len(self.state.sheet) + 1)]
        assert [sum(done.entries) for done in self.state.sheet] == sums
        assert sum(self.state.totals) == sum(sums)
        running = round_sum(self.state.deal.number)
        assert abs(sum(self.state.deal.entries)) <= abs(running)
        assert all(entry % 2 == 0 and entry * running >= 0 for entry in self.state.deal.entries)
        if self.state.over:
            check_match(self.state)

    def teardown(self) -> None:
        """ALL-04, ALL-05: the record of it all leads to the same state."""
        if hasattr(self, "record"):
            given = self.record
            record = Record(given.game, given.seats, given.seed, given.options, (), tuple(self.actions))
            assert list(replay(CLASSIC_KING, read_record(write_record(record))))[-1] == self.state


TestMatch = Match.TestCase
TestMatch.settings = settings(
    max_examples=20, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
