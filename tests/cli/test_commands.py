"""The commands from outside: what they answer, in every language."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from civtable.cli import bench as bench_command
from civtable.cli.main import COMMANDS, main
from civtable.core.record import Record
from civtable.core.values import fingerprint
from civtable.games import GAMES
from civtable.games.stone_age.data import CARD_IDS
from civtable.lab.bench import Bench, bench, machine, steps
from civtable.lab.peers import Peer
from civtable.text import LANGUAGES, catalog
from tests.cli.records import random_record

Output = pytest.CaptureFixture[str]


def answer(output: Output, *arguments: str, code: int = 0) -> str:
    """What a command prints; nothing goes to stderr."""
    assert main(arguments) == code
    out, err = output.readouterr()
    assert err == ""
    return out


def saved(record: Record, path: Path) -> str:
    """Write a record; the path for the command line."""
    path.write_text(record.to_text())
    return str(path)


# Help, version and language.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_every_language(lang: str, capsys: Output) -> None:
    """Every command has a help without English left over in it."""
    texts = [answer(capsys, "--help", "--lang", lang)]
    names = re.findall(r"^    (\w+) +\S", texts[0], re.MULTILINE)
    assert len(names) == len(COMMANDS)
    for name in names:
        texts.append(answer(capsys, name, "--help", "--lang", lang))
    for text in texts:
        assert lang == "en" or not re.search(r"usage:|show this|positional|^options:", text, re.MULTILINE)


def test_without_a_command_the_help_is_shown(capsys: Output) -> None:
    assert answer(capsys) == answer(capsys, "--help")
    assert answer(capsys, "--lang=pt") == answer(capsys, "--help", "--lang", "pt")


def test_version_tells_the_build(capsys: Output) -> None:
    assert re.fullmatch(r"civtable \d+\.\d+\.\d+ \((compiled|interpreted)\)\n", answer(capsys, "--version"))


def test_the_environment_chooses_the_language(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert answer(capsys, "games") == answer(capsys, "games", "--lang", "it")
    assert answer(capsys, "--lang", "es", "games") == answer(capsys, "games", "--lang=es")


# Games.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_with_their_settings(lang: str, capsys: Output) -> None:
    text = answer(capsys, "games", "--lang", lang)
    games = json.loads(answer(capsys, "games", "--json", "--lang", lang))
    assert [game["name"] for game in games] == list(GAMES)
    for game in games:
        assert f"({game['name']})" in text
        assert game["about"] in text
        assert game["players"] == GAMES[game["name"]].seats
        for setting in game["settings"]:
            assert setting["default"] == setting["values"][0]["value"]
            for value in setting["values"]:
                assert f"--set {setting['name']}={value['value']}" in text
                assert value["title"] in text


# Records.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_is_told_to_its_scores(lang: str, tmp_path: Path, capsys: Output) -> None:
    record = random_record(4, "told")
    path = saved(record, tmp_path / "game.json")
    text = answer(capsys, "replay", path, "--lang", lang)
    for i, code in enumerate(record.codes, 1):
        assert re.search(rf"^ *{i} \S+ +{re.escape(code)}$", text, re.MULTILINE)
    told = json.loads(answer(capsys, "replay", path, "--json", "--lang", lang))
    assert told["finished"]
    assert told["decision"] is None
    assert [ply["code"] for ply in told["plies"]] == record.codes
    assert told["digest"] == record.digests[len(record.codes)]
    for score in told["scores"]:
        assert score["total"] == sum(score["points"].values())
        assert re.search(rf"^  {score['rank']}.*: {score['total']} ", text, re.MULTILINE)
    for ply in told["plies"]:
        for event in ply["events"]:
            assert event["words"] in text


def test_replay_stops_at_a_ply(tmp_path: Path, capsys: Output) -> None:
    record = random_record(2, "stop")
    path = saved(record, tmp_path / "game.json")
    told = json.loads(answer(capsys, "replay", path, "--at", "50", "--json"))
    assert len(told["plies"]) == 50
    assert (
        told["digest"] == record.digests[50] == answer(capsys, "replay", path, "--at", "50", "--digest")[:-1]
    )
    assert json.loads(answer(capsys, "replay", path, "--at", "50", "--digest", "--json"))["ply"] == 50
    assert told["scores"] is None
    assert "1 code" not in answer(capsys, "replay", path, "--at", "0")
    assert json.loads(answer(capsys, "replay", path, "--at", "0", "--json"))["plies"] == []


def test_what_is_hidden_stays_hidden_while_the_game_runs(tmp_path: Path, capsys: Output) -> None:
    """A card drawn unseen is named only in the record of a finished game."""
    for i in range(200):
        record = random_record(2, f"hidden {i}")
        whole = saved(record, tmp_path / "whole.json")
        plies = json.loads(answer(capsys, "replay", whole, "--json"))["plies"]
        drawn = [
            (ply, event)
            for ply, made in enumerate(plies, 1)
            for event in made["events"]
            if event["event"] == "drew_card"
        ]
        if drawn:
            break
    else:
        raise AssertionError("nobody ever draws a card")
    ply, event = drawn[0]
    assert event["card"] in CARD_IDS
    running = saved(random_record(2, f"hidden {i}", ply), tmp_path / "running.json")
    told = json.loads(answer(capsys, "replay", running, "--json"))
    (hidden,) = [event for event in told["plies"][-1]["events"] if event["event"] == "drew_card"]
    assert hidden["card"] is None
    assert hidden["words"] != event["words"]
    assert event["words"] not in answer(capsys, "replay", running)
    assert event["words"] in answer(capsys, "replay", whole, "--at", str(ply))
    assert (told["finished"], told["scores"], told["decision"]["options"]) == (False, None, None)


def test_names_in_a_record_cannot_write_on_the_terminal(tmp_path: Path, capsys: Output) -> None:
    record = random_record(2, "names", 3)
    record.seats = ["\x1b[2Jme", "random"]
    text = answer(capsys, "replay", saved(record, tmp_path / "game.json"))
    assert "\x1b" not in text
    assert "?[2Jme" in text.splitlines()[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_validate_tells_each_file(lang: str, tmp_path: Path, capsys: Output) -> None:
    done = saved(random_record(3, "done"), tmp_path / "done.json")
    running = saved(random_record(3, "running", 40, "secure"), tmp_path / "running.json")
    wrong = random_record(3, "wrong", 60)
    wrong.digests[50] = "0" * 16
    changed = saved(wrong, tmp_path / "changed.json")
    files = [done, running, changed, str(tmp_path / "nothing.json"), str(tmp_path)]
    lines = answer(capsys, "validate", *files, "--lang", lang, code=2).splitlines()
    assert [line.partition(": ")[0] for line in lines] == files
    results = json.loads(answer(capsys, "validate", *files, "--json", "--lang", lang, code=2))
    kinds = [result["result"] for result in results]
    assert kinds == ["exact", "exact", "different", "unreadable", "unreadable"]
    assert [result.get("finished") for result in results[:2]] == [True, False]
    assert results[2]["ply"] == 50
    assert "50" in lines[2]
    assert answer(capsys, "validate", done, running, "--lang", lang).count("\n") == 2


# Positions.


def test_state_prints_a_position_that_can_be_read_back(tmp_path: Path, capsys: Output) -> None:
    game = GAMES["stone_age"]
    form = json.loads(
        answer(capsys, "state", "stone_age", "--seed", "x", "--players", "4", "--set", "ties=sum")
    )
    assert form["settings"]["ties"] == "sum"
    assert len(game.to_json(game.from_json(form))["players"]) == 4  # type: ignore[arg-type]
    record = random_record(3, "position")
    path = saved(record, tmp_path / "game.json")
    middle = json.loads(answer(capsys, "state", "--record", path, "--at", "75"))
    assert game.digest(game.from_json(middle)) == record.digests[75]
    end = json.loads(answer(capsys, "state", "--record", path))
    assert game.digest(game.from_json(end)) == record.digests[len(record.codes)]


def test_state_without_a_seed_is_always_the_same(capsys: Output) -> None:
    assert answer(capsys, "state", "stone_age") == answer(capsys, "state", "stone_age", "--seed", "1")
    assert answer(capsys, "state", "stone_age") != answer(capsys, "state", "stone_age", "--seed", "2")


# Random play.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_games_in_numbers(lang: str, capsys: Output) -> None:
    arguments = ["random", "stone_age", "--games", "1", "--players", "2", "--seed", "n", "--lang", lang]
    found = json.loads(answer(capsys, *arguments, "--json"))
    (row,) = found["rows"]
    assert (row["players"], row["games"], len(row["mean_scores"])) == (2, 1, 2)
    assert min(row["mean_branching"], row["mean_rounds"]) > 1
    assert found["digest"] == fingerprint(row["digest"])
    assert found["digest"] in answer(capsys, *arguments)


def test_several_processes_play_the_same_games(capsys: Output) -> None:
    arguments = ["random", "stone_age", "--games", "1", "--seed", "jobs", "--json"]
    alone = json.loads(answer(capsys, *arguments))
    assert [row["players"] for row in alone["rows"]] == [2, 3, 4]
    assert json.loads(answer(capsys, *arguments, "--jobs", "2")) == alone


# Speed.


def fake_peer(name: str, rate: int) -> Peer:
    """An engine of a known speed."""
    return Peer(name, lambda seconds: (int(rate * seconds), 1, seconds))


def test_bench_measures_in_turns() -> None:
    names: list[str] = []
    game = GAMES["stone_age"]
    measured = bench([(game, 2), (game, 4)], [fake_peer("slow", 1000)], 0.06, names.append, rounds=3)
    assert len(names) == steps(2, 1, 3) == 28
    assert names[:7] == names[7:14] == ["stone_age 2", "stone_age 4", "slow", *names[:2], *names[:2]]
    assert [row.players for row in measured.own] == [2, 4]
    for row in measured.own:
        for rate in (row.decisions, row.games, row.copies, row.views):
            assert 0 < rate.low <= rate.median <= rate.high
    (other,) = measured.others
    assert other.decisions.median == pytest.approx(1000)
    assert len(other.ratios) == 2
    assert other.ratios[0] > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bench_prints_rates_and_ratios(lang: str, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_command, "peers", lambda: [fake_peer("Some engine", 100)])
    monkeypatch.setattr(bench_command, "missing", lambda: [("Other engine", "other[all]")])
    arguments = ["bench", "stone_age", "--players", "3", "--seconds", "0.05", "--peers", "--lang", lang]
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    for part in ("Some engine", "×", machine()):
        assert part in out
    assert re.search(r'Other engine\..*pip install "civtable\[peers\]"', err)
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["own"][0]["players"] == 3
    assert found["peers"][0]["ours_to_theirs"][0]["ratio"] > 1
    assert found["missing_peers"] == [{"name": "Other engine", "package": "other[all]"}]


def test_bench_measures_all_games_alone(capsys: Output) -> None:
    found = json.loads(answer(capsys, "bench", "--seconds", "0.05", "--json"))
    assert [(row["game"], row["players"]) for row in found["own"]] == [
        (game.name, players) for game in GAMES.values() for players in game.seats
    ]
    assert found["peers"] == []
    assert isinstance(bench([], [], 0.01), Bench)


# Words.


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        """One more."""
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """The keys of a catalog of the commands, each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalog(lang, "cli")).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogs_of_the_commands_agree(lang: str) -> None:
    assert messages(lang) == messages("en")
