"""What a Linux library needs is read from the file itself."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import PySide6
import pytest

from tests.packaging.scripts import script

elf = script("program/elf")

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("objdump") is None, reason="needs Linux and binutils"
)


def test_a_library_needs_what_it_names_itself_and_nothing_in_turn() -> None:
    widgets = Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Widgets.so.6"
    needed = elf.needed_by(widgets)
    assert {"libQt6Gui.so.6", "libQt6Core.so.6"} <= set(needed)
    assert "libicudata.so.73" not in needed, "that is needed by another library"
    assert elf.is_elf(widgets) and elf.glibc_of(widgets) >= (2, 17)


def test_other_files_are_none(tmp_path: Path) -> None:
    text = tmp_path / "lib.so"
    text.write_text("no library", encoding="utf-8")
    assert not elf.is_elf(text) and not elf.is_elf(tmp_path) and elf.needed_by(text) == []
    assert elf.glibc_of(text) == (0,)
