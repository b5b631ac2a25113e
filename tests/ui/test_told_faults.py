"""What is wrong with a file is said in the language of the window; what the parser said is an extra in brackets."""

from __future__ import annotations

from typing import get_args

from PySide6.QtWidgets import QApplication

from kingtable.store.fault import Fault, Kind
from kingtable.ui import notices
from kingtable.ui.language import speak
from kingtable.ui.told_faults import fault_told, with_fault

FAULTS = [
    *(Fault(kind, "its detail", (7,), "seats[2]") for kind in get_args(Kind)),
    Fault("text", "its detail", (3, 5)),
    Fault("text", "its detail"),
]


def test_every_fault_has_a_sentence_of_its_own() -> None:
    sentences = [fault_told(fault) for fault in FAULTS]
    assert len(set(sentences)) == len(FAULTS)
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
    assert fault_told(Fault("text", "", (3, 5))) == "Its text is damaged in line 3, column 5."
    assert fault_told(Fault("move", "", (7,))) == "Move 7 in it breaks a rule."


def test_in_turkish_no_english_stands_outside_the_brackets(qapp: QApplication) -> None:
    english = [fault_told(fault) for fault in FAULTS]
    speak(qapp, "tr")
    try:
        turkish = [fault_told(fault) for fault in FAULTS]
        assert not set(english) & set(turkish)
        told = notices.file_set_aside("a.json", "b.json", FAULTS[-2])
        assert told.endswith("(Teknik ayrıntı: its detail)") and "3" in told and "5" in told
    finally:
        speak(qapp, "en")


def test_the_detail_comes_last() -> None:
    told = with_fault("This match cannot be opened.", Fault("entry", "seed: must be a whole number", entry="seed"))
    assert told == (
        "This match cannot be opened. Its entry “seed” is missing or has a value that cannot be. "
        "(Technical detail: seed: must be a whole number)"
    )
