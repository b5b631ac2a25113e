"""The adviser: hints for the position that is there, reasons of opponents out of the View and the level they had."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from kingtable.bots.advice import Explanation, Hint
from kingtable.bots.base import BALANCED, bot_seed
from kingtable.bots.company import Company
from kingtable.bots.levels import bot_for
from kingtable.bots.wire import Answer, Request, Wish
from kingtable.bots.worker import answer_to
from kingtable.core.actions import Call
from kingtable.core.record import Record
from kingtable.games import game_of
from kingtable.session.adviser import Adviser
from kingtable.session.session import Session

LEVELS = (None, "easy", "normal", "hard")
TEMPERS = (BALANCED, "careful", "bold", "careful")


class Thinking:
    """Answers as the thinking process does, when the test lets it."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def ask(
        self,
        game_id: str,
        level: str,
        seat: int,
        epoch: int,
        index: int,
        seed: int,
        view: Any,
        temper: str = BALANCED,
        wish: Wish = "action",
    ) -> None:
        asked = Request(
            epoch=epoch,
            index=index,
            game=game_id,
            level=level,
            temper=temper,
            seat=seat,
            seed=seed,
            view=msgspec.Raw(msgspec.json.encode(view)),
            wish=wish,
        )
        self.lines.append(msgspec.json.encode(asked))

    def answer(self) -> Answer:
        return answer_to(self.lines.pop(0))


class Table:
    """A match played by its opponents, the person's seat by the hard level."""

    def __init__(self, game: str = "king", levels: tuple[str | None, ...] = LEVELS, seed: int = 11) -> None:
        played = game_of(game)
        assert played is not None
        self.session = Session(played, Record(game, ("You", "Ada", "Bo", "Cem")[: len(levels)], seed))
        self.company = Company(levels, TEMPERS[: len(levels)])
        self.thinking = Thinking()
        self.hints: list[Hint] = []
        self.explained: list[Explanation] = []
        self.adviser = Adviser(self.session, self.company, self.thinking, self.hints.append, self.explained.append)

    def play(self) -> None:
        """One action, by whoever is to act."""
        session, seat = self.session, self.session.to_act
        assert seat is not None
        level = self.company.levels_in(session.deal)[seat] or "hard"
        rng = random.Random(bot_seed(session.record.seed, seat, session.index))
        bot = bot_for(session.game.id, level, self.company.temper_of(seat))
        session.act(seat, bot.choose(session.view(seat), rng))

    def until_person(self) -> None:
        while self.session.to_act != 0:
            self.play()


@pytest.mark.parametrize("game", ["king", "classic-king", "kings-reverse", "no-kings"])
def test_a_hint_is_legal_and_what_the_hard_level_would_do(game: str) -> None:
    table = Table(game)
    for _ in range(6):
        table.until_person()
        table.adviser.hint(0)
        table.adviser.answered(table.thinking.answer())
        hint = table.hints.pop()
        assert hint.action in table.session.legal(0)
        if hint.action == Call():
            table.session.act(0, Call())
            continue
        view = table.session.view(0)
        rng = random.Random(bot_seed(11, 0, table.session.index))
        assert hint.action == bot_for(game, "hard").choose(view, rng)
        assert hint.reason
        table.play()


def test_no_hint_where_the_person_has_nothing_to_do() -> None:
    table = Table()
    table.until_person()
    table.play()
    table.adviser.hint(0)
    assert not table.hints and not table.thinking.lines


def test_a_hint_that_comes_when_the_match_has_moved_on_is_dropped() -> None:
    table = Table()
    table.until_person()
    table.adviser.hint(0)
    late = table.thinking.answer()
    table.play()
    table.adviser.answered(late)
    table.session.undo({0})  # the same place again, but not the same moment
    table.adviser.answered(late)
    assert not table.hints


def test_an_answer_that_is_not_legal_is_no_hint() -> None:
    table = Table()
    table.until_person()
    table.adviser.hint(0)
    table.adviser.answered(msgspec.structs.replace(table.thinking.answer(), action="play Jk"))
    assert not table.hints


def test_who_may_speak_out_of_turn_learns_so() -> None:
    table = Table("kings-reverse")
    for _ in range(400):
        seat = table.session.to_act
        assert seat is not None
        if table.session.legal(0) and seat != 0:
            table.adviser.hint(0)
            table.adviser.answered(table.thinking.answer())
            assert table.hints.pop().action in table.session.legal(0)
            return
        table.play()
    raise AssertionError("nobody ever forgot to call")


@pytest.mark.parametrize("game", ["king", "classic-king", "kings-reverse"])
def test_an_opponent_tells_why_it_did_what_it_did(game: str) -> None:
    table = Table(game)
    while not table.session.past:
        table.play()
    for number, (seat, _) in enumerate(table.session.record.actions[:20]):
        if seat == 0:
            with pytest.raises(ValueError, match="a person's"):
                table.adviser.explain(number)
            continue
        table.adviser.explain(number)
        table.adviser.answered(table.thinking.answer())
        explanation = table.explained.pop()
        assert explanation.number == number
        assert explanation.thought is not None, "the same View and chances lead to the same action"
        assert explanation.thought.reason


def test_the_level_of_then_is_asked() -> None:
    table = Table()
    while not table.session.past:
        table.play()
    later = table.company.changed(table.session.deal, (None, "hard", "hard", "hard"))
    table.adviser.receive(later)
    number = next(n for n, (seat, _) in enumerate(table.session.record.actions) if seat == 1)
    table.adviser.explain(number)
    assert msgspec.json.decode(table.thinking.lines[0])["level"] == "easy"


def test_an_answer_to_another_action_than_was_played_explains_nothing() -> None:
    table = Table()
    while not table.session.past:
        table.play()
    number = next(n for n, (seat, _) in enumerate(table.session.record.actions) if seat == 1)
    table.adviser.explain(number)
    table.adviser.answered(msgspec.structs.replace(table.thinking.answer(), action="play 2C"))
    assert table.explained == [Explanation(number, None)]


def test_of_a_running_deal_no_reason_is_told() -> None:
    table = Table()
    while table.session.index < 6:
        table.play()
    number = next(n for n, (seat, _) in enumerate(table.session.record.actions) if seat == 1)
    with pytest.raises(ValueError, match="running"):
        table.adviser.explain(number)
    assert not table.thinking.lines
