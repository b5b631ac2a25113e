"""Packs, ring, Wat, first player and dealer: NK-01, NK-02, NK-05, NK-06; table rules and packs that cannot be."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from kingtable.core.cards import Card, parse_card
from kingtable.core.game import SetupError
from kingtable.core.rng import Words
from kingtable.games.no_kings import NO_KINGS, State
from kingtable.games.no_kings_events import RoundStarted
from kingtable.games.no_kings_table import Seating, decided, pack_of, told_apart
from tests.no_kings_positions import names, playout

HOST = {"first_player": "host_order"}


def pack_beginning(top: str, packs: int = 1, *, bottom: str = "") -> list[Card]:
    """A whole pack with these cards on top, and those at the bottom."""
    rest = [card._replace(copy=0) for card in pack_of({"packs": str(packs), "jokers": "on"}, 2)]
    first, last = [[parse_card(name) for name in text.split()] for text in (top, bottom)]
    for card in first + last:
        rest.remove(card)
    return [*first, *rest, *last]


def started(top: str, seats: int, options: Mapping[str, str], seed: int = 0) -> State:
    """The start of a match with one given pack."""
    return NO_KINGS.start({"packs": "1", **options}, seats, seed, [pack_beginning(top)])


@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [(2, {}, 54), (3, {}, 108), (4, {}, 108), (5, {}, 162), (8, {}, 216), (7, {"packs": "1"}, 54),
     (2, {"jokers": "off"}, 52), (2, {"packs": "4", "jokers": "off"}, 208), (6, {"rules_mode": "no_kings"}, 162)],
)  # fmt: skip
def test_packs(seats: int, options: dict[str, str], cards: int) -> None:
    """NK-01, NK-61."""
    state = NO_KINGS.start(options, seats, 1)
    assert len(state.ring) == cards - 4
    everything = [*state.ring, *state.round.wat]
    assert len(set(everything)) == cards
    assert sum(card.rank == 0 for card in everything) == (0 if "jokers" in options else cards // 27)
    for card in everything:
        assert card.copy < (cards // 27 if card.rank == 0 else (cards + 53) // 54)


def test_the_ring_of_a_deal_number() -> None:
    """The shuffle goes on with the next words after the draws for the first player."""
    state = NO_KINGS.start({}, 2, 20260101)
    pack = pack_of(state.table.rules, 2)
    stream = Words(20260101, 1)
    drawn_from = stream.shuffled(pack)
    ring = stream.shuffled(pack)
    assert [card for _, card in state.round.draws] == drawn_from[: len(state.round.draws)]
    assert [*state.round.wat, *state.ring] == ring
    assert state.round.dealer == Words(20260101, 0).below(2)
    host = NO_KINGS.start(HOST, 2, 20260101)
    assert [*host.round.wat, *host.ring] == drawn_from
    assert host.round.draws == ()


@pytest.mark.parametrize(
    ("top", "draws", "first"),
    [
        ("5S KH 9D", "5S KH 9D", 1),
        ("5S AH Jk", "5S AH Jk", 0),  # an ace counts 1, a joker 0
        ("JS AH QC", "JS AH QC", 2),
        ("KS 2H KC AD 4H", "KS 2H KC AD 4H", 2),  # the tied draw again, in the same order
        ("KS KD KC AD 4H 4D 2S AC", "KS KD KC AD 4H 4D 2S AC", 1),
        ("Jk AS Jk", "Jk AS Jk", 1),
    ],
)
def test_the_highest_card_begins(top: str, draws: str, first: int) -> None:
    """NK-05; places in the table are counted from dealer + 1 on."""
    for wat in ("four", "one_each", "empty"):
        state = started(top, 3, {"opening_wat": wat})
        order = [(state.round.dealer + 1 + k) % 3 for k in range(3)]
        assert state.round.first == state.round.to_act == order[first]
        assert names([card for _, card in state.round.draws]) == draws
        opening = {"four": names(pack_beginning(top)[:4]), "one_each": draws, "empty": ""}[wat]
        assert names(state.round.wat) == opening
        assert len(state.ring) == 54 - len(opening.split())


def test_a_tie_that_the_ring_cannot_break() -> None:
    """With no more cards than tied seats left the first of them begins; here one card is left for two seats."""
    top = "KS KH QS QH JS JH 10S 10H 9S 9H 8S 8H 7S 7H 6S 6H 5S 5H 4S 4H 3S 3H 2S 2H AS AH"
    pairs = f"{top} {top.replace('S', 'D').replace('H', 'C')}"
    state = NO_KINGS.start({"jokers": "off", "packs": "1", "opening_wat": "one_each"}, 2, 0, [
        [parse_card(name) for name in pairs.split()]
    ])  # fmt: skip
    order = [(state.round.dealer + 1 + k) % 2 for k in range(2)]
    # 25 ties leave two cards for two seats.
    assert len(state.round.draws) == 50
    assert state.round.first == order[0]
    assert len(state.ring) == 2
    assert len(state.round.wat) == 50


def test_host_order() -> None:
    for seed in range(4):
        state = started("2S 3S KS 5S", 3, HOST | {"opening_wat": "one_each"}, seed)
        assert state.round.first == (state.round.dealer + 1) % 3
        assert names(state.round.wat) == "2S 3S KS"


def test_opening_cards_only_lie_there() -> None:
    """NK-02."""
    state = started("4S 4H 4D 4C", 2, {})
    assert names(state.round.wat) == "4S 4H 4D 4C"
    assert state.round.piles == ((), ())


@pytest.mark.parametrize(("dealer", "dealers"), [("fixed", [0, 0, 0]), ("rotate_left", [0, 1, 2])])
def test_the_dealer_of_later_rounds(dealer: str, dealers: list[int]) -> None:
    """NK-06."""
    seed = next(seed for seed in range(50) if Words(seed, 0).below(3) == 0)
    state = list(playout(seed, 3, {"dealer": dealer, "match": "first-to-3"} | HOST))[-1]
    assert [done.dealer for done in state.sheet][:3] == dealers
    assert [done.first for done in state.sheet][:3] == [(seat + 1) % 3 for seat in dealers]


def test_later_rounds_are_told() -> None:
    state = NO_KINGS.start({"match": "best-of-3"}, 2, 3)
    while True:
        seat = NO_KINGS.to_act(state)
        assert seat is not None
        state, events = NO_KINGS.apply(state, seat, NO_KINGS.legal(state, seat)[0])
        if state.sheet:
            break
    at = state.round
    assert events[-1] == RoundStarted(2, at.dealer, at.first, at.draws, at.wat, len(state.ring))
    assert [*at.wat, *state.ring] != [*NO_KINGS.start({}, 2, 3).round.wat, *NO_KINGS.start({}, 2, 3).ring]


def test_given_packs_for_some_rounds() -> None:
    """A round without a given pack is shuffled from the deal number."""
    given = pack_beginning("2S 3S 4S 5S")
    states = list(playout(4, 2, {"match": "best-of-3"}))
    state = NO_KINGS.start({"match": "best-of-3"}, 2, 4, [given])
    assert names([*state.round.wat, *state.ring]) == names(given)
    while not state.sheet:
        seat = NO_KINGS.to_act(state)
        assert seat is not None
        state, _ = NO_KINGS.apply(state, seat, NO_KINGS.legal(state, seat)[0])
    second = next(other for other in states if other.sheet)
    assert [*state.round.wat, *state.ring] == [*second.round.wat, *second.ring]


@pytest.mark.parametrize(
    ("seats", "options", "where"),
    [
        (1, {}, "seats"), (9, {}, "seats"), (0, {}, "seats"),
        (2, {"teams": "on"}, "seats"), (3, {"teams": "on"}, "seats"), (5, {"teams": "on"}, "seats"),
        (7, {"teams": "on"}, "seats"),
        (2, {"packs": "5"}, "options.packs"), (2, {"packs": "0"}, "options.packs"),
        (2, {"match": "best-of-9"}, "options.match"), (2, {"choice_limit": "free"}, "options.choice_limit"),
        (2, {"rules_mode": ""}, "options.rules_mode"),
    ],
)  # fmt: skip
def test_what_cannot_begin(seats: int, options: dict[str, str], where: str) -> None:
    with pytest.raises(SetupError) as caught:
        NO_KINGS.start(options, seats, 1)
    assert caught.value.where == where


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_number_of_seats(seats: int) -> None:
    assert len(NO_KINGS.start({}, seats, 1).round.piles) == seats
    if seats in (4, 6, 8):
        assert len(NO_KINGS.start({"teams": "on"}, seats, 1).round.piles) == seats // 2


def test_wrong_packs() -> None:
    whole = pack_beginning("2S")
    for bad in (whole[1:], [*whole, whole[0]], [*whole[:-1], whole[0]], whole * 2, []):
        with pytest.raises(SetupError) as caught:
            NO_KINGS.start({}, 2, 1, [whole, bad])
        assert caught.value.where == "decks[1]"
    with pytest.raises(SetupError, match="52 cards"):
        NO_KINGS.start({"jokers": "off"}, 2, 1, [whole])


def test_equal_cards_are_told_apart() -> None:
    """ALL-01."""
    cards = told_apart([Card(9, "H"), Card(0, ""), Card(9, "H"), Card(0, ""), Card(9, "S")])
    assert [card.copy for card in cards] == [0, 0, 1, 1, 0]


def test_seating() -> None:
    """NK-53."""
    table = Seating(6, teams=True)
    assert [table.side_of(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    assert table.seats_of(1) == (1, 4)
    assert table.opponents(5) == (0, 1)
    assert table.opponents(1) == (2, 3)
    assert table.by_seat(["x", "y", "z"]) == ("x", "y", "z", "x", "y", "z")
    assert Seating(3, teams=False).opponents(1) == (2, 0)


@pytest.mark.parametrize(
    ("match", "wins", "rounds", "over"),
    [
        ("single", (0, 0), 1, True),
        ("best-of-3", (1, 0), 1, False),
        ("best-of-3", (2, 0), 2, True),
        ("best-of-3", (1, 0), 2, False),  # a drawn round; the other could still reach one
        ("best-of-3", (1, 1), 2, False),
        ("best-of-3", (0, 0), 3, True),
        ("best-of-5", (2, 1, 0), 3, False),  # reached is not passed, and enough to go on
        ("best-of-5", (3, 1, 0), 4, True),
        ("best-of-5", (2, 0, 0), 4, True),
        ("best-of-7", (4, 0), 4, True),
        ("best-of-7", (3, 0), 4, False),
        ("first-to-2", (1, 1, 1), 3, False),
        ("first-to-2", (2, 1, 1), 4, True),
        ("first-to-5", (4, 4), 9, False),
    ],
)
def test_the_length_of_a_match(match: str, wins: tuple[int, ...], rounds: int, over: bool) -> None:
    """NK-52."""
    assert decided(match, wins, rounds) == over


def test_a_pack_is_needed_for_nothing_else() -> None:
    """The same start whatever order the options come in (ALL-04)."""
    options = {"opening_wat": "one_each", "teams": "on", "packs": "3"}
    shuffled = list(options.items())
    random.Random(1).shuffle(shuffled)
    assert NO_KINGS.start(options, 4, 5) == NO_KINGS.start(dict(shuffled), 4, 5)
