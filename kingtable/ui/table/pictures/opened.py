"""A Picture with the hands of all seats face up, for a match that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from kingtable.core.cards import Card
from kingtable.ui.table.picture import CardPic, Picture

Hands = Sequence[Sequence[Card]]
"""By seat."""


def at_rest(picture: Picture) -> Picture:
    """The same table with nothing asked of anybody."""
    cards = tuple(replace(pic, legal=None, selected=False) for pic in picture.cards)
    return replace(picture, cards=cards, naming=False, slot_open=False)


def opened(picture: Picture, *candidates: Hands) -> Picture:
    """Turn up each hidden hand by the first candidate of its length, of whose cards none lies elsewhere."""
    seen = {pic.face for pic in picture.cards if pic.face is not None}
    hidden: dict[int, int] = {}
    for pic in picture.cards:
        if pic.zone.kind == "hand" and pic.face is None:
            hidden[pic.zone.seat] = hidden.get(pic.zone.seat, 0) + 1
    faces: dict[int, list[Card]] = {}
    for seat, count in hidden.items():
        fitting = (hands[seat] for hands in candidates if len(hands[seat]) == count)
        found = next((hand for hand in fitting if seen.isdisjoint(hand)), None)
        if found is not None:
            faces[seat] = sorted(found, key=_order)
            seen.update(found)
    return replace(picture, cards=_turned(picture, faces))


def _turned(picture: Picture, faces: Mapping[int, Sequence[Card]]) -> tuple[CardPic, ...]:
    return tuple(
        replace(pic, face=faces[pic.zone.seat][pic.slot])
        if pic.zone.kind == "hand" and pic.face is None and pic.zone.seat in faces
        else pic
        for pic in picture.cards
    )


def _order(card: Card) -> tuple[int, int]:
    # Black and red alternate, high cards first, as in the own hand; jokers last.
    return ("SHCD".find(card.suit) % 9, -card.rank)
