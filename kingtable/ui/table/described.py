"""A picture as lists of things with names, for a screen reader: the own cards, what lies on the table, the players."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

from msgspec import Struct

from kingtable.core.cards import Card
from kingtable.ui import told, told_kings_reverse, told_table
from kingtable.ui.people import People
from kingtable.ui.spoken import aloud
from kingtable.ui.table.picture import CardPic, Picture, Zone
from kingtable.ui.table.placement import CARD_RATIO, Layout, Placement, Rect


class Thing(Struct, frozen=True):
    """One thing on the table. ``key`` stays the same while the thing does, whatever becomes of its name."""

    key: Hashable
    name: str
    rect: Rect
    card: Card | None = None
    """The card of the hand that it is."""
    zone: Zone | None = None
    """The place that can be pointed at."""
    picked: bool = False
    closed: bool = False
    """Whether it may not be played now."""


class Things(Struct, frozen=True):
    """All things under one heading."""

    key: str
    name: str
    rect: Rect
    things: tuple[Thing, ...]


Lying = list[tuple[CardPic, Placement]]
"""Cards of a zone with their places, lowest first."""


def described(picture: Picture, placed: Layout) -> tuple[Things, ...]:
    """The three lists of the table, an empty one left out."""
    zones = _zones(picture, placed)
    seats = {pic.seat: pic for pic in picture.seats}
    badges = tuple(
        Thing(("seat", seat), told_table.badge(seats[seat]), placed.badges[seat])
        for seat in picture.people.around
        if seat in seats
    )
    lists = (
        ("hand", told_table.your_cards(), tuple(_hand(zones.get(Zone("hand", picture.viewer), [])))),
        ("table", told_table.on_the_table(), (*_signs(picture, placed), *_middle(picture, placed, zones))),
        ("players", told_table.players(), badges),
    )
    return tuple(
        Things(key, name, _bounds([thing.rect for thing in things]), things) for key, name, things in lists if things
    )


def _zones(picture: Picture, placed: Layout) -> dict[Zone, Lying]:
    zones: dict[Zone, Lying] = {}
    for pic, place in zip(picture.cards, placed.cards, strict=True):
        zones.setdefault(pic.zone, []).append((pic, place))
    for lying in zones.values():
        lying.sort(key=lambda card: card[0].slot)
    return zones


def _hand(held: Lying) -> Iterator[Thing]:
    for place, (pic, at) in enumerate(held, 1):
        if pic.face is not None:
            name = told_table.held_card(pic, place, len(held))
            closed = pic.legal is False
            yield Thing(("hand", pic.face), name, _rect(at), pic.face, picked=pic.selected, closed=closed)


def _signs(picture: Picture, placed: Layout) -> Iterator[Thing]:
    """What is written in the middle: the game and the led suit, or what fits and who has to do what."""
    if picture.plate is not None:
        plate = told.plate(picture.people, picture.plate)
        yield Thing("plate", aloud(f"{plate.title}, {plate.subtitle}"), placed.plate)
    if picture.course is not None and placed.middle is not None:
        course, middle = picture.course, placed.middle
        words = told_kings_reverse.plate(course)
        if words is not None:
            name = f"{words.above} {words.name} {words.below}, {told_kings_reverse.direction(course.direction)}"
            yield Thing("plate", name, middle.requirement)
        caption = told_kings_reverse.caption(picture.people, course.told)
        if caption:
            yield Thing("caption", aloud(caption), middle.caption)


def _middle(picture: Picture, placed: Layout, zones: dict[Zone, Lying]) -> Iterator[Thing]:
    people = picture.people
    for pic, at in sorted(_of_kind(zones, "trick"), key=lambda card: card[0].slot):
        if pic.face is not None:
            name = told_table.in_trick(people, pic.zone.seat, pic.face, pic.tag)
            yield Thing(("trick", pic.zone.seat), name, _rect(at))
    yield from _piled(zones, "stack", lambda cards: told_table.stack(len(cards)))
    yield from _piled(zones, "discard", lambda cards: told_table.discards(cards[-1], len(cards)))
    if picture.plan == "ring":
        yield from _in_the_ring(people, zones)
        yield from _piles(picture, placed, zones)


def _in_the_ring(people: People, zones: dict[Zone, Lying]) -> Iterator[Thing]:
    """The ring as one thing, the open card, each card of the Wat."""
    ring = _of_kind(zones, "ring")
    if ring:
        bounds = _bounds([_rect(at) for _, at in ring])
        yield Thing("ring", told_table.ring(len(ring)), bounds, zone=ring[0][0].zone)
    for pic, at in (*_of_kind(zones, "drawn"), *_of_kind(zones, "first")):
        if pic.face is not None:
            name = told_table.drawn(people, pic.zone.seat, pic.face)
            yield Thing((pic.zone.kind, pic.zone.seat, pic.slot), name, _rect(at), zone=pic.zone)
    wat = sorted(_of_kind(zones, "wat"), key=lambda card: card[0].slot)
    for pic, at in wat:
        if pic.face is not None:
            yield Thing(("wat", pic.face), told_table.in_wat(pic), _rect(at), zone=pic.zone, picked=pic.winner)


def _piles(picture: Picture, placed: Layout, zones: dict[Zone, Lying]) -> Iterator[Thing]:
    """A pile a side, empty ones too, then what is out of play."""
    for caption, rect in zip(picture.captions, placed.captions, strict=True):
        zone = caption.zone
        if zone.kind != "pile" or caption.kind not in ("nothing", "count"):
            continue
        lying = zones.get(zone, [])
        cards = [pic.face for pic, _ in lying if pic.face is not None]
        bounds = _rect(lying[-1][1]) if lying else rect
        yield Thing(("pile", zone.seat), told_table.pile(picture.people, zone.seat, cards), bounds, zone=zone)
    gone = _of_kind(zones, "gone")
    if gone:
        yield Thing("gone", told_table.out_of_play(len(gone)), _rect(gone[-1][1]))


def _piled(zones: dict[Zone, Lying], kind: str, words: Callable[[Sequence[Card]], str]) -> Iterator[Thing]:
    """Cards of which only the top matters; ``words`` is given all faces, jokers for unseen ones."""
    lying = _of_kind(zones, kind)
    if lying:
        cards = [pic.face or Card(0, "") for pic, _ in lying]
        yield Thing(kind, words(cards), _rect(lying[-1][1]), zone=lying[-1][0].zone)


def _of_kind(zones: dict[Zone, Lying], kind: str) -> Lying:
    return [card for zone, lying in zones.items() if zone.kind == kind for card in lying]


def _rect(at: Placement) -> Rect:
    width = at.height * CARD_RATIO
    return Rect(at.x - width / 2, at.y - at.height / 2, width, at.height)


def _bounds(rects: Sequence[Rect]) -> Rect:
    """What holds them all, with room for their rounding to whole pixels."""
    left, top = min(rect.x for rect in rects) - 1, min(rect.y for rect in rects) - 1
    right = max(rect.x + rect.width for rect in rects) + 2
    bottom = max(rect.y + rect.height for rect in rects) + 2
    return Rect(left, top, right - left, bottom - top)
