"""Every refusal that King can give, with its rule id, and the order in which the checks are made."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingtable.core.actions import Name, Play
from kingtable.core.cards import Card
from kingtable.core.game import Refusal
from kingtable.games.king import KING
from kingtable.games.king_match import State
from kingtable.games.reasons import sentence
from tests.positions import facing, finished, named, position, refusal_of

NAMES = ("You", "Ada", "Bo", "Cem")
CLOSED = ("kupa", "kupa", "son", "el")


def over() -> State:
    return replace(position("el", "2D"), over=True)


@pytest.mark.parametrize(
    "text",
    [
        "", "name", "name ", "name trump", "name trump X", "name Kupa", "name  kupa", " name kupa", "name kupa ",
        "trump S", "NAME kupa", "name no-trump", "play", "play ", "play Jk", "play 1H", "play kh", "play HK",
        "play 10", "play KH D", "play KH\n", "play\tKH", "draw", "pass", "take AS", "call", "play KH KH", "\0", "ş",
    ],
)  # fmt: skip
def test_unknown_texts(text: str) -> None:
    """Form comes first: before the end of the match, the turn and all else."""
    assert KING.decode(text) is None
    for state in (position("el", "2D"), over()):
        for seat in range(4):
            refusal = KING.refusal(state, seat, KING.decode(text))
            assert refusal is not None
            assert (refusal.reason, refusal.rule) == ("unknown-action", "ALL-03")


@pytest.mark.parametrize("action", [Name("hearts"), Play(Card(0, "")), Play(Card(13, "H", 1))])
def test_actions_of_other_games(action: Name | Play) -> None:
    refusal = KING.refusal(position("el", "KH"), 0, action)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("unknown-action", "ALL-03")


def test_nobody_acts_after_the_end() -> None:
    """ALL-08; before the turn."""
    for seat in range(4):
        for text in ("play 2D", "name el", "play KH"):
            refusal = refusal_of(over(), text, seat)
            assert (refusal.reason, refusal.rule) == ("game-over", "ALL-08")
            assert said(refusal) == "The match is over."
        assert KING.legal(over(), seat) == ()
    assert KING.to_act(over()) is None


@pytest.mark.parametrize("contract", [None, "el"])
def test_out_of_turn(contract: str | None) -> None:
    """Before phase and cards held."""
    state = position(contract, "2D", "KH")
    for text in ("play KH", "play 2D", "name el"):
        for seat in (1, 2, 3):
            refusal = refusal_of(state, text, seat)
            assert (refusal.reason, refusal.rule, refusal.facts) == ("not-your-turn", "ALL-08", {"name": 0})
            assert said(refusal) == "It is not your turn; You is to play."


def test_the_seat_to_act_is_named() -> None:
    state = position("el", "2D", "3D")
    state, _ = KING.apply(state, 0, Play(Card(2, "D")))
    assert said(refusal_of(state, "play KH", 2)) == "It is not your turn; Cem is to play."


def test_phases() -> None:
    """KING-05; before the card held and before the rules of the game."""
    state = position(None, "2D", sheet=finished(*CLOSED))
    for text in ("play 2D", "play KH"):
        refusal = refusal_of(state, text)
        assert (refusal.reason, refusal.rule) == ("name-first", "KING-05")
        assert said(refusal) == "The game of this deal must be named before a card is played."
    state = named(state, "trump S")
    for text in ("name trump S", "name kupa", "name el"):
        refusal = refusal_of(state, text)
        assert (refusal.reason, refusal.rule) == ("already-named", "KING-05")
        assert said(refusal) == "This deal already has its game: Trump spades."


def test_a_card_that_is_not_held() -> None:
    """Before the rules of the game: 3S would not follow suit either."""
    state = named(position(None, "2D", "3D 4S"), "el")
    state, _ = KING.apply(state, 0, Play(Card(2, "D")))
    refusal = refusal_of(state, "play 3S")
    assert (refusal.reason, refusal.rule) == ("not-in-hand", "ALL-03")
    assert said(refusal) == "You do not hold 3S."
    assert refusal_of(state, "play 2D").reason == "not-in-hand"  # A's own, already played


NO_PENALTIES_LEFT = ("kupa", *["trump S"] * 2, "el", "kiz", *["trump S"] * 2, "el", "son", "kiz", "son", "rifki")
NO_TRUMPS_LEFT = ("trump S", "kupa", "el", "el", "trump C", "kupa", "son", "son")


@pytest.mark.parametrize(
    ("sheet", "rules", "text", "reason", "rule", "words"),
    [
        (CLOSED, {}, "name kupa", "penalty-closed", "KING-08", "Kupa Almaz has been played twice and is closed."),
        (
            ("trump S",) * 8, {"choice_limit": "free"}, "name trump D", "trump-limit", "KING-08",
            "Trumps have been played eight times and are closed.",
        ),
        (
            NO_PENALTIES_LEFT, {}, "name erkek", "quota-used", "KING-09",
            "Choice limit: your three penalties are used up; name a trump suit.",
        ),
        (
            NO_TRUMPS_LEFT, {}, "name trump D", "quota-used", "KING-09",
            "Choice limit: your two trumps are used up; name a penalty.",
        ),
        # of several rules the first in the table
        (
            NO_PENALTIES_LEFT, {}, "name el", "penalty-closed", "KING-08",
            "El Almaz has been played twice and is closed.",
        ),
        (
            ("trump S",) * 8, {}, "name trump D", "trump-limit", "KING-08",
            "Trumps have been played eight times and are closed.",
        ),
    ],
)  # fmt: skip
def test_closed_games(
    sheet: tuple[str, ...], rules: dict[str, str], text: str, reason: str, rule: str, words: str
) -> None:
    refusal = refusal_of(position(None, "2D", rules=rules, sheet=finished(*sheet)), text)
    assert (refusal.reason, refusal.rule) == (reason, rule)
    assert said(refusal) == words


BAN = {"trump_lead_ban": "on"}
ALL_BANNED = {"heart_lead_ban": "all_penalties"}
ANY_HEART = {"rifki_void": "any_heart"}
EVERY = {"must_play_higher": "every"}
HEARTS_CLOSED = "No heart leads: hearts stay closed until a heart has been played."
TRUMPS_CLOSED = "No trump leads: trumps stay closed until a trump has been played."
FOLLOW_CLUBS = "Follow suit: you hold clubs, so you must play clubs."
MUST_TRUMP = "You have no clubs, so you must play a trump, even one that cannot win."


@pytest.mark.parametrize(
    ("contract", "rules", "trick", "hand", "card", "reason", "rule", "words"),
    [
        ("kupa", {}, "", "7H 8S", "7H", "hearts-closed", "KING-20", HEARTS_CLOSED),
        ("rifki", {}, "", "KH 8S", "KH", "hearts-closed", "KING-20", HEARTS_CLOSED),
        ("son", ALL_BANNED, "", "7H 8S", "7H", "hearts-closed", "KING-20", HEARTS_CLOSED),
        ("trump H", BAN, "", "7H 8S", "7H", "trumps-closed", "KING-21", TRUMPS_CLOSED),
        ("trump S", BAN, "", "7H 8S", "8S", "trumps-closed", "KING-21", TRUMPS_CLOSED),
        ("el", {}, "4C", "9C 6H", "6H", "follow-suit", "KING-25", FOLLOW_CLUBS),
        ("trump H", {}, "4C", "9C 6H", "6H", "follow-suit", "KING-25", FOLLOW_CLUBS),
        # a card of another suit is refused for that alone
        ("kiz", {}, "KC", "QC 2C 6H", "6H", "follow-suit", "KING-25", FOLLOW_CLUBS),
        ("el", EVERY, "4C", "9C 2C 6H", "6H", "follow-suit", "KING-25", FOLLOW_CLUBS),
        (
            "kiz", {}, "KC", "QC 2C", "2C", "give-up", "KING-23",
            "Give up your penalty card: a higher club has fallen, so play QC.",
        ),
        (
            "erkek", {}, "AD", "JD KD 2D", "2D", "give-up", "KING-23",
            "Give up your penalty card: a higher diamond has fallen, so play JD or KD.",
        ),
        (
            "rifki", {}, "AH", "KH 2H", "2H", "give-up", "KING-23",
            "Give up your penalty card: a higher heart has fallen, so play KH.",
        ),
        (
            "kiz", EVERY, "KS", "QS AS", "AS", "give-up", "KING-23",
            "Give up your penalty card: a higher spade has fallen, so play QS.",
        ),
        (
            "trump S", {"must_play_higher": "trumps"}, "9D", "2D KD", "2D", "must-play-higher", "KING-24",
            "Must play higher: you hold a diamond that beats the trick.",
        ),
        (
            "el", EVERY, "9H", "2H KH", "2H", "must-play-higher", "KING-24",
            "Must play higher: you hold a heart that beats the trick.",
        ),
        ("trump S", {}, "9C", "2S KD", "KD", "must-trump", "KING-26", MUST_TRUMP),
        ("trump H", {}, "9C AH", "2H KD", "KD", "must-trump", "KING-26", MUST_TRUMP),
        (
            "kupa", {}, "9C", "2H KD", "KD", "void-discard", "KING-27",
            "You have no clubs, so you must discard a heart.",
        ),
        (
            "erkek", {}, "9C", "2H KD", "2H", "void-discard", "KING-27",
            "You have no clubs, so you must discard a king or jack.",
        ),
        (
            "kiz", {}, "9S", "2H QD", "2H", "void-discard", "KING-27",
            "You have no spades, so you must discard a queen.",
        ),
        (
            "rifki", {}, "9C", "2H KH", "2H", "void-discard", "KING-27",
            "You have no clubs, so you must discard the Rıfkı.",
        ),
        (
            "rifki", ANY_HEART, "9C", "KH 2D", "2D", "void-discard", "KING-28",
            "You have no clubs, so you must discard a heart.",
        ),
        (
            "kupa", ANY_HEART, "9C", "KH 2D", "2D", "void-discard", "KING-27",
            "You have no clubs, so you must discard a heart.",
        ),
    ],
)  # fmt: skip
def test_refused_cards(
    contract: str, rules: dict[str, str], trick: str, hand: str, card: str, reason: str, rule: str, words: str
) -> None:
    refusal = facing(contract, trick, hand, rules).refused[card]
    assert (refusal.reason, refusal.rule) == (reason, rule)
    assert said(refusal) == words


def said(refusal: Refusal) -> str:
    return sentence(refusal, NAMES)
