"""One match in play: the record, every state it went through, and the way back and forth."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import count
from typing import Any

from msgspec.structs import replace

from kingtable.core.actions import Action
from kingtable.core.game import Game, Refusal
from kingtable.core.past import PastDeal, told
from kingtable.core.record import Record
from kingtable.core.replay import replay
from kingtable.core.step import Step, StepKind


class Session:
    """The states of a match, one more than its actions. The states stay in here: everybody else gets Views."""

    def __init__(self, game: Game[Any, Any], record: Record, epochs: Iterator[int] | None = None) -> None:
        """Replay the record; RecordError or IllegalRecord if it is no match of this game.

        ``epochs`` only rises; matches that ask the same opponents share it.
        """
        self.game = game
        self._record = record
        self._states = list(replay(game, record))
        self._undone: list[tuple[int, str]] = []
        self._epochs = count() if epochs is None else epochs
        self.epoch = next(self._epochs)
        """Rises whenever the match jumps, so that an answer to an older position is known as stale."""

    @property
    def record(self) -> Record:
        """The match as it stands, ready to be saved."""
        return self._record

    @property
    def index(self) -> int:
        """The number of actions played."""
        return len(self._record.actions)

    @property
    def to_act(self) -> int | None:
        """The seat the match waits for, None once it is over."""
        return self.game.to_act(self._states[-1])

    @property
    def places(self) -> tuple[int, ...] | None:
        """The final places, None while the match runs."""
        return self.game.standing(self._states[-1]).places

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return bool(self._undone)

    @property
    def deal(self) -> int:
        """The number of the running deal, from 1; that of the last one once the match is over."""
        return self.deal_of(self.index)

    def deal_of(self, index: int) -> int:
        """The deal that was running after that many actions."""
        return self.game.standing(self._states[index]).deal

    @property
    def begun(self) -> bool:
        """Whether anybody has acted in the running deal."""
        return self.index > 0 and self.deal_of(self.index - 1) == self.deal

    def view(self, seat: int, index: int = -1) -> Any:
        """What that seat may know now, or could know after ``index`` actions."""
        return self.game.view(self._states[index], seat)

    def public(self, seat: int) -> Any:
        """What a bystander behind that seat may know now."""
        return self.game.public(self._states[-1], seat)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What that seat may do now."""
        return self.game.legal(self._states[-1], seat)

    def refusal(self, seat: int, action: Action | None) -> Refusal | None:
        """Why the action would be refused, None if it is legal."""
        return self.game.refusal(self._states[-1], seat, action)

    def act(self, seat: int, action: Action) -> Step:
        """Play an action; IllegalAction leaves everything as it was. What was undone before is gone."""
        step = self._play(seat, action)
        self._undone.clear()
        return step

    def _play(self, seat: int, action: Action) -> Step:
        state, events = self.game.apply(self._states[-1], seat, action)
        text = self.game.encode(action)
        self._states.append(state)
        self._record = replace(self._record, actions=(*self._record.actions, (seat, text)))
        return Step(StepKind.PLAYED, self.index, seat, text, events)

    def can_undo(self, seats: Collection[int]) -> bool:
        """Whether one of these seats has decided something that can be taken back."""
        return any(seat in seats for seat, _ in self._record.actions)

    def undo(self, seats: Collection[int]) -> Step | None:
        """Back to the last decision of one of these seats, which is to act again; None if there is none."""
        if not self.can_undo(seats):
            return None
        actions = list(self._record.actions)
        while True:
            seat, text = actions.pop()
            self._undone.append((seat, text))
            self._states.pop()
            if seat in seats:
                break
        self._record = replace(self._record, actions=tuple(actions))
        return self._jumped()

    def redo(self, seats: Collection[int]) -> Step | None:
        """Forward again until one of these seats is to act, or all undone actions are played; None if none is."""
        if not self._undone:
            return None
        while self._undone:
            seat, text = self._undone.pop()
            action = self.game.decode(text)
            assert action is not None, "it was played before"
            self._play(seat, action)
            if self.to_act in seats:
                break
        return self._jumped()

    @property
    def past(self) -> range:
        """The numbers of the deals that are over; none in a game without hands, where everything was open."""
        if self.game.spread(self._states[-1]).piles:
            return range(0)
        return range(1, self.deal + (self.places is not None))

    def look_back(self, deal: int) -> PastDeal:
        """That deal with all hands open; ValueError unless it is over (of a running one nothing is ever told)."""
        if deal not in self.past:
            raise ValueError(f"deal {deal} is not over")
        indices = [index for index in range(self.index) if self.deal_of(index) == deal]
        first, end = indices[0], indices[-1] + 1
        return told(self.game, deal, first, self._states[first:end], self._record.actions[first:end])

    def renew(self) -> None:
        """Whatever was asked about the match is out of date."""
        self.epoch = next(self._epochs)

    def _jumped(self) -> Step:
        self.renew()
        return Step(StepKind.JUMPED, self.index, None, None, ())
