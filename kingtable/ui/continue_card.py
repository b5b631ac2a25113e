"""What an unfinished match is about, in words, for the home screen and the list of matches."""

from __future__ import annotations

from collections import deque
from datetime import UTC, datetime, timedelta

from kingtable.core.record import RecordError
from kingtable.core.replay import replay
from kingtable.games import game_of
from kingtable.games.king import View
from kingtable.store.matches import Match
from kingtable.ui import text
from kingtable.ui.pages.continue_panel import ContinueCard
from kingtable.ui.people import seated


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
        title=text.match_title(match.record.game, view.deal.number),
        line=_situation(view, people.names),
        people=tuple(
            (person.name, person.avatar, total) for person, total in zip(people.seats, view.totals, strict=True)
        ),
        saved_ago=saved_ago(match.saved),
        contract=view.deal.contract,
    )


def _situation(view: View, names: tuple[str, ...]) -> str:
    deal = view.deal
    if view.over:
        return text.situation_over()
    mine = deal.to_act == view.seat
    if deal.contract is None:
        return text.situation_your_choice() if mine else text.chooses_line(names[deal.chooser])
    named = text.named_line(names[deal.chooser], deal.contract)
    return f"{named} {text.situation_your_turn()}" if mine else named


def saved_ago(saved: str) -> str:
    """When a match was saved, as people say it; ``saved`` is ISO text in UTC."""
    try:
        then = datetime.fromisoformat(saved)
    except ValueError:
        return ""
    if then.tzinfo is None:
        then = then.replace(tzinfo=UTC)
    gone = datetime.now(UTC) - then
    if gone < timedelta(minutes=1):
        return text.saved_just_now()
    if gone < timedelta(hours=1):
        return text.saved_minutes(int(gone.total_seconds() // 60))
    if gone < timedelta(days=1):
        return text.saved_hours(int(gone.total_seconds() // 3600))
    return text.saved_days(gone.days)
