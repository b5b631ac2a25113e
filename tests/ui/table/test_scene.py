"""Model and scene: sprites keep their cardboard, and after every step the scene equals the layout of the picture."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtGui import QFont
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from kingtable.core.actions import Play
from kingtable.core.events import CardPlayed, redact
from kingtable.games import game_of
from kingtable.games.king import KING
from kingtable.ui.people import seated
from kingtable.ui.table.card_item import CardItem
from kingtable.ui.table.cards_model import CardRole
from kingtable.ui.table.layout import layout
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.table.picture import Picture, Tempo
from kingtable.ui.table.pictures import kings_reverse
from kingtable.ui.table.pictures.king import beats_of, picture_of
from kingtable.ui.table.scene import TableScene
from kingtable.ui.theme import LIGHT
from tests.matches_of_king import steps, view_where

PEOPLE = seated(("You", "Ada", "Bo", "Cem"), (None, "rule", "rule", "rule"), 0, 1)
SIZE = (1082, 692)


@pytest.fixture
def scene(qapp: object) -> Iterator[TableScene]:
    made = TableScene(Look(LIGHT, "king", 100, 1.0, QFont(), True))
    made.resize(*SIZE)
    yield made
    made.close()


def lies_as(scene: TableScene, picture: Picture) -> None:
    """Every sprite is where the layout of the picture puts its card."""
    placed = layout(picture, *SIZE, 100)
    model = scene.cards
    found = sorted((repr(model.pic(row)), repr(model.placement(row))) for row in range(model.rowCount()))
    wanted = sorted((repr(pic), repr(at)) for pic, at in zip(picture.cards, placed.cards, strict=True))
    assert found == wanted
    for item in scene._items:
        at = model.placement(item.row)
        assert item.placed == at and item.turned == 1.0
        assert (item.pos().x(), item.pos().y(), item.isVisible()) == (at.x, at.y, at.shown)


def test_after_every_step_of_a_match_the_scene_equals_the_picture(scene: TableScene) -> None:
    QAbstractItemModelTester(scene.cards, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for n, (state, _seat, _action, events, after) in enumerate(steps(6)):
        then = KING.view(after, 0)
        if n % 3 and len(after.sheet) == len(state.sheet):
            scene.show_picture(picture_of(then, PEOPLE), Tempo.SET, 0, lambda: None)
        else:
            shown = [redact(event, 0) for event in events]
            for beat in beats_of(KING.view(state, 0), shown, then, PEOPLE):
                scene.show_picture(beat.picture, beat.tempo, 0, lambda: None)
        if not then.over and n % 5 == 0:
            lies_as(scene, picture_of(then, PEOPLE))


def test_cards_that_fly_end_where_they_belong_also_when_skipped(scene: TableScene, qtbot: QtBot) -> None:
    for n, (state, _seat, _action, events, after) in enumerate(steps(8)):
        if n > 60:
            break
        then = KING.view(after, 0)
        for beat in beats_of(KING.view(state, 0), [redact(e, 0) for e in events], then, PEOPLE):
            landed: list[bool] = []
            scene.show_picture(beat.picture, beat.tempo, 0.05, partial(landed.append, True))
            if n % 2:
                scene.land()
            qtbot.waitUntil(partial(any, landed), timeout=2000)
            assert landed == [True]
        lies_as(scene, picture_of(then, PEOPLE))


def test_a_played_card_keeps_its_cardboard(scene: TableScene) -> None:
    view = view_where(5, lambda v: v.deal.to_act == 0 and v.playable > 0)
    scene.show_picture(picture_of(view, PEOPLE), Tempo.SET, 0, lambda: None)
    card = next(
        pic.face for pic in picture_of(view, PEOPLE).cards if pic.zone == ("hand", 0) and pic.legal is not False
    )
    assert card is not None
    row = scene.cards.row_of(card)
    for state, _seat, _action, _events, after in steps(5):
        if KING.view(state, 0) == view:
            scene.show_picture(picture_of(KING.view(after, 0), PEOPLE), Tempo.SET, 0, lambda: None)
    assert row is not None
    assert scene.cards.row_of(card) in (row, None)


def test_resizing_in_mid_flight_leaves_a_right_table(scene: TableScene, qtbot: QtBot) -> None:
    view = view_where(5, lambda v: v.deal.to_act == 0 and v.playable > 0)
    landed: list[bool] = []
    scene.show_picture(picture_of(view_where(6, lambda _v: True), PEOPLE), Tempo.SET, 0, lambda: None)
    scene.show_picture(picture_of(view, PEOPLE), Tempo.PLAY, 1.0, lambda: landed.append(True))
    scene.resize(*SIZE)
    assert landed == [True]
    lies_as(scene, picture_of(view, PEOPLE))


def test_without_highlight_nothing_is_dimmed(qapp: object) -> None:
    scene = TableScene(Look(LIGHT, "king", 100, 1.0, QFont(), False))
    scene.resize(*SIZE)
    view = view_where(5, lambda v: 0 < v.playable != v.hand)
    scene.show_picture(picture_of(view, PEOPLE), Tempo.SET, 0, lambda: None)
    assert {scene.cards.pic(row).legal for row in range(52)} == {None}
    scene.close()


def test_an_unseen_card_has_no_name(scene: TableScene) -> None:
    view = view_where(5, lambda _v: True)
    scene.show_picture(picture_of(view, PEOPLE), Tempo.SET, 0, lambda: None)
    model = scene.cards
    for row in range(model.rowCount()):
        index = model.index(row)
        pic = model.data(index, CardRole.PIC)
        assert (pic.face is None) == (model.data(index) == "face-down card")


def test_with_reduced_motion_cards_are_there_at_once_and_fade_in(scene: TableScene, qtbot: QtBot) -> None:
    state, _seat, action, _events, after = next(step for step in steps(5) if isinstance(step[2], Play))
    assert isinstance(action, Play)
    scene.show_picture(picture_of(KING.view(state, 0), PEOPLE), Tempo.SET, 0, lambda: None)
    then = picture_of(KING.view(after, 0), PEOPLE)
    landed: list[bool] = []
    scene.show_picture(then, Tempo.PLAY, 0, lambda: landed.append(True), fade=120)
    lies_as(scene, then)
    assert landed == [True] and not scene.moving
    card = scene.item_of(action.card)
    assert card is not None
    assert card.opacity() < 1
    assert {item.opacity() for item in scene._items if item is not card} == {1.0}
    qtbot.waitUntil(lambda: card.opacity() == 1.0)


def test_what_still_fades_is_whole_in_the_next_picture(scene: TableScene) -> None:
    first, second = (picture_of(KING.view(state, 0), PEOPLE) for n, (state, *_) in enumerate(steps(5)) if n in (20, 30))
    scene.show_picture(first, Tempo.SET, 0, lambda: None)
    scene.show_picture(second, Tempo.PLAY, 0, lambda: None, fade=10_000)
    assert min(item.opacity() for item in scene._items) < 1
    scene.show_picture(first, Tempo.SET, 0, lambda: None)
    assert {item.opacity() for item in scene._items} == {1.0}


@pytest.mark.parametrize(
    ("speed", "reduced", "travel", "rests", "fade"),
    [
        ("normal", False, 1.0, 1.0, 0),
        ("normal", True, 0.0, 1.0, 120),
        ("slow", True, 0.0, 2.0, 240),
        ("instant", True, 0.0, 0.0, 0),
    ],
)
def test_reduced_motion_takes_the_travelling_and_leaves_the_rests(
    speed: str, reduced: bool, travel: float, rests: float, fade: int
) -> None:
    pace = Pace(speed, 1200, reduced, summaries=True, auto_play=False)
    assert (pace.travel, pace.factor, pace.fade) == (travel, rests, fade)


def test_what_a_flying_card_will_cover_is_seen_until_it_is_covered(qtbot: QtBot) -> None:
    game = game_of("kings-reverse")
    assert game is not None
    scene = TableScene(Look(LIGHT, "kings-reverse", 100, 1.0, QFont(), True))
    scene.resize(*SIZE)
    rng, state, covered = random.Random(2), game.start({}, 4, 3), 0
    scene.show_picture(kings_reverse.picture_of(game.view(state, 0), PEOPLE), Tempo.SET, 0, lambda: None)
    while covered < 12:
        seat = game.to_act(state)
        assert seat is not None
        before = state
        state, events = game.apply(state, seat, rng.choice(game.legal(state, seat)))
        told = [redact(event, 0) for event in events]
        for beat in kings_reverse.beats_of(game.view(before, 0), told, game.view(state, 0), PEOPLE):
            scene.show_picture(beat.picture, beat.tempo, 1.0, lambda: None)
            if isinstance(beat.event, CardPlayed) and scene.moving:
                flying = scene.item_of(beat.event.card)
                assert flying is not None
                qtbot.waitUntil(partial(_on_its_way, flying))
                lying = [item for item in scene._items if item.isVisible() and _of_discards(scene, item)]
                lying.remove(flying)
                below = max(lying, key=lambda item: item.zValue())
                assert scene.cards.pic(below.row).slot == scene.cards.pic(flying.row).slot - 1
                assert flying.zValue() > below.zValue()
                covered += 1
            scene.land()
    scene.close()


def _on_its_way(item: CardItem) -> bool:
    return item.zValue() > 100  # above all that lie


def _of_discards(scene: TableScene, item: CardItem) -> bool:
    return scene.cards.pic(item.row).zone.kind == "discard"
