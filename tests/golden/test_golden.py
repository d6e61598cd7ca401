"""Golden games: recorded once, replayed exactly by every later version, interpreted and compiled."""

import os
from pathlib import Path

import pytest

from civtable.core import COMPILED
from civtable.core.game import SPECTATOR
from civtable.core.match import replay
from civtable.core.record import record_from_text
from civtable.games import GAMES, game_named

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.mark.compiled
@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_golden_game_replays_exactly(path: Path) -> None:
    """Every digest fits, the game is over at the end, and the record can be written again as it was."""
    text = path.read_text("utf-8")
    record = record_from_text(text)
    game = game_named(record.game)
    assert path.parent.name == game.name
    match = replay(game, record)
    assert game.decision(match.state) is None
    assert match.record().to_text() == text


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_has_golden_games(name: str) -> None:
    """Each game of the list, at every number of players."""
    records = [record_from_text(path.read_text("utf-8")) for path in FILES if path.parent.name == name]
    assert {len(record.seats) for record in records} == set(GAMES[name].seats)


def test_both_ends_of_stone_age_are_there() -> None:
    """By cards and by buildings, at 2, 3 and 4 players, in the default settings and in the others."""
    found = set()
    for path in FILES:
        if path.parent.name != "stone_age":
            continue
        record = record_from_text(path.read_text("utf-8"))
        game = game_named("stone_age")
        end = game.view(replay(game, record).state, SPECTATOR)["ended_by"]
        found.add((len(record.seats), end, record.settings["two_dice_cards"], record.settings["ties"]))
    for seats in (2, 3, 4):
        for end in ("cards", "buildings"):
            assert (seats, end, "divide", "rulebook") in found
            assert (seats, end, "pips", "sum") in found


def test_all_versions_of_the_original_ages_are_there() -> None:
    """The book player in each version of the 2006 edition, and at every number of players."""
    records = [record_from_text(path.read_text("utf-8")) for path in FILES]
    originals = [record for record in records if record.settings.get("edition") == "2006"]
    book = [record for record in originals if set(record.seats) == {"book"}]
    assert {record.settings.get("version", "full") for record in book} == {"full", "advanced", "simple"}
    assert {len(record.seats) for record in book} == {2, 3, 4}


def test_every_nation_and_both_ends_of_imperium_are_there() -> None:
    """Alone with each of the sixteen nations; scoring and collapse, alone and for two."""
    game = game_named("imperium")
    nations, ends = set(), set()
    for path in FILES:
        if path.parent.name == "imperium":
            record = record_from_text(path.read_text("utf-8"))
            if len(record.seats) == 1:
                nations.add(record.settings["nation_1"])
            ends.add((len(record.seats), game.view(replay(game, record).state, SPECTATOR)["ended"]))
    known = game.facts["nations"]
    assert isinstance(known, dict)
    assert nations >= set(known)
    assert ends >= {(seats, end) for seats in (1, 2) for end in ("scoring", "collapse")}


@pytest.mark.compiled
def test_the_build_is_the_expected_one() -> None:
    """Where the compiled build is to be tested, it is the compiled build that is tested."""
    if os.environ.get("CIVTABLE_EXPECT_COMPILED") == "1":
        assert COMPILED
