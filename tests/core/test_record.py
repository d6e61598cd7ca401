"""Records as text: anything cut off, changed or foreign is refused with the reason."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civtable.core.errors import BadRecord
from civtable.core.match import Match
from civtable.core.record import LONGEST_SEAT, MOST_CODES, record_from_text
from civtable.core.sealed import LONGEST_TEXT
from civtable.core.values import canonical, fingerprint
from civtable.games.stone_age import GAME


def text() -> str:
    match = Match(GAME, {}, ["human", "random"], "seed")
    match.play("place 2 forest")
    match.play("place 1 river")
    return match.record().to_text()


GOOD = text()


def signed(**parts: Any) -> str:
    """The good record with some parts replaced and a checksum that fits."""
    data = {**json.loads(GOOD), **parts}
    data = {name: value for name, value in data.items() if value is not ...}
    plain = {name: data[name] for name in data if name not in ("kind", "checksum")}
    return json.dumps({**data, "checksum": fingerprint(canonical(plain))})


def refused(damaged: str) -> str:
    with pytest.raises(BadRecord) as error:
        record_from_text(damaged)
    return error.value.reason.key


def test_the_text_is_json_with_a_line_for_each_part_and_each_code() -> None:
    """People and version control can read it."""
    lines = GOOD.splitlines()
    assert lines[0] == '{"kind":"civtable record",'
    codes, digests = lines.index('"codes":['), lines.index('"digests":{')
    assert [line.split(":")[0].strip('{"') for line in [*lines[: codes + 1], lines[digests], lines[-1]]] == [
        *("kind", "format", "game", "version", "settings", "seats", "chance", "seed", "codes", "digests"),
        "checksum",
    ]
    record = record_from_text(GOOD)
    assert [line.strip('",') for line in lines[codes + 1 : digests - 1]] == record.codes
    assert len(lines[digests + 1 : -2]) == len(record.digests)
    assert GOOD.endswith("}\n")
    json.loads(GOOD)


def test_a_signed_record_is_read() -> None:
    """The helper of these tests makes good records."""
    assert record_from_text(signed()).to_text() == GOOD


def test_a_seat_may_be_a_policy_with_a_long_path() -> None:
    """A game against it can be saved and taken up again."""
    seats = ["human", f"file:/{'folder/' * 500}policy.pt"]
    assert record_from_text(signed(seats=seats)).seats == seats
    assert refused(signed(seats=["x" * (LONGEST_SEAT + 1)])) == "state-not-a-text"


@pytest.mark.parametrize("cut", [1, 20, len(GOOD) // 2, len(GOOD) - 3])
def test_a_text_that_is_cut_off_is_refused(cut: int) -> None:
    """Half a file is no record."""
    assert refused(GOOD[:cut]) == "record-not-json"


@pytest.mark.parametrize("foreign", ["null", "[]", "{}", "7", '"civtable record"', '{"kind":"chess"}'])
def test_other_json_is_refused(foreign: str) -> None:
    """The kind says what the file is."""
    assert refused(foreign) == "record-foreign"


def test_a_text_without_end_is_refused() -> None:
    """Nobody's record is that long, and deeply nested text is no record."""
    assert refused(" " * (LONGEST_TEXT + 1)) == "record-too-long"
    assert refused("[" * 100_000) == "record-not-json"


@pytest.mark.parametrize("format_", [0, 2, "1", None, True, 1.0])
def test_another_format_is_refused(format_: object) -> None:
    """The format of this program is 1."""
    assert refused(signed(format=format_)) == "record-format"


def test_a_changed_part_breaks_the_checksum() -> None:
    """Every part is covered."""
    data = json.loads(GOOD)
    for name, value in {
        **{"game": "chess", "version": 1, "settings": {}, "seats": ["human"], "chance": "secure"},
        **{"seed": "other", "codes": ["place 2 forest", "place 1 quarry"], "digests": {}},
    }.items():
        assert refused(json.dumps({**data, name: value})) == "record-checksum", name
    assert refused(json.dumps({**data, "checksum": "0" * 16})) == "record-checksum"


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        ({"codes": ...}, "state-missing-name"),
        ({"more": 1}, "state-unknown-name"),
        ({"codes": "place 2 forest"}, "state-not-a-list"),
        ({"codes": ["x", 1]}, "state-not-a-text"),
        ({"codes": ["x", "x" * 101]}, "state-not-a-text"),
        ({"settings": []}, "state-not-a-mapping"),
        ({"settings": {"ties": 1}}, "state-not-a-text"),
        ({"seats": "human"}, "state-not-a-list"),
        ({"version": 0}, "state-not-in-range"),
        ({"version": "1"}, "state-not-in-range"),
        ({"chance": "loaded"}, "state-not-a-choice"),
        ({"seed": 7}, "state-not-a-text"),
        ({"seed": "\ud800"}, "state-not-a-text"),
        ({"digests": {"3": "0" * 16}}, "record-bad-ply"),
        ({"digests": {"-1": "0" * 16}}, "record-bad-ply"),
        ({"digests": {"²": "0" * 16}}, "record-bad-ply"),
        ({"digests": {"one": "0" * 16}}, "record-bad-ply"),
        ({"digests": {"2": "0" * 17}}, "state-not-a-text"),
        ({"codes": ["x"] * (MOST_CODES + 1)}, "record-too-many-codes"),
    ],
)
def test_a_part_of_the_wrong_kind_is_refused(parts: dict[str, Any], key: str) -> None:
    """Also when the checksum fits: whoever wrote it."""
    assert refused(signed(**parts)) == key


@given(st.integers(0, len(GOOD) - 1), st.characters(codec="utf-8"))
def test_no_single_changed_character_goes_unnoticed(position: int, character: str) -> None:
    """Either the text says the same, or it is refused."""
    damaged = GOOD[:position] + character + GOOD[position + 1 :]
    try:
        record = record_from_text(damaged)
    except BadRecord:
        return
    assert record.to_text() == GOOD


@given(st.text(max_size=200))
def test_no_text_does_harm(foreign: str) -> None:
    """Whatever the text, it is refused in words."""
    assert refused(foreign).startswith("record-")
