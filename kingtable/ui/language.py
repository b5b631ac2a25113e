"""The language of the program: its own sentences and those of Qt."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from kingtable.paths import translations


def speak(app: QApplication, wanted: str) -> None:
    """Let the program speak that language; for "" the first of the system's languages that it knows, else English."""
    known = translations()
    ours = [QLocale(name).name().split("_")[0] for name in QLocale.system().uiLanguages()]
    code = wanted or next((name for name in ours if name == "en" or name in known), "en")
    QLocale.setDefault(QLocale(code) if wanted else QLocale.system())
    if code not in known:
        return
    own, qt = QTranslator(app), QTranslator(app)
    if own.load(str(known[code])):
        app.installTranslator(own)
    # Qt's own words (buttons of the system, key names) come with it, or in one file of the frozen program.
    if qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qt)
