"""Whatever people read goes through lupdate, and every language has all of it: sentences, places, pages of the help."""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import pytest

from kingtable.paths import translations
from tests.test_help import Page

ROOT = Path(__file__).resolve().parent.parent
HELP = ROOT / "resources" / "help"
LANGUAGES = sorted(set(translations()) - {"en"})
MARKS = {"tr": 0, "_tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
"""The functions that mark a sentence, and where it stands among their arguments."""
SPEAKING = [*(ROOT / "kingtable" / "ui").rglob("*.py"), *(ROOT / "kingtable" / "games").glob("*reasons.py")]
SENTENCE = re.compile(r"[A-Za-z]{2,}[,.:!?…]? +[A-Za-z{(“]|^[A-Z][a-z]+[ .!?…]?")
NO_SENTENCES = {
    # Names of keys, in Qt's spelling; contracts as they stand in records.
    *("Esc", "Enter", "Return", "Space", "Left", "Right", "PgUp", "PgDown"),
    *("trump S", "trump H", "trump D", "trump C"),
    # Names of its own.
    *("English", "King Table"),
}
UNSEEN = {
    # Told on the terminal, or in a report to those who mend the program.
    *("display.py", "mishaps.py", "first_aid.py", "report.py"),
    # Values of an Enum, names of properties, style sheets, markup.
    *("accessible.py", "picture.py", "offer.py", "theme.py", "help_page.py", "printing.py", "key_button.py"),
}


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations_script", ROOT / "packaging" / "translations.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


@pytest.fixture(scope="module")
def nodes() -> dict[str, list[ast.AST]]:
    """Everything that is written in the modules that speak to people, by the module's name."""
    return {
        f"{file.parent.name}/{file.name}": list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        for file in SPEAKING
    }


@pytest.fixture(scope="module")
def extracted(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str]]:
    """The sentences that lupdate finds in the program as it stands, with the context that it files them under."""
    found = tmp_path_factory.mktemp("i18n") / "kingtable_tr.ts"
    script().updated(found, found)
    return {
        (context.findtext("name") or "", message.findtext("source") or "")
        for context in ElementTree.parse(found).getroot().iter("context")
        for message in context.iter("message")
    }


def test_lupdate_finds_every_sentence_that_is_marked(
    nodes: dict[str, list[ast.AST]], extracted: set[tuple[str, str]]
) -> None:
    unseen = []
    for file, written in nodes.items():
        for call in written:
            # A painter's translate() moves it.
            if not isinstance(call, ast.Call) or len(call.args) <= MARKS.get(name_of(call), 9):
                continue
            sentence = call.args[MARKS[name_of(call)]]
            if isinstance(sentence, ast.JoinedStr):
                unseen.append(f"{file}:{call.lineno}: no literal")
            elif isinstance(sentence, ast.Constant) and not _is_found(call, sentence, extracted):
                unseen.append(f"{file}:{call.lineno}: {sentence.value!r}")
    assert unseen == []
    assert {("", "You take it"), ("reasons", "The match is over."), ("Commands", "&Quit")} <= extracted


def _is_found(call: ast.Call, constant: ast.Constant, extracted: set[tuple[str, str]]) -> bool:
    sentence = constant.value
    if not isinstance(sentence, str) or not sentence:
        return True
    if isinstance(call.func, ast.Name) and call.func.id in ("tr", "_tr"):
        return ("", sentence) in extracted
    if MARKS[name_of(call)] == 1 and isinstance(call.args[0], ast.Constant):
        return (call.args[0].value, sentence) in extracted
    return any(sentence == found for _, found in extracted)


def test_sentences_outside_widgets_are_translated_in_one_place(nodes: dict[str, list[ast.AST]]) -> None:
    """lupdate files those of every such function under no context; another function would look elsewhere."""
    own = [
        f"{file}:{node.lineno}"
        for file, written in nodes.items()
        for node in written
        if isinstance(node, ast.FunctionDef) and node.name in ("tr", "_tr") and file != "ui/words.py"
    ]
    assert own == []


def test_no_sentence_is_written_without_a_mark(nodes: dict[str, list[ast.AST]]) -> None:
    bare = []
    for file, written in nodes.items():
        passed = {id(part) for node in written if _is_not_shown(node) for part in ast.walk(node)}
        bare += [
            f"{file}:{node.lineno}: {node.value}"
            for node in written
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in passed
            and SENTENCE.search(node.value)
            and not node.value.startswith("Ctrl+")
            and node.value not in NO_SENTENCES
            and file.split("/")[1] not in UNSEEN
        ]
    assert not bare, "\n".join(bare)


