"""Near the end of a match points are worth what they do to the standing."""

from __future__ import annotations

import pytest

from kingtable.bots.match_aim import NEAR_THE_END, aim_at


def test_far_from_the_end_a_point_is_a_point() -> None:
    aim = aim_at(2, (900, -900, 0, 0), NEAR_THE_END, swing=200)
    assert [aim((0, 0, points, 0)) for points in (-50, 0, 320)] == [-50, 0, 320]


def test_in_the_last_deal_only_who_can_be_passed_counts() -> None:
    totals = (0, 100, 2000, -2000)
    aim = aim_at(0, totals, 0, swing=200)
    passes = aim((200, 0, 0, 0)) - aim((0, 0, 0, 0))
    assert passes > 10 * abs(aim((400, 0, 0, 0)) - aim((200, 0, 0, 0)))
    # The same 50 points taken from the rival are as good, from anyone else they are not.
    assert aim((0, -200, 0, 0)) == pytest.approx(aim((200, 0, 0, 0)), rel=0.01)
    assert aim((0, 0, -50, -50)) == pytest.approx(aim((0, 0, 0, 0)), abs=0.01)


@pytest.mark.parametrize("left", range(NEAR_THE_END))
def test_more_points_are_never_worse(left: int) -> None:
    aim = aim_at(1, (120, 100, 90, -30), left, swing=200)
    worths = [aim((0, points, 0, 0)) for points in range(-300, 301, 20)]
    assert worths == sorted(worths)


def test_even_totals_weigh_like_points() -> None:
    aim = aim_at(0, (0, 0, 0, 0), 2, swing=200)
    # Three rivals at zero: a point of the own is a point, give or take the bend of the curve.
    assert aim((10, 0, 0, 0)) - aim((-10, 0, 0, 0)) == pytest.approx(20, rel=0.1)
