"""The director: asks the computer opponents in turn, and lets them act when the table is idle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from kingtable.bots.base import bot_seed
from kingtable.bots.wire import Answer
from kingtable.core.step import Step
from kingtable.session.session import Session


class Thinks(Protocol):
    """Who answers for the opponents; `bots.thinker.Thinker` in the program."""

    def ask(self, game_id: str, level: str, seat: int, epoch: int, index: int, seed: int, view: Any) -> None:
        """Ask for an action; the answer comes later, with the same epoch and index."""
        ...


class Director:
    """Whose turn it is. An opponent thinks while the table still moves, and acts once the table is idle."""

    def __init__(
        self,
        session: Session,
        levels: Sequence[str | None],
        thinker: Thinks,
        on_step: Callable[[Step], None],
    ) -> None:
        """``levels`` has the opponent's level a seat, None for a person."""
        self._session = session
        self._levels = tuple(levels)
        self._thinker = thinker
        self._on_step = on_step
        self._idle = False
        self._asked: tuple[int, int] | None = None
        self._waiting: Answer | None = None

    @property
    def thinking(self) -> int | None:
        """The opponent that is to act, None if it is a person's turn or the match is over."""
        seat = self._session.to_act
        return seat if seat is not None and self._levels[seat] is not None else None

    def moved(self) -> None:
        """The match moved: the table is busy; the next opponent, if it is one's turn, begins to think."""
        self._idle = False
        self._asked = self._waiting = None
        seat = self.thinking
        if seat is None:
            return
        level = self._levels[seat]
        assert level is not None
        session = self._session
        self._asked = session.epoch, session.index
        self._thinker.ask(
            session.game.id,
            level,
            seat,
            session.epoch,
            session.index,
            bot_seed(session.record.seed, seat, session.index),
            session.view(seat),
        )

    def answered(self, answer: Answer) -> None:
        """An opponent's answer; one to a position that is gone is dropped."""
        if (answer.epoch, answer.index) != self._asked:
            return
        self._asked = None
        self._waiting = answer
        if self._idle:
            self._act()

    def table_idle(self) -> None:
        """The table shows the position and nothing moves any more."""
        self._idle = True
        if self._waiting is not None:
            self._act()

    def _act(self) -> None:
        answer = self._waiting
        assert answer is not None
        self._waiting = None
        action = self._session.game.decode(answer.action)
        legal = self._session.legal(answer.seat)
        if action not in legal:
            # The thinker has checked already; should it ever be wrong, the game goes on with a legal action.
            action = legal[0]
        self._on_step(self._session.act(answer.seat, action))
