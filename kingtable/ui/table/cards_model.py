"""One Qt item model of all the cards on the table; the sprites, and whoever else describes the table, read it.

A row is a piece of cardboard: it keeps its row while it moves from zone to zone, whether its face is seen or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kingtable.core.cards import Card
from kingtable.ui import text
from kingtable.ui.table.picture import CardPic, Zone
from kingtable.ui.table.placement import Placement

Index = QModelIndex | QPersistentModelIndex


class CardRole(IntEnum):
    """What can be asked of a card besides its name."""

    PIC = Qt.ItemDataRole.UserRole + 1
    """The `CardPic`: face, zone, legal, marks."""
    PLACEMENT = Qt.ItemDataRole.UserRole + 2
    """Where it lies when nothing moves."""


class Row(Struct):
    """One card of the model."""

    pic: CardPic
    placement: Placement


class CardsModel(QAbstractListModel):
    """All cards of the table, seen and unseen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """The number of cards in the game."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The card's name, or what `CardRole` lists."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == CardRole.PIC:
            return row.pic
        if role == CardRole.PLACEMENT:
            return row.placement
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return text.card_name(row.pic.face) if row.pic.face else text.hidden_card()
        return None

    def pic(self, row: int) -> CardPic:
        """The card in that row."""
        return self._rows[row].pic

    def placement(self, row: int) -> Placement:
        """Where the card of that row lies when nothing moves."""
        return self._rows[row].placement

    def row_of(self, face: Card) -> int | None:
        """The row that shows that face, None if it is unseen."""
        return next((row for row, held in enumerate(self._rows) if held.pic.face == face), None)

    def show(self, pics: Sequence[CardPic], placements: Sequence[Placement]) -> None:
        """Make the model equal to these cards; a card that becomes visible keeps the row it had where it came from."""
        if len(pics) != len(self._rows):
            self.beginResetModel()
            self._rows = [Row(pic, placement) for pic, placement in zip(pics, placements, strict=True)]
            self.endResetModel()
            return
        rows = _assigned([row.pic for row in self._rows], pics)
        for row, pic, placement in zip(rows, pics, placements, strict=True):
            held = self._rows[row]
            if held.pic != pic or held.placement != placement:
                held.pic, held.placement = pic, placement
                index = self.index(row)
                self.dataChanged.emit(index, index)


def _assigned(old: Sequence[CardPic], new: Sequence[CardPic]) -> list[int]:
    """For each new card the old row that becomes it: same face, else unseen from the right zone, else any free row."""
    faces = {pic.face: row for row, pic in enumerate(old) if pic.face is not None}
    rows: list[int | None] = [faces.get(pic.face) if pic.face is not None else None for pic in new]
    for place, row in _stayed(old, new):
        rows[place] = row
    free = set(range(len(old))) - {row for row in rows if row is not None}
    for wanted in (_from_origin, _any_unseen, _any):
        for place, pic in enumerate(new):
            if rows[place] is None:
                found = next((row for row in sorted(free) if wanted(old[row], pic)), None)
                if found is not None:
                    rows[place] = found
                    free.discard(found)
    return [row for row in rows if row is not None]


def _stayed(old: Sequence[CardPic], new: Sequence[CardPic]) -> list[tuple[int, int]]:
    """Unseen cards that stay unseen, as (new place, old row): in their zone, or all of a kind of zone moved up."""
    before, after = _unseen(old), _unseen(new)
    pairs: list[tuple[int, int]] = []
    for kind, places in after.items():
        lying = before.get(kind, [])
        if len(lying) == len(places):
            pairs += zip(places, lying, strict=True)
            continue
        by_zone: dict[Zone, list[int]] = {}
        for row in reversed(lying):
            by_zone.setdefault(old[row].zone, []).append(row)
        pairs += ((place, by_zone[new[place].zone].pop()) for place in places if by_zone.get(new[place].zone))
    return pairs


def _unseen(pics: Sequence[CardPic]) -> dict[str, list[int]]:
    """Where the unseen cards stand in the list, by the kind of their zone, in the order in which they lie."""
    found: dict[str, list[int]] = {}
    for place in sorted(range(len(pics)), key=lambda place: (pics[place].zone.seat, pics[place].slot)):
        if pics[place].face is None:
            found.setdefault(pics[place].zone.kind, []).append(place)
    return found


def _from_origin(old: CardPic, new: CardPic) -> bool:
    return old.face is None and new.face is not None and old.zone == (new.origin or new.zone)


def _any_unseen(old: CardPic, _new: CardPic) -> bool:
    return old.face is None


def _any(_old: CardPic, _new: CardPic) -> bool:
    return True
