"""Hints in the games without search of cards: legal, said in time, each with a reason that fits."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kingtable.bots.kings_reverse_reasons import reason_of
from kingtable.bots.levels import explained, hint
from kingtable.bots.reasons import SENTENCES
from kingtable.core.actions import Action, Call, Catch, Give
from kingtable.core.cards import parse_card
from kingtable.core.game import Game
from kingtable.games import game_of
from kingtable.games.kings_reverse import KINGS_REVERSE, State
from kingtable.games.no_kings import NO_KINGS
from tests.reverse_positions import played, position, seat_of

FULL = "2S 3S 4S 5S 6S"


def why(state: State, text: str, name: str = "A") -> str:
    """The id of the reason for that action of that seat."""
    action = KINGS_REVERSE.decode(text)
    seat = seat_of(name)
    assert action is not None and action in KINGS_REVERSE.legal(state, seat), text
    return reason_of(KINGS_REVERSE.view(state, seat), action)


@pytest.mark.parametrize("game_id", ["kings-reverse", "no-kings"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_reason_is_a_sentence_and_no_reason_is_all(game_id: str, seats: int) -> None:
    game: Game[Any, Any] | None = game_of(game_id)
    assert game is not None
    options = {"captures_per_card": "one"} if game_id == "no-kings" else {}  # else there is hardly ever a choice
    state, rng, told = game.start(options, seats, 3), random.Random(3), set()
    while (seat := game.to_act(state)) is not None:
        found = explained(game_id, "rule", game.view(state, seat), rng)
        assert found.reason in SENTENCES and found.reason != "rule"
        told.add(found.reason)
        state, _ = game.apply(state, seat, found.action)
    assert len(told) > (8 if game_id == "kings-reverse" else 1), told


def test_plays_of_kings_reverse() -> None:
    assert why(position("9H", FULL, FULL), "play 9H") == "out"
    assert why(position("9H 4C", FULL, FULL), "play 9H") == "only-fit"
    assert why(position("9H 4H KS", FULL, FULL), "play 9H") == "follow"
    assert why(position("9H 4S 6S", FULL, FULL), "play 9H") == "shed"
    assert why(position("7S 4S", FULL, FULL), "play 7S") == "seven"
    assert why(position("7S 4S", "2C", FULL), "play 7S") == "seven-close"
    assert why(position("8S 4S", FULL, FULL), "play 8S") == "skip"
    assert why(position("8S 4S", "2C", FULL), "play 8S") == "skip-close"
    assert why(position("KS 4S", FULL), "play KS") == "skip"
    assert why(position("KS 4S", FULL, FULL), "play KS") == "turn"
    assert why(position("KS 4S", "2C", FULL), "play KS") == "turn-close"
    assert why(position("KS QS 4S", FULL, FULL), "marry KS QS") == "marry"
    assert why(position("KS QS", FULL, FULL), "marry KS QS") == "out"
    assert why(position("JH 4S", FULL, FULL), "play JH") == "jack"
    assert why(position("JH 4C", FULL, FULL), "play JH") == "jack-must"
    assert why(position("AS 4C 5C", FULL, FULL), "play AS") == "hand-out"
    assert why(position("Jk 4C", FULL, FULL), "play Jk H") == "joker"
    assert why(position("Jk 4S", FULL, FULL), "play Jk H") == "bluff"
    assert why(position("4C", FULL, FULL), "draw") == "draw-must"
    assert why(position("4S", FULL, FULL), "draw") == "draw-keep"
    drawn = played(position("4C 5C", FULL, FULL, stack="9D 2D"), "A draw")
    assert why(drawn, "play 9D") == "drawn"
    assert why(position("4C", FULL, FULL, stack=""), "pass") == "only-move"


def test_answers_and_gifts_of_kings_reverse() -> None:
    laid = played(position("Jk 4C 6C", "9H 9C", FULL), "A play Jk C")
    assert [why(laid, text, "B") for text in ("accept", "challenge")] == ["believe", "doubt"]
    nearly = played(position("Jk 4C 6C", "9H 9C", FULL, stack="2D 3D 4D"), "A play Jk C")
    assert why(nearly, "challenge", "B") == "doubt-free"
    drew = played(position("4C 6C", "9H 9C", FULL, stack="Jk 2D 3D 4D 5D 6D"), "A draw", "A play Jk C")
    assert why(drew, "accept", "B") == "believe-drawn"
    given = played(position("AS 9S 4C 6D", "Jk KC 2C", FULL), "A play AS", "A give 9S", "A give 6D", "B play Jk C")
    assert why(given, "accept", "C") == "believe"
    hand_out = played(position("AS KC 4C 6D 7D 8D", FULL, FULL), "A play AS")
    view = KINGS_REVERSE.view(hand_out, 0)
    gifts = {card: reason_of(view, Give(parse_card(card))) for card in ("KC", "4C", "6D")}
    assert gifts == {"KC": "give-dear", "4C": "give-least", "6D": "give-least"}
    last = played(position("AS KC 4C", FULL, FULL), "A play AS")
    assert why(last, "give KC") == "give-all"


def test_what_is_to_be_said_comes_first() -> None:
    def hinted(state: State, name: str) -> tuple[Action, str]:
        found = hint("kings-reverse", KINGS_REVERSE.view(state, seat_of(name)), random.Random(1))
        assert found.action in KINGS_REVERSE.legal(state, seat_of(name))
        return found.action, found.reason

    before = position("9H 2C", "5H 6H 2S", "3H 9C 3S")
    assert hinted(before, "A") == (Call(), "call")
    assert hinted(played(before, "A call"), "A")[1] == "only-fit"
    missed = played(before, "A play 9H")
    assert hinted(missed, "A") == (Call(), "call-open")
    assert [hinted(missed, name) for name in "BC"] == [(Catch(0), "catch")] * 2


@pytest.mark.parametrize("game_id", ["king", "kings-reverse", "no-kings"])
def test_who_may_do_nothing_gets_no_hint(game_id: str) -> None:
    game: Game[Any, Any] | None = game_of(game_id)
    assert game is not None
    state = game.start({}, 4, 3)
    idle = next(seat for seat in range(4) if not game.legal(state, seat))
    with pytest.raises(ValueError, match="nothing"):
        hint(game_id, game.view(state, idle), random.Random(1))


def test_captures_of_no_kings_are_told_apart() -> None:
    seen = set()
    for seed in range(12):
        state, rng = NO_KINGS.start({"captures_per_card": "one"}, 4, seed), random.Random(5)
        while (seat := NO_KINGS.to_act(state)) is not None:
            found = explained("no-kings", "rule", NO_KINGS.view(state, seat), rng)
            seen.add(found.reason)
            state, _ = NO_KINGS.apply(state, seat, found.action)
    assert seen >= {"draw-ring", "take-most", "take-run", "take-leave-least"}
