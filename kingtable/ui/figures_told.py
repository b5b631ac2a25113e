"""The statistics in words: figures with what each of them counts, and the rows of their tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
from PySide6.QtCore import QDateTime, QLocale, Qt

from kingtable.games import game_of
from kingtable.store.figures import Choice, Line, choices_of, deeds_of, read
from kingtable.ui import deeds, rule_words
from kingtable.ui.text import contract_name, figure, place_name, signed
from kingtable.ui.words import tr as _tr

_HUNDREDTHS = 2


class Figure(NamedTuple):
    """A figure: its name, itself, and what it counts."""

    name: str
    value: str
    meaning: str


def figures_of(game: str, lines: Sequence[Line]) -> list[Figure]:
    """All figures of these matches of that game; none without matches."""
    if not lines:
        return []
    return [*_matches(lines), *_points(game, lines), *_of_game(game, lines), *_marks(lines)]


def _matches(lines: Sequence[Line]) -> list[Figure]:
    won = [line.place == 1 for line in lines]
    longest, now = _streaks(won)
    places = sorted({line.place for line in lines})
    counted = (
        _tr("{place}: {count}").format(place=place_name(place), count=sum(line.place == place for line in lines))
        for place in places
    )
    return [
        Figure(_tr("Matches"), str(len(lines)), _tr("Played to their end; practice is not among them.")),
        Figure(_tr("Won"), _share(sum(won), len(lines)), _tr("First places, shared ones too.")),
        Figure(_tr("Places"), " · ".join(counted), _tr("How often each place; who shares one has it.")),
        Figure(_tr("Average place"), _rounded(fmean(line.place for line in lines)), _tr("1 would be always first.")),
        Figure(_tr("Longest winning streak"), str(longest), _tr("Matches won one after the other.")),
        Figure(_tr("Winning streak now"), str(now), _tr("Won since the last match that was not won.")),
    ]


def _points(game: str, lines: Sequence[Line]) -> list[Figure]:
    totals = [line.total for line in lines]
    best, worst = (min, max) if game == "kings-reverse" else (max, min)
    total, unit = _units(game)
    deals = sum(map(len, read((line.entries for line in lines), list[int])))
    found = [
        Figure(_tr("Average total"), figure(round(fmean(totals))), total),
        Figure(_tr("Best total"), figure(best(totals)), _tr("The best end of a match.")),
        Figure(_tr("Worst total"), figure(worst(totals)), _tr("The worst end of a match.")),
        Figure(_won_name(game), _share(sum(line.deals_won for line in lines), deals), unit),
    ]
    own_best = [line.best_deal for line in lines if line.best_deal is not None]
    own_worst = [line.worst_deal for line in lines if line.worst_deal is not None]
    if own_best and own_worst:
        name_best, name_worst, meaning = _extreme_names(game)
        found += [
            Figure(name_best, figure(best(own_best)), meaning),
            Figure(name_worst, figure(worst(own_worst)), meaning),
        ]
    return found


def _of_game(game: str, lines: Sequence[Line]) -> list[Figure]:
    done = deeds_of(lines)
    if game == "king":
        kings, points = sum(line.kings_made for line in lines), sum(line.king_points for line in lines)
        return [
            Figure(_tr("Kings made"), str(kings), _tr("Trump deals in which you took all thirteen tricks.")),
            Figure(_tr("King points"), str(points), _tr("1 for a deal won, 10 for a match won, 25 for a King made.")),
            Figure(_tr("Tricks taken"), str(done[deeds.TRICKS]), _tr("In all deals, wanted or not.")),
        ]
    if game == "classic-king":
        return [Figure(_tr("Tricks taken"), str(done[deeds.TRICKS]), _tr("In all rounds, wanted or not."))]
    if game == "kings-reverse":
        challenges = _share(done[deeds.CHALLENGES_WON], done[deeds.CHALLENGES])
        return [
            Figure(_tr("Challenges won"), challenges, _tr("Jokers you doubted that were bluffs.")),
            Figure(
                _tr("Bluffs found out"), str(done[deeds.BLUFFS_FOUND]), _tr("Your jokers that were doubted rightly.")
            ),
            Figure(_tr("Calls caught"), str(done[deeds.CATCHES]), _tr("Missing calls of others that you caught.")),
            Figure(_tr("Calls missed"), str(done[deeds.CAUGHT]), _tr("Your missing calls that others caught.")),
            Figure(_tr("Marriages"), str(done[deeds.MARRIAGES]), _tr("King and queen of a suit laid together.")),
        ]
    return [
        Figure(_tr("Captures"), str(done[deeds.CAPTURES]), _tr("Cards drawn that captured something.")),
        Figure(_tr("Runs taken"), str(done[deeds.RUNS_TAKEN]), _tr("From the tops of other piles.")),
        Figure(_tr("Jokers drawn"), str(done[deeds.SWEEPS]), _tr("Each sweeps up piles.")),
        Figure(_tr("Piles lost to a King"), str(done[deeds.PILES_LOST]), _tr("Kings drawn in No Kings.")),
    ]


def _marks(lines: Sequence[Line]) -> list[Figure]:
    refused = sum(line.refused for line in lines)
    undone, hinted = sum(line.undo_used for line in lines), sum(line.hints_used for line in lines)
    return [
        Figure(_tr("Refused"), str(refused), _tr("Cards and other wishes that a rule forbade.")),
        Figure(_tr("With moves taken back"), str(undone), _tr("Matches in which you took back at least one.")),
        Figure(_tr("With hints"), str(hinted), _tr("Matches in which you asked for at least one.")),
    ]


def choice_rows(lines: Sequence[Line]) -> list[list[str]]:
    """The contracts that were chosen, the most frequent first, by `choice_headings`."""
    choices: list[Choice] = sorted(choices_of(lines), key=lambda choice: (-choice.times, choice.contract))
    return [
        [
            contract_name(choice.contract),
            str(choice.times),
            _share(choice.won, choice.times),
            signed(round(choice.points / choice.times)),
            signed(choice.best),
            signed(choice.worst),
        ]
        for choice in choices
    ]


def choice_headings() -> list[str]:
    """The columns of the contracts."""
    return [_tr("Game"), _tr("Chosen"), _tr("Deal won"), _tr("On average"), _tr("Best"), _tr("Worst")]


class PlaceRows(Sequence[Sequence[str]]):
    """The matches, the newest first, by `place_headings`; each is put into words when it is looked at."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    def __getitem__(self, row: Any) -> Any:
        line = self._lines[-1 - row]
        return (
            day(line.finished),
            place_name(line.place),
            figure(line.total),
            ", ".join(name for names in read([line.opponents], list[str]) for name in names),
            marks_told(bool(line.undo_used), bool(line.hints_used), practice=False),
        )


