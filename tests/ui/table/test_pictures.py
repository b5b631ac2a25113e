"""King's pictures and beats: what a View shows, and that a step's beats end in the picture of the next View."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kingtable.core.cards import parse_card
from kingtable.core.events import CardPlayed, redact
from kingtable.games.king import KING
from kingtable.games.tricks import card_of, mask_of
from kingtable.ui.people import seated
from kingtable.ui.table.picture import Picture, Tempo, Zone
from kingtable.ui.table.pictures.king import beats_of, opening_beats, picture_of
from kingtable.ui.table.pictures.trick import fan_order
from tests.matches_of_king import steps, view_where

PEOPLE = seated(("You", "Ada", "Bo", "Cem"), (None, "rule", "rule", "rule"), 0, 1)


@pytest.mark.parametrize(
    ("hand", "trump", "fan"),
    [
        ("2S AS 3H KD 4C", "", "AS 2S 3H 4C KD"),
        ("2S AS 3H KD 4C", "D", "KD AS 2S 3H 4C"),
        ("2S 3H KD", "", "3H 2S KD"),
        ("2S 4C KD", "", "2S KD 4C"),
        ("5H 2S 4C", "H", "5H 2S 4C"),
        ("", "", ""),
    ],
)
def test_the_fan_alternates_colours_and_puts_trumps_at_the_left(hand: str, trump: str, fan: str) -> None:
    trumps = mask_of(parse_card(f"{rank}{trump}") for rank in (2, 3, 4, 5, "K", "A")) if trump else 0
    held = mask_of(parse_card(name) for name in hand.split())
    assert " ".join(card_of(bit).text for bit in fan_order(held, trumps)) == fan


@pytest.mark.parametrize("seed", range(1, 9))
def test_beats_conserve_the_cards_and_end_in_the_picture_of_the_next_view(seed: int) -> None:
    for state, _seat, _action, events, after in steps(seed):
        before, then = KING.view(state, 0), KING.view(after, 0)
        beats = beats_of(before, [redact(event, 0) for event in events], then, PEOPLE)
        assert beats
        for beat in beats:
            assert len(beat.picture.cards) == 52
            faces = [pic.face for pic in beat.picture.cards if pic.face is not None]
            assert len(faces) == len(set(faces))
        if not then.over:
            assert beats[-1].picture == picture_of(then, PEOPLE)


def test_no_picture_shows_a_card_that_the_viewer_may_not_know() -> None:
    for state, _seat, _action, events, after in steps(4):
        hidden = set()
        for seat in (1, 2, 3):
            hidden |= {card_of(1 << place) for place in range(52) if after.deal.hands[seat] >> place & 1}
        played = {event.card for event in events if isinstance(event, CardPlayed)}
        beats = beats_of(KING.view(state, 0), [redact(e, 0) for e in events], KING.view(after, 0), PEOPLE)
        if len(after.sheet) == len(state.sheet):
            for beat in beats:
                assert not {pic.face for pic in beat.picture.cards} & (hidden - played)


def test_a_full_trick_plays_rests_and_is_collected() -> None:
    for state, _seat, _action, events, after in steps(9):
        if len(state.deal.trick) == 3 and len(after.deal.tricks) == 1:
            beats = beats_of(KING.view(state, 0), events, KING.view(after, 0), PEOPLE)
            assert [beat.tempo for beat in beats] == [Tempo.PLAY, Tempo.REST, Tempo.COLLECT]
            resting = [pic for pic in beats[1].picture.cards if pic.winner]
            winner = after.deal.leader
            assert [pic.zone for pic in resting] == [Zone("trick", winner)]
            assert resting[0].tag is not None and resting[0].tag.taker == winner
            assert not any(seat.turn for seat in beats[1].picture.seats)
            return
    raise AssertionError("no such step")


def test_the_end_of_a_deal_waits_and_then_deals_anew() -> None:
    for state, _seat, _action, events, after in steps(9):
        if len(after.sheet) == 1:
            beats = beats_of(KING.view(state, 0), events, KING.view(after, 0), PEOPLE)
            tempos = [beat.tempo for beat in beats]
            assert tempos == [Tempo.PLAY, Tempo.LAST_REST, Tempo.COLLECT, Tempo.PAUSE, Tempo.SET, Tempo.DEAL]
            dealer = after.deal.dealer
            assert {pic.zone for pic in beats[-2].picture.cards} == {Zone("stock", dealer)}
            return


def test_the_match_opens_with_a_deal() -> None:
    view = view_where(3, lambda _view: True)
    gathered, dealt = opening_beats(view, PEOPLE)
    assert {pic.face for pic in gathered.picture.cards} == {None}
    assert dealt.picture == picture_of(view, PEOPLE)


def test_marks_are_about_legal_cards_only_when_some_are_not() -> None:
    some = picture_of(view_where(5, lambda v: 0 < v.playable != v.hand), PEOPLE)
    every = picture_of(view_where(5, lambda v: v.playable == v.hand), PEOPLE)

    def marks(picture: Picture) -> set[bool | None]:
        return {pic.legal for pic in picture.cards if pic.zone == Zone("hand", 0)}

    assert marks(some) == {True, False} and marks(every) == {None}
    assert all(pic.slot + 1 == nxt.slot for pic, nxt in pairwise(p for p in some.cards if p.zone == Zone("hand", 0)))
