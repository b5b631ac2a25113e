"""Turkish King on the table: a View as a Picture, and a step as the beats that lead to the next picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kingtable.core.cards import SUITS, Card
from kingtable.core.events import CardPlayed, DealEnded, DealStarted, Event, GameNamed, KingMade, TrickTaken
from kingtable.games.king import Deal, Trick, View
from kingtable.games.tricks import DIAMOND, HEART, SUIT_MASKS, bit_of, bits_of, card_of, suit_of
from kingtable.ui.people import People
from kingtable.ui.table.picture import Beat, CardPic, Mark, Picture, Plate, SeatPic, Tag, Tempo, Zone

_FAN = (0, 1, 3, 2)
"""Suits from the left: spades, hearts, clubs, diamonds, so that black and red alternate."""


def picture_of(view: View, people: People) -> Picture:
    """The table as that View's seat sees it, at rest."""
    deal = view.deal
    full = len(deal.trick) == 4
    turn = None if view.over or full else deal.to_act
    return Picture(
        people=people,
        cards=tuple(_cards(view)),
        seats=tuple(_seat(view, people, seat, turn == seat) for seat in range(4)),
        plate=_plate(view),
        naming=turn == view.seat and deal.contract is None,
        slot_open=turn == view.seat and deal.contract is not None,
    )


def beats_of(before: View, events: Sequence[Event], after: View, people: People) -> tuple[Beat, ...]:
    """The pictures between two positions, in order; the last one is that of ``after``."""
    beats: list[Beat] = []
    shown = before
    for event in events:
        if isinstance(event, GameNamed):
            beats.append(Beat(Tempo.SET, picture_of(after, people), event))
        elif isinstance(event, CardPlayed):
            shown = _with_card(shown, event) if len(shown.deal.trick) == 3 else after
            beats.append(Beat(Tempo.PLAY, picture_of(shown, people), event))
        elif isinstance(event, TrickTaken):
            beats.append(Beat(_rest(event, after), _resting(shown, event, people), event))
            shown = _collected(shown, event)
            ended = len(after.sheet) > len(before.sheet)
            picture = _nobody_to_act(picture_of(shown, people)) if ended else picture_of(after, people)
            beats.append(Beat(Tempo.COLLECT, picture))
        elif isinstance(event, KingMade):
            beats.append(Beat(Tempo.CELEBRATE, _nobody_to_act(picture_of(shown, people)), event))
        elif isinstance(event, DealEnded):
            written = replace(shown, totals=event.totals)
            beats.append(Beat(Tempo.PAUSE, _nobody_to_act(picture_of(written, people)), event))
        elif isinstance(event, DealStarted):
            end = picture_of(after, people)
            beats.append(Beat(Tempo.SET, _gathered(end, event.dealer)))
            beats.append(Beat(Tempo.DEAL, end, event))
    return tuple(beats)


def _nobody_to_act(picture: Picture) -> Picture:
    """The same cards with the deal over: whoever took the last trick is not asked to lead."""
    seats = tuple(
        replace(seat, turn=False, mark=None if seat.mark and seat.mark.acts else seat.mark) for seat in picture.seats
    )
    cards = tuple(replace(pic, legal=None) for pic in picture.cards)
    return replace(picture, seats=seats, cards=cards, slot_open=False)


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


def _cards(view: View) -> list[CardPic]:
    deal = view.deal
    # A full trick rests before anybody is asked again.
    asked = view.playable if len(deal.trick) < 4 else 0
    trump = deal.duty.trump if deal.duty is not None else 0
    pics = []
    for slot, bit in enumerate(fan_order(view.hand, trump)):
        legal = bool(bit & asked) if asked not in (0, view.hand) else None
        pics.append(CardPic(card_of(bit), Zone("hand", view.seat), slot, legal=legal))
    for seat in range(4):
        if seat != view.seat:
            pics += [CardPic(None, Zone("hand", seat), slot) for slot in range(view.counts[seat])]
    for turn, bit in enumerate(deal.trick):
        seat = (deal.leader - turn) % 4
        tag = Tag(None, 0) if bit == deal.best and len(deal.trick) > 1 else None
        pics.append(CardPic(card_of(bit), Zone("trick", seat), turn, tag=tag, origin=Zone("hand", seat)))
    for trick in deal.tricks:
        for turn, bit in enumerate(trick.cards):
            seat = (trick.leader - turn) % 4
            pics.append(CardPic(card_of(bit), Zone("taken", trick.winner), turn, origin=Zone("hand", seat)))
    return pics


