"""Known weaknesses of packages: told where there are any, and skipped plainly where nothing can be known."""

from __future__ import annotations

import json
import subprocess

import pytest

from tests.packaging.scripts import script

audit = script("audit")


@pytest.mark.parametrize(
    ("out", "err", "status", "said"),
    [
        ({"dependencies": [{"name": "a", "version": "1", "vulns": []}]}, "", 0, "1 locked packages, 0 with"),
        ({"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]}]}, "", 1, "a 1: PYSEC-1"),
        (None, "Connection refused", 0, "skipped"),
        (None, "", 0, "skipped"),
        ({}, "", 0, "skipped"),
    ],
)
def test_what_pip_audit_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], out: object, err: str, status: int, said: str
) -> None:
    told = "" if out is None else json.dumps(out)
    monkeypatch.setattr(subprocess, "run", lambda command, **how: subprocess.CompletedProcess(command, 1, told, err))
    assert audit.main(["requirements/run.txt"]) == status
    assert said in capsys.readouterr().out
