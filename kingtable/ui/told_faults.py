"""What is wrong with a file and where, in a sentence for people."""

from __future__ import annotations

from kingtable.store.fault import Fault
from kingtable.ui.words import tr as _tr


def fault_told(fault: Fault) -> str:
    """The sentence; "it" is the file or the match that was spoken of before."""
    if fault.kind == "text" and len(fault.place) == 2:
        line, column = fault.place
        return _tr("Its text is damaged in line {line}, column {column}.").format(line=line, column=column)
    if fault.kind == "text" and fault.place:
        return _tr("Its text is damaged at byte {byte}.").format(byte=fault.place[0])
    if fault.kind == "entry":
        return _tr("Its entry “{entry}” is missing or has a value that cannot be.").format(entry=fault.entry)
    if fault.kind == "move":
        return _tr("Move {number} in it breaks a rule.").format(number=fault.place[0])
    return {
        "missing": _tr("There is no such file."),
        "denied": _tr("The system does not allow it to be read."),
        "system": _tr("The system could not read it."),
        "irregular": _tr("It is a folder, a link or a device."),
        "size": _tr("It is larger than any file of King Table."),
        "text": _tr("Its text is damaged."),
        "foreign": _tr("It is a file of another kind."),
        "version": _tr("It is of a version that this program does not know."),
        "database": _tr("It is a damaged database."),
    }.get(fault.kind, _tr("Its contents are damaged."))


def with_fault(told: str, fault: Fault) -> str:
    """What is told, what is wrong and where, and the line of readers, parsers and systems: in English, as an extra."""
    return _tr("{told} {wrong} (Technical detail: {why})").format(told=told, wrong=fault_told(fault), why=fault.detail)
