"""Words for people: figures, cards, games, table rules, refusals and events as translated sentences. No widgets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cmp_to_key

from PySide6.QtCore import QCollator, QCoreApplication, QLocale

from kingtable.core.cards import Card
from kingtable.core.game import Refusal
from kingtable.games.king_contracts import UNIT_VALUE
from kingtable.games.reasons import GAME_NAMES, SENTENCES, SUIT_PLURALS, SUIT_SINGULARS, key_of
from kingtable.ui.words import tr as _tr

MINUS = "\u2212"
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def default_player() -> str:
    """What a person without a name is called."""
    return QCoreApplication.translate("NewMatchDialog", "You")


def figure(points: int) -> str:
    """A number with a true minus sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """A number with its sign, none for zero."""
    return f"+{points}" if points > 0 else figure(points)


def suit_name(suit: str) -> str:
    """The suit in the plural: spades."""
    return QCoreApplication.translate("reasons", SUIT_PLURALS[suit])


def short_card(card: Card) -> str:
    """Rank and suit sign, for lists of plays: K♥."""
    return card.rank_text + SUIT_SIGNS.get(card.suit, "")


def card_name(card: Card) -> str:
    """The card in words, for sentences and screen readers: king of hearts."""
    ranks = {
        14: _tr("ace of {suit}"),
        13: _tr("king of {suit}"),
        12: _tr("queen of {suit}"),
        11: _tr("jack of {suit}"),
    }
    if not card.rank:
        return _tr("joker")
    template = ranks.get(card.rank, _tr("{rank} of {suit}"))
    return template.format(rank=card.rank_text, suit=suit_name(card.suit))


def contract_name(contract: str) -> str:
    """The game's own name: Kız Almaz, Trump spades."""
    return QCoreApplication.translate("reasons", GAME_NAMES[contract])


def contract_gloss(contract: str) -> str:
    """What the game is about, in two or three words."""
    return {
        "el": _tr("No tricks"),
        "kupa": _tr("No hearts"),
        "erkek": _tr("No kings or jacks"),
        "kiz": _tr("No queens"),
        "rifki": _tr("King of hearts"),
        "son": _tr("Last two tricks"),
    }.get(contract, _tr("Take tricks"))


def contract_value(contract: str) -> str:
    """What the game counts, with its unit."""
    value = figure(UNIT_VALUE[contract])
    template = {
        "el": _tr("{points} a trick"),
        "kupa": _tr("{points} a heart"),
        "erkek": _tr("{points} each"),
        "kiz": _tr("{points} a queen"),
        "rifki": "{points}",
        "son": _tr("{points} each"),
    }.get(contract, _tr("+{points} a trick"))
    return template.format(points=value)


def contract_duty(contract: str) -> str:
    """The aim of the game in one sentence."""
    return {
        "el": _tr("Take no tricks: each one costs 50."),
        "kupa": _tr("Take no hearts: each one costs 30."),
        "erkek": _tr("Take no kings or jacks: each one costs 60."),
        "kiz": _tr("Take no queens: each one costs 100."),
        "rifki": _tr("Do not take the king of hearts: it costs 320."),
        "son": _tr("Do not take the last two tricks: each costs 180."),
    }.get(contract, _tr("Take tricks: each one earns 50."))


def place_name(place: int) -> str:
    """1st, 2nd …"""
    return {
        1: _tr("1st"),
        2: _tr("2nd"),
        3: _tr("3rd"),
        4: _tr("4th"),
        5: _tr("5th"),
        6: _tr("6th"),
        7: _tr("7th"),
        8: _tr("8th"),
    }.get(place, str(place))


def listed(words: Sequence[str]) -> str:
    """Alternatives in a sentence: a, b or c."""
    if len(words) < 2:
        return "".join(words)
    return _tr("{some} or {last}").format(some=", ".join(words[:-1]), last=words[-1])


