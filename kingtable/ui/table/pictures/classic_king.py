"""Classic King on the table: a View as a Picture, and a step as the beats that lead to the next picture."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kingtable.core.cards import SUITS
from kingtable.core.events import CardPlayed, DealStarted, Event, MatchEnded, TrickTaken
from kingtable.games.classic_king import View
from kingtable.games.classic_king_events import RoundEnded
from kingtable.games.tricks import Trick, bit_of, suit_of
from kingtable.ui.people import People
from kingtable.ui.table.picture import Beat, Mark, Picture, RoundPlate, SeatPic, Tempo
from kingtable.ui.table.pictures.trick import gathered, nobody_to_act, resting, trick_cards

_STEP = 1
"""Play runs clockwise."""
_REMINDER_REST = 2200


def picture_of(view: View, people: People) -> Picture:
    """The table as that View's seat sees it, at rest."""
    deal = view.deal
    turn = None if view.over or len(deal.trick) == 4 else deal.to_act
    led = SUITS[suit_of(deal.trick[0])] if deal.trick else ""
    return Picture(
        people=people,
        cards=trick_cards(view, _STEP),
        seats=tuple(_seat(view, people, seat, turn == seat) for seat in range(4)),
        plate=RoundPlate(led, deal.number),
        naming=False,
        slot_open=turn == view.seat,
    )


def opening_beats(view: View, people: People) -> tuple[Beat, ...]:
    """The first round of a match."""
    deal = view.deal
    return _dealing(picture_of(view, people), DealStarted(deal.number, deal.dealer, ()))


def beats_of(before: View, events: Sequence[Event], after: View, people: People) -> tuple[Beat, ...]:
    """The pictures between two positions, in order; the last one is that of ``after``."""
    beats: list[Beat] = []
    shown = before
    ended = len(after.sheet) > len(before.sheet)
    for event in events:
        if isinstance(event, CardPlayed):
            shown = _with_card(shown, event) if len(shown.deal.trick) == 3 else after
            beats.append(Beat(Tempo.PLAY, picture_of(shown, people), event))
        elif isinstance(event, TrickTaken):
            tempo = Tempo.LAST_REST if ended else Tempo.REST
            beats.append(Beat(tempo, resting(picture_of(shown, people), event, _STEP), event))
            shown = _collected(shown, event)
            picture = picture_of(shown, people)
            beats.append(Beat(Tempo.COLLECT, nobody_to_act(picture) if ended else picture))
        elif isinstance(event, RoundEnded):
            picture = nobody_to_act(picture_of(replace(shown, totals=event.totals), people))
            written = replace(shown, totals=event.totals, sheet=after.sheet)
            beats.append(Beat(Tempo.PAUSE, picture, event, view=written))
        elif isinstance(event, MatchEnded):
            beats.append(Beat(Tempo.SET, picture_of(after, people), event))
        elif isinstance(event, DealStarted):
            beats += _dealing(picture_of(after, people), event)
    return tuple(beats)


def _dealing(end: Picture, event: DealStarted) -> tuple[Beat, ...]:
    # The round's reminder is announced with the deal and rests a while, to be read.
    told = Beat(Tempo.TELL, end, hold=_REMINDER_REST)
    return Beat(Tempo.SET, gathered(end, event.dealer)), Beat(Tempo.DEAL, end, event), told


def _seat(view: View, people: People, seat: int, turn: bool) -> SeatPic:
    deal = view.deal
    return SeatPic(
        seat=seat,
        person=people.seats[seat],
        total=view.totals[seat],
        cards_left=view.counts[seat],
        points=0 if len(view.sheet) == deal.number else deal.entries[seat],
        mark=_mark(view, seat, turn),
        turn=turn,
    )


def _mark(view: View, seat: int, turn: bool) -> Mark | None:
    if turn:
        return Mark.YOUR_TURN if seat == view.seat else Mark.PLAYS
    return Mark.DEALER if seat == view.deal.dealer else None


def _with_card(view: View, event: CardPlayed) -> View:
    deal = view.deal
    bit = bit_of(event.card)
    hands = tuple(hand & ~bit for hand in deal.hands)
    counts = tuple(count - (seat == event.seat) for seat, count in enumerate(view.counts))
    return replace(view, counts=counts, deal=replace(deal, hands=hands, trick=(*deal.trick, bit), best=0))


def _collected(view: View, event: TrickTaken) -> View:
    deal = view.deal
    trick = Trick(event.leader, deal.trick, event.seat, event.points)
    entries = tuple(entry + event.points * (seat == event.seat) for seat, entry in enumerate(deal.entries))
    cleared = replace(deal, trick=(), best=0, leader=event.seat, tricks=(*deal.tricks, trick), entries=entries)
    return replace(view, deal=cleared)
