"""What is said at the table stands in a bubble: at the right seat, hiding nothing that matters, until play goes on."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from kingtable.core.cards import parse_card
from kingtable.core.events import CardPlayed, DealStarted, GameNamed, KingMade
from kingtable.games import kings_reverse_events as reverse
from kingtable.games.kings_reverse import KINGS_REVERSE
from kingtable.games.no_kings_events import JokerSwept, KingPenalty
from kingtable.ui.sayings import Saying, saying_of
from kingtable.ui.table.layout import layout
from kingtable.ui.table.layouts.bubble import bubble_at
from kingtable.ui.table.picture import Beat, Picture, Tempo
from kingtable.ui.table.pictures import king, kings_reverse, no_kings
from kingtable.ui.table.placement import CARD_RATIO, Rect
from tests import reverse_positions
from tests.matches_of_king import view_where
from tests.ui.conftest import Housekeeper, begin
from tests.ui.nokings import people, steps
from tests.ui.table.test_layout import PEOPLE, inside

JOKER, KING, NINE = parse_card("Jk"), parse_card("KS"), parse_card("9S")
SIZES = [(800, 568, 100), (1082, 692, 100), (2276, 1364, 100), (1000, 560, 150)]


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (GameNamed(2, "rifki"), Saying(2, "“Rıfkı!”")),
        (KingMade(1), Saying(1, "“King!”")),
        (reverse.OneCardCalled(3), Saying(3, "“One card!”")),
        (reverse.JokerPlayed(1, JOKER, "D"), Saying(1, "“Diamonds!”")),
        (reverse.JokerPlayed(1, JOKER, ""), None),
        (reverse.JokerChallenged(2, 1, (), True), Saying(2, "“I doubt it!”")),
        (reverse.JokerAccepted(2, 1), Saying(2, "“I believe it.”")),
        (reverse.Caught(3, 1), Saying(1, "“Caught!”")),
        (reverse.Passed(1), Saying(1, "“I pass.”")),
        (KingPenalty(1, KING, 2, (), False), Saying(1, "“Trump, kings are losers!”")),
        (JokerSwept(1, JOKER, (), ()), Saying(1, "“A joker!”")),
        (CardPlayed(1, NINE), None),
        (None, None),
    ],
)
def test_who_says_what(event: object, said: Saying | None) -> None:
    picture = king.picture_of(view_where(5, lambda _view: True), PEOPLE)
    assert saying_of(Beat(Tempo.PLAY, picture, event)) == said


def test_the_viewers_own_words_are_shown_only_where_the_table_rests() -> None:
    picture = king.picture_of(view_where(5, lambda _view: True), PEOPLE)
    assert saying_of(Beat(Tempo.SET, picture, GameNamed(0, "el"))) is None
    assert saying_of(Beat(Tempo.TELL, picture, reverse.OneCardCalled(0))) == Saying(0, "“One card!”")


def pictures() -> list[tuple[str, Picture]]:
    """Tables at which something is said: a game just named, middles of two to eight seats, full rings."""
    found = [("king", king.picture_of(view_where(5, lambda view: view.deal.contract is not None), PEOPLE))]
    for seats in (2, 5, 8):
        state = next(state for n, (state, *_) in enumerate(reverse_positions.steps(4, seats)) if n == 30)
        view = KINGS_REVERSE.view(state, 0)
        found.append((f"reverse-{seats}", kings_reverse.picture_of(view, people(seats))))
        after = next(after for n, (_, _, after) in enumerate(steps(seats, 3, {"rules_mode": "no_kings"})) if n == 25)
        found.append((f"ring-{seats}", no_kings.picture_of(after, people(seats))))
    return found


def covered(bubble: Rect, other: Rect) -> float:
    """How much of the bubble lies over that, as a share."""
    wide = min(bubble.x + bubble.width, other.x + other.width) - max(bubble.x, other.x)
    high = min(bubble.y + bubble.height, other.y + other.height) - max(bubble.y, other.y)
    return max(0.0, wide) * max(0.0, high) / (bubble.width * bubble.height)


@pytest.mark.parametrize(("name", "picture"), pictures(), ids=lambda value: value if isinstance(value, str) else "")
@pytest.mark.parametrize("size", SIZES)
def test_a_bubble_grazes_badges_faces_and_plate_at_most(
    name: str, picture: Picture, size: tuple[int, int, int]
) -> None:
    width, height, text = size
    if text > 100 and len(picture.seats) == 8:
        return  # eight badges of large words fill the small table
    placed = layout(picture, width, height, text)
    matter = list(placed.badges.values())
    for pic, at in zip(picture.cards, placed.cards, strict=True):
        if at.shown and pic.face is not None:
            wide = at.height * CARD_RATIO
            matter.append(Rect(at.x - wide / 2, at.y - at.height / 2, wide, at.height))
    if placed.middle is not None:
        matter.append(placed.middle.requirement)
    for seat in placed.badges:
        bubble = bubble_at((150 * text / 100, 38 * text / 100), seat, picture, placed, Rect(0, 0, width, height)).rect
        assert inside(bubble, width, height)
        assert max(covered(bubble, other) for other in matter) < 0.025, seat


def test_a_named_game_is_said_until_a_card_is_played(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    page = house.window.table
    stage = page.table.stage
    said: list[tuple[str, Saying | None]] = []
    page.table.choreographer.begun.connect(
        lambda beat: said.append((type(beat.event).__name__, stage.furniture.saying))
    )
    begin(house, seed=3)
    qtbot.waitUntil(lambda: len([kind for kind, _ in said if kind == "CardPlayed"]) > 0, timeout=5000)
    named = next(saying for kind, saying in said if kind == "GameNamed")
    assert named is not None and named.seat == house.controller.view.deal.chooser
    assert all(saying is None for kind, saying in said if kind == "CardPlayed")


def test_the_dealer_of_classic_king_calls_the_round_out(open_house: Housekeeper) -> None:
    board = open_house().window.table.frame.board_of("classic-king")
    picture = king.picture_of(view_where(5, lambda _view: True), PEOPLE)
    assert board.saying(Beat(Tempo.DEAL, picture, DealStarted(4, 2, ()))) == Saying(2, "“No Queens!”")
    assert board.saying(Beat(Tempo.DEAL, picture, DealStarted(4, 0, ()))) is None
