"""What a start of the program is for: the window alone, the New match of a game, or the match of a record."""

from __future__ import annotations

import json
from pathlib import Path

from msgspec import Struct

from kingtable.games import IDS


class Errand(Struct, frozen=True):
    """``game`` is an id, "" for none; ``record`` a file that need not exist. Without both, the window is to show."""

    game: str = ""
    record: Path | None = None

    def written(self) -> bytes:
        """One line, from which `read` makes the same errand in another process, wherever that one was started."""
        # Escaped, for a file's name may hold bytes that are no letters.
        record = str(self.record.absolute()) if self.record is not None else ""
        return json.dumps({"game": self.game, "record": record}).encode("ascii") + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Errand:
        """The errand of that line; what cannot be understood is one for the window alone."""
        try:
            told = json.loads(line)
            game, record = told["game"], told["record"]
            return cls(game if game in IDS else "", Path(record) if record else None)
        except (ValueError, TypeError, LookupError, RecursionError):
            return cls()
