"""What a bot is, and the one that chooses at random."""

from typing import Final, Protocol

from civtable.core.game import Decision, Option, State
from civtable.core.rng import Rng, fast_rng
from civtable.games import GAMES, AnyGame

GIVING_UP: Final = [game.giving_up for game in GAMES.values() if game.giving_up is not None]
"""The options that leave a game for good."""


class Bot(Protocol):
    """Chooses an option. Two bots with the same seed choose alike, whatever they cannot see."""

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """One of the options of the decision, which is this bot's.

        The sandbox is a state that agrees with everything the seat knows; the bot may change it.
        """
        ...


class RankingBot(Bot, Protocol):
    """A bot that can also say what it would choose otherwise."""

    def ranking(self, sandbox: State, decision: Decision, most: int) -> list[Option]:
        """The best options in the bot's own order, its choice first; never one that gives up the game."""
        ...


class RandomBot:
    """Every option is as likely as any other, but nobody gives up a game while there is something else."""

    def __init__(self, seed: str) -> None:
        self.rng = fast_rng(f"random bot {seed}")

    def __repr__(self) -> str:
        """What it is, for developers; its seed would tell what it will do."""
        return "<RandomBot>"

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """Any of the options but giving up."""
        options = decision.options
        option = options[self.rng.below(len(options))]
        while option in GIVING_UP and len(options) > 1:
            option = options[self.rng.below(len(options))]
        return option


def ask(bot: Bot, game: AnyGame, state: State, decision: Decision, rng: Rng) -> Option:
    """Let a bot decide, on a sandbox that is dealt for its seat; about one answer nobody has to think."""
    if len(decision.options) == 1:
        return decision.options[0]
    option = bot.choose(game.determinize(state, decision.seat, rng), decision)
    assert option in decision.options, f"{option.code} was not offered"
    return option
