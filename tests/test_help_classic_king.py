"""The help text of Classic King: an anchor for every rule, working links, true values, only what Qt can show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kingtable.games import classic_king
from kingtable.games.classic_king_rounds import CONTRACTS, TABLE_RULES, UNIT_VALUE, UNITS, round_sum
from kingtable.paths import resource
from kingtable.ui import rule_words
from kingtable.ui.told_classic_king import round_name
from tests.test_help import Page

RULE_IDS = {f"KNG14-{number:02}" for number in (*range(1, 12), *range(20, 23))}
"""Every numbered rule of Classic King."""


@pytest.fixture(scope="module")
def text() -> str:
    return resource("help", "classic-king.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def page(text: str) -> Page:
    page = Page()
    page.feed(text)
    page.close()
    return page


def signed(points: int) -> str:
    return f"{points:+}".replace("-", "−")


def test_every_tag_is_balanced_and_of_the_subset_qt_shows(page: Page) -> None:
    assert page.faults == []
    assert page.open_tags == []


def test_every_rule_and_every_cited_one_has_an_anchor_in_a_heading_that_names_it(page: Page) -> None:
    source = Path(classic_king.__file__).read_text(encoding="utf-8")
    cited = set(re.findall(r'Refusal\("[\w-]+", "([A-Z0-9]+-\d\d)"', source))
    assert {"ALL-03", "ALL-08", "KNG14-04", "KNG14-05", "KNG14-06"} <= cited
    rules = {name for name in page.anchors if re.fullmatch(r"[A-Z0-9]+-\d\d", name)}
    assert rules == RULE_IDS | cited
    assert [name for name in sorted(rules) if name not in page.marked.get(name, "")] == []
    assert [name for name, times in page.anchors.items() if times > 1] == []


def test_links_stay_on_the_page_and_arrive(page: Page, text: str) -> None:
    assert page.links
    assert [link for link in page.links if not link.startswith("#") or link[1:] not in page.anchors] == []
    assert "://" not in text


def test_nine_sections_and_one_place_for_the_rules_in_force_and_the_keys(page: Page) -> None:
    assert [title.split(".")[0] for title in page.sections] == [str(number) for number in range(1, 10)]
    assert page.comments == ["TABLE-RULES", "KEYS"]


@pytest.mark.parametrize("number", range(1, len(CONTRACTS) + 1))
def test_the_table_of_rounds_is_that_of_the_game(page: Page, number: int) -> None:
    contract, bonus = CONTRACTS[number - 1], number + len(CONTRACTS)
    (row,) = (row for row in page.rows if row[0] == f"{number} {round_name(number)}")
    assert row[1] == f"{bonus} {round_name(bonus)}"
    assert row[5] == f"{signed(round_sum(number))} / {signed(round_sum(bonus))}"
    if contract in UNIT_VALUE:
        value = UNIT_VALUE[contract]
        assert row[3:5] == [f"{signed(-value)} / {signed(value)}", str(UNITS[contract])]


def test_every_table_rule_has_its_values_and_one_default(text: str) -> None:
    section = text.split('<a name="table-rules">')[1].split("<h2>")[0]
    lists = [block.split("</ul>")[0] for block in section.split("<ul>")[1:]]
    assert len(lists) == len(TABLE_RULES)
    for block, rule in zip(lists, TABLE_RULES, strict=True):
        shown = re.findall(r"<li><b>(.*?)</b>", block)
        assert shown == [rule_words.rule_value("classic-king", rule.name, value)[0] for value in rule.values]
        assert "(default)" in block.split("</li>")[0] and block.count("(default)") == 1


def test_numbers_for_people_have_a_true_minus(text: str) -> None:
    assert re.findall(r"(?<![\w])-\d", text) == []
