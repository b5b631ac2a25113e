"""The scripts of the packages as modules; they are no part of the program."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def script(name: str) -> Any:
    """The script of that name, which may stand in a folder below, like ``program/parts``."""
    file = PACKAGING / f"{name}.py"
    module_name = file.stem
    if module_name not in sys.modules:
        spec = importlib.util.spec_from_file_location(module_name, file)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[module_name] = module
        # The scripts name each other as those do that lie in one folder; nothing else shall find them.
        beside = [str(PACKAGING), str(PACKAGING / "program")]
        before = sys.path[:]
        sys.path[:0] = beside
        try:
            spec.loader.exec_module(module)
        finally:
            sys.path[:] = before
    return sys.modules[module_name]
