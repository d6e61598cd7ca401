"""Random play of public game frameworks, timed next to ours: the rows of `civtable bench --peers`.

A machine's speed drifts from minute to minute, so only numbers of one run compare. Every framework is driven
through its own public Python interface in the way its documentation shows for random play. Optional checks of
each move are left out where that interface lets us, since our `apply` makes none either; Catanatron's
`play_tick` keeps its own. Games are played to the end, from fixed seeds, and loading is not timed.

The frameworks are optional: `pip install civtable[peers]` brings them all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol, TypeAlias

Play: TypeAlias = Callable[[float], tuple[int, int, float]]

SEED: Final = 1
CHANCE: Final = -1  # OpenSpiel's "current player" where the dice or the deck decide; -4 is the end

OPEN_SPIEL: Final = "open_spiel"
PETTING_ZOO: Final = "pettingzoo[classic]"
ENV_POOL: Final = "envpool"
CATANATRON: Final = "catanatron"


@dataclass(frozen=True)
class Peer:
    """One game of one framework; `play(seconds)` gives decisions, finished games and seconds elapsed."""

    name: str
    play: Play


@dataclass(frozen=True)
class Source:
    """Where a peer comes from: what pip calls it, and how it is loaded (ImportError if it is not here)."""

    name: str
    requirement: str
    load: Callable[[], Play]


def peers() -> list[Peer]:
    """All peers that can be imported here, loaded and ready to play."""
    found = []
    for source in SOURCES:
        play = loaded(source)
        if play is not None:
            found.append(Peer(source.name, play))
    return found


def missing() -> list[tuple[str, str]]:
    """Names of the peers that cannot be imported here, each with the pip requirement that would bring it."""
    return absent(SOURCES)


def absent(sources: Sequence[Source]) -> list[tuple[str, str]]:
    """The same of some."""
    return [(source.name, source.requirement) for source in sources if loaded(source) is None]


def loaded(source: Source) -> Play | None:
    """The play function of a peer, or None if its framework is not installed or too old to have the game."""
    try:
        return source.load()
    except ImportError:
        return None


# The frameworks ship no type hints and need not be installed where mypy runs, so they are imported by name,
# what is found is Any in this one function, and the protocols below state the few calls that are made.
def imported(module: str, name: str) -> Any:
    """`from module import name`, at the moment of the call."""
    found = import_module(module)
    if not hasattr(found, name):
        raise ImportError(f"{module} has no {name}")
    return getattr(found, name)


class _SpielState(Protocol):
    """A position of an OpenSpiel game."""

    def current_player(self) -> int: ...
    def legal_actions(self, player: int, /) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int, /) -> None: ...
    def full_history(self) -> "Sequence[_SpielMove]": ...


class _SpielMove(Protocol):
    """An entry of an OpenSpiel history: an action of a player or of chance."""

    @property
    def player(self) -> int: ...


class _SpielGame(Protocol):
    """The rules of an OpenSpiel game."""

    def new_initial_state(self) -> _SpielState: ...
    def num_players(self) -> int: ...


def spiel_game(text: str, module: str = "pyspiel") -> _SpielGame:
    """The OpenSpiel game of that text, once the module that registers it is imported."""
    import_module(module)
    registered: list[str] = imported("pyspiel", "registered_names")()
    if text.partition("(")[0] not in registered:
        raise ImportError(f"this build of OpenSpiel has no {text}")  # some are built without Hanabi
    game: _SpielGame = imported("pyspiel", "load_game")(text)
    return game


def sampled(outcomes: list[tuple[int, float]], rest: float) -> int:
    """The outcome on which a random number from 0 to 1 falls."""
    for action, probability in outcomes:
        rest -= probability
        if rest < 0:
            return action
    return outcomes[-1][0]  # as floats the probabilities may add up to a hair less than 1


def spiel_from_python(game: _SpielGame) -> Play:
    """OpenSpiel as its example plays: legal actions, one at random, applied; chance is not a decision."""

    def play(seconds: float) -> tuple[int, int, float]:
        random = Random(SEED).random
        decisions = games = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            state = game.new_initial_state()
            while True:
                player = state.current_player()  # one call instead of is_terminal and is_chance_node
                if player >= 0:
                    actions = state.legal_actions(player)
                    state.apply_action(actions[int(random() * len(actions))])
                    decisions += 1
                elif player == CHANCE:
                    state.apply_action(sampled(state.chance_outcomes(), random()))
                else:
                    break
            games += 1
        return decisions, games, elapsed

    return play


def spiel_inside_cpp(game: _SpielGame) -> Play:
    """OpenSpiel's own uniform random bots, a whole game in one call; only those calls are timed."""
    make_bot: Callable[[int, int], object] = imported("pyspiel", "make_uniform_random_bot")
    evaluate: Callable[[_SpielState, list[object], int], list[float]] = imported("pyspiel", "evaluate_bots")

    def play(seconds: float) -> tuple[int, int, float]:
        bots = [make_bot(seat, SEED + seat) for seat in range(game.num_players())]
        decisions = games = 0
        elapsed = 0.0
        while elapsed < seconds:
            start = perf_counter()
            state = game.new_initial_state()
            evaluate(state, bots, SEED + games)
            elapsed += perf_counter() - start
            decisions += sum(move.player >= 0 for move in state.full_history())
            games += 1
        return decisions, games, elapsed

    return play


class _ActionMask(Protocol):
    """The part of a numpy array that is asked here."""

    def nonzero(self) -> tuple[Sequence[int], ...]: ...
    def view(self, dtype: str, /) -> "_ActionMask": ...


