"""What is wrong with a file and where in it, as facts that a window can put into words of any language."""

from __future__ import annotations

import json
import re
import sqlite3
import zlib
from typing import Literal

from msgspec import Struct

from kingtable.core.record import RecordError
from kingtable.core.replay import IllegalRecord

Kind = Literal[
    "missing", "denied", "system", "irregular", "size",
    "text", "foreign", "version", "entry", "move", "database", "contents",
]  # fmt: skip
_PLACE = re.compile(r"(?:line (\d+) column|byte) (\d+)")


class Fault(Struct, frozen=True):
    """``detail`` is one line in English, for the log and for whoever mends the file."""

    kind: Kind
    detail: str
    place: tuple[int, ...] = ()
    """The byte from 0 or line and column from 1 at which a text is damaged; the number from 1 of a move."""
    entry: str = ""
    """The entry of the file that cannot be, like ``seats[2]``."""

    def __str__(self) -> str:
        return self.detail


class FaultError(Exception):
    """There is a Fault in a file."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.detail)
        self.fault = fault


def fault_of(error: BaseException) -> Fault:
    """What the exception of a reader or of the system says of the file."""
    detail = " ".join(str(error).split()) or type(error).__name__
    if isinstance(error, FaultError):
        return error.fault
    if isinstance(error, RecordError):
        return _in_record(error.where, detail)
    if isinstance(error, IllegalRecord):
        return Fault("move", detail, (error.n + 1,))
    if isinstance(error, OSError):
        kinds: dict[type[OSError], Kind] = {FileNotFoundError: "missing", PermissionError: "denied"}
        return Fault(kinds.get(type(error), "system"), error.strerror or detail)
    if isinstance(error, UnicodeDecodeError):
        return Fault("text", f"byte {error.start}: not UTF-8 text", (error.start,))
    if isinstance(error, json.JSONDecodeError):
        where = f"line {error.lineno} column {error.colno}"
        return Fault("text", f"{where}: not JSON: {error.msg}", (error.lineno, error.colno))
    return Fault("database" if isinstance(error, (sqlite3.Error, zlib.error)) else "contents", detail)


def _in_record(where: str, detail: str) -> Fault:
    place = _PLACE.fullmatch(where)
    if place is not None:
        return Fault("text", detail, tuple(int(number) for number in place.groups() if number))
    if where in ("format", "the file"):
        return Fault("foreign", detail)
    if where == "version":
        return Fault("version", detail)
    return Fault("entry", detail, entry=where) if where else Fault("contents", detail)
