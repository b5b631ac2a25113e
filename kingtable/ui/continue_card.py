"""What an unfinished match is about, in words, for the home screen and the list of matches."""

from __future__ import annotations

from collections import deque

from msgspec.structs import replace
from PySide6.QtCore import QDateTime, Qt

from kingtable.core.record import RecordError
from kingtable.core.replay import replay as replayed
from kingtable.games import game_of
from kingtable.store.matches import Match
from kingtable.ui import notices
from kingtable.ui.pages.continue_panel import ContinueCard
from kingtable.ui.people import seated
from kingtable.ui.situations import situation_of


def continue_card(match: Match, avatar: int) -> ContinueCard:
    """The card of that match; RecordError or IllegalRecord if it cannot be played through."""
    game = game_of(match.record.game)
    if game is None:
        raise RecordError("game", f"unknown game {match.record.game!r}")
    # Only the last state is wanted.
    state = deque(replayed(game, match.record), maxlen=1).pop()
    to_act = game.to_act(state)
    viewer = to_act if to_act in match.human else match.human[0] if match.human else 0
    people = seated(match.record.seats, match.levels, viewer, avatar, match.avatars, match.tempers)
    # Who looks at the home screen is not known where several people play.
    view = game.view(state, viewer) if len(match.human) < 2 else game.public(state, viewer)
    situation = situation_of(game.id, view, people)
    return ContinueCard(
        match_id=match.id,
        game=game.id,
        situation=replace(situation, title=notices.practice(situation.title)) if match.practice else situation,
        people=tuple((person.name, person.avatar) for person in people.seats),
        saved_ago=_saved(match.saved),
        over=view.over,
    )


def _saved(saved: str) -> str:
    when = QDateTime.fromString(saved, Qt.DateFormat.ISODate).toLocalTime()
    return notices.saved_at(when, QDateTime.currentDateTime()) if when.isValid() else ""
