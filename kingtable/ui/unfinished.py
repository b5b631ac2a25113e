"""The matches that wait to be played on, in words."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from kingtable.core.record import RecordError
from kingtable.core.replay import IllegalRecord
from kingtable.store.fault import fault_of
from kingtable.store.matches import MatchStore
from kingtable.ui.chosen import Chosen
from kingtable.ui.continue_card import continue_card
from kingtable.ui.pages.continue_panel import ContinueCard


class Unfinished(QObject):
    """Reads them from the store; what cannot be read or played through is set aside and told of."""

    set_aside = Signal(object)
    """SetAside files."""

    def __init__(self, matches: MatchStore, chosen: Chosen) -> None:
        super().__init__(chosen)
        self._matches = matches
        self._chosen = chosen

    def cards(self) -> list[ContinueCard]:
        """All of them, the newest first."""
        return [card for card in map(self._card_of, self._ids()) if card is not None]

    def newest(self) -> tuple[ContinueCard | None, int]:
        """The newest that can be played through, and how many others there are."""
        left = iter(self._ids())
        card = next((card for card in map(self._card_of, left) if card is not None), None)
        return card, len(list(left))

    def _ids(self) -> list[str]:
        summaries, set_aside = self._matches.unfinished()
        self.set_aside.emit(set_aside)
        return [summary.id for summary in summaries]

    def _card_of(self, id: str) -> ContinueCard | None:
        """The match in words; where the newer file cannot be played through, its backup is tried."""
        while (match := self._matches.load(id).value) is not None:
            try:
                return continue_card(match, self._chosen.settings.avatar)
            except (RecordError, IllegalRecord) as error:
                file = self._matches.set_aside(id, fault_of(error))
                self.set_aside.emit([file])
                if file.aside is None:
                    break
        return None
