"""Worlds: every one agrees with what is known, none is favoured, and tight constraints never fail."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingtable.bots.worlds import Worlds
from kingtable.games.tricks import DECK, HEARTS, SUIT_MASKS, bits_of, mask_of
from tests.positions import cards


def agrees(world: tuple[int, ...], out: int, holds: list[int], counts: dict[int, int]) -> bool:
    """Whether a world is a deal of ``out`` as it must be."""
    return (
        sum(world) == out
        and all(world[seat].bit_count() == count for seat, count in counts.items())
        and all(not world[seat] & ~holds[seat] for seat in counts)
    )


@given(st.randoms(use_true_random=False), st.integers(1, 13), st.floats(0, 1))
def test_whatever_is_known_of_a_true_deal_worlds_agree_with_it(rng: random.Random, held: int, told: float) -> None:
    pack = list(bits_of(DECK))
    rng.shuffle(pack)
    sizes = [rng.choice((held, held - 1)) for _ in range(3)]
    hands = [0, 0, 0, 0]
    for seat, size in enumerate(sizes, 1):
        hands[seat] = sum(pack.pop() for _ in range(size))
    out = sum(hands)
    holds = [hand | sum(card for card in bits_of(out) if rng.random() > told) for hand in hands]
    counts = dict(enumerate(sizes, 1))
    worlds = Worlds(out, holds, counts)
    for _ in range(3):
        assert agrees(worlds.drawn(rng), out, holds, counts)


def test_all_worlds_are_as_many_as_counted_and_include_the_drawn_ones() -> None:
    out = mask_of(cards("2S 3S 4H 5H 6D 7D 8C"))
    holds = [0, out & ~HEARTS, out, out & ~SUIT_MASKS[0]]
    counts = {1: 2, 2: 3, 3: 2}
    worlds = Worlds(out, holds, counts)
    every = list(worlds.all())
    assert len(every) == len(set(every)) == worlds.number
    assert all(agrees(world, out, holds, counts) for world in every)
    brute = sum(
        agrees((0, one, two, out & ~one & ~two), out, holds, counts)
        for one in subsets(out)
        for two in subsets(out & ~one)
    )
    assert worlds.number == brute
    seen = Counter(worlds.drawn(random.Random(n)) for n in range(200 * worlds.number))
    assert set(seen) == set(every)
    assert min(seen.values()) > 120 and max(seen.values()) < 290


def subsets(mask: int) -> list[int]:
    """Every set of some of these cards."""
    found = [0]
    for card in bits_of(mask):
        found += [each | card for each in found]
    return found


def test_a_single_possible_deal_is_found() -> None:
    out = mask_of(cards("2S 3H 4D 5C 6S 7H"))
    hands = [0, mask_of(cards("2S 3H")), mask_of(cards("4D 5C")), mask_of(cards("6S 7H"))]
    # 4D can only be with 2, 2S with 1 or 2; the chain leaves one way.
    holds = [0, mask_of(cards("2S 3H")), mask_of(cards("2S 3H 4D 5C")), mask_of(cards("6S 7H 5C 4D"))]
    holds[3] &= ~mask_of(cards("4D 5C"))
    worlds = Worlds(out, holds, {1: 2, 2: 2, 3: 2})
    assert worlds.number == 1
    assert worlds.drawn(random.Random(1)) == tuple(hands)


def test_one_card_too_many_for_those_who_may_hold_it_is_a_contradiction() -> None:
    out = mask_of(cards("2S 3S 4S 5H"))
    with pytest.raises(ValueError, match="no deal agrees"):
        Worlds(out, [0, out, HEARTS, HEARTS], {1: 2, 2: 1, 3: 1})
    with pytest.raises(ValueError, match="no deal agrees"):
        Worlds(out, [0, out, out, out], {1: 2, 2: 1, 3: 2})


def test_nothing_out_is_one_world() -> None:
    assert Worlds(0, [0, 0, 0, 0], {1: 0, 2: 0, 3: 0}).drawn(random.Random(1)) == (0, 0, 0, 0)
