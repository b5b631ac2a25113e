"""Classic King's pictures, beats and layout: what a View shows, and that beats end in the next View's picture."""

from __future__ import annotations

import pytest

from kingtable.core.events import CardPlayed, DealStarted, redact
from kingtable.games.classic_king import CLASSIC_KING, View
from kingtable.games.tricks import bits_of, card_of
from kingtable.ui.people import seated
from kingtable.ui.table.layout import layout
from kingtable.ui.table.picture import Mark, RoundPlate, Tempo, Zone
from kingtable.ui.table.pictures.classic_king import beats_of, opening_beats, picture_of
from kingtable.ui.table.placement import CARD_RATIO, Rect
from tests.matches_of_classic_king import steps
from tests.ui.models.classic_king_matches import a_turn, view_where, views

PEOPLE = seated(("You", "Ada", "Bo", "Cem"), (None, "rule", "rule", "rule"), 0, 1)
SIZES = [(800, 568, 100), (1082, 692, 100), (2276, 1364, 100), (940, 640, 150), (1024, 500, 200), (2100, 1300, 200)]


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, {"end_when_exhausted": "off"}), (3, {})])
def test_beats_conserve_the_cards_and_end_in_the_picture_of_the_next_view(seed: int, options: dict[str, str]) -> None:
    for state, _seat, _action, events, after in steps(seed, options):
        before, then = CLASSIC_KING.view(state, 0), CLASSIC_KING.view(after, 0)
        beats = beats_of(before, [redact(event, 0) for event in events], then, PEOPLE)
        for beat in beats:
            faces = [pic.face for pic in beat.picture.cards if pic.face is not None]
            assert len(beat.picture.cards) == 32
            assert len(faces) == len(set(faces))
        if not then.over:
            assert beats[-1].picture == picture_of(then, PEOPLE)
        else:
            assert not any(seat.turn for seat in beats[-1].picture.seats)
            assert [seat.total for seat in beats[-1].picture.seats] == list(then.totals)


def test_no_picture_shows_a_card_that_the_viewer_may_not_know() -> None:
    for state, _seat, _action, events, after in steps(4):
        if len(after.sheet) > len(state.sheet):
            continue
        hidden = {card_of(bit) for seat in (1, 2, 3) for bit in bits_of(after.deal.hands[seat])}
        played = {event.card for event in events if isinstance(event, CardPlayed)}
        before, then = CLASSIC_KING.view(state, 0), CLASSIC_KING.view(after, 0)
        for beat in beats_of(before, [redact(event, 0) for event in events], then, PEOPLE):
            assert not {pic.face for pic in beat.picture.cards} & (hidden - played)


def test_cards_lie_before_the_seats_that_played_them_clockwise() -> None:
    view = view_where(6, lambda v: len(v.deal.trick) == 3)
    lying = {pic.zone.seat: pic.face for pic in picture_of(view, PEOPLE).cards if pic.zone.kind == "trick"}
    leader = view.deal.leader
    assert lying == {(leader + turn) % 4: card_of(bit) for turn, bit in enumerate(view.deal.trick)}


def test_the_winner_of_a_resting_trick_is_marked_before_his_seat() -> None:
    for state, _seat, _action, events, after in steps(9):
        if len(state.deal.trick) == 3 and len(after.sheet) == len(state.sheet):
            beats = beats_of(CLASSIC_KING.view(state, 0), events, CLASSIC_KING.view(after, 0), PEOPLE)
            assert [beat.tempo for beat in beats] == [Tempo.PLAY, Tempo.REST, Tempo.COLLECT]
            (winning,) = (pic for pic in beats[1].picture.cards if pic.winner)
            assert winning.zone == Zone("trick", after.deal.leader)
            assert winning.tag is not None and winning.tag.taker == after.deal.leader


def test_the_end_of_a_round_waits_then_deals_and_lets_the_reminder_be_read() -> None:
    ends = 0
    for state, _seat, _action, events, after in steps(9):
        if len(after.sheet) > len(state.sheet) and not after.over:
            beats = beats_of(CLASSIC_KING.view(state, 0), events, CLASSIC_KING.view(after, 0), PEOPLE)
            assert [beat.tempo for beat in beats] == [
                Tempo.PLAY, Tempo.LAST_REST, Tempo.COLLECT, Tempo.PAUSE, Tempo.SET, Tempo.DEAL, Tempo.TELL,
            ]  # fmt: skip
            gathered, dealt = beats[-3], beats[-2]
            assert {pic.zone for pic in gathered.picture.cards} == {Zone("stock", after.deal.dealer)}
            assert isinstance(dealt.event, DealStarted) and dealt.event.deal == after.deal.number
            ends += 1
    assert ends == 13


def test_the_match_opens_with_a_deal_and_its_reminder() -> None:
    view = view_where(3, lambda _view: True)
    gathered, dealt, told = opening_beats(view, PEOPLE)
    assert {pic.face for pic in gathered.picture.cards} == {None}
    assert dealt.picture == told.picture == picture_of(view, PEOPLE)
    assert isinstance(dealt.event, DealStarted) and dealt.event.deal == 1


def test_badges_show_dealer_turn_and_what_the_round_has_brought() -> None:
    for view in views(8):
        picture = picture_of(view, PEOPLE)
        acting = [seat.seat for seat in picture.seats if seat.turn]
        assert acting == ([] if view.over else [view.deal.to_act])
        for seat in picture.seats:
            assert seat.mark is not Mark.DEALER or seat.seat == view.deal.dealer
            if not view.over:
                assert seat.points == view.deal.entries[seat.seat]
        assert isinstance(picture.plate, RoundPlate) and picture.plate.number == view.deal.number


def shown(view: View, size: tuple[int, int, int]) -> tuple[list[Rect], list[Rect], Rect]:
    """Badges, trick cards and hand on a table of that size, all within it."""
    picture = picture_of(view, PEOPLE)
    placed = layout(picture, *size)
    trick = []
    for pic, at in zip(picture.cards, placed.cards, strict=True):
        wide = at.height * CARD_RATIO
        card = Rect(at.x - wide / 2, at.y - at.height / 2, wide, at.height)
        if at.shown:
            assert inside(card, size), (pic, at)
        if pic.zone.kind == "trick":
            trick.append(card)
    assert inside(placed.plate, size)
    assert all(inside(badge, size) for badge in placed.badges.values())
    assert not any(overlap(card, placed.slot) for card in trick)
    return list(placed.badges.values()), trick, placed.hand


def inside(rect: Rect, size: tuple[int, int, int]) -> bool:
    return rect.x >= 0 and rect.y >= 0 and rect.x + rect.width <= size[0] and rect.y + rect.height <= size[1]


def overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.x + b.width and b.x < a.x + a.width and a.y < b.y + b.height and b.y < a.y + a.height


@pytest.mark.parametrize("size", SIZES)
def test_badges_hand_and_trick_lie_on_the_table_and_keep_clear_of_each_other(size: tuple[int, int, int]) -> None:
    badges, trick, hand = shown(view_where(5, a_turn), size)
    assert len(badges) == 4 and len(trick) == 3
    for place, rect in enumerate([*badges, *trick]):
        assert not any(overlap(rect, other) for other in [*badges, *trick][place + 1 :])
        assert not overlap(rect, hand)
