"""No Kings on the table: a View as a Picture of ring, Wat and home piles, and a step as the beats that lead on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kingtable.core.cards import Card
from kingtable.core.events import Event, MatchEnded
from kingtable.games.no_kings import View
from kingtable.games.no_kings_captures import Capture, run
from kingtable.games.no_kings_events import (
    CardLaid,
    CardsCaptured,
    JokerSwept,
    KingPenalty,
    RingCardDrawn,
    RoundEnded,
    RoundStarted,
)
from kingtable.games.no_kings_round import captured, resolved
from kingtable.games.no_kings_table import pack_of, value_of
from kingtable.ui.people import People
from kingtable.ui.table.picture import Beat, Caption, CardPic, Mark, Picture, SeatPic, Tempo, Zone

_DRAWN_REST, _TAKING_REST, _LAID_REST, _KING_REST, _JOKER_REST, _FIRST_REST = 300, 650, 200, 1600, 1200, 120
_HIGH_REST = 2200
"""How long it rests at normal speed, ms: an open card, cards about to be taken, a card laid, a King, a Joker, a card
drawn for the first player, and the highest of these."""


def picture_of(view: View, people: People, marked: int = 0) -> Picture:
    """The table at rest; ``marked`` is the capture that the viewer is about to choose."""
    choices = view.choices if view.round.to_act == view.seat else ()
    chosen = choices[min(marked, len(choices) - 1)] if choices else None
    return _picture(view, people, choices, chosen, asked=view.phase == "choose")


def ring_places(total: int, left: int) -> range:
    """The places that still hold a card, of ``total`` from the viewer on clockwise: the gap grows from the viewer."""
    first = (total - left + 1) // 2
    return range(first, first + left)


def opening_beats(view: View, people: People) -> tuple[Beat, ...]:
    """The first round of a match."""
    at = view.round
    started = RoundStarted(at.number, at.dealer, at.first, at.draws, at.wat, view.left)
    return _opening(started, view, people, Tempo.SET)


def beats_of(
    before: View, events: Sequence[Event], after: View, people: People, picked: int | None = None
) -> tuple[Beat, ...]:
    """The pictures between two positions; ``picked`` is the place of the ring that the viewer drew from."""
    beats: list[Beat] = []
    shown = before
    rules, seating = before.rules, before.seating
    for event in events:
        if isinstance(event, RingCardDrawn):
            shown = replace(shown, left=event.left, round=replace(shown.round, drawn=event.card))
            hole = picked if event.seat == before.seat else None
            picture = picture_of(after, people) if after.phase == "choose" else _picture(shown, people)
            beats.append(Beat(Tempo.PLAY, _gaping(picture, hole), event, _DRAWN_REST))
        elif isinstance(event, (CardLaid, KingPenalty, JokerSwept)):
            settled, _ = resolved(replace(shown.round, drawn=None), event.card, seating, rules)
            laid = event if isinstance(event, CardLaid) else None
            if laid is None:
                rest = _KING_REST if isinstance(event, KingPenalty) else _JOKER_REST
                beats.append(Beat(Tempo.TELL, _picture(shown, people), event, rest))
            shown = replace(shown, round=settled)
            beats.append(Beat(Tempo.COLLECT, _picture(shown, people), laid, _LAID_REST))
        elif isinstance(event, CardsCaptured):
            taken = Capture(event.centre, tuple(seat for seat, _ in event.runs))
            told = before.round.drawn is None or event.seat != before.seat
            if told:
                beats.append(Beat(Tempo.TELL, _picture(shown, people, chosen=taken), event, _TAKING_REST))
            settled, _ = captured(shown.round, event.card, taken, seating)
            shown = replace(shown, round=settled)
            beats.append(Beat(Tempo.COLLECT, _picture(shown, people), None if told else event))
        elif isinstance(event, RoundEnded):
            wins = tuple(event.wins[seating.seats_of(side)[0]] for side in range(seating.sides))
            written = replace(shown, wins=wins, sheet=after.sheet)
            shown = replace(shown, wins=wins, over=True)
            beats.append(Beat(Tempo.PAUSE, _picture(shown, people), event, view=written))
        elif isinstance(event, MatchEnded):
            beats.append(Beat(Tempo.SET, picture_of(after, people), event))
        elif isinstance(event, RoundStarted):
            beats += _opening(event, after, people, Tempo.COLLECT)
    end = picture_of(after, people)
    if beats[-1].picture != end:
        beats.append(Beat(Tempo.COLLECT, end, hold=0))
    return tuple(beats)


def _opening(started: RoundStarted, view: View, people: People, gather: Tempo) -> tuple[Beat, ...]:
    """The whole pack in the ring, the cards drawn for the first player, back again, and the Wat opens (NK-05)."""
    total = len(pack_of(view.rules, view.seating.seats))
    end = picture_of(view, people)
    waiting = tuple(replace(seat, turn=False, mark=None) for seat in end.seats)
    floor = tuple(caption for caption in end.captions if caption.kind in ("floor", "wat", "nothing"))
    pack = replace(end, cards=tuple(_ring(ring_places(total, total))), seats=waiting, captions=floor)
    beats = [Beat(gather, pack, hold=0)]
    cards: list[CardPic] = []
    for turn, (seat, card) in enumerate(started.draws):
        again = sum(other == seat for other, _ in started.draws[:turn])
        cards.append(CardPic(card, Zone("first", seat), again))
        ring = _ring(ring_places(total, total - len(cards)))
        beats.append(Beat(Tempo.PLAY, replace(pack, cards=(*ring, *cards)), hold=_FIRST_REST))
    if cards:
        best = next(card for seat, card in reversed(started.draws) if seat == started.first)
        high = tuple(replace(pic, winner=pic.face == best) for pic in cards)
        ring = _ring(ring_places(total, total - len(cards)))
        beats.append(Beat(Tempo.TELL, replace(pack, cards=(*ring, *high)), started, _HIGH_REST))
        if view.rules["opening_wat"] != "one_each":
            beats.append(Beat(Tempo.COLLECT, pack, hold=0))
        return (*beats, Beat(Tempo.PLAY, end))
    return (*beats, Beat(Tempo.PLAY, end, started))


def _gaping(picture: Picture, hole: int | None) -> Picture:
    """The ring gapes where a card was picked, until the others move up."""
    places = [pic.zone.seat for pic in picture.cards if pic.zone.kind == "ring"]
    whole = ring_places(len(picture.cards), len(places) + 1)
    if hole is None or hole not in whole:
        return picture
    rest = tuple(pic for pic in picture.cards if pic.zone.kind != "ring")
    return replace(picture, cards=(*_ring([place for place in whole if place != hole]), *rest))


def _picture(
    view: View,
    people: People,
    choices: Sequence[Capture] = (),
    chosen: Capture | None = None,
    asked: bool = False,
) -> Picture:
    turn = None if view.over else view.round.to_act
    return Picture(
        people=people,
        cards=tuple(_cards(view, people, choices, chosen)),
        seats=tuple(_seat(view, people, seat, turn == seat, asked) for seat in range(view.seating.seats)),
        plate=None,
        naming=False,
        slot_open=False,
        plan="ring",
        captions=tuple(_captions(view, people, chosen)),
    )


def _cards(view: View, people: People, choices: Sequence[Capture], chosen: Capture | None) -> list[CardPic]:
    at, seating = view.round, view.seating
    total = len(pack_of(view.rules, seating.seats))
    pics = _ring(ring_places(total, view.left))
    possible = {card for capture in choices for card in capture.centre}
    taken = set(chosen.centre) if chosen is not None else set()
    for place, card in enumerate(at.wat):
        legal = card in possible if choices else None
        # What is about to be taken stands first, in the order of its figures.
        slot = chosen.centre.index(card) - len(taken) if chosen is not None and card in taken else place
        pics.append(CardPic(card, Zone("wat", place), slot, legal=legal, winner=card in taken))
    if at.drawn is not None:
        pics.append(CardPic(at.drawn, Zone("drawn", at.to_act), 0))
    for side, pile in enumerate(at.piles):
        robbed = chosen is not None and any(seating.side_of(seat) == side for seat in chosen.runs)
        gone = set(run(pile, at.drawn)) if robbed and at.drawn is not None else set()
        zone = Zone("pile", pile_seat(view, people, side))
        pics += [CardPic(card, zone, slot, winner=card in gone) for slot, card in enumerate(pile)]
    pics += [CardPic(card, Zone("gone", 0), slot) for slot, card in enumerate(at.discarded)]
    return pics


def _ring(places: Sequence[int]) -> list[CardPic]:
    return [CardPic(None, Zone("ring", place), place) for place in places]


def pile_seat(view: View, people: People, side: int) -> int:
    """The seat at which a side's pile lies: partners share one, at the first of them from the viewer on."""
    return next(seat for seat in people.around if view.seating.side_of(seat) == side)


