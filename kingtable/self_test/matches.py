"""A match of each game through the window, and one that is left, saved and gone on with."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from kingtable.core.replay import replay
from kingtable.games import GAMES, game_of
from kingtable.paths import Folders
from kingtable.self_test.report import Find
from kingtable.self_test.visitor import begin, is_painted, open_house, play, wait_until

_SEED = 7
_FIRST_TURNS = 12


def play_a_match(folders: Folders, game_id: str, find: Find) -> int:
    """Play a whole match of that game in the window; the number of its actions."""
    game = game_of(game_id)
    assert game is not None
    with open_house(folders) as house:
        match = begin(house, game, _SEED)
        play(house)
        if not is_painted(house.window):
            find("the window shows nothing at the end of the match")
        record, places = house.controller.match.record, house.controller.places
        *_, last = replay(game, record)
        if game.standing(last).places != places:
            find("the record does not lead to the same places")
        house.window.commands.sheet.trigger()
        QApplication.processEvents()
        if not is_painted(house.window.pages):
            find("the scoresheet shows nothing")
        sheet = folders.data / f"{game_id}.pdf"
        house.window.sheet.export.save_pdf(str(sheet))
        if not sheet.exists() or not sheet.read_bytes().startswith(b"%PDF"):
            find("the scoresheet could not be put on paper")
        house.window.go_home()
        if not house.writer.drain(30):
            find("the match was not written in time")
        if not (folders.matches / "finished" / f"{match.id}.json").exists():
            find("the finished match is not on the disk")
        return len(record.actions)


def save_and_go_on(folders: Folders, find: Find) -> int:
    """Leave a match of each game on its way, close the program, open it again and go on; the number of games."""
    for game in GAMES:
        with open_house(folders) as house:
            match = begin(house, game, _SEED)
            play(house, _FIRST_TURNS)
            house.window.go_home()
            before = house.writer.drain(30)
        with open_house(folders) as house:
            house.window.open_match(match.id)
            if not (before and house.controller.running and len(house.controller.match.record.actions) >= _FIRST_TURNS):
                find(f"{game.id}: the match was not found again as it was left")
                continue
            play(house, 3)
            house.window.commands.undo.trigger()
            wait_until(lambda: house.controller.match.undo_used, f"{game.id}: taking back")
    return len(GAMES)
