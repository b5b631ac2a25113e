"""Turkish King on the table: a View as a Picture, and a step as the beats that lead to the next picture."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kingtable.core.cards import SUITS
from kingtable.core.events import CardPlayed, DealEnded, DealStarted, Event, GameNamed, KingMade, MatchEnded, TrickTaken
from kingtable.games.king_deal import Deal
from kingtable.games.king_match import View
from kingtable.games.tricks import Trick, bit_of, suit_of
from kingtable.ui.people import People
from kingtable.ui.table.picture import Beat, Mark, Picture, Plate, SeatPic, Tempo
from kingtable.ui.table.pictures.trick import gathered, nobody_to_act, resting, trick_cards

_STEP = -1
"""Play runs counterclockwise."""


def picture_of(view: View, people: People) -> Picture:
    """The table as that View's seat sees it, at rest."""
    deal = view.deal
    full = len(deal.trick) == 4
    turn = None if view.over or full else deal.to_act
    return Picture(
        people=people,
        cards=trick_cards(view, _STEP, deal.duty.trump if deal.duty is not None else 0),
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
            beats.append(Beat(_rest(after), resting(picture_of(shown, people), event, _STEP), event))
            shown = _collected(shown, event)
            ended = len(after.sheet) > len(before.sheet)
            picture = nobody_to_act(picture_of(shown, people)) if ended else picture_of(after, people)
            beats.append(Beat(Tempo.COLLECT, picture))
        elif isinstance(event, KingMade):
            beats.append(Beat(Tempo.CELEBRATE, nobody_to_act(picture_of(shown, people)), event))
        elif isinstance(event, DealEnded):
            picture = nobody_to_act(picture_of(replace(shown, totals=event.totals), people))
            written = replace(shown, totals=event.totals, sheet=after.sheet)
            beats.append(Beat(Tempo.PAUSE, picture, event, view=written))
        elif isinstance(event, MatchEnded):
            beats.append(Beat(Tempo.SET, picture_of(after, people), event))
        elif isinstance(event, DealStarted):
            end = picture_of(after, people)
            beats.append(Beat(Tempo.SET, gathered(end, event.dealer)))
            beats.append(Beat(Tempo.DEAL, end, event))
    return tuple(beats)


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


def _rest(after: View) -> Tempo:
    return Tempo.LAST_REST if len(after.sheet) == after.deal.number or not after.deal.tricks else Tempo.REST


def _collected(view: View, event: TrickTaken) -> View:
    deal = view.deal
    trick = Trick(event.leader, deal.trick, event.seat, event.points)
    entries = tuple(entry + event.points * (s == event.seat) for s, entry in enumerate(deal.entries))
    return replace(view, deal=_cleared(deal, trick, entries))


def _cleared(deal: Deal, trick: Trick, entries: tuple[int, ...]) -> Deal:
    return replace(deal, trick=(), best=0, high=0, leader=trick.winner, tricks=(*deal.tricks, trick), entries=entries)


def opening_beats(view: View, people: People) -> tuple[Beat, ...]:
    """The first deal of a match."""
    end = picture_of(view, people)
    started = DealStarted(view.deal.number, view.deal.dealer, ())
    return Beat(Tempo.SET, gathered(end, view.deal.dealer)), Beat(Tempo.DEAL, end, started)
