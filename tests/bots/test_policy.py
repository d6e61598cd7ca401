"""Bots that are trained policies in files: refused where they do not fit, else players like all others."""

import json
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from civtable.bots import bot_named
from civtable.bots import policy as policies
from civtable.bots.levels import bot_phrase
from civtable.bots.policy import BadPolicy, PolicyBot, refuse_players
from civtable.cli.main import main
from civtable.core.observation import size_of
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.lab.arena import contest, run
from civtable.lab.ladder.pairing import ladder
from civtable.lab.ladder.results import BadResults, Results, results_in
from civtable.text import LANGUAGES, words_in

STONE_AGE = game_named("stone_age")
Output = pytest.CaptureFixture[str]
Change = Callable[[dict[str, Any]], Any]


def form(players: int = 2) -> dict[str, Any]:
    """What a file says before its weights."""
    assert STONE_AGE.observer is not None
    return {
        "civtable_policy": 1,
        "game": "stone_age",
        "game_version": STONE_AGE.version,
        "observation_version": STONE_AGE.observer.version,
        "players": players,
        "layers": [],
    }


def refusal(path: Path, game: str = "stone_age", players: int = 2) -> str:
    """The key of what is said against a file, which has words in every language."""
    with pytest.raises(BadPolicy) as refused:
        refuse_players(bot_named(game, f"file:{path}", "1"), players)
    reason = refused.value.reason
    for language in LANGUAGES:
        assert words_in(language).say(reason)
    return reason.key


# Without torch.


def test_a_policy_is_called_by_its_file() -> None:
    assert words_in("en").say(bot_phrase("file:runs/strong.pt")) == "policy strong.pt"
    assert words_in("it").say(bot_phrase("file:strong.pt")) == "politica strong.pt"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.pt") == "policy-not-there"
    assert refusal(tmp_path / ("long" * 100)) == "policy-cannot-read"


