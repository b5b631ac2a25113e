"""How cards get from one picture to the next: which of them travel, in what order they go, and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kingtable.ui.table.card_item import CardItem
from kingtable.ui.table.cards_model import CardsModel
from kingtable.ui.table.motion import Flight
from kingtable.ui.table.picture import Picture, Tempo
from kingtable.ui.theme import DURATIONS

_FLYING = 500.0
_SEEN_OF_PACK = 6
"""Cards of the pack that are drawn while it is dealt."""


def displaced(items: Sequence[CardItem], cards: CardsModel) -> list[CardItem]:
    """The cards that are not yet where they belong."""
    return [item for item in items if item.placed is not None and item.placed != cards.placement(item.row)]


def travels(item: CardItem, cards: CardsModel) -> bool:
    """Whether that card goes somewhere: those of a hand only close up."""
    return cards.pic(item.row).zone.kind != "hand"


def journeys(
    items: Sequence[CardItem], cards: CardsModel, picture: Picture, tempo: Tempo, factor: float
) -> list[Flight]:
    """The flights of all cards to where they belong; ``factor`` scales their times.

    Cards that are seen neither here nor there are put in their places at once.
    """
    late = displaced(items, cards)
    if tempo is Tempo.DEAL:
        return _dealing(late, cards, picture, factor)
    duration = {Tempo.PLAY: DURATIONS.play, Tempo.COLLECT: DURATIONS.collect}.get(tempo, DURATIONS.raise_card)
    flights = []
    for item in late:
        start, end = item.placed, cards.placement(item.row)
        assert start is not None
        if not start.shown and not end.shown:
            item.place(end)
            continue
        far = travels(item, cards)
        # What is only covered at its place stays below what is laid on it.
        lifted = far and (start.x, start.y) != (end.x, end.y)
        if not far and start.height == end.height:
            # A hand closing up turns by a degree: doing that at once lets its cards' pictures be kept.
            start = replace(start, angle=end.angle)
        flights.append(Flight(item, start, end, 0, max(1, round(duration * factor)), _FLYING if lifted else 0.0))
    return flights


def _dealing(items: Sequence[CardItem], cards: CardsModel, picture: Picture, factor: float) -> list[Flight]:
    """One card to each seat in turn, as they are dealt; from the pile's top downwards."""
    around = {seat: place for place, seat in enumerate(picture.people.around)}

    def turn_of(item: CardItem) -> tuple[int, int]:
        pic = cards.pic(item.row)
        return pic.slot, around.get(pic.zone.seat, -1)

    travel = max(1, round(DURATIONS.deal_card * factor))
    spread = max(0, round(DURATIONS.deal * factor) - travel)
    tops = sorted((item.placed for item in items if item.placed), key=lambda at: -at.z)
    flights = []
    for place, (item, top) in enumerate(zip(sorted(items, key=turn_of), tops, strict=True)):
        delay, bared = (
            round(spread * max(0, dealt) / max(1, len(items) - 1)) for dealt in (place, place - _SEEN_OF_PACK)
        )
        turns = cards.pic(item.row).face is not None
        if turns:
            item.turn(0.0)
        flights.append(Flight(item, top, cards.placement(item.row), delay, travel, _FLYING, turns, bared))
    return flights
