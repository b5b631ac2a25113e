"""The developer's entry: what it installs, when it installs again, and what it passes on."""

import ast
import importlib.util
import os
import shutil
import sys
from pathlib import Path

import pytest

import dev

DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n'
UBUNTU = 'ID=ubuntu\nID_LIKE=debian\nVERSION_ID="24.04"\n'
FEDORA = "NAME=Fedora Linux\nID=fedora\n"
ROCKY = 'ID="rocky"\nID_LIKE="rhel centos fedora"\n'
ARCH = "ID=arch\n"
SUSE = 'ID="opensuse-tumbleweed"\nID_LIKE="opensuse suse"\n'
MISSING = ["libglib-2.0.so.0", "libgthread-2.0.so.0", "libxcb-cursor.so.0"]
BY_NAME = ["libglib-2.0.so.0()(64bit)", "libgthread-2.0.so.0()(64bit)", "libxcb-cursor.so.0()(64bit)"]
APT = ["apt-get", "install", "--yes", "--no-install-recommends"]


@pytest.mark.parametrize(
    ("os_release", "command"),
    [
        (DEBIAN, [*APT, "libglib2.0-0", "libxcb-cursor0"]),
        (UBUNTU, [*APT, "libglib2.0-0", "libxcb-cursor0"]),
        (FEDORA, ["dnf", "install", *BY_NAME]),
        (ROCKY, ["dnf", "install", *BY_NAME]),
        (ARCH, ["pacman", "-S", "--needed", "glib2", "xcb-util-cursor"]),
        (SUSE, ["zypper", "install", *BY_NAME]),
        ("ID=somethingelse\n", []),
        ("", []),
    ],
)
def test_install_command_for_each_family(os_release: str, command: list[str]) -> None:
    assert dev.install_command(MISSING, os_release) == command


