"""All seats of one game, one after the other, as PettingZoo wants it."""

from copy import deepcopy
from random import randrange
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from civtable.core.game import State
from civtable.core.rng import Rng
from civtable.env.making import rules_for, shown
from civtable.env.spaces import IDLE, INDEX, Observing, Seen, mask_space
from civtable.env.specs import spec
from civtable.env.tables import Rules, Tables
from civtable.env.vectors import names

SEEDS: Final = 2**62
Observation = dict[str, Seen]

TOLD: Final = (
    *("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"),
    *("action_spaces", "_skip_agent_selection"),
)
"""What agents are told in the course of games, by the names of PettingZoo."""


class Turns(AECEnv[str, Observation, int | None]):
    """One game in which every seat learns: agents `seat_0` and so on, in the order in which they are asked.

    Rewards come at the end. Whoever is not asked has an empty mask. `legal()` has the mask of who is asked as
    indices: on demand, because telling them with every step takes a tenth of it. A copy (`copy`, `pickle`)
    goes on by itself from the same moment, with the same chance to come.
    """

    def __init__(self, rules: Rules, tokens: bool = False) -> None:
        super().__init__()
        self._rules, self._tokens = rules, tokens
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
        self._tables.mark(0, None)  # nobody is asked before the first reset

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

    def take_up(
        self, name: str, chance: Rng, games: int, state: State, rewards: list[float], totals: list[int]
    ) -> None:
        """Go on where another table of that name stood."""
        table = self._tables.tables[0]
        table.name, table.chance, table.games = name, chance, games
        table.state, table.rewards, table.totals = state, rewards, totals
        self._tables.show(0, table.awaited())
        self._seeded = True

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

    def __getattr__(self, name: str) -> Any:
        """What is asked for before the first reset: what agents are told does not exist yet."""
        if name in TOLD:
            raise AttributeError(f"{name}: {IDLE}: reset begins one")
        raise AttributeError(f"'Turns' object has no attribute {name!r}")

    def __reduce__(self) -> tuple[object, ...]:
        """What is played, the table, and what the agents have been told."""
        rules, table = self._rules, self._tables.tables[0]
        words = (rules.game.name, rules.players, rules.settings, rules.reward, self._tokens)
        chance, state = table.chance.copy(), table.state.copy()
        there = (table.name, chance, table.games, state, table.rewards, table.totals)
        told = {name: deepcopy(vars(self)[name]) for name in TOLD if name in vars(self)}
        return turns_from, (words, there if self._seeded else None), told

    def __repr__(self) -> str:
        """What is played, for developers."""
        return f"<Turns of {shown(self._rules)}>"


def turns_from(
    words: tuple[str, int, dict[str, str], str, bool],
    there: tuple[str, Rng, int, State, list[float], list[int]] | None,
) -> Turns:
    """The environment again, at the same moment of the game if there was one; agents are told separately."""
    game, players, settings, reward, tokens = words
    turns = Turns(rules_for(game, players, settings, reward=reward), tokens)
    if there is not None:
        turns.take_up(*there)
    return turns
