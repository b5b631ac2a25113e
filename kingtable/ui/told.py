"""What happens at the table, told to the viewer: sentences that say "you" to them and names to the others' deeds."""

from __future__ import annotations

from typing import NamedTuple

from kingtable.core.cards import Card
from kingtable.ui import told_classic_king
from kingtable.ui.people import People
from kingtable.ui.table.picture import Mark, Plate, RoundPlate, Tag
from kingtable.ui.text import contract_name, contract_value, short_card, signed
from kingtable.ui.words import tr as _tr


def takes(people: People, seat: int, points: int) -> str:
    """Who takes the trick, with what it counts unless that is nothing."""
    mine, name = seat == people.viewer, people.names[seat]
    if points:
        template = _tr("You take it, {points}") if mine else _tr("{name} takes it, {points}")
        return template.format(name=name, points=signed(points))
    return _tr("You take it") if mine else _tr("{name} takes it").format(name=name)


def named(people: People, seat: int, contract: str) -> str:
    """The naming of a game."""
    template = _tr("You named {game}.") if seat == people.viewer else _tr("{name} named {game}.")
    return template.format(name=people.names[seat], game=contract_name(contract))


def finished_deal(people: People, number: int, chooser: int, contract: str) -> str:
    """A finished deal in the history."""
    template = (
        _tr("Deal {number}: you named {game}.")
        if chooser == people.viewer
        else _tr("Deal {number}: {name} named {game}.")
    )
    return template.format(number=number, name=people.names[chooser], game=contract_name(contract))


def deals(people: People, number: int, dealer: int) -> str:
    """The beginning of a deal in the history."""
    template = _tr("Deal {number}: you deal.") if dealer == people.viewer else _tr("Deal {number}: {name} deals.")
    return template.format(number=number, name=people.names[dealer])


def first_chooser(people: People, seat: int) -> str:
    """Who chooses in deal 1, and why (KING-04)."""
    if seat == people.viewer:
        return _tr("You hold the two of diamonds and choose first.")
    return _tr("{name} holds the two of diamonds and chooses first.").format(name=people.names[seat])


def chooses(people: People, seat: int) -> str:
    """Whose choice it is."""
    if seat == people.viewer:
        return _tr("It is your choice: name the game of this deal.")
    return _tr("{name} chooses the game of this deal.").format(name=people.names[seat])


def play(people: People, seat: int, card: Card) -> str:
    """One play in a line of several."""
    template = _tr("you {card}") if seat == people.viewer else _tr("{name} {card}")
    return template.format(name=people.names[seat], card=short_card(card))


def king_made(people: People, seat: int) -> str:
    """A made King (KING-46)."""
    if seat == people.viewer:
        return _tr("You made a King: all thirteen tricks!")
    return _tr("{name} made a King: all thirteen tricks!").format(name=people.names[seat])


def slot_words() -> str:
    """On the dashed place in front of the viewer."""
    return _tr("your card")


def situation_over() -> str:
    """A match that is over but was not yet counted."""
    return _tr("The match is over.")


def situation_your_turn() -> str:
    """The viewer is to play."""
    return _tr("It is your turn.")


def situation_turn(people: People, seat: int) -> str:
    """Who is to play."""
    if seat == people.viewer:
        return situation_your_turn()
    return _tr("{name} is to play.").format(name=people.names[seat])


def mark(shown: Mark) -> str:
    """The word on a badge's chip."""
    return {
        Mark.YOUR_TURN: _tr("Your turn"),
        Mark.YOUR_CHOICE: _tr("Your choice"),
        Mark.PLAYS: _tr("plays"),
        Mark.CHOOSES: _tr("chooses"),
        Mark.ANSWERS: _tr("answers"),
        Mark.HANDS_OUT: _tr("hands out"),
        Mark.GETS_A_CARD: _tr("gets one"),
        Mark.NAMED_IT: _tr("named it"),
        Mark.CALLED: _tr("called"),
        Mark.NO_CALL: _tr("no call!"),
        Mark.PASSED: _tr("passed"),
        Mark.DEALER: _tr("dealer"),
    }[shown]


def tag(people: People, shown: Tag) -> str:
    """The words at a card's edge."""
    return _tr("highest") if shown.taker is None else takes(people, shown.taker, shown.points)


class PlateWords(NamedTuple):
    """The plate in the middle, in words; ``suit`` is a letter for its sign, "" for none."""

    suit: str
    title: str
    subtitle: str


def plate(people: People, shown: Plate | RoundPlate) -> PlateWords:
    """The led suit and the deal's game, or who is choosing it."""
    if isinstance(shown, RoundPlate):
        number = shown.number
        return _led(shown.suit, told_classic_king.round_name(number), told_classic_king.round_value(number))
    if shown.contract is None:
        if shown.chooser == people.viewer:
            return PlateWords("", _tr("Your choice"), _tr("name the game"))
        chooser = _tr("{name} chooses").format(name=people.names[shown.chooser])
        return PlateWords("", chooser, _tr("looking at the hand"))
    return _led(shown.suit, contract_name(shown.contract), contract_value(shown.contract))


def _led(suit: str, game: str, value: str) -> PlateWords:
    if not suit:
        return PlateWords("", game, value)
    led = {
        "S": _tr("Spades led"),
        "H": _tr("Hearts led"),
        "D": _tr("Diamonds led"),
        "C": _tr("Clubs led"),
    }[suit]
    return PlateWords(suit, led, game)
