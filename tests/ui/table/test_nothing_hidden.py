"""Over all games, numbers of seats, sizes and text sizes: nothing that must be read lies under something else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from kingtable.core.actions import Draw
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.games.kings_reverse import KINGS_REVERSE
from kingtable.ui.table.layout import layout
from kingtable.ui.table.layouts.bubble import bubble_at
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.table.offer import Offer
from kingtable.ui.table.offer_button import OfferButton
from kingtable.ui.table.picture import Picture
from kingtable.ui.table.pictures import classic_king, king, kings_reverse, no_kings
from kingtable.ui.table.placement import CARD_RATIO, Rect
from kingtable.ui.table.view import TableView
from kingtable.ui.theme import LIGHT
from tests.matches_of_classic_king import states
from tests.matches_of_king import view_where
from tests.reverse_positions import position
from tests.ui.looking import dressed
from tests.ui.nokings import people, steps

TABLES = [(800, 568, 100), (1082, 692, 100), (2276, 1365, 100), (1024, 502, 200), (1366, 630, 200), (2133, 1310, 200)]
"""Width and height of the cloth in windows of 1024×640, 1366×768 and 2560×1440, and the text size."""
GAMES = [("king", 4), ("classic-king", 4)] + [(game, n) for game in ("kings-reverse", "no-kings") for n in range(2, 9)]
PACE = Pace("instant", 0, reduced_motion=True, summaries=False, auto_play=False)
REFUSAL = "Jacks, queens, kings and jokers in the centre have no value and cannot be part of a sum."
AT_TURN = (
    Offer("Draw a card", "D", Draw(), effect="must be played if it fits"),
    Offer("One card!", "C", Draw(), effect="with two or three cards", closed=True),
    Offer("Catch Ada", "X", Draw(), main=True, effect="no call: she draws two"),
    Offer("Pass", "N", Draw(), effect="the stack is not empty", closed=True),
)
CAPTURES = tuple(Offer(words, str(n), Draw(), main=n == 1) for n, words in enumerate(("1+2+6", "2+7", "Ada", "Bo"), 1))
OFFERS = {"kings-reverse": AT_TURN, "no-kings": CAPTURES}
PADDING = 6
"""Between the edge of a button and its words, px."""

AIR = 5
"""So much of what lies around words may be covered in any font, px."""


@cache
def shown(game: str, seats: int) -> Picture:
    """The viewer's turn in that game, in the middle of a trick or a choice."""
    if game == "king":
        view = view_where(5, lambda view: view.deal.to_act == 0 and len(view.deal.trick) == 3)
        return king.picture_of(view, people(seats))
    if game == "classic-king":
        views = (CLASSIC_KING.view(state, 0) for state in states(1))
        turn = next(view for view in views if view.deal.to_act == 0 and len(view.deal.trick) == 3)
        return classic_king.picture_of(turn, people(seats))
    if game == "kings-reverse":
        others = ["2S 3S 4S 5S 6S 7S 8S 9S 10S JS"] * (seats - 1)
        state = position("AS KS QH 10H 9D 8D 7C 6C 5C 4C", *others, top="9D")
        return kings_reverse.picture_of(KINGS_REVERSE.view(state, 0), people(seats))
    rules = {"captures_per_card": "one", "direct_first": "off"}
    asked = (view for seed in range(40) for view, _, _ in steps(seats, seed, rules))
    choice = next(view for view in asked if view.phase == "choose" and view.round.to_act == 0)
    return no_kings.picture_of(choice, people(seats))


