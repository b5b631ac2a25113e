"""Sentences made outside widgets, in the language of the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def tr(sentence: str) -> str:
    """The sentence as people read it, its places still open.

    Modules import it as ``_tr``. `dev.py i18n` tells lupdate of both names; it files such sentences under no context.
    """
    return QCoreApplication.translate("", sentence)
