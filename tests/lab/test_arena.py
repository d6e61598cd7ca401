"""The arena: fair seatings, the same games however they are played, honest statistics."""

import json
from dataclasses import replace

import pytest

from civtable.bots import UnknownLevel
from civtable.cli.main import main
from civtable.core.errors import BadSetting
from civtable.lab.arena import Contest, Played, Seat, Task, contest, outcome, play, run, wilson
from civtable.text import LANGUAGES, words_in

Output = pytest.CaptureFixture[str]


def some(bots: list[str], players: int | None = None, games: int = 4, seed: str = "arena") -> Contest:
    """A contest of Stone Age."""
    return contest("stone_age", bots, players, games, seed, {})


# Who sits where.


def test_one_bot_against_copies_of_another_sits_everywhere() -> None:
    assert some(["book", "random"], 3).seatings() == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_as_many_bots_as_seats_play_all_rotations() -> None:
    bots = ["book", "random", "book", "random"]
    assert some(bots).seatings() == [(0, 1, 2, 3), (3, 0, 1, 2), (2, 3, 0, 1), (1, 2, 3, 0)]


def test_a_bot_alone_plays_against_itself() -> None:
    assert some(["book"]).seatings() == [(0, 0)]
    assert some(["book"], 4).seatings() == [(0, 0, 0, 0)]


def test_every_deal_is_played_in_every_seating() -> None:
    assert some(["random", "random"], 3, games=4).deals() == 2
    played = run(some(["random", "random"], 3, games=4)).played
    assert [(game.deal, game.turn) for game in played] == [(d, t) for d in range(2) for t in range(3)]


@pytest.mark.parametrize(
    ("bots", "players"), [(["book", "book", "random"], 4), (["book"] * 3, 2), ([], 2), (["book"] * 5, 4)]
)
def test_bots_that_do_not_fit_are_refused(bots: list[str], players: int) -> None:
    with pytest.raises(BadSetting) as refused:
        some(bots, players)
    for language in LANGUAGES:
        assert str(players) in words_in(language).say(refused.value.reason)


def test_unknown_bots_settings_and_numbers_of_players_are_refused() -> None:
    with pytest.raises(UnknownLevel):
        some(["book", "oracle"])
    with pytest.raises(BadSetting):
        some(["book", "random"], 7)
    with pytest.raises(BadSetting):
        contest("stone_age", ["book"], None, 1, "1", {"weather": "rain"})
    with pytest.raises(BadSetting):
        contest("chess", ["book"], None, 1, "1", {})


# The same games.


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    few = some(["random", "random"], 2, games=4)
    alone = run(few)
    assert alone == run(few, jobs=2)
    assert alone.played != run(replace(few, seed="other")).played


def test_a_deal_is_the_same_in_every_seating() -> None:
    """Bots that choose alike make the same game of it, whoever they are."""
    twins = some(["book", "book"], 2, games=2)
    one, other = [play(Task(twins, 0, turn)) for turn in range(2)]
    assert one.digest == other.digest
    assert [seat.contestant for seat in one.seats] == [0, 1]
    assert [seat.contestant for seat in other.seats] == [1, 0]


def test_settings_reach_the_games() -> None:
    literal = contest("stone_age", ["random"], 2, 1, "arena", {"two_dice_cards": "pips"})
    assert dict(literal.settings) == {"two_dice_cards": "pips", "ties": "rulebook"}
    assert run(literal).played != run(some(["random"], 2, games=1)).played


def test_progress_is_told() -> None:
    heard: list[int] = []
    run(some(["random"], 2, games=3), done=heard.append)
    assert sum(heard) == 3


# Statistics.


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (396, 400, 0.9746, 0.9961),
    ],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    """Against published values (81 of 263 is Newcombe's example) and a calculator."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def game_of(deal: int, turn: int, totals: list[tuple[int, int, int]]) -> Played:
    """A result made up from contestants, totals and ranks."""
    seats = [Seat(who, total, rank, {"buildings": total - 1, "cards": 1}) for who, total, rank in totals]
    return Played(deal, turn, tuple(seats), rounds=10 + turn, decisions=100, digest="")


def test_shared_wins_are_shared() -> None:
    three = some(["book", "random"], 3, games=3)
    played = [
        game_of(0, 0, [(0, 90, 1), (1, 90, 1), (1, 30, 3)]),
        game_of(0, 1, [(1, 50, 1), (0, 40, 2), (1, 10, 3)]),
        game_of(0, 2, [(1, 50, 1), (1, 50, 1), (0, 50, 1)]),
    ]
    result = outcome(three, played)
    first, second = result.standings
    assert (first.bot, first.seats, second.bot, second.seats) == ("book", 3, "random", 6)
    assert first.wins == pytest.approx(0.5 + 1 / 3)
    assert second.wins == pytest.approx(0.5 + 1 + 2 / 3)
    assert (first.low, first.high) == wilson(first.wins, 3)
    assert first.mean == 60
    assert first.points == {"buildings": 59, "cards": 1}
    assert result.seat_wins == pytest.approx((0.5 + 1 + 1 / 3, 0.5 + 1 / 3, 1 / 3))
    assert result.rounds == 11
    assert result.winning == pytest.approx((90 + 50 + 50) / 3)


# The command.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks_every_language(language: str, capsys: Output) -> None:
    call = ["arena", "stone_age", "--bots", "random", "--games", "2", "--players", "3", "--lang", language]
    assert main(call) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert words_in(language)("bot-random") in out
    assert words_in(language)("stone_age-source-farmers") in out


def test_json_for_programs(capsys: Output) -> None:
    call = ["arena", "stone_age", "--bots", "random,random", "--games", "3", "--seed", "s", "--json"]
    assert main(call) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["games"] == 4
    assert answer["players"] == 2
    assert [standing["bot"] for standing in answer["standings"]] == ["random", "random"]
    assert sum(standing["wins"] for standing in answer["standings"]) == pytest.approx(4, abs=0.001)
    assert main(call) == 0
    assert json.loads(capsys.readouterr().out) == answer


@pytest.mark.parametrize(
    "wrong", [["--bots", "oracle"], ["--bots", ""], ["--games", "0"], ["--players", "9"], ["--jobs", "x"]]
)
def test_wrong_calls_get_one_sentence(wrong: list[str], capsys: Output) -> None:
    assert main(["arena", "stone_age", *wrong]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
