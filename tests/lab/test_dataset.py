"""Datasets: every choice of every game once, the same bytes however they are played, and nothing mixed up."""

import json
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from civtable import env
from civtable.cli.main import main
from civtable.core.game import State
from civtable.core.observation import memory_of, room_for, size_of
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.lab.arena import contest, play, run
from civtable.lab.arena.contests import Contest, Task
from civtable.lab.dataset import BadDataset, Folder, folder_at, shards
from civtable.lab.dataset import folder as folders
from civtable.text import LANGUAGES, words_in

Output = pytest.CaptureFixture[str]
CALL = ["dataset", "stone_age", "--bots", "random", "--seed", "data", "--out"]


@pytest.fixture(autouse=True)
def _small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games a file, so that a few games are several files."""
    monkeypatch.setattr(folders, "GAMES_IN_A_SHARD", 2)


def some(games: int, bots: tuple[str, ...] = ("random", "medium")) -> Contest:
    return replace(contest("stone_age", list(bots), 2, games, "data", {}), positions=True)


def contents(folder: Path) -> dict[str, bytes]:
    """All that a dataset is, by file."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def refusal(path: Path, contest: Contest) -> str:
    """The key of what is said against a folder, in every language."""
    with pytest.raises(BadDataset) as refused, folder_at(str(path), contest) as folder:
        folder.missing()
    for language in LANGUAGES:
        assert words_in(language).say(refused.value.reason)
    return refused.value.reason.key


def made(path: Path, contest: Contest) -> Folder:
    with folder_at(str(path), contest) as folder:
        folder.add(list(run(replace(contest)).played))
        folder.finish()
    return folder


# What is in it.


def test_every_choice_is_kept_with_what_its_seat_knew(tmp_path: Path, capsys: Output) -> None:
    """Rows are those of a game that is played again by its choices: positions, options, results."""
    assert main([*CALL, str(tmp_path), "--games", "4", "--bots", "random,medium"]) == 0
    capsys.readouterr()
    rows = pq.read_table(tmp_path / "data")
    layout = env.spec("stone_age", 2)
    numbers = rows["observation"].combine_chunks().flatten().to_numpy().reshape(-1, layout.size)
    game = game_named("stone_age")
    assert game.observer is not None
    room = room_for(size_of(game.observer.parts(2)))
    outcome = run(some(4))
    found = rows.drop_columns(["observation"]).to_pylist()
    at = 0
    for number, played in enumerate(outcome.played):
        state: State = game.start({}, 2, fast_rng(f"data, deal {played.deal}"))
        ply = 0
        while (decision := game.decision(state)) is not None:
            option = decision.options[0]
            if len(decision.options) > 1:
                row = found[at]
                game.observer.write(state, decision.seat, room)
                seat = played.seats[decision.seat]
                assert bytes(memory_of(room)) == numbers[at].tobytes()
                assert row == {
                    "game": number,
                    "ply": ply,
                    "seat": decision.seat,
                    "bot": ["random", "medium"][seat.contestant],
                    "options": [one.index for one in decision.options],
                    "choice": row["choice"],
                    "total": seat.total,
                    "rank": seat.rank,
                    "won": float(seat.rank == 1),
                }
                option = game.options[row["choice"]]
                assert option in decision.options
                at += 1
            game.apply(state, option)
            ply += 1
        assert game.digest(state) == played.digest
    assert at == len(found)


def test_giving_up_is_no_option_while_there_is_another() -> None:
    """As in the environments."""
    game = game_named("through_the_ages")
    assert game.giving_up is not None
    few = replace(contest("through_the_ages", ["random"], 2, 1, "give up", {}), positions=True)
    kept = play(Task(few, 0, 0)).positions
    assert kept is not None
    offered = memoryview(kept.options).cast("i").tolist()
    assert game.giving_up.index not in offered
    assert len(offered) >= 2 * kept.rows > 0


