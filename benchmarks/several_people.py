"""Whole matches of several people through the true window: ``python -m benchmarks.several_people [GAME …]``.

They pass the window on and act by chance, by the keys and buttons that people have. Before every step it is looked
whether the curtain lies where one person makes room for another, whether anything can be read, seen or heard below it
that somebody holds in hand, and whether nobody acts in another's place; at the end, whether the match is counted once
for each of them. Needs no display: without one, set QT_QPA_PLATFORM=offscreen.
"""

from __future__ import annotations

import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QDeadlineTimer, QEventLoop, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingtable.app import House
from kingtable.bots.levels import judge_of
from kingtable.core.actions import Marry, Play
from kingtable.core.cards import KING, Card
from kingtable.core.record import Record
from kingtable.games import IDS
from kingtable.paths import Folders
from kingtable.store.matches import Match
from kingtable.ui.application import Application
from kingtable.ui.panels.curtain import Curtain
from kingtable.ui.spoken import aloud
from kingtable.ui.table.offer import Spoken
from kingtable.ui.text import card_name

NAMES = ("Ada", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus", "Hal")
SHORT = {"kings-reverse": {"target": "100"}, "no-kings": {"match": "single"}}
"""The table rules under which a match is over soonest."""
_IN_RULES = Card(KING, "H")
"""Sentences of the rules name it whoever holds it; its face is looked for like any other."""
_PATIENCE = 60_000
"""Milliseconds; for slow machines only."""


class Company(NamedTuple):
    """A match to be played: its game, the number of seats, and which of them are people's."""

    game: str
    seats: int
    people: tuple[int, ...]


WHOLE = (
    Company("king", 4, (0, 2)),
    Company("king", 4, (0, 1, 2, 3)),
    Company("classic-king", 4, (1, 2)),
    Company("kings-reverse", 4, (0, 1, 3)),
    Company("kings-reverse", 2, (0, 1)),
    Company("no-kings", 2, (0, 1)),
    Company("no-kings", 4, (0, 2)),
)


class Wrong(Exception):
    """Something was seen that must not be."""


def owner(seat: int) -> str:
    """The profile of the person at that seat."""
    return f"profile-{seat}"


def begin(house: House, company: Company, seed: int, actions: tuple[tuple[int, str], ...] = ()) -> Match:
    """Put a match of that company on the table, the other seats played by rule, begun with these actions."""
    game, seats, people = company
    record = Record(game, NAMES[:seats], seed, SHORT.get(game, {}), actions=actions)
    levels = tuple(None if seat in people else "rule" for seat in range(seats))
    match = Match.begun(record, people, levels, owners=tuple(map(owner, people)))
    house.window.play(match)
    house.window.activateWindow()
    return match


# -- what is to be seen ------------------------------------------------------------------------------------------------


def waits(house: House) -> bool:
    """The window waits for somebody: to sit down, to act, to speak or to read."""
    table = house.window.table.table
    if table.overlay is not None:
        return not isinstance(table.overlay, Curtain) or table.overlay.ready
    return not table.choreographer.busy and (house.controller.held or bool(legal(house)))


def legal(house: House) -> list[Any]:
    """What the person at the window may do."""
    controller = house.controller
    if not controller.running or controller._here.session.to_act != controller.viewer:
        return []
    return list(judge_of(controller.match.record.game).legal(controller.view))


def curtain(house: House) -> Curtain | None:
    """The curtain, None where it is up."""
    over = house.window.table.table.overlay
    return over if isinstance(over, Curtain) else None


def read(interface: QAccessibleInterface) -> Iterator[str]:
    """All that a screen reader finds below that."""
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield interface.text(kind)
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None:
            yield from read(child)


def held(house: House) -> set[Card]:
    """The cards that somebody holds in hand, as the rules alone know them."""
    session = house.controller._here.session
    return {card for hand in session.game.spread(session._states[-1]).hands for card in hand}


def shown(house: House) -> set[Card]:
    """The cards whose faces lie on the table."""
    model = house.window.table.table.stage.cards
    return {face for face in (model.pic(row).face for row in range(model.rowCount())) if face is not None}


def played(house: House) -> set[Card]:
    """The cards that were played from hands in the running deal, of which a history may tell."""
    session = house.controller._here.session
    deals = (session.deal_of(index) for index in range(session.index))
    texts = [text for deal, (_, text) in zip(deals, session.record.actions, strict=True) if deal == session.deal]
    actions = [session.game.decode(text) for text in texts]
    cards = {action.card for action in actions if isinstance(action, Play)}
    return cards.union(*({each.first, each.second} for each in actions if isinstance(each, Marry)))


def _deal_of(line: str) -> int | None:
    """The deal of whose trick that line tells."""
    found = re.match(r"(?:deal|round) (\d+), trick", line, re.IGNORECASE)
    return int(found[1]) if found else None


def _names(cards: set[Card]) -> set[str]:
    return {aloud(card_name(card)) for card in cards}


# -- what people do ----------------------------------------------------------------------------------------------------


def step(house: House, rng: random.Random) -> None:
    """Whoever sits at the window does something by chance."""
    table, controller = house.window.table.table, house.controller
    if curtain(house) is not None:
        QTest.keyClick(house.window.focusWidget(), Qt.Key.Key_Space)
    elif table.choreographer.waiting:
        house.window.table.board.read.emit()
    elif controller.held and (not legal(house) or rng.random() < 0.5):
        words = [offer for offer in table.offers.offers if isinstance(offer.meaning, Spoken)]
        if words and rng.random() < 0.5:
            table.offers.taken.emit(rng.choice(words))
        else:
            controller.go_on()
    else:
        controller.act(rng.choice(legal(house)))


class Watch:
    """Looks at the window before each step and raises `Wrong`."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._heard: list[str] = []
        self._sits: int | None = None
        """Who sat at the window last with nothing before the cards."""
        self._opened: int | None = None
        """For whom the curtain was up last."""
        self._open: set[str] | None = None
        self.done: Counter[str] = Counter()
        house.window.table.table.reader.said.connect(self._heard.append)
        house.controller.passed.connect(self._heard.clear)

    def look(self) -> None:
        """The window waits for somebody."""
        viewer, over = self._house.controller.viewer, curtain(self._house)
        hides = self._house.controller.match.record.game != "no-kings"
        if over is not None:
            if not hides:
                raise Wrong("a curtain where nothing is hidden")
            self.done["curtains"] += 1
            self._opened = viewer
            self._look_behind(over)
        elif viewer != self._sits:
            if hides and self._opened != viewer:
                raise Wrong(f"{viewer} came to the window without a curtain")
            self.done["changes"] += self._sits is not None
            self._sits = viewer

    def _look_behind(self, over: Curtain) -> None:
        house, table = self._house, self._house.window.table.table
        name = house.controller.match.record.seats[house.controller.viewer]
        if name not in over.sentence:
            raise Wrong(f"the curtain says {over.sentence!r}, not {name}")
        secret = held(house)
        if table.stage.hand() or shown(house) & secret or table.offers.offers:
            raise Wrong(f"cards or buttons behind the curtain: {shown(house) & secret} {table.offers.offers}")
        told = {*read(QAccessible.queryAccessibleInterface(house.window)), *self._heard}
        if self._open is None:
            # Nobody has looked at a card yet: what is told now says nothing about anybody's hand.
            self._open = told
        names = _names(secret - {_IN_RULES}) - _names(shown(house)) - _names(played(house))
        deal = house.controller._here.session.deal if house.controller.running else 0
        lines = [line for line in map(aloud, told - self._open) if _deal_of(line) in (None, deal)]
        found = [line for line in lines if any(each in line for each in names)]
        if found:
            raise Wrong(f"told behind the curtain: {found}")


def play(house: House, rng: random.Random) -> Counter[str]:
    """Play the match on the table to its end; how often what was done."""
    controller, watch = house.controller, Watch(house)
    while True:
        _settle(house)
        if controller.places is not None:
            return watch.done
        watch.look()
        sits, before = controller.viewer, len(controller.match.record.actions)
        spoken = controller.held
        step(house, rng)
        watch.done["steps"] += 1
        new = controller.match.record.actions[before:][:1]
        if new and new[0][0] in controller.match.human and new[0][0] != sits and not spoken:
            raise Wrong(f"{sits} sat at the window, and {new[0][0]} acted")


def _settle(house: House) -> None:
    ends = QDeadlineTimer(_PATIENCE)
    while not waits(house):
        if ends.hasExpired():
            raise Wrong("the window waits for nobody")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.001)


def counted(house: House, company: Company) -> dict[str, int]:
    """How often the statistics have matches of that game, by the profile of each person."""
    house.window.go_home()
    if not house.writer.drain(30):
        raise Wrong("the statistics are not written")
    house.window.go_home()
    house.writer.drain(30)
    owners = map(owner, company.people)
    return {each: house.window._stats.tallies(each)[company.game].played for each in owners}


def main(games: list[str]) -> int:
    """Play them and say what happened; 1 if anything was wrong."""
    app = Application()
    app.setQuitOnLastWindowClosed(False)
    failed = False
    for number, company in enumerate(company for company in WHOLE if company.game in (games or IDS)):
        with tempfile.TemporaryDirectory() as folder:
            folders = Folders.below(Path(folder))
            folders.config.mkdir(parents=True)
            folders.settings.write_text('{"speed": "instant", "card_counter": true}', encoding="utf-8")
            house = House(folders)
            house.window.show()
            began = time.monotonic()
            try:
                begin(house, company, seed=number)
                done = play(house, random.Random(number))
                actions = len(house.controller.match.record.actions)
                results = counted(house, company)
                if set(results.values()) != {1}:
                    raise Wrong(f"counted {results}")
                figures = ", ".join(f"{count} {what}" for what, count in done.items())
                print(f"{company}: {actions} actions, {figures}, {time.monotonic() - began:.0f} s", flush=True)
            except Wrong as wrong:
                failed = True
                print(f"{company}: WRONG: {wrong}", flush=True)
            house.window.close()
            house.close()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
