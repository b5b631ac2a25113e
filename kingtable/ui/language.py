"""The language of the program: its own sentences, those of Qt, and how numbers and dates are written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from kingtable.paths import resource, translations

_OWN = "en"
"""The language that the sentences are written in."""
_SPOKEN = "language"
"""The application's property with the code of the language that is spoken."""
_TRANSLATORS = "translators"
"""Another with those in use: to ask for the application's children takes longer than all the rest."""
KEYS = (
    QT_TRANSLATE_NOOP("QShortcut", "Alt"),
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),
    QT_TRANSLATE_NOOP("QShortcut", "End"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),
    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QShortcut", "Tab"),
)
"""Qt’s names of keys, for translations to set right: they shall be what is printed on the keyboards of a language."""


def languages() -> list[tuple[str, str]]:
    """The languages that the program speaks without a gap: code and own name."""
    codes = sorted({_OWN, *translations()})
    return [(code, "English" if code == _OWN else _own_name(QLocale(code))) for code in codes]


def _own_name(locale: QLocale) -> str:
    name = locale.nativeLanguageName()
    return locale.toUpper(name[:1]) + name[1:]


def spoken(wanted: str) -> str:
    """The code of the language for that wish; for "" the first of the system's that the program speaks."""
    known = {code for code, _ in languages()}
    ours = [wanted] if wanted else [QLocale(name).name().split("_")[0] for name in QLocale.system().uiLanguages()]
    return next((code for code in ours if code in known), _OWN)


def help_file(name: str) -> Path:
    """That page of the help in the language that is spoken, in English if it has none."""
    app = QApplication.instance()
    code = app.property(_SPOKEN) if app is not None else None
    translated = resource("help") / str(code) / name
    return translated if translated.exists() else resource("help", name)


def speak(app: QApplication, wanted: str) -> None:
    """Let the program speak that language from now on; what was made before keeps its words.

    Numbers and dates are those of the system, unless another language than the system's is spoken.
    """
    code = spoken(wanted)
    app.setProperty(_SPOKEN, code)
    system = QLocale.system()
    QLocale.setDefault(system if system.language() == QLocale(code).language() else QLocale(code))
    for old in app.property(_TRANSLATORS) or ():
        app.removeTranslator(old)
        old.deleteLater()
    own, qt = QTranslator(app), QTranslator(app)
    app.setProperty(_TRANSLATORS, [own, qt])
    # Qt's own words are those of its menus and the names of keys. What is installed last is asked first.
    if code != _OWN and qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qt)
    if code in translations() and own.load(str(translations()[code])):
        app.installTranslator(own)
