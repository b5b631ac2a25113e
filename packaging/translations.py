"""The translations in resources/i18n: python3 packaging/translations.py [--check]

Brings every kingtable_LANGUAGE.ts up to the texts of the program (lupdate), says what its translators still owe, and
makes the .qm files that the program reads (lrelease). A language that lacks a text gets none, and so the program does
not offer it. With --check nothing is written; what would change is said instead.

English has a file for the sake of its plurals alone.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "resources" / "i18n"
PLURALS_ONLY = "en"
_TOOLS = Path(PySide6.__file__).resolve().parent
_PLACE = re.compile(r"\{\w*\}|%n|%L?\d")


def updated(file: Path, to: Path) -> None:
    """Write the translations of ``file``, brought up to the texts of the program, to ``to``."""
    if file.exists() and file != to:
        shutil.copy(file, to)
    language = file.stem.partition("_")[2]
    _run(
        "lupdate",
        *("-silent", "-extensions", "py", str(ROOT / "kingtable"), "-tr-function-alias", "tr+=_tr"),
        *(
            "-locations",
            "none",
            "-no-obsolete",
            "-sort-messages",
            "-disable-heuristic",
            "sametext",
            "-disable-heuristic",
            "similartext",
        ),
        *("-source-language", "en_GB", "-target-language", language),
        *(("-pluralonly",) if language == PLURALS_ONLY else ()),
        *("-ts", str(to)),
    )


def released(file: Path, to: Path) -> None:
    """Write the .qm file of these translations to ``to``."""
    _run("lrelease", "-silent", str(file), "-qm", str(to))


def owed(file: Path) -> list[str]:
    """What is missing or wrong in the translations of ``file``, a line each."""
    return [
        f"{file.name}: {context or 'no context'}: {source!r}: {fault}"
        for context, message in _messages(file)
        for source in [message.findtext("source") or ""]
        for fault in _faults(source, message)
    ]


def missing_pages(file: Path) -> list[str]:
    """The pages of the help that the language of ``file`` does not have, a line each."""
    language, pages = file.stem.partition("_")[2], ROOT / "resources" / "help"
    names = [] if language == PLURALS_ONLY else sorted(page.name for page in pages.glob("*.html"))
    return [f"help/{language}/{name} is missing" for name in names if not (pages / language / name).exists()]


def _messages(file: Path) -> Iterator[tuple[str, ElementTree.Element]]:
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name") or "", message


def _faults(source: str, message: ElementTree.Element) -> Iterator[str]:
    translation = message.find("translation")
    assert translation is not None, "lupdate writes one for every message"
    if translation.get("type") is not None:
        yield translation.get("type", "")
    forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
    for words in forms:
        if not words:
            yield "empty"
            continue
        # In a plural the singular may do without its number.
        missing = set(_PLACE.findall(source)) ^ set(_PLACE.findall(words))
        if missing - ({"%n"} if len(forms) > 1 else set()):
            yield f"other places: {', '.join(sorted(missing))}"
        for mark, meaning in (("&", "key of a menu"), ("…", "ellipsis"), ("\n", "line break")):
            if (mark in source) != (mark in words):
                yield f"{meaning} on one side alone"
        if (source[:1] + source[-1:]).isspace() != (words[:1] + words[-1:]).isspace():
            yield "space at an end of one side alone"


def _run(tool: str, *arguments: str) -> None:
    program = shutil.which(tool, path=str(_TOOLS)) or str(_TOOLS / tool)
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{tool} failed: {done.stdout}{done.stderr}")


def main(arguments: list[str]) -> int:
    """Bring everything up to date, or only look whether it is; the exit status."""
    only_look = arguments == ["--check"]
    if arguments and not only_look:
        print("translations.py takes no argument but --check", file=sys.stderr)
        return 2
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for file in sorted(HOME.glob("kingtable_*.ts")):
            fresh = Path(folder) / file.name
            updated(file, fresh)
            debts = owed(fresh) + missing_pages(file)
            faults += debts
            made = fresh.with_suffix(".qm")
            if not debts:
                released(fresh, made)
            for new, old in ((fresh, file), (made, file.with_suffix(".qm"))):
                if _same(new, old):
                    continue
                if only_look:
                    faults.append(f"{old.name} is not up to date: python3 dev.py i18n")
                elif new.exists():
                    shutil.copy(new, old)
                else:
                    old.unlink()
    print("\n".join(faults) or "All translations are complete.")
    return 1 if faults else 0


def _same(one: Path, other: Path) -> bool:
    return one.exists() == other.exists() and (not one.exists() or one.read_bytes() == other.read_bytes())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
