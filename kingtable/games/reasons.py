"""Every refusal's English sentence; `ui.text` translates them, `trace` prints them as they are.

A key is a reason id, or a reason id and the variant that its facts name. Braces are filled from the refusal's facts.
"""

from __future__ import annotations

from collections.abc import Mapping

from kingtable.core.cards import Card
from kingtable.core.game import Refusal


def QT_TRANSLATE_NOOP(_context: str, sentence: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Mark a sentence for translation without needing Qt."""
    return sentence


SENTENCES: Mapping[str, str] = {
    "unknown-action": QT_TRANSLATE_NOOP("reasons", "This game has no such action."),
    "game-over": QT_TRANSLATE_NOOP("reasons", "The match is over."),
    "not-your-turn": QT_TRANSLATE_NOOP("reasons", "It is not your turn; {name} is to play."),
    "not-in-hand": QT_TRANSLATE_NOOP("reasons", "You do not hold {card}."),
    "name-first": QT_TRANSLATE_NOOP("reasons", "The game of this deal must be named before a card is played."),
    "already-named": QT_TRANSLATE_NOOP("reasons", "This deal already has its game: {game}."),
    "penalty-closed": QT_TRANSLATE_NOOP("reasons", "{game} has been played twice and is closed."),
    "trump-limit": QT_TRANSLATE_NOOP("reasons", "Trumps have been played eight times and are closed."),
    "quota-used/penalties": QT_TRANSLATE_NOOP(
        "reasons", "Choice limit: your three penalties are used up; name a trump suit."
    ),
    "quota-used/trumps": QT_TRANSLATE_NOOP("reasons", "Choice limit: your two trumps are used up; name a penalty."),
    "hearts-closed": QT_TRANSLATE_NOOP("reasons", "No heart leads: hearts stay closed until a heart has been played."),
    "trumps-closed": QT_TRANSLATE_NOOP("reasons", "No trump leads: trumps stay closed until a trump has been played."),
    "follow-suit": QT_TRANSLATE_NOOP("reasons", "Follow suit: you hold {suit}, so you must play {suit}."),
    "give-up": QT_TRANSLATE_NOOP("reasons", "Give up your penalty card: a higher {one} has fallen, so play {cards}."),
    "must-play-higher": QT_TRANSLATE_NOOP("reasons", "Must play higher: you hold a {one} that beats the trick."),
    "must-trump": QT_TRANSLATE_NOOP(
        "reasons", "You have no {suit}, so you must play a trump, even one that cannot win."
    ),
    "void-discard/kupa": QT_TRANSLATE_NOOP("reasons", "You have no {suit}, so you must discard a heart."),
    "void-discard/erkek": QT_TRANSLATE_NOOP("reasons", "You have no {suit}, so you must discard a king or jack."),
    "void-discard/kiz": QT_TRANSLATE_NOOP("reasons", "You have no {suit}, so you must discard a queen."),
    "void-discard/rifki": QT_TRANSLATE_NOOP("reasons", "You have no {suit}, so you must discard the Rıfkı."),
    "heart-lead-classic": QT_TRANSLATE_NOOP(
        "reasons", "In this round you may not lead a heart while you hold another suit."
    ),
    "force-kh": QT_TRANSLATE_NOOP("reasons", "You cannot follow suit, so you must discard the king of hearts."),
    "answer-first": QT_TRANSLATE_NOOP("reasons", "Answer the joker first: accept it or challenge it."),
    "nothing-to-answer": QT_TRANSLATE_NOOP("reasons", "There is no joker to answer."),
    "give-first": QT_TRANSLATE_NOOP("reasons", "Ace of spades: first hand a card to {name}."),
    "nothing-to-give": QT_TRANSLATE_NOOP("reasons", "Cards are handed out only after the ace of spades."),
    "must-play-drawn": QT_TRANSLATE_NOOP("reasons", "The card you drew fits, so you must play it."),
    "no-match": QT_TRANSLATE_NOOP(
        "reasons", "{card} matches neither the suit ({suit}) nor the rank; only a jack fits everywhere."
    ),
    "marriage-pair": QT_TRANSLATE_NOOP("reasons", "A marriage is the king and the queen of one suit."),
    "marriage-order": QT_TRANSLATE_NOOP("reasons", "The first card of a marriage must fit; {card} does not."),
    "bluff-not-allowed": QT_TRANSLATE_NOOP("reasons", "A joker may be played only when nothing else you hold fits."),
    "name-a-suit": QT_TRANSLATE_NOOP("reasons", "Name the suit to follow your joker."),
    "suit-not-needed": QT_TRANSLATE_NOOP("reasons", "This is your last card: no suit is named."),
    "stack-empty": QT_TRANSLATE_NOOP("reasons", "The stack is empty: play a card, or pass if nothing fits."),
    "pass-not-allowed": QT_TRANSLATE_NOOP(
        "reasons", "You may pass only when the stack is empty and nothing you hold fits."
    ),
    "call-not-now": QT_TRANSLATE_NOOP(
        "reasons", "“One card” is called with two or three cards on your turn, or with one card in hand."
    ),
    "already-called": QT_TRANSLATE_NOOP("reasons", "You have already called “one card”."),
    "nothing-to-catch": QT_TRANSLATE_NOOP("reasons", "{name} has no missing “one card” to catch."),
    "calls-automatic": QT_TRANSLATE_NOOP("reasons", "At this table “one card” is called by itself."),
    "choose-first": QT_TRANSLATE_NOOP("reasons", "Choose your capture first; taking is compulsory."),
    "nothing-to-take": QT_TRANSLATE_NOOP("reasons", "There is nothing to choose; draw a card from the ring."),
    "direct-first": QT_TRANSLATE_NOOP("reasons", "A direct match comes first; the sum cannot be taken instead."),
    "face-in-sum": QT_TRANSLATE_NOOP(
        "reasons", "Jacks, queens, kings and jokers in the centre have no value and cannot be part of a sum."
    ),
    "no-capture": QT_TRANSLATE_NOOP(
        "reasons", "That is not one of your captures for {card}: match its rank, or add up cards to {value}."
    ),
}

SUIT_PLURALS: Mapping[str, str] = {
    "S": QT_TRANSLATE_NOOP("reasons", "spades"),
    "H": QT_TRANSLATE_NOOP("reasons", "hearts"),
    "D": QT_TRANSLATE_NOOP("reasons", "diamonds"),
    "C": QT_TRANSLATE_NOOP("reasons", "clubs"),
}
SUIT_SINGULARS: Mapping[str, str] = {
    "S": QT_TRANSLATE_NOOP("reasons", "spade"),
    "H": QT_TRANSLATE_NOOP("reasons", "heart"),
    "D": QT_TRANSLATE_NOOP("reasons", "diamond"),
    "C": QT_TRANSLATE_NOOP("reasons", "club"),
}

GAME_NAMES: Mapping[str, str] = {
    "el": QT_TRANSLATE_NOOP("reasons", "El Almaz"),
    "kupa": QT_TRANSLATE_NOOP("reasons", "Kupa Almaz"),
    "erkek": QT_TRANSLATE_NOOP("reasons", "Erkek Almaz"),
    "kiz": QT_TRANSLATE_NOOP("reasons", "Kız Almaz"),
    "rifki": QT_TRANSLATE_NOOP("reasons", "Rıfkı"),
    "son": QT_TRANSLATE_NOOP("reasons", "Son İki"),
    "trump S": QT_TRANSLATE_NOOP("reasons", "Trump spades"),
    "trump H": QT_TRANSLATE_NOOP("reasons", "Trump hearts"),
    "trump D": QT_TRANSLATE_NOOP("reasons", "Trump diamonds"),
    "trump C": QT_TRANSLATE_NOOP("reasons", "Trump clubs"),
}
"""Every contract of King by its text in records."""


def key_of(refusal: Refusal) -> str:
    """The refusal's key in `SENTENCES`."""
    variant = refusal.facts.get("kind") or refusal.facts.get("discard")
    return f"{refusal.reason}/{variant}" if variant else refusal.reason


def sentence(refusal: Refusal, names: tuple[str, ...]) -> str:
    """The refusal in English, for the command line; ``names`` are the seats' names."""
    words: dict[str, str] = {}
    for fact, value in refusal.facts.items():
        if fact == "name":
            words[fact] = names[value]
        elif fact == "game":
            words[fact] = GAME_NAMES[value]
        elif fact == "suit":
            words["suit"], words["one"] = SUIT_PLURALS[value], SUIT_SINGULARS[value]
        elif isinstance(value, Card):
            words[fact] = value.text
        elif fact == "cards":
            words[fact] = " or ".join(card.text for card in value)
        elif fact == "value":
            words[fact] = str(value)
    return SENTENCES[key_of(refusal)].format(**words)
