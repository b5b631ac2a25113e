"""One SQLite file: opened for each call, led to this version's tables, checked, and set aside where it is damaged."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path

from kingtable.store import atomic
from kingtable.store.atomic import SetAside
from kingtable.store.fault import Fault
from kingtable.store.schema import MIGRATIONS, TABLES

_BUSY_SECONDS = 5.0
_ERRNOS = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}


class Database:
    """Every connection is short-lived, so that any thread may ask for one.

    What the disk refuses comes as an OSError that names the file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def prepare(self) -> SetAside | None:
        """Make the database, or check the one there; once at the start, best in the writer's thread.

        A damaged one is set aside with its journals, and a new one is begun.
        """
        why = self._damage()
        if why is None:
            return None
        aside = atomic.put_aside(self.path, Fault("database", why))
        if aside.aside is not None:
            # A journal belongs to its database: with a new one it would be applied or deleted.
            for journal in ("-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    _beside(self.path, journal).rename(_beside(aside.aside, journal))
        with self.connection():
            return aside

    @contextlib.contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """The database with the tables of this version."""
        try:
            with self._open() as database:
                _migrate(database)
                yield database
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            raise self._refused(error) from error

    def _damage(self) -> str | None:
        """Why the database there is of no use; None if it is fine, now that it is there."""
        if os.path.lexists(self.path) and (self.path.is_symlink() or not self.path.is_file()):
            return "is not a regular file"
        try:
            with self._open() as database:
                _migrate(database)
                found = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
                for table in TABLES:
                    database.execute(f"SELECT * FROM {table} LIMIT 0")
        except sqlite3.DatabaseError as error:
            # A disk that refuses is no damage. SQLITE_ERROR is: the tables are not the ones expected.
            if isinstance(error, sqlite3.OperationalError) and _kind(error) != sqlite3.SQLITE_ERROR:
                raise self._refused(error) from error
            return _one_line(str(error))
        except UnicodeDecodeError:
            # In a damaged file SQLite's own message may quote what is no text.
            return "is damaged"
        return None if found == "ok" else _one_line(str(found))

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Transactions are begun by hand: the module's own ones would not hold the schema's changes.
        database = sqlite3.connect(self.path, timeout=_BUSY_SECONDS, isolation_level=None)
        with contextlib.closing(database):
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute("PRAGMA foreign_keys = ON")
            database.create_function("packed", 1, _packed, deterministic=True)
            database.create_function("unpacked", 1, _unpacked, deterministic=True)
            yield database

    def _refused(self, error: sqlite3.DatabaseError | UnicodeDecodeError) -> OSError:
        return OSError(_ERRNOS.get(_kind(error), errno.EIO), _one_line(str(error)), str(self.path))


@contextlib.contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    """All or nothing: closing the connection after an exception takes the changes back."""
    database.execute("BEGIN IMMEDIATE")
    yield
    database.execute("COMMIT")


def _migrate(database: sqlite3.Connection) -> None:
    """Lead the schema to this version. Two programs may start at once: the version is asked again inside."""
    if _version(database) >= len(MIGRATIONS):
        return
    with transaction(database):
        for version in range(_version(database), len(MIGRATIONS)):
            for statement in MIGRATIONS[version]:
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {version + 1}")


def _kind(error: Exception) -> int:
    """SQLite's primary result code; the higher bytes of the code only refine it."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def _one_line(words: str) -> str:
    """What SQLite says, without what it may quote from a damaged file: line breaks and signs that nobody can read."""
    return " ".join("".join(char if char.isprintable() else " " for char in words).split())


def _packed(text: str) -> bytes:
    return zlib.compress(text.encode("utf-8", "surrogatepass"))


def _unpacked(data: bytes) -> str:
    return zlib.decompress(data).decode("utf-8")


def _version(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def _beside(path: Path, journal: str) -> Path:
    return path.with_name(path.name + journal)
