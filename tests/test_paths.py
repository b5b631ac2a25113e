from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec.structs import astuple

from kingtable import paths
from kingtable.paths import Folders, resource


def test_one_data_dir_holds_everything(tmp_path: Path) -> None:
    folders = Folders.below(tmp_path)
    found = list(astuple(folders))
    assert len(set(found)) == 4
    for path in [*found, folders.settings, folders.matches, folders.statistics]:
        assert tmp_path in path.parents
    assert list(tmp_path.iterdir()) == []


def test_a_relative_data_dir_does_not_move_with_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    folders = Folders.below(Path("mine"))
    assert folders.data == tmp_path / "mine" / "data"


def test_the_standard_folders_are_the_programs_own() -> None:
    for path in astuple(Folders.standard()):
        assert path.is_absolute()
        assert "kingtable" in path.parts


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "root" / "kingtable").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "root" / "kingtable" / "paths.py"))
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "frozen"), raising=False)
    return tmp_path


def test_resources_are_found_in_package_frozen_program_and_source_tree_in_that_order(tree: Path) -> None:
    places = [tree / "root" / "resources", tree / "frozen" / "resources", tree / "root/kingtable/resources"]
    for place in places:
        (place / "help").mkdir(parents=True)
        (place / "help" / "king.html").write_text("text")
        assert resource("help", "king.html") == place / "help" / "king.html"
        assert resource("help") == place / "help"


def test_a_missing_resource_says_where_it_was_searched(tree: Path) -> None:
    with pytest.raises(FileNotFoundError, match="help/king.html is in none of: .*resources"):
        resource("help", "king.html")
