"""The census: events counted by name, and the numbers of many games."""

import json

import pytest

from civtable.cli.main import main
from civtable.core.events import Event
from civtable.games import GAMES, AnyGame, game_named
from civtable.games.imperium.api import LEVEL_NAMES
from civtable.lab.census import ROWS, SeatCount, SideCount, count, quantile, suits_of, tallied
from civtable.lab.people import HALF, PEOPLE, WINNER, people
from civtable.text import LANGUAGES, words_in


def test_rows_name_events_that_the_games_have() -> None:
    for name, rows in ROWS.items():
        for row in rows:
            kinds = {kind.name: kind for kind in GAMES[name].events}
            assert row.event in kinds
            fields = [field.name for field in kinds[row.event].fields]
            only = row.only[0] if row.only else ""
            assert {row.highest, row.total, only, "card" if row.suit else ""} <= {"", *fields}


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


def test_a_row_may_go_by_a_field_by_a_suit_or_by_a_sum() -> None:
    stone_age, imperium = game_named("stone_age"), game_named("imperium")

    def happened(game: AnyGame, name: str, seat: int, *facts: int) -> Event:
        return Event([kind.name for kind in game.events].index(name), seat, [*facts], -1)

    ends = game_named("stone_age").events[-1]
    by_cards = next(n for n in range(10) if ends.form(Event(0, 0, [n], -1))["by"] == "cards")
    log = [
        *(happened(stone_age, "gained_person", 1, 6, 0), happened(stone_age, "gained_person", 1, 7, 0)),
        *(happened(stone_age, "starved", 0, -10), happened(stone_age, "game_ended", -1, by_cards)),
    ]
    tallies = tallied(stone_age, log, 2)
    assert tallies["people"] == (5, 7)
    assert tallies["hunger"] == (1, 0)
    assert (tallies["ended_by_cards"], tallies["ended_by_buildings"]) == ((1,), (0,))

    card = next(kind for kind in imperium.events if kind.name == "acquired").fields[0].means
    region = next(n for n in range(400) if "region" in suits_of(imperium, card.form(n)))
    log = [
        *(happened(imperium, "acquired", 0, region), happened(imperium, "took_unrest", 0, 2)),
        *(happened(imperium, "took_unrest", 0, 3), happened(imperium, "collapsed", -1)),
    ]
    tallies = tallied(imperium, log, 2)
    assert (tallies["regions"], tallies["civilised"]) == ((1, 0), (0, 0))
    assert tallies["unrest_taken"] == (5, 0)
    assert tallies["collapses"] == (1,)


def seat(total: int, win: float = 0.0, side: str = "") -> SeatCount:
    return SeatCount({"cards": total - 1, "buildings": 1}, total, win, side)


def test_points_are_counted_by_source_by_winner_and_by_side() -> None:
    games = [[seat(10, 0, "qin"), seat(30, 1, "celts")], [seat(20, 0, "celts"), seat(40, 1, "celts")]]
    census = count(2, games, [{}, {}])
    assert (census.low, census.mean, census.high) == (17.5, 25.0, 32.5)
    assert census.rows == {}
    assert census.winner == 35
    assert census.sources == {"cards": 24, "buildings": 1}
    assert census.sides == {"celts": SideCount(3, 2 / 3, 30.0), "qin": SideCount(1, 0.0, 10.0)}


def test_means_are_of_all_seats_or_games() -> None:
    games = [[seat(1), seat(2)], [seat(3), seat(4)]]
    census = count(2, games, [{"cards": (1, 2), "wars": (0,)}, {"cards": (3, 6), "wars": (1,)}])
    assert census.rows == {"cards": 3.0, "wars": 0.5}
    assert census.sides == {}


def test_people_are_named_by_rows_that_there_are() -> None:
    for game, columns in PEOPLE.items():
        for players, figures in columns.items():
            assert players in GAMES[game].seats
            assert set(figures) <= {HALF, WINNER, *[row.name for row in ROWS[game]]}
            assert all(low <= high for low, high in figures.values())
    assert people("through_the_ages", 2, {"edition": "2015"})
    assert not people("through_the_ages", 2, {"edition": "2006"})
    assert not people("imperium", 2, {})


@pytest.mark.parametrize(("part", "number"), [(0.0, 1), (0.25, 2), (0.5, 3), (0.6, 3.4), (1.0, 5)])
def test_quantiles_lie_between(part: float, number: float) -> None:
    assert quantile([5, 1, 4, 2, 3], part) == pytest.approx(number)


# The command.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_command_prints_a_column_for_each_number_of_players(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["arena", game, "--bots", "random", "--census", "--games", "1", "--lang", language]
    assert main(call) == 0
    out, err = capsys.readouterr()
    assert err == ""
    words = words_in(language)
    for row in ROWS[game]:
        assert words(f"census-row-{row.name}") in out
    for source in GAMES[game].sources:
        assert words(f"{game}-source-{source}") in out
    for players in (2, 3, 4):
        assert words("census-column-players", players=players) in out
    assert (words("census-column-people") in out) == (game in PEOPLE)


def test_who_plays_alone_meets_each_level(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "imperium", "--bots", "random", "--census", "--games", "2", "--players", "1", "--json"]
    assert main(call) == 0
    told = json.loads(capsys.readouterr().out)
    assert [column["level"] for column in told["census"]] == LEVEL_NAMES
    assert "level" not in told["settings"]
    for column in told["census"]:
        assert 0 <= column["won"] <= 1
        assert sum(side["seats"] for side in column["sides"].values()) == 2
    assert main([*call, "--set", "level=overlord"]) == 0
    (column,) = json.loads(capsys.readouterr().out)["census"]
    assert column["level"] == "overlord"


def test_the_command_answers_programs(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "through_the_ages", "--bots", "random", "--census", "--games", "2", "--json"]
    assert main([*call, "--players", "2"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["bot"]) == ("through_the_ages", "random")
    (column,) = told["census"]
    assert (column["players"], column["games"]) == (2, 2)
    assert column["points"]["low"] <= column["points"]["high"]
    assert set(column["rows"]) == {row.name for row in ROWS["through_the_ages"]}
    assert set(column["sources"]) == set(GAMES["through_the_ages"].sources)
    assert column["people"]["cards"] == [34, 34]
