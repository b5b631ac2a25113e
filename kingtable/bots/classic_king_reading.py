"""What a seat can read from its View of a round of Classic King: the cards still out, and where they cannot be."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kingtable.games.classic_king import View
from kingtable.games.classic_king_rounds import ALL_CARDS, Round
from kingtable.games.tricks import SUIT_MASKS, beats, suit_of


class Reading(Struct, frozen=True):
    """A round as one seat sees it before it plays; sets of cards are masks as in `games.tricks`."""

    round: Round
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
    number: int
    """The number of the running trick, from 1."""

    def wins_now(self, card: int) -> bool:
        """Whether that card would win the trick as it lies; any lead does."""
        return not self.led or beats(card, self.best, self.led, 0)

    def lacks(self, seat: int, cards: int) -> float:
        """The chance that this seat holds none of these cards, which are of one suit."""
        held = self.holds[seat] & cards
        return float(self.miss[suit_of(held)] ** held.bit_count()) if held else 1.0


def reading_of(view: View) -> Reading:
    """What the seat of this View knows for certain."""
    deal = view.deal
    cannot = [0, 0, 0, 0]
    seen = view.hand
    for leader, cards in (*((trick.leader, trick.cards) for trick in deal.tricks), (deal.leader, deal.trick)):
        _read_trick(cannot, leader, cards, deal.round)
        seen |= sum(cards)
    out = ALL_CARDS & ~seen
    holds = tuple(out & ~shown if seat != view.seat else 0 for seat, shown in enumerate(cannot))
    return Reading(
        round=deal.round,
        hand=view.hand,
        out=out,
        others=tuple(seat for seat in range(4) if seat != view.seat),
        to_come=tuple((view.seat + step) % 4 for step in range(1, 4 - len(deal.trick))),
        holds=holds,
        miss=tuple(_miss(holds, suit) for suit in SUIT_MASKS),
        on_table=sum(deal.trick),
        led=deal.led,
        best=deal.best,
        number=len(deal.tricks) + 1,
    )


def _miss(holds: Sequence[int], suit: int) -> float:
    holders = sum(bool(cards & suit) for cards in holds)
    return 1 - 1 / holders if holders else 1.0


def _read_trick(cannot: list[int], leader: int, cards: Sequence[int], played: Round) -> None:
    """Add to ``cannot`` what the plays of one trick give away: each duty of the round read backwards."""
    if not cards:
        return
    lead = cards[0]
    led = SUIT_MASKS[suit_of(lead)]
    if lead & played.lead_ban:
        cannot[leader] |= ALL_CARDS & ~played.lead_ban
    for place, card in enumerate(cards[1:], 1):
        if not card & led:
            # A void seat with the king of hearts had to give it where that is a duty (KNG14-06).
            cannot[(leader + place) % 4] |= led | played.discard
