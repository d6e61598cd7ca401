"""Damaged, forged and foreign files: every one is refused with one sentence, and never with a traceback."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from civtable.cli.main import main
from civtable.core.match import replay
from civtable.core.record import record_from_text
from civtable.core.values import Json, canonical, fingerprint
from civtable.games import GAMES
from civtable.text import LANGUAGES
from tests.cli.records import random_record

Data = dict[str, Json]

WRONG_VALUES: list[Json] = [
    *(
        None,
        True,
        -1,
        0,
        10**400,
        1.5,
        float("inf"),
        float("nan"),
        "",
        "x",
        "\ud800",
        "\x1b[2J\n",
        "y" * 5000,
    ),
    *([], [1], [[]], [None], {}, {"a": 1}, {"x": "y"}),
]


@cache
def good_text() -> str:
    """A finished game of two."""
    return random_record(2, "damage").to_text()


def good_data() -> Data:
    """The same as plain data."""
    data: Data = json.loads(good_text())
    return data


def dumped(data: Json) -> bytes:
    """As a file."""
    return json.dumps(data).encode()


def signed(data: Data) -> bytes:
    """With a checksum that fits, as somebody would forge it."""
    body = {name: value for name, value in data.items() if name not in ("kind", "checksum")}
    return dumped({**data, "checksum": fingerprint(canonical(body))})


def illegal_after(ply: int) -> str:
    """A code that nobody may play there."""
    game = GAMES["stone_age"]
    state = replay(game, record_from_text(good_text()), ply).state
    return next(option.code for option in game.options if game.reason(state, option) is not None)


def cut() -> Iterator[tuple[str, bytes]]:
    """Files that end too early, in many places."""
    data = good_text().encode()
    for i in range(60):
        end = i * (len(data) - 2) // 60
        yield f"cut at {end}", data[:end]


def changed() -> Iterator[tuple[str, bytes]]:
    """Single bytes that are other ones, where that makes a difference."""
    data = good_text().encode()
    dice = random.Random("damage")
    found = 0
    while found < 100:
        place = dice.randrange(len(data))
        flipped = bytes([data[place] ^ 1 << dice.randrange(8)])
        other = data[:place] + flipped + data[place + 1 :]
        try:
            if json.loads(other) == good_data():
                continue  # a line break that became a blank
        except (ValueError, UnicodeDecodeError):
            pass
        found += 1
        yield f"byte {place} is {flipped!r}", other


def wrong_parts() -> Iterator[tuple[str, bytes]]:
    """Every part with values of the wrong kind, as they are and with a checksum that fits."""
    good = good_data()
    for name in good:
        yield f"without {name}", dumped({key: value for key, value in good.items() if key != name})
        for value in WRONG_VALUES:
            data = {**good, name: value}
            if (name, value) in (("seed", ""), ("seed", "x"), ("seed", "\x1b[2J\n"), ("digests", {})):
                data["codes"] = ["pass"]  # possible in themselves
            if name == "settings" and value == {}:
                continue  # the defaults: the same game
            yield f"{name} is {value!r:.30}", dumped(data)
            if name != "checksum":
                yield f"{name} is {value!r:.30}, signed", signed(data)
    yield "one name too many", dumped({**good, "more": 1})
    yield "one name too many, signed", signed({**good, "more": 1})
    yield "an endless name", dumped({**good, "n\n" * 5000: 1})


def wrong_items() -> Iterator[tuple[str, bytes]]:
    """Wrong values inside lists and mappings."""
    good = good_data()
    for value in WRONG_VALUES:
        yield f"code {value!r:.30}", signed({**good, "codes": [value]})
        yield f"digest {value!r:.30}", signed({**good, "digests": {"0": value}})
        yield f"setting {value!r:.30}", signed({**good, "settings": {"ties": value}})
        if not isinstance(value, str) or len(value) > 40 or value == "\ud800":
            yield f"seat {value!r:.30}", signed({**good, "seats": ["human", value]})
    for ply in ("-1", "1.0", "x", "007", "٣", "9" * 4000, "99999", " 1", ""):
        yield f"ply {ply:.10}", signed({**good, "digests": {ply: "0" * 16}})


def forged() -> Iterator[tuple[str, bytes]]:
    """Good JSON and a good checksum, but not a game that can have been played."""
    good = good_data()
    codes = good["codes"]
    assert isinstance(codes, list)
    middle = len(codes) // 2
    yield "illegal code", signed({**good, "codes": [*codes[:middle], illegal_after(middle), *codes[middle:]]})
    yield "illegal first code", signed({**good, "codes": ["starve", *codes], "digests": {}})
    yield "unknown code", signed({**good, "codes": [*codes[:5], "fly to the moon"], "digests": {}})
    yield "codes after the end", signed({**good, "codes": [*codes, "starve"]})
    yield "code with a line break", signed({**good, "codes": ["place 3\nmoon"], "digests": {}})
    yield "another seed", signed({**good, "seed": "another"})
    yield "another generator", signed({**good, "chance": "secure"})
    yield "more players", signed({**good, "seats": ["human", "human", "human"]})
    yield "too many players", signed({**good, "seats": ["human"] * 5000})
    yield "a later version", signed({**good, "version": GAMES["stone_age"].version + 1})
    yield "another game", signed({**good, "game": "chess"})
    yield "another digest", signed({**good, "digests": {"0": "0" * 16}})
    yield "endless codes", signed({**good, "codes": ["starve"] * 100_001, "digests": {}})
    yield "wrong checksum", dumped({**good, "checksum": "0" * 16})
    yield "changed without a new checksum", dumped({**good, "seed": "another"})


def foreign() -> Iterator[tuple[str, bytes]]:
    """Files that are something else."""
    yield "empty", b""
    yield "blank", b" \n"
    yield "binary", bytes(range(256)) * 10
    yield "zeros", bytes(1000)
    yield "UTF-16", good_text().encode("utf-16")
    yield "Latin 1", good_text().replace("human", "señor").encode("latin-1")
    yield "byte order mark", b"\xef\xbb\xbf" + good_text().encode()
    for text in ("null", "true", "1", "1e999", "NaN", "-Infinity", "9" * 5000, '"x"', "[]", "{}", "[{}]"):
        yield f"JSON {text:.10}", text.encode()
    yield "deep list", b"[" * 200_000
    yield "deep list, closed", b"[" * 50_000 + b"]" * 50_000
    yield "deep mapping", b'{"a":' * 100_000
    yield "deep inside", good_text().replace('"format":1', '"format":' + "[" * 9000 + "]" * 9000).encode()
    yield "two records", good_text().encode() * 2
    yield "a list of records", b"[" + good_text().encode() + b"]"
    yield "other JSON", dumped({"name": "Catan", "players": 4})
    yield "too long", good_text().encode() + b" " * 4_000_001
    yield "a page", b"<!doctype html><title>404</title>"


KINDS: list[Callable[[], Iterator[tuple[str, bytes]]]] = [
    *(cut, changed, wrong_parts, wrong_items, forged, foreign),
]


def all_damaged() -> list[tuple[str, bytes]]:
    """Every damaged file, with what is wrong with it."""
    return [case for kind in KINDS for case in kind()]


def test_there_are_many_damaged_files_and_the_good_one_is_good() -> None:
    assert len(all_damaged()) > 500
    assert record_from_text(good_text()).to_text() == good_text()
    assert record_from_text(signed(good_data()).decode()).to_text() == good_text()


def is_one_line(text: str, start: str) -> bool:
    """Whether a person gets one readable line."""
    return text.startswith(start) and text[-1] == "\n" and text[:-1].isprintable() and len(text) < 1100


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_damaged_records_are_refused(
    kind: Callable[[], Iterator[tuple[str, bytes]]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`validate`, `replay` and `state` end with code 2 and one line, whatever is in the file."""
    path = tmp_path / "damaged.json"
    for i, (name, data) in enumerate(kind()):
        path.write_bytes(data)
        lang = ["--lang", LANGUAGES[i % len(LANGUAGES)]]
        assert main(["validate", str(path), *lang]) == 2, name
        out, err = capsys.readouterr()
        assert err == "", name
        assert is_one_line(out, f"{path}: "), (name, out)
        command = ["replay", str(path)] if i % 5 else ["state", "--record", str(path)]
        assert main([*command, *lang]) == 2, name
        out, err = capsys.readouterr()
        assert out == "", name
        assert is_one_line(err, "civtable: "), (name, err)


def test_the_place_of_a_forgery_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record that stops being legal or exact is told apart from one that cannot be read."""
    path = tmp_path / "forged.json"
    results = []
    for name, data in forged():
        path.write_bytes(data)
        assert main(["validate", "--json", str(path)]) == 2
        (verdict,) = json.loads(capsys.readouterr().out)
        results.append((name, verdict["result"], verdict.get("ply")))
    good = good_data()
    codes = good["codes"]
    assert isinstance(codes, list)
    assert ("illegal code", "different", len(codes) // 2 + 1) in results
    assert ("illegal first code", "different", 1) in results
    assert ("unknown code", "different", 6) in results
    assert ("codes after the end", "different", len(codes) + 1) in results
    assert ("another digest", "different", 0) in results
    assert ("wrong checksum", "unreadable", None) in results
    assert ("another game", "unreadable", None) in results
