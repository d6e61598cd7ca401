"""All seats of one game, one after the other, as PettingZoo wants it."""

from random import randrange
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from civtable.env.spaces import INDEX, Observing, Seen, mask_space
from civtable.env.specs import spec
from civtable.env.tables import Rules, Tables
from civtable.env.vectors import names

SEEDS: Final = 2**62
Observation = dict[str, Seen]


class Turns(AECEnv[str, Observation, int | None]):
    """One game in which every seat learns: agents `seat_0` and so on, in the order in which they are asked.

    Rewards come at the end. Whoever is not asked has an empty mask. `legal()` has the mask of who is asked as
    indices: on demand, because telling them with every step takes a tenth of it.
    """

    def __init__(self, rules: Rules, tokens: bool = False) -> None:
        super().__init__()
        self.metadata = {"name": rules.game.name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.spec_of_game = spec(rules.game.name, rules.players)
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: Discrete(self.spec_of_game.actions) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._tables = Tables(rules, ["unseeded"])
        numbers, marks, seats = self._tables.memory()
        self._observing = Observing(self.spec_of_game, np.frombuffer(numbers, np.int16), tokens)
        space = {"observation": self._observing.space, "action_mask": mask_space(self.spec_of_game)}
        self.observation_spaces = {agent: Dict(dict(space)) for agent in self.possible_agents}
        self._marks: NDArray[np.int8] = np.frombuffer(marks, np.int8)
        self._seats: NDArray[np.int16] = np.frombuffer(seats, np.int16)
        self._nothing = np.zeros(self.spec_of_game.actions, np.int8)
        self._seeded = False

    def observation_space(self, agent: str) -> Dict:
        """Numbers and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The options of the game, by index."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed begins a new row of games; without one the row goes on."""
        if seed is not None or not self._seeded:
            self._tables.reset(names(randrange(SEEDS) if seed is None else seed, 1))
            self._seeded = True
        else:
            self._tables.begin(0)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._seats[0]]

    def observe(self, agent: str) -> Observation:
        """What a seat may know, and what it may do if it is the one that is asked."""
        self._tables.write(0, self._seat_of[agent])
        asked = agent == self.agent_selection and not self.terminations[agent]
        return {
            "observation": self._observing.seen(),
            "action_mask": (self._marks if asked else self._nothing).copy(),
        }

    def legal(self) -> NDArray[np.int32]:
        """The actions that are offered to who is asked, as indices; none when the game is over."""
        return np.frombuffer(self._tables.legal()[0], INDEX)

    def step(self, action: int | None) -> None:
        """The choice of who is asked; at the end everybody leaves with None."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} has to choose")
        self._cumulative_rewards[self.agent_selection] = 0.0
        seat = self._tables.play(0, int(action))
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            return
        rewards = self._tables.tables[0].rewards
        self.rewards = {agent: rewards[self._seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
