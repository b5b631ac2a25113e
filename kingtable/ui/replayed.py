"""A finished match from its first deal to its end: every position, every step between two, and where deals begin."""

from __future__ import annotations

from typing import Any, NamedTuple

from kingtable.core.cards import Card
from kingtable.core.events import Event, redact
from kingtable.core.record import RecordError
from kingtable.core.replay import replay
from kingtable.games import game_of
from kingtable.store.matches import Match


class DealPlace(NamedTuple):
    """A deal, round or hand of the match: its number and the number of actions before it."""

    number: int
    begins: int


class Replayed:
    """Positions are numbered by the actions before them."""

    def __init__(self, match: Match) -> None:
        """RecordError or IllegalRecord if the record cannot be played through."""
        game = game_of(match.record.game)
        if game is None:
            raise RecordError("game", f"unknown game {match.record.game!r}")
        self.match = match
        self.game = game
        self._states = list(replay(game, match.record))
        self.deals = self._deals()

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self._states) - 1

    def view(self, index: int, seat: int) -> Any:
        """What that seat knew there."""
        return self.game.view(self._states[index], seat)

    def hands(self, index: int) -> tuple[tuple[Card, ...], ...]:
        """The hands of all seats there; empty where the game has no hidden hands."""
        spread = self.game.spread(self._states[index])
        return tuple(() for _ in spread.hands) if spread.piles else spread.hands

    def events(self, index: int, seat: int | None) -> tuple[Event, ...]:
        """What the action after that position brought about, as that seat saw it; None for one who sees all."""
        actor, text = self.match.record.actions[index]
        action = self.game.decode(text)
        assert action is not None, "it was played"
        _, events = self.game.apply(self._states[index], actor, action)
        return events if seat is None else tuple(redact(event, seat) for event in events)

    def deal_at(self, index: int) -> int:
        """The place in `deals` of the one that is played there."""
        return max(place for place, deal in enumerate(self.deals) if deal.begins <= index)

    def _deals(self) -> tuple[DealPlace, ...]:
        found: list[DealPlace] = []
        for index, state in enumerate(self._states):
            standing = self.game.standing(state)
            if standing.places is None and (not found or standing.deal != found[-1].number):
                found.append(DealPlace(standing.deal, index))
        return tuple(found)
