"""Which level holds in which deal."""

from __future__ import annotations

from kingtable.bots.company import Company, LevelChange

EASY = (None, "easy", "easy", "easy")
HARD = (None, "hard", "hard", "hard")
MIXED = (None, "easy", "hard", "normal")


def test_a_change_holds_from_its_deal_on() -> None:
    company = Company(EASY).changed(3, HARD)
    assert [company.levels_in(deal) for deal in (1, 2, 3, 20)] == [EASY, EASY, HARD, HARD]


def test_an_earlier_change_replaces_later_ones() -> None:
    company = Company(EASY).changed(5, HARD).changed(3, MIXED)
    assert company == Company(EASY, changes=(LevelChange(3, MIXED),))


def test_changing_back_leaves_no_change() -> None:
    assert Company(EASY).changed(3, HARD).changed(3, EASY) == Company(EASY)


def test_before_the_first_action_the_match_itself_is_changed() -> None:
    assert Company(EASY).changed(4, HARD).changed(1, MIXED) == Company(MIXED)
