"""The table rules of Kings Reverse in words."""

from __future__ import annotations

from kingtable.ui.words import tr as _tr


def label(name: str) -> str:
    """A table rule's label."""
    return {
        "packs": _tr("Packs of cards"),
        "bluffing": _tr("Bluffing with jokers"),
        "one_card_call": _tr("“One card!”"),
        "final_pass": _tr("A pass is final"),
        "target": _tr("Playing to"),
    }[name]


def value(name: str, chosen: str) -> tuple[str, str]:
    """A value as (label, one-line explanation)."""
    if name == "target":
        sentence = _tr("The match ends after the hand in which a total reaches {points}; the lowest total wins.")
        return chosen, sentence.format(points=chosen)
    return {
        ("packs", "auto"): (
            _tr("By the number of players"),
            _tr("Two packs with their jokers for up to five players, three from six on."),
        ),
        ("packs", "2"): (_tr("Two"), _tr("108 cards, four jokers among them, for any number of players.")),
        ("packs", "3"): (_tr("Three"), _tr("162 cards, six jokers among them, for any number of players.")),
        ("bluffing", "on"): (
            _tr("On"),
            _tr("A joker may be laid although another card fits; the next player may challenge every joker."),
        ),
        ("bluffing", "off"): (
            _tr("Off"),
            _tr("A joker may be laid only when nothing else fits; the next player draws four without being asked."),
        ),
        ("one_card_call", "manual"): (
            _tr("Called by the players"),
            _tr("Who is left with one card must have called it, or may be caught and draws two."),
        ),
        ("one_card_call", "automatic"): (
            _tr("Called by itself"),
            _tr("Nobody has to call, and nobody can be caught."),
        ),
        ("final_pass", "off"): (_tr("Off"), _tr("Who passed is asked again when the turn comes round.")),
        ("final_pass", "on"): (_tr("On"), _tr("Who passed takes no more turns in that hand.")),
    }[name, chosen]
