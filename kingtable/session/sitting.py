"""A match at one window: how it stands, who sits there, who goes on and who gives advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kingtable.bots.advice import Explanation, Hint
from kingtable.bots.company import Company
from kingtable.bots.wire import Answer
from kingtable.core.actions import Action
from kingtable.core.events import Event, redact
from kingtable.core.step import Step
from kingtable.session.adviser import Adviser
from kingtable.session.chair import Chair
from kingtable.session.director import Director, Thinks
from kingtable.session.session import Session


class Sitting:
    """Session, chair, director and adviser belong together from the opening of a match until it is left."""

    def __init__(
        self,
        session: Session,
        people: tuple[int, ...],
        company: Company,
        thinker: Thinks,
        on_step: Callable[[Step], None],
        on_hint: Callable[[Hint], None],
        on_explanation: Callable[[Explanation], None],
    ) -> None:
        """``people`` are the seats that persons play; ``on_step`` is told what an opponent did."""
        self.session = session
        self.chair = Chair(session, people)
        self.director = Director(session, company, thinker, on_step)
        self.adviser = Adviser(session, company, thinker, on_hint, on_explanation)
        self._told = self.chair.view
        """The View that was told of last."""

    @property
    def viewer(self) -> int:
        """The seat from whose place the table is shown."""
        return self.chair.seat

    @property
    def can_undo(self) -> bool:
        """Whether the viewer, or on a free chair anybody, has a decision to take back."""
        return self.session.can_undo(self.chair.deciding) and self.session.places is None

    @property
    def can_act(self) -> bool:
        """Whether the viewer may do something."""
        return not self.chair.free and bool(self.session.legal(self.viewer))

    @property
    def coming_deal(self) -> int:
        """The deal from which levels can be changed now."""
        return self.session.deal + (1 if self.session.begun else 0)

    @property
    def held(self) -> bool:
        """Whether the next to act waits because a person may speak out of turn; the director lets it act."""
        return self.session.to_act != self.viewer and self.director.held

    @property
    def words_of_others(self) -> tuple[tuple[int, Action], ...]:
        """What people besides the viewer may say out of turn, by seat."""
        if self.chair.free:
            return ()
        return tuple((seat, action) for seat, action in self.director.words if seat != self.viewer)

    def undo(self) -> Step | None:
        """Take back to the last decision of whoever sits there; on a free chair the one who decides is called."""
        return self._jumped(self.session.undo(self.chair.deciding))

    def redo(self) -> Step | None:
        """Play again what was taken back."""
        return self._jumped(self.session.redo(self.chair.deciding))

    def _jumped(self, step: Step | None) -> Step | None:
        if step is not None and self.chair.free:
            self.chair.call(self.viewer if self.chair.wanted is None else self.chair.wanted)
        return step

    def tell(self, step: Step) -> tuple[Any, tuple[Event, ...], Any]:
        """What the viewer sees of a step: the View before, its events as known from there, the View after."""
        events = tuple(redact(event, self.chair.eyes) for event in step.events)
        before, self._told = self._told, self.chair.view
        return before, events, self._told

    def receive(self, company: Company) -> None:
        """Opponents have other levels from some deal on."""
        self.director.receive(company)
        self.adviser.receive(company)

    def take_answer(self, answer: Answer) -> None:
        """An answer has come; whoever asked makes of it what it is worth now."""
        if answer.wish == "action":
            self.director.answered(answer)
        else:
            self.adviser.answered(answer)

    def pass_on(self) -> bool:
        """Where another person is to act and nobody has to say anything before, the table turns to that person.

        Whether it did.
        """
        if self.chair.wanted is None or self.held:
            return False
        self.chair.call(self.chair.wanted)
        self._turned()
        return True

    def sit_down(self) -> None:
        """The person whose turn it is sits at the window now."""
        self.chair.sit_down()
        self._turned()

    def _turned(self) -> None:
        self.adviser.forget()
        self._told = self.chair.view
