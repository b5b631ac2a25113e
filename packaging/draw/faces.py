"""Draw every card face and back: python3 packaging/draw/faces.py [folder]

Without a folder the files go to resources/faces. The same source gives the same bytes.
"""

from __future__ import annotations

import sys
from pathlib import Path

from backs import kilim
from card import HEIGHT, WIDTH, ace, number_card
from court import court_card
from courts import FIGURES
from glyphs import RANKS, SUITS
from jokers import joker
from pen import Marks, page

_HOME = Path(__file__).resolve().parents[2] / "resources" / "faces"


def _face(rank_text: str, letter: str) -> Marks:
    if rank_text == "A":
        return ace(letter)
    if rank_text in "KQJ":
        return court_card(rank_text, letter, FIGURES[rank_text + letter]())
    return number_card(rank_text, letter)


def main(folder: Path) -> None:
    """Write standard/AS.svg … standard/2C.svg, standard/Jk.svg and backs/kilim.svg under the folder."""
    pictures = {f"standard/{r}{s}.svg": _face(r, s) for s in SUITS for r in RANKS}
    pictures["standard/Jk.svg"] = joker()
    pictures["backs/kilim.svg"] = kilim()
    for name, marks in pictures.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page(WIDTH, HEIGHT, marks), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else _HOME)