def refusal_text(refusal: Refusal, names: Sequence[str]) -> str:
    """The refusal's sentence, its facts filled in."""
    words: dict[str, str] = {}
    for fact, value in refusal.facts.items():
        if fact == "name":
            words["name"] = names[value]
        elif fact == "game":
            words["game"] = contract_name(value)
        elif fact == "suit":
            words["suit"] = suit_name(value)
            words["one"] = QCoreApplication.translate("reasons", SUIT_SINGULARS[value])
        elif fact == "card":
            words["card"] = _tr("the {card}").format(card=card_name(value))
        elif fact == "value":
            words["value"] = str(value)
        elif fact == "cards":
            words["cards"] = listed([_tr("the {card}").format(card=card_name(card)) for card in value])
    sentence = QCoreApplication.translate("reasons", SENTENCES[key_of(refusal)]).format(**words)
    return QLocale().toUpper(sentence[:1]) + sentence[1:]


def joined(words: Sequence[str]) -> str:
    """Things in a sentence: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    return _tr("{some} and {last}").format(some=", ".join(words[:-1]), last=words[-1])


def in_order(names: Iterable[str]) -> list[str]:
    """Names in the order of the language: in Turkish ç comes after c, ı before i."""
    order = QCollator()
    return sorted(names, key=cmp_to_key(order.compare))


def level_name(level: str) -> str:
    """The level as people read it."""
    names = {
        "easy": _tr("Easy"),
        "normal": _tr("Normal"),
        "hard": _tr("Hard"),
        "rule": _tr("Rule of thumb"),
        "random": _tr("Random"),
    }
    return names.get(level) or _tr("{number} worlds").format(number=level.removeprefix("worlds-"))


def manner(level: str, temper: str) -> str:
    """How an opponent plays: Normal, careful."""
    if temper == "balanced":
        return level_name(level)
    return _tr("{level}, {temper}").format(level=level_name(level), temper=temper_name(temper))


def temper_name(temper: str) -> str:
    """How an opponent likes to play, in a word."""
    return {"careful": _tr("careful"), "balanced": _tr("balanced"), "bold": _tr("bold")}[temper]


def game_title(game: str) -> str:
    """The game's name on tiles and titles."""
    return {
        "king": _tr("King"),
        "classic-king": _tr("Classic King"),
        "kings-reverse": _tr("Kings Reverse"),
        "no-kings": _tr("Injera Be Wat"),
    }[game]


def game_line(game: str) -> str:
    """What the game is about, in one line."""
    return {
        "king": _tr("Name the game, dodge the king of hearts"),
        "classic-king": _tr("Seven penalties, then seven rewards"),
        "kings-reverse": _tr("Shed your cards, turn the table round"),
        "no-kings": _tr("Match and add up around the basket"),
    }[game]


def mode_title(mode: str) -> str:
    """The name of a way to play the game with the ring (NK-04)."""
    return {"injera": game_title("no-kings"), "no_kings": _tr("No Kings")}[mode]


def chooser_left(penalties: int, trumps: int) -> str:
    """What a seat may still name under the choice limit."""
    return _tr("{penalties} pen. · {trumps} trump left").format(penalties=penalties, trumps=trumps)


def hidden_card() -> str:
    """A card whose face may not be seen."""
    return _tr("face-down card")


def penalties_counted(count: int) -> str:
    """So many penalties, in words."""
    return _tr("1 penalty") if count == 1 else _tr("{count} penalties").format(count=count)


def trumps_counted(count: int) -> str:
    """So many trumps, in words."""
    return _tr("1 trump") if count == 1 else _tr("{count} trumps").format(count=count)


def deals_listed(deals: Sequence[int]) -> str:
    """The deals of those numbers, at least one: deal 3; deals 3 and 9."""
    if len(deals) == 1:
        return _tr("deal {number}").format(number=deals[0])
    return _tr("deals {numbers}").format(numbers=joined([str(number) for number in deals]))
