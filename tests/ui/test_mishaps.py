"""Planted faults: in slots, in painting, in threads, in Qt, at the start. The match is safe and the table goes on."""

from __future__ import annotations

import gc
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.record import Record
from kingtable.games.tricks import bits_of, card_of
from kingtable.ui.dialogs.mishap import MishapDialog
from kingtable.ui.first_aid import report
from kingtable.ui.mishaps import Mishap, Mishaps, mishap_of
from tests.ui.conftest import Housekeeper, begin
from tests.ui.test_whole_match import to_the_viewers_turn

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def mishaps(qapp: QApplication, capfd: pytest.CaptureFixture[str]) -> Iterator[Mishaps]:
    """Everything that nobody takes is taken by these."""
    listening = Mishaps()
    listening.listen()
    yield listening
    listening.close()
    capfd.readouterr()


@pytest.fixture
def house(open_house: Housekeeper, mishaps: Mishaps, qtbot: QtBot) -> House:
    """The program with a match of King in which the viewer is to play."""
    opened = open_house(speed="instant")
    mishaps.happened.connect(opened.first_aid.attend, Qt.ConnectionType.QueuedConnection)
    begin(opened)
    to_the_viewers_turn(opened, qtbot)
    return opened


def shown(qtbot: QtBot) -> MishapDialog:
    """The report, once it is open."""

    def is_open() -> bool:
        return isinstance(QApplication.activeModalWidget(), MishapDialog)

    qtbot.waitUntil(is_open)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, MishapDialog)
    return dialog


def button(dialog: MishapDialog, words: str) -> QPushButton:
    return next(one for one in dialog.findChildren(QPushButton) if one.text() == words)


def log_of(tmp_path: Path) -> str:
    return (tmp_path / "log" / "kingtable.log").read_text(encoding="utf-8")


def fail() -> None:
    raise ValueError("planted")


def test_a_fault_in_a_command_is_told_and_the_match_goes_on(house: House, qtbot: QtBot, tmp_path: Path) -> None:
    before = house.controller.match
    house.window.commands.read_out.triggered.connect(fail)
    house.window.commands.read_out.trigger()
    dialog = shown(qtbot)
    button(dialog, "Copy the report").click()
    copied = QGuiApplication.clipboard().text()
    assert "ValueError: planted" in copied and '"seed": 5' in copied
    assert "Ada" not in copied and str(Path.home()) not in copied
    assert "ValueError: planted" in log_of(tmp_path)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not house.window.desk.open)
    to_the_viewers_turn(house, qtbot)
    assert house.controller.match.id == before.id
    assert house.controller.match.record.actions == before.record.actions
    house.controller.play(card_of(next(bits_of(house.controller.view.playable))))
    to_the_viewers_turn(house, qtbot)


def test_a_fault_between_two_pictures_does_not_stop_the_table(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = house.window.table.board
    played = len(house.controller.match.record.actions)
    monkeypatch.setattr(board, "beats", lambda *given: fail())
    house.window.table.board.wish.emit(house.controller._here.session.legal(0)[0])
    dialog = shown(qtbot)
    monkeypatch.undo()
    dialog.reject()
    to_the_viewers_turn(house, qtbot)
    assert len(house.controller.match.record.actions) > played, "what was played is kept"


def test_a_table_that_cannot_be_painted_is_left_and_nobody_is_asked_for_ever(tmp_path: Path) -> None:
    """As a program of its own: only where the application runs do faults in painting reach the hook."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("badly_painted.py")), str(tmp_path)],
        env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "told, gone on, told, left, silent\n"), done.stderr
    assert "planted" in log_of(tmp_path)


def test_quitting_from_the_report_closes_the_window(house: House, qtbot: QtBot) -> None:
    house.window.commands.read_out.triggered.connect(fail)
    house.window.commands.read_out.trigger()
    button(shown(qtbot), "Quit").click()
    assert not house.window.isVisible()


def test_a_fault_in_a_thread_is_told(house: House, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    shown(qtbot).reject()
    assert house.controller.running


def test_what_python_cannot_raise_is_logged_and_not_told(house: House, qtbot: QtBot, tmp_path: Path) -> None:
    class Unwilling:
        def __del__(self) -> None:
            fail()

    Unwilling()
    gc.collect()
    QApplication.processEvents()
    assert not house.window.desk.open
    assert "planted" in log_of(tmp_path)


def test_complaints_of_qt_are_logged_ever_more_seldom(mishaps: Mishaps, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        for _ in range(1000):
            qWarning("the lamp flickers")
        qWarning("another one")
    assert [record.getMessage() for record in caplog.records] == ["the lamp flickers"] * 4 + ["another one"]
    for number in range(500):
        qWarning(f"complaint {number}")
    assert len(caplog.records) < 250


def test_ctrl_c_is_no_mishap(mishaps: Mishaps, qtbot: QtBot, capfd: pytest.CaptureFixture[str]) -> None:
    with qtbot.assertNotEmitted(mishaps.happened):
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert "KeyboardInterrupt" in capfd.readouterr().err


def test_closed_everything_is_as_before() -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    listening = Mishaps()
    listening.listen()
    assert sys.excepthook is not before[0]
    listening.close()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_a_report_without_a_match_and_one_of_nothing() -> None:
    assert "boom" in report(Mishap("here", "boom"), None)
    assert "{" not in report(Mishap("here", "boom"), None)
    assert mishap_of(None).traceback == ""
    told = report(Mishap("here", "boom"), Record("no-kings", ("Ayşe", "Bo"), 3, extra={"table": {"human": [0]}}))
    assert "Ayşe" not in told and '"A"' in told and "human" not in told


@pytest.mark.parametrize(("language", "said"), [("en", "Something went wrong"), ("tr", "Bir şeyler ters gitti")])
def test_a_program_that_cannot_begin_says_so(tmp_path: Path, language: str, said: str) -> None:
    script = (
        "import sys; from pathlib import Path; from PySide6.QtWidgets import QDialog; import kingtable.app as app\n"
        "def fail(*given): raise ValueError('planted')\n"
        "app.MainWindow = fail\n"
        "QDialog.exec = lambda dialog: print(dialog.windowTitle())\n"
        "sys.exit(app.run(Path(sys.argv[1]), app.Errand(), sys.argv[2]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path), language],
        env=os.environ | {"PYTHONUTF8": "1"}, capture_output=True, encoding="utf-8", timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout.strip()) == (1, said)
    assert "planted" in log_of(tmp_path)
