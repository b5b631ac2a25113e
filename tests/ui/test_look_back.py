"""Looking back on deals that are over: hands as dealt, the story, the moment, reasons; nothing of a running deal."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.bots.advice import Explanation
from kingtable.bots.base import bot_seed
from kingtable.bots.levels import bot_for
from kingtable.bots.reasons import SENTENCES
from kingtable.bots.wire import Thought
from kingtable.core.actions import Play
from kingtable.core.cards import Card
from kingtable.core.events import CardPlayed
from kingtable.core.past import Deed, PastDeal
from kingtable.core.record import Record
from kingtable.games import game_of
from kingtable.games.kings_reverse_events import CardGiven, CardsDrawn, JokerPlayed, JokerReturned, Married
from kingtable.session.session import Session
from kingtable.store.matches import Match
from kingtable.ui import told_past, told_why
from kingtable.ui.dialogs.look_back import LookBackDialog
from kingtable.ui.models.moment import moment_of
from kingtable.ui.people import seated
from kingtable.ui.theme import CONTRAST, DARK, LIGHT, Theme
from tests.ui.conftest import Housekeeper
from tests.ui.looking import cut_off, dressed

NAMES = ("You", "Ada", "Bo", "Cem")
LEVELS = (None, "easy", "normal", "hard")
TEMPERS = ("balanced", "careful", "balanced", "bold")
PEOPLE = seated(NAMES, LEVELS, 0, 1)
SEED = 5

PATIENCE = 60_000
"""Milliseconds after which a test gives up; a healthy one takes a moment."""


def session_of(game_id: str, more: int = 2, *, to_the_end: bool = False) -> Session:
    """A match in which the first deal is over and a few actions of the second are done, or all."""
    game = game_of(game_id)
    assert game is not None
    session = Session(game, Record(game_id, NAMES, SEED))
    while (seat := session.to_act) is not None and (to_the_end or session.deal == 1 or more):
        more -= session.deal > 1
        rng = random.Random(bot_seed(SEED, seat, session.index))
        bot = bot_for(game_id, LEVELS[seat] or "easy", TEMPERS[seat])
        session.act(seat, bot.choose(session.view(seat), rng))
    return session


def looking(house: House, game_id: str = "classic-king") -> LookBackDialog:
    """The dialog on the first deal of a match."""
    house.window.play(Match.begun(session_of(game_id).record, (0,), LEVELS, TEMPERS))
    house.window.commands.look_back.trigger()
    dialog = house.window.findChild(LookBackDialog)
    assert isinstance(dialog, LookBackDialog)
    return dialog


@pytest.mark.parametrize("game_id", ["king", "classic-king", "kings-reverse"])
def test_hands_are_those_that_were_dealt_and_the_story_is_whole(game_id: str) -> None:
    session = session_of(game_id)
    past = session.look_back(1)
    start = session.game.start({}, 4, SEED)
    for hand, dealt in zip(past.hands, session.game.spread(start).hands, strict=True):
        assert hand == dealt[: len(hand)]
    assert len({len(hand) for hand in past.hands}) == 1
    lines = told_past.lines(past, PEOPLE)
    assert {line.place for line in lines if line.decision} == set(range(len(past.deeds)))
    assert all(line.text and "face" not in line.text for line in lines), "everything is open"
    for seat, hand in enumerate(past.hands):
        assert told_past.outcome(past, seat)
        assert told_past.dealt(past, PEOPLE, seat).count(",") == len(hand) - 2


def test_every_play_of_a_game_of_tricks_rings_a_card_and_dims_it_afterwards() -> None:
    past = session_of("king").look_back(1)
    for place, deed in enumerate(past.deeds):
        moment = moment_of(past, place)
        if isinstance(deed.action, Play):
            assert moment.now[deed.seat] == (deed.action.card,)
            assert deed.action.card in past.hands[deed.seat]
            if place + 1 < len(past.deeds):
                assert deed.action.card in moment_of(past, place + 1).gone[deed.seat]
    assert sum(map(len, moment.gone)) + 1 == sum(isinstance(deed.action, Play) for deed in past.deeds)


def test_jokers_come_back_and_cards_are_given_away() -> None:
    joker, king, queen, nine = Card(0, "", 1), Card(13, "H"), Card(12, "H"), Card(9, "S")
    events = (
        JokerPlayed(0, joker, "S"), JokerReturned(0, joker), Married(1, king, queen), CardGiven(0, 1, nine),
        CardsDrawn(1, (nine,), "turn"),
    )  # fmt: skip
    deeds = tuple(Deed(number, 0, Play(joker, "S"), (event,)) for number, event in enumerate(events))
    past = PastDeal(1, ((joker, nine), (king, queen)), deeds)
    assert moment_of(past, 0).now[0] == (joker,)
    assert moment_of(past, 1).gone[0] == (joker,)
    assert moment_of(past, 2) == (((), ()), ((), (king, queen)))
    assert moment_of(past, 4) == (((nine,), (king, queen)), ((), ()))


def test_reasons_tell_of_somebody_else_and_of_what_was_known() -> None:
    ace, king, two, five = Card(14, "S"), Card(13, "S"), Card(2, "H"), Card(5, "H")
    deeds = (Deed(7, 1, Play(ace), (CardPlayed(1, ace),)),)
    past = PastDeal(1, ((five,), (ace, two), (king,), ()), deeds)
    thought = Thought(
        reason="hope", options=(("play AS", 12.4), ("play 2H", -3.6)), worlds=40, lacks={0: ("KS",), 2: ("5H",)}
    )
    words = told_why.why("king", Explanation(7, thought), past, PEOPLE)
    assert words == (
        "It may still be beaten by who plays later. In 40 ways to deal the hidden cards that fit all it had seen, "
        "this brought +12 on average; 2♥ brought −4. Known for certain: you had no spades and Bo had no hearts."
    )
    assert "cannot be found" in told_why.why("king", Explanation(7, None), past, PEOPLE)


def test_reasons_of_others_never_say_you_could_or_your_cards() -> None:
    for id in SENTENCES:
        past = PastDeal(1, ((), (), (), ()), (Deed(0, 1, Play(Card(2, "C")), ()),))
        words = told_why.why("king", Explanation(0, Thought(reason=id)), past, PEOPLE)
        assert " you" not in words.lower() and words


def test_the_dialog_tells_why_and_whose_decision_it_was(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="slow")
    dialog = looking(house)
    assert dialog._past.deal == 1
    kinds = set()
    for place, deed in enumerate(dialog._past.deeds[:8]):
        row = [line.place for line in told_past.lines(dialog._past, PEOPLE)].index(place)
        dialog._story.setCurrentRow(row)
        qtbot.waitUntil(lambda: dialog._why.text() != "", timeout=PATIENCE)
        own = LEVELS[deed.seat] is None
        kinds.add(own)
        assert (dialog._why.text() == told_why.own()) == own
        assert "cannot be found" not in dialog._why.text()
        (card,) = (hand.marked for hand in dialog._hands if hand.marked is not None)
        assert deed.action == Play(card)
    assert kinds == {True, False}
    trick = next(n for n, line in enumerate(told_past.lines(dialog._past, PEOPLE)) if not line.decision)
    dialog._story.setCurrentRow(trick)
    assert dialog._why.text() == told_why.followed()


def test_a_late_reason_for_a_line_that_was_left_is_not_shown(open_house: Housekeeper) -> None:
    dialog = looking(open_house(speed="slow"))
    before = dialog._why.text()
    dialog._explained(Explanation(dialog._past.deeds[5].number, Thought(reason="duck")))
    assert dialog._why.text() == before


def test_a_running_deal_is_never_told_of(open_house: Housekeeper) -> None:
    house = open_house(speed="slow")
    dialog = looking(house)
    assert [dialog._deals.itemData(number) for number in range(dialog._deals.count())] == ["1"]
    session = house.controller._here.session
    running = next(
        number
        for number, (seat, _) in enumerate(session.record.actions)
        if session.deal_of(number) == 2 and LEVELS[seat] is not None
    )
    with pytest.raises(ValueError, match="running"):
        house.controller.explain(running)
    with pytest.raises(ValueError, match="not over"):
        house.controller.look_back(2)


def test_before_the_first_deal_is_over_and_in_a_game_without_hands_there_is_nothing(open_house: Housekeeper) -> None:
    house = open_house(speed="slow")
    for game in ("king", "no-kings"):
        house.window.play(Match.begun(Record(game, NAMES, SEED), (0,), LEVELS))
        assert not house.window.commands.look_back.isEnabled()


def played_on(house: House, qtbot: QtBot, session: Session) -> None:
    """That match on the table, from the person's last decision to where the table waits for them to read."""
    record = session.record
    # What comes after it goes by itself, or by the only card.
    last = max(number for number, (seat, _) in enumerate(record.actions) if seat == 0)
    house.window.play(Match.begun(replace(record, actions=record.actions[:last]), (0,), LEVELS, TEMPERS))
    choreographer = house.window.table.table.choreographer
    qtbot.waitUntil(lambda: not choreographer.busy, timeout=PATIENCE)
    action = session.game.decode(record.actions[last][1])
    assert action is not None
    house.controller.act(action)
    qtbot.waitUntil(lambda: choreographer.waiting, timeout=PATIENCE)