class _Environment(Protocol):
    """A PettingZoo environment in which agents act one after the other."""

    def reset(self) -> None: ...
    def last(self) -> tuple[dict[str, _ActionMask], float, bool, bool, dict[str, object]]: ...
    def step(self, action: int, /) -> None: ...


def petting_zoo(module: str) -> Play:
    """PettingZoo's loop of `last` and `step`, with a random action of the mask.

    Taken is `raw_env`, without the wrappers that check each step: connect four runs twice as fast so.
    """
    env: _Environment = imported(module, "raw_env")()
    return zoo_play(env)


def zoo_play(env: _Environment) -> Play:
    """The loop of any environment in which agents act one after the other."""

    def play(seconds: float) -> tuple[int, int, float]:
        random = Random(SEED).random
        decisions = games = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            env.reset()  # the games have no chance of their own to seed
            while True:
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                actions = observation["action_mask"].view("?").nonzero()[0]  # numpy is quick with truths
                env.step(int(actions[int(random() * len(actions))]))
                decisions += 1
            games += 1
        return decisions, games, elapsed

    return play


class _Array(Protocol):
    """The part of a numpy array that is asked here."""

    def sum(self) -> int: ...


class _Pool(Protocol):
    """Environments of EnvPool side by side; where one ends, it begins anew."""

    def reset(self) -> object: ...
    def step(self, actions: object, /) -> tuple[object, object, _Array, _Array, object]: ...


class _Lots(Protocol):
    """A generator of numpy."""

    def integers(self, low: int, high: int, size: int) -> object: ...


def env_pool(task: str, actions: int, tables: int) -> Play:
    """EnvPool in step, one thread, with observations of all environments at every step; actions by lot.

    Lots for many steps are drawn beforehand and used again, so that they cost their loop nothing.
    """
    make: Callable[..., _Pool] = imported("envpool", "make")
    lots: _Lots = imported("numpy.random", "default_rng")(SEED)
    pool = make(task, env_type="gymnasium", num_envs=tables, batch_size=tables, num_threads=1, seed=SEED)
    rows = [lots.integers(0, actions, tables) for _ in range(1000)]

    def play(seconds: float) -> tuple[int, int, float]:
        steps = games = 0
        start = perf_counter()
        pool.reset()
        while (elapsed := perf_counter() - start) < seconds:
            _, _, terminated, truncated, _ = pool.step(rows[steps // tables % len(rows)])
            steps += tables
            games += int(terminated.sum()) + int(truncated.sum())
        return steps, games, elapsed

    return play


class _CatanState(Protocol):
    """A position of Catanatron."""

    @property
    def num_turns(self) -> int: ...


class _CatanGame(Protocol):
    """A game of Catanatron."""

    @property
    def state(self) -> _CatanState: ...
    def winning_color(self) -> object | None: ...
    def play_tick(self) -> object: ...


class _NewCatanGame(Protocol):
    """How Catanatron starts a game; it seeds the `random` module itself."""

    def __call__(self, players: list[object], *, seed: int) -> _CatanGame: ...


def catanatron() -> Play:
    """Catanatron's four random players on the base map, ended as `Game.play` does; a tick is a decision."""
    new_game: _NewCatanGame = imported("catanatron", "Game")
    random_player: Callable[[object], object] = imported("catanatron", "RandomPlayer")
    colors: list[object] = list(imported("catanatron", "Color"))
    turns_limit: int = imported("catanatron.game", "TURNS_LIMIT")

    def play(seconds: float) -> tuple[int, int, float]:
        decisions = games = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            game = new_game([random_player(color) for color in colors], seed=SEED + games)
            while game.winning_color() is None and game.state.num_turns < turns_limit:
                game.play_tick()
                decisions += 1
            games += 1
        return decisions, games, elapsed

    return play


# Of OpenSpiel's games in Python the nearest to ours: four seats, hidden hands, tiles on the table.
DOMINOES: Final = "open_spiel.python.games.team_dominoes"

SOURCES: Final[tuple[Source, ...]] = (
    Source("OpenSpiel hanabi", OPEN_SPIEL, lambda: spiel_from_python(spiel_game("hanabi"))),
    Source(
        "OpenSpiel hanabi, 4 players", OPEN_SPIEL, lambda: spiel_from_python(spiel_game("hanabi(players=4)"))
    ),
    Source("OpenSpiel backgammon", OPEN_SPIEL, lambda: spiel_from_python(spiel_game("backgammon"))),
    Source(
        "OpenSpiel python_team_dominoes",
        OPEN_SPIEL,
        lambda: spiel_from_python(spiel_game("python_team_dominoes", DOMINOES)),
    ),
    Source("OpenSpiel hanabi, loop in C++", OPEN_SPIEL, lambda: spiel_inside_cpp(spiel_game("hanabi"))),
    Source(
        "OpenSpiel hanabi, 4 players, loop in C++",
        OPEN_SPIEL,
        lambda: spiel_inside_cpp(spiel_game("hanabi(players=4)")),
    ),
    Source(
        "OpenSpiel backgammon, loop in C++", OPEN_SPIEL, lambda: spiel_inside_cpp(spiel_game("backgammon"))
    ),
    Source(
        "PettingZoo connect_four",
        PETTING_ZOO,
        lambda: petting_zoo("pettingzoo.classic.connect_four.connect_four"),
    ),
    Source("PettingZoo chess", PETTING_ZOO, lambda: petting_zoo("pettingzoo.classic.chess.chess")),
    Source("Catanatron, 4 players", CATANATRON, catanatron),
)