def _is_not_shown(node: ast.AST) -> bool:
    """Whether what stands in the node is no sentence for people, or a marked one."""
    if isinstance(node, ast.Expr):  # a docstring
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        logs = isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") == "_log"
        return logs or name_of(node) in MARKS
    return isinstance(node, ast.Raise | ast.Assert)


def test_changes_of_case_follow_the_language(nodes: dict[str, list[ast.AST]]) -> None:
    """In Turkish i becomes İ and ı becomes I: words for people change their case through QLocale alone."""
    cased = {"upper", "lower", "title", "capitalize", "casefold", "swapcase"}
    found = [
        f"{file}:{node.lineno}"
        for file, written in nodes.items()
        for node in written
        if isinstance(node, ast.Call)
        and name_of(node) in cased
        # A widget's lower() puts it below its neighbours.
        and not (isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value).startswith("self."))
    ]
    assert found == []


# -- the check of the translations -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "translation", "fault"),
    [
        ("{name} plays", "{name} oynuyor", None),
        ("{name} plays", "oynuyor", "other places: {name}"),
        ("{name} plays", "{isim} oynuyor", "other places: {isim}, {name}"),
        ("&Quit", "Çık", "key of a menu on one side alone"),
        ("&Keys…", "&Tuşlar", "ellipsis on one side alone"),
        ("Close", "", "empty"),
    ],
)
def test_what_the_check_finds(tmp_path: Path, source: str, translation: str, fault: str | None) -> None:
    file = tmp_path / "kingtable_tr.ts"
    root = ElementTree.Element("TS", version="2.1", language="tr")
    message = ElementTree.SubElement(ElementTree.SubElement(root, "context"), "message")
    ElementTree.SubElement(message, "source").text = source
    ElementTree.SubElement(message, "translation").text = translation
    ElementTree.ElementTree(root).write(file, encoding="utf-8", xml_declaration=True)
    assert script().owed(file) == ([] if fault is None else [f"kingtable_tr.ts: no context: {source!r}: {fault}"])


def test_a_plural_may_leave_its_number_to_the_singular(tmp_path: Path) -> None:
    file = tmp_path / "kingtable_en.ts"
    forms = "<numerusform>a card</numerusform><numerusform>%n cards</numerusform>"
    message = f"<message numerus='yes'><source>%n card(s)</source><translation>{forms}</translation></message>"
    file.write_text(f"<TS><context><name>A</name>{message}</context></TS>", encoding="utf-8")
    assert script().owed(file) == []
    file.write_text(file.read_text(encoding="utf-8").replace("%n cards", ""), encoding="utf-8")
    assert len(script().owed(file)) == 1


def test_what_is_taken_out_of_a_translation_is_missed(tmp_path: Path) -> None:
    file = tmp_path / "kingtable_tr.ts"
    whole = (ROOT / "resources" / "i18n" / "kingtable_tr.ts").read_text(encoding="utf-8")
    file.write_text(whole.replace("<translation>Sıra sizde.</translation>", "<translation></translation>"), "utf-8")
    script().updated(file, file)
    assert any("It is your turn." in debt for debt in script().owed(file))


# -- the pages of the help ---------------------------------------------------------------------------------------------


def read(path: Path) -> Page:
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    page.close()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(page.name for page in HELP.glob("*.html")))
def test_a_page_has_all_that_the_english_one_has(language: str, name: str) -> None:
    english, page = read(HELP / name), read(HELP / language / name)
    assert page.faults == [] and page.open_tags == []
    assert page.anchors == english.anchors
    assert sorted(page.links) == sorted(english.links)
    assert page.comments == english.comments
    assert [rule for rule, heading in page.marked.items() if rule[-1].isdigit() and rule not in heading] == []
    assert _figures(page) == _figures(english)
    text = (HELP / language / name).read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert re.findall(r"(?<![\w])-\d", text) == []


def _figures(page: Page) -> list[list[str]]:
    """What the tables of a page say in numbers."""
    return [
        [cell for cell in row if re.search(r"\d", cell) and not re.search(r"[^\W\d]{2,}", cell)] for row in page.rows
    ]


def test_a_language_without_a_page_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checked = script()
    shutil.copytree(HELP, tmp_path / "resources" / "help")
    (tmp_path / "resources" / "help" / "tr" / "king.html").unlink()
    monkeypatch.setattr(checked, "ROOT", tmp_path)
    assert checked.missing_pages(Path("kingtable_tr.ts")) == ["help/tr/king.html is missing"]
    assert checked.missing_pages(Path("kingtable_en.ts")) == []
