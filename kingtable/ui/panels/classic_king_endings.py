"""The ends of a round and of a match of Classic King: what was taken, totals, places and what comes next."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kingtable.core.game import places_of
from kingtable.games.classic_king import Finished, View
from kingtable.games.classic_king_rounds import NAMED_CARDS, ROUNDS, TRICKS, contract_of
from kingtable.games.tricks import cards_of
from kingtable.ui.icons import mark_of_round
from kingtable.ui.kit import column, frame, label, paragraph
from kingtable.ui.panels.final import Final
from kingtable.ui.panels.standings import Standing
from kingtable.ui.panels.summary import Summary
from kingtable.ui.people import People
from kingtable.ui.text import short_card
from kingtable.ui.theme import Theme
from kingtable.ui.told_classic_king import first_lead, reminder, round_title, round_value, summed


class RoundSummary(Summary):
    """Entries, totals and places after a round, and the reminder of the next one (UI-10)."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("this round"), self.tr("Next round"), theme, scale, parent)
        self._next_box = frame("sunken")
        self._reminder = paragraph("", "strong")
        inside = column(self._next_box, margin=10, gap=1)
        inside.addWidget(label(self.tr("Next"), "muted"))
        inside.addWidget(self._reminder)
        self._body.addWidget(self._next_box)

    def _fill(self, view: View, people: People) -> None:
        if not view.sheet:
            return
        number, done = len(view.sheet), view.sheet[-1]
        over = number == ROUNDS
        self._next.setText(self.tr("Final places") if over else self.tr("Next round"))
        self._next_box.setVisible(not over)
        if not over:
            self._reminder.setText(reminder(number + 1))
        places = places_of(view.totals)
        line = self.tr("{value}; {leader}.").format(value=round_value(number), leader=first_lead(people, done.opener))
        standings = [
            Standing(seat, places[seat], view.totals[seat], done.entries[seat], self._taken(number, done, seat))
            for seat in range(4)
        ]
        self._tell(mark_of_round(number), round_title(number), line, standings, summed(number, view.totals), people)

    def _taken(self, number: int, done: Finished, seat: int) -> str:
        """What made the seat's entry, in words."""
        won = [place for place, trick in enumerate(done.tricks, 1) if trick.winner == seat]
        contract = contract_of(number)
        named = NAMED_CARDS.get(contract)
        if named is not None:
            held = sum(sum(done.tricks[place - 1].cards) for place in won) & named
            if held and contract == "hearts":
                return self.tr("hearts: {count}").format(count=held.bit_count())
            return " ".join(short_card(card) for card in reversed(cards_of(held))) or self.tr("nothing")
        if contract == "last_two":
            last = [place for place in won if done.tricks[place - 1].points]
            if len(last) == 2:
                return self.tr("tricks {first} and {second}").format(first=last[0], second=last[1])
            return self.tr("trick {number}").format(number=last[0]) if last else self.tr("nothing")
        tricks = self.tr("tricks: {count}").format(count=len(won))
        if contract == "tricks":
            return tricks
        held = sum(sum(done.tricks[place - 1].cards) for place in won)
        counted = (
            (self.tr("hearts: {count}"), held & NAMED_CARDS["hearts"]),
            (self.tr("boys: {count}"), held & NAMED_CARDS["boys"]),
            (self.tr("queens: {count}"), held & NAMED_CARDS["queens"]),
        )
        words = [tricks, *(sentence.format(count=cards.bit_count()) for sentence, cards in counted if cards)]
        words += [short_card(card) for card in cards_of(held & NAMED_CARDS["king"])]
        if late := sum(place > TRICKS - 2 for place in won):
            words.append(self.tr("of the last two: {count}").format(count=late))
        return " · ".join(words)


class ClassicKingFinal(Final):
    """The end of a match of Classic King (KNG14-09)."""

    def _fill(self, view: View, people: People) -> None:
        won = self.tr("Fourteen rounds, and nobody did better. Well played!")
        self._tell(view.totals, won, self.tr("The next fourteen rounds start at zero again."), people)
