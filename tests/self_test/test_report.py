"""The report of a self-test: what counts as wrong, and what is told."""

from __future__ import annotations

import json
import logging

from kingtable.self_test.report import Find, Report

LOG = logging.getLogger("kingtable.tried")


def made(report: Report) -> dict[str, object]:
    told: dict[str, object] = json.loads(report.text())
    return told


def test_a_report_without_checks_has_not_passed() -> None:
    assert not Report({}).passed


def test_what_a_check_finds_an_exception_a_warning_and_nothing_looked_at_are_problems() -> None:
    def finding(find: Find) -> int:
        find("a card is missing")
        return 3

    def raising(find: Find) -> int:
        raise KeyError("planted")

    def warning(find: Find) -> int:
        LOG.warning("the lamp %s", "flickers")
        return 1

    report = Report({"program": "King Table"})
    report.make("good", lambda find: 1)
    before = report.passed
    for look in (finding, raising, warning):
        report.make(look.__name__, look)
    report.make("idle", lambda find: 0)
    assert before and not report.passed
    good, *bad = report.checks
    assert good.problems == ()
    told = [" ".join(check.problems) for check in bad]
    assert "a card is missing" in told[0]
    assert "planted" in told[1] and "Traceback" in told[1]
    assert "the lamp flickers" in told[2]
    assert "nothing" in told[3]
    assert made(report)["passed"] is False and made(report)["program"] == "King Table"


def test_expected_warnings_are_none_and_information_never_is() -> None:
    def look(find: Find) -> int:
        LOG.info("all is quiet")
        LOG.warning("The lamp is out")
        return 1

    report = Report({})
    report.make("expected", look, expected=("The lamp",))
    report.make("unexpected", look)
    assert [bool(check.problems) for check in report.checks] == [False, True]
    LOG.warning("nobody listens any more")
    assert len(report.checks[0].problems) == 0
