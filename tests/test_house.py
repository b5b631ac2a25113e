"""What holds for the project as a whole: versions, locked packages, the wheel, the Qt that it stands on."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

import kingtable

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = {file.stem: file.read_text(encoding="utf-8") for file in (ROOT / "requirements").glob("*.txt")}
PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)(.*(?:\n[ ]+--hash.*)*)", re.MULTILINE)


def named(requirement: str) -> str:
    """The normalised name of the package in a requirement: `PySide6-Addons>=6` gives `pyside6-addons`."""
    name = re.match(r"[\w.-]+", requirement)
    assert name
    return re.sub(r"[._-]+", "-", name[0]).lower()


def test_the_version_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["version"] == kingtable.__version__


@pytest.mark.parametrize(
    ("lock", "requirements"),
    [
        ("run", PROJECT["project"]["dependencies"]),
        ("dev", PROJECT["dependency-groups"]["test"] + PROJECT["dependency-groups"]["check"]),
        ("bench", PROJECT["dependency-groups"]["bench"]),
        ("package", PROJECT["dependency-groups"]["package"]),
        ("audit", PROJECT["dependency-groups"]["audit"]),
    ],
)
def test_every_requirement_is_locked(lock: str, requirements: list[str]) -> None:
    assert {named(requirement) for requirement in requirements} <= {pin[0] for pin in PINNED.findall(LOCKS[lock])}


@pytest.mark.parametrize("lock", LOCKS)
def test_locked_packages_have_hashes_and_no_addresses(lock: str) -> None:
    text = LOCKS[lock]
    assert "://" not in text
    assert not re.search(r"index|find-links|trusted-host", text)
    pins = PINNED.findall(text)
    assert pins
    assert [name for name, _, hashes in pins if "--hash=sha256:" not in hashes] == []


def test_the_locked_qt_is_of_the_series_that_was_tried() -> None:
    qt = {name: version for name, version, _ in PINNED.findall(LOCKS["run"]) if name.startswith("pyside6")}
    assert set(qt) == {"pyside6-essentials", "pyside6-addons"}
    assert all(version.startswith("6.11.") for version in qt.values()), qt


def test_calls_without_result_keep_the_references_to_none(qapp: QApplication) -> None:
    """PySide6 6.12.0 on Python 3.11 loses one a call and aborts after some thousand (docs/decisions/0002)."""
    item = QGraphicsRectItem(0.0, 0.0, 10.0, 10.0)
    before = sys.getrefcount(None)
    for step in range(4000):
        item.setPos(float(step), 0.0)
        item.setRotation(float(step % 8))
    assert sys.getrefcount(None) > before - 1000


def test_the_wheel_holds_the_package_and_its_resources(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)],
        cwd=ROOT, capture_output=True, check=True,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    modules = {file.relative_to(ROOT).as_posix() for file in (ROOT / "kingtable").rglob("*.py")}
    resources = {
        f"kingtable/{file.relative_to(ROOT).as_posix()}" for file in (ROOT / "resources").rglob("*") if file.is_file()
    }
    assert modules | resources <= inside


def test_no_folder_of_the_tree_hides_a_package_of_that_name() -> None:
    """`packaging` is also a package that pytest imports; a folder with an `__init__.py` would come first."""
    assert not (ROOT / "packaging" / "__init__.py").exists()
