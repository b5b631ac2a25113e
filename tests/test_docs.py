"""The documents say what is so: keys, settings, pictures and links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from kingtable.ui.commands import Commands

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def test_every_key_of_a_command_is_in_the_list(qapp: object) -> None:
    told = (ROOT / "docs" / "keys.md").read_text(encoding="utf-8")
    owner = QObject()
    for action in Commands(owner).all:
        # The first two spellings of the same key are one.
        for key in action.shortcuts()[: 1 if action.objectName() == "keys" else None]:
            assert f"`{key.toString()}`" in told, f"{action.objectName()}: {key.toString()}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_inside_the_project_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_every_page_of_the_documents_is_named_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert f"docs/{page.name}" in readme, page.name
