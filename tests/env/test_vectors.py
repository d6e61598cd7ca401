"""One seat against bots in the vectors of Gymnasium: side by side here, and in processes of their own."""

import copy
import pickle
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv
from numpy.typing import NDArray

from civtable import env
from civtable.games import GAMES

TABLES = 2
SETTINGS = {"through_the_ages": {"edition": "2006", "version": "simple"}}
"""Of the games that are long, the shortest."""


def makers(name: str) -> list[partial[env.Single]]:
    """Makes the same environment for each place of a vector; random bots are quick."""
    players = GAMES[name].seats[0]
    opponents = ["random"] if players > 1 else []
    maker = partial(env.gym, name, opponents, players=players, settings=SETTINGS.get(name), reward="margin")
    return [maker] * TABLES


def chosen(mask: NDArray[np.int8], lots: np.random.Generator) -> NDArray[np.int64]:
    """One of the legal actions of each; where a game is over nothing is legal, and any number will do."""
    return np.array([lots.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])


def played(vector: Any, ends: int) -> list[Any]:
    """All that is seen until so many games have ended."""
    lots = np.random.default_rng(1)
    seen, info = vector.reset(seed=3)
    found = [seen]
    while ends > 0:
        assert "illegal" not in info
        assert (info["seat"] == 0).all()
        assert info["action_mask"].shape == (TABLES, vector.single_action_space.n)
        seen, rewards, over, cut, info = vector.step(chosen(info["action_mask"], lots))
        found += [seen.copy(), rewards.copy(), over.copy()]
        assert not cut.any()
        ends -= over.sum()
    vector.close()
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_games_go_side_by_side(name: str, mode: AutoresetMode) -> None:
    """Whatever is told has the same shape at all tables and in every step, and games begin anew."""
    seen = played(SyncVectorEnv(makers(name), autoreset_mode=mode), 3)
    assert {array.shape for array in (seen[0], *seen[1::3])} == {(TABLES, env.spec(name).size)}


@pytest.mark.parametrize("name", GAMES)
def test_games_go_in_processes_of_their_own(name: str) -> None:
    """They go as they do side by side."""
    there = played(AsyncVectorEnv(makers(name), context="spawn"), 1)
    here = played(SyncVectorEnv(makers(name)), 1)
    assert len(there) == len(here)
    assert all((one == other).all() for one, other in zip(there, here, strict=True))


def again(space: Any) -> Any:
    """The space as it comes out of a pickle."""
    return pickle.loads(pickle.dumps(space))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, again])
def test_the_space_of_actions_travels_without_its_game(copied: Any) -> None:
    """A copy is a plain space of the same actions and lots to come; models are saved with theirs."""
    single = env.gym("stone_age", ["random"])
    space: Any = single.action_space
    space.seed(5)
    other = copied(space)
    assert type(other) is Discrete
    assert other == space
    assert space == other
    mask = np.ones(space.n, np.int8)
    if copied is not copy.copy:
        assert [space.sample(mask) for _ in range(5)] == [other.sample(mask) for _ in range(5)]
    assert len({int(other.sample()) for _ in range(20)}) > 1
    single.reset(seed=1)
    assert single.action_masks()[space.sample()]


def test_actions_that_are_not_offered_are_told_by_table() -> None:
    vector = SyncVectorEnv(makers("stone_age"))
    _, info = vector.reset(seed=1)
    legal = chosen(info["action_mask"], np.random.default_rng(1))
    wrong = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    _, rewards, over, _, info = vector.step(np.array([legal[0], wrong]))
    assert info["_illegal"].tolist() == over.tolist() == [False, True]
    assert [worse < better for worse, better in pairwise(reversed(rewards.tolist()))] == [True]
