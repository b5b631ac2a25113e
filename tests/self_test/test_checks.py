"""The checks of the self-test find what is wrong: files that are broken, opponents that do not answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from kingtable import paths
from kingtable.paths import Folders, resource
from kingtable.self_test import contents, thinking
from kingtable.self_test.dialogs import open_dialogs
from kingtable.self_test.visitor import Stuck, wait_until
from kingtable.ui.deck import rasterised


@pytest.fixture
def problems() -> list[str]:
    return []


def test_the_resources_and_faces_of_this_tree_are_whole(problems: list[str], qapp: object) -> None:
    assert contents.look_at_resources(problems.append) > 100
    assert contents.look_at_faces(problems.append) == 54 * 2 * 6 + 4
    assert problems == []


@pytest.mark.parametrize(
    ("name", "data"),
    [("icons/crown.svg", b"<svg"), ("sounds/won.wav", b""), ("help/king.html", b""), ("style.qss", b" ")],
)
def test_a_broken_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problems: list[str], qapp: object, name: str, data: bytes
) -> None:
    copied = tmp_path / "resources"
    for file in resource("style.qss").parent.rglob("*"):
        if file.is_file():
            copy = copied / file.relative_to(resource("style.qss").parent)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.symlink_to(file)
    (copied / name).unlink()
    (copied / name).write_bytes(data)
    monkeypatch.setattr(paths, "_resource_places", lambda: [copied])
    try:
        contents.look_at_resources(problems.append)
    except Exception as error:  # as the report takes it
        problems.append(str(error))
    assert problems


def test_a_blank_card_is_found(monkeypatch: pytest.MonkeyPatch, problems: list[str], qapp: object) -> None:
    monkeypatch.setattr(
        contents, "rasterised", lambda name, size: rasterised(name, size) if "9H" not in name else _white()
    )
    contents.look_at_faces(problems.append)
    assert len(problems) == 12 and all("9H is not drawn" in problem for problem in problems)


def _white() -> QImage:
    image = QImage(60, 90, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    return image


@pytest.mark.parametrize(
    ("why", "wrong"), [("libpulse.so.0: cannot open", False), ("libQt6Concurrent.so.6: cannot open", True)]
)
def test_only_the_systems_sound_library_may_be_missing(
    monkeypatch: pytest.MonkeyPatch, problems: list[str], why: str, wrong: bool
) -> None:
    def fail(name: str) -> None:
        raise ImportError(why)

    monkeypatch.setattr("importlib.import_module", fail)
    contents.look_at_sound(problems.append)
    assert bool(problems) is wrong


def test_the_opponents_answer_and_are_replaced(problems: list[str]) -> None:
    assert thinking.ask_and_kill(problems.append) == 6
    assert problems == []


def test_opponents_that_cannot_be_started_are_a_problem(
    problems: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("kingtable.bots.thinker.worker_command", lambda: [str(tmp_path / "none")])
    thinking.ask_and_kill(problems.append)
    assert problems


def test_every_dialog_opens(problems: list[str], tmp_path: Path, qapp: object) -> None:
    assert open_dialogs(Folders.below(tmp_path), problems.append) == 24
    assert problems == []


def test_what_does_not_come_about_is_said(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    monkeypatch.setattr("kingtable.self_test.visitor._PATIENCE", 10)
    with pytest.raises(Stuck, match="the moon"):
        wait_until(lambda: False, "the moon")