def place_headings() -> list[str]:
    """The columns of the matches."""
    return [_tr("Finished"), _tr("Place"), _tr("Total"), _tr("Against"), _tr("Marks")]


def marks_told(undo_used: bool, hints_used: bool, practice: bool) -> str:
    """What is to be known of a match besides its result."""
    marks = (
        (practice, _tr("practice")),
        (undo_used, _tr("moves taken back")),
        (hints_used, _tr("with hints")),
    )
    return ", ".join(words for on, words in marks if on)


def day(iso: str) -> str:
    """The local day and time of an ISO time in UTC, in the short form of the language."""
    when = QDateTime.fromString(iso, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale().toString(when, QLocale.FormatType.ShortFormat) if when.isValid() else iso


def rules_told(game: str, options: Mapping[str, str]) -> str:
    """The table rules that differ from the usual ones, in words."""
    played = game_of(game)
    assert played is not None, "only games of the house are remembered"
    changed = [
        rule_words.rule_value(game, rule.name, options[rule.name])[0]
        for rule in played.table_rules
        if options.get(rule.name, rule.default) != rule.default and options[rule.name] in rule.values
    ]
    return ", ".join(changed) or _tr("Usual rules")


def rule_sets(game: str, lines: Sequence[Line]) -> dict[str, tuple[str, ...]]:
    """The sets of table rules in these matches: their words, and how the database writes them."""
    found: dict[str, list[str]] = {}
    for options in sorted({line.options for line in lines}):
        found.setdefault(rules_told(game, _object(options)), []).append(options)
    return {words: tuple(texts) for words, texts in found.items()}


def _object(text: str) -> dict[str, str]:
    """The table rules in that text; the usual ones where it is damaged."""
    try:
        return msgspec.json.decode(text, type=dict[str, str])
    except msgspec.DecodeError:
        return {}


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    runs = [(first, len(list(run))) for first, run in groupby(won)]
    longest = max((length for first, length in runs if first), default=0)
    last, length = runs[-1]
    return longest, length if last else 0


def _share(part: int, whole: int) -> str:
    if not whole:
        return _tr("{part} of {whole}").format(part=part, whole=whole)
    return _tr("{part} of {whole} ({percent} %)").format(part=part, whole=whole, percent=round(100 * part / whole))


def _rounded(value: float) -> str:
    return QLocale().toString(value, "f", _HUNDREDTHS)


def _units(game: str) -> tuple[str, str]:
    """What a total is, and what it takes to win a deal."""
    return {
        "king": (_tr("Points at the end of a match."), _tr("Deals with the best entry, shared ones too.")),
        "classic-king": (_tr("Points at the end of a match."), _tr("Rounds with the best entry, shared ones too.")),
        "kings-reverse": (
            _tr("Points at the end of a match; the fewer the better."),
            _tr("Hands in which you went out."),
        ),
        "no-kings": (_tr("Rounds won in a match."), _tr("Rounds with the most cards.")),
    }[game]


def _won_name(game: str) -> str:
    return {
        "king": _tr("Deals won"),
        "classic-king": _tr("Rounds won"),
        "kings-reverse": _tr("Hands won"),
        "no-kings": _tr("Rounds won"),
    }[game]


def _extreme_names(game: str) -> tuple[str, str, str]:
    return {
        "king": (_tr("Best deal"), _tr("Worst deal"), _tr("Points written down for one deal.")),
        "classic-king": (_tr("Best round"), _tr("Worst round"), _tr("Points written down for one round.")),
        "kings-reverse": (_tr("Best hand"), _tr("Worst hand"), _tr("Points left in your hand at its end.")),
        "no-kings": (_tr("Best round"), _tr("Worst round"), _tr("Cards captured in one round.")),
    }[game]
