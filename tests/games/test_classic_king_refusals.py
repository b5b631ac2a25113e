"""Every refusal that Classic King can give, with its rule id, and the order in which the checks are made."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingtable.core.actions import Draw, Name, Play
from kingtable.core.cards import Card
from kingtable.games.classic_king import CLASSIC_KING, State
from kingtable.games.reasons import sentence
from tests.positions_classic_king import COMBINED, facing, position, refusal_of

NAMES = ("You", "Ada", "Bo", "Cem")


def over() -> State:
    return replace(position(14, "7D"), over=True)


@pytest.mark.parametrize(
    "text",
    [
        "", "play", "play ", "play Jk", "play 6H", "play 2D", "play 10", "play 1H", "play kh", "play KH ", " play KH",
        "play KH D", "play  KH", "play\tKH", "play KH\n", "PLAY KH", "name el", "name trump S", "draw", "pass", "call",
        "KH", "\0", "ş",
    ],
)  # fmt: skip
def test_unknown_texts(text: str) -> None:
    """Form comes first: before the end of the match, the turn and all else. There are no cards below the seven."""
    assert CLASSIC_KING.decode(text) is None
    for state in (position(1, "7D"), over()):
        for seat in range(4):
            refusal = CLASSIC_KING.refusal(state, seat, None)
            assert refusal is not None
            assert (refusal.reason, refusal.rule) == ("unknown-action", "ALL-03")
            assert sentence(refusal, NAMES) == "This game has no such action."


@pytest.mark.parametrize(
    "action",
    [Name("el"), Draw(), Play(Card(0, "")), Play(Card(6, "H")), Play(Card(13, "H", 1)), Play(Card(13, "H"), "D")],
)
def test_actions_of_other_games(action: Name | Draw | Play) -> None:
    refusal = CLASSIC_KING.refusal(position(1, "KH"), 0, action)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("unknown-action", "ALL-03")


def test_nobody_acts_after_the_end() -> None:
    """ALL-08; before the turn."""
    for seat in range(4):
        for text in ("play 7D", "play KH"):
            refusal = refusal_of(over(), text, seat)
            assert (refusal.reason, refusal.rule) == ("game-over", "ALL-08")
            assert sentence(refusal, NAMES) == "The match is over."
        assert CLASSIC_KING.legal(over(), seat) == ()
    assert CLASSIC_KING.to_act(over()) is None


def test_out_of_turn() -> None:
    """Before the cards held and the rules of the game."""
    for seat in (1, 2, 3):
        for text in ("play KH", "play 7D"):
            refusal = refusal_of(position(5, "7D 7H", "KH"), text, seat)
            assert (refusal.reason, refusal.rule, refusal.facts) == ("not-your-turn", "ALL-08", {"name": 0})
            assert sentence(refusal, NAMES) == "It is not your turn; You is to play."


def test_a_card_that_is_not_held() -> None:
    """Before the rules of the game: AH could not be led either."""
    refusal = refusal_of(position(5, "7D"), "play AH")
    assert (refusal.reason, refusal.rule) == ("not-in-hand", "ALL-03")
    assert sentence(refusal, NAMES) == "You do not hold AH."


@pytest.mark.parametrize(
    ("number", "trick", "hand", "card", "rules", "reason", "rule", "words"),
    [
        (2, "", "7H 8S", "7H", {}, "heart-lead-classic", "KNG14-05",
         "In this round you may not lead a heart while you hold another suit."),
        (14, "", "KH 8S", "KH", COMBINED, "heart-lead-classic", "KNG14-05",
         "In this round you may not lead a heart while you hold another suit."),
        (1, "9C", "KC AH", "AH", {}, "follow-suit", "KNG14-04", "Follow suit: you hold clubs, so you must play clubs."),
        (5, "9C", "KC KH", "KH", {}, "follow-suit", "KNG14-04", "Follow suit: you hold clubs, so you must play clubs."),
        (5, "9C", "7H KH", "7H", {}, "force-kh", "KNG14-06",
         "You cannot follow suit, so you must discard the king of hearts."),
        (12, "9C", "AS KH", "AS", {}, "force-kh", "KNG14-06",
         "You cannot follow suit, so you must discard the king of hearts."),
        (7, "9C", "AS KH", "AS", COMBINED, "force-kh", "KNG14-06",
         "You cannot follow suit, so you must discard the king of hearts."),
    ],
)  # fmt: skip
def test_refused_cards(
    number: int, trick: str, hand: str, card: str, rules: dict[str, str], reason: str, rule: str, words: str
) -> None:
    refusal = facing(number, trick, hand, rules)[1][card]
    assert (refusal.reason, refusal.rule) == (reason, rule)
    assert sentence(refusal, NAMES) == words


def test_a_refused_play_leaves_the_turn_usable() -> None:
    state = position(2, "7H 8S")
    refusal_of(state, "play 7H")
    state, _ = CLASSIC_KING.apply(state, 0, Play(Card(8, "S")))
    assert CLASSIC_KING.to_act(state) == 1
    assert refusal_of(state, "play 8S", 0).reason == "not-your-turn"
