"""Many games at once, in arrays that are used again and again."""

from collections.abc import Sequence
from typing import Self

import numpy as np
from numpy.typing import NDArray

from civtable.core.rng import Rng, fast_rng
from civtable.env.making import shown
from civtable.env.spaces import INDEX
from civtable.env.specs import Spec, spec
from civtable.env.tables import Rules, Tables
from civtable.env.tokens import Tokens
from civtable.env.workers import Workers


class Vector:
    """n tables of one game. Where a game ends, a new one begins in the same step.

    `observations` (n, size), `masks` (n, actions) and `seats` (n) look at the memory that the loop fills:
    they change with every step and cannot be written. `seats` says who is asked, and whose eyes the numbers
    are seen with. `ended` (n) says where a game ended in the last step; there `rewards` (n, players) and
    `totals` (n, players) are of the game that ended, and everything else is of the new one. Elsewhere
    rewards are zero. Where workers play, `close` ends them, and so does the end of a `with`.
    """

    def __init__(self, rules: Rules, tables: Tables | Workers, n: int, seed: int) -> None:
        self.spec: Spec = spec(rules.game.name, rules.players)
        self._rules = rules
        self.n = n
        self.players = rules.players
        self._tables = tables
        self._lots: Rng = fast_rng(f"lots {seed}")
        numbers, marks, seats = self._tables.memory()
        self.observations: NDArray[np.int16] = np.frombuffer(numbers, np.int16).reshape(n, -1)
        self.masks: NDArray[np.uint8] = np.frombuffer(marks, np.uint8).reshape(n, -1)
        self.seats: NDArray[np.int16] = np.frombuffer(seats, np.int16)
        self.rewards: NDArray[np.float32] = np.zeros((n, rules.players), np.float32)
        self.totals: NDArray[np.int32] = np.zeros((n, rules.players), np.int32)
        self.ended: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self._inverse = 1 / self.spec.scales

    def reset(self, seed: int) -> None:
        """New games at all tables. The same seed and actions give the same games."""
        self._tables.reset(names(seed, self.n))
        self._lots = fast_rng(f"lots {seed}")
        self._clear()

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """One action at every table. If any is not offered, a ValueError says so and nothing happens."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.n:
            raise ValueError(f"{len(chosen)} actions for {self.n} tables")
        over = self._tables.step(chosen)
        self._clear()
        for i in over:
            self.ended[i] = True
            self.rewards[i], self.totals[i] = self._tables.result(i)

    def __reduce__(self) -> tuple[object, ...]:
        """Refuses to be copied: arrays look at its memory, and processes may play."""
        raise TypeError("a vector cannot be copied or pickled: the same seed and actions give the same games")

    def __repr__(self) -> str:
        """How many tables, and what is played there, for developers."""
        return f"<Vector of {self.n} tables: {shown(self._rules)}>"

    def _clear(self) -> None:
        if self.ended.any():
            self.ended.fill(False)
            self.rewards.fill(0)
            self.totals.fill(0)

    def scaled(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The observations divided by their scales, in a new array or in one that is given."""
        return np.multiply(self.observations, self._inverse, out=out, dtype=np.float32)

    def tokens(self, out: Tokens | None = None) -> Tokens:
        """The observations as tokens, in new arrays or in those of an earlier call; see `spec.tokens`."""
        return self.spec.reader.read(self.observations, out)

    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """The legal actions as indices, and n + 1 places: those of table i are `indices[at[i]:at[i + 1]]`."""
        indices, starts = self._tables.legal()
        return np.frombuffer(indices, INDEX), np.frombuffer(starts, INDEX)

    def sample(self) -> NDArray[np.int64]:
        """A legal action at every table, by lot; the lots come from the seed."""
        return np.array(self._tables.by_lot(self._lots), np.int64)

    def close(self) -> None:
        """End the workers, if there are any; the arrays stay as they are."""
        if isinstance(self._tables, Workers):
            self._tables.close()

    def __enter__(self) -> Self:
        """For a `with`, after which the workers have ended."""
        return self

    def __exit__(self, *error: object) -> None:
        """End the workers."""
        self.close()


def names(seed: int, n: int, first: int = 0) -> list[str]:
    """The names of tables, from which all their chance comes."""
    return [f"{seed} {i}" for i in range(first, first + n)]
