"""The table rules of Classic King in words."""

from __future__ import annotations

from kingtable.ui.words import tr as _tr


def label(name: str) -> str:
    """A table rule's label."""
    return {
        "force_kh": _tr("Void with the king of hearts"),
        "end_when_exhausted": _tr("Rounds end early"),
    }[name]


def value(name: str, chosen: str) -> tuple[str, str]:
    """A value as (label, one-line explanation)."""
    return {
        ("force_kh", "king_rounds"): (
            _tr("Must go in its own two rounds"),
            _tr("Who cannot follow suit must discard the king of hearts in rounds 5 and 12."),
        ),
        ("force_kh", "combined_too"): (
            _tr("Must go in the combined rounds too"),
            _tr("Who cannot follow suit must discard the king of hearts in rounds 5, 7, 12 and 14."),
        ),
        ("end_when_exhausted", "on"): (
            _tr("When nothing is left to take"),
            _tr("Rounds 2 to 5 and 9 to 12 stop once all cards that count were taken; the score is the same."),
        ),
        ("end_when_exhausted", "off"): (
            _tr("Never"),
            _tr("All eight tricks of every round are played."),
        ),
    }[name, chosen]
