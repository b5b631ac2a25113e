"""The ladder of opponents: each level in every deal, hand or round of a game, against fields of equal players.

One seat in turn is the level's, the others are the field's; the deals are the same for all levels. A figure is what the
level gets in a deal beyond what a player of the field's own level gets in the same seat with the same cards, so that a
level against its own kind has zero: points in the King games, points fewer than the others' mean in a hand of Kings
Reverse (“One card!” is called by itself), cards more than the others' mean in a round of No Kings. ``omniscient`` sees
all hands and is only a yardstick: it shows how much there is to gain. Times are of the processor, so that a busy
machine does not change them much.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec.structs import replace

from benchmarks._yardstick import omniscient
from kingtable.bots.base import BALANCED, bot_seed
from kingtable.bots.levels import bot_for
from kingtable.core.actions import Action, Name
from kingtable.games import IDS, game_of
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.games.classic_king_rounds import ROUNDS, round_of
from kingtable.games.king import KING
from kingtable.games.king_contracts import PENALTIES
from kingtable.games.kings_reverse import KINGS_REVERSE
from kingtable.games.no_kings import NO_KINGS
from kingtable.games.tricks import SUIT_MASKS

FIRST_DEAL = 50_000
"""The deal number from which on deals are taken, unless another is asked for."""
Start = Callable[[int], Any]
"""The state at the first lead of the deal of that number."""
Player = Callable[[Any, random.Random], Action]
"""What the seat to play of a state does; only the yardstick looks at more than its View."""


NO_KINGS_RULES: dict[str, dict[str, str]] = {
    "injera": {},
    "no kings": {"rules_mode": "no_kings"},
    "one capture": {"captures_per_card": "one"},
}


def king_deal(contract: str, number: int) -> Any:
    """Turkish King with that game named; a trump suit is the chooser's longest."""
    state = KING.start({}, 4, number)
    hand = state.deal.hands[state.deal.chooser]
    suit = max(range(4), key=lambda each: (hand & SUIT_MASKS[each]).bit_count())
    return KING.apply(state, state.deal.chooser, Name(f"trump {'SHDC'[suit]}" if contract == "trump" else contract))[0]


def classic_deal(round_number: int, number: int) -> Any:
    """That round of Classic King as if nothing had been written down before."""
    state = CLASSIC_KING.start({}, 4, number)
    return replace(state, deal=replace(state.deal, round=round_of(round_number, state.table.rules)))


def deals_of(game_id: str) -> dict[str, Start]:
    """Every kind of deal of that game by name."""
    if game_id == "king":
        return {each: lambda n, each=each: king_deal(each, n) for each in (*PENALTIES, "trump")}  # type: ignore[misc]
    if game_id == "classic-king":
        return {str(each): lambda n, each=each: classic_deal(each, n) for each in range(1, ROUNDS + 1)}  # type: ignore[misc]
    if game_id == "kings-reverse":
        calls = {"one_card_call": "automatic"}
        return {
            f"{seats} seats": lambda n, seats=seats: KINGS_REVERSE.start(calls, seats, n)  # type: ignore[misc]
            for seats in (2, 3, 4, 6)
        }
    return {
        title: lambda n, options=options: NO_KINGS.start(options, 4, n)  # type: ignore[misc]
        for title, options in NO_KINGS_RULES.items()
    }


def player(game_id: str, level: str) -> Player:
    """The level as a Player; ``hard:bold`` is a level with a temperament."""
    game = game_of(game_id)
    assert game is not None
    if level == "omniscient":
        return lambda state, rng: omniscient(game, state, rng)
    name, _, temper = level.partition(":")
    bot = bot_for(game_id, name, temper or BALANCED)

    def plays(state: Any, rng: random.Random) -> Action:
        seat = game.to_act(state)
        assert seat is not None, "a player is asked at its turn"
        return bot.choose(game.view(state, seat), rng)

    return plays


