"""What is heard of what: a decision for every event of the four games, and one sound a beat at most."""

from __future__ import annotations

import importlib
import pkgutil

import pytest
from msgspec.structs import replace

import kingtable.games
from kingtable.core.cards import Card
from kingtable.core.events import CardPlayed, DealEnded, DealStarted, Event, GameNamed, KingMade, MatchEnded, TrickTaken
from kingtable.games import classic_king_events as classic
from kingtable.games import kings_reverse_events as reverse
from kingtable.games import no_kings_events as kingless
from kingtable.ui.cue import Cue
from kingtable.ui.cues import DECISIONS, cue_for, cue_of
from kingtable.ui.people import seated
from kingtable.ui.table.picture import Beat, CardPic, Picture, Tempo, Zone

ME, OTHER = 0, 1
CARD = Card(12, "H")
TRICK = TrickTaken(3, 1, (CARD,) * 4, ME, -50)
DRAWN = reverse.CardsDrawn(ME, (CARD, CARD), "seven")
PENALTY = kingless.KingPenalty(ME, CARD, OTHER, (CARD,), False)
SWEEP = kingless.JokerSwept(OTHER, CARD, (), ((ME, (CARD,)),))
ENDED = MatchEnded((10, 20, 10, 0), (2, 1, 2, 4))

HEARD: list[tuple[Event, Cue | None]] = [
    (DealStarted(1, 0, ()), Cue.DEALT),
    (GameNamed(OTHER, "el"), Cue.ANNOUNCED),
    (CardPlayed(OTHER, CARD), Cue.PLAYED),
    (CardPlayed(ME, CARD), Cue.PLAYED),
    (TRICK, Cue.COSTLY),
    (replace(TRICK, points=0), None),
    (replace(TRICK, points=50), None),
    (replace(TRICK, seat=OTHER), None),
    (DealEnded(1, "el", 0, (0,) * 4, (0,) * 4), Cue.DEAL_OVER),
    (KingMade(OTHER), Cue.KING_MADE),
    (ENDED, Cue.LOST),
    (replace(ENDED, places=(1, 1, 3, 4)), Cue.WON),
    (classic.RoundEnded(1, "el", 0, (0,) * 4, (0,) * 4), Cue.DEAL_OVER),
    (reverse.UpcardTurned(CARD, 0), Cue.DEALT),
    (reverse.JokerPlayed(OTHER, CARD, "H"), Cue.ANNOUNCED),
    (reverse.JokerPlayed(OTHER, CARD, ""), Cue.PLAYED),
    (reverse.Married(OTHER, CARD, CARD), Cue.PLAYED),
    (DRAWN, Cue.COSTLY),
    (replace(DRAWN, seat=OTHER), Cue.SLID),
    (replace(DRAWN, cause="turn"), Cue.SLID),
    (replace(DRAWN, cards=()), None),
    (reverse.TurnLost(ME), None),
    (reverse.DirectionTurned(-1), None),
    (reverse.JokerAccepted(OTHER, ME), None),
    (reverse.JokerChallenged(OTHER, ME, (), True), Cue.ANNOUNCED),
    (reverse.JokerReturned(OTHER, CARD), Cue.SLID),
    (reverse.CardGiven(OTHER, ME, CARD), Cue.COSTLY),
    (reverse.CardGiven(ME, OTHER, CARD), Cue.SLID),
    (reverse.Passed(OTHER), None),
    (reverse.OneCardCalled(OTHER), Cue.ANNOUNCED),
    (reverse.Caught(ME, OTHER), Cue.ANNOUNCED),
    (reverse.HandEnded(1, ME, (), (0,) * 4, (0,) * 4), Cue.DEAL_OVER),
    (kingless.RoundStarted(1, 0, 0, (), (), 40), Cue.DEALT),
    (kingless.RingCardDrawn(OTHER, CARD, 9), Cue.SLID),
    (kingless.CardLaid(OTHER, CARD), Cue.PLAYED),
    (kingless.CardsCaptured(OTHER, CARD, (CARD,), ()), Cue.SWEPT),
    (PENALTY, Cue.COSTLY),
    (replace(PENALTY, pile=()), Cue.SWEPT),
    (replace(PENALTY, seat=OTHER, recipient=ME), Cue.SWEPT),
    (SWEEP, Cue.COSTLY),
    (replace(SWEEP, piles=((ME, ()),)), Cue.SWEPT),
    (replace(SWEEP, seat=ME, piles=((OTHER, (CARD,)),)), Cue.SWEPT),
    (kingless.RoundEnded(1, (0,) * 4, (), (0,) * 4), Cue.DEAL_OVER),
]


