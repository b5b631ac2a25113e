"""One hand of Kings Reverse as it lies on the table, and what is legal in it.

The one legality function is `refusal`; `legal` makes what passes its checks from the cards that are held.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from kingtable.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Marry, Pass, Play
from kingtable.core.cards import KING, QUEEN, SUITS, Card, pack_52
from kingtable.core.game import Refusal
from kingtable.games.kings_reverse_cards import JOKER_RANK, fits, fitting, is_joker, joker_is_lawful, named

Phase = Literal["turn", "drawn", "answer", "give"]
"""What the seat to act does: its turn; a drawn card to be played; the answer to a joker; a hand-out."""

CallState = Literal["", "open", "called", "caught"]
"""Of a seat with one card: nothing said, a missing call that can be caught, called, caught. Else always empty."""

_JOKER = Card(JOKER_RANK, "")
_PLAY = {card: Play(card) for card in map(named, pack_52())}
_JOKERS = tuple(Play(_JOKER, suit) for suit in ("", *SUITS))
_MARRIAGES = {
    Card(rank, suit): Marry(Card(rank, suit), Card(other, suit))
    for rank, other in ((KING, QUEEN), (QUEEN, KING))
    for suit in SUITS
}
_NO_PASS = Refusal("pass-not-allowed", "KR-60")
_NO_CALL = Refusal("call-not-now", "KR-42")
"""Made once, for they are asked after in every turn."""


class Doubt(NamedTuple):
    """A joker that waits for its answer (KR-30)."""

    player: int
    hand: tuple[Card, ...]
    """The player's other cards when the joker was laid (KR-33), face down for all others in a View."""
    suit: str
    rank: int
    """The requirement before the joker."""

    @property
    def lawful(self) -> bool:
        """Whether the joker was lawful; only the state can tell."""
        return joker_is_lawful(self.hand, self.suit, self.rank)


class Deal(NamedTuple):
    """One hand in play. In a View the stack and the other hands consist of cards face down."""

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order the cards came."""
    stack: tuple[Card, ...]
    """The next card to be drawn first."""
    discards: tuple[Card, ...]
    """All cards laid, the upcard first, the top last."""
    suit: str
    """The required suit, empty only after a joker as last card (KR-04, KR-17)."""
    rank: int
    """The required rank, 0 after a joker."""
    direction: int
    """1 clockwise, -1 counterclockwise."""
    turn: int
    """The seat the game waits for."""
    drawn: Card | None
    """A card drawn in this turn that must be played (KR-14)."""
    doubt: Doubt | None
    """The joker that ``turn`` must answer."""
    handout: tuple[int, ...]
    """The seats that ``turn`` still gives a card each, the next one first (KR-23)."""
    calls: tuple[CallState, ...]
    called: bool
    """Whether ``turn`` has called in this turn with two or three cards (KR-42 a)."""
    passed: tuple[bool, ...]
    """Who has passed since the last play; with `final_pass` since the beginning (KR-60, KR-66)."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def phase(self) -> Phase:
        """What the seat to act has to do."""
        if self.doubt is not None:
            return "answer"
        if self.handout:
            return "give"
        return "turn" if self.drawn is None else "drawn"

    def others(self, seat: int) -> list[int]:
        """All other seats in order of play, beginning with the next."""
        return others_after(seat, self.direction, self.seats)

    def next_seat(self, seat: int, rules: Mapping[str, str]) -> int:
        """The next seat that still takes turns; the same one again if there is no other (KR-66)."""
        return next_at(seat, self.direction, self.passed, rules)


def others_after(seat: int, direction: int, seats: int) -> list[int]:
    """All other seats in order of play, beginning with the next."""
    return [(seat + direction * step) % seats for step in range(1, seats)]


def next_at(seat: int, direction: int, passed: Sequence[bool], rules: Mapping[str, str]) -> int:
    """The next seat that still takes turns; the same one again if there is no other (KR-66)."""
    if rules["final_pass"] == "off":
        return (seat + direction) % len(passed)
    return next((other for other in others_after(seat, direction, len(passed)) if not passed[other]), seat)


def legal(deal: Deal, seat: int, rules: Mapping[str, str]) -> tuple[Action, ...]:
    """Exactly what that seat may do now, calls and catches out of turn included."""
    found: list[Action] = [] if _refused_call(deal, seat, rules) else [Call()]
    if "open" in deal.calls:
        catches = map(Catch, range(deal.seats))
        found += [catch for catch in catches if not _refused_catch(deal, seat, catch.seat, rules)]
    if seat == deal.turn:
        found += _at_turn(deal, deal.hands[seat], rules)
    return tuple(found)


def refusal(deal: Deal, seat: int, action: Action, rules: Mapping[str, str]) -> Refusal | None:
    """The first check that fails: turn, phase, card held, game rule; calls and catches have their own rules alone."""
    if isinstance(action, Call):
        return _refused_call(deal, seat, rules)
    if isinstance(action, Catch):
        return _refused_catch(deal, seat, action.seat, rules)
    if seat != deal.turn:
        return Refusal("not-your-turn", "ALL-08", {"name": deal.turn})
    return (
        _refused_in_phase(deal, action)
        or _not_held(deal.hands[seat], action)
        or _refused_by_rule(deal, deal.hands[seat], action, rules)
    )


