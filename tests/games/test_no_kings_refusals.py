"""Every refusal that No Kings can give, with its rule id, and the order in which the checks are made."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingtable.core.actions import Action, Draw, Name, Pass, Play, Take, TakeFrom
from kingtable.core.cards import Card
from kingtable.core.game import Refusal
from kingtable.games.no_kings import NO_KINGS, State
from kingtable.games.reasons import sentence
from tests.no_kings_positions import after, offered, position, refusal_of, refusal_of_action

NAMES = ("You", "Ada", "Bo", "Cem")


def said(refusal: Refusal) -> str:
    return sentence(refusal, NAMES)


def choosing(rules: dict[str, str] | None = None) -> State:
    return after(position("8S 2D", "AS 2H 5C 6D 3D KD Jk", rules=rules), "draw")


def over() -> State:
    return replace(choosing(), over=True)


@pytest.mark.parametrize(
    "text",
    [
        "", "Draw", " draw", "draw ", "draw\n", "draw 2", "take", "take ", "take from", "take from ", "take from -1",
        "take from 8", "take from 02", "take from 1 2", "take from x", "take from ²", "take  5C", "take 5C ",
        "take 9D AS", "take 5C 4H", "take 4D 4H", "take KS QS", "take 2S Jk", "take 5c", "take 1S", "take S",
        "take 5C,6C", "Take 5C", "play 5C", "pass", "name el", "give 5C", "call", "accept", "\0", "ş", "take\t5C",
    ],
)  # fmt: skip
def test_unknown_texts(text: str) -> None:
    """Form comes first; cards are named lowest first, by suit where equal, and by no other order."""
    assert NO_KINGS.decode(text) is None
    for state in (choosing(), position("8S 2D"), over()):
        for seat in range(3):
            refusal = NO_KINGS.refusal(state, seat, NO_KINGS.decode(text))
            assert refusal == Refusal("unknown-action", "ALL-03")


@pytest.mark.parametrize(
    "action",
    [Name("el"), Play(Card(9, "H")), Pass(), Take(()), Take((Card(9, "H", 1),)), Take((Card(9, "H"), Card(2, "H"))),
     TakeFrom(3), TakeFrom(-1)],
)  # fmt: skip
def test_actions_of_no_table_of_three(action: Action) -> None:
    for state in (choosing(), over()):
        assert refusal_of_action(state, action, 0) == Refusal("unknown-action", "ALL-03")


@pytest.mark.parametrize(
    "text", ["draw", "take AS", "take from 7", "take Jk Jk AS 4H 4H 4D JS QS KS", "take from 0", "take 10C"]
)
def test_texts_there_and_back(text: str) -> None:
    action = NO_KINGS.decode(text)
    assert action is not None
    assert NO_KINGS.encode(action) == text


def test_the_order_of_the_checks() -> None:
    """Match over, turn, phase: the first that fails speaks."""
    for text in ("draw", "take AS", "take from 1"):
        for seat in range(3):
            assert refusal_of(over(), text, seat) == Refusal("game-over", "ALL-08")
    for text in ("draw", "take 2H 6D", "take AS"):
        for seat in (1, 2):
            refusal = refusal_of(choosing(), text, seat)
            assert refusal == Refusal("not-your-turn", "ALL-08", {"name": 0})
            assert said(refusal) == "It is not your turn; You is to play."
    assert NO_KINGS.legal(over(), 0) == ()
    assert NO_KINGS.to_act(over()) is None


def test_phases() -> None:
    refusal = refusal_of(choosing(), "draw")
    assert refusal == Refusal("choose-first", "NK-17")
    assert said(refusal) == "Choose your capture first; taking is compulsory."
    for text in ("take AS", "take from 1", "take QS"):
        refusal = refusal_of(position("8S 2D", "8D AS"), text)
        assert refusal == Refusal("nothing-to-take", "NK-19")
        assert said(refusal) == "There is nothing to choose; draw a card from the ring."


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("take 2H", "no-capture", "NK-12"),
        ("take 3D 6D", "no-capture", "NK-12"),
        ("take 4S 4H", "no-capture", "NK-12"),  # adds up, but does not lie there
        ("take 8S", "no-capture", "NK-12"),
        ("take 8H", "no-capture", "NK-12"),
        ("take AS 2H 5C 6D", "no-capture", "NK-12"),
        ("take KD", "face-in-sum", "NK-03"),
        ("take Jk AS 2H 5C", "face-in-sum", "NK-03"),
        ("take AS QC", "face-in-sum", "NK-03"),  # whether it lies there or not
        ("take from 1", "no-capture", "NK-18"),
        ("take from 0", "no-capture", "NK-18"),
    ],
)
def test_no_capture(text: str, reason: str, rule: str) -> None:
    assert offered(choosing()) == ["take AS 2H 5C", "take 3D 5C", "take 2H 6D"]
    refusal = refusal_of(choosing(), text)
    assert (refusal.reason, refusal.rule) == (reason, rule)
    if reason == "no-capture":
        assert said(refusal) == "That is not one of your captures for 8S: match its rank, or add up cards to 8."
    else:
        assert said(refusal).startswith("Jacks, queens, kings and jokers in the centre have no value")


def test_other_suits_of_a_group() -> None:
    """NK-19: only the first suits of a rank are offered."""
    state = after(position("8S 2D", "5C 5H 3D 6D 2H"), "draw")
    assert offered(state) == ["take 3D 5H", "take 2H 6D"]
    assert refusal_of(state, "take 3D 5C").rule == "NK-12"


def test_the_drawn_court_itself_may_be_named() -> None:
    """A card of the drawn rank is no face in a sum."""
    state = after(position("QS 2D", "9C 3D 10H 2S"), "draw")
    assert refusal_of(state, "take QC").reason == "no-capture"
    assert refusal_of(state, "take 9C QC").reason == "no-capture"
    assert refusal_of(state, "take 9C JC").reason == "face-in-sum"


def test_direct_first() -> None:
    one = {"captures_per_card": "one"}
    state = after(position("8S 2D", "8C 5C 5H 3D KS", "", "8H", rules=one), "draw")
    assert offered(state) == ["take 8C", "take from 1"]
    for text in ("take 3D 5H", "take 3D 5C"):  # any suits are a group in the Wat
        refusal = refusal_of(state, text)
        assert refusal == Refusal("direct-first", "NK-13")
        assert said(refusal) == "A direct match comes first; the sum cannot be taken instead."
    assert refusal_of(state, "take 3H 5H").rule == "NK-12"  # does not lie there
    assert refusal_of(state, "take 5H 5C").rule == "NK-12"
    assert refusal_of(state, "take 3D 5H KS").rule == "NK-03"
    assert refusal_of(state, "take from 2").rule == "NK-18"
    free = after(position("8S 2D", "8C 5C 5H 3D", "", "8H", rules=one | {"direct_first": "off"}), "draw")
    assert refusal_of(free, "take 3D 5C").rule == "NK-12"
    assert refusal_of(free, "take 2S 6S").rule == "NK-12"


def test_part_of_a_direct_match_is_none() -> None:
    state = after(position("8S 2D", "8C 8D", "", "8H", rules={"captures_per_card": "one"}), "draw")
    assert refusal_of(state, "take 8D").rule == "NK-12"
    assert offered(state)[0] == "take 8D 8C"


def test_two_equal_cards_must_both_lie_there() -> None:
    state = after(position("8S 2D", "8C 4H 2D", "", "8H", rules={"captures_per_card": "one"}), "draw")
    assert refusal_of(state, "take 4H 4H").rule == "NK-12"
    state = after(position("8S 2D", "8C 4H 4H", "", "8H", rules={"captures_per_card": "one"}), "draw")
    assert refusal_of(state, "take 4H 4H").rule == "NK-13"


def test_refused_is_unchanged() -> None:
    state = choosing()
    before = repr(state)
    for text in ("draw", "take KD", "take from 1", "take 2H"):
        refusal_of(state, text)
    assert repr(state) == before
    assert NO_KINGS.legal(state, 0)[0] == NO_KINGS.decode("take AS 2H 5C")
    assert NO_KINGS.legal(position("8S"), 0) == (Draw(),)
