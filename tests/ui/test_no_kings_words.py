"""The words of No Kings: its help page, its table rules, its history."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kingtable.core.cards import parse_card
from kingtable.games import no_kings
from kingtable.games.no_kings_events import RoundStarted
from kingtable.games.no_kings_table import TABLE_RULES
from kingtable.paths import resource
from kingtable.ui.history_no_kings import history_lines
from kingtable.ui.rule_words import rule_label, rule_value
from kingtable.ui.told_no_kings import begins
from tests.test_help import Page, found_by_qt
from tests.ui.nokings import MATCHES, people, steps


@pytest.fixture(scope="module")
def text() -> str:
    return resource("help", "no-kings.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def page(text: str) -> Page:
    page = Page()
    page.feed(text)
    page.close()
    return page


def test_the_page_is_sound_and_its_links_arrive(page: Page, text: str) -> None:
    assert page.faults == [] and page.open_tags == []
    assert [name for name, times in page.anchors.items() if times > 1] == []
    assert [link for link in page.links if not link.startswith("#") or link[1:] not in page.anchors] == []
    assert page.comments == ["TABLE-RULES", "KEYS"]
    assert "://" not in text and not re.findall(r"(?<![\w])-\d", text)


def test_every_rule_that_can_be_cited_has_an_anchor(page: Page) -> None:
    tree = ast.parse(Path(no_kings.__file__).read_text(encoding="utf-8"))
    cited = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"(NK|ALL)-\d\d", node.value)
    }
    assert {"NK-12", "NK-13", "NK-17", "NK-18", "NK-19", "NK-03", "ALL-03", "ALL-08"} <= cited
    assert cited - set(page.anchors) == set()
    rules = {name for name in page.anchors if re.fullmatch(r"[A-Z]+-\d+", name)}
    assert [name for name in sorted(rules) if name not in page.marked.get(name, "")] == []


def test_every_table_rule_has_its_values_and_one_default(text: str) -> None:
    section = text.split('<a name="table-rules">')[1].split("<h2>")[0]
    lists = [block.split("</ul>")[0] for block in section.split("<ul>")[1:]]
    assert [block.count("<li>") for block in lists] == [len(rule.values) for rule in TABLE_RULES]
    assert all("(default)" in block.split("</li>")[0] and block.count("(default)") == 1 for block in lists)


def test_qt_finds_every_anchor(page: Page, text: str, qapp: QApplication) -> None:
    assert found_by_qt(text) == set(page.anchors)


@pytest.mark.parametrize("rule", TABLE_RULES, ids=lambda rule: rule.name)
def test_every_value_of_a_table_rule_has_words_of_its_own(rule: object) -> None:
    name, values = rule.name, rule.values  # type: ignore[attr-defined]
    assert rule_label("no-kings", name)
    words = [rule_value("no-kings", name, value) for value in values]
    assert len({label for label, _ in words}) == len(values)
    assert all(line.endswith(".") and "{" not in line + label for label, line in words)


def test_who_begins_is_told_with_the_cards_drawn() -> None:
    jack, jack_too, three, six = (parse_card(name) for name in ("JS", "JH", "3H", "6D"))
    tie = ((0, jack), (1, three), (2, jack_too), (0, three), (2, six))
    sitting = people(3)
    assert (
        begins(sitting, RoundStarted(1, 0, 2, tie, (), 50)) == "Bo tied for the highest card, J♥, drew 6♦ and begins."
    )
    plain = RoundStarted(1, 0, 0, ((1, three), (0, six)), (), 50)
    assert begins(sitting, plain) == "You drew the highest card, 6♦, and begin."
    assert begins(sitting, RoundStarted(1, 0, 1, (), (), 50)) == "Ada begins."


@pytest.mark.parametrize(("seats", "seed", "rules"), MATCHES)
def test_the_history_has_a_line_for_every_turn(seats: int, seed: int, rules: dict[str, str]) -> None:
    for n, (_, _, view) in enumerate(steps(seats, seed, rules)):
        if n % 9 and not view.over:
            continue
        lines = history_lines(view, people(seats))
        assert all(line.text and "{" not in line.text for line in lines)
        running = 0 if view.over else 2 + len(view.round.turns)
        assert len(lines) == len(view.sheet) + running
