"""Several things that are chosen together, at the terminal: in any order, taken back, confirmed once."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from civtable.core.game import State
from civtable.core.match import Match
from civtable.games import GAMES
from tests.cli.table import record_in, sit_down, typing
from tests.imperium.table import scenario as imperium
from tests.through_the_ages.table import scenario as through_the_ages
from tests.through_the_ages_2006.table import scenario as original

HAND = ["prosperity", "advance", "unrest", "unrest", "steppe"]


def saved(
    folder: Path, name: str, state: State, seats: Sequence[str] = ("human", "random"), settings: Any = None
) -> str:
    """A game that stands at a position, as a file to go on with."""
    game = GAMES[name]
    match = Match(game, settings or {}, list(seats), "terminal", "fast", game.to_json(state))
    file = folder / "game.json"
    file.write_text(match.record().to_text(), "utf-8")
    return str(file)


@pytest.fixture
def cleaning(tmp_path: Path) -> str:
    """Imperium's clean-up: any number of cards may be discarded."""
    game = imperium("romans", "greeks", seats=[{"hand": HAND}], market=["town", "city"])
    game.play("pass", "place on town")
    return saved(tmp_path, "imperium", game.state)


@pytest.fixture
def discarding(tmp_path: Path) -> str:
    """Two of four military cards have to go."""
    game = through_the_ages(2, seats=[{"military_hand": ["legion", "raid_i", "enslave", "plunder_i"]}])
    game.play("end")
    return saved(tmp_path, "through_the_ages", game.state)


def own_codes(file: str) -> list[str]:
    """What the person has played in the game of a file."""
    record = json.loads(Path(file).read_text("utf-8"))
    seat = record["seats"].index("human")
    match = Match(
        GAMES[record["game"]], {}, record["seats"], record["seed"], record["chance"], record["start"]
    )
    for code in record_in(Path(file)).codes:
        match.play(code)
    return [ply.code for ply in match.plies if ply.seat == seat]


def play(monkeypatch: pytest.MonkeyPatch, file: str, *lines: str) -> str:
    """Type these lines and leave; all that was printed."""
    return sit_down(monkeypatch, typing(*lines, "quit"), "--save", file, "--plain")


def test_cards_are_picked_one_by_one_and_taken_back(monkeypatch: pytest.MonkeyPatch, cleaning: str) -> None:
    """Steppe, Advance, Advance again: only Steppe goes, and only when it is confirmed."""
    told = play(monkeypatch, cleaning, "discard steppe", "advance", "discard advance")
    assert own_codes(cleaning) == []
    assert "2 chosen, any number is possible: Discard Steppe from your hand, Discard Advance" in told
    play(monkeypatch, cleaning, "steppe", "advance", "advance", "")
    assert own_codes(cleaning)[:2] == ["discard steppe", "pass"]


def test_several_are_named_in_one_line(monkeypatch: pytest.MonkeyPatch, discarding: str) -> None:
    """Numbers, codes and words, in any order, with commas or spaces; nothing goes by itself."""
    told = play(monkeypatch, discarding, "4 1", "list")
    assert "2 of 2 chosen" in told
    assert told.count("([chosen])") == 2
    assert own_codes(discarding) == []
    play(monkeypatch, discarding, "legion, discard enslave", "ok")
    assert sorted(own_codes(discarding)[:2]) == ["discard enslave", "discard legion"]


def test_too_few_or_too_many_are_refused_with_the_number(
    monkeypatch: pytest.MonkeyPatch, discarding: str
) -> None:
    """What was picked stays picked; a line that is wrong changes nothing of it."""
    told = play(monkeypatch, discarding, "1", "", "2 3", "clear", "ok", "2, raid_i, nonsense", "clear")
    assert "Only 1 thing is chosen; at least 2 are needed." in told
    assert "3 things are chosen; at most 2 may be." in told
    assert "Nothing is chosen; at least 2 are needed." in told
    assert told.count("0 of 2 chosen") >= 2
    assert own_codes(discarding) == []


def test_equal_cards_are_counted(monkeypatch: pytest.MonkeyPatch, cleaning: str) -> None:
    """The same again is one more; none when there are no more."""
    told = play(monkeypatch, cleaning, "unrest", "unrest", "list", "unrest", "unrest", "pass")
    assert "2 of 2 chosen" in told
    assert own_codes(cleaning)[:2] == ["discard unrest", "pass"]


def test_all_of_them_are_taken_back_by_one_undo(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The attacker's units stand again, and all that came back is named."""
    board = {"workers": {"warriors": 3, "riflemen": 1}, "military_hand": ["spy"], "government": "monarchy"}
    game = original(2, age="III", ask="politics", seats=[board, {"workers": {"warriors": 2}}])
    game.play("aggression spy seat 1")
    file = saved(tmp_path, "through_the_ages", game.state, ["human", "human"], {"edition": "2006"})
    told = play(monkeypatch, file, "riflemen, warriors", "ok", "undo")
    assert "Taken back: sacrifice warriors, sacrifice riflemen, done." in told
    assert record_in(Path(file)).codes == []


def test_nothing_can_be_confirmed_where_one_thing_is_chosen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`ok` and `clear` say so."""
    game = imperium("romans", "greeks", seats=[{"hand": HAND}], market=["town", "city"])
    told = play(monkeypatch, saved(tmp_path, "imperium", game.state), "ok", "clear")
    assert told.count("Nothing is chosen together here") == 2
