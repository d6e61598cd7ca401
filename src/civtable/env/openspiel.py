"""The games for OpenSpiel. Needs `pip install civtable[openspiel]`; importing this module registers them.

`pyspiel.load_game("civtable_stone_age(players=3)")`: the parameters are `players`, `reward` and the settings
of the game. Chance is explicit: every die and every card of a shuffle is a chance node of its own.
"""

from typing import Any, ClassVar, Final

import numpy as np

try:
    import pyspiel
except ImportError as error:
    raise ImportError(
        f"{error.name} is missing: pip install 'civtable[openspiel]'", name=error.name
    ) from error

from civtable.core.observation import memory_of, room_for
from civtable.core.rng import fast_rng
from civtable.env.making import rules_for
from civtable.env.moments import Course
from civtable.env.rewards import MOST_POINTS, rewards_of
from civtable.env.specs import spec
from civtable.games import GAMES, AnyGame

PREFIX: Final = "civtable_"
REWARD: Final = "rank"
MOST_OUTCOMES: Final = 512
"""Of one chance node; more than there are cards in any shuffle."""

MOST_DECISIONS: Final = 20_000
MOST_CHANCE_NODES: Final = 50_000
"""In one game: no rule says how long one may last, and no game of random play came near."""


def parameters_of(game: AnyGame) -> dict[str, int | str]:
    """The parameters of a game, with what they are if nobody says.

    OpenSpiel reads digits as a number, so a setting whose values are digits has to be one.
    """
    found: dict[str, int | str] = {"players": game.seats[0], "reward": REWARD}
    for setting in game.settings:
        usual = setting.values[0]
        found[setting.name] = int(usual) if all(value.isdigit() for value in setting.values) else usual
    return found


def type_of(game: AnyGame, players: int | None = None, reward: str = REWARD) -> Any:
    """What OpenSpiel has to know about a game, for all numbers of players or for one."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"{game.name.replace('_', ' ').title()} (civtable)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility_of(reward, players),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def utility_of(reward: str, players: int | None) -> Any:
    """What rewards add up to: always the same but alone, and for margins among more than two."""
    utility = pyspiel.GameType.Utility
    if players is None or players == 1 or (reward == "margin" and players > 2):
        return utility.GENERAL_SUM
    return utility.CONSTANT_SUM if reward == "win" else utility.ZERO_SUM


def sum_of(reward: str, players: int) -> float | None:
    """What rewards add up to; None if that differs."""
    if utility_of(reward, players) == pyspiel.GameType.Utility.GENERAL_SUM:
        return None
    return 1.0 if reward == "win" else 0.0


RANGES: Final = {"win": (0.0, 1.0), "rank": (-1.0, 1.0), "margin": (-MOST_POINTS, MOST_POINTS)}
"""The least and most that a game is worth."""


class SpielGame(pyspiel.Game):
    """A game with its parameters, as OpenSpiel wants it. Each of our games has a class of its own."""

    game_name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = GAMES[self.game_name]
        chosen = {**parameters_of(game), **(params or {})}
        players, reward = int(chosen["players"]), str(chosen["reward"])
        settings = {setting.name: str(chosen[setting.name]) for setting in game.settings}
        rules = rules_for(game.name, players, settings, reward=reward)
        least, most = RANGES[reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.options),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=sum_of(reward, players),
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(type_of(game, players, reward), info, chosen)
        self.reward = reward
        self.course = Course(game, rules.settings, players)

    def new_initial_state(self) -> "SpielState":
        """Before the game is set up."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What writes observations and information states."""
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        return SpielObserver(self.course, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance may decide in one game."""
        return MOST_CHANCE_NODES


class SpielState(pyspiel.State):
    """A moment of a game, as OpenSpiel wants it. All that changes is which moment it is."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.course.start

    @property
    def course(self) -> Course:
        """The game that is played."""
        course: Course = self.get_game().course
        return course

    def current_player(self) -> Any:
        """Who decides: a seat, chance, or nobody any more."""
        if self.moment.outcomes:
            return pyspiel.PlayerId.CHANCE
        decision = self.course.game.decision(self.moment.position)
        return pyspiel.PlayerId.TERMINAL if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        """The options that are offered, by index."""
        return self.course.legal(self.moment)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All that chance can give, equally likely."""
        outcomes = self.moment.outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        self.moment = self.course.after(self.moment, int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        """The code of an option, as people write it."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return str(self.course.game.options[action].code)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """What the game was worth to every seat; zeros before its end."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        state = self.moment.position
        return rewards_of(self.course.game, state, self.course.game.scores(state), game.reward)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """Another world that looks the same to a player, without a history: the true one says too much."""
        game = self.get_game()
        other = SpielState(game)
        other.moment = self.course.resampled(
            self.moment, player_id, fast_rng(f"resampled {probability_sampler()!r}")
        )
        return other

    def __str__(self) -> str:
        """For people: the fingerprint of the state, and what chance has given since."""
        state = self.moment.state
        known = "before the game" if state is None else state.digest()
        option = "" if self.moment.option is None else f" {self.moment.option.code}"
        return f"{self.course.game.name} {known}{option} {list(self.moment.drawn)}"


class SpielObserver:
    """What a player knows, as numbers and as text.

    Numbers are those of `env.spec`, divided by their scales. The text of an observation is the player's view
    as JSON; that of an information state says besides, in brief, all that the player has seen and done.
    """

    def __init__(self, course: Course, recalls: bool) -> None:
        found = spec(course.game.name, course.players)
        self._course = course
        self._recalls = recalls
        self._memory = room_for(found.size)
        self._numbers = np.frombuffer(memory_of(self._memory), np.int16)
        self._inverse = 1 / found.scales
        self.tensor = np.zeros(found.size, np.float32)
        self.dict = {stretch.name: self.tensor[stretch.at] for stretch in found.layout}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers as a player knows them; zeros before the game is set up."""
        if state.moment.state is None:
            self.tensor.fill(0)
            return
        observer = self._course.game.observer
        assert observer is not None
        observer.write(state.moment.state, player, self._memory)
        np.multiply(self._numbers, self._inverse, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view, and for an information state the past."""
        view = self._course.observed(state.moment, player)
        return f"{view} {state.moment.pasts[player]}" if self._recalls else view


def register(game: AnyGame) -> None:
    """Tell OpenSpiel about a game, once.

    It lets go of what is registered after the interpreter has ended, which nothing but a class outlives.
    """
    if PREFIX + game.name not in pyspiel.registered_names():
        own = type(f"SpielGame_{game.name}", (SpielGame,), {"game_name": game.name})
        pyspiel.register_game(type_of(game), own)


for _game in GAMES.values():
    register(_game)
