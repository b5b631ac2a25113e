"""The table rules of Turkish King in words."""

from __future__ import annotations

from kingtable.ui.words import tr as _tr


def label(name: str) -> str:
    """A table rule's label."""
    return {
        "choice_limit": _tr("Choice limit"),
        "must_play_higher": _tr("Must play higher"),
        "trump_lead_ban": _tr("No trump lead until trumps are broken"),
        "heart_lead_ban": _tr("No heart leads"),
        "rifki_void": _tr("In Rıfkı, if you're void"),
    }[name]


def value(name: str, chosen: str) -> tuple[str, str]:
    """A value as (label, one-line explanation)."""
    return {
        ("choice_limit", "3+2"): (
            _tr("Everyone 3 penalties + 2 trumps"),
            _tr("In five turns each player names three penalty games and two trumps."),
        ),
        ("choice_limit", "free"): (
            _tr("Free"),
            _tr("Only the stock counts: each penalty twice, trumps eight times."),
        ),
        ("must_play_higher", "none"): (
            _tr("None"),
            _tr("Any card of the led suit will do."),
        ),
        ("must_play_higher", "trumps"): (
            _tr("Trumps only"),
            _tr("In Trump deals, who can beat the trick in the led suit must."),
        ),
        ("must_play_higher", "every"): (
            _tr("Every game"),
            _tr("In every deal, who can beat the trick in the led suit must."),
        ),
        ("trump_lead_ban", "off"): (
            _tr("Off"),
            _tr("Trumps may be led at any time."),
        ),
        ("trump_lead_ban", "on"): (
            _tr("On"),
            _tr("No trump may be led before one has been played, unless you hold nothing else."),
        ),
        ("heart_lead_ban", "kupa_rifki"): (
            _tr("In Kupa Almaz and Rıfkı"),
            _tr("In these two games hearts may be led only once one has been played."),
        ),
        ("heart_lead_ban", "all_penalties"): (
            _tr("In all penalty games"),
            _tr("In all six penalty games hearts may be led only once one has been played."),
        ),
        ("rifki_void", "rifki"): (
            _tr("Discard the Rıfkı"),
            _tr("Who cannot follow suit and holds the king of hearts must discard it."),
        ),
        ("rifki_void", "any_heart"): (
            _tr("Discard any heart"),
            _tr("Who cannot follow suit and holds the king of hearts may discard another heart."),
        ),
    }[name, chosen]
