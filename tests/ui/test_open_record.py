"""A record from elsewhere, as a file manager hands it to the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingtable.core.record import Record, write_record
from kingtable.store.matches import match_from
from tests.ui.conftest import Housekeeper

RECORD = Record("no-kings", ("Ayşe", "Bo"), 3)
TABLE = {
    "human": [1], "levels": ["easy", None], "tempers": ["bold", "balanced"], "avatars": [7],
    "started": "2026-01-01T00:00:00.000+00:00",
}  # fmt: skip


def test_a_match_from_elsewhere_is_on_the_table_and_counts_for_nobody(open_house: Housekeeper, tmp_path: Path) -> None:
    file = tmp_path / "Masa ı.kingtable"
    file.write_bytes(write_record(RECORD))
    house = open_house()
    house.open_record(file)
    match = house.controller.match
    assert (match.record.seats, match.human, match.levels) == (("Ayşe", "Bo"), (0,), (None, "normal"))
    assert match.practice
    assert file.read_bytes() == write_record(RECORD)


def test_people_and_opponents_of_the_record_are_kept() -> None:
    match = match_from(write_record(Record("no-kings", ("A", "B"), 3, extra={"table": TABLE})))
    assert (match.human, match.levels, match.tempers, match.avatars) == (
        (1,),
        ("easy", None),
        ("bold", "balanced"),
        (7,),
    )
    assert match_from(write_record(Record("no-kings", ("A", "B"), 3, extra={"table": 5}))).human == (0,)


@pytest.mark.parametrize(
    "data",
    [
        None,
        b"",
        b"\xff\xfe",
        b"[]",
        write_record(Record("poker", ("A", "B"), 3)),
        write_record(Record("no-kings", ("A",) * 99, 3)),
        write_record(Record("king", ("A", "B", "C", "D"), 3, actions=((0, "play AS"),))),
    ],
)
def test_a_file_that_is_no_match_is_told(open_house: Housekeeper, tmp_path: Path, data: bytes | None) -> None:
    file = tmp_path / "file.kingtable"
    if data is not None:
        file.write_bytes(data)
    house = open_house()
    house.open_record(file)
    assert not house.controller.running
    assert house.window.banner.isVisible()
