"""``kingtable simulate``: opponents play each other without a window, to measure them and to make records."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, TextIO

from msgspec import Struct, field

from kingtable.bots.base import Bot, bot_seed
from kingtable.bots.levels import Interjection, bot_for, interjection_for
from kingtable.core.actions import Action
from kingtable.core.game import Game, SetupError, resolve_rules
from kingtable.core.record import Record, write_record
from kingtable.core.rng import MAX_SEED
from kingtable.games import IDS, game_of


class PlanError(ValueError):
    """What was asked for cannot be played or written; one line for people."""


class Plan(Struct, frozen=True):
    """What to play: ``games`` deal numbers from ``seed`` on; with ``rotate`` each once a rotation of the levels."""

    game: Game[Any, Any]
    levels: tuple[str, ...]
    options: Mapping[str, str]
    games: int
    seed: int
    rotate: bool

    @classmethod
    def of(cls, game: str, levels: str, options: Sequence[str], games: int, seed: int, rotate: bool) -> Plan:
        """The plan of these arguments of the command line; PlanError says which one cannot be."""
        rules = game_of(game)
        if rules is None:
            raise PlanError(f"unknown game {game!r}; known are {', '.join(IDS)}")
        if games < 1:
            raise PlanError("--games must be 1 or more")
        if not 0 <= seed <= MAX_SEED - (games - 1):
            raise PlanError(f"every deal number must be from 0 to {MAX_SEED}")
        chosen = {}
        for option in options:
            name, equals, value = option.partition("=")
            if not equals:
                raise PlanError(f"--option {option!r} must be name=value")
            chosen[name] = value
        plan = cls(rules, tuple(levels.split(",")), chosen, games, seed, rotate)
        try:
            plan.bots()
            rules.start(chosen, len(plan.levels), seed)
        except (SetupError, ValueError) as error:
            raise PlanError(str(error)) from None
        return plan

    def bots(self) -> tuple[Bot[Any], ...]:
        """The opponents in the order of the levels."""
        return tuple(bot_for(self.game.id, level) for level in self.levels)

    def matches(self) -> Iterator[tuple[int, int]]:
        """(deal number, rotation) of each match; in rotation r the first level has seat r, the others follow."""
        for seed in range(self.seed, self.seed + self.games):
            for rotation in range(len(self.levels) if self.rotate else 1):
                yield seed, rotation


class Tally(Struct):
    """What one of the levels has done so far."""

    level: str
    points: dict[int, list[int]] = field(default_factory=dict)
    """Match totals by deal number."""
    places: list[int] = field(default_factory=list)
    move_ms: list[float] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        """The figures of ``--json``; the standard error is over deal numbers, null for a single one."""
        means = [fmean(totals) for totals in self.points.values()]
        times = sorted(self.move_ms)
        return {
            "level": self.level,
            "points_mean": round(fmean(means), 2),
            "points_se": round(stdev(means) / len(means) ** 0.5, 2) if len(means) > 1 else None,
            "place_mean": round(fmean(self.places), 3),
            "moves": len(times),
            "move_ms_p50": _percentile(times, 50),
            "move_ms_p95": _percentile(times, 95),
            "move_ms_max": _percentile(times, 100),
        }


def simulate(plan: Plan, records: Path | None, as_json: bool, out: TextIO) -> None:
    """Play the plan and print its figures; PlanError if a record cannot be written."""
    bots = plan.bots()
    tallies = [Tally(level) for level in plan.levels]
    if records is not None:
        _made_folder(records)
    began = time.perf_counter()
    for seed, rotation in plan.matches():
        seats = [(seat - rotation) % len(bots) for seat in range(len(bots))]
        record, state = play(plan, seed, [(bots[which], tallies[which]) for which in seats])
        standing = plan.game.standing(state)
        assert standing.places is not None, "a match is played to its end"
        for seat, which in enumerate(seats):
            tallies[which].points.setdefault(seed, []).append(standing.scores[seat])
            tallies[which].places.append(standing.places[seat])
        if records is not None:
            _write(records / f"{plan.game.id}-{seed}-{rotation}.json", record)
    report = {
        "game": plan.game.id,
        "games": plan.games,
        "seconds": round(time.perf_counter() - began, 3),
        "options": resolve_rules(plan.game.table_rules, plan.options),
        "seats": [tally.report() for tally in tallies],
    }
    print(json.dumps(report) if as_json else _table(report), file=out)


def play(plan: Plan, seed: int, players: Sequence[tuple[Bot[Any], Tally]]) -> tuple[Record, Any]:
    """One match to its end: its record and its last state; ``players`` are by seat, and their moves are timed."""
    game = plan.game
    state = game.start(plan.options, len(players), seed)
    actions: list[tuple[int, str]] = []
    speaking = [interjection_for(game.id, tally.level) for _, tally in players]
    while (seat := game.to_act(state)) is not None:
        streams = [random.Random(bot_seed(seed, each, len(actions))) for each in range(len(players))]
        spoken = _spoken(game, state, speaking, streams, first=actions[-1][0]) if actions else None
        if spoken is not None:
            seat, action = spoken
        else:
            bot, tally = players[seat]
            view = game.view(state, seat)
            began = time.perf_counter()
            action = bot.choose(view, streams[seat])
            tally.move_ms.append((time.perf_counter() - began) * 1000)
        actions.append((seat, game.encode(action)))
        state, _ = game.apply(state, seat, action)
    names = tuple(tally.level for _, tally in players)
    return Record(game.id, names, seed, dict(plan.options), actions=tuple(actions)), state


def _spoken(
    game: Game[Any, Any],
    state: Any,
    speaking: Sequence[Interjection | None],
    streams: Sequence[random.Random],
    first: int,
) -> tuple[int, Action] | None:
    """What a seat says out of turn; each is asked once after every action, from the actor on."""
    for step in range(len(speaking)):
        seat = (first + step) % len(speaking)
        speaks = speaking[seat]
        if speaks is None or not game.legal(state, seat):
            continue
        action = speaks(game.view(state, seat), streams[seat])
        if action is not None:
            return seat, action
    return None


def _percentile(ordered: Sequence[float], percent: int) -> float:
    """The smallest value that at least so many percent do not exceed, in milliseconds."""
    return round(ordered[max(0, -(-len(ordered) * percent // 100) - 1)], 4)


def _table(report: Mapping[str, Any]) -> str:
    lines = [
        f"{report['game']}: {report['games']} deal numbers, {report['seconds']:.1f} s",
        f"{'level':<12}{'points':>10}{'± s.e.':>10}{'place':>8}{'moves':>9}{'p50 ms':>9}{'p95 ms':>9}{'max ms':>9}",
    ]
    for seat in report["seats"]:
        error = "—" if seat["points_se"] is None else f"{seat['points_se']:.1f}"
        lines.append(
            f"{seat['level']:<12}{seat['points_mean']:>10.1f}{error:>10}{seat['place_mean']:>8.2f}{seat['moves']:>9}"
            f"{seat['move_ms_p50']:>9.3f}{seat['move_ms_p95']:>9.3f}{seat['move_ms_max']:>9.3f}"
        )
    return "\n".join(lines)


def _made_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise PlanError(f"{folder}: cannot be made: {_words(error)}") from None


def _write(path: Path, record: Record) -> None:
    """Write beside the name and then take the name, so that an interruption leaves no half a record."""
    part = path.with_name(f"{path.name}.part")
    try:
        try:
            part.write_bytes(write_record(record))
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise PlanError(f"{path}: cannot be written: {_words(error)}") from None


def _words(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
