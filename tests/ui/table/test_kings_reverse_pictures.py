"""Kings Reverse as pictures: beats conserve the cards and end in the picture of the next View; places keep clear."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kingtable.core.cards import Card
from kingtable.core.events import redact
from kingtable.games.kings_reverse import KINGS_REVERSE, State, View
from kingtable.games.kings_reverse_events import JokerChallenged
from kingtable.ui import told_kings_reverse
from kingtable.ui.people import People, seated
from kingtable.ui.table.layout import layout
from kingtable.ui.table.picture import Mark, Picture, Tempo
from kingtable.ui.table.pictures.kings_reverse import DISCARDS, beats_of, fan_order, opening_beats, picture_of
from kingtable.ui.table.placement import CARD_RATIO, Layout, Placement, Rect
from tests.reverse_positions import played, position

SIZES = [
    (800, 568, 100),
    (1082, 692, 100),
    (2276, 1364, 100),
    (1082, 692, 140),
    (1024, 538, 150),
    (1024, 502, 200),
    (860, 630, 200),
    (1366, 630, 200),
    (2176, 1300, 200),
]
"""Width and height of the table and the text size, the last ones those of a small and larger window with large text."""
NAMES = ("You", "Ada", "Bo", "Cem", "Dan", "Eve", "Fay", "Gus")


def people_of(seats: int, viewer: int = 0) -> People:
    return seated(NAMES[:seats], (None, *("rule",) * (seats - 1)), viewer, 1)


def cards_of(picture: Picture) -> Counter[Card]:
    faces = Counter(pic.face for pic in picture.cards if pic.face is not None)
    assert all(times == 1 for times in faces.values()), "no card is seen in two places"
    return faces


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_what_fits_is_seen_when_all_hands_are_dealt(seats: int) -> None:
    state = KINGS_REVERSE.start({}, seats, seats)
    people = people_of(seats)
    *before, turned = opening_beats(KINGS_REVERSE.view(state, 0), people)
    assert [beat.tempo for beat in before] == [Tempo.SET, Tempo.DEAL]
    for beat in before:
        assert beat.picture.course is not None and told_kings_reverse.plate(beat.picture.course) is None
        assert not any(pic.zone == DISCARDS or pic.legal is not None for pic in beat.picture.cards)
        assert not any(seat.turn for seat in beat.picture.seats)
    assert turned.picture.course is not None and told_kings_reverse.plate(turned.picture.course) is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8])
def test_beats_of_random_matches_conserve_cards_and_end_in_the_next_picture(seats: int) -> None:
    rng = random.Random(seats)
    people = people_of(seats)
    state = KINGS_REVERSE.start({"target": "100"}, seats, seats)
    count = 108 if seats < 6 else 162
    view = KINGS_REVERSE.view(state, 0)
    assert opening_beats(view, people)[-1].picture == picture_of(view, people)
    for _ in range(250):
        if state.over:
            break
        acting = [(seat, action) for seat in range(seats) for action in KINGS_REVERSE.legal(state, seat)]
        seat, action = rng.choice(acting)
        state, events = KINGS_REVERSE.apply(state, seat, action)
        before, view = view, KINGS_REVERSE.view(state, 0)
        beats = beats_of(before, [redact(event, 0) for event in events], view, people)
        for beat in beats:
            assert len(beat.picture.cards) == count
            cards_of(beat.picture)
            slots = Counter((pic.zone, pic.slot) for pic in beat.picture.cards)
            assert max(slots.values()) == 1
        assert beats[-1].picture == picture_of(view, people)


def rect_of(at: Placement) -> Rect:
    wide = at.height * CARD_RATIO
    return Rect(at.x - wide / 2, at.y - at.height / 2, wide, at.height)


def inside(rect: Rect, size: tuple[int, int, int]) -> bool:
    return rect.x >= 0 and rect.y >= 0 and rect.x + rect.width <= size[0] and rect.y + rect.height <= size[1]


def overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.x + b.width and b.x < a.x + a.width and a.y < b.y + b.height and b.y < a.y + a.height


def shown(seats: int, size: tuple[int, int, int], hand: int = 10) -> tuple[Picture, Layout]:
    suits = "SHDC"
    ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    own = [f"{ranks[n % 13]}{suits[n // 13 % 4]}" for n in range(hand)]
    others = ["2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"] * (seats - 1)
    state = position(" ".join(own), *others, top="9D")
    picture = picture_of(KINGS_REVERSE.view(state, 0), people_of(seats))
    return picture, layout(picture, *size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("hand", [1, 10, 27, 48])
def test_all_lies_on_the_table_and_keeps_clear(seats: int, size: tuple[int, int, int], hand: int) -> None:
    picture, placed = shown(seats, size, hand)
    middle = placed.middle
    assert middle is not None
    badges = list(placed.badges.values())
    for pic, at in zip(picture.cards, placed.cards, strict=True):
        if at.shown:
            assert inside(rect_of(at), size), (pic, at)
    for i, badge in enumerate(badges):
        assert inside(badge, size)
        assert not any(overlap(badge, other) for other in badges[i + 1 :])
        for part in (middle.stack, middle.discards, middle.requirement, placed.hand):
            assert not overlap(badge, part)
    buttons = Rect(0, placed.message_y - 54 * placed.words / 100, size[0], 54 * placed.words / 100)
    for seat, badge in placed.badges.items():
        assert seat == 0 or not overlap(badge, buttons)
    assert middle.ring.y + middle.ring.height <= middle.caption.y
    assert not any(overlap(middle.ring, badge) for badge in badges)
    assert not overlap(middle.caption, buttons)
    assert not any(overlap(middle.caption, badge) for badge in badges)
    backs = [
        (pic.zone, rect_of(at))
        for pic, at in zip(picture.cards, placed.cards, strict=True)
        if at.shown and pic.zone.kind == "hand" and pic.zone.seat != 0
    ]
    for zone, back in backs:
        assert not any(overlap(back, badge) for seat, badge in placed.badges.items()), zone
        assert not any(zone != other and overlap(back, rect) for other, rect in backs)
        assert not overlap(back, middle.stack) and not overlap(back, middle.requirement)
    parts = (middle.stack, middle.discards, middle.requirement)
    assert not any(overlap(a, b) for i, a in enumerate(parts) for b in parts[i + 1 :])
    assert all(not overlap(part, middle.caption) for part in parts)
    assert all(not overlap(part, placed.hand) for part in (*parts, middle.caption))


@pytest.mark.parametrize("hand", [10, 25, 48])
def test_rank_and_suit_of_every_card_in_the_hand_are_seen(hand: int) -> None:
    picture, placed = shown(4, (1082, 692, 100), hand)
    own = [at for pic, at in zip(picture.cards, placed.cards, strict=True) if pic.zone == ("hand", 0)]
    rows = {round(at.y / (at.height * 0.3)) for at in own}
    strips = [b.x - a.x for a, b in zip(own, own[1:], strict=False) if b.x > a.x]
    assert min(strips) >= 0.23 * own[0].height * CARD_RATIO
    assert (len(rows) > 1) is (hand > 40)


def test_seats_stand_clockwise_from_the_bottom() -> None:
    _, placed = shown(8, (1082, 692, 100))
    xs = [placed.badges[seat].centre for seat in range(8)]
    assert xs[1][1] > xs[2][1] > xs[3][1] and xs[3][0] < xs[4][0] < xs[5][0] and xs[5][1] < xs[6][1] < xs[7][1]


def view_of(state: State, seat: int = 0) -> View:
    return KINGS_REVERSE.view(state, seat)


def test_marks_tell_a_missing_call_a_call_and_whose_turn_it_is() -> None:
    state = position("2C 3D 8D", "9H 4C", "5S 5H 6H", turn="B", top="9S")
    state = played(state, "B play 9H")
    marks = {seat.seat: seat.mark for seat in picture_of(view_of(state), people_of(3)).seats}
    assert marks == {0: None, 1: Mark.NO_CALL, 2: Mark.PLAYS}
    state = played(state, "B call")
    assert picture_of(view_of(state), people_of(3)).seats[1].mark is Mark.CALLED


def test_a_challenged_hand_is_shown_to_the_challenger_alone() -> None:
    state = position("2C 3D 8D", "Jk 4S 4C", "5S 5H 6H", turn="B", top="9S")
    asked = played(state, "B play Jk H")
    after, events = KINGS_REVERSE.apply(asked, 2, next(a for a in KINGS_REVERSE.legal(asked, 2) if "Chall" in repr(a)))
    assert any(isinstance(event, JokerChallenged) for event in events)
    for viewer in range(3):
        seen = [redact(event, viewer) for event in events]
        people = people_of(3, viewer)
        beats = beats_of(view_of(asked, viewer), seen, view_of(after, viewer), people)
        waits = [beat for beat in beats if beat.tempo is Tempo.SHOW]
        assert bool(waits) is (viewer == 2)
        for beat in beats:
            strange = [pic for pic in beat.picture.cards if pic.zone.kind == "hand" and pic.zone.seat != viewer]
            assert all(pic.face is None for pic in strange)


def test_the_hand_is_sorted_with_jokers_first_and_colours_alternating() -> None:
    hand = [Card(5, "S"), Card(14, "D"), Card(0, "", 1), Card(9, "C"), Card(9, "S"), Card(2, "D")]
    assert [card.text for card in fan_order(hand)] == ["Jk", "9S", "5S", "AD", "2D", "9C"]
