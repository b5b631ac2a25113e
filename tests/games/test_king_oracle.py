"""The engine against the naive second reading of the rules, on many positions under all table rules."""

from __future__ import annotations

import itertools
import random

import pytest
from msgspec.structs import replace

from kingtable.core.actions import Action, Name, Play
from kingtable.core.cards import SUITS, Card, pack_52
from kingtable.games.king import KING
from kingtable.games.king_contracts import CONTRACTS, TABLE_RULES, duty_of, playable
from kingtable.games.king_match import Finished, State
from kingtable.games.tricks import SUIT_MASKS, beats, bit_of, card_of, cards_of, mask_of
from tests.games import oracle

ALL_RULES = [
    dict(zip((rule.name for rule in TABLE_RULES), values, strict=True))
    for values in itertools.product(*(rule.values for rule in TABLE_RULES))
]


def test_forty_eight_tables() -> None:
    assert len(ALL_RULES) == 48


@pytest.mark.parametrize("contract", CONTRACTS)
def test_any_hand_on_any_trick(contract: str) -> None:
    """Hands and tricks drawn at random, also such as no lawful play would bring about."""
    chance = random.Random(contract)
    pack = pack_52()
    seen = set()
    for rules in ALL_RULES:
        duty = duty_of(contract, rules)
        for _ in range(50):
            chance.shuffle(pack)
            size, on_table, gone_size = chance.randint(1, 13), chance.randint(0, 3), chance.choice((0, 0, 4, 16))
            hand, rest = pack[:size], pack[size:]
            if chance.random() < 0.5:  # two suits, so that long ones and voids come up
                two = chance.sample(SUITS, 2)
                hand = [card for card in hand if card.suit in two] or hand
            trick, gone = rest[:on_table], rest[: on_table + gone_size]
            led = SUIT_MASKS[SUITS.index(trick[0].suit)] if trick else 0
            best = bit_of(trick[oracle.winning_place(trick, contract)]) if trick else 0
            high = max((bit_of(card) for card in trick if card.suit == trick[0].suit), default=0)
            broken = bool(mask_of(gone) & duty.lead_ban)
            found = cards_of(playable(mask_of(hand), led, best, high, broken, duty))
            expected = oracle.legal_cards(hand, trick, gone, contract, rules)
            assert set(found) == set(expected), (contract, rules, hand, trick, gone)
            assert found
            seen.add(len(found) < len(hand))
    assert seen == {True, False}


@pytest.mark.parametrize("trump", [None, *SUITS])
def test_beats_agrees_on_every_trick(trump: str | None) -> None:
    """Card by card, `beats` finds the winner that the whole trick has."""
    chance = random.Random(f"beats {trump}")
    contract = f"trump {trump}" if trump else "el"
    trumps = SUIT_MASKS[SUITS.index(trump)] if trump else 0
    for _ in range(1000):
        trick = chance.sample(pack_52(), 4)
        led = SUIT_MASKS[SUITS.index(trick[0].suit)]
        best = bit_of(trick[0])
        for card in trick[1:]:
            if beats(bit_of(card), best, led, trumps):
                best = bit_of(card)
        assert card_of(best) == trick[oracle.winning_place(trick, contract)]


class NaiveDeal:
    """A deal followed card by card with the second reading of the rules."""

    def __init__(self, state: State, contract: str) -> None:
        self.contract = contract
        self.rules = state.table.rules
        self.leader = state.deal.chooser
        self.hands = [list(cards_of(hand)) for hand in state.deal.hands]
        self.entries = [0, 0, 0, 0]
        self.trick: list[Card] = []
        self.gone: list[Card] = []

    @property
    def to_act(self) -> int:
        return [self.leader, self.leader + 3, self.leader + 2, self.leader + 1][len(self.trick)] % 4

    def legal(self) -> set[Action]:
        hand = self.hands[self.to_act]
        return {Play(card) for card in oracle.legal_cards(hand, self.trick, self.gone, self.contract, self.rules)}

    def play(self, card: Card) -> bool:
        """Play it; whether the deal is over."""
        self.hands[self.to_act].remove(card)
        self.trick.append(card)
        self.gone.append(card)
        if len(self.trick) < 4:
            return False
        winner = (self.leader - oracle.winning_place(self.trick, self.contract)) % 4
        self.entries[winner] += oracle.trick_value(self.trick, self.contract, len(self.gone) // 4)
        self.leader, self.trick = winner, []
        return oracle.is_finished(self.gone, self.contract)


@pytest.mark.parametrize("contract", CONTRACTS)
def test_whole_deals_agree(contract: str) -> None:
    """One deal for each of the 48 tables: same legal cards, seats to act, endings and entries."""
    for seed, rules in enumerate(ALL_RULES):
        chance = random.Random(f"{contract} {seed}")
        state = KING.start(rules, 4, seed)
        naive = NaiveDeal(state, contract)
        state, _ = KING.apply(state, state.deal.chooser, Name(contract))
        over = False
        while not over:
            assert state.deal.number == 1
            assert KING.to_act(state) == naive.to_act
            legal = KING.legal(state, naive.to_act)
            assert len(set(legal)) == len(legal)
            assert set(legal) == naive.legal()
            action = chance.choice(legal)
            assert isinstance(action, Play)
            state, _ = KING.apply(state, naive.to_act, action)
            over = naive.play(action.card)
        assert state.deal.number == 2
        assert list(state.sheet[0].entries) == naive.entries
        assert sum(naive.entries) == oracle.deal_sum(contract)


@pytest.mark.parametrize("choice_limit", ["3+2", "free"])
def test_open_names_agree_and_never_run_out(choice_limit: str) -> None:
    """KING-11, KING-12: twenty names at random, and choosers that use up one kind first."""
    for seed in range(60):
        chance = random.Random(seed)
        history: list[tuple[int, str]] = []
        state = KING.start({"choice_limit": choice_limit}, 4, seed)
        chooser = state.deal.chooser
        for _ in range(20):
            expected = oracle.open_names(history, chooser, state.table.rules)
            found = open_names(state, history, chooser)
            assert found == expected != set()
            first = {name for name in expected if name.startswith("trump") == (seed % 3 == 1)}
            name = chance.choice(sorted(expected if seed % 3 == 0 else first or expected))
            history.append((chooser, name))
            chooser = (chooser - 1) % 4
        counts = [sum(name == game for _, name in history) for game in oracle.PENALTY_GAMES]
        assert counts == [2] * 6


def open_names(state: State, history: list[tuple[int, str]], chooser: int) -> set[str]:
    """The names that the engine offers after this history."""
    sheet = tuple(Finished(seat, name, (0, 0, 0, 0), ()) for seat, name in history)
    deal = replace(state.deal, number=len(sheet) + 1, chooser=chooser, leader=chooser)
    asked = replace(state, deal=deal, sheet=sheet)
    return {action.contract for action in KING.legal(asked, chooser) if isinstance(action, Name)}
