"""Colours, sizes and durations: one frozen Theme in force at a time, and the style sheet made from it."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template
from typing import NamedTuple

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from kingtable.paths import resource
from kingtable.ui.deck import STANDARD_DECK, Deck


class Cloth(NamedTuple):
    """The colours of a cloth as #RRGGBB."""

    centre: str
    edge: str
    badge: str
    """Its near-black: the ground of badges and plates on it, under ivory."""


class Theme(Struct, frozen=True):
    """The colours of the house as #RRGGBB; ``dark`` picks the icons for dark panels."""

    name: str
    dark: bool
    window: str
    panel: str
    text: str
    muted: str
    hairline: str
    edge: str
    accent: str
    on_accent: str
    penalty: str
    gain: str
    link: str
    own_row: str
    sunken: str
    gold: str
    bronze: str
    focus: str
    cloths: Mapping[str, Cloth]
    """Each game's cloth, by the game's id."""
    plain_cloth: bool
    """High contrast: no weave, medallion or vignette."""
    line: int
    """Width of hairlines and edges, px."""
    deck: Deck = STANDARD_DECK
    """The cards of the house, which go with every theme."""


_CLOTHS = {
    "king": Cloth("#2F7A5D", "#123A2C", "#0C1F1A"),
    "classic-king": Cloth("#335F93", "#152B49", "#0D1726"),
    "kings-reverse": Cloth("#7A3F63", "#371A30", "#1E0E1A"),
    "no-kings": Cloth("#985630", "#452210", "#22120A"),
}
INK = "#10162A"
"""Ink on gold and around it, in every theme."""
IVORY = "#FFF8E7"
PAPER = "#FCFAF3"
PRINT = "#1B2233"
"""Words on paper that lies on the cloth, in every theme."""
CRIMSON = "#A81E31"

LIGHT = Theme(
    name="light", dark=False, window="#F3EEE2", panel="#FCFAF3", text="#1B2233", muted="#585E70",
    hairline="#DDD5C2", edge="#8E8672", accent="#1B6249", on_accent="#FFFFFF", penalty="#A81E31", gain="#1B6249",
    link="#1558B0", own_row="#FFF3D2", sunken="#EDE7D8", gold="#F2C14E", bronze="#A06C10", focus="#1B2340",
    cloths=_CLOTHS, plain_cloth=False, line=1,
)  # fmt: skip
DARK = Theme(
    name="dark", dark=True, window="#12151F", panel="#1C2130", text="#EEF0F6", muted="#A9B1C6",
    hairline="#363E55", edge="#75809E", accent="#5CC79A", on_accent="#0E1A15", penalty="#FF8A8A", gain="#5CC79A",
    link="#7CC4FF", own_row="#3A3320", sunken="#161A26", gold="#F2C14E", bronze="#F2C14E", focus="#F2C14E",
    cloths=_CLOTHS, plain_cloth=False, line=1,
)  # fmt: skip
CONTRAST = Theme(
    name="contrast", dark=True, window="#000000", panel="#000000", text="#FFFFFF", muted="#FFFFFF",
    hairline="#FFFFFF", edge="#FFFFFF", accent="#FFE14D", on_accent="#000000", penalty="#FF9D9D", gain="#FFFFFF",
    link="#7CC4FF", own_row="#000000", sunken="#000000", gold="#FFE14D", bronze="#FFE14D", focus="#FFE14D",
    cloths=dict.fromkeys(_CLOTHS, Cloth("#0A3B2A", "#0A3B2A", "#0C1F1A")), plain_cloth=True, line=2,
)  # fmt: skip


class Durations(Struct, frozen=True):
    """Milliseconds of the table's motion at normal speed."""

    play: int = 230
    collect: int = 220
    deal: int = 1200
    deal_card: int = 260
    last_rest: int = 2000
    pace: int = 600
    raise_card: int = 120
    hover: int = 90
    shake: int = 160
    home: int = 180
    message: int = 140
    fade: int = 120


DURATIONS = Durations()
SPEED_FACTORS = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "instant": 0.0}


def theme_of(setting: str) -> Theme:
    """The theme for a setting; ``system`` follows the desktop's contrast preference and dark mode."""
    if setting == "system":
        hints = QGuiApplication.styleHints()
        accessibility = hints.accessibility()
        if accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast:
            return CONTRAST
        return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
    return {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}[setting]


def px(size: float, scale: int) -> int:
    """A text size of 100 % at the user's text size in per cent."""
    return max(1, round(size * scale / 100))


def apply_theme(app: QApplication, theme: Theme, scale: int) -> None:
    """Palette, font size and style sheet of the whole program, at once; nothing where they are the same already."""
    sheet = style_sheet(theme, scale)
    if app.styleSheet() == sheet:
        return  # every widget would be styled anew, which takes a second
    palette = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, theme.window),
        (QPalette.ColorRole.WindowText, theme.text),
        (QPalette.ColorRole.Base, theme.panel),
        (QPalette.ColorRole.AlternateBase, theme.sunken),
        (QPalette.ColorRole.Text, theme.text),
        (QPalette.ColorRole.Button, theme.panel),
        (QPalette.ColorRole.ButtonText, theme.text),
        (QPalette.ColorRole.Highlight, theme.accent),
        (QPalette.ColorRole.HighlightedText, theme.on_accent),
        (QPalette.ColorRole.ToolTipBase, theme.panel),
        (QPalette.ColorRole.ToolTipText, theme.text),
        (QPalette.ColorRole.PlaceholderText, theme.muted),
        (QPalette.ColorRole.Link, theme.link),
        (QPalette.ColorRole.LinkVisited, theme.link),
    ):
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    app.setPalette(palette)
    font = QFont(app.font())
    font.setPixelSize(px(14, scale))
    app.setFont(font)
    sheet = style_sheet(theme, scale)
    # Setting it costs a second with many widgets, and most settings do not change it.
    if sheet != app.styleSheet():
        app.setStyleSheet(sheet)


def style_sheet(theme: Theme, scale: int) -> str:
    """The style sheet: roles are set by the dynamic property ``role`` of labels, frames and buttons."""
    values: dict[str, object] = {f"s{size}".replace(".", "_"): px(size, scale) for size in _SIZES}
    for name in (
        "window", "panel", "text", "muted", "hairline", "edge", "accent", "on_accent", "penalty", "gain", "link",
        "own_row", "sunken", "gold", "bronze", "focus", "line",
    ):  # fmt: skip
        values[name] = getattr(theme, name)
    values["ink"] = INK
    # High contrast has no tint: the own row is framed instead.
    values["own_frame"] = f"3px solid {theme.bronze}" if theme.plain_cloth else "none"
    values["button_height"] = px(22, scale)
    values["main_height"] = px(30, scale)
    values["row_height"] = px(24, scale)
    values["check"] = px(18, scale)
    # A chosen radio button is a dot in a broad ring; ring and dot together are as large as the empty one.
    values["check_half"] = (px(18, scale) + 2 * theme.line) // 2
    values["check_ring"] = px(5, scale)
    values["check_dot"] = px(18, scale) + 2 * theme.line - 2 * px(5, scale)
    # Gold shows the focus on the accent, unless the accent is gold itself.
    gold_shows = theme.gold != theme.accent
    values["main_focus"] = f"3px solid {theme.gold}" if gold_shows else f"4px double {theme.on_accent}"
    template = resource("style.qss").read_text(encoding="utf-8")
    return Template(template).substitute(values)


_SIZES = (11, 12.5, 13, 14, 15, 17, 21, 25, 30)
