"""Whole matches of Kings Reverse: some at random with every promise watched, and one that hypothesis plays itself."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from benchmarks._redeals import reshuffled
from benchmarks.random_kings_reverse import ACTIONS, ALL_OPTIONS, check_cards, check_match, main, play_match
from kingtable.core.actions import Action
from kingtable.core.game import IllegalAction
from kingtable.core.record import Record, read_record, write_record
from kingtable.core.replay import replay
from kingtable.core.rng import MAX_SEED
from kingtable.games.kings_reverse import KINGS_REVERSE, State
from kingtable.games.kings_reverse_cards import TABLE_RULES

SHORT = [options for options in ALL_OPTIONS if options["target"] == "100"]
CHOSEN = [(seed, 2 + seed % 7, SHORT[seed * 7 % len(SHORT)]) for seed in range(14)]


@pytest.mark.parametrize(("seed", "seats", "options"), CHOSEN, ids=str)
def test_random_match(seed: int, seats: int, options: dict[str, str]) -> None:
    counts = play_match(seed, seats, options)
    assert counts.applied > 10 * counts.hands
    assert counts.refused > counts.applied


@pytest.mark.parametrize("target", TABLE_RULES[-1].values)
def test_every_target(target: str) -> None:
    """KR-63, with quick hands: everybody draws and plays what comes first."""
    state = KINGS_REVERSE.start({"target": target, "one_card_call": "automatic"}, 8, 5)
    while not state.over:
        state, _ = KINGS_REVERSE.apply(state, state.deal.turn, KINGS_REVERSE.legal(state, state.deal.turn)[0])
    check_match(state)


def test_the_matches_know_every_value() -> None:
    values = {item for _, _, options in CHOSEN for item in options.items()}
    assert values == {(rule.name, value) for rule in TABLE_RULES[:-1] for value in rule.values} | {("target", "100")}
    assert {seats for _, seats, _ in CHOSEN} == set(range(2, 9))


def test_the_script_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1"]) == 0
    assert "cards and points kept" in capsys.readouterr().out


class Match(RuleBasedStateMachine):
    """A match whose every choice, lawful or not, hypothesis makes."""

    state: State

    @initialize(seed=st.integers(0, MAX_SEED), options=st.sampled_from(ALL_OPTIONS), seats=st.integers(2, 8))
    def start(self, seed: int, options: dict[str, str], seats: int) -> None:
        self.record = Record("kings-reverse", ("",) * seats, seed, options)
        self.actions: list[tuple[int, str]] = []
        self.state = KINGS_REVERSE.start(options, seats, seed)

    @precondition(lambda self: not self.state.over)
    @rule(choices=st.lists(st.integers(0, 255), min_size=1, max_size=60))
    def act(self, choices: list[int]) -> None:
        """Every seventh choice is the whole table's, else the seat's to act."""
        for choice in choices:
            if self.state.over:
                return
            turn, seats = self.state.deal.turn, self.state.table.seats
            able = [
                (seat, action)
                for seat in (range(seats) if choice % 7 == 0 else (turn,))
                for action in KINGS_REVERSE.legal(self.state, seat)
            ]
            seat, action = able[choice % len(able)]
            self.actions.append((seat, KINGS_REVERSE.encode(action)))
            self.state, _ = KINGS_REVERSE.apply(self.state, seat, action)

    @rule(seat=st.integers(0, 7), action=st.sampled_from(ACTIONS))
    def try_anything(self, seat: int, action: Action) -> None:
        seat %= self.state.table.seats
        assert KINGS_REVERSE.decode(KINGS_REVERSE.encode(action)) == action
        before = repr(self.state)
        refusal = KINGS_REVERSE.refusal(self.state, seat, action)
        if action in KINGS_REVERSE.legal(self.state, seat):
            assert refusal is None
            KINGS_REVERSE.apply(self.state, seat, action)
        else:
            assert refusal is not None and refusal.reason and refusal.rule
            with pytest.raises(IllegalAction):
                KINGS_REVERSE.apply(self.state, seat, action)
        assert repr(self.state) == before

    @rule(seat=st.integers(0, 7), chance=st.randoms(use_true_random=False))
    def look(self, seat: int, chance: random.Random) -> None:
        seat %= self.state.table.seats
        view = KINGS_REVERSE.view(self.state, seat)
        assert KINGS_REVERSE.view(reshuffled(self.state, seat, chance), seat) == view
        assert msgspec.json.decode(msgspec.json.encode(view), type=KINGS_REVERSE.view_type) == view

    @invariant()
    def cards_are_conserved(self) -> None:
        check_cards(self.state)

    @invariant()
    def somebody_can_act_until_the_end(self) -> None:
        able = {seat for seat in range(self.state.table.seats) if KINGS_REVERSE.legal(self.state, seat)}
        assert able == set() if self.state.over else KINGS_REVERSE.to_act(self.state) in able
        if self.state.over:
            check_match(self.state)

    def teardown(self) -> None:
        """ALL-04, ALL-05: the record of it all leads to the same state."""
        if hasattr(self, "record"):
            kept = Record(
                "kings-reverse", self.record.seats, self.record.seed, self.record.options, (), tuple(self.actions)
            )
            assert list(replay(KINGS_REVERSE, read_record(write_record(kept))))[-1] == self.state


TestMatch = Match.TestCase
TestMatch.settings = settings(
    max_examples=10, stateful_step_count=20, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
