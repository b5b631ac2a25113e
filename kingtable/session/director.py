"""The director: asks the computer opponents in turn, and lets them act when the table is idle."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from kingtable.bots.base import BALANCED, bot_seed
from kingtable.bots.company import Company, Levels
from kingtable.bots.levels import interjection_for
from kingtable.bots.wire import Answer, Wish
from kingtable.core.actions import Action
from kingtable.core.step import Step
from kingtable.session.session import Session


class Thinks(Protocol):
    """Who answers for the opponents; `bots.thinker.Thinker` in the program."""

    def ask(
        self,
        game_id: str,
        level: str,
        seat: int,
        epoch: int,
        index: int,
        seed: int,
        view: Any,
        temper: str = BALANCED,
        wish: Wish = "action",
    ) -> None:
        """Ask for what ``wish`` says; the answer comes later, with the same epoch, index, seat and wish."""
        ...


class Director:
    """Whose turn it is. An opponent thinks while the table still moves, and acts once the table is idle.

    Before that, every opponent may speak out of turn, asked once after each action, from its actor on; and while a
    person may, the table waits until they speak or let it go on.
    """

    def __init__(
        self,
        session: Session,
        company: Company,
        thinker: Thinks,
        on_step: Callable[[Step], None],
    ) -> None:
        self._session = session
        self._company = company
        self._thinker = thinker
        self._on_step = on_step
        self._idle = False
        self._asked: tuple[int, int] | None = None
        self._waiting: Answer | None = None
        self._let_go = -1

    @property
    def _levels(self) -> Levels:
        """The level of each seat in the running deal, None for a person."""
        return self._company.levels_in(self._session.deal)

    def receive(self, company: Company) -> None:
        """Other levels hold from some deal on; an opponent that thinks with a level of before begins anew."""
        before, self._company = self._levels, company
        if self._levels != before:
            self._session.renew()
            self._ask()

    @property
    def thinking(self) -> int | None:
        """The opponent that is to act, None if it is a person's turn or the match is over."""
        seat = self._session.to_act
        return seat if seat is not None and self._levels[seat] is not None else None

    @property
    def held(self) -> bool:
        """Whether whoever is to act waits because a person whose turn it is not may speak."""
        if self._session.to_act is None or self._let_go == self._session.index:
            return False
        return bool(self.words)

    @property
    def words(self) -> tuple[tuple[int, Action], ...]:
        """What the people whose turn it is not may say now, by seat; such words have no secrets (ALL-08)."""
        people = [seat for seat, level in enumerate(self._levels) if level is None]
        others = [seat for seat in people if seat != self._session.to_act]
        return tuple((seat, action) for seat in others for action in self._session.legal(seat))

    def moved(self) -> None:
        """The match moved: the table is busy; the next opponent, if it is one's turn, begins to think."""
        self._idle = False
        self._ask()

    def _ask(self) -> None:
        self._waiting = None
        seat = self.thinking
        if seat is None:
            return
        level = self._levels[seat]
        assert level is not None
        session = self._session
        self._asked = session.epoch, session.index
        seed = bot_seed(session.record.seed, seat, session.index)
        view, temper = session.view(seat), self._company.temper_of(seat)
        self._thinker.ask(session.game.id, level, seat, session.epoch, session.index, seed, view, temper)

    def answered(self, answer: Answer) -> None:
        """An opponent's answer; one to a position that is gone is dropped."""
        if (answer.epoch, answer.index) != self._asked or self._session.index != answer.index:
            return
        self._asked = None
        self._waiting = answer
        self._proceed()

    def table_idle(self) -> None:
        """The table shows the position and nothing moves any more."""
        self._idle = True
        spoken = self._spoken()
        if spoken is not None:
            self._on_step(self._session.act(*spoken))
            return
        self._proceed()

    def go_on(self) -> None:
        """The people have nothing to say out of turn."""
        self._let_go = self._session.index
        self._proceed()

    def _proceed(self) -> None:
        answer = self._waiting
        if answer is None or not self._idle or self.held:
            return
        self._waiting = None
        action = self._session.game.decode(answer.action)
        legal = self._session.legal(answer.seat)
        if action not in legal:
            # The thinker has checked already; should it ever be wrong, the game goes on with a legal action.
            action = legal[0]
        self._on_step(self._session.act(answer.seat, action))

    def _spoken(self) -> tuple[int, Action] | None:
        """What an opponent says out of turn now."""
        session = self._session
        if not session.index:
            return None
        first = session.record.actions[-1][0]
        for step in range(len(self._levels)):
            seat = (first + step) % len(self._levels)
            level = self._levels[seat]
            speaks = interjection_for(session.game.id, level) if level is not None else None
            if speaks is None or not session.legal(seat):
                continue
            action = speaks(session.view(seat), random.Random(bot_seed(session.record.seed, seat, session.index)))
            if action is not None:
                return seat, action
        return None
