"""What the settings say about the look and the pace of a table."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from kingtable.store.settings import Settings
from kingtable.ui.deck import chosen_deck
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.theme import theme_of


def chosen_look(settings: Settings, game: str, window: QWidget) -> Look:
    """The look of that game's table in that window."""
    theme = theme_of(settings.theme)
    return Look(
        theme=replace(theme, deck=chosen_deck(settings, theme.plain_cloth)),
        game=game,
        text_scale=settings.text_scale,
        ratio=window.devicePixelRatioF(),
        font=window.font(),
        highlight=settings.highlight_playable,
    )


def chosen_pace(settings: Settings) -> Pace:
    """How fast cards move, what rests, and what goes by itself."""
    return Pace(
        settings.speed,
        settings.trick_rest_ms,
        settings.reduced_motion,
        settings.deal_summary,
        settings.auto_play,
    )
