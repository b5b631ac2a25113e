"""What the plays of a round give away: never more than is true, and as much as the duties say; and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping

import msgspec
import pytest
from msgspec.structs import replace

from kingtable.bots.classic_king import best_card
from kingtable.bots.classic_king_reading import Reading, reading_of
from kingtable.bots.levels import LEVELS, bot_for
from kingtable.bots.wire import Answer, Request
from kingtable.bots.worker import answer_to
from kingtable.core.actions import Action, Play
from kingtable.games.classic_king import CLASSIC_KING, State
from kingtable.games.classic_king_rounds import KH
from kingtable.games.tricks import HEARTS, SUIT_MASKS, bits_of, card_of
from tests.bots.players import PLAYERS, player
from tests.matches_of_classic_king import steps
from tests.positions_classic_king import COMBINED, TO_THE_END, played, position

Decide = Callable[[State, int, int], Action]
"""What a player at that seat does with that state and that seed."""


@pytest.mark.parametrize("rules", [{}, COMBINED, TO_THE_END])
def test_no_held_card_is_ruled_out(rules: Mapping[str, str]) -> None:
    told = 0
    for state, seat, *_ in steps(7, rules):
        reading = reading_of(CLASSIC_KING.view(state, seat))
        assert reading.out == sum(hand for other, hand in enumerate(state.deal.hands) if other != seat)
        assert reading.to_come == tuple((seat + step) % 4 for step in range(1, 4 - len(state.deal.trick)))
        for other in reading.others:
            assert not state.deal.hands[other] & ~reading.holds[other]
            told += (reading.out & ~reading.holds[other]).bit_count()
    assert told > 400


def read(number: int, trick: str, *hands: str, rules: Mapping[str, str] | None = None) -> Reading:
    """What the next player reads after that running trick."""
    state = played(position(number, *hands, rules=rules), trick)
    return reading_of(CLASSIC_KING.view(state, state.deal.to_act))


def excluded(reading: Reading, seat: int) -> int:
    """The cards out that the reading rules out for that seat."""
    return reading.out & ~reading.holds[seat]


@pytest.mark.parametrize("number", range(1, 15))
@pytest.mark.parametrize("rules", [{}, COMBINED])
def test_void_in_the_led_suit(number: int, rules: dict[str, str]) -> None:
    """And KNG14-06 read backwards: who was void without giving KH has it not."""
    reading = read(number, "8S 9D", "8S 10C", "9D 8C", "7S 7C", "", rules=rules)
    forced = number in ((5, 7, 12, 14) if rules else (5, 12))
    assert excluded(reading, 1) == reading.out & (SUIT_MASKS[0] | KH * forced)
    assert excluded(reading, 0) == 0


@pytest.mark.parametrize("number", range(1, 15))
def test_a_heart_lead_under_the_ban_leaves_only_hearts(number: int) -> None:
    reading = read(number, "9H", "9H", "10H 8C", "", "")
    assert excluded(reading, 0) == (reading.out & ~HEARTS if number in (2, 5, 7, 9, 12, 14) else 0)


def redealt(state: State, seat: int, rng: random.Random) -> State:
    """The state with cards of the other hands exchanged where the public record allows both."""
    hands = list(state.deal.hands)
    others = [other for other in range(4) if other != seat]
    holds = reading_of(CLASSIC_KING.view(state, seat)).holds
    for _ in range(40):
        one, two = rng.sample(others, 2)
        if not hands[one] or not hands[two]:
            continue
        give, get = rng.choice(list(bits_of(hands[one]))), rng.choice(list(bits_of(hands[two])))
        if give & holds[two] and get & holds[one]:
            hands[one] ^= give | get
            hands[two] ^= give | get
    return replace(state, deal=replace(state.deal, hands=tuple(hands)))


def moments(seed: int, every: int) -> Iterator[State]:
    """States of one match between rule-of-thumb players, one in so many."""
    rng = random.Random(seed)
    bot = bot_for("classic-king", "rule")
    state = CLASSIC_KING.start({}, 4, seed)
    count = 0
    while (seat := CLASSIC_KING.to_act(state)) is not None:
        if count % every == 0:
            yield state
        count += 1
        state, _ = CLASSIC_KING.apply(state, seat, bot.choose(CLASSIC_KING.view(state, seat), rng))


def differences(decide: Decide) -> int:
    """In how many re-deals the decision is another one."""
    rng = random.Random(8)
    differing = altered = 0
    for state in moments(8, every=4):
        seat = state.deal.to_act
        for seed in range(3):
            other = redealt(state, seat, rng)
            altered += other.deal.hands != state.deal.hands
            assert msgspec.json.encode(CLASSIC_KING.view(other, seat)) == msgspec.json.encode(
                CLASSIC_KING.view(state, seat)
            )
            differing += decide(other, seat, seed) != decide(state, seat, seed)
    assert altered > 200
    return differing


@pytest.mark.parametrize("level", PLAYERS)
def test_a_redeal_of_hidden_cards_changes_no_decision(level: str) -> None:
    bot = player("classic-king", level)
    assert differences(lambda state, seat, seed: bot.choose(CLASSIC_KING.view(state, seat), random.Random(seed))) == 0


def test_a_planted_cheat_is_caught() -> None:
    def cheat(state: State, seat: int, seed: int) -> Action:
        """Looks whether the next player has anything higher than its card."""
        view = CLASSIC_KING.view(state, seat)
        safe = [bit for bit in bits_of(view.playable) if state.deal.hands[(seat + 1) % 4] > bit]
        return Play(card_of(safe[-1] if safe else best_card(view, random.Random(seed))))

    assert differences(cheat) > 10


def test_the_thinking_process_knows_the_game() -> None:
    state = CLASSIC_KING.start({}, 4, 11)
    seat = state.deal.to_act
    view = CLASSIC_KING.view(state, seat)
    for level in LEVELS:
        asked = Request(
            epoch=3, index=0, game="classic-king", level=level, seat=seat, seed=5,
            view=msgspec.Raw(msgspec.json.encode(view)),
        )  # fmt: skip
        action = CLASSIC_KING.encode(bot_for("classic-king", level).choose(view, random.Random(5)))
        assert answer_to(msgspec.json.encode(asked)) == Answer(epoch=3, index=0, seat=seat, action=action)
