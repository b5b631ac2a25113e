"""Where things lie on the table: the vocabulary of all layouts, in device-independent pixels. No Qt."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

CARD_RATIO = 2 / 3
"""Width of a card for a height of one."""

_ARROW = 11
"""The arrow of a turn reaches so far around its place, at the scale of the table."""
_CLEAR = 8
"""What lies between badges keeps so far from them and from the table's edge."""

FAN_LEAST, FAN_LEAST_LARGE = 0.25, 0.30
"""The narrowest visible strip of a card in a fan, as a share of its width, with standard and with large indices."""


class Rect(NamedTuple):
    """Left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.width / 2, self.y + self.height / 2


class Placement(Struct, frozen=True):
    """Where a card lies: its centre, height and angle (degrees clockwise), stacking order, and whether it shows."""

    x: float
    y: float
    height: float
    angle: float
    z: float
    shown: bool


class Middle(Struct, frozen=True):
    """What stands between the seats where all draw from one stack and lay on one pile."""

    stack: Rect
    discards: Rect
    requirement: Rect
    """The plate with what fits."""
    ring: Rect
    """The bounds of the ellipse on which the arrows of the direction of play lie."""
    caption: Rect


class Layout(Struct, frozen=True):
    """All placements of one picture, cards in the order of the picture's cards."""

    scale: float
    words: int
    """Text size of everything written on the cloth, in per cent."""
    cards: tuple[Placement, ...]
    badges: dict[int, Rect]
    arrows: dict[int, tuple[float, float, float]]
    """By seat: the tip of the turn arrow and its angle."""
    plate: Rect
    slot: Rect
    """Where the viewer's card will lie; its height is that of all cards in the middle."""
    hand: Rect
    message_y: float
    """Bottom of the message bar above the hand."""
    naming: Rect
    """Where the choice of games may lie."""
    captions: tuple[Rect, ...] = ()
    """In the order of the picture's captions."""
    offers: Rect | None = None
    """Where the buttons of offers lie; None: above the hand."""
    middle: Middle | None = None
    """Only on a table of plan ``stack``."""

    def clear(self, width: float, top: float, bottom: float) -> tuple[float, float]:
        """From where to where around the middle neither badge nor arrow stands, on a table so wide at those heights."""
        left, right = float(_CLEAR), width - _CLEAR
        reach = _ARROW * self.scale
        arrows = (Rect(x - reach, y - reach, 2 * reach, 2 * reach) for x, y, _ in self.arrows.values())
        for part in (*self.badges.values(), *arrows):
            if part.y < bottom and top < part.y + part.height:
                if part.centre[0] < width / 2:
                    left = max(left, part.x + part.width + _CLEAR)
                else:
                    right = min(right, part.x - _CLEAR)
        return left, right

    @property
    def legible(self) -> float:
        """Down to where the middle has words that nothing should cover."""
        read = self.middle.requirement if self.middle is not None else self.offers
        return read.y + read.height if read is not None else 0.0
