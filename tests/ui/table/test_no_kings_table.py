"""No Kings on the table: cards conserved through all beats, a ring that closes, a layout without overlaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from kingtable.games.no_kings import View
from kingtable.games.no_kings_table import pack_of
from kingtable.ui.table.layout import layout
from kingtable.ui.table.layouts.ring import around
from kingtable.ui.table.picture import Picture, Tempo
from kingtable.ui.table.pictures.no_kings import beats_of, opening_beats, picture_of, ring_places
from kingtable.ui.table.placement import CARD_RATIO, Placement, Rect
from tests.ui.nokings import MATCHES, people, steps

SIZES = [(800, 568, 100), (1082, 692, 100), (2276, 1364, 100), (940, 640, 150), (2100, 1300, 200)]


def conserved(picture: Picture, view: View) -> None:
    """Every card of the packs is there once; the ring alone is face down."""
    pack = pack_of(view.rules, view.seating.seats)
    assert len(picture.cards) == len(pack)
    faces = Counter(pic.face for pic in picture.cards if pic.face is not None)
    assert not faces - Counter(pack)
    assert all((pic.face is None) == (pic.zone.kind == "ring") for pic in picture.cards)
    places = [pic.zone.seat for pic in picture.cards if pic.zone.kind == "ring"]
    assert len(set(places)) == len(places) and set(places) <= set(range(len(pack)))


@pytest.mark.parametrize(("seats", "seed", "rules"), MATCHES)
def test_beats_conserve_the_cards_and_end_in_the_picture_of_the_view(
    seats: int, seed: int, rules: dict[str, str]
) -> None:
    sitting = people(seats)
    for n, (before, events, after) in enumerate(steps(seats, seed, rules)):
        if n == 0:
            opening = opening_beats(before, sitting)
            assert opening[-1].picture == picture_of(before, sitting)
            for beat in opening:
                conserved(beat.picture, before)
        picked = ring_places(len(picture_of(before, sitting).cards), before.left)[n % before.left] if before.left else 0
        beats = beats_of(before, events, after, sitting, picked)
        assert beats[-1].picture == picture_of(after, sitting)
        for beat in beats:
            conserved(beat.picture, after)
        told = [beat.event for beat in beats if beat.event is not None]
        assert [event for event in told if event in events] == told
        ended = [beat for beat in beats if beat.tempo is Tempo.PAUSE]
        assert len(ended) == len(after.sheet) - len(before.sheet)


def test_the_gap_grows_from_the_viewer_on_both_sides() -> None:
    for left in range(54, -1, -1):
        places = ring_places(54, left)
        assert len(places) == left
        assert abs(places.start - (54 - places.stop)) <= 1


def test_the_ring_has_equal_arcs_and_starts_at_the_viewer() -> None:
    places = around(300.0, 200.0, 216)
    gaps = [
        ((x - other_x) ** 2 + (y - other_y) ** 2) ** 0.5
        for (x, y, _), (other_x, other_y, _) in zip(places, places[1:], strict=False)
    ]
    assert max(gaps) / min(gaps) < 1.02
    assert places[0][0] < 0 < places[-1][0] and places[0][1] > 195
    assert places[54][0] < -280 and abs(places[108][0]) < 10
    assert all(-90 <= angle <= 90 for _, _, angle in places)


def box(at: Placement) -> Rect:
    wide = at.height * CARD_RATIO
    return Rect(at.x - wide / 2, at.y - at.height / 2, wide, at.height)


def inside(rect: Rect, width: float, height: float) -> bool:
    return rect.x >= -0.5 and rect.y >= -0.5 and rect.x + rect.width <= width + 0.5 and rect.y + rect.height <= height


def apart(boxes: Sequence[Rect], others: Sequence[Rect]) -> bool:
    return not any(
        a.x < b.x + b.width and b.x < a.x + a.width and a.y < b.y + b.height and b.y < a.y + a.height
        for a in boxes
        for b in others
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "seed", "rules"), MATCHES)
def test_everything_lies_on_the_table_and_clear_of_the_rest(
    seats: int, seed: int, rules: dict[str, str], size: tuple[int, int, int]
) -> None:
    width, height, _ = size
    choosing = 0
    for n, (view, _, _) in enumerate(steps(seats, seed, rules)):
        asked = view.phase == "choose" and view.round.to_act == 0
        choosing += asked
        if n % 17 and not (asked and choosing < 6):
            continue
        picture = picture_of(view, people(seats), n % 2)
        placed = layout(picture, *size)
        shown = [(pic, at) for pic, at in zip(picture.cards, placed.cards, strict=True) if at.shown]
        for pic, at in shown:
            if pic.zone.kind != "ring":
                assert inside(box(at), width, height), (pic, at)
        badges = list(placed.badges.values())
        assert all(inside(badge, width, height) for badge in badges)
        assert all(apart([badge], badges[:i]) for i, badge in enumerate(badges))
        piles = [box(at) for pic, at in shown if pic.zone.kind == "pile"]
        wat = [box(at) for pic, at in shown if pic.zone.kind == "wat"]
        drawn = [box(at) for pic, at in shown if pic.zone.kind == "drawn"]
        # The ring's cards are turned, so their middles stand for them.
        ring = [Rect(at.x - 3, at.y - 3, 6, 6) for pic, at in shown if pic.zone.kind == "ring"]
        assert apart(badges, piles + wat + drawn + ring)
        assert apart(piles, wat + drawn + ring)
        assert apart(wat, drawn + ring)
        assert apart(drawn, ring)
        assert placed.offers is not None and inside(placed.offers, width, height)
        assert len(placed.captions) == len(picture.captions)
        bars = [rect for caption, rect in zip(picture.captions, placed.captions, strict=True) if caption.kind == "sum"]
        assert apart(bars, wat + drawn)
    if "captures_per_card" in rules:
        assert choosing


@pytest.mark.parametrize("size", SIZES)
def test_the_marked_capture_stands_first_and_its_figures_add_up(size: tuple[int, int, int]) -> None:
    found = 0
    rules = {"direct_first": "off", "match": "best-of-7"}
    for view in (view for seed in range(12, 18) for view, _, _ in steps(2, seed, rules)):
        if view.phase != "choose" or view.round.to_act != 0:
            continue
        for marked, capture in enumerate(view.choices):
            picture = picture_of(view, people(2), marked)
            placed = layout(picture, *size)
            assert {pic.face for pic in picture.cards if pic.winner and pic.zone.kind == "wat"} == set(capture.centre)
            sums = [caption.numbers for caption in picture.captions if caption.kind == "sum"]
            drawn = view.round.drawn
            assert drawn is not None
            if any(card.rank != drawn.rank for card in capture.centre):
                found += 1
                assert [sum(numbers) for numbers in sums] == [1 if drawn.rank == 14 else drawn.rank]
            else:
                assert sums == []
            above = [
                (at.x, pic.winner)
                for pic, at in zip(picture.cards, placed.cards, strict=True)
                if pic.zone.kind == "wat" and pic.legal
            ]
            assert [winner for _, winner in sorted(above)] == sorted((winner for _, winner in above), reverse=True)
    assert found > 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_cards_drawn_for_the_first_player_lie_at_their_seats(seats: int, size: tuple[int, int, int]) -> None:
    view = next(steps(seats, 2, {}))[0]
    picture = opening_beats(view, people(seats))[seats].picture
    placed = layout(picture, *size)
    first = [at for pic, at in zip(picture.cards, placed.cards, strict=True) if pic.zone.kind == "first"]
    assert len(first) == seats
    assert all(inside(box(at), size[0], size[1]) for at in first)
    assert apart([box(at) for at in first], list(placed.badges.values()))
