"""Why something is done, in one line for people: what it does, as anybody at the table could see it."""

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
    "only-move": QT_TRANSLATE_NOOP("hints", "Nothing else may be done."),
    "out": QT_TRANSLATE_NOOP("hints", "It empties the hand and wins it."),
    "drawn": QT_TRANSLATE_NOOP("hints", "The card just drawn fits, so it must be played."),
    "only-fit": QT_TRANSLATE_NOOP("hints", "It is the only card that fits, jacks and jokers aside."),
    "joker": QT_TRANSLATE_NOOP("hints", "Nothing else fits, so the joker is lawful; a challenge would fail."),
    "bluff": QT_TRANSLATE_NOOP("hints", "A bluff: being caught costs little here, and the next player is hit hard."),
    "hand-out": QT_TRANSLATE_NOOP("hints", "It hands a card to each of the others, so the hand shrinks by several."),
    "seven": QT_TRANSLATE_NOOP("hints", "The next player must draw two cards and misses the turn."),
    "seven-close": QT_TRANSLATE_NOOP("hints", "The next player is close to going out and must draw two cards."),
    "skip": QT_TRANSLATE_NOOP("hints", "The next player misses the turn, and a dear card is gone."),
    "skip-close": QT_TRANSLATE_NOOP("hints", "The next player is close to going out and misses the turn."),
    "turn": QT_TRANSLATE_NOOP("hints", "A king is dear to be left with, and the other direction does no harm."),
    "turn-close": QT_TRANSLATE_NOOP("hints", "It turns the play away from a player who is close to going out."),
    "marry": QT_TRANSLATE_NOOP("hints", "King and queen go together: two cards in one turn."),
    "jack": QT_TRANSLATE_NOOP("hints", "The jack turns the suit to what suits this hand better."),
    "jack-must": QT_TRANSLATE_NOOP("hints", "Nothing else fits, and a jack always does."),
    "follow": QT_TRANSLATE_NOOP("hints", "Other cards of this hand can follow on it."),
    "dear": QT_TRANSLATE_NOOP("hints", "It counts many points against who is left with it."),
    "shed": QT_TRANSLATE_NOOP("hints", "It fits, and the cards that stay are worth more."),
    "draw-must": QT_TRANSLATE_NOOP("hints", "Nothing in this hand fits, so a card is drawn."),
    "draw-keep": QT_TRANSLATE_NOOP("hints", "What fits is worth more later, so a card is drawn."),
    "believe": QT_TRANSLATE_NOOP("hints", "The joker is likely to be lawful; a failed challenge costs two cards more."),
    "believe-drawn": QT_TRANSLATE_NOOP("hints", "A joker played right after it was drawn is always lawful."),
    "doubt": QT_TRANSLATE_NOOP("hints", "That hand is likely to hold a card that fits: the joker may well be a bluff."),
    "doubt-known": QT_TRANSLATE_NOOP("hints", "That hand is known to hold a card that fits: the joker is a bluff."),
    "doubt-free": QT_TRANSLATE_NOOP("hints", "So few cards are left that a failed challenge costs no more."),
    "give-all": QT_TRANSLATE_NOOP("hints", "Every card goes, so the one that hurts this player goes here."),
    "give-dear": QT_TRANSLATE_NOOP("hints", "A dear card goes, and counts against somebody else."),
    "give-lone": QT_TRANSLATE_NOOP("hints", "It is the only card of its suit in this hand."),
    "give-least": QT_TRANSLATE_NOOP("hints", "Of all these cards it is of least use."),
    "call": QT_TRANSLATE_NOOP("hints", "One card is about to be left: who calls it first cannot be caught."),
    "call-open": QT_TRANSLATE_NOOP("hints", "One card is left and not called yet: anybody may catch that."),
    "catch": QT_TRANSLATE_NOOP("hints", "Somebody has one card left and did not call it: a catch makes them draw two."),
    "draw-ring": QT_TRANSLATE_NOOP("hints", "A card is drawn from the ring; nothing is to be chosen."),
    "take-most": QT_TRANSLATE_NOOP("hints", "It captures the most cards."),
    "take-run": QT_TRANSLATE_NOOP("hints", "It takes cards away from the pile of another player."),
    "take-leave-least": QT_TRANSLATE_NOOP("hints", "It leaves least to capture for the next player."),
    "take-prospects": QT_TRANSLATE_NOOP("hints", "It leaves the best prospects for the rest of the round."),
    "rule": QT_TRANSLATE_NOOP("hints", "By rule of thumb it is worth most."),
    "chance": QT_TRANSLATE_NOOP("hints", "It was played by chance."),
    "name": QT_TRANSLATE_NOOP("hints", "Your cards promise most here, compared with what the game usually brings."),
}


def reason_of(at: Seen, card: int) -> str:
    """The id of the sentence that says what this play does."""
    contest, position = at.contest, at.position
    suit = SUIT_MASKS[suit_of(card)]
    out = at.out & suit
    wanted = contest.wanted
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
