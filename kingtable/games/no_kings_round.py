"""No Kings: a round in progress and what becomes of a drawn card. Rule ids NK-10 … NK-40."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kingtable.core.cards import KING, Card
from kingtable.core.events import Event
from kingtable.games.no_kings_captures import Capture, captures, run
from kingtable.games.no_kings_events import CardLaid, CardsCaptured, JokerSwept, KingPenalty
from kingtable.games.no_kings_table import Seating, wat_order

Fate = Literal["laid", "captured", "king", "joker"]
"""What became of a drawn card: into the Wat, a capture, the King's penalty, the Joker's sweep."""


class Turn(NamedTuple):
    """One drawn card of the round; ``moved`` are the cards that it took or, as a King, gave away."""

    seat: int
    card: Card
    fate: Fate
    moved: tuple[Card, ...]


class Round(Struct, frozen=True):
    """All of a round but the ring: everybody has seen it."""

    number: int
    dealer: int
    first: int
    draws: tuple[tuple[int, Card], ...]
    """The cards drawn for the first player, by seat (NK-05)."""
    to_act: int
    wat: tuple[Card, ...]
    """In the order in which the cards came."""
    piles: tuple[tuple[Card, ...], ...]
    """The home pile of each side, bottom first."""
    drawn: Card | None
    """The card whose capture is to be chosen, None while none is."""
    discarded: tuple[Card, ...]
    """Kings out of play (NK-20)."""
    turns: tuple[Turn, ...]


def choices(at: Round, seating: Seating, rules: Mapping[str, str]) -> tuple[Capture, ...]:
    """The captures among which the seat to act must choose now, none while it is to draw (NK-19)."""
    return () if at.drawn is None else captures(at.drawn, at.to_act, at.wat, at.piles, seating, rules)


def resolved(at: Round, card: Card, seating: Seating, rules: Mapping[str, str]) -> tuple[Round, Event | None]:
    """The round after a card was drawn; no event means that its capture is to be chosen."""
    if not card.rank:
        return _swept(at, card, seating, rules)
    if card.rank == KING and rules["rules_mode"] == "no_kings":
        return _penalised(at, card, seating, discard=rules["king_card"] == "discard")
    found = captures(card, at.to_act, at.wat, at.piles, seating, rules)
    if not found:
        laid = replace(at, wat=(*at.wat, card))
        return _passed(laid, card, "laid", (), seating), CardLaid(at.to_act, card)
    if len(found) > 1:
        return replace(at, drawn=card), None
    return captured(at, card, found[0], seating)


def captured(at: Round, card: Card, capture: Capture, seating: Seating) -> tuple[Round, CardsCaptured]:
    """The round after that capture; the same seat draws again (NK-16, NK-17)."""
    seat = at.to_act
    runs = tuple((other, run(at.piles[seating.side_of(other)], card)) for other in capture.runs)
    taken = (*capture.centre, *(other for _, cards in runs for other in cards))
    piles = list(at.piles)
    for other, cards in runs:
        side = seating.side_of(other)
        piles[side] = piles[side][: -len(cards)]
    piles[seating.side_of(seat)] += (*taken, card)
    after = replace(
        at,
        wat=tuple(other for other in at.wat if other not in capture.centre),
        piles=tuple(piles),
        drawn=None,
        turns=(*at.turns, Turn(seat, card, "captured", taken)),
    )
    return after, CardsCaptured(seat, card, capture.centre, runs)


def _penalised(at: Round, card: Card, seating: Seating, discard: bool) -> tuple[Round, KingPenalty]:
    """The whole own pile, even an empty one, goes to the next seat on the left (NK-20)."""
    seat, recipient = at.to_act, seating.next_seat(at.to_act)
    own, side = seating.side_of(seat), seating.side_of(recipient)
    pile = at.piles[own]
    piles = list(at.piles)
    piles[own] = ()
    piles[side] += pile if discard else (*pile, card)
    discarded = (*at.discarded, card) if discard else at.discarded
    after = replace(at, piles=tuple(piles), discarded=discarded)
    return _passed(after, card, "king", pile, seating), KingPenalty(seat, card, recipient, pile, discard)


def _swept(at: Round, card: Card, seating: Seating, rules: Mapping[str, str]) -> tuple[Round, JokerSwept]:
    """The Wat and, in ``no_kings``, the piles with a King or those of all opponents (NK-22, NK-23, NK-31, NK-32)."""
    seat = at.to_act
    centre = tuple(sorted(at.wat, key=wat_order))
    swept = tuple(
        (other, at.piles[seating.side_of(other)])
        for other in seating.opponents(seat)
        if _is_swept(at.piles[seating.side_of(other)], rules)
    )
    piles = list(at.piles)
    for other, _ in swept:
        piles[seating.side_of(other)] = ()
    taken = (*centre, *(other for _, cards in swept for other in cards))
    piles[seating.side_of(seat)] += (*taken, card)
    after = replace(at, wat=(), piles=tuple(piles))
    return _passed(after, card, "joker", taken, seating), JokerSwept(seat, card, centre, swept)


def _is_swept(pile: Sequence[Card], rules: Mapping[str, str]) -> bool:
    if rules["rules_mode"] == "injera" or not pile:
        return False
    return rules["joker_variant"] == "chaos" or any(card.rank == KING for card in pile)


def _passed(at: Round, card: Card, fate: Fate, moved: tuple[Card, ...], seating: Seating) -> Round:
    """The turn is over; the next seat draws."""
    turns = (*at.turns, Turn(at.to_act, card, fate, moved))
    return replace(at, to_act=seating.next_seat(at.to_act), turns=turns)
