"""Players who look at what their seat cannot see: they show what there is to gain, and must be found out."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kingtable.bots.classic_king_mind import ClassicKingMind
from kingtable.bots.guards import sound
from kingtable.bots.king_mind import KingMind
from kingtable.bots.kings_reverse_search import gain_after
from kingtable.bots.levels import bot_for
from kingtable.bots.rollout import rollout
from kingtable.bots.searcher import Mind
from kingtable.core.actions import Action, Call, Catch, Play
from kingtable.core.game import Game
from kingtable.games.tricks import card_of

MINDS: Mapping[str, Mind] = {"king": KingMind(), "classic-king": ClassicKingMind()}


def omniscient(game: Game[Any, Any], state: Any, rng: random.Random) -> Action:
    """What a player does who sees all hands and the order of every pile."""
    if game.id == "kings-reverse":
        return _sheds(game, state)
    if game.id == "no-kings":
        return _captures(game, state)
    return _tricks(game, state, rng)


def _tricks(game: Game[Any, Any], state: Any, rng: random.Random) -> Action:
    """Plays the deal out by habit after each card."""
    view, mind = game.view(state, state.deal.to_act), MINDS[game.id]
    if game.id == "king" and view.nameable:
        return bot_for("king", "rule").choose(view, rng)
    at, worth = mind.seen(view), mind.opinion(view)
    position = at.position._replace(hands=state.deal.hands)
    cards = sound(at.contest, position.table, position.best, position.number, view.playable, at.out)
    return Play(card_of(max(cards, key=lambda card: rollout(at.contest, position, card)[at.seat] + 0.1 * worth(card))))


def _sheds(game: Game[Any, Any], state: Any) -> Action:
    """Looks ahead to its next turn in the one true deal."""
    deal, rules = state.deal, state.table.rules
    options = [each for each in game.legal(state, deal.turn) if not isinstance(each, (Call, Catch))]
    return max(options, key=lambda action: gain_after(deal, deal.turn, action, rules))


def _captures(game: Game[Any, Any], state: Any) -> Action:
    """Looks which card comes next, and takes what leaves it the most cards after that."""
    seat = state.round.to_act
    side = state.table.seating.side_of(seat)

    def cards_after(action: Action) -> int:
        after, _ = game.apply(state, seat, action)
        if after.ring and game.to_act(after) == seat and after.round.number == state.round.number:
            after, _ = game.apply(after, seat, game.legal(after, seat)[0])
        return len(after.round.piles[side])

    return max(game.legal(state, seat), key=cards_after)
