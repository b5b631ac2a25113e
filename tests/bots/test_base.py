"""The stream of a bot's own randomness."""

from __future__ import annotations

import hashlib

from kingtable.bots.base import bot_seed


def test_bot_seed_is_the_documented_hash() -> None:
    digest = hashlib.sha256(b"kingtable/bot/20260101/3/17").hexdigest()
    assert bot_seed(20260101, 3, 17) == int(digest[:16], 16)


def test_every_moment_has_its_own_stream() -> None:
    seeds = {bot_seed(seed, seat, index) for seed in range(5) for seat in range(4) for index in range(50)}
    assert len(seeds) == 5 * 4 * 50
