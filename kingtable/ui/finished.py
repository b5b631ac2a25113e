"""What the statistics remember of a finished match of any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from kingtable.core.record import write_record
from kingtable.games import classic_king, game_of, king_match, kings_reverse, no_kings
from kingtable.games.classic_king_rounds import contract_of
from kingtable.store.matches import Match
from kingtable.store.results import FinishedDeal, FinishedMatch, FinishedSeat
from kingtable.ui.deeds import deeds_of

Lines = tuple[tuple[FinishedSeat, ...], tuple[FinishedDeal, ...]]


def finished_match(match: Match, view: Any, places: tuple[int, ...]) -> FinishedMatch:
    """The match as plain data; ``view`` is any seat's View of its end."""
    game = game_of(match.record.game)
    assert game is not None, "the match was played"
    seats, deals = _LINES[game.id](match, view, places)
    deeds = deeds_of(game, match.record)
    best, worst = (min, max) if game.id == kings_reverse.KINGS_REVERSE.id else (max, min)
    entries = [[deal.entries[seat] for deal in deals] for seat in range(len(seats))]
    return FinishedMatch(
        id=match.id,
        game=match.record.game,
        options=match.record.options,
        seed=match.record.seed,
        started=match.started,
        finished=datetime.now(UTC).isoformat(timespec="seconds"),
        record=write_record(match.record).decode("utf-8"),
        seats=tuple(
            replace(
                line,
                # A record may hold half a character, which a database cannot.
                name=line.name.encode("utf-8", "replace").decode("utf-8"),
                profile=match.owner(seat),
                best_deal=best(entries[seat], default=None),
                worst_deal=worst(entries[seat], default=None),
                refused=match.refusals(seat),
                deeds=deeds[seat],
            )
            for seat, line in enumerate(seats)
        ),
        deals=deals,
        undo_used=match.undo_used,
        hints_used=match.hints_used,
        practice=match.practice,
    )


def _king(match: Match, view: king_match.View, places: tuple[int, ...]) -> Lines:
    seats = tuple(
        FinishedSeat(
            name=name,
            level=match.company.levels_in(len(view.sheet))[seat],
            total=view.totals[seat],
            place=places[seat],
            deals_won=sum(done.entries[seat] == max(done.entries) for done in view.sheet),
            kings_made=king_match.kings_made(view.sheet, seat),
            king_points=king_match.king_points(view.sheet, seat, places[seat]),
        )
        for seat, name in enumerate(match.record.seats)
    )
    return seats, tuple(FinishedDeal(done.chooser, done.contract, done.entries) for done in view.sheet)


def _classic_king(match: Match, view: classic_king.View, places: tuple[int, ...]) -> Lines:
    """A round is won with its highest entry, shared ones too."""
    won = [sum(done.entries[seat] == max(done.entries) for done in view.sheet) for seat in range(len(places))]
    deals = tuple(
        FinishedDeal(None, contract_of(number), done.entries) for number, done in enumerate(view.sheet, start=1)
    )
    return _seats(match, len(view.sheet), view.totals, places, won), deals


def _kings_reverse(match: Match, view: kings_reverse.View, places: tuple[int, ...]) -> Lines:
    """A hand is won by going out; a blocked one by nobody."""
    won = [sum(done.out == seat for done in view.sheet) for seat in range(len(places))]
    return _seats(match, len(view.sheet), view.totals, places, won), tuple(
        FinishedDeal(None, "", done.entries) for done in view.sheet
    )


def _no_kings(match: Match, view: no_kings.View, places: tuple[int, ...]) -> Lines:
    """Totals are rounds won, entries the cards captured in a round; partners share both (NK-52, NK-53)."""
    deals = tuple(FinishedDeal(None, "", view.seating.by_seat(done.cards)) for done in view.sheet)
    return _seats(match, len(view.sheet), view.scores, places, view.scores), deals


def _seats(
    match: Match, deals: int, totals: tuple[int, ...], places: tuple[int, ...], won: list[int] | tuple[int, ...]
) -> tuple[FinishedSeat, ...]:
    levels = match.company.levels_in(deals)
    return tuple(
        FinishedSeat(name, levels[seat], totals[seat], places[seat], won[seat])
        for seat, name in enumerate(match.record.seats)
    )


_LINES: Mapping[str, Callable[[Match, Any, tuple[int, ...]], Lines]] = {
    "king": _king,
    "classic-king": _classic_king,
    "kings-reverse": _kings_reverse,
    "no-kings": _no_kings,
}
