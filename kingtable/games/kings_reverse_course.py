"""What follows from an action in a hand of Kings Reverse: effects, draws, whose turn, and when the hand is over."""

from __future__ import annotations

from collections.abc import Mapping

from kingtable.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Marry, Pass, Play
from kingtable.core.cards import KING, Card
from kingtable.core.events import CardPlayed, Event
from kingtable.games.kings_reverse_cards import (
    EIGHT,
    SEVEN,
    fits,
    is_ace_of_spades,
    is_joker,
    joker_is_lawful,
    named,
)
from kingtable.games.kings_reverse_deal import CallState, Deal, Doubt, next_at, others_after
from kingtable.games.kings_reverse_events import (
    CardGiven,
    CardsDrawn,
    Caught,
    Cause,
    DirectionTurned,
    JokerAccepted,
    JokerChallenged,
    JokerPlayed,
    JokerReturned,
    Married,
    OneCardCalled,
    Passed,
    TurnLost,
)


class Course:
    """One action on its way through a hand: the hand as it stands now, and all that has happened so far.

    The parts of a `Deal` that an action can change lie open here: one action changes many of them, some more than once.
    """

    __slots__ = (
        "_before",
        "_call_state",
        "_called",
        "_direction",
        "_discards",
        "_doubt",
        "_drawn",
        "_handout",
        "_hands",
        "_passed",
        "_rank",
        "_rules",
        "_seats",
        "_stack",
        "_suit",
        "_turn",
        "ended",
        "events",
    )  # fmt: skip

    def __init__(self, deal: Deal, rules: Mapping[str, str]) -> None:
        self.events: list[Event] = []
        self.ended = False
        """Whether the hand is over; blocked unless one of the hands is empty (KR-60, KR-61)."""
        self._rules = rules
        self._before = deal
        self._hands = list(deal.hands)
        self._seats = len(self._hands)
        self._stack, self._discards = deal.stack, deal.discards
        self._suit, self._rank = deal.suit, deal.rank
        self._direction, self._turn = deal.direction, deal.turn
        self._drawn, self._doubt, self._handout = deal.drawn, deal.doubt, deal.handout
        self._call_state, self._called, self._passed = deal.calls, deal.called, deal.passed

    @property
    def deal(self) -> Deal:
        """The hand as it stands now."""
        before = self._before
        return Deal(
            before.number, before.dealer, tuple(self._hands), self._stack, self._discards, self._suit, self._rank,
            self._direction, self._turn, self._drawn, self._doubt, self._handout, self._call_state, self._called,
            self._passed,
        )  # fmt: skip

    def act(self, seat: int, action: Action) -> None:
        """Carry out a legal action."""
        match action:
            case Play(card, suit):
                self._lay(seat, (self._own(seat, card),), suit)
            case Marry(first, second):
                self._lay(seat, (self._own(seat, first), self._own(seat, second)))
            case Draw():
                self._draw_one(seat)
            case Pass():
                self._pass(seat)
            case Give(card):
                self._give(seat, self._own(seat, card))
            case Accept():
                self._accept(seat)
            case Challenge():
                self._challenge(seat)
            case Call():
                self._call(seat)
            case Catch(caught):
                self._catch(caught, by=seat)

    def take_effect(self, seat: int, rank: int) -> None:
        """The effect of a card that ``seat`` laid, and the next turn (KR-20, KR-21, KR-24, KR-50)."""
        if rank == SEVEN:
            self._pass_over_next(seat, 2, "seven")
        elif rank == EIGHT or (rank == KING and self._seats == 2):
            self._pass_over_next(seat)
        else:
            if rank == KING:
                self._direction = -self._direction
                self._tell(DirectionTurned(self._direction))
            self._turn_to(self._next(seat))

    # -- actions ---------------------------------------------------------------------------------------------------

    def _lay(self, seat: int, cards: tuple[Card, ...], suit: str = "") -> None:
        left = tuple([card for card in self._hands[seat] if card not in cards])
        top = cards[-1]
        required = self._suit, self._rank
        self._set_hand(seat, left)
        self._discards = (*self._discards, *cards)
        self._suit, self._rank, self._drawn = top.suit or suit, top.rank, None
        if is_joker(top):
            self._tell(JokerPlayed(seat, top, suit))
            self._joker_laid(seat, Doubt(seat, left, *required))
            return
        self._tell(CardPlayed(seat, top) if len(cards) == 1 else Married(seat, *cards))
        self._count_as_play()
        if is_ace_of_spades(top):
            self._hand_out(seat)
            return
        rank = KING if len(cards) == 2 else top.rank
        if left:
            self._judge_call(seat)
            self.take_effect(seat, rank)
        else:
            if rank == SEVEN:
                self._draw_at(self._victim(seat), 2, "seven")
            self.ended = True

    def _joker_laid(self, seat: int, doubt: Doubt) -> None:
        """KR-22, KR-30: with cards left it waits for an answer, where bluffs exist and there is somebody to ask."""
        victim = self._victim(seat)
        if not doubt.hand:
            self._count_as_play()
            self._draw_at(victim, 4, "joker")
            self.ended = True
            return
        self._judge_call(seat)
        if victim is not None and self._rules["bluffing"] == "on":
            self._turn_to(victim)
            self._doubt = doubt
            return
        self._count_as_play()
        self._pass_over_next(seat, 4, "joker")

    def _accept(self, seat: int) -> None:
        self._tell(JokerAccepted(seat, self._answered().player))
        self._stand_by_joker(seat, 4, "joker")

    def _challenge(self, seat: int) -> None:
        doubt = self._answered()
        self._tell(JokerChallenged(seat, doubt.player, doubt.hand, doubt.lawful))
        if doubt.lawful:
            self._stand_by_joker(seat, 6, "challenge")
            return
        # KR-32, KR-65: back in the hand; a bluff that costs nothing is no play, but a pass.
        joker = self._discards[-1]
        self._discards = self._discards[:-1]
        self._suit, self._rank = doubt.suit, doubt.rank
        self._set_hand(doubt.player, (*self._hands[doubt.player], joker))
        self._tell(JokerReturned(doubt.player, joker))
        if not self._draw_at(doubt.player, 4, "bluff"):
            self._count_as_pass(doubt.player)

    def _answered(self) -> Doubt:
        doubt, self._doubt = self._doubt, None
        assert doubt is not None, "an answer without a joker was refused"
        return doubt

    def _stand_by_joker(self, victim: int, count: int, cause: Cause) -> None:
        self._count_as_play()
        self._pass_over(victim, count, cause)

    def _hand_out(self, seat: int) -> None:
        """KR-23: as many seats as there are cards get one; with none left to give the others draw."""
        self._handout = tuple(self._others(seat)[: len(self._hands[seat])])
        if not self._handout:
            self._end_of_handout(seat, last=seat)

    def _give(self, seat: int, card: Card) -> None:
        to, self._handout = self._handout[0], self._handout[1:]
        self._set_hand(seat, tuple(held for held in self._hands[seat] if held != card))
        self._set_hand(to, (*self._hands[to], card))
        self._tell(CardGiven(seat, to, card))
        if not self._handout:
            self._end_of_handout(seat, last=to)

    def _end_of_handout(self, seat: int, last: int) -> None:
        if self._hands[seat]:
            self._judge_call(seat)
            self._turn_to(self._next(seat))
            return
        order = [seat, *self._others(seat)]
        for other in order[order.index(last) + 1 :]:
            self._draw_at(other, 1, "handout")
        self.ended = True

    def _draw_one(self, seat: int) -> None:
        """KR-14: a card that fits stays to be played; else the turn is over."""
        rest = self._hands[seat]
        (card,) = self._draw_at(seat, 1, "turn")
        suit, rank = self._suit, self._rank
        if joker_is_lawful(rest, suit, rank) if is_joker(card) else fits(card, suit, rank):
            self._drawn = card
        else:
            self._turn_to(self._next(seat))

    def _pass(self, seat: int) -> None:
        self._close(seat)
        self._tell(Passed(seat))
        self._count_as_pass(seat)
        if not self.ended:
            self._turn_to(self._next(seat))

    def _call(self, seat: int) -> None:
        if len(self._hands[seat]) == 1:
            self._mark(seat, "called")
        else:
            self._called = True
        self._tell(OneCardCalled(seat))

    def _catch(self, caught: int, by: int) -> None:
        self._mark(caught, "caught")
        self._tell(Caught(caught, by))
        self._draw_at(caught, 2, "catch")

    # -- what they have in common ----------------------------------------------------------------------------------

    def _tell(self, event: Event) -> None:
        self.events.append(event)

    def _own(self, seat: int, card: Card) -> Card:
        """The card of that name that is meant: the drawn one, else the first of equal ones by copy."""
        drawn = self._drawn
        if drawn is not None and named(drawn) == card:
            return drawn
        return min([held for held in self._hands[seat] if named(held) == card])

    def _set_hand(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Whatever was called or caught held for the old number of cards alone (KR-44)."""
        self._hands[seat] = cards
        self._mark(seat, "")

    def _mark(self, seat: int, state: CallState) -> None:
        calls = self._call_state
        if calls[seat] != state:
            self._call_state = (*calls[:seat], state, *calls[seat + 1 :])

    def _close(self, seat: int) -> None:
        """The seat's turn is taken or lost: its missing call can no longer be caught (KR-40)."""
        if self._call_state[seat] == "open":
            self._mark(seat, "")

    def _judge_call(self, seat: int) -> None:
        """After an own play: with exactly one card left it must have called (KR-40, KR-45)."""
        if len(self._hands[seat]) != 1:
            return
        if self._rules["one_card_call"] == "automatic":
            self._tell(OneCardCalled(seat))
        elif self._called:
            self._mark(seat, "called")
        else:
            self._mark(seat, "open")

    def _draw_at(self, seat: int | None, count: int, cause: Cause) -> tuple[Card, ...]:
        """The cards that seat draws, as many as the stack has (KR-25); nobody draws none."""
        cards = self._stack[:count]
        if seat is None or not cards:
            return ()
        self._stack = self._stack[count:]
        self._set_hand(seat, (*self._hands[seat], *cards))
        self._tell(CardsDrawn(seat, cards, cause))
        return cards

    def _next(self, seat: int) -> int:
        return next_at(seat, self._direction, self._passed, self._rules)

    def _others(self, seat: int) -> list[int]:
        return others_after(seat, self._direction, self._seats)

    def _victim(self, seat: int) -> int | None:
        """Whom a 7, 8, two-seat king or joker of that seat hits: nobody if it plays on alone (KR-66)."""
        victim = self._next(seat)
        return None if victim == seat else victim

    def _pass_over_next(self, seat: int, count: int = 0, cause: Cause = "turn") -> None:
        victim = self._victim(seat)
        if victim is None:
            self._turn_to(seat)
        else:
            self._pass_over(victim, count, cause)

    def _pass_over(self, victim: int, count: int, cause: Cause) -> None:
        self._draw_at(victim, count, cause)
        self._close(victim)
        self._tell(TurnLost(victim))
        self._turn_to(self._next(victim))

    def _turn_to(self, seat: int) -> None:
        self._turn, self._drawn, self._called = seat, None, False

    def _count_as_play(self) -> None:
        if self._rules["final_pass"] == "off" and any(self._passed):
            self._passed = (False,) * self._seats

    def _count_as_pass(self, seat: int) -> None:
        self._passed = tuple(has or other == seat for other, has in enumerate(self._passed))
        self.ended = all(self._passed)
