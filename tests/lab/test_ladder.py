"""The ladder: every pair meets equally often, and ratings find the strengths that games were made with."""

import os
from collections import Counter
from itertools import combinations
from math import exp
from pathlib import Path

import pytest

from civtable.bots import UnknownLevel
from civtable.core.errors import BadSetting
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.lab.arena import Contest, Played, Seat, play
from civtable.lab.arena.contests import Outside, Task
from civtable.lab.ladder.counting import table_of
from civtable.lab.ladder.pairing import ladder, seatings
from civtable.lab.ladder.rating import POINTS, Finish, ratings
from civtable.lab.ladder.results import BadResults, results_in


def some(bots: list[str], players: int | None = None, deals: int = 2, seed: str = "ladder") -> Contest:
    """A ladder of Stone Age."""
    return ladder("stone_age", bots, [], players, deals, seed, {})


# Who meets whom.


def test_two_players_are_all_pairs_in_both_seatings() -> None:
    assert sorted(seatings(3, 2)) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


@pytest.mark.parametrize("players", sorted({seats for game in GAMES.values() for seats in game.seats} - {1}))
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
def test_every_pair_meets_equally_often_and_everybody_sits_everywhere(bots: int, players: int) -> None:
    found = seatings(bots, players)
    assert len(set(found)) == len(found)
    meetings = Counter(
        [tuple(sorted(pair)) for seats in found for pair in combinations(seats, 2) if pair[0] != pair[1]]
    )
    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) == 1
    sat = Counter([(bot, seat) for seats in found for seat, bot in enumerate(seats)])
    assert len(sat) == bots * players
    assert len(set(sat.values())) == 1
    behind = Counter([(seats[i - 1], seats[i]) for seats in found for i in range(players)])
    assert all(behind[one, two] == behind[two, one] for one, two in behind), "in both directions"


