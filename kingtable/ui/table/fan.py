"""The own hand as a fan: as wide as it may be, narrower where it must, in two rows when that is still too little."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from kingtable.core.cards import Card
from kingtable.ui.table.picture import CardPic
from kingtable.ui.table.placement import CARD_RATIO, Placement, Rect

FAN_STEP = 0.42
"""Visible strip of a card at ease, as a share of its width."""
SUIT_GAP = 0.12
FAN_TURN = 4.2
FAN_DROP = 0.06
RAISE, LOWER, SELECT = 0.06, 0.04, 0.14
_ROW_RISE = 0.42
"""How far the upper of two rows stands above the lower, as a share of the height: its ranks and suits are seen."""


class Fan(Struct, frozen=True):
    """The room of a fan: its edges, the line through its middle, the top of its cards and their height."""

    left: float
    right: float
    middle: float
    top: float
    height: float
    least: float
    """The narrowest strip of a card that shows its rank and suit, as a share of its width."""


def fanned(fan: Fan, cards: list[CardPic]) -> tuple[list[Placement], Rect]:
    """A placement for each card, from the left, and the rectangle they take up."""
    wide = fan.height * CARD_RATIO
    space = fan.right - fan.left
    if _length(cards, wide, fan.least, 0.0) <= space or len(cards) < 2:
        return _row(fan, cards, 100)
    cut = (len(cards) + 1) // 2
    lower, below = _row(fan, cards[cut:], 200)
    upper, above = _row(replace(fan, top=fan.top - _ROW_RISE * fan.height), cards[:cut], 100)
    left = min(above.x, below.x)
    right = max(above.x + above.width, below.x + below.width)
    return upper + lower, Rect(left, above.y, right - left, below.y + below.height - above.y)


def _row(fan: Fan, cards: list[CardPic], z: int) -> tuple[list[Placement], Rect]:
    high = fan.height
    wide = high * CARD_RATIO
    offsets = _offsets(cards, wide, fan.right - fan.left, fan.least * wide)
    length = (offsets[-1] if offsets else 0.0) + wide
    start = min(max(fan.left, fan.middle - length / 2), max(fan.left, fan.right - length))
    half = (len(cards) - 1) / 2
    placed = []
    for place, pic in enumerate(cards):
        bend = (place - half) / half if half else 0.0
        bend *= min(1.0, len(cards) / 13)
        lift = 0.0 if pic.legal is None else (-RAISE if pic.legal else LOWER)
        lift = -SELECT if pic.selected else lift
        placed.append(
            Placement(
                x=start + offsets[place] + wide / 2,
                y=fan.top + high / 2 + high * (FAN_DROP * bend * bend + lift),
                height=high,
                angle=FAN_TURN * bend,
                z=z + place,
                shown=True,
            )
        )
    return placed, Rect(start, fan.top, length, high)


def _length(cards: list[CardPic], wide: float, step: float, gap: float) -> float:
    return wide * (1 + step * (len(cards) - 1) + gap * sum(_gaps(cards)))


def _gaps(cards: list[CardPic]) -> list[int]:
    """For each card but the first whether another suit begins with it."""
    faces = [pic.face for pic in cards]
    return [int(_suit(before) != _suit(card)) for before, card in zip(faces, faces[1:], strict=False)]


def _suit(card: Card | None) -> str:
    # A bystander sees the backs of the own cards only.
    return card.suit if card is not None else ""


def _offsets(cards: list[CardPic], wide: float, space: float, least: float) -> list[float]:
    if not cards:
        return []
    gaps = _gaps(cards)
    steps, suits = len(gaps), sum(gaps)
    step, gap = FAN_STEP * wide, SUIT_GAP * wide
    if steps and steps * step + suits * gap + wide > space:
        step = max(least, (space - wide - suits * gap) / steps)
    if steps and steps * step + suits * gap + wide > space:
        gap = max(0.0, (space - wide - steps * step) / max(1, suits))
    if steps and steps * step + suits * gap + wide > space:
        # More cards than two rows hold at ease: better a narrow strip than a card beyond the edge.
        step = max(0.0, (space - wide) / steps)
    offsets = [0.0]
    for jump in gaps:
        offsets.append(offsets[-1] + step + gap * jump)
    return offsets
