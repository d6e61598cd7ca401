"""One seat against bots, as Gymnasium wants it."""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from civtable.env.making import shown
from civtable.env.rewards import BROKEN
from civtable.env.spaces import IDLE, INDEX, LegalActions, Observing, Seen
from civtable.env.specs import spec
from civtable.env.tables import Rules, Tables
from civtable.env.vectors import names

SEEDS = 2**62


class Single(gymnasium.Env[Seen, np.int64]):
    """A learner and its opponents; the reward comes at the end of the game.

    The mask is in `info["action_mask"]` and from `action_masks()`; `legal()` gives the same as indices, and
    `info` does not, because Gymnasium's vectors stack what is in it and want it to be of one length.
    `action_space.sample()` gives a legal action. Gymnasium wants every action of the space to be taken at any
    time, so one that is not offered ends the game as worse than lost, and `info["illegal"]` says so; a
    `strict` environment raises a ValueError instead.
    """

    metadata = {"render_modes": []}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(self, rules: Rules, strict: bool = False, tokens: bool = False) -> None:
        self._rules = rules
        self.spec_of_game = spec(rules.game.name, rules.players)
        self.action_space = LegalActions(self.spec_of_game.actions, self.action_masks)
        self._tables = Tables(rules, ["unseeded"])
        self._strict = strict
        self._broken = BROKEN[rules.reward]
        numbers, marks, seats = self._tables.memory()
        self._observing = Observing(self.spec_of_game, np.frombuffer(numbers, np.int16), tokens)
        self.observation_space = self._observing.space
        self._marks: NDArray[np.int8] = np.frombuffer(marks, np.int8)
        self._seats: NDArray[np.int16] = np.frombuffer(seats, np.int16)
        self._seat = 0
        self._seeded = False
        self._tables.mark(0, None)  # nobody is asked before the first reset

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game. A seed begins a new row of games; without one the row goes on."""
        super().reset(seed=seed)
        if seed is not None or not self._seeded:
            self._tables.reset(names(int(self.np_random.integers(SEEDS)) if seed is None else seed, 1))
            self._seeded = True
        else:
            self._tables.begin(0)
        self._seat = int(self._seats[0])
        return self._observing.seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner's choice, and then those of the bots until the learner is asked again."""
        if self._seats[0] < 0:
            raise ValueError(f"{IDLE}: reset begins one")
        if not self._strict and not self._marks[action]:
            self._tables.mark(0, None)
            return self._observing.seen(), self._broken, True, False, {**self._info(), "illegal": True}
        over = self._tables.play(0, int(action)) < 0
        self._tables.write(0, self._seat)
        reward = self._tables.tables[0].rewards[self._seat] if over else 0.0
        return self._observing.seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each action that is offered."""
        return self._marks.copy()

    def legal(self) -> NDArray[np.int32]:
        """The actions that are offered, as indices."""
        return np.frombuffer(self._tables.legal()[0], INDEX)

    def __reduce__(self) -> tuple[object, ...]:
        """Refuses to be copied: a bot has a memory and lots of its own, which are nobody else's."""
        raise TypeError("an environment with bots cannot be copied or pickled, as bots cannot; env.aec can")

    def __repr__(self) -> str:
        """What is played, for developers."""
        return f"<Single of {shown(self._rules)}>"

    def __str__(self) -> str:
        """The same, where Gymnasium would give no more than the class."""
        return repr(self)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self._seat}
