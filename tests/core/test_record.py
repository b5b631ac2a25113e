"""Records: what is written can be read, and whatever else is handed in ends in one short line."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingtable.core.cards import Card, pack_52
from kingtable.core.record import MAX_BYTES, MAX_DEPTH, Record, RecordError, read_record, write_record
from kingtable.core.rng import MAX_SEED

GOOD: dict[str, Any] = {
    "format": "kingtable-record",
    "version": 1,
    "game": "king",
    "options": {"choice_limit": "3+2"},
    "seats": ["You", "Ada", "Bo", "Cem"],
    "seed": 20260101,
    "decks": [["7H", "KD", "Jk"]],
    "actions": [[0, "name kupa"], [0, "play 2C"], [3, "play 9C"]],
}


def data(**changes: Any) -> bytes:
    """A good record with some keys changed; `...` takes a key away."""
    return json.dumps({key: value for key, value in (GOOD | changes).items() if value is not ...}).encode()


def error_of(bad: bytes) -> RecordError:
    """The refusal of that data, which is always one line that a person can read."""
    with pytest.raises(RecordError) as caught:
        read_record(bad)
    line = str(caught.value)
    assert line.isprintable()
    assert len(line) < 320
    return caught.value


def test_a_good_record() -> None:
    assert read_record(data()) == Record(
        game="king",
        seats=("You", "Ada", "Bo", "Cem"),
        seed=20260101,
        options={"choice_limit": "3+2"},
        decks=((Card(7, "H"), Card(13, "D"), Card(0, "")),),
        actions=((0, "name kupa"), (0, "play 2C"), (3, "play 9C")),
        extra={},
    )


def test_options_and_decks_may_be_missing() -> None:
    record = read_record(data(options=..., decks=...))
    assert record.options == {}
    assert record.decks == ()


def test_unknown_keys_are_kept() -> None:
    extra = {"humans": [0], "zukunft": {"tief": [1, 2.5, None, True, "ş"]}, "": 0}
    record = read_record(data(**extra))
    assert record.extra == extra
    assert read_record(write_record(record)) == record


def test_written_form_is_for_people_too() -> None:
    lines = write_record(read_record(data())).decode().splitlines()
    assert lines[0] == "{"
    assert lines[1] == '"format": "kingtable-record",'
    assert lines[-5:] == ['  [0, "name kupa"],', '  [0, "play 2C"],', '  [3, "play 9C"]', "]", "}"]
    assert write_record(read_record(data(actions=[]))).decode().endswith('"actions": []\n}\n')


@pytest.mark.parametrize("key", ["format", "version", "game", "seats", "seed", "actions"])
def test_missing_keys(key: str) -> None:
    assert error_of(data(**{key: ...})).where == key


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"format": "chess"}, "format"),
        ({"format": None}, "format"),
        ({"format": ["kingtable-record"]}, "format"),
        ({"version": 2}, "version"),
        ({"version": 0}, "version"),
        ({"version": -1}, "version"),
        ({"version": "1"}, "version"),
        ({"version": 1.0}, "version"),
        ({"version": True}, "version"),
        ({"version": None}, "version"),
        ({"game": 1}, "game"),
        ({"game": None}, "game"),
        ({"options": []}, "options"),
        ({"options": None}, "options"),
        ({"options": {"choice_limit": 3}}, "options.choice_limit"),
        ({"options": {"choice_limit": True}}, "options.choice_limit"),
        ({"options": {"a\nb": None}}, "options.a\nb"),
        ({"seats": 4}, "seats"),
        ({"seats": "abcd"}, "seats"),
        ({"seats": {"0": "You"}}, "seats"),
        ({"seats": ["You", None, "Bo", "Cem"]}, "seats[1]"),
        ({"seats": ["You", 1, "Bo", "Cem"]}, "seats[1]"),
        ({"seed": -1}, "seed"),
        ({"seed": MAX_SEED + 1}, "seed"),
        ({"seed": 1.0}, "seed"),
        ({"seed": 1e3}, "seed"),
        ({"seed": "1"}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": None}, "seed"),
        ({"decks": {}}, "decks"),
        ({"decks": None}, "decks"),
        ({"decks": ["7H"]}, "decks[0]"),
        ({"decks": [["7H"], ["KD", "kd"]]}, "decks[1][1]"),
        ({"decks": [["7H", 7]]}, "decks[0][1]"),
        ({"decks": [["7H", None]]}, "decks[0][1]"),
        ({"decks": [["\ud800"]]}, "decks[0][0]"),
        ({"decks": [["S" * 1_000_000]]}, "decks[0][0]"),
        ({"actions": {}}, "actions"),
        ({"actions": None}, "actions"),
        ({"actions": ["play 2C"]}, "actions[0]"),
        ({"actions": [[0, "name el"], []]}, "actions[1]"),
        ({"actions": [[0]]}, "actions[0]"),
        ({"actions": [[0, "name el", 1]]}, "actions[0]"),
        ({"actions": [[4, "name el"]]}, "actions[0][0]"),
        ({"actions": [[-1, "name el"]]}, "actions[0][0]"),
        ({"actions": [[False, "name el"]]}, "actions[0][0]"),
        ({"actions": [[0.0, "name el"]]}, "actions[0][0]"),
        ({"actions": [["0", "name el"]]}, "actions[0][0]"),
        ({"actions": [[0, 1]]}, "actions[0][1]"),
        ({"actions": [[0, None]]}, "actions[0][1]"),
        ({"seats": []}, "actions[0][0]"),
    ],
)  # fmt: skip
def test_wrong_types_and_values(changes: dict[str, Any], where: str) -> None:
    assert error_of(data(**changes)).where == where


@pytest.mark.parametrize("top", [b"null", b"[]", b"1", b'"kingtable-record"', b"true", b"1.5"])
def test_no_object(top: bytes) -> None:
    assert error_of(top).where == "the file"


@pytest.mark.parametrize(
    "bad",
    [
        b"",
        b" ",
        b"{",
        b"\x00",
        b"\xff\xfe{\x00}\x00",
        b"\xef\xbb\xbf" + data(),
        data() + b"}",
        data() * 2,
        data().replace(b'"king"', b"'king'"),
        data().replace(b"20260101", b"NaN"),
        data().replace(b"20260101", b"Infinity"),
        data().replace(b"20260101", b"-Infinity"),
        data(later=0).replace(b'"later": 0', b'"later": NaN'),
        data(later=0).replace(b'"later": 0', b'"later": 1e999'),
        data(later=0).replace(b'"later": 0', b'"later": -1e999'),
        data().replace(b"20260101", b"020260101"),
        data().replace(b"20260101", b"0x10"),
        data().replace(b"20260101", b"9" * 5000),
        data().replace(b"king", b"ki\xffng", 1),
        data().replace(b"king", b"ki\ning", 1),
        data().decode().encode("utf-16"),
        data(game="\u015f").decode("unicode-escape").encode("latin-1", "replace") + b"\xfe",
    ],
    ids=lambda bad: ascii(bad[:12]),
)
def test_not_utf_8_or_not_json(bad: bytes) -> None:
    error_of(bad)


def test_seeds_at_both_ends() -> None:
    assert read_record(data(seed=0)).seed == 0
    assert read_record(data(seed=MAX_SEED)).seed == MAX_SEED


def test_cut_at_every_byte() -> None:
    whole = write_record(read_record(data())).rstrip()
    for length in range(len(whole)):
        error_of(whole[:length])


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_deep_nesting(opening: str) -> None:
    error_of(opening.encode() * 100_000)
    closing = "]" if opening == "[" else "}"
    for depth in (MAX_DEPTH + 1, 900, 100_000):
        nested = opening * depth + "0" + closing * depth
        error_of(data(later=0).replace(b'"later": 0', f'"later": {nested}'.encode()))


def test_what_nests_less_can_be_written_again() -> None:
    nested: Any = 0
    for _ in range(MAX_DEPTH - 1):
        nested = [nested]
    record = read_record(data(later=nested))
    assert read_record(write_record(record)) == record
    error_of(data(later=[nested]))


def test_ten_megabytes_of_garbage() -> None:
    garbage = os.urandom(1024) * (10 * 1024)
    error_of(garbage)
    error_of(b"[" * len(garbage))
    error_of(b'"' + b"a" * len(garbage))
    error_of(data(format="a" * 10_000_000))
    error_of(b" " * (MAX_BYTES + 1))


def test_lone_surrogates_survive() -> None:
    """Any text may be a name; one that no UTF-8 holds is written as its JSON escape."""
    record = read_record(data(seats=["\ud800", "a\udfffb", "😀", 'ş\n"\\\0'], note="\udead"))
    assert record.seats[0] == "\ud800"
    written = write_record(record)
    assert b"\\ud800" in written
    assert "😀".encode() in written
    assert read_record(written) == record


def is_one_text(text: str) -> bool:
    """Whether no two lone surrogates stand together and make one character, which JSON would read as that."""
    return text == text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


texts = st.text(st.characters(exclude_categories=()), max_size=8).filter(is_one_text)
plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
records = st.integers(1, 8).flatmap(
    lambda n: st.builds(
        Record,
        game=texts,
        seats=st.tuples(*[texts] * n),
        seed=st.integers(0, MAX_SEED),
        options=st.dictionaries(texts, texts, max_size=3),
        decks=st.lists(st.permutations(pack_52()[:5]).map(tuple), max_size=2).map(tuple),
        actions=st.lists(st.tuples(st.integers(0, n - 1), texts), max_size=4).map(tuple),
        extra=st.dictionaries(texts.map("x".__add__), plain, max_size=3),
    )
)


@settings(max_examples=60, deadline=None)
@given(records)
def test_round_trip(record: Record) -> None:
    assert read_record(write_record(record)) == record


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(GOOD)), plain)
def test_any_value_in_any_place(key: str, value: Any) -> None:
    """Read or refused with one line, but nothing else."""
    try:
        read_record(data(**{key: value}))
    except RecordError as error:
        assert str(error).isprintable()
