"""What a player of Kings Reverse can tell about the other hands from what it saw in the running hand."""

from __future__ import annotations

from collections import Counter
from math import comb

from kingtable.core.cards import Card
from kingtable.games.kings_reverse import View
from kingtable.games.kings_reverse_cards import BACK, fits, named, pack_of


def known_cards(view: View, seat: int) -> tuple[Card, ...]:
    """The cards that seat holds for certain: given to it, shown in a challenge, or taken back.

    What it hands on unseen makes all of that uncertain.
    """
    known: list[Card] = []
    for note in view.history:
        match note.deed:
            case "give" if note.seat == seat:
                known = [card for card in known if card not in note.cards] if note.cards != (BACK,) else []
            case "give" if note.other == seat:
                known += note.cards
            case "challenge" if note.other == seat:
                known = [*(card for card in known if card not in note.cards), *note.cards]
            case "play" if note.seat == seat:
                known = [card for card in known if card not in note.cards]
            case "return" if note.seat == seat:
                known += note.cards
    return tuple(card for card in known if card != BACK)


def unseen_cards(view: View) -> Counter[Card]:
    """The names of the cards that are neither in the own hand nor on the discard pile, with their numbers."""
    unseen = Counter(map(named, pack_of(view.rules, view.deal.seats)))
    unseen.subtract(map(named, (*view.hand, *view.deal.discards)))
    return unseen


def cards_since_it_lacked(view: View, seat: int, suit: str) -> int | None:
    """How many cards that seat got since it last drew where that suit was required; None if it never did.

    Nobody must play instead of drawing, but hardly anybody draws who holds a card that fits.
    """
    required, got = [view.deal.discards[0].suit], None
    for note in view.history:
        match note.deed:
            case "play":
                required.append(note.cards[-1].suit or note.word)
            case "return":
                required.pop()
            case "draw" if note.seat == seat and note.word == "turn" and required[-1] == suit:
                got = 1
            case "draw" if note.seat == seat and got is not None:
                got += len(note.cards)
            case "give" if note.other == seat and got is not None:
                got += 1
    return got


def drew_before_the_joker(view: View) -> bool:
    """Whether the joker that waits for its answer was laid right after its player drew it."""
    doubt = view.deal.doubt
    assert doubt is not None, "only the seat that must answer is asked"
    laid = max(n for n, note in enumerate(view.history) if note.deed == "play")
    before = next((note for note in reversed(view.history[:laid]) if note.deed not in ("call", "catch")), None)
    return before is not None and (before.deed, before.seat, before.word) == ("draw", doubt.player, "turn")


def chance_of_fitting(view: View, seat: int, cards: int, suit: str, rank: int) -> float:
    """How likely one of that many unknown cards fits the requirement; certain if a known card does."""
    known = known_cards(view, seat)
    if any(fits(card, suit, rank) for card in known):
        return 1.0
    unseen = unseen_cards(view)
    total = unseen.total()
    bad = sum(count for card, count in unseen.items() if not fits(card, suit, rank))
    unknown = min(max(cards - len(known), 0), total)
    return 1 - comb(bad, unknown) / comb(total, unknown)
