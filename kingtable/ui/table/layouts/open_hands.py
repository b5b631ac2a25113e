"""Hands of others that lie open, as in the replay of a finished match: a small row beside or below each badge."""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from kingtable.ui.table.picture import CardPic, Picture
from kingtable.ui.table.placement import CARD_RATIO, Layout, Placement, Rect

HEIGHT = 78
"""Of a card, at the scale of the table."""
_STEP = 0.46
"""Visible strip of a card at ease, as a share of its width."""
CLOSE = 0.72
"""Height of a card below one of many badges, as a share of the usual one."""
_SIDE = 0.29
"""Share of the table's width that a row at the side may take."""


def lies_open(picture: Picture, pic: CardPic) -> bool:
    """Whether that card is one of another seat's hand with its face up."""
    return pic.face is not None and pic.zone.kind == "hand" and pic.zone.seat != picture.viewer


def spread(picture: Picture, placed: Layout, width: float) -> Layout:
    """The same table with the open hands of others laid out."""
    rows: dict[int, list[int]] = defaultdict(list)
    for number, pic in enumerate(picture.cards):
        if lies_open(picture, pic):
            rows[pic.zone.seat].append(number)
    if not rows:
        return placed
    cards = list(placed.cards)
    for seat, numbers in rows.items():
        numbers.sort(key=lambda number: picture.cards[number].slot)
        row = _row(placed.badges[seat], _free(placed, seat, width), len(numbers), width, HEIGHT * placed.scale)
        for number, place in zip(numbers, row, strict=True):
            cards[number] = place
    return replace(placed, cards=tuple(cards))


def _free(placed: Layout, seat: int, width: float) -> float:
    """The room right of that badge, up to the next one in its row or the edge."""
    badge = placed.badges[seat]
    right = badge.x + badge.width
    beside = [
        other.x
        for each, other in placed.badges.items()
        if each != seat and other.x >= right and other.y < badge.y + badge.height and badge.y < other.y + other.height
    ]
    return min([*beside, width]) - right - 16


def _row(badge: Rect, free: float, count: int, width: float, height: float) -> list[Placement]:
    x, y = badge.centre
    room = max(badge.width, width * _SIDE)
    below = badge.y + badge.height + 6
    if x < width / 3 and free > width / 3:
        left, top = badge.x, below
    elif x > 2 * width / 3:
        left, top = badge.x + badge.width - _length(count, height * CARD_RATIO, room), below
    elif free > 2 * height:
        room = min(room, free)
        left, top = badge.x + badge.width + 10, max(6.0, y - height / 2)
    else:
        # Badges stand close: a smaller row below this one.
        height, room = height * CLOSE, badge.width
        left, top = badge.x, below
    wide = height * CARD_RATIO
    step = _step(count, wide, room)
    return [
        Placement(left + wide / 2 + step * slot, top + height / 2, height, 0.0, 14 + slot * 0.1, True)
        for slot in range(count)
    ]


def _step(count: int, wide: float, room: float) -> float:
    return min(_STEP * wide, (room - wide) / max(1, count - 1))


def _length(count: int, wide: float, room: float) -> float:
    return wide + _step(count, wide, room) * max(0, count - 1)