def can_play(deal: Deal, hand: tuple[Card, ...]) -> bool:
    """Whether any play is legal; a joker is always one, lawful or else beside a card that fits (KR-60)."""
    return bool(fitting(hand, deal.suit, deal.rank)) or any(map(is_joker, hand))


def _at_turn(deal: Deal, hand: tuple[Card, ...], rules: Mapping[str, str]) -> list[Action]:
    """What the seat at its turn may do with that hand, each once: the same checks as in `refusal`, asked in bulk."""
    if deal.doubt is not None:
        return [Accept(), Challenge()]
    if deal.handout:
        return [Give(card) for card in dict.fromkeys(map(named, hand))]
    playable = hand if deal.drawn is None else (deal.drawn,)
    fit = dict.fromkeys(map(named, fitting(playable, deal.suit, deal.rank)))
    found: list[Action] = list(map(_PLAY.__getitem__, fit))
    jokers = [card for card in playable if card.rank == JOKER_RANK]
    if jokers:
        # In the order of the hand: which action a seed chooses must not depend on how they are found.
        before = len(set(map(named, fitting(playable[: playable.index(jokers[0])], deal.suit, deal.rank))))
        found[before:before] = [play for play in _JOKERS if not _refused_joker(deal, hand, play.suit, rules)]
    for marriage in filter(None, map(_MARRIAGES.get, fit)):
        if marriage.second in map(named, hand):
            found.append(marriage)
    if deal.drawn is None:
        if not _refused_draw(deal):
            found.append(Draw())
        if not _refused_pass(deal, hand):
            found.append(Pass())
    return found


def _refused_in_phase(deal: Deal, action: Action) -> Refusal | None:
    if deal.doubt is not None:
        return None if isinstance(action, (Accept, Challenge)) else Refusal("answer-first", "KR-30")
    if deal.handout:
        return None if isinstance(action, Give) else Refusal("give-first", "KR-23", {"name": deal.handout[0]})
    if isinstance(action, (Accept, Challenge)):
        return Refusal("nothing-to-answer", "KR-30")
    if isinstance(action, Give):
        return Refusal("nothing-to-give", "KR-23")
    if deal.drawn is not None:
        cards = _cards_of(action)
        if not cards or cards[0] != named(deal.drawn):
            return Refusal("must-play-drawn", "KR-14")
    return None


def _cards_of(action: Action) -> tuple[Card, ...]:
    if isinstance(action, (Play, Give)):
        return (action.card,)
    return (action.first, action.second) if isinstance(action, Marry) else ()


def _not_held(hand: tuple[Card, ...], action: Action) -> Refusal | None:
    cards = _cards_of(action)
    for card in cards:
        if list(map(named, hand)).count(card) < cards.count(card):
            return Refusal("not-in-hand", "ALL-03", {"card": card})
    return None


def _refused_by_rule(deal: Deal, hand: tuple[Card, ...], action: Action, rules: Mapping[str, str]) -> Refusal | None:
    if isinstance(action, Play):
        if is_joker(action.card):
            return _refused_joker(deal, hand, action.suit, rules)
        if not fits(action.card, deal.suit, deal.rank):
            return Refusal("no-match", "KR-10", {"card": action.card, "suit": deal.suit})
    elif isinstance(action, Marry):
        if _MARRIAGES.get(action.first) != action:
            return Refusal("marriage-pair", "KR-15")
        if not fits(action.first, deal.suit, deal.rank):
            return Refusal("marriage-order", "KR-15", {"card": action.first})
    elif isinstance(action, Draw):
        return _refused_draw(deal)
    elif isinstance(action, Pass):
        return _refused_pass(deal, hand)
    return None


def _refused_draw(deal: Deal) -> Refusal | None:
    return None if deal.stack else Refusal("stack-empty", "KR-60")


def _refused_pass(deal: Deal, hand: tuple[Card, ...]) -> Refusal | None:
    return _NO_PASS if deal.stack or can_play(deal, hand) else None


def _refused_joker(deal: Deal, hand: tuple[Card, ...], suit: str, rules: Mapping[str, str]) -> Refusal | None:
    if rules["bluffing"] == "off" and not joker_is_lawful(hand, deal.suit, deal.rank):
        return Refusal("bluff-not-allowed", "KR-16")
    if len(hand) > 1 and not suit:
        return Refusal("name-a-suit", "KR-17")
    if len(hand) == 1 and suit:
        return Refusal("suit-not-needed", "KR-17")
    return None


def _refused_call(deal: Deal, seat: int, rules: Mapping[str, str]) -> Refusal | None:
    if rules["one_card_call"] == "automatic":
        return Refusal("calls-automatic", "KR-45")
    size = len(deal.hands[seat])
    acting = seat == deal.turn
    if acting and deal.phase in ("turn", "drawn") and size in (2, 3):
        return Refusal("already-called", "KR-42") if deal.called else None
    if size == 1 and not (acting and deal.handout) and deal.calls[seat] != "caught":
        return Refusal("already-called", "KR-42") if deal.calls[seat] == "called" else None
    return _NO_CALL


def _refused_catch(deal: Deal, seat: int, caught: int, rules: Mapping[str, str]) -> Refusal | None:
    if rules["one_card_call"] == "automatic":
        return Refusal("calls-automatic", "KR-45")
    if seat == caught or deal.calls[caught] != "open":
        return Refusal("nothing-to-catch", "KR-43", {"name": caught})
    return None
