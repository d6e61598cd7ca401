"""Bots that are programs of somebody else: asked fairly, and whoever gives no proper answer has lost."""

import json
import re
import sys
from pathlib import Path

import pytest

from civtable.bots import bot_named
from civtable.bots.base import ask
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.lab.arena import Played, play
from civtable.lab.arena.contests import Contest, Outside, Task
from civtable.lab.arena.outside import OutsideBot, question_line
from civtable.lab.ladder.pairing import ladder

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


def against_book(command: list[str], seconds: float = 60.0, name: str = "mine", players: int = 2) -> Contest:
    """A ladder of a program and `book`."""
    return ladder("stone_age", ["book"], [Outside(name, tuple(command), seconds)], players, 1, "outside", {})


def program(folder: Path, text: str) -> list[str]:
    """A bot that answers each question by this line of Python."""
    path = folder / "bot.py"
    path.write_text(f"import json, os, sys, time\nfor line in sys.stdin:\n    {text}\n")
    return [sys.executable, str(path)]


def first_game(contest: Contest) -> Played:
    return play(Task(contest, 0, 0))


def test_the_bot_of_the_guide_plays(tmp_path: Path) -> None:
    (text,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    path = tmp_path / "bot.py"
    path.write_text(text)
    assert len(text.splitlines()) <= 15
    contest = against_book([sys.executable, str(path)])
    one, again = first_game(contest), first_game(contest)
    assert one.fault == ""
    assert one == again
    assert sorted([seat.rank for seat in one.seats]) == [1, 2]


def test_the_guide_names_all_that_a_question_says() -> None:
    game = game_named("stone_age")
    state = game.start({}, 2, fast_rng("1"))
    decision = game.decision(state)
    assert decision is not None
    question = json.loads(question_line(Outside("a@b", ("x",), 1.0), game, state, decision, "s"))
    told = GUIDE.read_text("utf-8").partition("## A bot of your own")[2]
    assert set(question) == set(re.findall(r"^\| `(\w+)` \|", told, re.MULTILINE))
    assert question["level"] == "a"


def test_our_own_process_for_bots_speaks_the_same_language() -> None:
    """`book` in a process of its own plays the same game as `book` in ours."""
    command = [sys.executable, "-m", "civtable.server.bots.process"]
    outside = first_game(against_book(command, name="book@old"))
    inside = first_game(ladder("stone_age", ["book", "random"], [], 2, 1, "outside", {}))
    assert outside.fault == ""
    assert outside.seats != inside.seats
    arena = Contest("stone_age", ("book",), 2, 1, "outside", against_book(command).settings)
    assert outside.digest == play(Task(arena, 0, 0)).digest


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("sys.exit('I am tired')", "ended: I am tired"),
        ("os.close(1); time.sleep(60)", "ended: it closed its output"),
        ("print('hello', flush=True)", "no answer: hello"),
        ("print('[' * 5000, flush=True)", "no answer: [[["),
        ("print('[]', flush=True)", "no answer: []"),
        ("print(json.dumps({'code': 'win'}), flush=True)", "not offered: win"),
        ("print(json.dumps({'code': ['win']}), flush=True)", "not offered: ['win']"),
        ("print('x' * 1000000, end='', flush=True)", "no answer: an endless line"),
    ],
)
def test_a_bad_answer_loses_the_game(tmp_path: Path, text: str, why: str) -> None:
    contest = against_book(program(tmp_path, text))
    game = first_game(contest)
    assert game.fault.startswith(f"mine: {why}")
    mine = contest.bots.index("mine")
    assert [seat.rank for seat in game.seats] == [2 if seat.contestant == mine else 1 for seat in game.seats]


def test_silence_loses_the_game(tmp_path: Path) -> None:
    contest = against_book(program(tmp_path, "time.sleep(60)"), 0.5)
    assert first_game(contest).fault == "mine: silent for 0.5 s"


def test_who_reads_nothing_is_silent_too(tmp_path: Path) -> None:
    path = tmp_path / "deaf.py"
    path.write_text("import time\ntime.sleep(60)\n")
    assert "silent" in first_game(against_book([sys.executable, str(path)], 0.5)).fault


def test_a_command_that_is_not_there_loses_the_game() -> None:
    assert first_game(against_book(["/nowhere/bot"])).fault.startswith("mine: ended: ")


def test_the_others_share_the_win(tmp_path: Path) -> None:
    contest = against_book(program(tmp_path, "sys.exit()"), players=3)
    turn = next(i for i, seats in enumerate(contest.seatings()) if seats.count(1) == 1)
    game = play(Task(contest, 0, turn))
    assert sorted([(seat.contestant, seat.rank) for seat in game.seats]) == [(0, 1), (0, 1), (1, 3)]


def test_a_question_shows_what_the_seat_sees_and_deals_the_rest_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("through_the_ages")
    state = game.start({}, 2, fast_rng("truth"))
    heard: list[bytes] = []

    def first_option(bot: OutsideBot, question: bytes) -> bytes:
        heard.append(question)
        return json.dumps({"code": json.loads(question)["options"][0]}).encode()

    monkeypatch.setattr(OutsideBot, "answer_to", first_option)
    mover = bot_named(game, "random", "lots")
    for _ in range(60):
        decision = game.decision(state)
        assert decision is not None
        game.apply(state, mover.choose(state, decision))
    decision = game.decision(state)
    assert decision is not None
    for number in range(2):
        with OutsideBot(Outside("mine", ("x",), 1.0), game, "truth, seat 0") as bot:
            ask(bot, game, state, decision, fast_rng(f"sandbox {number}"))
    sandboxes = [json.loads(question)["sandbox"] for question in heard]
    assert sandboxes[0] != sandboxes[1]
    for sandbox in sandboxes:
        assert sandbox != game.to_json(state)
        assert game.view(game.from_json(sandbox), decision.seat) == game.view(state, decision.seat)
    assert b"truth" not in b"".join(heard)