def test_without_torch_it_is_said_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(policies, "import_module", nothing)
    (tmp_path / "policy.pt").write_bytes(b"")
    assert refusal(tmp_path / "policy.pt") == "policy-torch-missing"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda form: [form], "policy-foreign"),
        (lambda form: {"layers": []}, "policy-foreign"),
        (lambda form: {**form, "game": "imperium"}, "policy-game"),
        (lambda form: {**form, "civtable_policy": 2}, "policy-old"),
        (lambda form: {**form, "game_version": form["game_version"] - 1}, "policy-old"),
        (lambda form: {**form, "observation_version": form["observation_version"] + 1}, "policy-old"),
        (lambda form: {**form, "players": 7}, "policy-foreign"),
        (lambda form: form, "policy-foreign"),
        (lambda form: {**form, "layers": [1]}, "policy-foreign"),
        (lambda form: {**form, "layers": [[1, 2]]}, "policy-foreign"),
    ],
)
def test_what_does_not_fit_is_refused(
    change: Change, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever torch reads: another game, other rules, an old layout, no weights at all."""
    torch = SimpleNamespace(load=lambda *args, **more: change(form()), Tensor=dict)
    monkeypatch.setattr(policies, "import_module", lambda name: torch)
    (tmp_path / "policy.pt").write_bytes(b"something")
    assert refusal(tmp_path / "policy.pt") == key


def test_a_large_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policies, "import_module", lambda name: SimpleNamespace())
    monkeypatch.setattr(policies, "LARGEST", 3)
    (tmp_path / "policy.pt").write_bytes(b"1234")
    assert refusal(tmp_path / "policy.pt") == "policy-damaged"


# With torch: see scripts/torch_check.sh.


@pytest.fixture
def torch() -> Any:
    return import_module("torch")


def written(torch: Any, path: Path, players: int = 2, hidden: int = 8, last: int = 0) -> Path:
    """A policy of weights by lot."""
    assert STONE_AGE.observer is not None
    size = size_of(STONE_AGE.observer.parts(players))
    torch.manual_seed(1)
    widths = [size, hidden, last or len(STONE_AGE.options)]
    layers = [(torch.randn(b, a), torch.randn(b)) for a, b in pairwise(widths)]
    torch.save({**form(players), "layers": layers}, path)
    return path


@pytest.mark.torch
def test_a_damaged_file_is_refused(torch: Any, tmp_path: Path) -> None:
    path = written(torch, tmp_path / "policy.pt")
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert refusal(path) == "policy-damaged"
    path.write_bytes(b"no policy at all")
    assert refusal(path) == "policy-damaged"


@pytest.mark.torch
def test_a_program_in_a_file_is_not_run(torch: Any, tmp_path: Path) -> None:
    """A pickle may call anything; ours is read as weights only."""
    torch.save({**form(), "layers": Path("/")}, tmp_path / "policy.pt")
    assert refusal(tmp_path / "policy.pt") == "policy-damaged"


@pytest.mark.torch
def test_weights_have_to_fit(torch: Any, tmp_path: Path) -> None:
    assert refusal(written(torch, tmp_path / "short.pt", last=5)) == "policy-shape"
    layers = [(torch.randn(3, 2), torch.randn(3))]
    torch.save({**form(), "layers": layers}, tmp_path / "narrow.pt")
    assert refusal(tmp_path / "narrow.pt") == "policy-shape"
    assert refusal(written(torch, tmp_path / "three.pt", players=3)) == "policy-players"
    size = len(STONE_AGE.options)
    form_of = torch.load(written(torch, tmp_path / "nan.pt"), weights_only=True)
    form_of["layers"][-1] = (form_of["layers"][-1][0], torch.full((size,), torch.nan))
    torch.save(form_of, tmp_path / "nan.pt")
    assert refusal(tmp_path / "nan.pt") == "policy-damaged"


@pytest.mark.torch
def test_a_policy_chooses_the_same_whatever_is_hidden(torch: Any, tmp_path: Path) -> None:
    """It sees numbers of its seat only: in worlds that look alike its choices are alike."""
    bot = bot_named("stone_age", f"file:{written(torch, tmp_path / 'policy.pt')}", "1")
    assert isinstance(bot, PolicyBot)
    rng = fast_rng("hidden")
    state = STONE_AGE.start({}, 2, fast_rng("a deal"))
    for _ in range(150):
        decision = STONE_AGE.decision(state)
        assert decision is not None
        choice = bot.choose(STONE_AGE.determinize(state, decision.seat, rng), decision)
        assert choice in decision.options
        assert choice is bot.choose(STONE_AGE.determinize(state, decision.seat, rng), decision)
        STONE_AGE.apply(state, choice)


@pytest.mark.torch
def test_who_learns_here_keeps_the_threads_of_torch(torch: Any, tmp_path: Path) -> None:
    """A policy thinks with one; whoever learns against it in the same process has as many as before."""
    before = torch.get_num_threads()
    torch.set_num_threads(3)
    try:
        bot = bot_named("stone_age", f"file:{written(torch, tmp_path / 'policy.pt')}", "1")
        state = STONE_AGE.start({}, 2, fast_rng("a deal"))
        decision = STONE_AGE.decision(state)
        assert decision is not None
        bot.choose(state, decision)
        assert torch.get_num_threads() == 3
    finally:
        torch.set_num_threads(before)


@pytest.mark.torch
def test_a_policy_plays_in_the_arena_as_any_bot(torch: Any, tmp_path: Path, capsys: Output) -> None:
    path = written(torch, tmp_path / "Policy.pt")
    call = ["arena", "stone_age", "--bots", f"file:{path},random", "--games", "2"]
    assert main([*call, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bots"] == [f"file:{path}", "random"]
    assert main([*call, "--jobs", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == told["digest"]
    assert main(call) == 0
    assert "policy Policy.pt" in capsys.readouterr().out


@pytest.mark.torch
def test_a_policy_sits_at_a_table_in_the_terminal(torch: Any, tmp_path: Path, capsys: Output) -> None:
    path = written(torch, tmp_path / "policy.pt")
    assert main(["play", "stone_age", "--seats", f"file:{path},random", "--seed", "1", "--plain"]) == 0
    assert "policy policy.pt" in capsys.readouterr().out


@pytest.mark.torch
def test_a_ladder_notices_that_a_policy_has_changed(torch: Any, tmp_path: Path) -> None:
    path = written(torch, tmp_path / "policy.pt")
    file = str(tmp_path / "results.jsonl")
    with results_in(file, ladder("stone_age", [f"file:{path}", "random"], [], 2, 1, "1", {})) as results:
        assert isinstance(results, Results)
        results.add(list(run(results.contest).played))
        assert not results.missing()
    written(torch, path, hidden=9)
    changed = ladder("stone_age", [f"file:{path}", "random"], [], 2, 1, "1", {})
    with pytest.raises(BadResults) as refused, results_in(file, changed):
        pass
    assert refused.value.reason.key == "ladder-line-command"


@pytest.mark.torch
def test_a_contest_refuses_a_policy_for_another_number_of_players(torch: Any, tmp_path: Path) -> None:
    path = written(torch, tmp_path / "policy.pt")
    with pytest.raises(BadPolicy):
        contest("stone_age", [f"file:{path}", "random"], 3, 2, "1", {})
    with pytest.raises(BadPolicy):
        ladder("stone_age", [f"file:{path}", "random"], [], 3, 2, "1", {})
