"""Which cards may be played: KING-20 … KING-31 under each table rule, as positions in card notation."""

from __future__ import annotations

import pytest

from kingtable.games.king import KING
from tests.positions import facing, names, played, position

NONE: dict[str, str] = {}
BAN = {"trump_lead_ban": "on"}
ALL_BANNED = {"heart_lead_ban": "all_penalties"}
TRUMPS_HIGHER = {"must_play_higher": "trumps"}
EVERY_HIGHER = {"must_play_higher": "every"}
ANY_HEART = {"rifki_void": "any_heart"}


@pytest.mark.parametrize(
    ("contract", "rules", "broken", "hand", "legal"),
    [
        # KING-20, KING-30: hearts closed
        ("kupa", NONE, False, "7H 8S", "8S"),
        ("kupa", NONE, True, "7H 8S", "7H 8S"),
        ("kupa", NONE, False, "2H 7H AH", "2H 7H AH"),
        ("rifki", NONE, False, "KH 3D", "3D"),
        ("rifki", NONE, False, "KH 3H", "3H KH"),
        ("rifki", NONE, True, "KH 3D", "3D KH"),
        # the ban reaches the other penalty games with `all_penalties` only
        ("el", NONE, False, "7H 8S", "7H 8S"),
        ("el", ALL_BANNED, False, "7H 8S", "8S"),
        ("erkek", NONE, False, "7H 8S", "7H 8S"),
        ("erkek", ALL_BANNED, False, "7H 8S", "8S"),
        ("kiz", NONE, False, "7H 8S", "7H 8S"),
        ("kiz", ALL_BANNED, False, "7H 8S", "8S"),
        ("son", NONE, False, "7H 8S", "7H 8S"),
        ("son", ALL_BANNED, False, "7H 8S", "8S"),
        ("son", ALL_BANNED, True, "7H 8S", "7H 8S"),
        ("kupa", ALL_BANNED, False, "7H 8S", "8S"),
        ("rifki", ALL_BANNED, False, "7H 8S", "8S"),
        # and never a Trump deal, hearts as trumps included
        ("trump H", ALL_BANNED, False, "7H 8S", "7H 8S"),
        ("trump S", ALL_BANNED, False, "7H 8S", "7H 8S"),
        # KING-21, KING-31: trumps closed
        ("trump S", NONE, False, "7H 8S", "7H 8S"),
        ("trump S", BAN, False, "7H 8S", "7H"),
        ("trump H", BAN, False, "7H 8S", "8S"),
        ("trump S", BAN, True, "7H 8S", "7H 8S"),
        ("trump S", BAN, False, "7S 8S", "7S 8S"),
        ("trump D", BAN, False, "7S 8S", "7S 8S"),
        ("kiz", BAN, False, "7H 8S", "7H 8S"),
        # KING-22
        ("el", EVERY_HIGHER, False, "2C AH", "2C AH"),
    ],
)  # fmt: skip
def test_on_the_lead(contract: str, rules: dict[str, str], broken: bool, hand: str, legal: str) -> None:
    assert facing(contract, "", hand, rules, broken=broken).legal == legal


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "legal"),
    [
        ("erkek", "QD", "JD 2D", "JD"),
        ("erkek", "KD", "JD 2D", "JD"),
        ("erkek", "AD", "JD KD 2D", "JD KD"),  # several forced: free choice among them
        ("erkek", "QD", "KD JD 2D", "JD"),  # the king is above everything played
        ("erkek", "QD", "KD 2D", "2D KD"),
        ("erkek", "10D", "KD JD 2D", "2D JD KD"),
        ("erkek", "2D AD", "KD 3D", "KD"),  # not only the led card counts
        ("erkek", "2D AS", "KD 3D", "3D KD"),  # other suits never count
        ("erkek", "QD", "2D JS", "2D"),  # nor do penalty cards of other suits
        ("kiz", "KS", "QS 2S", "QS"),
        ("kiz", "AS", "QS KS 2S", "QS"),
        ("kiz", "JS", "QS 2S", "2S QS"),
        ("kiz", "QS", "AS 2S", "2S AS"),
        ("rifki", "AH", "KH 2H", "KH"),
        ("rifki", "QH", "KH 2H", "2H KH"),
        ("rifki", "KH", "AH 2H", "2H AH"),
        # no duty to give in the games that count tricks, nor in Kupa Almaz
        ("kupa", "AH", "KH 2H", "2H KH"),
        ("el", "AD", "JD KD 2D", "2D JD KD"),
        ("son", "AD", "JD KD 2D", "2D JD KD"),
        ("trump S", "AD", "JD KD 2D", "2D JD KD"),
    ],
)
def test_giving_up_under_a_higher_card(contract: str, trick: str, hand: str, legal: str) -> None:
    """KING-23."""
    assert facing(contract, trick, hand).legal == legal


