"""A bot that plays by a trained policy, which is kept in a file: `file:policy.pt`.

It is not compiled, because torch does the work. Torch is loaded with the first policy and not before: who
plays against our own levels needs none. docs/learning.md says what is in a file.
"""

import math
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from civtable.bots.base import Bot
from civtable.core.errors import GameError
from civtable.core.game import Decision, Option, State
from civtable.core.observation import Observer, memory_of, room_for, size_of
from civtable.core.words import Argument, Reason
from civtable.games import GAMES, AnyGame, game_named

FILE: Final = "file:"
"""How the name of a bot begins that is a file."""

SERVED: Final = "policy:"
"""How it begins where a server has the file, under a name of its own: who plays there learns no paths."""

FORMAT: Final = 1
LARGEST: Final = 1 << 29
"""In bytes: a file that is larger is not read."""

WIDEST: Final = 1 << 16
"""Numbers between two layers: more than anybody needs, and few enough not to fill the memory."""


class BadPolicy(GameError):
    """The file holds no policy for this game as it is now, or there is no torch to play it with."""


def is_file(level: str) -> bool:
    """Whether the name of a bot is that of a file."""
    return level.startswith(FILE)


def is_served(level: str) -> bool:
    """Whether the name of a bot is that of a policy which a server has."""
    return level.startswith(SERVED)


class Policy:
    """Layers of weights that turn a position into a value for each option; between them negatives are cut."""

    def __init__(self, torch: ModuleType, path: str, game: AnyGame, form: dict[str, Any]) -> None:
        assert game.observer is not None
        self.torch = torch
        self.path = path
        self.players: int = form["players"]
        self.layers = [(weights.float(), bias.float()) for weights, bias in form["layers"]]
        parts = game.observer.parts(self.players)
        scales = [float(part.scale) for part in parts for _ in part.names]
        self.inverse = 1 / torch.tensor(scales)

    def values(self, numbers: memoryview) -> Any:
        """What the policy thinks of every option in a position."""
        torch = self.torch
        with torch.inference_mode(), one_thread(torch):
            # A copy: torch takes no memory that it may not write to.
            x = torch.frombuffer(bytearray(numbers), dtype=torch.int16) * self.inverse
            for weights, bias in self.layers[:-1]:
                x = torch.relu(torch.nn.functional.linear(x, weights, bias))
            return torch.nn.functional.linear(x, *self.layers[-1])


class PolicyBot:
    """Chooses what its policy values most. It sees the numbers that its seat may know, and nothing else."""

    def __init__(self, game: AnyGame, policy: Policy) -> None:
        assert game.observer is not None
        self.game = game
        self.policy = policy
        self.observer: Observer[State] = game.observer
        self.size = size_of(self.observer.parts(policy.players))
        self.numbers = room_for(self.size)

    def __repr__(self) -> str:
        """What it plays and from which file, for developers."""
        return f"<PolicyBot of {self.game.name}, {self.policy.players} players: {self.policy.path}>"

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """The best of the options; it does not give up a game while there is something else."""
        options = [option for option in decision.options if option is not self.game.giving_up]
        options = options or decision.options
        end = self.observer.write(sandbox, decision.seat, self.numbers)
        assert end == self.size, f"{self.policy.path} is for {self.policy.players} players, not for these"
        values = self.policy.values(memory_of(self.numbers))
        return options[int(values[[option.index for option in options]].argmax())]


