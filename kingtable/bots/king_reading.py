"""What a seat can read from its View of a King deal: the cards still out, and which of them nobody can hold there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kingtable.games.king_contracts import Duty
from kingtable.games.king_deal import TWO_OF_DIAMONDS
from kingtable.games.king_match import View
from kingtable.games.tricks import DECK, SUIT_MASKS, beats, suit_of


class Reading(Struct, frozen=True):
    """A deal as one seat sees it before it plays; sets of cards are masks as in `games.tricks`."""

    hand: int
    out: int
    """The cards that the other three hold together."""
    others: tuple[int, ...]
    """The other seats."""
    to_come: tuple[int, ...]
    """Those of them that play to this trick after the own seat."""
    holds: tuple[int, ...]
    """By seat, the cards out that its plays leave possible there."""
    miss: tuple[float, ...]
    """By suit, the chance that a given card of it is not with a given seat that may hold it."""
    on_table: int
    led: int
    best: int
    trump: int
    number: int
    """The number of the running trick, from 1."""

    def wins_now(self, card: int) -> bool:
        """Whether that card would win the trick as it lies; any lead does."""
        return not self.led or beats(card, self.best, self.led, self.trump)

    def lacks(self, seat: int, suit: int) -> float:
        """The chance that this seat has no card of that suit, which is given as a mask."""
        return float(self.miss[suit_of(suit)] ** (self.holds[seat] & suit).bit_count())


def reading_of(view: View) -> Reading:
    """What the seat of this View knows for certain; the game must have been named."""
    deal = view.deal
    duty = deal.duty
    assert duty is not None, "no card before the game is named"
    # In deal 1 the chooser is who was dealt 2D (KING-04).
    cannot = [TWO_OF_DIAMONDS * (deal.number == 1 and seat != deal.chooser) for seat in range(4)]
    seen, broken = view.hand, False
    for leader, cards in (*((trick.leader, trick.cards) for trick in deal.tricks), (deal.leader, deal.trick)):
        _read_trick(cannot, leader, cards, duty, broken)
        for card in cards:
            seen |= card
            broken = broken or bool(card & duty.lead_ban)
    out = DECK & ~seen
    others = tuple(seat for seat in range(4) if seat != view.seat)
    holds = tuple(out & ~shown if seat != view.seat else 0 for seat, shown in enumerate(cannot))
    place = len(deal.trick)
    return Reading(
        hand=view.hand,
        out=out,
        others=others,
        to_come=tuple((view.seat - step) % 4 for step in range(1, 4 - place)),
        holds=holds,
        miss=tuple(_miss(holds, suit) for suit in SUIT_MASKS),
        on_table=sum(deal.trick),
        led=deal.led,
        best=deal.best,
        trump=duty.trump,
        number=len(deal.tricks) + 1,
    )


def before_the_lead(seat: int, hand: int, trump: int) -> Reading:
    """What a seat would know at its own first lead in a deal with that trump suit (0 for a penalty game)."""
    others = tuple(other for other in range(4) if other != seat)
    holds = tuple(DECK & ~hand if other != seat else 0 for other in range(4))
    return Reading(
        hand=hand,
        out=DECK & ~hand,
        others=others,
        to_come=others,
        holds=holds,
        miss=tuple(_miss(holds, suit) for suit in SUIT_MASKS),
        on_table=0,
        led=0,
        best=0,
        trump=trump,
        number=1,
    )


def _miss(holds: Sequence[int], suit: int) -> float:
    holders = sum(bool(cards & suit) for cards in holds)
    return 1 - 1 / holders if holders else 1.0


def _read_trick(cannot: list[int], leader: int, cards: Sequence[int], duty: Duty, broken: bool) -> None:
    """Add to ``cannot`` what the plays of one trick give away: each duty of the game read backwards."""
    if not cards:
        return
    lead = cards[0]
    led = SUIT_MASKS[suit_of(lead)]
    if lead & duty.lead_ban and not broken:
        cannot[leader] |= DECK & ~duty.lead_ban
    best = high = lead
    for place, card in enumerate(cards[1:], 1):
        seat = (leader - place) % 4
        if not card & led:
            cannot[seat] |= led
            if not card & duty.discard:
                cannot[seat] |= duty.holds
        elif not card & duty.give & (high - 1):
            cannot[seat] |= led & duty.give & (high - 1)
            if duty.higher and best & led and card < best:
                cannot[seat] |= led & -(best << 1)
        if card & led:
            high = max(high, card)
        if beats(card, best, led, duty.trump):
            best = card
