"""A blind walk: a deal of each game by keys, knowing only what a screen reader is told.

``python -m benchmarks.blind_walk [GAME …]`` needs Linux with Xvfb, openbox, dbus-run-session, the AT-SPI registry and
Python's `gi` with Atspi for the system's own interpreter (Debian: xvfb, openbox, dbus, at-spi2-core, python3-gi,
gir1.2-atspi-2.0). For each game the program is started on a display and a bus of its own. This file then runs a second
time, as the walker: it presses keys, hears announcements, and asks for the names of what has the focus. It imports
nothing of the program.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TITLES = {"king": "King", "classic-king": "Classic King", "kings-reverse": "Kings Reverse", "no-kings": "Injera Be Wat"}
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE = 30.0
"""Seconds without any word from the table after which the walk has failed."""
LONGEST = 400.0
"""Seconds that a walk may take."""
CONTROL = 37
"""The key's number on every X keyboard of today."""
KEYS = {"Return": 0xFF0D, "Tab": 0xFF09, "Left": 0xFF51, "Right": 0xFF53, "Home": 0xFF50, "Esc": 0xFF1B, "F2": 0xFFBF}


def lacking() -> str:
    """What the walk needs and this machine has not, "" if it can begin."""
    for tool in ("Xvfb", "openbox", "dbus-run-session", SYSTEM_PYTHON):
        if shutil.which(tool) is None:
            return tool
    asked = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if subprocess.run([SYSTEM_PYTHON, "-c", asked], capture_output=True, check=False).returncode:
        return "gir1.2-atspi-2.0"
    return ""


def walk(game: str, echo: bool = False) -> tuple[int, list[str]]:
    """Play a deal of that game; the walker's exit status and everything that it did and heard."""
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder, "config")
        config.mkdir()
        # The pace changes nothing that is said.
        settings = {"speed": "instant"}
        Path(config, "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        read, write = os.pipe()
        display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset"],
            pass_fds=(write,), stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        try:
            with os.fdopen(read) as numbers:
                number = numbers.readline().strip()
            done = _with_display(game, folder, number, echo)
        finally:
            display.terminate()
            display.wait()
    lines = done.stdout.splitlines()
    return done.returncode, lines


def _with_display(game: str, folder: str, number: str, echo: bool) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(ROOT), "XDG_RUNTIME_DIR": folder,
    }  # fmt: skip
    environment.pop("WAYLAND_DISPLAY", None)
    environment.pop("DBUS_SESSION_BUS_ADDRESS", None)
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, __file__, "--walk", game, folder, sys.executable]
    out = None if echo else subprocess.PIPE
    return subprocess.run(command, env=environment, stdout=out, stderr=None if echo else subprocess.STDOUT,
                          text=True, timeout=LONGEST + 60, check=False)  # fmt: skip


class Lost(Exception):
    """The walker does not know what to do."""


