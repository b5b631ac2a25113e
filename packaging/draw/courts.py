"""The twelve courts by name of card."""

from __future__ import annotations

from collections.abc import Callable

from court import Figure
from jacks import jack_of_clubs, jack_of_diamonds, jack_of_hearts, jack_of_spades
from kings import king_of_clubs, king_of_diamonds, king_of_hearts, king_of_spades
from queens import queen_of_clubs, queen_of_diamonds, queen_of_hearts, queen_of_spades

FIGURES: dict[str, Callable[[], Figure]] = {
    "KS": king_of_spades,
    "QS": queen_of_spades,
    "JS": jack_of_spades,
    "KH": king_of_hearts,
    "QH": queen_of_hearts,
    "JH": jack_of_hearts,
    "KD": king_of_diamonds,
    "QD": queen_of_diamonds,
    "JD": jack_of_diamonds,
    "KC": king_of_clubs,
    "QC": queen_of_clubs,
    "JC": jack_of_clubs,
}
