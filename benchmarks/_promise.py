"""What the random matches of every game watch with."""

from __future__ import annotations


class BrokenPromise(AssertionError):
    """The engine did what the rules exclude."""


def promise(kept: bool, words: str) -> None:
    """Stop if it was not kept; unlike `assert` under every option of the interpreter."""
    if not kept:
        raise BrokenPromise(words)
