"""The environments as PettingZoo and Gymnasium check them, for every game that has an observation."""

import warnings
from functools import partial
from itertools import product

import pytest
from gymnasium.utils.env_checker import check_env

from civtable import env
from civtable.env.rewards import REWARDS
from civtable.games import GAMES

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of PettingZoo about its own games
    from pettingzoo.test import api_test, seed_test

TABLES = [(name, players) for name in GAMES for players in GAMES[name].seats]

IMPERIUM = [
    {"box": "classics", "side": "a"},
    {"box": "legends", "level": "overlord", "resources": "double"},
    {"box": "mixed"},
]
"""Every box, each with some of so many other settings."""

THROUGH_THE_AGES = [
    {},
    *[{"edition": "2006", "version": version} for version in ("full", "advanced", "simple")],
]
"""Only the edition of 2006 has shorter versions."""

CYCLES = {"through_the_ages": 60, "imperium": 40}
WHOLE = {"through_the_ages": 600, "imperium": 500}
"""Fewer choices where one takes long; of a game for a single player 500 are enough for its end."""


def combinations(name: str) -> list[dict[str, str]]:
    """Every edition, version and box; of a game without them all combinations of settings."""
    if name == "imperium":
        return IMPERIUM
    if name == "through_the_ages":
        return THROUGH_THE_AGES
    settings = GAMES[name].settings
    values = product(*[setting.values for setting in settings])
    return [dict(zip([setting.name for setting in settings], chosen, strict=True)) for chosen in values]


DOUBTS = ["Observation", "Environment has not defined a render"]
"""PettingZoo warns about every observation with a mask; our games are drawn elsewhere."""


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.filterwarnings(*[f"ignore:{doubt}" for doubt in DOUBTS])
def test_pettingzoo_finds_nothing_wrong(name: str, players: int) -> None:
    for settings in combinations(name):
        api_test(env.aec(name, players, settings=settings), num_cycles=CYCLES.get(name, 400))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings(*[f"ignore:{doubt}" for doubt in DOUBTS])
def test_a_whole_game_passes_pettingzoos_check(name: str) -> None:
    """Long enough for games to end: everybody leaves, and the next one begins."""
    api_test(env.aec(name, reward="rank"), num_cycles=WHOLE.get(name, 3000))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_finds_seeds_obeyed(name: str, players: int) -> None:
    for settings in combinations(name):
        seed_test(partial(env.aec, name, players, settings=settings), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    for settings, reward in product(combinations(name), REWARDS):
        opponents = ["random"] if players > 1 else []
        single = env.gym(name, opponents, players=players, settings=settings, reward=reward)
        check_env(single, skip_render_check=True)
