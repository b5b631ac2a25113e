"""Classic King told to the viewer: the fourteen rounds, their values and aims, and what happens between them."""

from __future__ import annotations

from kingtable.games.classic_king_rounds import ROUNDS, UNIT_VALUE, Round, contract_of, round_sum, sign_of
from kingtable.ui.people import People
from kingtable.ui.text import figure, signed
from kingtable.ui.words import tr as _tr


def round_name(number: int) -> str:
    """What is played in that round (KNG14-02)."""
    penalty = sign_of(number) < 0
    return {
        "tricks": _tr("No Tricks") if penalty else _tr("Tricks"),
        "hearts": _tr("No Hearts") if penalty else _tr("Hearts"),
        "boys": _tr("No Boys") if penalty else _tr("Boys"),
        "queens": _tr("No Queens") if penalty else _tr("Queens"),
        "king": _tr("No King of Hearts") if penalty else _tr("King of Hearts"),
        "last_two": _tr("No Last Two Tricks") if penalty else _tr("Last Two Tricks"),
        "all": _tr("Nothing") if penalty else _tr("Everything"),
    }[contract_of(number)]


def round_value(number: int) -> str:
    """What the round counts, with its unit; of the combined rounds the sum."""
    contract = contract_of(number)
    if contract == "all":
        return _tr("{points} in all").format(points=signed(round_sum(number)))
    template = {
        "tricks": _tr("{points} a trick"),
        "hearts": _tr("{points} a heart"),
        "boys": _tr("{points} each"),
        "queens": _tr("{points} a queen"),
        "king": "{points}",
        "last_two": _tr("{points} each"),
    }[contract]
    return template.format(points=signed(sign_of(number) * UNIT_VALUE[contract]))


def round_aim(number: int) -> str:
    """The aim of the round in one sentence."""
    contract = contract_of(number)
    if sign_of(number) < 0:
        sentence = {
            "tricks": _tr("Take no tricks: each one costs {points}."),
            "hearts": _tr("Take no hearts: each one costs {points}."),
            "boys": _tr("Take no kings or jacks: each one costs {points}."),
            "queens": _tr("Take no queens: each one costs {points}."),
            "king": _tr("Do not take the king of hearts: it costs {points}."),
            "last_two": _tr("Do not take the last two tricks: each costs {points}."),
            "all": _tr("All six penalties count at once; take as little as you can."),
        }[contract]
    else:
        sentence = {
            "tricks": _tr("Take tricks: each one earns {points}."),
            "hearts": _tr("Take hearts: each one earns {points}."),
            "boys": _tr("Take kings and jacks: each one earns {points}."),
            "queens": _tr("Take queens: each one earns {points}."),
            "king": _tr("Take the king of hearts: it earns {points}."),
            "last_two": _tr("Take the last two tricks: each earns {points}."),
            "all": _tr("All six bonuses count at once; take as much as you can."),
        }[contract]
    return sentence.format(points=UNIT_VALUE.get(contract, 0))


def round_duties(played: Round) -> str:
    """What the round forbids and forces (KNG14-05, KNG14-06), "" if nothing."""
    if played.discard:
        return _tr("No heart leads while you hold another suit; when you are void, the king of hearts must go.")
    if played.lead_ban:
        return _tr("No heart leads while you hold another suit.")
    return ""


def stage(number: int) -> str:
    """Penalty or bonus (UI-13)."""
    return _tr("Penalty stage") if sign_of(number) < 0 else _tr("Bonus stage")


def round_title(number: int) -> str:
    """Round 4: No Queens."""
    return _tr("Round {number}: {name}").format(number=number, name=round_name(number))


def round_of_all(number: int) -> str:
    """Round 4 of 14."""
    return _tr("Round {number} of {all}").format(number=number, all=ROUNDS)


def reminder(number: int) -> str:
    """The contract's reminder when a round opens (UI-10)."""
    return _tr("{round}. {aim}").format(round=round_title(number), aim=round_aim(number))


def leads(people: People, seat: int) -> str:
    """Who leads to the first trick of a round."""
    if seat == people.viewer:
        return _tr("You lead to the first trick.")
    return _tr("{name} leads to the first trick.").format(name=people.names[seat])


def first_lead(people: People, seat: int) -> str:
    """Whose lead opens a round, as a fact beside it."""
    if seat == people.viewer:
        return _tr("first lead: you")
    return _tr("first lead: {name}").format(name=people.names[seat])


def finished_round(people: People, number: int, entries: tuple[int, ...]) -> str:
    """A finished round in the history, with what it brought the viewer."""
    return _tr("{round}, you {points}.").format(round=round_title(number), points=signed(entries[people.viewer]))


def summed(number: int, totals: tuple[int, ...]) -> str:
    """The proof of a round and of all of them so far (KNG14-20)."""
    return _tr("The round adds up to {points}, the totals to {all}.").format(
        points=figure(round_sum(number)), all=figure(sum(totals))
    )
