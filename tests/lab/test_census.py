"""The census: events counted by name, and the numbers of many games."""

import json

import pytest

from civtable.cli.main import main
from civtable.core.events import Event
from civtable.games import GAMES, game_named
from civtable.lab.census import ROWS, count, quantile, tallied
from civtable.text import LANGUAGES, words_in


def test_rows_name_events_that_the_games_have() -> None:
    for name, rows in ROWS.items():
        for row in rows:
            kinds = {kind.name: kind for kind in GAMES[name].events}
            assert row.event in kinds
            assert row.highest in ["", *[field.name for field in kinds[row.event].fields]]


def test_events_are_counted_for_each_seat_or_for_the_table() -> None:
    game = game_named("through_the_ages")

    def happened(name: str, seat: int, first: int = 0) -> Event:
        return Event([kind.name for kind in game.events].index(name), seat, [first, 0], -1)

    log = [
        *(
            happened("turn_began", 0, 1),
            happened("took", 0),
            happened("took", 0),
            happened("turn_began", 1, 1),
        ),
        *(happened("took", 1), happened("declared", 1), happened("turn_began", 0, 2), happened("grew", 0)),
    ]
    tallies = tallied(game, log, 2)
    assert tallies["rounds"] == (2,)
    assert tallies["cards"] == (2, 1)
    assert tallies["wars"] == (1,)
    assert tallies["aggressions"] == (0,)
    assert tallies["wonders"] == (0, 0)


def test_a_game_without_rows_has_a_census_of_its_points() -> None:
    assert tallied(game_named("stone_age"), [], 2) == {}
    census = count(2, [10, 30, 20, 40], [{}, {}])
    assert (census.low, census.mean, census.high) == (17.5, 25.0, 32.5)
    assert census.rows == {}


def test_means_are_of_all_seats_or_games() -> None:
    census = count(2, [1, 2, 3, 4], [{"cards": (1, 2), "wars": (0,)}, {"cards": (3, 6), "wars": (1,)}])
    assert census.rows == {"cards": 3.0, "wars": 0.5}


@pytest.mark.parametrize(("part", "number"), [(0.0, 1), (0.25, 2), (0.5, 3), (0.6, 3.4), (1.0, 5)])
def test_quantiles_lie_between(part: float, number: float) -> None:
    assert quantile([5, 1, 4, 2, 3], part) == pytest.approx(number)


# The command.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_a_column_for_each_number_of_players(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["arena", "through_the_ages", "--bots", "random", "--census", "--games", "1", "--lang", language]
    assert main(call) == 0
    out, err = capsys.readouterr()
    assert err == ""
    words = words_in(language)
    for row in ROWS["through_the_ages"]:
        assert words(f"census-row-{row.name}") in out
    for players in (2, 3, 4):
        assert words("census-column-players", players=players) in out


def test_the_command_answers_programs(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "through_the_ages", "--bots", "random", "--census", "--games", "2", "--json"]
    assert main([*call, "--players", "2"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["bot"]) == ("through_the_ages", "random")
    (column,) = told["census"]
    assert (column["players"], column["games"]) == (2, 2)
    assert column["points"]["low"] <= column["points"]["high"]
    assert set(column["rows"]) == {row.name for row in ROWS["through_the_ages"]}