class Walker:
    """Presses keys, and knows what was announced and what has the focus."""

    def __init__(self) -> None:
        import gi  # type: ignore[import-not-found,unused-ignore]

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib  # type: ignore[import-not-found,unused-ignore]

        self._atspi = Atspi
        Atspi.init()
        self._context = GLib.MainContext.default()
        self.heard: list[str] = []
        self.focus = ""
        self.role = ""
        self.moves = 0
        self.refused = False
        self._listener = Atspi.EventListener.new(self._on_event)
        for kind in ("object:announcement", "object:state-changed:focused"):
            self._listener.register(kind)
        self._began = time.monotonic()

    def _on_event(self, event: object) -> None:
        kind, source = event.type, event.source  # type: ignore[attr-defined]
        if kind.startswith("object:announcement"):
            self.heard.append(str(event.any_data))  # type: ignore[attr-defined]
            print(f"heard: {self.heard[-1]}", flush=True)
        elif event.detail1 and source is not None:  # type: ignore[attr-defined]
            self.moves += 1
            self.focus, self.role = source.get_name(), source.get_role_name()

    def listen(self, seconds: float) -> None:
        """Take in what is said in that time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while self._context.pending():
                self._context.iteration(False)
            time.sleep(0.005)
        if time.monotonic() - self._began > LONGEST:
            raise Lost("it takes too long")

    def press(self, key: str) -> None:
        """A key of the keyboard; then a moment for what it brings about."""
        value = KEYS.get(key) or ord(key.lower())
        self._atspi.generate_keyboard_event(value, None, self._atspi.KeySynthType.SYM)
        self.listen(0.12)
        print(f"{key}: {self.focus} [{self.role}]", flush=True)

    def await_more(self, heard: int = -1, moves: int = -1) -> None:
        """Wait until there are more sentences, or more moves of the focus, than that."""
        end = time.monotonic() + PATIENCE
        while len(self.heard) == heard or self.moves == moves:
            self.listen(0.02)
            if time.monotonic() > end:
                raise Lost("nothing follows")

    def quit(self) -> None:
        """Ctrl+Q."""
        kinds = self._atspi.KeySynthType
        self._atspi.generate_keyboard_event(CONTROL, None, kinds.PRESS)
        self._atspi.generate_keyboard_event(ord("q"), None, kinds.SYM)
        self._atspi.generate_keyboard_event(CONTROL, None, kinds.RELEASE)

    def hear_out(self, heard: int) -> None:
        """If there are more sentences than that, listen until nothing follows for a while."""
        self.listen(0.02)
        while len(self.heard) > heard:
            heard = len(self.heard)
            self.listen(0.2)

    def move(self, key: str) -> None:
        """A key that must move the focus."""
        before = self.moves
        self.press(key)
        self.await_more(moves=before)

    def program(self) -> object:
        """The program's entry on the desktop."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            desk = self._atspi.get_desktop(0)
            for place in range(desk.get_child_count()):
                found = desk.get_child_at_index(place)
                if found is not None and found.get_child_count():
                    found.set_cache_mask(self._atspi.Cache.NONE)
                    return found
            self.listen(0.1)
        raise Lost("the program does not show up")

    def things(self, heading: str) -> list[str]:
        """The names under a heading of the table."""
        table = self._find(self.program(), "Card table", 12)
        for place in range(table.get_child_count() if table is not None else 0):  # type: ignore[attr-defined]
            child = table.get_child_at_index(place)  # type: ignore[attr-defined]
            if child is not None and child.get_name() == heading:
                return [child.get_child_at_index(n).get_name() for n in range(child.get_child_count())]
        return []

    def _find(self, of: object, name: str, depth: int) -> object | None:
        if of.get_name() == name:  # type: ignore[attr-defined]
            return of
        for place in range(of.get_child_count() if depth else 0):  # type: ignore[attr-defined]
            child = of.get_child_at_index(place)  # type: ignore[attr-defined]
            found = self._find(child, name, depth - 1) if child is not None else None
            if found is not None:
                return found
        return None

    def leave(self, name: str) -> None:
        """Wait until something else has the focus."""
        end = time.monotonic() + PATIENCE
        while self.focus == name:
            self.listen(0.1)
            if time.monotonic() > end:
                raise Lost(f"nothing comes after {name}")

    def tab_to(self, name: str) -> None:
        """By Tab until that has the focus."""
        for _ in range(60):
            if self.focus == name:
                return
            self.move("Tab")
        raise Lost(f"Tab never comes to {name}")


