"""The adviser: what a strong player would do in a person's place, and why an opponent did what it did."""

from __future__ import annotations

import random
from collections.abc import Callable

from kingtable.bots.advice import Explanation, Hint
from kingtable.bots.base import bot_seed
from kingtable.bots.company import Company
from kingtable.bots.levels import interjection_for
from kingtable.bots.wire import Answer
from kingtable.session.director import Thinks
from kingtable.session.session import Session

_LEVEL = "hard"
"""Who is asked for hints."""


class Adviser:
    """Asks the thinking process for reasons. A hint whose position is gone when it comes is dropped."""

    def __init__(
        self,
        session: Session,
        company: Company,
        thinker: Thinks,
        on_hint: Callable[[Hint], None],
        on_explanation: Callable[[Explanation], None],
    ) -> None:
        self._session = session
        self._company = company
        self._thinker = thinker
        self._on_hint = on_hint
        self._on_explanation = on_explanation
        self._hinted: tuple[int, int, int] | None = None
        self._explained: tuple[int, int, int] | None = None

    def receive(self, company: Company) -> None:
        """Other levels hold from some deal on."""
        self._company = company

    def hint(self, seat: int) -> None:
        """Find out what that seat, which may act, does best; the answer may come at once."""
        session = self._session
        if not session.legal(seat):
            return
        rng = random.Random(bot_seed(session.record.seed, seat, session.index))
        speaks = interjection_for(session.game.id, _LEVEL)
        spoken = speaks(session.view(seat), rng) if speaks is not None else None
        if spoken is not None:
            self._on_hint(Hint(spoken))
        elif session.to_act != seat:
            self._on_hint(Hint(None))
        else:
            self._hinted = session.epoch, session.index, seat
            self._ask(_LEVEL, seat, session.index)

    def explain(self, number: int) -> None:
        """Find out why action ``number`` (from 0), one of an opponent, was chosen: out of its View and chances then."""
        session = self._session
        seat, _ = session.record.actions[number]
        level = self._company.levels_in(session.deal_of(number))[seat]
        if level is None:
            raise ValueError(f"action {number} is a person's")
        self._explained = session.epoch, number, seat
        self._ask(level, seat, number)

    def _ask(self, level: str, seat: int, index: int) -> None:
        session = self._session
        seed = bot_seed(session.record.seed, seat, index)
        view = session.view(seat, index)
        self._thinker.ask(session.game.id, level, seat, session.epoch, index, seed, view, aloud=True)

    def answered(self, answer: Answer) -> None:
        """What was found out; an answer that nobody waits for any more is dropped."""
        session = self._session
        asked = answer.epoch, answer.index, answer.seat
        action = session.game.decode(answer.action)
        if asked == self._hinted and answer.index == session.index and answer.epoch == session.epoch:
            self._hinted = None
            if action in session.legal(answer.seat):
                self._on_hint(Hint(action, answer.thought.reason if answer.thought is not None else ""))
        elif asked == self._explained and answer.epoch == session.epoch:
            self._explained = None
            same = (answer.seat, answer.action) == session.record.actions[answer.index]
            self._on_explanation(Explanation(answer.index, answer.thought if same else None))