def test_a_library_that_does_not_exist_does_not_load() -> None:
    assert not dev.loads("libkingtable-no-such.so.99")


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries are looked for on Linux only")
class TestLibraries:
    @pytest.fixture
    def calls(self, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
        """The commands that would have been run; after an installation nothing is missing any more."""
        made: list[list[str]] = []

        def call(command: list[str], environment: dict[str, str] | None = None) -> int:
            made.append(command)
            return 0

        def missing() -> list[str]:
            return [] if any("install" in command for command in made) else ["libEGL.so.1"]

        monkeypatch.setattr(dev, "call", call)
        monkeypatch.setattr(dev, "missing_libraries", missing)
        monkeypatch.setattr(dev, "install_command", lambda missing, text: [*APT, "libegl1"])
        monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
        return made

    def test_root_with_apt_installs(self, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        dev.prepare_libraries()
        assert calls == [["apt-get", "--quiet", "update"], [*APT, "libegl1"]]

    def test_others_are_told_the_command(self, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        with pytest.raises(dev.SetupError) as error:
            dev.prepare_libraries()
        assert "libEGL.so.1" in str(error.value)
        assert "sudo apt-get install --yes --no-install-recommends libegl1" in str(error.value)
        assert calls == []

    def test_an_unknown_system_is_told_the_libraries(
        self, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(dev, "install_command", lambda missing, text: [])
        with pytest.raises(dev.SetupError, match=r"lacks: libEGL\.so\.1\.$"):
            dev.prepare_libraries()
        assert calls == []


class TestPackages:
    @pytest.fixture
    def calls(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
        """A tree with two lock files and no environment; making one makes an interpreter."""
        made: list[list[str]] = []
        interpreter = tmp_path / "venv" / "python"

        def call(command: list[str]) -> int:
            made.append(command)
            if "venv" in command:
                interpreter.parent.mkdir(exist_ok=True)
                interpreter.touch()
            return 0

        for name in ("run", "dev"):
            (tmp_path / f"{name}.txt").write_text(f"{name}==1 --hash=sha256:00\n")
        monkeypatch.setattr(dev, "LOCKS", tmp_path)
        monkeypatch.setattr(dev, "VENV", tmp_path / "venv")
        monkeypatch.setattr(dev, "PYTHON", interpreter)
        monkeypatch.setattr(dev, "has_pip", interpreter.exists)
        monkeypatch.setattr(dev, "call", call)
        return made

    def test_the_first_time_makes_the_environment_and_installs_with_hashes(
        self, calls: list[list[str]], tmp_path: Path
    ) -> None:
        dev.prepare("run", "dev")
        environment, install = calls
        assert environment == [sys.executable, "-m", "venv", "--clear", str(tmp_path / "venv")]
        assert "--require-hashes" in install
        assert "--only-binary=:all:" in install
        assert [part for part in install if part.endswith(".txt")] == [
            str(tmp_path / "run.txt"),
            str(tmp_path / "dev.txt"),
        ]

    def test_the_second_time_does_nothing(self, calls: list[list[str]]) -> None:
        dev.prepare("run")
        calls.clear()
        dev.prepare("run")
        assert calls == []

    def test_a_changed_lock_file_alone_is_installed_again(self, calls: list[list[str]], tmp_path: Path) -> None:
        dev.prepare("run", "dev")
        calls.clear()
        (tmp_path / "dev.txt").write_text("dev==2 --hash=sha256:00\n")
        dev.prepare("run", "dev")
        (install,) = calls
        assert [part for part in install if part.endswith(".txt")] == [str(tmp_path / "dev.txt")]

    def test_a_broken_environment_is_made_anew_with_everything_in_it(
        self, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        dev.prepare("run")
        calls.clear()
        monkeypatch.setattr(dev, "has_pip", lambda: False)
        dev.prepare("run", "dev")
        assert len([part for part in calls[-1] if part.endswith(".txt")]) == 2

    def test_a_failed_installation_is_tried_again(
        self, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        dev.prepare("run")
        with monkeypatch.context() as patch:
            patch.setattr(dev, "call", lambda command: 1)
            with pytest.raises(dev.SetupError):
                dev.prepare("run", "dev")
        assert dev.is_installed("run")
        assert not dev.is_installed("dev")

    def test_a_python_without_ensurepip_is_told_what_to_install(
        self, calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
        with pytest.raises(dev.SetupError, match="python3-venv"):
            dev.prepare("run")
        assert calls == []


class TestCommands:
    @pytest.fixture
    def started(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
        """The arguments that the interpreter of the environment was started with; it ends with status 3."""
        made: list[tuple[str, ...]] = []

        def python(*arguments: str, folder: Path | None = None) -> int:
            made.append(arguments)
            return 3

        monkeypatch.setattr(dev, "python", python)
        monkeypatch.setattr(dev, "prepare", lambda *names: None)
        monkeypatch.setattr(dev, "prepare_libraries", lambda: None)
        return made

    @pytest.mark.parametrize(
        ("arguments", "expected"),
        [
            (["run"], ("-m", "kingtable")),
            (["run", "--version"], ("-m", "kingtable", "--version")),
            (["run", "trace", "a b.json"], ("-m", "kingtable", "trace", "a b.json")),
            (["test", "-k", "king"], ("-m", "pytest", "-n", "auto", "-k", "king")),
            (["bench", "--deals", "5"], ("-m", "benchmarks", "--deals", "5")),
        ],
    )
    def test_arguments_and_status_are_passed_on(
        self, started: list[tuple[str, ...]], arguments: list[str], expected: tuple[str, ...]
    ) -> None:
        assert dev.main(arguments) == 3
        assert started == [expected]

    def test_art_draws_everything_before_its_contact_sheets(self, started: list[tuple[str, ...]]) -> None:
        assert dev.main(["art"]) == 3
        scripts = [Path(script) for (script,) in started]
        assert [script.name for script in scripts[-2:]] == ["sheets.py", "tables.py"]
        assert {script.name for script in scripts[:-2]} == {"faces.py", "icons.py", "avatars.py"}
        assert all((dev.ROOT / script).exists() for script in scripts)

    def test_check_does_all_checks_and_reports_the_failed_ones(
        self, started: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert dev.main(["check"]) == 1
        names = "ruff check, ruff format, mypy, import-linter, translations, pip-audit"
        assert len(started) == len(names.split(", "))
        assert f"Failed: {names}." in capsys.readouterr().out

    def test_check_goes_on_without_pip_audit(
        self, started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def prepare(*names: str) -> None:
            if "audit" in names:
                raise dev.SetupError("offline")

        monkeypatch.setattr(dev, "prepare", prepare)
        assert dev.main(["check"]) == 1
        assert not any("audit" in argument for command in started for argument in command)
        assert "pip-audit" in capsys.readouterr().err

    @pytest.mark.parametrize("arguments", [["nonsense"], [], ["check", "this"], ["art", "this"], ["package", "this"]])
    def test_wrong_use_starts_nothing(
        self, started: list[tuple[str, ...]], arguments: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert dev.main(arguments) != 0
        assert started == []
        assert "Traceback" not in capsys.readouterr().err

    def test_the_tests_need_no_screen(self, started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("QT_QPA_PLATFORM", "to be restored")
        del os.environ["QT_QPA_PLATFORM"]
        dev.main(["test"])
        assert os.environ["QT_QPA_PLATFORM"] == "offscreen"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to end by")
def test_the_status_of_a_command_ended_by_a_signal_is_the_shells() -> None:
    script = "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"
    assert dev.call([sys.executable, "-c", script]) == 128 + 15


def test_a_command_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(dev.SetupError, match="no-such-program"):
        dev.call([str(tmp_path / "no-such-program")])


@pytest.mark.parametrize("version", [(3, 8), (3, 11)], ids=["old enough to be told", "supported"])
def test_older_pythons_can_read_the_file(version: tuple[int, int]) -> None:
    """A Python that is too old must get as far as the line that says so."""
    source = Path(dev.__file__).read_text(encoding="utf-8")
    ast.parse(source, feature_version=version)
