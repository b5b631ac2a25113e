"""Which table rules make a difference, so that the others need not be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingtable.core.game import Game, TableRule


def offered(game: Game[Any, Any], chosen: Mapping[str, str]) -> tuple[TableRule, ...]:
    """The game's table rules that have an effect beside these values; what is not chosen has its default."""
    values = {rule.name: chosen.get(rule.name, rule.default) for rule in game.table_rules}
    if game.id != "no-kings":
        return game.table_rules
    return tuple(rule for rule in game.table_rules if rule.name not in _idle(values))


def _idle(values: Mapping[str, str]) -> set[str]:
    """What has no effect in the games with the ring."""
    idle = {"king_target"}  # the same seat either way in every seating (NK-54)
    if values["rules_mode"] == "injera":
        idle |= {"joker_variant", "king_card"}  # kings and jokers attack in No Kings alone (NK-04, NK-30, NK-31)
    if values["jokers"] == "off":
        idle.add("joker_variant")
    if values["match"] == "single":
        idle.add("dealer")  # there is no second round to deal (NK-06)
    return idle
