"""Whole matches: a few at random with every promise watched, and one that hypothesis plays itself."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from benchmarks.random_games import main as random_games
from benchmarks.random_no_kings import check_cards, check_match, main, play_match, reshuffled, table_of
from kingtable.core.actions import Action, Draw, Take, TakeFrom
from kingtable.core.cards import Card, pack_52
from kingtable.core.events import MatchEnded
from kingtable.core.game import IllegalAction
from kingtable.core.record import Record, read_record, write_record
from kingtable.core.replay import replay
from kingtable.core.rng import MAX_SEED
from kingtable.games.no_kings import NO_KINGS, State
from kingtable.games.no_kings_events import RoundEnded
from kingtable.games.no_kings_table import TABLE_RULES, pack_of, wat_order
from tests.no_kings_positions import playout, position, told

SEEDS = range(46, 58)


@pytest.mark.parametrize("seed", SEEDS)
def test_random_match(seed: int) -> None:
    seats, options = table_of(seed)
    counts = play_match(seed, seats, options)
    assert counts.applied >= counts.rounds * 44


def test_they_know_every_value_and_number_of_seats() -> None:
    values = {item for seed in SEEDS for item in table_of(seed)[1].items()}
    assert values == {(table_rule.name, value) for table_rule in TABLE_RULES for value in table_rule.values}
    assert {table_of(seed)[0] for seed in SEEDS} == set(range(2, 9))


def test_the_scripts_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "1"]) == random_games(["--game", "no-kings", "--games", "1"]) == 0
    assert capsys.readouterr().out.count("matches of No Kings") == 2


def test_a_tie_is_won_by_nobody() -> None:
    """NK-51; with `single` both are first all the same (NK-52)."""
    state, events = told(position("9H", "", "3S 2C", "9D 3H 4H"), "draw")
    assert state.sheet[0].cards == (2, 3, 0)
    assert state.sheet[0].winner == 1
    assert events[-2:] == [RoundEnded(1, (2, 3, 0), (1,), (0, 1, 0)), MatchEnded((0, 1, 0), (2, 1, 3))]
    state, events = told(position("9H", "9S", "3S", "9D 3H 4H"), "draw")
    assert state.sheet[0].cards == (3, 3, 0)
    assert state.sheet[0].winner is None
    assert events[-2:] == [RoundEnded(1, (3, 3, 0), (), (0, 0, 0)), MatchEnded((0, 0, 0), (1, 1, 3))]
    assert NO_KINGS.standing(state).places == (1, 1, 3)


def test_a_drawn_round_counts_as_played() -> None:
    rules = {"match": "best-of-3"}
    state, _ = told(position("9H", "9S", "3S", "9D 3H 4H", rules=rules), "draw")
    assert not state.over
    assert state.round.number == 2
    assert NO_KINGS.standing(state).scores == (0, 0, 0)


def test_teams_win_together() -> None:
    """NK-53: places count teams."""
    state, events = told(position("9H", "", "3S", "3H 4H", seats=4, rules={"teams": "on"}), "draw")
    assert events[-2:] == [RoundEnded(1, (1, 2, 1, 2), (1, 3), (0, 1, 0, 1)), MatchEnded((0, 1, 0, 1), (2, 1, 2, 1))]
    standing = NO_KINGS.standing(state)
    assert (standing.scores, standing.places) == ((0, 1, 0, 1), (2, 1, 2, 1))
    last = list(playout(1, 6, {"teams": "on"}))[-1]
    places = NO_KINGS.standing(last).places
    assert places is not None
    assert places[:3] == places[3:]
    assert max(places) <= 3


@pytest.mark.parametrize("match", TABLE_RULES[5].values)
def test_every_length_of_a_match(match: str) -> None:
    state = list(playout(9, 3, {"match": match}))[-1]
    check_match(state)
    standing = NO_KINGS.standing(state)
    assert standing.deal == len(state.sheet)
    if match.startswith("first-to-"):
        assert max(standing.scores) == int(match[-1])


def test_the_last_action_leaves_its_table() -> None:
    state = list(playout(5, 2))[-1]
    spread = NO_KINGS.spread(state)
    assert spread.left == 0
    assert sum(map(len, spread.hands)) + len(spread.centre) == 54


ACTIONS = st.one_of(
    st.just(Draw()),
    st.builds(TakeFrom, st.integers(0, 9)),
    st.builds(
        lambda cards: Take(tuple(sorted(cards, key=wat_order))),
        st.lists(st.sampled_from([*pack_52(), Card(0, "")]), max_size=4),
    ),
)


class Match(RuleBasedStateMachine):
    """A match whose every choice, lawful or not, hypothesis makes."""

    state: State

    @initialize(seed=st.integers(0, MAX_SEED), table=st.integers(0, 10_000))
    def start(self, seed: int, table: int) -> None:
        seats, options = table_of(table)
        self.record = Record("no-kings", ("Ada",) * seats, seed, options)
        self.actions: list[tuple[int, str]] = []
        self.state = NO_KINGS.start(options, seats, seed)
        self.pack = sorted(pack_of(self.state.table.rules, seats))

    @precondition(lambda self: not self.state.over)
    @rule(choices=st.lists(st.integers(0, 30), min_size=1, max_size=80))
    def act(self, choices: list[int]) -> None:
        for choice in choices:
            seat = NO_KINGS.to_act(self.state)
            if seat is None:
                return
            legal = NO_KINGS.legal(self.state, seat)
            action = legal[choice % len(legal)]
            self.actions.append((seat, NO_KINGS.encode(action)))
            self.state, _ = NO_KINGS.apply(self.state, seat, action)

    @rule(data=st.data(), action=ACTIONS)
    def try_anything(self, data: st.DataObject, action: Action) -> None:
        seat = data.draw(st.integers(0, self.state.table.seating.seats - 1))
        before = repr(self.state)
        refusal = NO_KINGS.refusal(self.state, seat, action)
        if action in NO_KINGS.legal(self.state, seat):
            assert refusal is None
            NO_KINGS.apply(self.state, seat, action)
        else:
            assert refusal is not None
            assert refusal.reason
            assert refusal.rule
            with pytest.raises(IllegalAction):
                NO_KINGS.apply(self.state, seat, action)
        if refusal is None or refusal.reason != "unknown-action":
            assert NO_KINGS.decode(NO_KINGS.encode(action)) == action
        assert repr(self.state) == before

    @rule(data=st.data(), chance=st.randoms(use_true_random=False))
    def look(self, data: st.DataObject, chance: object) -> None:
        seat = data.draw(st.integers(0, self.state.table.seating.seats - 1))
        view = NO_KINGS.view(self.state, seat)
        assert NO_KINGS.view(reshuffled(self.state, chance), seat) == view  # type: ignore[arg-type]
        assert msgspec.json.decode(msgspec.json.encode(view), type=NO_KINGS.view_type) == view

    @invariant()
    def cards_are_conserved(self) -> None:
        check_cards(self.state, self.pack)

    @invariant()
    def somebody_can_act_until_the_end(self) -> None:
        able = [seat for seat in range(len(self.record.seats)) if NO_KINGS.legal(self.state, seat)]
        assert able == ([] if self.state.over else [NO_KINGS.to_act(self.state)])
        if self.state.over:
            check_match(self.state)

    def teardown(self) -> None:
        """ALL-04, ALL-05: the record of it all leads to the same state."""
        if hasattr(self, "record"):
            record = Record(
                "no-kings", self.record.seats, self.record.seed, self.record.options, (), tuple(self.actions)
            )
            assert list(replay(NO_KINGS, read_record(write_record(record))))[-1] == self.state


TestMatch = Match.TestCase
TestMatch.settings = settings(
    max_examples=12, stateful_step_count=25, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
