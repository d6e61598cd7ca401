"""Bots are fair: whatever their seat cannot see is dealt at random, and their choices do not depend on it."""

import ast
from pathlib import Path

import pytest

import civtable.bots
from civtable.bots import LEVELS, THINKING, bot_named
from civtable.bots.base import ask
from civtable.bots.search import Effort, SearchBot
from civtable.core.game import Decision, State
from civtable.core.rng import fast_rng
from civtable.games import AnyGame, game_named

DEALS = 3
"""How often what a seat cannot see is dealt again at each position."""

everybody = [(game, level) for game in LEVELS for level in LEVELS[game] if level not in THINKING]
"""Whoever thinks by the clock does not choose alike twice: thinkers play a number of games instead."""

thinkers = [(game, level) for game in LEVELS for level in LEVELS[game] if level in THINKING]

FEW = 12
"""Games that a thinker plays in its head about a decision here: some for each option."""


def chosen(game: AnyGame, level: str, state: State, decision: Decision, deal: str) -> str:
    """The code that a bot of one seed chooses on a sandbox dealt in one way, which it leaves as it is."""
    sandbox = game.determinize(state, decision.seat, fast_rng(deal))
    before = game.digest(sandbox)
    option = bot_named(game, level, "same").choose(sandbox, decision)
    assert game.digest(sandbox) == before, "a bot reads the state and never writes it"
    return option.code


@pytest.mark.parametrize(("name", "level"), everybody)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(name: str, level: str, players: int) -> None:
    game = game_named(name)
    state = game.start({}, players, fast_rng(f"fair {players}"))
    positions = 0
    while (decision := game.decision(state)) is not None:
        choices = {chosen(game, level, state, decision, f"deal {i}") for i in range(DEALS)}
        assert len(choices) == 1, (positions, choices)
        # Random moves between lead to positions that good play does not see.
        by = level if positions % 3 else "random"
        mover = bot_named(game, by, str(positions))
        game.apply(state, ask(mover, game, state, decision, fast_rng("sandbox")))
        positions += 1
        if positions == 250:
            break
    assert positions > 150


def rethought(game: AnyGame, level: str, state: State, decision: Decision, deal: str) -> str:
    """The code that a level that thinks chooses on such a sandbox, with games to spend instead of time."""
    sandbox = game.determinize(state, decision.seat, fast_rng(deal))
    bot = bot_named(game, level, "same")
    assert isinstance(bot, SearchBot)
    bot.effort = Effort(bot.effort.stages, 0.0, FEW)
    before = game.digest(sandbox)
    option = bot.choose(sandbox, decision)
    assert game.digest(sandbox) == before, "a bot reads the state and never writes it"
    return option.code


@pytest.mark.parametrize(("name", "level"), thinkers)
def test_what_thinks_does_not_depend_on_what_the_seat_cannot_see(name: str, level: str) -> None:
    """Without any doubt, so that the smallest difference between two worlds would change the choice.

    In the second half of a game; and it does not just choose what the book does.
    """
    game = game_named(name)
    state = game.start({}, 2, fast_rng("fair thinker"))
    usual = bot_named(game, "medium", "1")
    played: list[tuple[State, Decision, str]] = []
    while (decision := game.decision(state)) is not None:
        option = ask(usual, game, state, decision, fast_rng("sandbox"))
        if len(decision.options) > 3:
            played.append((state.copy(), decision, option.code))
        game.apply(state, option)
    others = 0
    for state, decision, code in played[len(played) // 2 :: max(1, len(played) // 8)]:
        choices = {rethought(game, level, state, decision, f"deal {i}") for i in range(2)}
        assert len(choices) == 1, choices
        others += choices != {code}
    assert others > 0


def test_hidden_things_really_are_dealt_in_different_ways() -> None:
    """The law above says something: sandboxes differ, also in the card that somebody drew unseen."""
    game = game_named("stone_age")
    state = game.start({}, 2, fast_rng("hidden"))
    form = game.to_json(state)
    deck = form["deck"]
    players = form["players"]
    assert isinstance(deck, list)
    assert isinstance(players, list)
    owner = players[1]
    assert isinstance(owner, dict)
    assert "C32" in deck, "the card that draws another"
    deck.remove("C32")
    drawn_card = deck.pop()
    owner["cards"] = sorted(["C32", drawn_card])
    owner["drawn_card"] = drawn_card
    state = game.from_json(form)
    drawn = set()
    for i in range(20):
        sandbox = game.to_json(game.determinize(state, 0, fast_rng(str(i))))
        boards = sandbox["players"]
        assert isinstance(boards, list)
        board = boards[1]
        assert isinstance(board, dict)
        drawn.add(board["drawn_card"])
    assert len(drawn) > 5


def imports_in(path: Path) -> list[str]:
    """What a file imports from civtable."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found += [name.name for name in node.names]
    return [name for name in found if name.startswith("civtable")]


def test_bots_import_no_game_but_their_own() -> None:
    """The heart of a bot is the state and the rules of its game: it knows neither others nor a server."""
    files = list(Path(civtable.bots.__path__[0]).rglob("*.py"))
    assert len(files) > 5
    for path in files:
        own = f"civtable.games.{path.parent.name}"
        for name in imports_in(path):
            allowed = name in ("civtable.games", own) or name.startswith(
                ("civtable.core.", "civtable.bots", f"{own}.")
            )
            assert allowed, f"{path} imports {name}"
