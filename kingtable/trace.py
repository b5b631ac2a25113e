"""``kingtable trace RECORD.json``: replay a record, one JSON object a line, for people and independent checkers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

from kingtable.core.cards import Card
from kingtable.core.game import Game
from kingtable.core.record import MAX_BYTES, Record, RecordError, read_record
from kingtable.core.replay import IllegalRecord, replay
from kingtable.games import IDS, game_of
from kingtable.games.reasons import sentence


def trace(path: Path, out: TextIO, err: TextIO) -> int:
    """Write the trace of the record in that file; the status is 0, 1 at an illegal action or 2 for no record."""
    try:
        record = read_record(_content(path))
        game = _game_of(record)
        states = replay(game, record)
        first = next(states)
    except RecordError as error:
        print(f"kingtable: {one_line(str(path))}: {one_line(str(error))}", file=err)
        return 2
    state = first
    try:
        print(json.dumps(snapshot(game, state, 0)), file=out)
        for n, state in enumerate(states, 1):
            print(json.dumps(snapshot(game, state, n)), file=out)
    except IllegalRecord as illegal:
        refusal = illegal.refusal
        why = sentence(refusal, record.seats)
        print(f"action {illegal.n}: {json.dumps(illegal.text)}: {refusal.rule}: {one_line(why)}", file=err)
        return 1
    print(json.dumps(_result(game, state)), file=out)
    return 0


def snapshot(game: Game[Any, Any], state: Any, n: int) -> dict[str, Any]:
    """The line before action ``n``: who may do what, the scores and all the cards."""
    standing = game.standing(state)
    spread = game.spread(state)
    texts = {seat: _texts(game, state, seat) for seat in range(len(spread.hands))}
    return {
        "n": n,
        "deal": standing.deal,
        "to_act": game.to_act(state),
        "legal": {str(seat): legal for seat, legal in texts.items() if legal},
        "scores": list(standing.scores),
        "hands": [_hand(hand, spread.piles) for hand in spread.hands],
        "centre": list(spread.centre),
        "left": spread.left,
    }


def one_line(text: str) -> str:
    """The text without anything that would break a line or that a terminal would obey."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def _hand(cards: Sequence[Card], pile: bool) -> list[str]:
    texts = [card.text for card in cards]
    return texts if pile else sorted(texts)


def _texts(game: Game[Any, Any], state: Any, seat: int) -> list[str]:
    return sorted({game.encode(action) for action in game.legal(state, seat)})


def _result(game: Game[Any, Any], state: Any) -> dict[str, Any]:
    standing = game.standing(state)
    if standing.places is None:
        return {"result": None}
    return {"result": {"scores": list(standing.scores), "places": list(standing.places)}}


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise RecordError("", f"cannot be read: {getattr(error, 'strerror', None) or error}") from None


def _game_of(record: Record) -> Game[Any, Any]:
    game = game_of(record.game)
    if game is None:
        known = ", ".join(IDS)
        raise RecordError("game", f"{json.dumps(record.game)} is not known; known are {known}")
    return game
