"""An opponent that raises, hangs or answers what is not allowed never stops a match, in any game."""

from __future__ import annotations

import queue
import sys
import textwrap

import pytest

from kingtable.bots.advice import Hint
from kingtable.bots.company import Company
from kingtable.bots.thinker import Thinker
from kingtable.bots.wire import Answer
from kingtable.core.record import Record
from kingtable.core.step import Step
from kingtable.games import GAMES, game_of
from kingtable.session.adviser import Adviser
from kingtable.session.director import Director
from kingtable.session.session import Session

NAMES = ("You", "Ada", "Bo", "Cem")
WAIT = 60.0
"""Seconds after which a test gives up."""
DEEDS = 2
"""So many actions of opponents are waited for."""

FAULTS = {
    "raises": "raise RuntimeError('planted')",
    "hangs": "time.sleep(1000)",
    "plays what is not allowed": "return Play(Card(2, 'C', 7)) if rng.random() < 0.5 else Catch(0)",
    "returns nothing": "return None",
    "ends its process": "os._exit(3)",
}


def faulty(fault: str) -> list[str]:
    """The command of a thinking process in which every opponent has that fault; all else is the true one."""
    script = """
        import os, sys, time
        from kingtable.bots import worker
        from kingtable.core.actions import Catch, Play
        from kingtable.core.cards import Card

        class Faulty:
            def choose(self, view, rng):
                {fault}

        worker.bot_for = lambda *_: Faulty()
        worker.hint = lambda game, view, rng: Faulty().choose(view, rng)
        worker.run()
        """
    return [sys.executable, "-c", textwrap.dedent(script).format(fault=FAULTS[fault])]


class Table:
    """A match of opponents that has all but a window."""

    def __init__(self, game_id: str, fault: str) -> None:
        game = game_of(game_id)
        assert game is not None
        company = Company(("hard",) * 4)
        self.answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        patience = 0.3 if fault == "hangs" else WAIT
        self.thinker = Thinker(self.answers.put, faulty(fault), patience=patience, start_patience=patience)
        self.session = Session(game, Record(game_id, NAMES, 5))
        self.director = Director(self.session, company, self.thinker, self._stepped)
        self.hints: list[Hint] = []
        self.adviser = Adviser(self.session, company, self.thinker, self.hints.append, lambda _: None)

    def _stepped(self, step: Step) -> None:
        self.director.moved()

    def one_more(self) -> Answer:
        """Wait for an opponent and let it act."""
        answer = self.answers.get(timeout=WAIT)
        assert self.session.game.decode(answer.action) in self.session.legal(answer.seat)
        self.director.answered(answer)
        self.director.table_idle()
        return answer


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
def test_the_match_goes_on(game_id: str, fault: str, caplog: pytest.LogCaptureFixture) -> None:
    table = Table(game_id, fault)
    table.director.moved()
    try:
        for _ in range(DEEDS):
            assert table.one_more().fault
    finally:
        table.thinker.close()
    assert table.session.index >= DEEDS
    assert caplog.text.count("The thinking process is replaced") >= DEEDS


@pytest.mark.parametrize("fault", ["hangs", "returns nothing"])
def test_a_hint_is_found_all_the_same(fault: str) -> None:
    table = Table("classic-king", fault)
    seat = table.session.to_act
    assert seat is not None
    table.adviser.hint(seat)
    try:
        table.adviser.answered(table.answers.get(timeout=WAIT))
    finally:
        table.thinker.close()
    (hint,) = table.hints
    assert hint.action in table.session.legal(seat)
