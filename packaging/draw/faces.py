"""Draw every card face and back: python3 packaging/draw/faces.py [folder]

Without a folder the files go to resources/faces. The same source gives the same bytes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from backs import BACKS
from card import HEIGHT, WIDTH, Layers
from colours import exchanges
from court import JOKER, court_card
from courts import FIGURES
from glyphs import RANKS, SUITS
from jokers import JOKERS
from pen import page
from pips import ace, number_card

_HOME = Path(__file__).resolve().parents[2] / "resources" / "faces"


def _face(rank_text: str, letter: str) -> Layers:
    if rank_text == "A":
        return ace(letter)
    if rank_text in "KQJ":
        return court_card(rank_text, letter, FIGURES[rank_text + letter]())
    return number_card(rank_text, letter)


def main(folder: Path) -> None:
    """Write cards/AS.svg … cards/Jk2.svg, backs/kilim.svg …, and the exchanges of colours under the folder."""
    faces = {f"cards/{r}{s}": _face(r, s) for s in SUITS for r in RANKS}
    faces |= {f"cards/Jk{number}": court_card(JOKER, number, draw()) for number, draw in JOKERS.items()}
    faces |= {f"backs/{name}": [*draw()] for name, draw in BACKS.items()}
    texts = {f"{name}.svg": page(WIDTH, HEIGHT, layers) for name, layers in faces.items()}
    texts["colours.json"] = json.dumps(exchanges(), indent=1) + "\n"
    for name, text in texts.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else _HOME)
