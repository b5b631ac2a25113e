"""A finished match as somebody sees it who looks on: from one of the seats, or with all hands open."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from kingtable.ui.boards.board import Board
from kingtable.ui.people import People
from kingtable.ui.replayed import Replayed
from kingtable.ui.table.picture import Beat, Picture, Tempo
from kingtable.ui.table.pictures.opened import at_rest, opened

_WAITS = (Tempo.PAUSE, Tempo.SHOW, Tempo.TELL)


class Onlooker:
    """Is asked nothing and waited for by nobody."""

    def __init__(self, match: Replayed, board: Board, people: People, seat: int | None) -> None:
        """``seat`` is whose eyes see the match, None for all hands open."""
        self._match = match
        self.board = board
        self._all_open = seat is None
        self.people = people if seat is None else replace(people, viewer=seat)

    def view(self, index: int) -> Any:
        """What may be shown after that many actions."""
        return self._match.view(index, self.people.viewer)

    def picture(self, index: int) -> Picture:
        """The table after that many actions."""
        picture = at_rest(self.board.picture(self.view(index), self.people))
        return opened(picture, self._match.hands(index)) if self._all_open else picture

    def beats(self, index: int) -> list[Beat]:
        """The way from there to the next position."""
        events = self._match.events(index, self.people.viewer)
        beats = self.board.beats(self.view(index), events, self.view(index + 1), self.people)
        return [self._calm(beat, index) for beat in beats]

    def _calm(self, beat: Beat, index: int) -> Beat:
        picture = at_rest(beat.picture)
        if self._all_open:
            picture = opened(picture, self._match.hands(index + 1), self._match.hands(index))
        return replace(beat, picture=picture, tempo=Tempo.REST if beat.tempo in _WAITS else beat.tempo)

    def tells(self, event: object, index: int) -> str:
        """What a screen reader says when that beat on the way to that position begins."""
        return self.board.tells(event, self.view(index), self.people)

    def announcement(self, event: object, index: int) -> str:
        """What is written above the hand when that beat on the way to that position begins."""
        return self.board.announcement(event, self.view(index), self.people)
