"""Kings Reverse on the table: a View as a Picture, and a step as the beats that lead to the next picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from kingtable.core.actions import Marry, Play
from kingtable.core.cards import Card
from kingtable.core.events import CardPlayed, DealStarted, Event, MatchEnded
from kingtable.games.kings_reverse import HAND_SIZE, View
from kingtable.games.kings_reverse_cards import BACK, named
from kingtable.games.kings_reverse_deal import CallState, Deal
from kingtable.games.kings_reverse_events import (
    CardGiven,
    CardsDrawn,
    Caught,
    DirectionTurned,
    HandEnded,
    JokerAccepted,
    JokerChallenged,
    JokerPlayed,
    JokerReturned,
    Married,
    OneCardCalled,
    Passed,
    TurnLost,
    UpcardTurned,
    noted,
)
from kingtable.ui.people import People
from kingtable.ui.table.picture import Beat, CardPic, Course, Mark, Picture, SeatPic, Tempo, Zone

STACK, DISCARDS = Zone("stack", -1), Zone("discard", -1)


class Prompt(NamedTuple):
    """What the seat to act has to do beside a plain turn; see `Deal.phase`."""

    phase: str
    seat: int
    other: int = -1
    """Whose joker it is, or who gets the card."""
    card: Card | None = None
    """The drawn card, where the viewer may know it."""
    left: int = 0
    """How many cards are still to be handed out, this one included."""


def picture_of(view: View, people: People) -> Picture:
    """The table as that View's seat sees it, at rest."""
    return _picture(view, people, None if view.over else view.deal.turn)


def beats_of(before: View, events: Sequence[Event], after: View, people: People) -> tuple[Beat, ...]:
    """The pictures between two positions, in order; the last one is that of ``after``."""
    beats: list[Beat] = []
    shown = before
    for event in events:
        if isinstance(event, DealStarted):
            shown = _dealt(after, event)
            beats.append(Beat(Tempo.SET, _gathered(_picture(shown, people, None))))
            continue
        if isinstance(event, UpcardTurned):
            # Only when all hands are dealt is it seen what fits.
            beats.append(Beat(Tempo.DEAL, _picture(shown, people, None), event))
            shown = _after(shown, event, after)
            beats.append(Beat(Tempo.PLAY, _picture(shown, people, None)))
            continue
        shown = _after(shown, event, after)
        ended = replace(shown, sheet=after.sheet) if isinstance(event, HandEnded) else None
        beats.append(Beat(_tempo(event, people), _picture(shown, people, None), event, view=ended))
    end = picture_of(after, people)
    if isinstance(events[-1], (OneCardCalled, HandEnded)):
        beats.append(Beat(Tempo.SET, end))
    else:
        beats[-1] = replace(beats[-1], picture=end)
    return tuple(beats)


def opening_beats(view: View, people: People) -> tuple[Beat, ...]:
    """The first hand of a match, the effect of its upcard included."""
    end = picture_of(view, people)
    started = DealStarted(view.deal.number, view.deal.dealer, ())
    dealt = _picture(_with_closed_stack(view), people, None)
    return Beat(Tempo.SET, _gathered(dealt)), Beat(Tempo.DEAL, dealt, started), Beat(Tempo.PLAY, end)


def prompt_of(deal: Deal) -> Prompt | None:
    """What is asked of the seat to act, None on a plain turn."""
    if deal.doubt is not None:
        return Prompt("answer", deal.turn, deal.doubt.player)
    if deal.handout:
        return Prompt("give", deal.turn, deal.handout[0], left=len(deal.handout))
    if deal.drawn is not None:
        return Prompt("drawn", deal.turn, card=None if deal.drawn == BACK else deal.drawn)
    return None


def _tempo(event: Event, people: People) -> Tempo:
    if isinstance(event, (CardPlayed, JokerPlayed, Married)):
        return Tempo.PLAY
    if isinstance(event, JokerChallenged):
        return Tempo.SHOW if event.seat == people.viewer else Tempo.TELL
    if isinstance(event, (CardsDrawn, CardGiven, JokerReturned)):
        return Tempo.COLLECT
    if isinstance(event, HandEnded):
        return Tempo.PAUSE
    if isinstance(event, (OneCardCalled, Caught, Passed, TurnLost, JokerAccepted)):
        return Tempo.TELL
    return Tempo.SET


