"""The table rules of No Kings and Injera Be Wat in words."""

from __future__ import annotations

from kingtable.ui.words import tr as _tr


def label(name: str) -> str:
    """A table rule's label."""
    return {
        "rules_mode": _tr("Rules mode"),
        "joker_variant": _tr("Joker"),
        "opening_wat": _tr("Opening of the Wat"),
        "first_player": _tr("First player"),
        "dealer": _tr("Dealer"),
        "match": _tr("Length of the match"),
        "teams": _tr("Teams of two"),
        "king_target": _tr("Who gets the pile of a King"),
        "king_card": _tr("A drawn King"),
        "captures_per_card": _tr("Captures for a card"),
        "direct_first": _tr("Same rank comes first"),
        "packs": _tr("Packs of cards"),
        "jokers": _tr("Jokers"),
    }[name]


def value(name: str, chosen: str) -> tuple[str, str]:
    """A value as (label, one-line explanation)."""
    if name == "packs":
        return _packs(chosen)
    if name == "match":
        return _match(chosen)
    return {
        ("rules_mode", "injera"): (
            _tr("Injera Be Wat"),
            _tr("A drawn King is a card of value 13; a Joker takes the Wat."),
        ),
        ("rules_mode", "no_kings"): (
            _tr("No Kings"),
            _tr("Who draws a King loses the whole pile; a Joker also takes piles of others."),
        ),
        ("joker_variant", "standard"): (
            _tr("Standard"),
            _tr("In No Kings, a Joker takes the Wat and every pile of another side with a King in it."),
        ),
        ("joker_variant", "chaos"): (
            _tr("Chaos"),
            _tr("In No Kings, a Joker takes the Wat and the piles of all opponents."),
        ),
        ("opening_wat", "four"): (_tr("Four cards"), _tr("Four cards are opened from the ring.")),
        ("opening_wat", "one_each"): (
            _tr("One card each"),
            _tr("One open card a player; with a high card draw, these are the cards drawn."),
        ),
        ("opening_wat", "empty"): (_tr("Empty"), _tr("The Wat begins without a card.")),
        ("first_player", "high_card"): (
            _tr("Highest card"),
            _tr("Everybody draws a card; the highest begins, ties draw again."),
        ),
        ("first_player", "host_order"): (_tr("Next to the dealer"), _tr("The player after the dealer begins.")),
        ("dealer", "fixed"): (_tr("Stays"), _tr("The same player deals every round.")),
        ("dealer", "rotate_left"): (_tr("Moves left"), _tr("After each round the next player deals.")),
        ("teams", "off"): (_tr("Off"), _tr("Everybody plays alone.")),
        ("teams", "on"): (
            _tr("On"),
            _tr("With 4, 6 or 8 players, the two opposite each other share one pile and one score."),
        ),
        ("king_target", "next_left"): (_tr("Next on the left"), _tr("The next player on the left gets the pile.")),
        ("king_target", "next_opponent"): (
            _tr("Next opponent"),
            _tr("The next player on the left who is no partner gets the pile."),
        ),
        ("king_card", "to_recipient"): (
            _tr("Goes along"),
            _tr("In No Kings, the King lies on top of the pile that moves."),
        ),
        ("king_card", "discard"): (_tr("Out of play"), _tr("In No Kings, the King leaves the game.")),
        ("captures_per_card", "all"): (
            _tr("All that apply"),
            _tr("The centre, every matching run of an opponent and the own top together."),
        ),
        ("captures_per_card", "one"): (
            _tr("One of your choice"),
            _tr("Either the centre or one opponent’s run; the own top only if nothing else can be taken."),
        ),
        ("direct_first", "on"): (_tr("On"), _tr("If the drawn rank lies in the Wat, no sum may be taken instead.")),
        ("direct_first", "off"): (_tr("Off"), _tr("You choose between the same rank and the sums.")),
        ("jokers", "on"): (_tr("On"), _tr("Two Jokers in every pack.")),
        ("jokers", "off"): (_tr("Off"), _tr("Packs of 52 cards without Jokers.")),
    }[name, chosen]


def _packs(chosen: str) -> tuple[str, str]:
    if chosen == "auto":
        return _tr("By players"), _tr("One pack for every two players, rounded up.")
    words = _tr("1 pack") if chosen == "1" else _tr("{count} packs").format(count=chosen)
    return words, _tr("So many packs, whatever the number of players.")


def _match(chosen: str) -> tuple[str, str]:
    kind, _, number = chosen.rpartition("-")
    if kind == "best-of":
        return (
            _tr("Best of {count}").format(count=number),
            _tr("Most rounds won out of {count}; it ends early when nobody can catch up.").format(count=number),
        )
    if kind == "first-to":
        return (
            _tr("First to {count}").format(count=number),
            _tr("Until one side has won {count} rounds.").format(count=number),
        )
    return _tr("Single round"), _tr("One round; the cards captured decide the places.")