@dataclass
class Row:
    """What one level did in one kind of deal."""

    gains: list[float] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    """Hands or rounds won, less those that the field's own player would have won; nothing in the King games."""
    times: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Points a deal."""
        return statistics.fmean(self.gains)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return statistics.stdev(self.gains) / float(len(self.gains) ** 0.5)


class Outcome(NamedTuple):
    """What a deal was to a seat."""

    gain: float
    won: bool


def outcome(game_id: str, finished: Any, seat: int) -> Outcome:
    """What is written down after a deal, as that seat sees it."""
    if game_id == "no-kings":
        return Outcome(_lead(finished.cards, seat), finished.winner == seat)
    if game_id == "kings-reverse":
        return Outcome(-_lead(finished.entries, seat), finished.out == seat)
    return Outcome(finished.entries[seat], won=False)


def _lead(figures: Sequence[int], seat: int) -> float:
    return figures[seat] - (sum(figures) - figures[seat]) / (len(figures) - 1)


def played(game: Any, state: Any, players: Sequence[Player], number: int, timed: int, times: list[float]) -> Any:
    """What is written down after that deal; the choices of one seat among several are timed, in milliseconds."""
    written, index = len(state.sheet), 0
    while len(state.sheet) == written:
        seat = game.to_act(state)
        rng = random.Random(bot_seed(number, seat, index))
        began = time.process_time()
        action = players[seat](state, rng)
        if seat == timed and len(game.legal(state, seat)) > 1:
            times.append((time.process_time() - began) * 1000)
        state, _ = game.apply(state, seat, action)
        index += 1
    return state.sheet[-1]


def ladder(game_id: str, against: str, levels: Sequence[str], numbers: range) -> Iterator[tuple[str, dict[str, Row]]]:
    """Each level and its rows by kind of deal, over the deals of those numbers."""
    game = game_of(game_id)
    assert game is not None
    others = player(game_id, against)
    starts = deals_of(game_id)
    base = {}
    for kind, start in starts.items():
        for n in numbers:
            state = start(n)
            base[kind, n] = played(game, state, [others] * seats_of(state), n, -1, [])
    for level in levels:
        own = player(game_id, level)
        rows = {kind: Row() for kind in starts}
        for kind, start in starts.items():
            for n in numbers:
                state = start(n)
                seats = seats_of(state)
                seat = n % seats
                players = [own if each == seat else others for each in range(seats)]
                found = outcome(game_id, played(game, state, players, n, seat, rows[kind].times), seat)
                usual = outcome(game_id, base[kind, n], seat)
                rows[kind].gains.append(found.gain - usual.gain)
                rows[kind].won.append(found.won - usual.won)
        yield level, rows


def seats_of(state: Any) -> int:
    """How many play."""
    return len(state.deal.hands) if hasattr(state, "deal") else int(state.table.seating.seats)


def report(level: str, rows: dict[str, Row]) -> str:
    """One line: the mean over the kinds of deal, each kind, and the times."""
    mean = statistics.fmean(row.mean for row in rows.values())
    error = sum(row.error**2 for row in rows.values()) ** 0.5 / len(rows)
    kinds = "  ".join(f"{kind} {row.mean:+.1f}±{row.error:.1f}" for kind, row in rows.items())
    times = sorted(each for row in rows.values() for each in row.times)
    p50, p95 = times[len(times) // 2], times[len(times) * 95 // 100]
    won = [each for row in rows.values() for each in row.won]
    more = f"won {100 * statistics.fmean(won):+5.1f} %   " if any(won) else ""
    return f"{level:<11}{mean:+7.1f} ± {error:4.1f}   p50 {p50:6.1f} ms  p95 {p95:6.1f} ms   {more}{kinds}"


def naming(matches: int) -> str:
    """What a King match of 20 deals brings to one seat, by how it names, all playing by rule of thumb."""
    rule = bot_for("king", "rule")
    namers = {"random": bot_for("king", "random"), "rule": rule, "normal": bot_for("king", "normal")}
    totals: dict[str, list[int]] = {}
    for title, namer in namers.items():
        for number in range(matches):
            state, seat = KING.start({}, 4, FIRST_DEAL + number), number % 4
            index = 0
            while (to_act := KING.to_act(state)) is not None:
                view = KING.view(state, to_act)
                bot = namer if view.nameable and to_act == seat else rule
                action = bot.choose(view, random.Random(bot_seed(number, to_act, index)))
                state, _ = KING.apply(state, to_act, action)
                index += 1
            totals.setdefault(title, []).append(state.totals[seat])
    lines = []
    for title in ("rule", "normal"):
        gains = [one - other for one, other in zip(totals[title], totals["random"], strict=True)]
        error = statistics.stdev(gains) / len(gains) ** 0.5
        lines.append(f"naming of {title} over random naming: {statistics.fmean(gains):+.0f} ± {error:.0f} a match")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=12, help="deals of each kind (default: %(default)s)")
    parser.add_argument("--first", type=int, default=FIRST_DEAL, help="the first deal number (default: %(default)s)")
    parser.add_argument("--game", choices=IDS, action="append", help="default: all")
    parser.add_argument("--field", action="append", help="default: rule and worlds-30")
    parser.add_argument("--levels", default="random,easy,rule,normal,worlds-30,hard,omniscient")
    parser.add_argument("--matches", type=int, default=8, help="matches of the naming figure, 0 for none")
    asked = parser.parse_args()
    numbers = range(asked.first, asked.first + asked.deals)
    for game_id in asked.game or IDS:
        tricks = game_id.endswith("king")
        levels = [each for each in asked.levels.split(",") if tricks or "worlds" not in each]
        for against in asked.field or ("rule", *(["worlds-30"] if tricks else [])):
            print(f"{game_id}: against {against} players, {asked.deals} deals of each kind", flush=True)
            for level, rows in ladder(game_id, against, levels, numbers):
                print(report(level, rows), flush=True)
    if asked.matches:
        print(naming(asked.matches))


if __name__ == "__main__":
    main()
