"""Why a capture is chosen in No Kings: what it does that the others do not."""

from __future__ import annotations

from collections.abc import Callable

from kingtable.bots.no_kings import gained, likely_loss
from kingtable.core.actions import Action, Draw
from kingtable.games.no_kings import View
from kingtable.games.no_kings_captures import Capture


def reason_of(view: View, action: Action) -> str:
    """The id of the sentence of `bots.reasons` that says why."""
    if isinstance(action, Draw):
        return "draw-ring"
    chosen = next(capture for capture in view.choices if capture.action == action)
    others = [capture for capture in view.choices if capture != chosen]

    def best(worth: Callable[[Capture], float]) -> bool:
        return all(worth(chosen) > worth(other) for other in others)

    if best(lambda capture: gained(view, capture)):
        return "take-most"
    if best(lambda capture: len(capture.runs)):
        return "take-run"
    if best(lambda capture: -likely_loss(view, capture)):
        return "take-leave-least"
    return "take-prospects"
