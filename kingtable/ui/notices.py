"""What people must know about their files, in whole sentences."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from kingtable.store.fault import Fault
from kingtable.ui.told_faults import with_fault
from kingtable.ui.words import tr as _tr


def saved_at(when: QDateTime, now: QDateTime) -> str:
    """When a match was saved, in local time."""
    locale = QLocale()
    clock = locale.toString(when.time(), QLocale.FormatType.ShortFormat)
    days = when.daysTo(now)
    if days == 0:
        return _tr("saved today at {time}").format(time=clock)
    if days == 1:
        return _tr("saved yesterday at {time}").format(time=clock)
    return _tr("saved on {date}").format(date=locale.toString(when.date(), QLocale.FormatType.LongFormat))


def cannot_write(path: str, cause: str) -> str:
    """Why nothing can be saved just now; the game goes on."""
    why = {
        "full": _tr("the disk is full"),
        "read-only": _tr("the folder is read-only"),
        "denied": _tr("writing there is not allowed"),
    }.get(cause, _tr("writing failed"))
    return _tr("Your match cannot be saved now: {why} ({path}). You can play on; saving is tried again.").format(
        why=why, path=path
    )


def file_set_aside(path: str, aside: str, why: Fault) -> str:
    """A damaged file was put out of the way."""
    if not aside:
        told = _tr("The file {path} cannot be read. The program goes on without it.").format(path=path)
    else:
        told = _tr("The file {path} cannot be read. It was kept as {aside}; the program goes on without it.").format(
            path=path, aside=aside
        )
    return with_fault(told, why)


def later_version(path: str) -> str:
    """A match that this version cannot read."""
    return _tr("The match in {path} was saved by a later version of King Table and was left as it is.").format(
        path=path
    )


def further(count: int) -> str:
    """There are more of these than are listed."""
    return _tr("Further messages of this kind: {count}.").format(count=count)


def bad_setting(key: str, why: str) -> str:
    """One setting could not be read."""
    return _tr("The setting {key} cannot be used. Its usual value is used. (Technical detail: {why})").format(
        key=key, why=why
    )


def practice(title: str) -> str:
    """The title of a match that is not counted."""
    return _tr("{title} (practice)").format(title=title)
