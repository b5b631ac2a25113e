"""The true window, walked through by a program that knows what a screen reader is told and nothing else."""

from __future__ import annotations

import pytest

from benchmarks.blind_walk import lacking, walk


@pytest.mark.skipif(bool(lacking()), reason="needs Xvfb, openbox, dbus-run-session and AT-SPI for the system's Python")
def test_a_deal_of_king_is_played_by_ear() -> None:
    status, lines = walk("king")
    assert status == 0, "\n".join(lines[-40:])
    heard = [line.removeprefix("heard: ") for line in lines if line.startswith("heard: ")]
    assert any(line.startswith("King, deal 1 of 20.") for line in heard), "the situation is read out on request"
    assert sum("takes it" in line or "take it" in line for line in heard) >= 2