@pytest.mark.parametrize(
    ("contract", "rules", "trick", "hand", "legal"),
    [
        ("trump S", NONE, "9D", "10D 2D", "10D 2D"),
        ("trump S", TRUMPS_HIGHER, "9D", "10D KD 2D", "10D KD"),
        ("trump S", TRUMPS_HIGHER, "9D", "8D 2D", "2D 8D"),
        ("trump S", TRUMPS_HIGHER, "9D QD", "KD JD", "KD"),  # what now wins is to be beaten
        ("trump S", TRUMPS_HIGHER, "9S", "10S 2S", "10S"),  # trumps led are a suit like any other
        ("trump S", TRUMPS_HIGHER, "9D 2S", "10D 2D", "10D 2D"),  # trumped: cannot be beaten in suit
        ("trump S", TRUMPS_HIGHER, "9S 2D", "10S 2S", "10S"),
        ("trump S", EVERY_HIGHER, "9D", "10D 2D", "10D"),
        ("el", NONE, "9D", "10D 2D", "10D 2D"),
        ("el", TRUMPS_HIGHER, "9D", "10D 2D", "10D 2D"),
        ("el", EVERY_HIGHER, "9D", "10D 2D", "10D"),
        ("kupa", EVERY_HIGHER, "9H", "10H 2H", "10H"),
        ("son", EVERY_HIGHER, "9H AS", "10H 2H", "10H"),
        ("kiz", EVERY_HIGHER, "JS", "QS 2S", "QS"),
        # giving up comes before playing higher
        ("kiz", EVERY_HIGHER, "KS", "QS AS", "QS"),
        ("erkek", EVERY_HIGHER, "QD", "JD KD AD", "JD"),
        ("rifki", EVERY_HIGHER, "AH", "KH QH", "KH"),
        # a card that is not forced forces nothing, but may have to beat
        ("erkek", EVERY_HIGHER, "10D", "JD 2D", "JD"),
        # no duty to beat when void
        ("el", EVERY_HIGHER, "9D", "2S AC", "2S AC"),
    ],
)
def test_playing_higher(contract: str, rules: dict[str, str], trick: str, hand: str, legal: str) -> None:
    """KING-24 and its place behind KING-23."""
    assert facing(contract, trick, hand, rules).legal == legal


