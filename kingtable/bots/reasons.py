"""Why a card is played, in one line for people: what the play does, as anybody at the table could see it."""

from __future__ import annotations

from collections.abc import Mapping

from kingtable.bots.search import Seen
from kingtable.games.reasons import QT_TRANSLATE_NOOP
from kingtable.games.tricks import SUIT_MASKS, beats, suit_of

SENTENCES: Mapping[str, str] = {
    "only": QT_TRANSLATE_NOOP("hints", "It is the only card that may be played."),
    "lead-safe": QT_TRANSLATE_NOOP("hints", "Nobody holds a lower card of this suit, so others must take the trick."),
    "lead-low": QT_TRANSLATE_NOOP("hints", "A low card is likely to be beaten, and the lead goes to somebody else."),
    "lead-away": QT_TRANSLATE_NOOP("hints", "It is dangerous later; now a trick with it costs least."),
    "lead-master": QT_TRANSLATE_NOOP("hints", "Nobody holds a higher card of this suit."),
    "lead-trumps": QT_TRANSLATE_NOOP("hints", "It draws the trumps of the others."),
    "lead-waiting": QT_TRANSLATE_NOOP("hints", "It keeps the strong cards for later."),
    "give": QT_TRANSLATE_NOOP("hints", "It is a penalty card, and somebody else takes the trick with it."),
    "duck": QT_TRANSLATE_NOOP("hints", "It is the highest card that is sure not to take the trick."),
    "stay-low": QT_TRANSLATE_NOOP("hints", "It is sure not to take the trick."),
    "take-harmless": QT_TRANSLATE_NOOP("hints", "The trick costs nothing, and a dangerous card is gone."),
    "take-forced": QT_TRANSLATE_NOOP("hints", "The trick cannot be avoided, so a high card goes with it."),
    "hope": QT_TRANSLATE_NOOP("hints", "It may still be beaten by who plays after you."),
    "throw": QT_TRANSLATE_NOOP("hints", "You cannot follow suit: a dangerous card goes for nothing."),
    "throw-low": QT_TRANSLATE_NOOP("hints", "The trick cannot be won, so the least useful card goes."),
    "win-last": QT_TRANSLATE_NOOP("hints", "It takes the trick, and no lower card would."),
    "win": QT_TRANSLATE_NOOP("hints", "It takes the trick for now, and is likely to keep it."),
    "ruff": QT_TRANSLATE_NOOP("hints", "A trump takes the trick."),
    "rule": QT_TRANSLATE_NOOP("hints", "By rule of thumb it is worth most."),
    "chance": QT_TRANSLATE_NOOP("hints", "It was played by chance."),
    "name": QT_TRANSLATE_NOOP("hints", "Your cards promise most here, compared with what the game usually brings."),
}


def reason_of(at: Seen, card: int) -> str:
    """The id of the sentence that says what this play does."""
    contest, position = at.contest, at.position
    suit = SUIT_MASKS[suit_of(card)]
    out = at.out & suit
    wanted = contest.taste is None
    if not position.table:
        if wanted:
            if card > out:
                return "lead-master"
            return "lead-trumps" if card & contest.trump else "lead-waiting"
        if out and not out & (card - 1):
            return "lead-safe"
        return "lead-low" if (out & -(card << 1)).bit_count() * 2 > out.bit_count() else "lead-away"
    led = SUIT_MASKS[suit_of(position.table[0])]
    wins = beats(card, position.best, led, contest.trump)
    last = len(position.table) == 3
    if wanted:
        if not wins:
            return "throw-low"
        if card & contest.trump and not led & contest.trump:
            return "ruff"
        return "win-last" if last else "win"
    if not wins:
        if card & contest.dear:
            return "give"
        if not card & led:
            return "throw"
        return "stay-low" if at.hand & led & (position.best - 1) & -(card << 1) else "duck"
    if not last:
        return "hope" if out & -(card << 1) else "take-forced"
    return "take-forced" if contest.points(sum(position.table) | card, position.number) else "take-harmless"
