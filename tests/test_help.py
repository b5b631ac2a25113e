"""The help text of King: an anchor for every rule, working links, true values, only what Qt can show."""

from __future__ import annotations

import ast
import re
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from kingtable.games import king
from kingtable.games.king_contracts import TABLE_RULES, UNIT_VALUE, UNITS
from kingtable.games.reasons import GAME_NAMES
from kingtable.paths import resource

RULE_IDS = {
    f"KING-{number:02}" for first, last in ((1, 13), (20, 31), (40, 48), (50, 53), (60, 61))
    for number in range(first, last + 1)
}  # fmt: skip
"""Every numbered rule of King."""

SHOWN_TAGS = {"h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "table", "tr", "th", "td", "b", "i", "a"}
HEAD_TAGS = {"html", "head", "title", "body", "meta"}
ATTRIBUTES = {
    "a": {"name", "href"},
    "table": {"border", "cellpadding", "cellspacing"},
    "html": {"lang"},
    "meta": {"charset"},
}


def found_by_qt(text: str) -> set[str]:
    """The anchors of a page that Qt's own documents know; there must be an application."""
    document = QTextDocument()
    document.setHtml(text)
    found: set[str] = set()
    block = document.begin()
    while block.isValid():
        spot = block.begin()
        while not spot.atEnd():
            found.update(spot.fragment().charFormat().anchorNames())
            spot += 1
        block = block.next()
    return found


@dataclass
class Page(HTMLParser):
    """What the tests ask of the help text, read strictly: a tag that is not closed in its turn is a fault."""

    anchors: Counter[str] = field(default_factory=Counter)
    links: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    sections: list[str] = field(default_factory=list)
    marked: dict[str, str] = field(default_factory=dict)
    """The text of the heading that each anchor stands in."""
    faults: list[str] = field(default_factory=list)
    open_tags: list[str] = field(default_factory=list)
    _heading: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in SHOWN_TAGS | HEAD_TAGS:
            self.faults.append(f"<{tag}> in line {self.getpos()[0]}")
        for name, value in attrs:
            if name not in ATTRIBUTES.get(tag, set()):
                self.faults.append(f"{name} of <{tag}> in line {self.getpos()[0]}")
            elif tag == "a" and name == "name":
                self.anchors[value or ""] += 1
                self._heading.append(value or "")
            elif tag == "a":
                self.links.append(value or "")
        if tag == "tr":
            self.rows.append([])
        elif tag in {"td", "th"}:
            self.rows[-1].append("")
        elif tag == "h2":
            self.sections.append("")
        elif tag == "h3":
            self._heading = []
        if tag != "meta":
            self.open_tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open_tags or self.open_tags.pop() != tag:
            self.faults.append(f"</{tag}> in line {self.getpos()[0]}")

    def handle_data(self, data: str) -> None:
        if {"td", "th"} & set(self.open_tags):
            self.rows[-1][-1] += data
        elif "h2" in self.open_tags:
            self.sections[-1] += data
        elif "h3" in self.open_tags:
            for name in self._heading:
                self.marked[name] = self.marked.get(name, "") + data

    def handle_comment(self, data: str) -> None:
        self.comments.append(data)


@pytest.fixture(scope="module")
def text() -> str:
    return resource("help", "king.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def page(text: str) -> Page:
    page = Page()
    page.feed(text)
    page.close()
    return page


def cited_ids() -> set[str]:
    """The rule ids in the calls of Refusal(…) in the rules of King."""
    files = [Path(king.__file__), *Path(king.__file__).parent.glob("king_*.py")]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    refusals = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refusal")
    return {
        node.value
        for call in refusals
        for node in ast.walk(call)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"(KING|ALL)-\d\d", node.value)
    }


def test_every_tag_is_balanced_and_of_the_subset_qt_shows(page: Page) -> None:
    assert page.faults == []
    assert page.open_tags == []


def test_every_cited_rule_has_an_anchor(page: Page) -> None:
    cited = cited_ids()
    assert {"ALL-03", "ALL-08", "KING-05", "KING-25", "KING-27", "KING-28"} <= cited
    assert cited - set(page.anchors) == set()


def test_every_rule_of_king_has_an_anchor_in_a_heading_that_names_it(page: Page) -> None:
    assert {name for name in page.anchors if name.startswith("KING-")} == RULE_IDS
    rules = {name for name in page.anchors if re.fullmatch(r"[A-Z]+-\d+", name)}
    assert [name for name in sorted(rules) if name not in page.marked.get(name, "")] == []


def test_no_anchor_stands_twice(page: Page) -> None:
    assert [name for name, times in page.anchors.items() if times > 1] == []


def test_links_stay_on_the_page_and_arrive(page: Page, text: str) -> None:
    assert page.links
    assert [link for link in page.links if not link.startswith("#") or link[1:] not in page.anchors] == []
    assert "://" not in text


def test_twelve_sections_and_one_place_for_the_rules_in_force_and_the_keys(page: Page) -> None:
    assert [title.split(".")[0] for title in page.sections] == [str(number) for number in range(1, 13)]
    assert page.comments == ["TABLE-RULES", "KEYS"]


@pytest.mark.parametrize("contract", UNIT_VALUE)
def test_the_table_of_values_is_that_of_the_game(page: Page, contract: str) -> None:
    def signed(points: int) -> str:
        return f"{points:+}".replace("-", "−")

    name = GAME_NAMES[contract].split()[0] if contract.startswith("trump") else GAME_NAMES[contract]
    value, units = UNIT_VALUE[contract], UNITS[contract]
    shown = [row[3:] for row in page.rows if row[0] == name and len(row) == 6]
    assert shown == [[signed(value), str(units), signed(value * units)]]


def test_every_table_rule_has_its_values_and_one_default(text: str) -> None:
    section = text.split('<a name="table-rules">')[1].split("<h2>")[0]
    lists = [block.split("</ul>")[0] for block in section.split("<ul>")[1:]]
    assert [block.count("<li>") for block in lists] == [len(rule.values) for rule in TABLE_RULES]
    for block in lists:
        assert "(default)" in block.split("</li>")[0]
        assert block.count("(default)") == 1


def test_numbers_for_people_have_a_true_minus(page: Page, text: str) -> None:
    assert re.findall(r"(?<![\w])-\d", text) == []


def test_qt_finds_every_anchor(page: Page, text: str, qapp: QApplication) -> None:
    assert found_by_qt(text) == set(page.anchors)
