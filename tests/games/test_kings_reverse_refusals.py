"""Every refusal that Kings Reverse can give, with its rule and sentence, and the order of the checks."""

from __future__ import annotations

import pytest

from kingtable.core.actions import Action, Call, Catch, Give, Marry, Name, Play, Take
from kingtable.core.cards import Card, pack_52
from kingtable.games.kings_reverse import KINGS_REVERSE
from kingtable.games.reasons import sentence
from tests.reverse_positions import played, position, reason, refused

NAMES = ("You", "Ada", "Bo", "Cem")
OFF = {"bluffing": "off"}
PLAIN = position("9H 4C 2D Jk KH QH", "5H 6H", "3H 6C", "4H 2S")
ANSWER = played(position("Jk 2D 4C 5C", "5H 6H JD", "3H 6C", "4H 2S"), "A play Jk D")
GIVING = played(position("AS 2D 4C 5C 6C 7C", "5H 6H", "3H 6C", "4H 2S"), "A play AS")
DRAWN = played(position("KD 4C 2D JH", "5H 6H", "3H 6C", "4H 2S", stack="KS 2D"), "A draw")
EMPTY = position("4C 2D Jk", "5H 6H", "3H 6C", "4H 2S", stack="")


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "play", "play ", "play 9h", "play 1H", "play 9H S", "play Jk X", "play Jk SH", "play Jk D D",
        "play Jk ", "play  9H", " play 9H", "play 9H ", "play 9H\n", "PLAY 9H", "play\t9H", "marry", "marry KH",
        "marry KH QH 2H", "give", "give 9", "draw 2", "draw ", "Draw", "pass ", "accept 1", "challenge B", "call 2",
        "catch", "catch -1", "catch 02", "catch 8", "catch A", "catch ²", "catch 1 2", "name el", "take AS",
        "take from 2", "\0", "şış",
    ],
)  # fmt: skip
def test_unknown_texts(text: str) -> None:
    assert KINGS_REVERSE.decode(text) is None
    assert reason(PLAIN, f"A {text}") == "unknown-action ALL-03"


@pytest.mark.parametrize(
    "action",
    [
        Name("el"), Take((Card(2, "S"),)), Play(Card(9, "H"), "S"), Play(Card(0, ""), "X"), Play(Card(9, "H", 1)),
        Play(Card(-1, "")), Marry(Card(13, "H", 1), Card(12, "H")), Give(Card(9, "H", 1)), Catch(4), Catch(-1),
    ],
)  # fmt: skip
def test_actions_of_other_games_and_tables(action: Action) -> None:
    """Form comes first, even after the end of the match."""
    for state in (PLAIN, PLAIN._replace(over=True)):
        for seat in range(4):
            refusal = KINGS_REVERSE.refusal(state, seat, action)
            assert refusal is not None
            assert (refusal.reason, refusal.rule) == ("unknown-action", "ALL-03")


def test_a_seat_that_is_not_at_the_table() -> None:
    """The text exists, but not at this table."""
    assert KINGS_REVERSE.decode("catch 7") == Catch(7)
    assert reason(PLAIN, "A catch 7") == "unknown-action ALL-03"


def test_texts_and_back() -> None:
    """ALL-03: every action has one text."""
    cards = [*pack_52(), Card(0, "")]
    actions: list[Action] = [*map(Play, cards), *(Play(Card(0, ""), suit) for suit in "SHDC"), *map(Give, cards)]
    actions += [Marry(first, second) for first in cards for second in cards]
    actions += [KINGS_REVERSE.decode(word) for word in ("draw", "pass", "accept", "challenge", "call")]  # type: ignore[misc]
    actions += map(Catch, range(8))
    texts = [KINGS_REVERSE.encode(action) for action in actions]
    assert len(set(texts)) == len(texts)
    assert [KINGS_REVERSE.decode(text) for text in texts] == actions


