"""What readers and the system say of a file, as facts: what is wrong, and where."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from kingtable.core.record import Record, read_record, write_record
from kingtable.core.replay import replay
from kingtable.games import game_of
from kingtable.store import atomic
from kingtable.store.fault import Fault, fault_of

MATCH = write_record(Record("king", ("A", "B", "C", "D"), 3))


def told(data: bytes) -> Fault:
    """What is wrong with that record."""
    try:
        read_record(data)
    except ValueError as error:
        return fault_of(error)
    raise AssertionError("nothing is wrong with it")


@pytest.mark.parametrize(
    ("data", "kind", "place", "entry"),
    [
        (b'{"format":\n  nothing}', "text", (2, 3), ""),
        (b'{"format": "\xff"}', "text", (12,), ""),
        (b'{"seed": NaN}', "contents", (), ""),
        (b"[1, 2]", "foreign", (), ""),
        (b"{}", "foreign", (), ""),
        (MATCH.replace(b'"version": 1', b'"version": 0'), "version", (), ""),
        (MATCH.replace(b'"seed": 3', b'"seed": -3'), "entry", (), "seed"),
        (MATCH.replace(b'"C"', b"7"), "entry", (), "seats[2]"),
        (MATCH.replace(b'"seed": 3,', b""), "entry", (), "seed"),
    ],
)
def test_a_bad_record(data: bytes, kind: str, place: tuple[int, ...], entry: str) -> None:
    fault = told(data)
    assert (fault.kind, fault.place, fault.entry) == (kind, place, entry)
    assert fault.detail.isprintable() and str(fault) == fault.detail


def test_a_move_that_breaks_a_rule_is_counted_from_one() -> None:
    king = game_of("king")
    assert king is not None
    record = Record("king", ("A", "B", "C", "D"), 3, actions=((0, "play AS"),))
    with pytest.raises(Exception, match="refused") as refused:
        list(replay(king, record))
    assert (fault_of(refused.value).kind, fault_of(refused.value).place) == ("move", (1,))


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (FileNotFoundError(2, "No such file or directory", "x"), "missing"),
        (PermissionError(13, "Permission denied", "x"), "denied"),
        (OSError(5, "Input/output error", "x"), "system"),
        (sqlite3.DatabaseError("file is not a database"), "database"),
        (json.JSONDecodeError("Expecting value", "\n\nx", 2), "text"),
        (KeyError("\n"), "contents"),
        (RecursionError(), "contents"),
    ],
)
def test_what_else_may_go_wrong(error: Exception, kind: str) -> None:
    assert fault_of(error).kind == kind
    assert fault_of(error).detail.strip() and "\n" not in fault_of(error).detail


def test_a_folder_in_the_place_of_a_file(tmp_path: Path) -> None:
    reading = atomic.read_with_backup(tmp_path, lambda data: data)
    assert reading.value is None and reading.set_aside[0].why.kind == "irregular"
