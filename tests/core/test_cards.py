"""The one text form of cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingtable.core.cards import RANK_TEXTS, Card, pack_52, parse_card


def test_sorted_pack() -> None:
    names = [card.text for card in pack_52()]
    assert names[:14] == [rank + "S" for rank in RANK_TEXTS] + ["AH"]
    assert names[-1] == "2C"
    assert [name[-1] for name in names[::13]] == list("SHDC")
    assert len(set(names)) == 52


@pytest.mark.parametrize(("text", "card"), [("AS", Card(14, "S")), ("10H", Card(10, "H")), ("2D", Card(2, "D"))])
def test_names(text: str, card: Card) -> None:
    assert parse_card(text) == card
    assert card.text == text


def test_joker() -> None:
    assert parse_card("Jk") == Card(0, "")
    assert Card(0, "", 3).text == Card(0, "").rank_text == "Jk"


def test_equal_cards_of_two_packs_are_two_cards_of_one_name() -> None:
    assert Card(9, "H", 0) != Card(9, "H", 1)
    assert Card(9, "H", 1).text == "9H"


def test_round_trip() -> None:
    for card in pack_52():
        assert parse_card(card.text) == card


@given(st.one_of(st.text(max_size=4), st.text(alphabet="AKQJ1023456789SHDCkjshdc ", max_size=4)))
def test_nothing_else_is_a_card(text: str) -> None:
    if text in {card.text for card in pack_52()} | {"Jk"}:
        return
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


@pytest.mark.parametrize(
    "text", ["", "S", "A", "10", "1S", "11S", "as", "aS", "As", "SA", "AS ", " AS", "ASS", "A SH", "jk", "A♠"]
)
def test_near_misses(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)