def _seat(view: View, people: People, seat: int, turn: bool) -> SeatPic:
    deal = view.deal
    return SeatPic(
        seat=seat,
        person=people.seats[seat],
        total=view.totals[seat],
        cards_left=view.counts[seat],
        points=0 if view.over or len(view.sheet) == deal.number else deal.entries[seat],
        mark=_mark(view, seat, turn),
        turn=turn,
    )


def _mark(view: View, seat: int, turn: bool) -> Mark | None:
    naming = view.deal.contract is None
    if turn and seat == view.seat:
        return Mark.YOUR_CHOICE if naming else Mark.YOUR_TURN
    if turn:
        return Mark.CHOOSES if naming else Mark.PLAYS
    if seat == view.deal.chooser and not naming:
        return Mark.NAMED_IT
    return Mark.DEALER if seat == view.deal.dealer else None


def _plate(view: View) -> Plate | None:
    deal = view.deal
    if deal.contract is None and deal.to_act == view.seat:
        return None
    led = SUITS[suit_of(deal.trick[0])] if deal.trick else ""
    return Plate(led, deal.contract, deal.chooser)


def _with_card(view: View, event: CardPlayed) -> View:
    deal = view.deal
    bit = bit_of(event.card)
    assert deal.duty is not None
    hands = tuple(hand & ~bit for hand in deal.hands)
    counts = tuple(count - (seat == event.seat) for seat, count in enumerate(view.counts))
    return replace(view, counts=counts, deal=replace(deal, hands=hands, trick=(*deal.trick, bit), best=0))


def _resting(view: View, event: TrickTaken, people: People) -> Picture:
    winner = event.cards[(event.leader - event.seat) % 4]
    shown = picture_of(view, people)
    tag = Tag(event.seat, event.points)
    return replace(shown, cards=tuple(_marked(pic, winner, tag) for pic in shown.cards))


def _marked(pic: CardPic, winner: Card, tag: Tag) -> CardPic:
    return replace(pic, winner=True, tag=tag) if pic.zone.kind == "trick" and pic.face == winner else pic


def _rest(event: TrickTaken, after: View) -> Tempo:
    return Tempo.LAST_REST if len(after.sheet) == after.deal.number or not after.deal.tricks else Tempo.REST


def _collected(view: View, event: TrickTaken) -> View:
    deal = view.deal
    trick = Trick(event.leader, deal.trick, event.seat, event.points)
    entries = tuple(entry + event.points * (s == event.seat) for s, entry in enumerate(deal.entries))
    return replace(view, deal=_cleared(deal, trick, entries))


def _cleared(deal: Deal, trick: Trick, entries: tuple[int, ...]) -> Deal:
    return replace(deal, trick=(), best=0, high=0, leader=trick.winner, tricks=(*deal.tricks, trick), entries=entries)


def _gathered(end: Picture, dealer: int) -> Picture:
    # Before the deal moves, all cards lie face down in front of the dealer.
    stock = tuple(CardPic(None, Zone("stock", dealer), slot) for slot in range(len(end.cards)))
    return replace(end, cards=stock, naming=False, slot_open=False, plate=None)


def opening_beats(view: View, people: People) -> tuple[Beat, ...]:
    """The first deal of a match."""
    end = picture_of(view, people)
    started = DealStarted(view.deal.number, view.deal.dealer, ())
    return Beat(Tempo.SET, _gathered(end, view.deal.dealer)), Beat(Tempo.DEAL, end, started)
