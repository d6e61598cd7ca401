"""How fast the environments run: random choices in each of them, in turns with those of others.

A step is one choice of somebody who learns, with the numbers and the mask written before it. The others are
PettingZoo's connect four, with which all are compared, and EnvPool's cart pole, a vector environment in C++:
its physics are a few sums and its observation is four numbers, so it shows what the loop of a vector can do.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from civtable import env
from civtable.games import AnyGame
from civtable.lab.bench import ROUNDS, WARM_UP, Measured, Rate, Slices, random_play, rate
from civtable.lab.peers import ENV_POOL, SEED, SOURCES, Source, absent, env_pool, loaded, zoo_play

TABLES: Final = 64
"""Games side by side in a vector."""

PEER: Final = "PettingZoo connect_four"
POOL: Final = "EnvPool CartPole-v1"


@dataclass(frozen=True)
class Thing:
    """Something that is measured: what it is, and whose; a peer has no players."""

    kind: str
    name: str
    players: int
    measured: Measured


@dataclass(frozen=True)
class Row:
    """What was measured: steps a second, and how many times those of the peer in the same round."""

    kind: str
    name: str
    players: int
    steps: Rate
    ratio: float | None


def vector_play(game: str, players: int, opponents: tuple[str, ...] = ()) -> Measured:
    """Many games at once, with choices by lot from the environment itself."""
    vector = env.vector(game, TABLES, players=players, opponents=opponents, seed=SEED)

    def measured(seconds: float) -> tuple[int, int, float]:
        steps = games = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            vector.step(vector.sample())
            steps += TABLES
            games += int(vector.ended.sum())
        return steps, games, elapsed

    return measured


def gym_play(game: str, players: int) -> Measured:
    """One seat against random bots, in Gymnasium's loop."""
    single = env.gym(game, ["random"], players=players)

    def measured(seconds: float) -> tuple[int, int, float]:
        random = Random(SEED).random
        steps = games = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            single.reset(seed=SEED + games)
            over = False
            while not over:
                actions = single.legal()
                _, _, over, _, _ = single.step(int(actions[int(random() * len(actions))]))
                steps += 1
            games += 1
        return steps, games, elapsed

    return measured


def things(game: AnyGame, players: int) -> list[Thing]:
    """All that is measured of a game: the engine alone, for the limit, and every kind of environment."""
    name = game.name
    found = [
        Thing("engine", name, players, random_play(game, players)),
        Thing("vector", name, players, vector_play(name, players)),
        Thing("aec", name, players, zoo_play(env.aec(name, players))),
    ]
    if players > 1:
        found.append(Thing("vector-random", name, players, vector_play(name, players, ("random",))))
        found.append(Thing("gym-random", name, players, gym_play(name, players)))
    return found


def peer_source() -> Source:
    """PettingZoo's connect four."""
    return next(source for source in SOURCES if source.name == PEER)


def vector_source() -> Source:
    """EnvPool's cart pole, as many side by side as ours."""
    return Source(POOL, ENV_POOL, lambda: env_pool("CartPole-v1", 2, TABLES))


def sources() -> list[tuple[str, Source, int]]:
    """The environments of others, by kind and with their players; what all are compared with comes first."""
    return [("peer", peer_source(), 2), ("peer-vector", vector_source(), 1)]


def missing() -> list[tuple[str, str]]:
    """Names of those that cannot be imported here, each with the pip requirement that would bring it."""
    return absent([source for _, source, _ in sources()])


def others() -> list[Thing]:
    """Those that can be imported here."""
    found: list[Thing] = []
    for kind, source, players in sources():
        play = loaded(source)
        if play is not None:
            found.append(Thing(kind, source.name, players, play))
    return found


def bench_envs(
    tables: list[tuple[AnyGame, int]],
    seconds: float,
    step: Callable[[str], None] = lambda name: None,
    rounds: int = ROUNDS,
) -> list[Row]:
    """Measure the environments of games and numbers of players, each thing for so many seconds in all."""
    peers = others()
    all_things = peers + [thing for game, players in tables for thing in things(game, players)]
    slices = [Slices(thing.measured) for thing in all_things]
    for thing in all_things:
        step(thing.name)
        thing.measured(min(WARM_UP, seconds / rounds))
    for _ in range(rounds):
        for thing, measured in zip(all_things, slices, strict=True):
            step(thing.name)
            measured.run(seconds / rounds)
    base = slices[0].done if peers and peers[0].kind == "peer" else None
    return [
        Row(thing.kind, thing.name, thing.players, rate(ours.done), compared(ours.done, base))
        for thing, ours in zip(all_things, slices, strict=True)
    ]


def compared(ours: list[float], theirs: list[float] | None) -> float | None:
    """How many times as many as theirs, round by round; None if they are not here."""
    if theirs is None:
        return None
    return median([mine / other for mine, other in zip(ours, theirs, strict=True)])


def measurements(tables: list[tuple[AnyGame, int]], rounds: int = ROUNDS) -> int:
    """How often `bench_envs` calls `step`, if both peers are here."""
    return (sum([3 if players == 1 else 5 for _, players in tables]) + 2) * (rounds + 1)
