"""Copies of environments: where every seat learns a copy goes on, the others say that there is none."""

import copy
import pickle
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
import pytest

from civtable import env
from civtable.games import GAMES

T = TypeVar("T")


def again(thing: T) -> T:
    """The thing as it comes out of a pickle."""
    found: T = pickle.loads(pickle.dumps(thing))
    return found


each_copy = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, again])


def played(game: env.Turns, choices: int) -> list[Any]:
    """All that is told of so many choices by lot, the end and the next game included."""
    lots = np.random.default_rng(1)
    found: list[Any] = []
    for _ in range(choices):
        if not game.agents:
            game.reset()
        seen, reward, over, _, info = game.last()
        assert isinstance(seen, dict)
        found.append((game.agent_selection, reward, over, info, game.agents[:], game.legal().tolist()))
        found.append([array.tolist() for array in seen.values() if isinstance(array, np.ndarray)])
        game.step(None if over else int(lots.choice(game.legal())))
    return found


@each_copy
@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_in_its_copy(name: str, copied: Callable[[env.Turns], env.Turns]) -> None:
    """As it does where it was copied, to its end and into the next; neither knows of the other."""
    game = env.aec(name, reward="rank")
    game.reset(seed=1)
    played(game, 30)
    other = copied(game)
    before = (other.agent_selection, other.legal().tolist())
    here = played(game, 150)
    assert (other.agent_selection, other.legal().tolist()) == before
    assert played(other, 150) == here


@each_copy
def test_a_copy_can_be_made_at_any_moment(copied: Callable[[env.Turns], env.Turns]) -> None:
    """While agents leave at the end of a game, and before the first one too."""
    game = env.aec("stone_age", 3, tokens=True, settings={"ties": "sum"})
    other = copied(game)
    assert repr(other) == repr(game)
    game.reset(seed=1)
    other.reset(seed=1)
    assert played(other, 3) == played(game, 3)
    lots = np.random.default_rng(2)
    while not game.terminations[game.agent_selection]:
        game.step(int(lots.choice(game.legal())))
    game.step(None)
    other = copied(game)
    assert len(other.agents) == 2
    assert played(other, 20) == played(game, 20)


@each_copy
def test_what_cannot_be_copied_says_so(copied: Callable[[object], object]) -> None:
    with pytest.raises(TypeError, match=r"bots .* env.aec can"):
        copied(env.gym("stone_age"))
    with pytest.raises(TypeError, match="the same seed and actions"):
        copied(env.vector("stone_age", 2))


def test_nothing_goes_on_before_a_reset() -> None:
    """Whoever forgot it is told so, and no game goes on that nobody has begun."""
    everybody, alone = env.aec("stone_age"), env.gym("stone_age", ["random"])
    for what in (everybody.last, lambda: everybody.step(0), lambda: everybody.observe("seat_0")):
        with pytest.raises(AttributeError, match="no game is going on: reset begins one"):
            what()
    with pytest.raises(AttributeError, match="'Turns' object has no attribute 'luck'"):
        assert everybody.luck
    assert not everybody.legal().size
    with pytest.raises(ValueError, match="no game is going on: reset begins one"):
        alone.step(0)
    assert not alone.legal().size
    assert not alone.action_masks().any()


def test_environments_show_what_is_played() -> None:
    """In one short line, for developers."""
    assert repr(env.aec("imperium", 2, reward="rank")) == "<Turns of imperium, 2 players, reward rank>"
    single = env.gym("stone_age", ["easy"], players=3, seat=None)
    assert repr(single) == "<Single of stone_age, 3 players, any seat against easy, easy, reward win>"
    assert str(single) == repr(single)
    vector = env.vector("stone_age", 64, opponents=["random"], seat=1)
    assert repr(vector) == "<Vector of 64 tables: stone_age, 2 players, seat 1 against random, reward win>"
    spec = env.spec("stone_age")
    assert repr(spec) == f"<Spec of stone_age, 2 players: {spec.size} numbers, {spec.actions} actions>"
    assert len(repr(vector.tokens())) < 200
    assert len(repr(spec.tokens)) < 200
    assert repr(spec.find("self.goods")).startswith("<Stretch self.goods: 311 to 314")
