"""From a Picture and a size to placements, by the layout of its kind of table. No Qt.

All table metrics grow with ``scale``; badges and words grow with the user's text size (per cent).
"""

from __future__ import annotations

from kingtable.ui.table.layouts import open_hands, ring, stack, trick
from kingtable.ui.table.picture import Picture
from kingtable.ui.table.placement import FAN_LEAST, Layout


def layout(picture: Picture, width: float, height: float, text_scale: int, least: float = FAN_LEAST) -> Layout:
    """Place everything of a picture on a table of that size; ``least`` of each card in a fan is seen."""
    if picture.plan == "ring":
        return ring.lay_out(picture, width, height, text_scale)
    plans = {"trick": trick.lay_out, "stack": stack.lay_out}
    return open_hands.spread(picture, plans[picture.plan](picture, width, height, text_scale, least), width)
