"""A match as a report for whoever looks into a fault: record, version and settings, and nothing personal."""

from __future__ import annotations

import json
import platform

from msgspec.structs import fields, replace

from kingtable import __version__
from kingtable.core.record import write_record
from kingtable.games import game_of
from kingtable.store.matches import Match
from kingtable.store.settings import Personal, Settings

_NAMELESS = tuple(part.name for part in fields(Personal) if part.name not in ("player_name", "avatar"))
"""What is told of the settings: how the table looks and moves, never who sits at it."""


def report(match: Match, settings: Settings) -> str:
    """JSON text; the seats are numbered instead of named."""
    game = game_of(match.record.game)
    names = tuple(f"Seat {number}" for number in range(len(match.record.seats)))
    record = replace(match.record, seats=names, extra={})
    chosen = {name: getattr(settings, name) for name in _NAMELESS}
    everything = {
        "program": f"King Table {__version__}",
        "rules_version": game.rules_version if game is not None else None,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()}",
        "levels": list(match.levels),
        "undo_used": match.undo_used,
        "hints_used": match.hints_used,
        "settings": chosen,
        "record": json.loads(write_record(record)),
    }
    return json.dumps(everything, ensure_ascii=False)
