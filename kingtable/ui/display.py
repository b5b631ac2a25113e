"""Whether a window can be shown at all. Qt ends the whole process without a display, so this looks first."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_WITHOUT_DISPLAY = ("offscreen", "minimal", "vnc", "eglfs", "linuxfb")


def display_problem(environment: Mapping[str, str] = os.environ) -> str | None:
    """Why no window can be shown, None if one can. Only X and Wayland systems are looked at."""
    if sys.platform in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM", "").startswith(_WITHOUT_DISPLAY):
        return None
    wayland = environment.get("WAYLAND_DISPLAY", "")
    if wayland and _wayland_socket(wayland, environment).exists():
        return None
    display = environment.get("DISPLAY", "")
    if not display:
        return "there is no display: neither DISPLAY nor WAYLAND_DISPLAY names one"
    return None if _answers(display) else f"the display {display} does not answer"


def _wayland_socket(name: str, environment: Mapping[str, str]) -> Path:
    return Path(environment.get("XDG_RUNTIME_DIR", "/")) / name


def _answers(display: str) -> bool:
    host, _, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if not number.isdecimal():
        return False
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        return _connects(socket.AF_UNIX, path) or _connects(socket.AF_UNIX, "\0" + path)
    return _connects(socket.AF_INET, (host, 6000 + int(number)))


def _connects(family: int, address: str | tuple[str, int]) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(2)
        try:
            probe.connect(address)
        except (OSError, OverflowError, TypeError):  # the last two: there cannot be such a port, such a name
            return False
        return True
