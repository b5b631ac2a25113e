"""What the home page tells whoever plays now."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from kingtable.games import IDS
from kingtable.store.results import Tally
from kingtable.store.settings import Settings
from kingtable.store.stats import Stats
from kingtable.ui.pages.home import Home
from kingtable.ui.player_menu import everybody
from kingtable.ui.players import Players
from kingtable.ui.unfinished import Unfinished

_log = logging.getLogger(__name__)


def front_page(unfinished: Unfinished, stats: Stats, players: Players, settings: Settings) -> Home:
    """The match to go on with, who can sit down, and the figures of who sits there."""
    card, others = unfinished.newest()
    return Home(
        continue_match=card,
        others=others,
        player_name=settings.player_name,
        seats=everybody(players),
        player=settings.player,
        tallies={**dict.fromkeys(IDS, Tally()), **_tallies(stats, settings.player)},
    )


def _tallies(stats: Stats, player: str) -> Mapping[str, Tally]:
    try:
        return stats.tallies(player)
    except OSError as error:
        # The writer tells of a folder that refuses; the home page can do without figures.
        _log.warning("The statistics cannot be read: %s", error)
        return {}
