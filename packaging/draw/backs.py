"""Card backs: equal under a half turn, with a white rim of 12."""

from __future__ import annotations

from collections.abc import Callable

from card import edge
from colours import TWO
from deco import deco
from kilim import kilim
from mesob import mesob
from paint import INK, plain
from pen import Marks, box
from quilt import quilt


def _rimmed(field: Callable[[], Marks]) -> Callable[[], Marks]:
    """The field 12 … 188 × 12 … 288 inside its rim."""

    def draw() -> Marks:
        return [plain(box(1, 1, 198, 298, 11), TWO.face), plain(box(11, 11, 178, 278, 7), INK), *field(), *edge()]

    return draw


BACKS = {field.__name__: _rimmed(field) for field in (kilim, mesob, quilt, deco)}
