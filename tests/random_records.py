"""Whole random matches of any game as records, for tests of what becomes of a finished match."""

from __future__ import annotations

import random
from functools import cache
from types import MappingProxyType

from kingtable.core.record import Record
from kingtable.games import game_of

NAMES = ("You", "Ada", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus")


@cache
def random_record(game_id: str, seats: int, seed: int) -> Record:
    """That match, to its end; seats also speak out of turn now and then."""
    game = game_of(game_id)
    assert game is not None
    rng = random.Random(seed)
    options = {"target": "100"} if game_id == "kings-reverse" else {}
    state = game.start(options, seats, seed)
    actions = []
    while (turn := game.to_act(state)) is not None:
        speaker = rng.randrange(seats)
        seat = speaker if game.legal(state, speaker) else turn
        legal = game.legal(state, seat)
        action = legal[rng.randrange(len(legal))]
        actions.append((seat, game.encode(action)))
        state, _ = game.apply(state, seat, action)
    return Record(game_id, NAMES[:seats], seed, MappingProxyType(options), actions=tuple(actions))