def _captions(view: View, people: People, chosen: Capture | None) -> list[Caption]:
    at = view.round
    captions = [Caption("floor", Zone("ring", 0)), Caption("wat", Zone("wat", 0), (len(at.wat),))]
    for side, pile in enumerate(at.piles):
        zone = Zone("pile", pile_seat(view, people, side))
        if not pile:
            captions.append(Caption("nothing", zone))
            continue
        captions.append(Caption("count", zone, (len(pile),)))
        top = len(run(pile, pile[-1]))
        if top > 1 and pile[-1].rank:
            captions.append(Caption("run", zone, (top, pile[-1].rank)))
    if chosen is not None and _adds_up(chosen.centre, at.drawn):
        captions.append(Caption("sum", Zone("wat", 0), tuple(map(value_of, chosen.centre))))
    return captions


def _adds_up(centre: Sequence[Card], drawn: Card | None) -> bool:
    return drawn is not None and any(card.rank != drawn.rank for card in centre)


def _seat(view: View, people: People, seat: int, turn: bool, asked: bool) -> SeatPic:
    single = view.rules["match"] == "single"
    return SeatPic(
        seat=seat,
        person=people.seats[seat],
        total=view.counts[seat] if single else view.scores[seat],
        cards_left=view.counts[seat],
        points=0,
        mark=_mark(view, seat, turn, asked),
        turn=turn,
        cards_are_total=single,
    )


def _mark(view: View, seat: int, turn: bool, asked: bool) -> Mark | None:
    if turn and seat == view.seat:
        return Mark.YOUR_CHOICE if asked else Mark.YOUR_TURN
    if turn:
        return Mark.CHOOSES if asked else Mark.PLAYS
    return Mark.DEALER if seat == view.round.dealer else None
