"""What an unfinished match is about, in words, for the home screen and the list of matches."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QDateTime, Qt

from kingtable.core.record import RecordError
from kingtable.core.replay import replay
from kingtable.games import game_of
from kingtable.games.king import View
from kingtable.store.matches import Match
from kingtable.ui import notices, told
from kingtable.ui.pages.continue_panel import ContinueCard
from kingtable.ui.people import People, seated


def continue_card(match: Match, avatar: int) -> ContinueCard:
    """The card of that match; RecordError or IllegalRecord if it cannot be played through."""
    game = game_of(match.record.game)
    if game is None:
        raise RecordError("game", f"unknown game {match.record.game!r}")
    # Only the last state is wanted.
    state = deque(replay(game, match.record), maxlen=1).pop()
    viewer = match.human[0] if match.human else 0
    view: View = game.view(state, viewer)
    people = seated(match.record.seats, match.levels, viewer, avatar)
    return ContinueCard(
        match_id=match.id,
        title=told.match_title(match.record.game, view.deal.number),
        line=_situation(view, people),
        people=tuple(
            (person.name, person.avatar, total) for person, total in zip(people.seats, view.totals, strict=True)
        ),
        saved_ago=_saved(match.saved),
        contract=view.deal.contract,
        over=view.over,
    )


def _situation(view: View, people: People) -> str:
    deal = view.deal
    if view.over:
        return told.situation_over()
    mine = deal.to_act == view.seat
    if deal.contract is None:
        return told.chooses(people, deal.chooser)
    named = told.named(people, deal.chooser, deal.contract)
    return f"{named} {told.situation_your_turn()}" if mine else named


def _saved(saved: str) -> str:
    when = QDateTime.fromString(saved, Qt.DateFormat.ISODate).toLocalTime()
    return notices.saved_at(when, QDateTime.currentDateTime()) if when.isValid() else ""
