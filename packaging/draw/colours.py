"""The colours of the cards themselves: face, edge, suits and the grounds of the courts, in every set of colours.

The drawings are painted in the set TWO. The others hold another colour for each of the same parts, and the program
exchanges the one for the other as it reads a file; so every card is drawn and kept once. That works on the text of
a file because the colours of TWO are used for nothing else on a card.
"""

from __future__ import annotations

from dataclasses import dataclass

LETTERS = ("S", "H", "D", "C", "1", "2")
"""The suits and the two jokers."""


@dataclass(frozen=True)
class Colours:
    """One set. Suits and grounds are by letter."""

    face: str
    edge: str
    suits: dict[str, str]
    grounds: dict[str, str]

    def mark(self, letter: str) -> str:
        """The small suits on a ground: 6 % darker than it."""
        ground = self.grounds[letter]
        return "#" + "".join(f"{round(int(ground[at : at + 2], 16) * 0.94):02X}" for at in (1, 3, 5))

    def parts(self, letter: str) -> tuple[str, ...]:
        """Every colour on a card of that letter, part by part."""
        return (self.face, self.edge, self.suits[letter], self.grounds[letter], self.mark(letter))


def _on_paper(spades: str, hearts: str, diamonds: str, clubs: str, face: str, edge: str) -> Colours:
    """Four colours on a light face; the jokers go with hearts and spades."""
    return Colours(
        face,
        edge,
        {"S": spades, "H": hearts, "D": diamonds, "C": clubs, "1": hearts, "2": spades},
        {"S": "#D9E0EE", "H": "#F8DAD2", "D": "#CFDFF5", "C": "#CFE8D6", "1": "#F3E1EF", "2": "#E2E0F2"},
    )


_PAPER, _EDGE = "#FCFAF3", "#8D8A80"

TWO = Colours(
    _PAPER,
    _EDGE,
    {"S": "#161B2B", "H": "#C2182B", "D": "#C2182B", "C": "#161B2B", "1": "#C2182B", "2": "#161B2B"},
    {"S": "#D9E0EE", "H": "#F8DAD2", "D": "#FAE7C0", "C": "#D3E6DA", "1": "#F3E1EF", "2": "#E2E0F2"},
)
FOUR = _on_paper("#161B2B", "#C2182B", "#1B66C4", "#07522B", _PAPER, _EDGE)
CONTRAST = _on_paper("#000000", "#B00018", "#0044A8", "#00512A", "#FFFFFF", "#000000")
DARK = Colours(
    "#20263A",
    "#5D6785",
    {"S": "#E9ECF5", "H": "#FF7A7A", "D": "#FFB454", "C": "#7FD6A4", "1": "#FF7A7A", "2": "#E9ECF5"},
    {"S": "#3A4563", "H": "#5A2F3A", "D": "#5A4526", "C": "#23493F", "1": "#4F2F52", "2": "#3B3766"},
)
# For weak red or green the common red and green would be one colour: hearts turn to vermilion, clubs to a light teal.
RED_GREEN = _on_paper("#161B2B", "#CC5200", "#3D63CC", "#138066", _PAPER, _EDGE)
# For weak blue the common blue and green are close: here diamonds are a deep blue, clubs a light green.
TRITAN = _on_paper("#161B2B", "#C2182B", "#0036CC", "#13802C", _PAPER, _EDGE)

SETS = {"two": TWO, "four": FOUR, "dark": DARK, "contrast": CONTRAST, "red-green": RED_GREEN, "tritan": TRITAN}


def exchanges() -> dict[str, dict[str, dict[str, str]]]:
    """By set and letter: which colour of TWO becomes which."""
    return {
        name: {
            letter: {old: new for old, new in zip(TWO.parts(letter), other.parts(letter), strict=True) if old != new}
            for letter in LETTERS
        }
        for name, other in SETS.items()
    }