def _picture(view: View, people: People, turn: int | None) -> Picture:
    deal = view.deal
    asked = turn == view.seat
    playing = asked and deal.phase != "answer"
    prompt = prompt_of(deal) if turn is not None else None
    told = prompt or (view.history[-1] if view.history else None)
    return Picture(
        people=people,
        cards=tuple(_cards(view, playing and deal.phase != "give")),
        seats=tuple(_seat(view, people, seat, turn) for seat in range(deal.seats)),
        plate=None,
        naming=False,
        slot_open=playing,
        plan="stack",
        course=Course(deal.suit, deal.rank, deal.direction, len(deal.stack), told),
    )


def fan_order(hand: Iterable[Card]) -> list[Card]:
    """The own cards from the left: jokers, then suits of alternating colour, high cards first."""
    held = {card.suit for card in hand}
    black, red = ([suit for suit in colour if suit in held] for colour in ("SC", "HD"))
    if len(red) > len(black):
        black, red = red, black
    suits = [""]
    for place, suit in enumerate(black):
        suits += [suit, *red[place : place + 1]]
    return sorted(hand, key=lambda card: (suits.index(card.suit), -card.rank, card.copy))


def _cards(view: View, asked: bool) -> list[CardPic]:
    deal = view.deal
    # In a bystander's View the cards of the own place lie face down like all others.
    own = [] if BACK in view.hand else fan_order(view.hand)
    playable = _playable(view) if asked and own else None
    origins = _origins(view)
    pics = []
    for slot, card in enumerate(own):
        legal = None if playable is None else named(card) in playable
        if legal and deal.drawn is not None:
            legal = card == deal.drawn or card not in _same(deal.drawn, view.hand)
        pics.append(CardPic(card, Zone("hand", view.seat), slot, legal=legal, origin=origins.get(card, STACK)))
    if playable is not None and all(pic.legal for pic in pics):
        pics = [replace(pic, legal=None) for pic in pics]
    for seat, hand in enumerate(deal.hands):
        if seat != view.seat or not own:
            pics += [CardPic(None, Zone("hand", seat), slot) for slot in range(len(hand))]
    pics += [CardPic(None, STACK, slot) for slot in range(len(deal.stack))]
    for slot, card in enumerate(deal.discards):
        pics.append(CardPic(card, DISCARDS, slot, origin=origins.get(card, STACK)))
    return pics


def _same(card: Card, hand: tuple[Card, ...]) -> list[Card]:
    return [held for held in hand if named(held) == named(card)]


def _playable(view: View) -> set[Card]:
    """The names of the cards that some legal play lays, second cards of marriages included."""
    names: set[Card] = set()
    for action in view.legal:
        if isinstance(action, Play):
            names.add(action.card)
        elif isinstance(action, Marry):
            names |= {action.first, action.second}
    return names


def _origins(view: View) -> dict[Card, Zone]:
    """Where seen cards came from last, if not from the stack."""
    origins: dict[Card, Zone] = {}
    for note in view.history:
        if note.deed in ("play", "give"):
            origins |= {card: Zone("hand", note.seat) for card in note.cards}
        elif note.deed == "return":
            origins |= dict.fromkeys(note.cards, DISCARDS)
    return origins


def _seat(view: View, people: People, seat: int, turn: int | None) -> SeatPic:
    return SeatPic(
        seat=seat,
        person=people.seats[seat],
        total=view.totals[seat],
        cards_left=view.counts[seat],
        points=0,
        mark=_mark(view, seat, turn),
        turn=turn == seat,
        counted=seat != people.viewer,
    )


def _mark(view: View, seat: int, turn: int | None) -> Mark | None:
    deal = view.deal
    if seat == turn and seat == view.seat:
        return Mark.YOUR_CHOICE if deal.phase == "answer" else Mark.YOUR_TURN
    if deal.calls[seat] == "open":
        return Mark.NO_CALL
    if seat == turn:
        return {"answer": Mark.ANSWERS, "give": Mark.HANDS_OUT}.get(deal.phase, Mark.PLAYS)
    if deal.handout[:1] == (seat,):
        return Mark.GETS_A_CARD
    if deal.calls[seat] == "called":
        return Mark.CALLED
    if deal.passed[seat]:
        return Mark.PASSED
    return Mark.DEALER if seat == deal.dealer else None


