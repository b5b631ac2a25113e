"""What the home page tells whoever plays now."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from kingtable.games import IDS
from kingtable.store.results import Ended, Tally
from kingtable.store.settings import Settings
from kingtable.store.stats import Stats
from kingtable.ui.pages.at_home import LATELY, Home
from kingtable.ui.player_menu import everybody
from kingtable.ui.players import Players
from kingtable.ui.unfinished import Unfinished

_log = logging.getLogger(__name__)


def front_page(unfinished: Unfinished, stats: Stats, players: Players, settings: Settings) -> Home:
    """The match to go on with, who can sit down, and the figures of who sits there."""
    card, others = unfinished.newest()
    tallies, lately = _figures(stats, settings.player)
    return Home(
        continue_match=card,
        others=others,
        player_name=settings.player_name,
        seats=everybody(players),
        player=settings.player,
        tallies={**dict.fromkeys(IDS, Tally()), **tallies},
        lately=lately,
    )


def _figures(stats: Stats, player: str) -> tuple[Mapping[str, Tally], Sequence[Ended]]:
    try:
        return stats.tallies(player), stats.lately(player, LATELY)
    except OSError as error:
        # The writer tells of a folder that refuses; the home page can do without figures.
        _log.warning("The statistics cannot be read: %s", error)
        return {}, ()