@contextmanager
def one_thread(torch: ModuleType) -> Iterator[None]:
    """A position is too little work for several threads; whoever learns in this process keeps theirs."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def policy_bot(game: str, path: str) -> Bot:
    """The bot of a file; refuses one that cannot play this game."""
    return PolicyBot(game_named(game), policy_for(game, path))


def what_it_plays(path: str) -> tuple[str, int]:
    """The game of a policy and its number of players; refuses a file that cannot play it as it is now."""
    about = stat_of(path)
    form = form_in(torch_here(), path, about.st_size)
    game = form.get("game") if isinstance(form, dict) else None
    if not isinstance(game, str) or game not in GAMES:
        raise bad("policy-foreign", path)
    return game, policy_for(game, path).players


def refuse_players(bot: Bot, players: int) -> None:
    """Raise what is wrong if a bot knows the game with another number of players only."""
    if isinstance(bot, PolicyBot) and bot.policy.players != players:
        raise bad("policy-players", bot.policy.path, theirs=bot.policy.players, ours=players)


# Reading.


def stat_of(path: str) -> os.stat_result:
    """What the system says about a file."""
    try:
        return Path(path).stat()
    except FileNotFoundError:
        raise bad("policy-not-there", path) from None
    except (OSError, ValueError) as error:
        raise cannot_read(path, error) from None


def policy_for(game: str, path: str) -> Policy:
    """The policy in a file as it is now; refuses one that cannot play this game."""
    about = stat_of(path)
    return loaded(game, path, about.st_mtime_ns, about.st_size)


@lru_cache(maxsize=16)
def loaded(game: str, path: str, changed: int, size: int) -> Policy:
    """A policy, read and checked once as long as its file stays the same."""
    torch = torch_here()
    form = form_in(torch, path, size)
    found = game_named(game)
    refuse_foreign(path, found, form)
    refuse_shapes(path, found, form, torch)
    return Policy(torch, path, found, form)


def form_in(torch: ModuleType, path: str, size: int) -> Any:
    """What a file holds, be it a policy or not."""
    if size > LARGEST:
        raise bad("policy-damaged", path)
    try:
        content = BytesIO(Path(path).read_bytes())
    except OSError as error:
        raise cannot_read(path, error) from None
    try:
        # Weights only: numbers and texts, never a program, whoever the file is from.
        return torch.load(content, map_location="cpu", weights_only=True)
    except Exception:  # every kind of damage makes torch raise something else
        raise bad("policy-damaged", path) from None


def torch_here() -> ModuleType:
    """Torch, where it is installed."""
    try:
        return import_module("torch")
    except ImportError:
        raise BadPolicy(Reason("policy-torch-missing")) from None


def refuse_foreign(path: str, game: AnyGame, form: object) -> None:
    """A file that is no policy of ours, or one for another game, other rules, or another observation."""
    if not isinstance(form, dict) or not isinstance(form.get("civtable_policy"), int):
        raise bad("policy-foreign", path)
    if game.observer is None or form.get("game") != game.name:
        raise bad("policy-game", path, theirs=str(form.get("game")), ours=game.name)
    expected = {
        "civtable_policy": FORMAT,
        "game_version": game.version,
        "observation_version": game.observer.version,
    }
    for name, ours in expected.items():
        if form.get(name) != ours:
            raise bad("policy-old", path, name=name, theirs=str(form.get(name)), ours=str(ours))
    if form.get("players") not in game.seats:
        raise bad("policy-foreign", path)


def refuse_shapes(path: str, game: AnyGame, form: dict[str, Any], torch: ModuleType) -> None:
    """Weights that do not lead from the numbers of a position to the options of the game."""
    assert game.observer is not None
    width = size_of(game.observer.parts(form["players"]))
    layers = form.get("layers")
    if not isinstance(layers, list) or not layers:
        raise bad("policy-foreign", path)
    for layer in layers:
        if not isinstance(layer, list | tuple) or len(layer) != 2:
            raise bad("policy-foreign", path)
        if not all(isinstance(part, torch.Tensor) and part.is_floating_point() for part in layer):
            raise bad("policy-foreign", path)
        weights, bias = layer
        if weights.dim() != 2 or weights.shape[1] != width or bias.shape != weights.shape[:1]:
            raise bad("policy-shape", path, width=width)
        width = int(weights.shape[0])
        if width > WIDEST or not math.isfinite(float(weights.sum() + bias.sum())):
            raise bad("policy-damaged", path)
    if width != len(game.options):
        raise bad("policy-shape", path, width=len(game.options))


def bad(key: str, path: str, **args: Argument) -> BadPolicy:
    """The error for a file."""
    return BadPolicy(Reason(key, {"path": path, **args}))


def cannot_read(path: str, error: OSError | ValueError) -> BadPolicy:
    """The error for a file that the system does not let us read."""
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return bad("policy-cannot-read", path, why=why)
