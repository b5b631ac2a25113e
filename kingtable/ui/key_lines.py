"""The keys that are no command of the window, in words: those of every table, and those of each game."""

from __future__ import annotations

from kingtable.ui.words import tr as _tr

KeyLine = tuple[str, str]
"""(what it does, keys as people read them)."""


def of_every_table() -> list[KeyLine]:
    """Moving about, playing and skipping."""
    return [
        (_tr("To the next area: table, buttons, panel"), _tr("Tab")),
        (_tr("Move along your cards"), _tr("Left, Right, Home, End")),
        (_tr("Play the marked card; mark one if none is"), _tr("Enter")),
        (_tr("Mark the first, second … playable card"), "1 … 9"),
        (_tr("Skip a movement or a rest"), _tr("Space")),
        (_tr("Close a window or go back to the table"), _tr("Esc")),
    ]


def of_game(game: str) -> list[KeyLine]:
    """What is special to that game, none for ""."""
    return {"king": _king, "kings-reverse": _kings_reverse, "no-kings": _no_kings}.get(game, list)()


def _king() -> list[KeyLine]:
    return [
        (_tr("Move along the games to name"), _tr("Arrow keys")),
        (_tr("Name the marked game"), _tr("Enter")),
    ]


def _kings_reverse() -> list[KeyLine]:
    return [
        (_tr("Draw a card"), "D"),
        (_tr("Pass"), "N"),
        (_tr("Call “One card!”"), "C"),
        (_tr("Marry king and queen"), "K"),
        (_tr("Play a king or queen alone"), "P"),
        (_tr("The first, second order of a marriage"), "1, 2"),
        (_tr("Name spades, hearts, diamonds, clubs for a joker"), "S, H, D, C"),
        (_tr("Accept a joker"), "A"),
        (_tr("Challenge a joker"), "Q"),
        (_tr("Catch somebody who did not call"), "X, Y, Z, V, B, W, J"),
        (_tr("Let the next opponent go on"), _tr("Enter")),
        (_tr("Put back what was picked"), _tr("Esc")),
    ]


def _no_kings() -> list[KeyLine]:
    return [
        (_tr("Draw a card from the ring"), _tr("D or Enter")),
        (_tr("Mark another capture"), _tr("Arrow keys")),
        (_tr("Take the marked capture"), _tr("Enter")),
        (_tr("Take the first, second … capture"), "1 … 9"),
    ]