@pytest.mark.parametrize(
    ("state", "words", "expected"),
    [
        # turn, before phase, card and rule
        (PLAIN, "B play 5H", "not-your-turn ALL-08"),
        (PLAIN, "B accept", "not-your-turn ALL-08"),
        (ANSWER, "A draw", "not-your-turn ALL-08"),
        (GIVING, "B play 5H", "not-your-turn ALL-08"),
        # phase, before card and rule
        (ANSWER, "B play 9S", "answer-first KR-30"),
        (ANSWER, "B draw", "answer-first KR-30"),
        (ANSWER, "B pass", "answer-first KR-30"),
        (ANSWER, "B give 5H", "answer-first KR-30"),
        (ANSWER, "B marry 5H 6H", "answer-first KR-30"),
        (GIVING, "A play 9S", "give-first KR-23"),
        (GIVING, "A accept", "give-first KR-23"),
        (GIVING, "A draw", "give-first KR-23"),
        (PLAIN, "A accept", "nothing-to-answer KR-30"),
        (DRAWN, "A challenge", "nothing-to-answer KR-30"),
        (PLAIN, "A give 9S", "nothing-to-give KR-23"),
        (DRAWN, "A give 9S", "nothing-to-give KR-23"),
        (DRAWN, "A draw", "must-play-drawn KR-14"),
        (DRAWN, "A pass", "must-play-drawn KR-14"),
        (DRAWN, "A play JH", "must-play-drawn KR-14"),
        (DRAWN, "A play 9S", "must-play-drawn KR-14"),
        (DRAWN, "A marry KD QD", "must-play-drawn KR-14"),
        # card held, before the rule
        (PLAIN, "A play 3C", "not-in-hand ALL-03"),
        (PLAIN, "A marry KS QS", "not-in-hand ALL-03"),
        (PLAIN, "A marry KH QS", "not-in-hand ALL-03"),
        (PLAIN, "A marry 9H 9H", "not-in-hand ALL-03"),
        (DRAWN, "A marry KS QS", "not-in-hand ALL-03"),
        (GIVING, "A give 9S", "not-in-hand ALL-03"),
        (EMPTY, "A play Jk", "name-a-suit KR-17"),
        # the rules of the game
        (PLAIN, "A play 4C", "no-match KR-10"),
        (PLAIN, "A play KH", "no-match KR-10"),
        (PLAIN, "A marry 9H 4C", "marriage-pair KR-15"),
        (PLAIN, "A marry Jk KH", "marriage-pair KR-15"),
        (PLAIN, "A marry KH QH", "marriage-order KR-15"),
        (PLAIN, "A marry QH KH", "marriage-order KR-15"),
        (PLAIN, "A play Jk", "name-a-suit KR-17"),
        (PLAIN, "A pass", "pass-not-allowed KR-60"),
        (EMPTY, "A draw", "stack-empty KR-60"),
        (EMPTY, "A pass", "pass-not-allowed KR-60"),
        (position("9H Jk", "5H", rules=OFF), "A play Jk D", "bluff-not-allowed KR-16"),
        (position("9H Jk", "5H", rules=OFF), "A play Jk", "bluff-not-allowed KR-16"),
        (position("Jk", "5H"), "A play Jk S", "suit-not-needed KR-17"),
        # calls and catches have their own rules alone
        (PLAIN, "A call", "call-not-now KR-42"),
        (ANSWER, "B call", "call-not-now KR-42"),
        (PLAIN, "B catch 0", "nothing-to-catch KR-43"),
        (PLAIN, "A catch 0", "nothing-to-catch KR-43"),
        (ANSWER, "C catch 1", "nothing-to-catch KR-43"),
        (position("9H 2C", "5H", rules={"one_card_call": "automatic"}), "B catch 0", "calls-automatic KR-45"),
    ],
)  # fmt: skip
def test_refused(state: object, words: str, expected: str) -> None:
    assert reason(state, words) == expected  # type: ignore[arg-type]


def test_nobody_acts_after_the_end() -> None:
    over = PLAIN._replace(over=True)
    for words in ("A play 9H", "B accept", "A call", "C catch 0", "A draw"):
        assert reason(over, words) == "game-over ALL-08"


def test_called_twice() -> None:
    state = played(position("9H 2C", "5H 6H"), "A call")
    assert reason(state, "A call") == "already-called KR-42"
    assert reason(played(state, "A play 9H"), "A call") == "already-called KR-42"


@pytest.mark.parametrize(
    ("state", "words", "said"),
    [
        (PLAIN, "C draw", "It is not your turn; You is to play."),
        (PLAIN, "A play 3C", "You do not hold 3C."),
        (PLAIN, "A play 4C", "4C matches neither the suit (spades) nor the rank; only a jack fits everywhere."),
        (PLAIN, "A marry KH QH", "The first card of a marriage must fit; KH does not."),
        (PLAIN, "A catch 2", "Bo has no missing “one card” to catch."),
        (GIVING, "A draw", "Ace of spades: first hand a card to Ada."),
    ],
)
def test_sentences(state: object, words: str, said: str) -> None:
    assert sentence(refused(state, words), NAMES) == said  # type: ignore[arg-type]


def test_every_refusal_has_its_sentence() -> None:
    found = set()
    for state in (PLAIN, ANSWER, GIVING, DRAWN, EMPTY, position("9H Jk", "5H", rules=OFF), position("Jk", "5H")):
        for text in (
            "play 4C",
            "play Jk",
            "play Jk D",
            "marry KH QH",
            "marry 4C 2D",
            "give 4C",
            "draw",
            "pass",
            "accept",
        ):
            for seat in range(state.table.seats):
                refusal = KINGS_REVERSE.refusal(state, seat, KINGS_REVERSE.decode(text))
                if refusal is not None:
                    assert sentence(refusal, NAMES)
                    found.add(refusal.reason)
    assert len(found) >= 13


def test_a_call_is_one_action() -> None:
    assert KINGS_REVERSE.encode(Call()) == "call"
