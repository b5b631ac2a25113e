"""Where a match of Turkish King is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kingtable.games.king_contracts import DEALS, is_trump
from kingtable.games.king_match import View
from kingtable.ui import icons, told
from kingtable.ui.people import People
from kingtable.ui.situations.situation import MIXED, Situation
from kingtable.ui.text import contract_name, game_title

_ABOUT = {
    "el": ("2S", "3H", "2C", "4D", "3S"),
    "kupa": ("10H", "JH", "AH", "QH", "9H"),
    "erkek": ("JS", "KD", "KS", "JH", "KC"),
    "kiz": ("QS", "QD", "QC", "QH"),
    "rifki": ("QH", "KH", "AH"),
    "son": ("AC", "KD"),
}


def faces_of(contract: str | None) -> tuple[str, ...]:
    """The cards that a contract is about; before the naming a bit of everything."""
    if contract is None:
        return MIXED
    if is_trump(contract):
        return tuple(f"{rank}{contract[-1]}" for rank in ("10", "J", "A", "K", "Q"))
    return _ABOUT[contract]


def situation(view: View, people: People) -> Situation:
    """King, deal 7 of 20: who named what."""
    deal = view.deal
    title = QCoreApplication.translate("situations", "{game}, deal {number} of {all}")
    return Situation(
        title=title.format(game=game_title("king"), number=deal.number, all=DEALS),
        line=_line(view, people),
        figures=view.totals,
        faces=faces_of(deal.contract),
        mark="" if deal.contract is None else icons.mark_of(deal.contract),
        mark_name="" if deal.contract is None else contract_name(deal.contract),
    )


def _line(view: View, people: People) -> str:
    deal = view.deal
    if view.over:
        return told.situation_over()
    if deal.contract is None:
        return told.chooses(people, deal.chooser)
    named = told.named(people, deal.chooser, deal.contract)
    return f"{named} {told.situation_your_turn()}" if deal.to_act == view.seat else named
