"""What trick games for four show alike: the fan, the cards in all their places, and the ends of tricks and deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace

from kingtable.core.cards import Card
from kingtable.core.events import TrickTaken
from kingtable.games.tricks import DIAMOND, HEART, SUIT_MASKS, Trick, bits_of, card_of
from kingtable.ui.table.picture import CardPic, Picture, Tag, Zone

_FAN = (0, 1, 3, 2)
"""Suits from the left: spades, hearts, clubs, diamonds, so that black and red alternate."""


class _Deal(Protocol):
    """The part of a running deal that lies on the table."""

    @property
    def leader(self) -> int: ...
    @property
    def trick(self) -> tuple[int, ...]: ...
    @property
    def best(self) -> int: ...
    @property
    def tricks(self) -> tuple[Trick, ...]: ...


class _View(Protocol):
    """The part of a View that is about cards."""

    @property
    def seat(self) -> int: ...
    @property
    def hand(self) -> int: ...
    @property
    def playable(self) -> int: ...
    @property
    def counts(self) -> Sequence[int]: ...
    @property
    def deal(self) -> _Deal: ...


def trick_cards(view: _View, step: int, trump: int = 0) -> tuple[CardPic, ...]:
    """All cards as that View's seat sees them; play runs by ``step`` seats, trumps lie at the left of the fan."""
    deal = view.deal
    # A full trick rests before anybody is asked again.
    asked = view.playable if len(deal.trick) < 4 else 0
    pics = []
    for slot, bit in enumerate(fan_order(view.hand, trump)):
        legal = bool(bit & asked) if asked not in (0, view.hand) else None
        pics.append(CardPic(card_of(bit), Zone("hand", view.seat), slot, legal=legal))
    for seat in range(4):
        # In a bystander's View the cards of the own place lie face down like all others.
        if seat != view.seat or not view.hand:
            pics += [CardPic(None, Zone("hand", seat), slot) for slot in range(view.counts[seat])]
    for turn, bit in enumerate(deal.trick):
        seat = (deal.leader + step * turn) % 4
        tag = Tag(None, 0) if bit == deal.best and len(deal.trick) > 1 else None
        pics.append(CardPic(card_of(bit), Zone("trick", seat), turn, tag=tag, origin=Zone("hand", seat)))
    for trick in deal.tricks:
        for turn, bit in enumerate(trick.cards):
            seat = (trick.leader + step * turn) % 4
            pics.append(CardPic(card_of(bit), Zone("taken", trick.winner), turn, origin=Zone("hand", seat)))
    return tuple(pics)


def fan_order(hand: int, trump: int) -> tuple[int, ...]:
    """The own cards from the left: trumps first, then suits of alternating colour, high cards first."""
    held = [suit for suit in _FAN if hand & SUIT_MASKS[suit]]
    order: list[int] = []
    while held:
        order.append(_next_suit(held, order, trump))
        held.remove(order[-1])
    return tuple(bit for suit in order for bit in reversed(tuple(bits_of(hand & SUIT_MASKS[suit]))))


def _next_suit(held: list[int], order: list[int], trump: int) -> int:
    if order:
        wanted = not _red(order[-1])
    elif trumps := [suit for suit in held if SUIT_MASKS[suit] & trump]:
        return trumps[0]
    else:
        # The colour with more suits begins, so that an odd suit comes to lie between two of the other colour.
        wanted = 2 * sum(map(_red, held)) > len(held)
    return next((suit for suit in held if _red(suit) == wanted), held[0])


def _red(suit: int) -> bool:
    return suit in (HEART, DIAMOND)


def nobody_to_act(picture: Picture) -> Picture:
    """The same cards with the deal over: whoever took the last trick is not asked to lead."""
    seats = tuple(
        replace(seat, turn=False, mark=None if seat.mark and seat.mark.acts else seat.mark) for seat in picture.seats
    )
    cards = tuple(replace(pic, legal=None) for pic in picture.cards)
    return replace(picture, seats=seats, cards=cards, slot_open=False)


def resting(shown: Picture, event: TrickTaken, step: int) -> Picture:
    """The full trick with the winning card marked and who takes it."""
    winner = event.cards[(event.seat - event.leader) * step % 4]
    tag = Tag(event.seat, event.points)
    return replace(shown, cards=tuple(_marked(pic, winner, tag) for pic in shown.cards))


def _marked(pic: CardPic, winner: Card, tag: Tag) -> CardPic:
    return replace(pic, winner=True, tag=tag) if pic.zone.kind == "trick" and pic.face == winner else pic


def gathered(end: Picture, dealer: int) -> Picture:
    """All cards face down in front of the dealer, before the deal moves."""
    stock = tuple(CardPic(None, Zone("stock", dealer), slot) for slot in range(len(end.cards)))
    return replace(end, cards=stock, naming=False, slot_open=False, plate=None)