def test_few_bots_fill_the_seats_evenly() -> None:
    assert sorted(seatings(2, 4)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert {tuple(sorted(seats)) for seats in seatings(2, 3)} == {(0, 0, 1), (0, 1, 1)}


def test_all_levels_take_part_unless_some_are_named() -> None:
    everybody = ladder("imperium", [], [], None, 1, "s", {})
    assert everybody.players == 2
    assert everybody.bots[0] == "random"
    assert "medium" in everybody.bots
    mine = ladder("imperium", ["book"], [Outside("mine", ("true",), 1.0)], None, 1, "s", {})
    assert mine.bots == ("book", "mine")


def test_what_cannot_be_a_ladder_is_refused() -> None:
    for bots, players in [(["book"], 2), (["book", "book"], 2), (["book", "random"], 9)]:
        with pytest.raises(BadSetting):
            some(bots, players)
    with pytest.raises(BadSetting):
        ladder("imperium", [], [], 1, 1, "s", {})
    with pytest.raises(UnknownLevel):
        some(["book", "oracle"])


def test_a_game_is_the_same_whoever_else_takes_part() -> None:
    few, more = some(["random", "book"]), some(["book", "random"])
    assert few.seatings()[0] == (0, 1)
    turn = more.seatings().index((1, 0))
    assert play(Task(few, 1, 0)).digest == play(Task(more, 1, turn)).digest


# Ratings.


def simulated(strengths: list[int], players: int, deals: int, seed: str) -> list[Finish]:
    """Orders of finish of games between bots of known strength."""
    rng = fast_rng(seed)
    finishes: list[Finish] = []
    for _ in range(deals):
        for seats in seatings(len(strengths), players):
            left, order = list(seats), []
            while left:
                weights = [exp(strengths[bot] / POINTS) for bot in left]
                lot = rng.below(10**9) / 10**9 * sum(weights)
                winner = next(
                    (i for i in range(len(left)) if sum(weights[: i + 1]) > lot),
                    len(left) - 1,
                )
                order.append((left.pop(winner),))
            finishes.append(tuple(order))
    return finishes


@pytest.mark.parametrize(("players", "deals"), [(2, 40), (3, 12), (4, 10)])
def test_ratings_find_known_strengths(players: int, deals: int) -> None:
    strengths = [-500, -200, 0, 150]
    found = ratings(4, simulated(strengths, players, deals, f"known {players}"), 2)
    assert found[2].low == found[2].points == found[2].high == 1000
    for strength, rating in zip(strengths, found, strict=True):
        assert rating.points == pytest.approx(1000 + strength, abs=120)
        assert rating.low <= rating.points <= rating.high
        assert rating.high - rating.low < 420


@pytest.mark.parametrize(("players", "deals"), [(2, 10), (3, 3)])
def test_intervals_hold_the_truth_as_often_as_they_say(players: int, deals: int) -> None:
    strengths = [-300, 0, 200]
    held = [
        rating.low <= 1000 + strength <= rating.high
        for number in range(60)
        for strength, rating in zip(
            strengths, ratings(3, simulated(strengths, players, deals, f"often {number}"), 1), strict=True
        )
        if strength
    ]
    assert 106 <= sum(held) <= 119  # of 120: 95 % are 114, and three standard deviations 7


def test_two_players_have_elos_formula() -> None:
    found = ratings(2, [((1,), (0,))] * 10_000 + [((0,), (1,))] * 1_000, 0)
    assert found[1].points == pytest.approx(1400, abs=2)


def test_ties_lie_between_and_say_something() -> None:
    tied = ratings(2, [((0, 1),)] * 50, 0)
    assert tied[1].points == pytest.approx(1000, abs=0.1)
    assert tied[1].high < 1120
    shared = ratings(3, [((0, 1), (2,)), ((0,), (1, 2))] * 20, 0)
    assert shared[0].points > shared[1].points > shared[2].points


def test_who_always_wins_is_finite_and_plainly_better() -> None:
    found = ratings(2, [((1,), (0,))] * 30, 0)
    assert 1400 < found[1].points < 2500
    assert 1250 < found[1].low < found[1].points < found[1].high < 5000


def game_of(deal: int, turn: int, seats: list[tuple[int, int, int]], fault: str = "") -> Played:
    """A result made up from contestants, totals and ranks."""
    found = [Seat(who, total, rank, {"cards": total}) for who, total, rank in seats]
    return Played(deal, turn, tuple(found), rounds=10, decisions=100, digest="", fault=fault)


def test_the_table_counts_pairs_wins_and_points() -> None:
    three = some(["random", "book"], 3)
    table = table_of(
        three,
        [
            game_of(0, 0, [(0, 10, 3), (1, 90, 1), (1, 80, 2)]),
            game_of(0, 1, [(0, 50, 1), (1, 50, 1), (0, 40, 3)]),
            game_of(0, 2, [(0, 1, 3), (1, 7, 1), (0, 9, 1)], fault="random: silent for 1 s"),
        ],
    )
    first, second = table.rungs
    assert (table.anchor, first.bot, second.bot) == ("book", "book", "random")
    assert (first.games, first.wins, first.mean, first.faults) == (3, 2.0, 220 / 3, 0)
    assert (second.games, second.wins, second.mean, second.faults) == (3, 1.0, 100 / 3, 1)
    ahead = next(meeting for meeting in table.meetings if meeting.bot == "book")
    assert (ahead.other, ahead.games) == ("random", 3)
    assert ahead.share == pytest.approx((1 + 0.75 + 0.75) / 3)
    assert table.faults == ("random: silent for 1 s",)


# The file.


def played(contest: Contest, deal: int, turn: int) -> Played:
    """A result made up for a game of two."""
    one, two = contest.seatings()[turn]
    return game_of(deal, turn, [(one, 10 + deal, 1), (two, 5, 2)])


def test_finished_games_are_there_again_and_only_the_rest_is_missing(tmp_path: Path) -> None:
    path = str(tmp_path / "ladder.jsonl")
    three = some(["random", "book"])
    games = [played(three, 0, 1), played(three, 1, 0)]
    with results_in(path, three) as results:
        assert len(results.missing()) == 4
        results.add(games)
    with results_in(path, three) as results:
        assert results.played == games
        assert [(task.deal, task.turn) for task in results.missing()] == [(0, 0), (1, 1)]
    more = some(["book", "random"], deals=3)
    with results_in(path, more) as results:
        assert len(results.missing()) == 4, "the order of the names is no matter"


def test_a_half_written_line_is_taken_away(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    pair = some(["random", "book"])
    with results_in(str(path), pair) as results:
        results.add([played(pair, 0, 0), played(pair, 0, 1)])
    whole = path.read_bytes()
    for cut in (1, 3, 50, len(whole.splitlines()[1])):
        path.write_bytes(whole[:-cut])
        with results_in(str(path), pair) as results:
            assert results.repaired
            assert len(results.played) == 1
            results.add([played(pair, 0, 1)])
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b"my notes", "ladder-line-damaged"),
        (b"my notes\n", "ladder-line-damaged"),
        (b"\n", "ladder-line-damaged"),
        (b'{"ladder":1}\n', "ladder-line-foreign"),
        (b'{"ladder":1,"civtable":"0"}\n', "ladder-line-foreign"),
        (b"[" * 100_000 + b"\n", "ladder-line-damaged"),
    ],
)
def test_files_of_others_are_left_alone(tmp_path: Path, text: bytes, key: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(BadResults) as refused, results_in(str(path), some(["random", "book"])):
        pass
    assert refused.value.reason.key in (key, "ladder-line-damaged")
    assert path.read_bytes() == text


def test_damaged_foreign_and_repeated_lines_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    pair = some(["random", "book"])
    with results_in(str(path), pair) as results:
        results.add([played(pair, 0, 0), played(pair, 0, 1)])
    first, second = path.read_text().splitlines()

    def refusal(*lines: str, contest: Contest = pair) -> str:
        path.write_text("".join([line + "\n" for line in lines]))
        with pytest.raises(BadResults) as refused, results_in(str(path), contest):
            pass
        return refused.value.reason.key

    assert refusal(first, first) == "ladder-line-twice"
    assert refusal(first, second[:-5]) == "ladder-line-damaged"
    assert refusal(first, second.replace('"rank":2', '"rank":"2"')) == "ladder-line-damaged"
    assert refusal(first.replace('"civtable":"', '"civtable":"9')) == "ladder-line-foreign"
    assert refusal(first, contest=some(["random", "book"], seed="other")) == "ladder-line-foreign"
    assert refusal(first, contest=some(["random", "book"], players=3)) == "ladder-line-foreign"


def test_a_program_keeps_its_name(tmp_path: Path) -> None:
    path = str(tmp_path / "ladder.jsonl")
    old, new = [
        ladder("stone_age", ["book"], [Outside("mine", (command,), 1.0)], 2, 1, "s", {}) for command in "ab"
    ]
    with results_in(path, old) as results:
        results.add([played(old, 0, 0)])
    with pytest.raises(BadResults) as refused, results_in(path, new):
        pass
    assert refused.value.reason.key == "ladder-line-command"


def test_two_at_once_are_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "ladder.jsonl")
    pair = some(["random", "book"])
    with results_in(path, pair):
        with pytest.raises(BadResults) as refused, results_in(path, pair):
            pass
        assert refused.value.reason.key == "ladder-file-in-use"
    with results_in(path, pair):
        pass


def test_only_files_hold_results() -> None:
    with pytest.raises(BadResults), results_in(os.devnull, some(["random", "book"])):
        pass
