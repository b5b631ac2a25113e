"""From a record to its states: the one way a saved match, a trace and a test go through a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kingtable.core.game import Game, IllegalAction, Refusal, SetupError
from kingtable.core.record import Record, RecordError


class IllegalRecord(Exception):
    """Action number ``n`` (from 0) of a record was refused."""

    def __init__(self, n: int, text: str, refusal: Refusal) -> None:
        super().__init__(f"action {n} was refused: {refusal.reason}")
        self.n = n
        self.text = text
        self.refusal = refusal


def begin(game: Game[Any, Any], record: Record) -> Any:
    """The first state of a record; RecordError if its options, seats or packs cannot be."""
    try:
        return game.start(record.options, len(record.seats), record.seed, record.decks)
    except SetupError as error:
        raise RecordError(error.where, error.what) from None


def replay(game: Game[Any, Any], record: Record) -> Iterator[Any]:
    """Every state of a record, the first one included; IllegalRecord where an action is refused."""
    state = begin(game, record)
    yield state
    for n, (seat, text) in enumerate(record.actions):
        state = play_text(game, state, n, seat, text)
        yield state


def play_text(game: Game[Any, Any], state: Any, n: int, seat: int, text: str) -> Any:
    """The state after the action of that text; IllegalRecord with its number if it is refused."""
    action = game.decode(text)
    if action is None:
        refused = game.refusal(state, seat, None)
        assert refused is not None, "an unknown action is always refused"
        raise IllegalRecord(n, text, refused)
    try:
        return game.apply(state, seat, action)[0]
    except IllegalAction as error:
        raise IllegalRecord(n, text, error.refusal) from None