# -- from one View to the next -----------------------------------------------------------------------------------------


def _after(view: View, event: Event, end: View) -> View:
    """The View once that event has been shown; nobody is asked in between."""
    note = noted(event)
    history = view.history if note is None else (*view.history, note)
    deal = view.deal
    if isinstance(event, CardPlayed):
        deal = _laid(view, event.seat, (event.card,), event.card.suit)
    elif isinstance(event, JokerPlayed):
        deal = _laid(view, event.seat, (event.card,), event.suit)
    elif isinstance(event, Married):
        deal = _laid(view, event.seat, (event.first, event.second), event.second.suit)
    elif isinstance(event, CardsDrawn):
        deal = deal._replace(stack=deal.stack[len(event.cards) :])
        deal = _with_hand(deal, event.seat, (*deal.hands[event.seat], *event.cards))
    elif isinstance(event, JokerReturned):
        assert deal.doubt is not None
        back = event.card if event.seat == view.seat else BACK
        deal = deal._replace(discards=deal.discards[:-1], suit=deal.doubt.suit, rank=deal.doubt.rank, doubt=None)
        deal = _with_hand(deal, event.seat, (*deal.hands[event.seat], back))
    elif isinstance(event, CardGiven):
        deal = _with_hand(deal, event.seat, _without(deal.hands[event.seat], (event.card,)))
        given = event.card if event.to == view.seat else BACK
        deal = _with_hand(deal, event.to, (*deal.hands[event.to], given))
        deal = deal._replace(handout=deal.handout[1:])
    elif isinstance(event, UpcardTurned):
        deal = deal._replace(stack=deal.stack[1:], discards=(event.card,), suit=event.card.suit, rank=event.card.rank)
    elif isinstance(event, DirectionTurned):
        deal = deal._replace(direction=event.direction)
    elif isinstance(event, (HandEnded, MatchEnded)):
        return replace(view, totals=end.totals, history=history)
    return replace(view, deal=deal._replace(drawn=None), history=history)


def _laid(view: View, seat: int, cards: tuple[Card, ...], suit: str) -> Deal:
    deal = view.deal
    hands = _with_hand(deal, seat, _without(deal.hands[seat], cards))
    return hands._replace(discards=(*deal.discards, *cards), suit=suit, rank=cards[-1].rank)


def _with_hand(deal: Deal, seat: int, cards: tuple[Card, ...]) -> Deal:
    """That hand in place of the old one; what was called for another number of cards is gone (KR-44)."""
    calls = (*deal.calls[:seat], "" if len(cards) != 1 else deal.calls[seat], *deal.calls[seat + 1 :])
    return deal._replace(hands=(*deal.hands[:seat], cards, *deal.hands[seat + 1 :]), calls=calls)


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand less these cards: the seen ones themselves, or as many unseen."""
    if all(card in hand for card in cards):
        return tuple(card for card in hand if card not in cards)
    return hand[len(cards) :]


def _dealt(after: View, event: DealStarted) -> View:
    """A new hand before its upcard is turned."""
    seats = after.deal.seats
    nothing_called: tuple[CallState] = ("",)
    hands = tuple(event.hands[seat] or (BACK,) * HAND_SIZE for seat in range(seats))
    left = sum(map(len, after.deal.hands)) + len(after.deal.stack) + len(after.deal.discards) - HAND_SIZE * seats
    deal = after.deal._replace(
        hands=hands, stack=(BACK,) * left, discards=(), suit="", rank=0, direction=1, drawn=None,
        doubt=None, handout=(), calls=nothing_called * seats, passed=(False,) * seats,
    )  # fmt: skip
    return replace(after, deal=deal, history=())


def _with_closed_stack(view: View) -> View:
    """The first hand with its upcard still face down on the stack."""
    deal = view.deal
    stack = (BACK,) * (len(deal.stack) + len(deal.discards))
    deal = deal._replace(stack=stack, discards=(), suit="", rank=0, direction=1, drawn=None, doubt=None, handout=())
    return replace(view, deal=deal, history=())


def _gathered(picture: Picture) -> Picture:
    # Before the deal moves, all cards lie face down on the stack.
    stack = tuple(CardPic(None, STACK, slot) for slot in range(len(picture.cards)))
    return replace(picture, cards=stack, slot_open=False, course=Course("", 0, 1, len(stack)))
