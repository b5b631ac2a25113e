"""The layers of the package: who may import whom (the contracts are in pyproject.toml)."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TEXT_FILES = sorted((ROOT / "kingtable" / "ui").glob("text*.py"))


def test_no_contract_is_broken() -> None:
    command = "from importlinter.cli import lint_imports_command as main; main()"
    done = subprocess.run(
        [sys.executable, "-c", command, "--no-cache"],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 broken." in done.stdout


@pytest.mark.parametrize("file", TEXT_FILES, ids=lambda file: file.name)
def test_sentences_are_made_without_widgets(file: Path) -> None:
    """import-linter cannot forbid one module of another distribution, so the syntax tree is read."""
    imported = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
            imported |= {f"PySide6.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module)
    assert {name for name in imported if name.startswith("PySide6")} <= {"PySide6.QtCore"}


FAMILIES = ("classic_king", "kings_reverse", "no_kings", "king")


def family_of(module: str) -> str | None:
    """The game that a module is about by its name: `kingtable.bots.king_worth` is about King."""
    *_, package, name = ("", *module.split("."))
    if package not in ("games", "bots"):
        return None
    return next((game for game in FAMILIES if name == game or name.startswith(f"{game}_")), None)


def test_what_is_about_one_game_imports_nothing_about_another() -> None:
    """The rules and the judgement of the games stay apart; what two of them share has a name of its own."""
    seen = set()
    for file in [*(ROOT / "kingtable" / "games").glob("*.py"), *(ROOT / "kingtable" / "bots").glob("*.py")]:
        game = family_of(f"{file.parent.name}.{file.stem}")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if game and isinstance(node, ast.ImportFrom):
                seen.add(game)
                assert family_of(node.module or "") in (None, game), (file.name, node.module)
    assert seen >= {"king", "classic_king"}


def test_there_is_no_drawer_for_everything() -> None:
    drawers = {"common", "helpers", "misc", "util", "utils"}
    assert [file for file in (ROOT / "kingtable").rglob("*") if file.stem in drawers] == []
