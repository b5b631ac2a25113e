"""The adviser: what a strong player would do in a person's place, and why an opponent did what it did."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingtable.bots.advice import Explanation, Hint
from kingtable.bots.base import bot_seed
from kingtable.bots.company import Company
from kingtable.bots.wire import Answer, Thought, Wish
from kingtable.core.actions import Call, Catch
from kingtable.session.director import Thinks
from kingtable.session.session import Session

_LEVEL = "hard"
"""Who is asked for hints."""
_SPOKEN: Mapping[type, str] = {Call: "call", Catch: "catch"}
"""What is said out of turn, which is no decision among several, and why."""


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
        """Find out what that seat, which may act, does best."""
        session = self._session
        if session.legal(seat):
            self._hinted = session.epoch, session.index, seat
            self._ask(seat, session.index, "hint")

    def forget(self) -> None:
        """Whoever asked for a hint is no longer the one who would see it."""
        self._hinted = None

    def explain(self, number: int) -> None:
        """Find out why action ``number`` (from 0), one of an opponent, was chosen: out of its View and chances then.

        ValueError while its deal is running, since the reasons of others tell of their cards.
        """
        session = self._session
        seat, text = session.record.actions[number]
        if session.deal_of(number) not in session.past:
            raise ValueError(f"action {number} is one of a running deal")
        if self._company.levels[seat] is None:
            raise ValueError(f"action {number} is a person's")
        spoken = _SPOKEN.get(type(session.game.decode(text)))
        if spoken is not None:
            self._on_explanation(Explanation(number, Thought(reason=spoken)))
            return
        self._explained = session.epoch, number, seat
        self._ask(seat, number, "why")

    def _ask(self, seat: int, index: int, wish: Wish) -> None:
        session, company = self._session, self._company
        level = company.levels_in(session.deal_of(index))[seat] or _LEVEL
        seed = bot_seed(session.record.seed, seat, index)
        view = session.view(seat, index)
        self._thinker.ask(session.game.id, level, seat, session.epoch, index, seed, view, company.temper_of(seat), wish)

    def answered(self, answer: Answer) -> None:
        """What was found out; an answer that nobody waits for any more is dropped."""
        session = self._session
        asked = answer.epoch, answer.index, answer.seat
        if answer.epoch != session.epoch:
            return
        if answer.wish == "hint" and asked == self._hinted and answer.index == session.index:
            self._hinted = None
            action = session.game.decode(answer.action)
            if action is not None and action in session.legal(answer.seat):
                self._on_hint(Hint(action, answer.thought.reason if answer.thought is not None else ""))
        elif answer.wish == "why" and asked == self._explained:
            self._explained = None
            same = (answer.seat, answer.action) == session.record.actions[answer.index]
            self._on_explanation(Explanation(answer.index, answer.thought if same else None))
