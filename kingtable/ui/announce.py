"""Sentences for the screen reader alone, about nothing that has the focus."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def announce(by: QObject, sentence: str, *, at_once: bool = False) -> None:
    """Have that spoken, if anybody listens; ``at_once`` before everything else."""
    if QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(by, sentence)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if at_once else politeness.Polite)
        QAccessible.updateAccessibility(event)