def all_kinds() -> set[type[Event]]:
    """Every kind of event of every game."""
    for module in pkgutil.iter_modules(kingtable.games.__path__):
        importlib.import_module(f"kingtable.games.{module.name}")
    found, new = set[type[Event]](), [Event]
    while new:
        kinds = new.pop().__subclasses__()
        # Dataclasses with slots are made twice; the first making is no longer anywhere to be had.
        found |= {kind for kind in kinds if getattr(importlib.import_module(kind.__module__), kind.__name__) is kind}
        new += kinds
    return found


def test_every_kind_of_event_has_a_decision_and_an_example_here() -> None:
    kinds = all_kinds()
    assert len(kinds) >= 29
    assert set(DECISIONS) == kinds
    assert {type(event) for event, _ in HEARD} == kinds


@pytest.mark.parametrize(("event", "cue"), HEARD, ids=lambda one: type(one).__name__ if isinstance(one, Event) else "")
def test_what_is_heard(event: Event, cue: Cue | None) -> None:
    assert cue_for(event, ME) is cue


def test_every_cue_but_those_of_the_person_comes_from_an_event() -> None:
    assert {cue for _, cue in HEARD} == {None, *Cue} - {Cue.YOUR_TURN, Cue.REFUSED}


def picture(*zones: Zone, viewer: int = ME) -> Picture:
    """Cards in these zones."""
    people = seated(("You", "Ada", "Bo", "Cem"), (None, "rule", "rule", "rule"), viewer, 1)
    return Picture(people, tuple(CardPic(None, zone, 0) for zone in zones), (), None, naming=False, slot_open=False)


TRICK_LIES, TAKEN = picture(Zone("trick", 2)), picture(Zone("taken", 3))


@pytest.mark.parametrize(
    ("beat", "shown", "cue"),
    [
        (Beat(Tempo.COLLECT, TAKEN), TRICK_LIES, Cue.SWEPT),
        (Beat(Tempo.COLLECT, TAKEN), TAKEN, None),
        (Beat(Tempo.COLLECT, TAKEN), None, None),
        (Beat(Tempo.PLAY, TRICK_LIES), TAKEN, Cue.SLID),
        (Beat(Tempo.SET, TAKEN), TRICK_LIES, None),
        (Beat(Tempo.TELL, TAKEN), TRICK_LIES, None),
        (Beat(Tempo.COLLECT, TAKEN, kingless.CardLaid(1, CARD)), TRICK_LIES, Cue.PLAYED),
        (Beat(Tempo.TELL, TAKEN, kingless.CardsCaptured(1, CARD, (), ())), TAKEN, None),
        (Beat(Tempo.TELL, TAKEN, PENALTY), TAKEN, Cue.COSTLY),
        (Beat(Tempo.REST, picture(viewer=1), TRICK), TRICK_LIES, None),
    ],
)
def test_a_beat_is_heard_where_cards_travel_or_something_is_said(
    beat: Beat, shown: Picture | None, cue: Cue | None
) -> None:
    assert cue_of(beat, shown, instant=False) is cue


@pytest.mark.parametrize(("event", "cue"), HEARD, ids=lambda one: type(one).__name__ if isinstance(one, Event) else "")
def test_at_instant_speed_no_card_is_heard_and_all_else_is(event: Event, cue: Cue | None) -> None:
    silent = (Cue.DEALT, Cue.SLID, Cue.PLAYED, Cue.SWEPT)
    assert cue_of(Beat(Tempo.SET, TAKEN, event), TRICK_LIES, instant=True) is (None if cue in silent else cue)


def test_at_instant_speed_a_sweep_is_not_heard_either() -> None:
    assert cue_of(Beat(Tempo.COLLECT, TAKEN), TRICK_LIES, instant=True) is None