def read(table: TableView) -> Iterator[tuple[str, QRectF]]:
    """What must be read on the table, by name; of a card the index."""
    picture, placed = table.stage.picture, table.stage.placed
    assert picture is not None and placed is not None
    for seat, badge in placed.badges.items():
        yield f"badge {seat}", QRectF(*badge)
    x, y, _ = placed.arrows[picture.viewer]
    yield "arrow", QRectF(x - 9, y - 9, 18, 18)
    if placed.middle is not None:
        yield "what fits", QRectF(*placed.middle.requirement)
    for pic, at in zip(picture.cards, placed.cards, strict=True):
        if at.shown and pic.face is not None and pic.zone.kind in ("trick", "drawn"):
            wide = at.height * CARD_RATIO
            yield f"card {pic.face.text}", QRectF(at.x - wide / 2, at.y - at.height / 2, wide / 3, at.height / 4)
    yield "hand", QRectF(*placed.hand)
    if not table.message.isHidden():
        yield "message", QRectF(table.message.paper.translated(table.message.pos()))
    if not table.offers.isHidden():
        for button in table.offers.findChildren(OfferButton):
            if not button.isHidden():
                words = button.geometry().adjusted(0, PADDING, 0, -PADDING)
                yield f"offer {button.text()}", QRectF(words.translated(table.offers.pos()))


def hidden(table: TableView) -> list[str]:
    """What covers what."""
    found = []
    for (one, a), (other, b) in combinations(read(table), 2):
        shared = a.intersected(b)
        if shared.width() > AIR and shared.height() > AIR:
            found.append(f"{one} / {other}: {shared.width():.0f}×{shared.height():.0f}")
    return found


@pytest.mark.parametrize("message", [False, True], ids=["", "message"])
@pytest.mark.parametrize("offers", [False, True], ids=["", "offers"])
@pytest.mark.parametrize("size", TABLES, ids=str)
def test_nothing_that_must_be_read_is_covered(
    qtbot: QtBot, size: tuple[int, int, int], offers: bool, message: bool
) -> None:
    width, height, scale = size
    with dressed(LIGHT, scale):
        table = TableView(Look(LIGHT, "king", scale, 1.0, QFont(), highlight=True), PACE)
        qtbot.addWidget(table)
        table.resize(width, height)
        found = {}
        for game, seats in GAMES:
            table.redraw(shown(game, seats))
            table.offers.show_offers(OFFERS.get(game, ()) if offers else ())
            table.message.dismiss()
            if message:
                table.message.refuse(REFUSAL, "KING-01", 300.0)
            table.place_message()
            found[game, seats] = hidden(table)
        table.close_table()
    assert not any(found.values()), {table: covered for table, covered in found.items() if covered}


@pytest.mark.parametrize("size", TABLES, ids=str)
def test_what_a_seat_says_covers_no_badge_and_not_what_fits(qtbot: QtBot, size: tuple[int, int, int]) -> None:
    width, height, scale = size
    found = []
    for game, seats in GAMES:
        picture = shown(game, seats)
        placed = layout(picture, width, height, scale)
        words = 1.2 * placed.words, 0.36 * placed.words
        fits = [placed.middle.requirement] if placed.middle is not None else []
        for seat in placed.badges:
            bubble = QRectF(*bubble_at(words, seat, picture, placed, Rect(0, 0, width, height)).rect)
            for part in (*placed.badges.values(), *fits):
                shared = bubble.intersected(QRectF(*part))
                if shared.width() > 0.5 and shared.height() > 0.5:
                    found.append((game, seats, seat, part))
    assert found == []


@pytest.mark.parametrize("size", TABLES, ids=str)
def test_a_long_reading_of_the_table_is_seen_whole(qtbot: QtBot, size: tuple[int, int, int]) -> None:
    width, height, scale = size
    with dressed(LIGHT, scale):
        table = TableView(Look(LIGHT, "king", scale, 1.0, QFont(), highlight=True), PACE)
        qtbot.addWidget(table)
        table.resize(width, height)
        for game in ("king", "classic-king"):
            table.redraw(shown(game, 4))
            table.message.announce("\n".join(["It is your turn, and all five of your cards may be played."] * 9))
            table.place_message()
            place = table.message.geometry()
            assert place.width() >= 300 and table.rect().contains(place), (game, place)
        table.close_table()
