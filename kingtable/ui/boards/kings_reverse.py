"""The board of Kings Reverse: what clicks mean, the choices that a card may need, and the calls out of turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from kingtable.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Marry, Pass, Play
from kingtable.core.cards import KING, QUEEN, SUITS, Card, pack_52
from kingtable.core.events import DealStarted, Event
from kingtable.games.kings_reverse import View
from kingtable.games.kings_reverse_cards import BACK, is_joker, joker_is_lawful, named
from kingtable.games.kings_reverse_deal import can_play
from kingtable.games.kings_reverse_events import JokerChallenged
from kingtable.ui import told_kings_reverse as told
from kingtable.ui.boards.board import Board
from kingtable.ui.key_button import VOICE_KEYS
from kingtable.ui.models.history import Line
from kingtable.ui.pages.sheet import Sheet
from kingtable.ui.panels.kings_reverse_bar import ReverseBar
from kingtable.ui.panels.kings_reverse_final import ReverseFinal
from kingtable.ui.panels.kings_reverse_reveal import RevealPanel
from kingtable.ui.panels.kings_reverse_side import ReverseSide
from kingtable.ui.panels.kings_reverse_summary import ReverseSummary
from kingtable.ui.people import People
from kingtable.ui.table.offer import GO_ON, Offer, Spoken
from kingtable.ui.table.picture import Beat, Picture, Zone
from kingtable.ui.table.pictures import kings_reverse
from kingtable.ui.table.pictures.kings_reverse import STACK
from kingtable.ui.theme import Theme

_CATCH_KEYS = "XYZVBWJ"
"""A key for each of up to seven others who may be caught."""


class _Picked(Struct, frozen=True):
    """What the viewer has picked in the hand and not yet decided: a joker, one card of a marriage, or both."""

    cards: tuple[Card, ...] = ()

    @property
    def joker(self) -> Card | None:
        """The joker that waits for its suit."""
        return self.cards[0] if self.cards and is_joker(self.cards[0]) else None


class KingsReverseBoard(Board):
    """A click plays; a joker first asks for its suit, a king or queen with its partner whether they marry."""

    game = "kings-reverse"

    def __init__(self, theme: Theme, scale: int, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.top_bar: ReverseBar = ReverseBar(theme, scale)
        self.side: ReverseSide = ReverseSide(self.history, theme, scale)
        self.tally = ReverseSummary(theme, scale, cloth)
        self.reveal = RevealPanel(theme, scale, cloth)
        self.final = ReverseFinal(theme, scale, cloth)
        self._furnish(self.tally, self.reveal)
        self._seen: View | None = None
        self._picked = _Picked()

    # -- what the table shows --------------------------------------------------------------------------------------

    def picture(self, view: View, people: People) -> Picture:
        self._look_at(view)
        shown = kings_reverse.picture_of(view, people)
        if not self._picked.cards:
            return shown
        cards = tuple(replace(pic, selected=pic.face in self._picked.cards) for pic in shown.cards)
        return replace(shown, cards=cards)

    def opening(self, view: View, people: People) -> Sequence[Beat]:
        self._look_at(view)
        return kings_reverse.opening_beats(view, people)

    def beats(self, before: View, events: Sequence[Event], after: View, people: People) -> Sequence[Beat]:
        self._look_at(after)
        return kings_reverse.beats_of(before, events, after, people)

    def announcement(self, event: object, view: View, people: People) -> str:
        return told.begins(people, event.deal, event.dealer) if isinstance(event, DealStarted) else ""

    def faces_ahead(self, view: View) -> Sequence[Card]:
        own = [named(card) for card in view.hand if card != BACK]
        return [*own, *(card for card in pack_52() if card not in own)]

    # -- panels ----------------------------------------------------------------------------------------------------

    def history_lines(self, view: View, people: People) -> list[Line]:
        lines = [
            Line("deal", told.finished(people, number, done.out))
            for number, done in enumerate(view.sheet, 1)
            if view.over or number < view.deal.number
        ]
        if view.over:
            return lines
        lines.append(Line("deal", told.begins(people, view.deal.number, view.deal.dealer)))
        lines.append(Line("note", told.upcard(view.deal.discards[0])))
        calls = ("call", "catch", "challenge")
        lines += [Line("king" if note.deed in calls else "play", told.line(people, note)) for note in view.history]
        return lines

    def summary(self, event: object, view: View, people: People) -> QWidget:
        if isinstance(event, JokerChallenged):
            self.reveal.show_view(event, people)
            return self.reveal
        self.tally.show_view(view, people)
        return self.tally

    def make_sheet(self, theme: Theme, scale: int) -> Sheet:
        from kingtable.ui.pages.kings_reverse_sheet import ReverseSheet

        return ReverseSheet(theme, scale)

    # -- wishes ----------------------------------------------------------------------------------------------------

    def forced(self, view: View) -> Action | None:
        # A draw is no play, and who may speak out of turn has a choice.
        only = view.legal[0] if len(view.legal) == 1 and not self.held else None
        return only if isinstance(only, (Play, Give, Pass)) else None

    def point_out(self, action: Action, view: View, words: str) -> Card | None:
        self._look_at(view)
        before = self._picked.cards
        self._pick()
        self._tell_picked(before)
        wanted = action.first if isinstance(action, Marry) else super().point_out(action, view, words)
        return next((card for card in view.hand if named(card) == wanted), None)

    def card_chosen(self, card: Card, view: View) -> None:
        self._look_at(view)
        before = self._picked.cards
        self._pick()
        if view.deal.turn == view.seat and view.deal.phase == "give":
            self.wish.emit(Give(named(card)))
        elif is_joker(card):
            self._joker_chosen(card, before, view)
        elif len(before) == 1 and before[0] != card and self._marriages(view, before[0], card):
            self._marry(before[0], card, view)
        elif card not in before and self._marriages(view, card):
            self._pick(card)
            self.said.emit(told.pick_partner(card))
        else:
            self.wish.emit(Play(named(card)))
        self._tell_picked(before)

    def pair_chosen(self, card: Card, onto: Card, view: View) -> None:
        self._look_at(view)
        before = self._picked.cards
        self._pick()
        if self._marriages(view, card, onto):
            self._marry(card, onto, view)
        elif {card.rank, onto.rank} == {KING, QUEEN}:
            self.wish.emit(Marry(named(onto), named(card)))
        self._tell_picked(before)

    def offers(self, view: View, people: People) -> Sequence[Offer]:
        self._look_at(view)
        if view.over:
            return ()
        if self._picked.joker is not None:
            return self._suits(view)
        if self._picked.cards:
            return self._orders(view)
        return (*self._at_turn(view, people), *self._out_of_turn(view, people))

    def offer_taken(self, offer: Offer, view: View) -> None:
        self._look_at(view)
        before = self._picked.cards
        if offer.meaning == "cancel":
            self._pick()
            self.said.emit("")
        elif offer.meaning == "marriages":
            first = next(card for card in view.hand if self._marriages(view, card))
            self._pick(first)
            self.said.emit(told.pick_partner(first))
        else:
            super().offer_taken(offer, view)
        self._tell_picked(before)

    def zone_chosen(self, zone: Zone, view: View) -> None:
        if zone == STACK:
            self.wish.emit(Draw())
        elif zone.kind == "hand" and Catch(zone.seat) in view.legal:
            self.wish.emit(Catch(zone.seat))

    # -- what was picked -------------------------------------------------------------------------------------------

    def _look_at(self, view: View) -> None:
        """Another position: what was picked in the one before is void."""
        if view is not self._seen:
            self._seen = view
            self._picked = _Picked()

    def _pick(self, *cards: Card) -> None:
        self._picked = _Picked(cards)

    def _tell_picked(self, before: tuple[Card, ...]) -> None:
        if before != self._picked.cards:
            self.altered.emit()

    def _joker_chosen(self, card: Card, before: tuple[Card, ...], view: View) -> None:
        if card in before:
            self.said.emit("")
            return
        plays = [action for action in view.legal if isinstance(action, Play) and is_joker(action.card)]
        if not any(action.suit for action in plays):
            self.wish.emit(Play(named(card)))
            return
        self._pick(card)
        rest = tuple(held for held in view.hand if held != card)
        lawful = joker_is_lawful(rest, view.deal.suit, view.deal.rank)
        self.said.emit(told.name_suit() if lawful else told.warning())

    def _marriages(self, view: View, *cards: Card) -> list[Marry]:
        """The legal marriages with all of these cards."""
        names = {named(card) for card in cards}
        return [action for action in view.legal if isinstance(action, Marry) and names <= {action.first, action.second}]

    def _marry(self, card: Card, other: Card, view: View) -> None:
        orders = self._marriages(view, card, other)
        if len(orders) == 1:
            self.wish.emit(orders[0])
        else:
            self._pick(card, other)
            self.said.emit(self.tr("Both orders fit: which card shall lie on top?"))

    # -- offers ----------------------------------------------------------------------------------------------------

    def _suits(self, view: View) -> list[Offer]:
        joker = self._picked.joker
        assert joker is not None
        names = {"S": self.tr("Spades"), "H": self.tr("Hearts"), "D": self.tr("Diamonds"), "C": self.tr("Clubs")}
        offers = [Offer(names[suit], suit, Play(named(joker), suit), suit=suit) for suit in SUITS]
        return [*offers, Offer(self.tr("Cancel"), "Esc", "cancel")]

    def _orders(self, view: View) -> list[Offer]:
        """What the picked king or queen can do: go alone, or marry in each order that fits."""
        offers = []
        picked = self._picked.cards
        alone = Play(named(picked[0]))
        if len(picked) == 1 and alone in view.legal:
            words = self.tr("{card} alone").format(card=told.short_card(picked[0]))
            offers.append(Offer(words, "P", alone))
        for place, action in enumerate(self._marriages(view, *picked), 1):
            words = self.tr("{first}, on it {second}").format(
                first=told.short_card(action.first), second=told.short_card(action.second)
            )
            offers.append(Offer(words, str(place), action, main=True))
        return [*offers, Offer(self.tr("Cancel"), "Esc", "cancel")]

    def _at_turn(self, view: View, people: People) -> list[Offer]:
        deal = view.deal
        if deal.turn != view.seat:
            return []
        if deal.doubt is not None:
            return self._answers(view, people.names[deal.doubt.player])
        offers = []
        marriages = self._marriages(view)
        if marriages:
            action = marriages[0] if len(marriages) == 1 else None
            words = self.tr("Marriage")
            if action is not None:
                words = self.tr("Marriage {first} {second}").format(
                    first=told.short_card(action.first), second=told.short_card(action.second)
                )
            offers.append(Offer(words, "K", action or "marriages", effect=self.tr("king and queen as one play")))
        if deal.phase == "turn":
            return [self._draw(view), *offers, self._pass(view)]
        return offers

    def _answers(self, view: View, player: str) -> list[Offer]:
        four, six = min(4, view.left), min(6, view.left)
        cost = self.tr("you draw {count} and miss the turn").format(count=four)
        risk = self.tr("a bluff: {player} draws {count} – lawful: you draw {more}").format(
            player=player, count=four, more=six
        )
        return [
            Offer(self.tr("Accept"), "A", Accept(), effect=cost),
            Offer(self.tr("Challenge"), "Q", Challenge(), effect=risk),
        ]

    def _draw(self, view: View) -> Offer:
        empty = not view.left
        effect = self.tr("the stack is empty") if empty else self.tr("must be played if it fits")
        return Offer(self.tr("Draw a card"), "D", Draw(), effect=effect, closed=empty)

    def _pass(self, view: View) -> Offer:
        if Pass() in view.legal:
            return Offer(self.tr("Pass"), "N", Pass(), effect=self.tr("nothing fits"), main=True)
        fits = can_play(view.deal, view.hand)
        effect = self.tr("stack is not empty") if view.left or not fits else self.tr("a card of yours fits")
        return Offer(self.tr("Pass"), "N", Pass(), effect=effect, closed=True)

    def _out_of_turn(self, view: View, people: People) -> list[Offer]:
        offers = []
        legal = view.legal
        deal = view.deal
        at_turn = deal.turn == view.seat and deal.phase in ("turn", "drawn")
        if Call() in legal:
            late = deal.calls[view.seat] == "open"
            effect = self.tr("before you are caught") if late else self.tr("before you play")
            offers.append(Offer(told.one_card(), "C", Call(), effect=effect, main=late or view.counts[view.seat] == 2))
        elif at_turn and view.rules["one_card_call"] == "manual":
            effect = self.tr("called") if deal.called else self.tr("with two or three cards")
            offers.append(Offer(told.one_card(), "C", Call(), effect=effect, closed=True))
        caught = [action for action in legal if isinstance(action, Catch)]
        for key, action in zip(_CATCH_KEYS, caught, strict=False):
            words = self.tr("Catch {name}").format(name=people.names[action.seat])
            offers.append(Offer(words, key, action, effect=self.tr("no call: draws two"), main=True))
        spoken: set[int] = set()
        for seat, word in self.words:
            # Whoever may say two things has the key for the first of them.
            key = "" if seat in spoken else VOICE_KEYS[people.humans.index(seat)]
            offers.append(self._said_by(seat, word, people, key))
            spoken.add(seat)
        if self.held:
            offers.append(Offer(self.tr("Continue"), "Return", GO_ON, effect=self.tr("without a word")))
        return offers

    def _said_by(self, seat: int, action: Action, people: People, key: str) -> Offer:
        """What another person at this window may say now."""
        name = people.names[seat]
        if isinstance(action, Catch):
            caught = people.names[action.seat]
            words = self.tr("{name} catches {caught}").format(name=name, caught=caught)
            return Offer(words, key, Spoken(seat, action), effect=self.tr("no call: draws two"))
        words = self.tr("{name}: {call}").format(name=name, call=told.one_card())
        return Offer(words, key, Spoken(seat, action), effect=self.tr("before the catch"))
