"""Reading plain data: every mistake is refused with its path."""

from collections.abc import Callable
from typing import Any

import pytest

from civtable.core.errors import BadState
from civtable.core.reading import Node
from civtable.core.values import Json

DATA: Json = {"players": [{"wood": 3, "name": "x", "ready": True}, {}], "seed": "00ff", "none": None}


def node(*path: str | int) -> Node:
    """A value somewhere in DATA."""
    here = Node(DATA)
    for name in path:
        here = here.items()[name] if isinstance(name, int) else here.child(name)
    return here


def test_values_are_read_as_what_they_are() -> None:
    """Each way to read gives the value."""
    assert node("players", 0, "wood").integer(0, 3) == 3
    assert node("players", 0, "name").text() == "x"
    assert node("players", 0, "ready").flag() is True
    assert node("seed").hexadecimal(2) == b"\x00\xff"
    assert node("players", 0, "name").choice(["w", "x"]) == "x"
    assert node("players", 0, "name").index(["w", "x"]) == 1
    assert [name for name, _ in node("players", 0).entries()] == ["wood", "name", "ready"]
    assert len(node("players").items(2)) == 2
    node("players", 0).only("name", "ready", "wood")


def test_a_node_knows_its_path() -> None:
    """Names and positions, joined by dots."""
    assert node("players", 0, "wood").path == "players.0.wood"
    assert node("players", 0).entries()[0][1].path == "players.0.wood"
    assert Node(DATA).path == ""


@pytest.mark.parametrize(
    ("read", "key", "path"),
    [
        (lambda: node("seed", "x"), "state-not-a-mapping", "seed"),
        (lambda: node("x"), "state-missing-name", "."),
        (lambda: node("players", 1, "wood"), "state-missing-name", "players.1"),
        (lambda: node("seed").only("x"), "state-not-a-mapping", "seed"),
        (lambda: node("seed").entries(), "state-not-a-mapping", "seed"),
        (lambda: node("players", 0).only("wood"), "state-unknown-name", "players.0"),
        (lambda: node("players", 1).only("wood"), "state-missing-name", "players.1"),
        (lambda: node("seed").items(), "state-not-a-list", "seed"),
        (lambda: node("players").items(3), "state-list-length", "players"),
        (lambda: node("players", 0, "wood").integer(0, 2), "state-not-in-range", "players.0.wood"),
        (lambda: node("players", 0, "wood").integer(4, 9), "state-not-in-range", "players.0.wood"),
        (lambda: node("players", 0, "ready").integer(0, 2), "state-not-in-range", "players.0.ready"),
        (lambda: node("seed").integer(0, 9), "state-not-in-range", "seed"),
        (lambda: node("none").integer(0, 9), "state-not-in-range", "none"),
        (lambda: node("players", 0, "wood").flag(), "state-not-a-flag", "players.0.wood"),
        (lambda: node("players", 0, "wood").text(), "state-not-a-text", "players.0.wood"),
        (lambda: node("seed").text(3), "state-not-a-text", "seed"),
        (lambda: node("seed").hexadecimal(3), "state-not-hexadecimal", "seed"),
        (lambda: node("players", 0, "name").hexadecimal(1), "state-not-hexadecimal", "players.0.name"),
        (lambda: node("players", 0, "name").choice(["y"]), "state-not-a-choice", "players.0.name"),
        (lambda: node("players", 0, "wood").index(["y"]), "state-not-a-choice", "players.0.wood"),
    ],
)
def test_a_mistake_names_its_place(read: Callable[[], object], key: str, path: str) -> None:
    """The error says what is wrong and where."""
    with pytest.raises(BadState) as error:
        read()
    assert error.value.reason.key == key
    assert error.value.reason.args["path"] == path


@pytest.mark.parametrize("value", [1.0, 1.5, float("nan"), "1", True, None, [1], {"1": 1}])
def test_only_whole_numbers_are_numbers(value: Any) -> None:
    """Neither 1.0 nor true is 1."""
    with pytest.raises(BadState):
        Node(value).integer(0, 2)


def test_long_values_are_cut_in_errors() -> None:
    """A message stays readable."""
    with pytest.raises(BadState) as error:
        Node("x" * 1000).integer(0, 1)
    assert len(str(error.value.reason.args["got"])) <= 40


def test_long_lists_of_names_are_cut_in_errors() -> None:
    """Of many names only the first and the last are shown."""
    with pytest.raises(BadState) as error:
        Node("x").index([f"n{i}" for i in range(100)])
    assert error.value.reason.args["known"] == "n0 ... n99"


def test_half_a_character_is_no_text() -> None:
    """JSON can bring a lone surrogate, which cannot be written anywhere."""
    with pytest.raises(BadState):
        Node("\ud800").text()
