"""What trick games share for the ear."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingtable.core.cards import Card
from kingtable.core.events import CardPlayed, TrickTaken
from kingtable.games.tricks import card_of, cards_of
from kingtable.ui import told, told_table
from kingtable.ui.people import People
from kingtable.ui.table.picture import Plate, RoundPlate
from kingtable.ui.table.pictures.trick import fan_order


def tells(event: object, people: People) -> str:
    """Plays and tricks."""
    match event:
        case CardPlayed(seat, card):
            return told.play(people, seat, card)
        case TrickTaken(_, _, _, seat, points):
            return told.takes(people, seat, points)
    return ""


def asked(people: People, plate: Plate | RoundPlate, playable: int, hand: int) -> str:
    """The own turn: what was led, else what is played, and which cards may be played."""
    choice = told_table.may_play(cards_of(playable), hand.bit_count())
    return f"{told.situation_your_turn()} {told.plate(people, plate).title}. {choice}"


def lying(people: People, leader: int, trick: Sequence[int], next_seat: Callable[[int], int]) -> str:
    """The cards of the trick by who played them."""
    played = []
    seat = leader
    for bit in trick:
        played.append((seat, card_of(bit)))
        seat = next_seat(seat)
    return told_table.trick(people, played)


def fan(hand: int, trump: int = 0) -> list[Card]:
    """The own cards as they lie."""
    return [card_of(bit) for bit in fan_order(hand, trump)]
