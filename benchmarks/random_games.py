"""Whole matches of Turkish King at random under varied table rules, every promise of the rules watched.

After each action it is counted that legal actions were accepted and that all others were refused; after each deal
and match that the sums of the rule book hold. The first broken promise ends the run with an AssertionError.
"""

from __future__ import annotations

import argparse
import itertools
import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from kingtable.core.actions import Action
from kingtable.core.game import IllegalAction
from kingtable.games.king import KING, State
from kingtable.games.king_contracts import CONTRACTS, PENALTIES, UNIT_VALUE, UNITS, is_trump
from kingtable.games.tricks import DECK

ACTIONS = tuple(
    action
    for text in [*(f"name {name}" for name in CONTRACTS), *(f"play {r}{s}" for s in "SHDC" for r in "A K Q J 10 9 8 7 6 5 4 3 2".split())]
    if (action := KING.decode(text)) is not None
)
