"""The layout at every window size: nothing outside, nothing covering what must be read."""

from __future__ import annotations

import pytest

from kingtable.games.king_match import View
from kingtable.games.tricks import cards_of
from kingtable.ui.people import seated
from kingtable.ui.table.layout import layout
from kingtable.ui.table.picture import Picture, Zone
from kingtable.ui.table.pictures.king import picture_of
from kingtable.ui.table.pictures.opened import opened
from kingtable.ui.table.placement import CARD_RATIO, FAN_LEAST, FAN_LEAST_LARGE, Layout, Placement, Rect
from tests.matches_of_king import state_where, view_where

PEOPLE = seated(("You", "Ada", "Bo", "Cem"), (None, "rule", "rule", "rule"), 0, 1)
# Table areas of windows of 1024×640, 1366×768, 2560×1440, and small ones with large text beside the panel.
SIZES = [(800, 568, 100), (1082, 692, 100), (2276, 1364, 100), (940, 640, 150), (1024, 500, 200), (2100, 1300, 200)]
# The same of a replay, which has no panel beside the table.
REPLAYS = [(990, 520, 100), (990, 460, 150), (990, 424, 200), (1340, 650, 100), (2530, 1280, 100), (2530, 1200, 200)]


def a_turn(view: View) -> bool:
    """The viewer is last to play, with a full hand of choices behind."""
    return view.deal.to_act == 0 and len(view.deal.trick) == 3 and 0 < view.playable != view.hand


def a_choice(view: View) -> bool:
    """The viewer holds all thirteen cards."""
    return bool(view.nameable)


def shown(size: tuple[int, int, int], wanted: str = "turn") -> tuple[Picture, Layout]:
    picture = picture_of(view_where(5, a_turn if wanted == "turn" else a_choice), PEOPLE)
    return picture, layout(picture, *size)


def inside(rect: Rect, width: int, height: int) -> bool:
    return rect.x >= 0 and rect.y >= 0 and rect.x + rect.width <= width and rect.y + rect.height <= height


def card_rect(at: Placement) -> Rect:
    wide = at.height * CARD_RATIO
    return Rect(at.x - wide / 2, at.y - at.height / 2, wide, at.height)


def overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.x + b.width and b.x < a.x + a.width and a.y < b.y + b.height and b.y < a.y + a.height


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("wanted", ["turn", "choice"])
def test_all_that_is_shown_lies_on_the_table(size: tuple[int, int, int], wanted: str) -> None:
    picture, placed = shown(size, wanted)
    width, height, _ = size
    for pic, at in zip(picture.cards, placed.cards, strict=True):
        if at.shown:
            wide = at.height * CARD_RATIO
            card = Rect(at.x - wide / 2, at.y - at.height / 2, wide, at.height)
            assert inside(card, width, height), (pic, at)
    for badge in placed.badges.values():
        assert inside(badge, width, height)
    assert inside(placed.plate, width, height)


@pytest.mark.parametrize("size", SIZES)
def test_badges_plate_hand_and_trick_keep_clear_of_each_other(size: tuple[int, int, int]) -> None:
    picture, placed = shown(size)
    badges = list(placed.badges.values())
    trick = [
        Rect(at.x - at.height * CARD_RATIO / 2, at.y - at.height / 2, at.height * CARD_RATIO, at.height)
        for pic, at in zip(picture.cards, placed.cards, strict=True)
        if pic.zone.kind == "trick"
    ]
    assert len(trick) == 3
    for i, badge in enumerate(badges):
        assert not any(overlap(badge, other) for other in badges[i + 1 :])
        assert not any(overlap(badge, card) for card in trick)
        assert not overlap(badge, placed.hand)
    for i, card in enumerate(trick):
        assert not any(overlap(card, other) for other in trick[i + 1 :])
        assert not overlap(card, placed.slot)
        assert not overlap(card, placed.hand)


@pytest.mark.parametrize("size", REPLAYS)
def test_open_hands_of_others_leave_plate_and_trick_free(size: tuple[int, int, int]) -> None:
    picture, _ = shown(size)
    state = state_where(5, a_turn)
    picture = opened(picture, tuple(tuple(cards_of(hand)) for hand in state.deal.hands))
    placed = layout(picture, *size)
    cards = [(pic, card_rect(at)) for pic, at in zip(picture.cards, placed.cards, strict=True)]
    rows = [card for pic, card in cards if pic.zone.kind == "hand" and pic.zone.seat != 0]
    own = [card for pic, card in cards if pic.zone == Zone("hand", 0)]
    trick = [card for pic, card in cards if pic.zone.kind == "trick"]
    for badge in placed.badges.values():
        assert not any(overlap(badge, card) for card in (*rows, *trick)) and not overlap(badge, placed.plate)
    for card in rows:
        assert inside(card, *size[:2]) and not overlap(card, placed.plate)
        assert not any(overlap(card, other) for other in (*trick, *own))
    assert not any(overlap(card, placed.plate) for card in own)


@pytest.mark.parametrize("size", SIZES)
def test_rank_and_suit_of_every_card_in_the_hand_are_seen(size: tuple[int, int, int]) -> None:
    picture, placed = shown(size, "choice")
    own = [at for pic, at in zip(picture.cards, placed.cards, strict=True) if pic.zone == ("hand", 0)]
    strips = [right.x - left.x for left, right in zip(own, own[1:], strict=False)]
    assert len(own) == 13 and min(strips) >= 0.23 * own[0].height * CARD_RATIO


def test_the_seats_stand_clockwise_from_the_bottom() -> None:
    _, placed = shown((1082, 692, 100))
    own, left, top, right = (placed.badges[seat].centre for seat in range(4))
    assert own[1] > left[1] > top[1] and left[0] < top[0] < right[0]


def test_legal_cards_are_raised_and_the_others_lowered() -> None:
    picture, placed = shown((1082, 692, 100))
    own = [(pic, at) for pic, at in zip(picture.cards, placed.cards, strict=True) if pic.zone == ("hand", 0)]
    raised = [at.y for pic, at in own if pic.legal]
    lowered = [at.y for pic, at in own if pic.legal is False]
    assert raised and lowered and max(raised) < min(lowered)


@pytest.mark.parametrize("least", [FAN_LEAST, FAN_LEAST_LARGE])
def test_a_narrow_hand_shows_so_much_of_every_card(least: float) -> None:
    """Where that is too wide for one row there are two; in either the strip that the deck needs is seen."""
    picture = picture_of(view_where(5, a_choice), PEOPLE)
    own = [place for place, pic in enumerate(picture.cards) if pic.zone.kind == "hand" and pic.zone.seat == 0]
    narrowest = 1.0
    for width in range(480, 900, 20):
        placed = layout(picture, width, 600, 100, least)
        cards = sorted((placed.cards[place] for place in own), key=lambda at: (at.z // 100, at.x))
        for one, other in zip(cards, cards[1:], strict=False):
            if one.z // 100 == other.z // 100:
                narrowest = min(narrowest, (other.x - one.x) / (one.height * CARD_RATIO))
    assert least - 1e-9 <= narrowest < least + 0.03
