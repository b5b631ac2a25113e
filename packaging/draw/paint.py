"""The colours of the figures, and the three ways to put a path on the page."""

from __future__ import annotations

from pen import Mark, Path, ellipse, path

INK = "#1B2340"
CRIMSON, CORAL = "#C42B3C", "#E0574F"
GOLD, AMBER = "#E9AE36", "#C98A22"
TEAL, MINT = "#1E7A76", "#2F9A8C"
NAVY, BLUE = "#1B2340", "#2C5F9E"
IVORY = "#FFF8E7"
RUST, CHESTNUT, BROWN, UMBER = "#B5492B", "#8A3B22", "#6A4A2A", "#3A2318"

LINE = 2.3  # the ink line round every shape
FINE = 1.7  # details inside a shape


def outlined(shape: str | Path, fill: str, width: float = LINE, ink: str = INK) -> Mark:
    """A filled shape with the ink line round it."""
    return Mark(path(shape) if isinstance(shape, str) else shape, fill, ink, width)


def plain(shape: str | Path, fill: str) -> Mark:
    """A filled shape without a line."""
    return Mark(path(shape) if isinstance(shape, str) else shape, fill)


def line(shape: str | Path, ink: str = INK, width: float = FINE) -> Mark:
    """A line alone."""
    return Mark(path(shape) if isinstance(shape, str) else shape, "", ink, width)


def disc(x: float, y: float, r: float, fill: str, width: float = LINE, ink: str = INK) -> Mark:
    """A disc with the ink line round it (width 0: without)."""
    return Mark(ellipse(x, y, r), fill, ink if width else "", width)