def way_back(house: House) -> QPushButton:
    """The button of the panel on the table that leads to all hands."""
    panel = house.window.table.table.overlay
    assert panel is not None
    (button,) = (one for one in panel.findChildren(QPushButton) if one.text() == "All hands")
    return button


@pytest.mark.parametrize("game_id", ["king", "classic-king", "kings-reverse"])
def test_the_summary_of_a_deal_leads_there_and_escape_back(open_house: Housekeeper, qtbot: QtBot, game_id: str) -> None:
    house = open_house(speed="instant", auto_play=True)
    played_on(house, qtbot, session_of(game_id, more=0))
    page = house.window.table
    summary, button = page.table.overlay, way_back(house)
    QTest.keyClick(house.window.focusWidget(), Qt.Key.Key_Left)
    assert house.window.focusWidget() is button
    QTest.keyClick(button, Qt.Key.Key_Return)
    dialog = house.window.findChild(LookBackDialog)
    assert isinstance(dialog, LookBackDialog) and dialog._past.deal == 1
    assert dialog.focusWidget() is dialog._story
    QTest.keyClick(dialog._story, Qt.Key.Key_Down)
    assert dialog._story.currentRow() == 1
    QTest.keyClick(dialog._story, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert page.table.overlay is summary and page.table.choreographer.waiting


@pytest.mark.parametrize("game_id", ["classic-king", "kings-reverse"])
def test_the_end_of_a_match_leads_to_its_last_deal(open_house: Housekeeper, qtbot: QtBot, game_id: str) -> None:
    session = session_of(game_id, to_the_end=True)
    house = open_house(speed="instant")
    house.window.play(Match.begun(session.record, (0,), LEVELS, TEMPERS))
    page = house.window.table
    final = page.board.final
    qtbot.waitUntil(lambda: page.table.overlay is final, timeout=PATIENCE)
    way_back(house).click()
    dialog = house.window.findChild(LookBackDialog)
    assert isinstance(dialog, LookBackDialog) and dialog._past.deal == session.deal
    dialog.reject()
    assert page.table.overlay is final


@pytest.mark.parametrize(
    ("theme", "size", "scale"),
    [(LIGHT, (1024, 640), 100), (CONTRAST, (1024, 640), 200), (DARK, (2560, 1440), 150)],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_nothing_of_the_dialog_is_cut_off(
    open_house: Housekeeper, theme: Theme, size: tuple[int, int], scale: int
) -> None:
    house = open_house(speed="slow", theme=theme.name, text_scale=scale)
    house.window.resize(*size)
    with dressed(theme, scale):
        dialog = looking(house)
        assert cut_off(dialog) == []
        assert dialog.width() <= size[0] and dialog.height() <= size[1]