def test_the_card_says_what_there_is_and_its_program_runs(tmp_path: Path, capsys: Output) -> None:
    assert main([*CALL, str(tmp_path), "--games", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    card = (tmp_path / "README.md").read_text("utf-8")
    layout = env.spec("stone_age", 2)
    for part in layout.layout:
        assert f"`{part.name}`" in card
        assert part.meaning in card
    for name in pq.read_schema(tmp_path / "data" / "positions-00000.parquet").names:
        assert f"| `{name}` |" in card
    assert f"| positions | {told['positions']}," in card
    assert told["bytes"] == sum([path.stat().st_size for path in (tmp_path / "data").iterdir()])
    (program,) = re.findall(r"```python\n(.*?)```", card, re.DOTALL)
    assert program.count("\n") == 3
    check = f"{program}print(observations.shape)\n"
    done = subprocess.run([sys.executable, "-c", check], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == f"({told['positions']}, {layout.size})\n", done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_made_is_told_in_every_language(language: str, tmp_path: Path, capsys: Output) -> None:
    assert main([*CALL, str(tmp_path), "--games", "1", "--lang", language]) == 0
    assert str(tmp_path) in capsys.readouterr().out


# However it is played.


def test_the_same_bytes_with_any_number_of_processes(tmp_path: Path, capsys: Output) -> None:
    assert main([*CALL, str(tmp_path / "one"), "--games", "6"]) == 0
    assert main([*CALL, str(tmp_path / "two"), "--games", "6", "--jobs", "2"]) == 0
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert len(list((tmp_path / "one" / "data").iterdir())) == 3


STOPPED = """
import sys
from civtable.cli.main import main
from civtable.lab.dataset import folder
folder.GAMES_IN_A_SHARD = 2
sys.exit(main(sys.argv[1:]))
"""


def test_a_killed_run_goes_on(tmp_path: Path, capsys: Output) -> None:
    """No game is lost and none is there twice: the files are those of a run that nobody killed."""
    call = [*CALL, str(tmp_path / "killed"), "--games", "8"]
    process = subprocess.Popen([sys.executable, "-c", STOPPED, *call])
    first = tmp_path / "killed" / "data" / "positions-00000.parquet"
    until = time.monotonic() + 300
    while not first.exists():
        assert time.monotonic() < until
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    there = {path: path.stat().st_mtime_ns for path in first.parent.glob("positions-*.parquet")}
    assert len(there) < 4
    assert not (tmp_path / "killed" / "README.md").exists()
    assert main(call) == 0
    assert {path: path.stat().st_mtime_ns for path in there} == there
    assert main([*CALL, str(tmp_path / "whole"), "--games", "8"]) == 0
    left = {name: text for name, text in contents(tmp_path / "killed").items() if not name.endswith(".new")}
    assert left == contents(tmp_path / "whole")


def test_more_games_can_be_added(tmp_path: Path) -> None:
    """A file that was not full is made again, the full ones stay."""
    made(tmp_path / "grown", some(3, ("random",)))
    with folder_at(str(tmp_path / "grown"), some(5, ("random",))) as folder:
        assert [task.deal for task in folder.missing()] == [2, 3, 4]
        folder.add([play(task) for task in reversed(folder.missing())])
        folder.finish()
    made(tmp_path / "whole", some(5, ("random",)))
    assert contents(tmp_path / "grown") == contents(tmp_path / "whole")


# What is refused.


def test_a_folder_of_other_games_is_refused(tmp_path: Path) -> None:
    made(tmp_path, some(2, ("random",)))
    assert refusal(tmp_path, replace(some(2, ("random",)), seed="other")) == "dataset-foreign"
    assert refusal(tmp_path, some(1, ("random",))) == "dataset-foreign"
    (tmp_path / "data" / "positions-00000.parquet").write_bytes(b"PAR1")
    assert refusal(tmp_path, some(2, ("random",))) == "dataset-damaged"
    (tmp_path / "dataset.json").write_text("{")
    assert refusal(tmp_path, some(2, ("random",))) == "dataset-damaged"


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    with folder_at(str(tmp_path), some(2)):
        assert refusal(tmp_path, some(2)) == "dataset-in-use"


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "file").write_text("")
    assert main([*CALL, str(tmp_path / "file"), "--games", "1"]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err


def test_rows_are_written_in_groups_of_few_games() -> None:
    """So that who reads a file needs no memory for all of it."""
    assert shards.GAMES_IN_A_SHARD % shards.GAMES_IN_A_GROUP == 0
    assert pa.types.is_fixed_size_list({n: k for n, k, _ in shards.columns(pa, 3)}["observation"])
