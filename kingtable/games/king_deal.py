"""One deal of Turkish King: whose turn it is, what may be played and why not, and who takes a trick."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from kingtable.core.cards import Card
from kingtable.core.events import TrickTaken
from kingtable.core.game import Refusal
from kingtable.games.king_contracts import UNIT_VALUE, Duty, deal_over, playable, trick_units
from kingtable.games.tricks import DECK, SUIT_MASKS, Trick, beats, bit_of, card_of, cards_of, suit_of

TWO_OF_DIAMONDS = bit_of(Card(2, "D"))
"""Who is dealt it chooses in deal 1 (KING-04)."""


def next_seat(seat: int) -> int:
    """Play runs counterclockwise (KING-02)."""
    return (seat - 1) % 4


class Deal(Struct, frozen=True):
    """One deal in progress. In a View all hands but the own one are empty."""

    number: int
    dealer: int
    chooser: int
    hands: tuple[int, ...]
    contract: str | None
    duty: Duty | None
    leader: int
    trick: tuple[int, ...]
    best: int
    """The card now winning the trick, 0 on the lead."""
    high: int
    """The highest card of the led suit on the trick."""
    winner: int
    """Who played ``best``."""
    broken: bool
    """Whether a card under the lead ban has been played."""
    tricks: tuple[Trick, ...]
    entries: tuple[int, ...]

    @property
    def to_act(self) -> int:
        """The seat to name or to play."""
        return (self.leader - len(self.trick)) % 4

    @property
    def led(self) -> int:
        """The led suit as a set of cards, empty on the lead."""
        return SUIT_MASKS[suit_of(self.trick[0])] if self.trick else 0

    def playable(self, hand: int) -> int:
        """The cards of that hand that may be played now; the game must have been named."""
        assert self.duty is not None, "no card before the game is named"
        return playable(hand, self.led, self.best, self.high, self.broken, self.duty)


def fresh_deal(number: int, dealer: int, chooser: int, hands: tuple[int, ...]) -> Deal:
    """The deal before its game is named; ``hands`` are sets of cards by seat."""
    return Deal(
        number=number, dealer=dealer, chooser=chooser, hands=hands, contract=None, duty=None, leader=chooser,
        trick=(), best=0, high=0, winner=chooser, broken=False, tricks=(), entries=(0, 0, 0, 0),
    )  # fmt: skip


def refused_play(deal: Deal, hand: int, bit: int) -> Refusal | None:
    """Which duty forbids that card of that hand: the first of KING-20 … KING-28 that speaks."""
    legal = deal.playable(hand)
    if bit & legal:
        return None
    duty = deal.duty
    assert duty is not None and deal.contract is not None
    if not deal.trick:
        return Refusal("trumps-closed", "KING-21") if duty.trump else Refusal("hearts-closed", "KING-20")
    led = deal.led
    suit = card_of(deal.trick[0]).suit
    if hand & led:
        if not bit & led:
            return Refusal("follow-suit", "KING-25", {"suit": suit})
        if hand & led & duty.give & (deal.high - 1):
            return Refusal("give-up", "KING-23", {"suit": suit, "cards": cards_of(legal)})
        return Refusal("must-play-higher", "KING-24", {"suit": suit})
    if duty.trump:
        return Refusal("must-trump", "KING-26", {"suit": suit})
    any_heart = duty.discard != duty.holds
    return Refusal(
        "void-discard",
        "KING-28" if deal.contract == "rifki" and any_heart else "KING-27",
        {"suit": suit, "discard": "kupa" if any_heart else deal.contract},
    )


def played(deal: Deal, seat: int, bit: int) -> Deal:
    """The deal with that card on the trick; it must be one that may be played."""
    duty = deal.duty
    assert duty is not None
    led, best, high, winner = deal.led, deal.best, deal.high, deal.winner
    if not led:
        best, high, winner = bit, bit, seat
    else:
        if bit & led and bit > high:
            high = bit
        if beats(bit, best, led, duty.trump):
            best, winner = bit, seat
    hands = list(deal.hands)
    hands[seat] ^= bit
    return Deal(
        number=deal.number, dealer=deal.dealer, chooser=deal.chooser, hands=tuple(hands), contract=deal.contract,
        duty=duty, leader=deal.leader, trick=(*deal.trick, bit), best=best, high=high, winner=winner,
        broken=deal.broken or bool(bit & duty.lead_ban), tricks=deal.tricks, entries=deal.entries,
    )  # fmt: skip


def taken(deal: Deal) -> tuple[Deal, TrickTaken]:
    """The deal after its full trick went to the winner, who leads to the next one."""
    contract = deal.contract
    assert contract is not None
    number = len(deal.tricks) + 1
    points = UNIT_VALUE[contract] * trick_units(contract, sum(deal.trick), number)
    entries = tuple(entry + points * (s == deal.winner) for s, entry in enumerate(deal.entries))
    tricks = (*deal.tricks, Trick(deal.leader, deal.trick, deal.winner, points))
    cards = tuple(card_of(bit) for bit in deal.trick)
    after = replace(deal, trick=(), best=0, high=0, leader=deal.winner, tricks=tricks, entries=entries)
    return after, TrickTaken(number, deal.leader, cards, deal.winner, points)


def is_over(deal: Deal) -> bool:
    """Whether the trick just taken was the last one (KING-41, 42)."""
    assert deal.contract is not None
    # Between two tricks every card that is in no hand was taken.
    return deal_over(deal.contract, len(deal.tricks), DECK - sum(deal.hands))
