"""A second reading of the rules of Kings Reverse, naive and slow: lists of card names, one sentence after the other.

Nothing here comes from the engine, not even the cards. Where the two differ, one of them is wrong.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence


def suit_of(card: str) -> str:
    return "" if card == "Jk" else card[-1]


def rank_of(card: str) -> str:
    return "Jk" if card == "Jk" else card[:-1]


def value(card: str) -> int:
    """KR-62."""
    if card == "Jk":
        return 25
    if card == "AS" or rank_of(card) in ("7", "8", "K"):
        return 20
    return 15 if rank_of(card) == "J" else 5


class NaiveHand:
    """One hand from given cards, followed action by action."""

    def __init__(
        self, hands: Sequence[Sequence[str]], stack: Sequence[str], upcard: str, dealer: int, rules: Mapping[str, str]
    ) -> None:
        self.hands = [list(hand) for hand in hands]
        self.stack = list(stack)
        self.pile = [upcard]
        self.named = ""
        self.rules = rules
        self.n = len(hands)
        self.step = 1
        self.over = False
        self.one = ["nothing"] * self.n  # nothing, open, called, caught
        self.done = [False] * self.n  # passed since the last play, or for good
        self.turn = dealer
        self.drawn: str | None = None
        self.called_this_turn = False
        self.waiting: tuple[int, list[str], str, str] | None = None  # player, hand, pile's top and suit before
        self.to_give: list[int] = []
        # KR-50: as if the dealer had laid it
        self.special(dealer, rank_of(upcard))

    # -- who comes when

    def active(self, seat: int) -> bool:
        return not (self.rules["final_pass"] == "on" and self.done[seat])

    def after(self, seat: int) -> int:
        for k in range(1, self.n):
            other = (seat + k * self.step) % self.n
            if self.active(other):
                return other
        return seat

    def start_turn(self, seat: int) -> None:
        self.turn, self.drawn, self.called_this_turn = seat, None, False

    def lose_turn(self, seat: int) -> None:
        if self.one[seat] == "open":
            self.one[seat] = "nothing"

    def take(self, seat: int, number: int) -> int:
        got = 0
        while got < number and self.stack:
            self.hands[seat].append(self.stack.pop(0))
            got += 1
        if got:
            self.one[seat] = "nothing"
        return got

    # -- what fits

    def required(self) -> tuple[str, str]:
        top = self.pile[-1]
        return (self.named, "none") if top == "Jk" else (suit_of(top), rank_of(top))

    @staticmethod
    def matches(card: str, required: tuple[str, str]) -> bool:
        if card == "Jk":
            return False
        return rank_of(card) == "J" or suit_of(card) == required[0] or rank_of(card) == required[1]

    def lawful(self, others: Sequence[str], required: tuple[str, str]) -> bool:
        return [card for card in others if self.matches(card, required)] == []

    # -- what is legal

    def legal(self, seat: int) -> set[str]:
        found: set[str] = set()
        if self.over:
            return found
        hand = self.hands[seat]
        if self.rules["one_card_call"] == "manual":
            for other in range(self.n):
                if other != seat and self.one[other] == "open":
                    found.add(f"catch {other}")
            normal = seat == self.turn and not self.waiting and not self.to_give
            if normal and len(hand) in (2, 3) and not self.called_this_turn:
                found.add("call")
            giving = seat == self.turn and self.to_give != []
            if len(hand) == 1 and not giving and self.one[seat] in ("nothing", "open"):
                found.add("call")
        if seat != self.turn:
            return found
        if self.waiting:
            return found | {"accept", "challenge"}
        if self.to_give:
            return found | {f"give {card}" for card in hand}
        required = self.required()
        if self.drawn is not None:
            found |= self.plays_of(self.drawn, hand, required)
            return found
        plays: set[str] = set()
        for card in hand:
            rest = list(hand)
            rest.remove(card)
            if card == "Jk" and self.rules["bluffing"] == "off" and not self.lawful(rest, required):
                continue
            if card == "Jk" or self.matches(card, required):
                plays |= self.plays_of(card, hand, required)
        if self.stack:
            plays.add("draw")
        elif not plays:
            plays.add("pass")
        return found | plays

    @staticmethod
    def plays_of(card: str, hand: Sequence[str], required: tuple[str, str]) -> set[str]:
        if card == "Jk":
            return {f"play Jk {suit}" for suit in "SHDC"} if len(hand) > 1 else {"play Jk"}
        plays = {f"play {card}"}
        partner = {"K": "Q", "Q": "K"}.get(rank_of(card))
        if partner and partner + suit_of(card) in hand:
            plays.add(f"marry {card} {partner}{suit_of(card)}")
        return plays

    # -- what follows

    def do(self, seat: int, text: str) -> None:
        word, *more = text.split()
        getattr(self, "do_" + word)(seat, *more)

    def do_call(self, seat: int) -> None:
        if len(self.hands[seat]) == 1:
            self.one[seat] = "called"
        else:
            self.called_this_turn = True

    def do_catch(self, _seat: int, other: str) -> None:
        t = int(other)
        self.one[t] = "caught"
        self.take(t, 2)

    def do_draw(self, seat: int) -> None:
        rest = list(self.hands[seat])
        self.take(seat, 1)
        card = self.hands[seat][-1]
        required = self.required()
        if self.matches(card, required) or (card == "Jk" and self.lawful(rest, required)):
            self.drawn = card
        else:
            self.start_turn(self.after(seat))

    def do_pass(self, seat: int) -> None:
        self.lose_turn(seat)
        self.done[seat] = True
        if all(self.done):
            self.over = True
        else:
            self.start_turn(self.after(seat))

    def real_play(self) -> None:
        if self.rules["final_pass"] == "off":
            self.done = [False] * self.n

    def check_one(self, seat: int) -> None:
        self.one[seat] = "nothing"
        if len(self.hands[seat]) == 1 and self.rules["one_card_call"] == "manual":
            self.one[seat] = "called" if self.called_this_turn else "open"

    def do_marry(self, seat: int, first: str, second: str) -> None:
        self.hands[seat].remove(first)
        self.put(seat, second, below=[first])

    def do_play(self, seat: int, card: str, suit: str = "") -> None:
        if card == "Jk":
            self.joker(seat, suit)
        else:
            self.put(seat, card, below=[])

    def put(self, seat: int, card: str, below: list[str]) -> None:
        self.hands[seat].remove(card)
        self.pile += [*below, card]
        self.named = ""
        self.real_play()
        self.one[seat] = "nothing"
        self.drawn = None
        size = len(self.hands[seat])
        if card == "AS":
            around = [(seat + k * self.step) % self.n for k in range(1, self.n)]
            self.to_give = around[:size]
            if size == 0:
                for other in around:
                    self.take(other, 1)
                self.over = True
            return
        rank = "K" if below else rank_of(card)
        if size == 0:
            if rank == "7" and self.after(seat) != seat:
                self.take(self.after(seat), 2)
            self.over = True
            return
        self.check_one(seat)
        self.special(seat, rank)

    def special(self, seat: int, rank: str) -> None:
        skips = rank in ("7", "8") or (rank == "K" and self.n == 2)
        if rank == "K" and self.n > 2:
            self.step = -self.step
        nxt = self.after(seat)
        if skips and nxt != seat:
            if rank == "7":
                self.take(nxt, 2)
            self.lose_turn(nxt)
            nxt = self.after(nxt)
        self.start_turn(nxt)

    def do_give(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        to = self.to_give.pop(0)
        self.hands[to].append(card)
        self.one[to] = "nothing"
        if self.to_give:
            return
        if self.hands[seat]:
            self.check_one(seat)
            self.start_turn(self.after(seat))
            return
        k = 1
        while (seat + k * self.step) % self.n != to:
            k += 1
        for more in range(k + 1, self.n):
            self.take((seat + more * self.step) % self.n, 1)
        self.over = True

    def joker(self, seat: int, suit: str) -> None:
        before: tuple[int, list[str], str, str] = (seat, [], self.pile[-1], self.named)
        self.hands[seat].remove("Jk")
        before[1].extend(self.hands[seat])
        self.pile.append("Jk")
        self.named = suit
        self.drawn = None
        nxt = self.after(seat)
        if not self.hands[seat]:
            if nxt != seat:
                self.take(nxt, 4)
            self.over = True
            return
        self.check_one(seat)
        if nxt == seat:
            self.real_play()
            self.start_turn(seat)
        elif self.rules["bluffing"] == "on":
            self.start_turn(nxt)
            self.waiting = before
        else:
            self.punish(nxt, 4)

    def punish(self, seat: int, number: int) -> None:
        self.real_play()
        self.take(seat, number)
        self.lose_turn(seat)
        self.start_turn(self.after(seat))

    def do_accept(self, seat: int) -> None:
        self.waiting = None
        self.punish(seat, 4)

    def do_challenge(self, seat: int) -> None:
        assert self.waiting is not None
        player, hand, top, named = self.waiting
        self.waiting = None
        required = (named, "none") if top == "Jk" else (suit_of(top), rank_of(top))
        if self.lawful(hand, required):
            self.punish(seat, 6)
            return
        self.pile.pop()
        self.named = named
        self.hands[player].append("Jk")
        self.one[player] = "nothing"
        if self.take(player, 4) == 0:
            self.done[player] = True
            self.over = all(self.done)

    # -- the end

    def entries(self) -> list[int]:
        return [sum(value(card) for card in hand) for hand in self.hands]

    def centre(self) -> list[str]:
        top, suit = self.pile[-1], self.required()[0]
        return [top, suit] if suit else [top]


class NaiveWords:
    """The random words of the record format, spelled out."""

    def __init__(self, seed: int, deal: int) -> None:
        self.text, self.k = f"kingtable/1/{seed}/{deal}/", 0

    def below(self, m: int) -> int:
        while True:
            word = int(hashlib.sha256((self.text + str(self.k)).encode()).hexdigest()[:16], 16)
            self.k += 1
            if word < m * (2**64 // m):
                return word % m


def pack(seats: int, packs: str) -> list[str]:
    """KR-01, sorted."""
    number = int(packs) if packs != "auto" else 2 if seats <= 5 else 3
    one = [rank + suit for suit in "SHDC" for rank in [*"AKQJ", "10", *"98765432"]]
    return [*one, "Jk", "Jk"] * number


def first_dealer(seed: int, seats: int) -> int:
    return NaiveWords(seed, 0).below(seats)


def dealt(seed: int, number: int, dealer: int, seats: int, packs: str) -> tuple[list[list[str]], list[str], str]:
    """Hands, the stack and the upcard of a hand (KR-02)."""
    words = NaiveWords(seed, number)
    cards = pack(seats, packs)
    for i in range(len(cards) - 1, 0, -1):
        j = words.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    hands: list[list[str]] = [[] for _ in range(seats)]
    for k in range(10 * seats):
        hands[(dealer + 1 + k) % seats].append(cards.pop(0))
    while cards[0] == "Jk":
        joker = cards.pop(0)
        cards.insert(words.below(len(cards) + 1), joker)
    return hands, cards[1:], cards[0]