@pytest.mark.parametrize(
    ("contract", "rules", "trick", "hand", "legal"),
    [
        # KING-25: the suit comes before every discard
        ("kupa", NONE, "4C", "9C 6H", "9C"),
        ("trump D", NONE, "4C", "9C 6D", "9C"),
        # KING-26: a trump is enough, and it is a must
        ("trump D", NONE, "4C", "6D 2D AH", "2D 6D"),
        ("trump D", NONE, "4C 10D", "6D AD AH", "6D AD"),
        ("trump D", NONE, "4C 10D", "6D AH", "6D"),
        ("trump D", TRUMPS_HIGHER, "4C 10D", "6D AD AH", "6D AD"),
        ("trump D", EVERY_HIGHER, "4C 10D", "6D AD AH", "6D AD"),
        ("trump D", NONE, "4C", "6S AH", "6S AH"),
        ("trump D", NONE, "4D", "6S AH", "6S AH"),
        # KING-27
        ("kupa", NONE, "4C", "6H 2H AS", "2H 6H"),
        ("kupa", NONE, "4C", "6D AS", "6D AS"),
        ("kupa", NONE, "4H", "6D AS", "6D AS"),
        ("erkek", NONE, "6H", "KD JC 4S", "JC KD"),
        ("erkek", NONE, "6H", "QD 10C 4S", "10C 4S QD"),
        ("kiz", NONE, "6H", "QD QS 4S AS", "QD QS"),
        ("kiz", NONE, "6H", "KD 4S", "4S KD"),
        ("rifki", NONE, "6S", "KH AH 2C", "KH"),
        ("rifki", NONE, "6S", "AH QH 2C", "2C AH QH"),
        # KING-28
        ("rifki", ANY_HEART, "6S", "KH AH 2C", "AH KH"),
        ("rifki", ANY_HEART, "6S", "KH 2C", "KH"),
        ("rifki", ANY_HEART, "6S", "AH QH 2C", "2C AH QH"),
        ("rifki", ANY_HEART, "6H", "KH 2C", "KH"),
        # KING-29
        ("el", NONE, "6S", "KH QD JC 2C", "2C JC KH QD"),
        ("son", NONE, "6S", "KH QD JC 2C", "2C JC KH QD"),
    ],
)
def test_following_and_void(contract: str, rules: dict[str, str], trick: str, hand: str, legal: str) -> None:
    """KING-25 … KING-29."""
    assert facing(contract, trick, hand, rules).legal == legal


@pytest.mark.parametrize(
    ("contract", "rules", "trick", "leads", "after"),
    [
        ("kupa", NONE, "4C 9C 6H 2C", "7H 8S", "7H 8S"),  # a discarded heart opens hearts
        ("kupa", NONE, "4C 9C 6D 2C", "7H 8S", "8S"),  # another card does not
        ("rifki", NONE, "2H 9H 3H 4H", "7H 8S", "7H 8S"),  # nor need it be a discard: A had hearts only
        ("rifki", NONE, "4C 9C 6H 2C", "7H 8S", "7H 8S"),
        ("el", ALL_BANNED, "4C 9C 6H 2C", "7H 8S", "7H 8S"),
        ("trump S", BAN, "4C 9S 6C 2C", "7H 8S", "7H 8S"),  # a ruff opens trumps
        ("trump S", BAN, "4C 9C 6C 2C", "7H 8S", "7H"),
        ("trump S", BAN, "4S 9S 6S 2S", "7H 8S", "7H 8S"),  # a forced lead does too
        ("trump S", BAN, "4C 9C 6H 2C", "7H 8S", "7H"),
    ],
)  # fmt: skip
def test_what_opens_a_closed_suit(contract: str, rules: dict[str, str], trick: str, leads: str, after: str) -> None:
    """KING-30, KING-31: the next leader's cards after a trick that B wins."""
    a, b, c, d = trick.split()
    # KH stays with D, who follows suit, so that no deal ends here.
    state = played(position(contract, a, f"{b} {leads}", c, f"{d} KH", rules=rules), trick)
    assert state.deal.to_act == 3
    assert names(KING.legal(state, 3)) == after


def test_an_opened_suit_stays_open() -> None:
    state = position("kupa", "4C 5D 2S", "9C 8D 7H 8S", "6H 3D 3H", "2C 2D 4S")
    state = played(state, "4C 9C 6H 2C 8D 3D 2D 5D")
    assert names(KING.legal(state, 3)) == "7H 8S"


def test_an_open_suit_is_closed_again_in_the_next_deal() -> None:
    state = position("rifki", "AH", "KH", "2H", "3H")
    state = played(state, "AH KH 2H 3H")
    assert state.deal.number == 2
    assert not state.deal.broken