def play(game: str, walker: Walker) -> None:
    """From the home screen to the end of a deal."""
    walker.program()
    # The keys of a window that has not got the keyboard yet are lost.
    walker.await_more(moves=0)
    walker.tab_to(f"Play {TITLES[game]}")
    walker.press("Return")
    walker.leave(f"Play {TITLES[game]}")
    walker.press("Return")
    read_out = False
    done = 0
    since = time.monotonic()
    while True:
        walker.hear_out(done)
        for sentence in walker.heard[done:]:
            since = time.monotonic()
            if re.search(r"^This deal|This deal:|^Round 1: .*(won|tie)", sentence):
                print("The deal is over.", flush=True)
                return
        fresh, done = walker.heard[done:], len(walker.heard)
        offers = _offers(fresh)
        text = " ".join(fresh)
        if not read_out and _is_due(text):
            read_out = True
            walker.press("F2")
            walker.await_more(heard=done)
            done = len(walker.heard)
            print("players: " + " | ".join(walker.things("Players")), flush=True)
        if "name the game" in text:
            _name_a_game(walker)
        elif _is_due(text) or offers:
            _act(walker, text, offers)
        elif time.monotonic() - since > PATIENCE:
            raise Lost("nothing is said any more")


def _is_due(text: str) -> bool:
    return "It is your turn" in text or "capture to choose" in text


def _offers(sentences: list[str]) -> list[tuple[str, str]]:
    """(words, key) of what was last offered."""
    found = [sentence for sentence in sentences if sentence.startswith("You can: ")]
    return re.findall(r"(?:: |; )([^;]*?) \(key ([^)]+)\)", found[-1]) if found else []


def _name_a_game(walker: Walker) -> None:
    """The first game that is not closed."""
    for _ in range(12):
        if "closed" not in walker.focus and walker.role not in ("frame", "grouping"):
            walker.press("Return")
            return
        walker.press("Right")
    raise Lost("every game is closed")


def _act(walker: Walker, text: str, offers: list[tuple[str, str]]) -> None:
    """A card that may be played, else the first thing offered."""
    if "No card may be played" not in text and ("may be played" in text or "You may play" in text or "must be" in text
                                                 or "Hand a card" in text):  # fmt: skip
        _play_a_card(walker)
    elif offers:
        walker.press(offers[0][1])
    else:
        raise Lost(f"what is to be done? {text}")


def _play_a_card(walker: Walker) -> None:
    walker.move("Home")
    for _ in range(120):
        if walker.role == "list item" and "not playable" not in walker.focus:
            walker.press("Return")
            return
        if not walker.refused and walker.role == "list item":
            # Once in a walk, to be told why not.
            walker.refused = True
            heard = len(walker.heard)
            walker.press("Return")
            walker.await_more(heard=heard)
            print(f"refused: {walker.heard[-1]}", flush=True)
        walker.move("Right")
    raise Lost("no card of the hand can be played")


def _walker(game: str, folder: str, python: str) -> int:
    """The second run of this file."""
    # Windows get the keyboard from a window manager.
    manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    program = subprocess.Popen([python, "-m", "kingtable", "--data-dir", folder])
    try:
        walker = Walker()
        play(game, walker)
        walker.quit()
        status = program.wait(PATIENCE)
    except Lost as error:
        print(f"lost: {error}", flush=True)
        status = program.poll() or 1
    except subprocess.TimeoutExpired:
        print("the program does not end", flush=True)
        status = 1
    finally:
        for process in (program, manager):
            process.terminate()
            process.wait()
    if status:
        print(f"the program ended with status {status}", flush=True)
    return int(status != 0)


def main(games: list[str]) -> int:
    """Walk through the games named, or all."""
    missing = lacking()
    if missing:
        print(f"blind_walk: left out: it needs {missing}")
        return 0
    failed = 0
    for game in games or TITLES:
        began = time.monotonic()
        status, lines = walk(game)
        heard = sum(line.startswith("heard: ") for line in lines)
        keys = sum(bool(re.match(r"\w+: .*\[.*\]$", line)) for line in lines)
        print(f"{game}: {'ok' if status == 0 else 'FAILED'}, {keys} keys, {heard} sentences heard, "
              f"{time.monotonic() - began:.0f} s")  # fmt: skip
        if status:
            failed = 1
            print("\n".join(lines[-30:]))
    return failed


if __name__ == "__main__":
    if sys.argv[1:2] == ["--walk"]:
        sys.exit(_walker(*sys.argv[2:5]))
    sys.exit(main(sys.argv[1:]))
