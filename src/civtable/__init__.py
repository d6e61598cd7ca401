"""civtable plays the great civilization board games: one rules engine for people, bots and research.

    import civtable

    game = civtable.game("stone_age")
    state = game.start({}, 2, civtable.fast_rng("any text"))
    while (decision := game.decision(state)) is not None:
        game.apply(state, decision.options[0])
    print(game.scores(state))

What stands in `civtable.__all__` is the public interface, and so is what stands in `civtable.env.__all__`,
which needs `pip install civtable[env]`. It changes only with the version, and the change log says how.
Everything else, each module and whatever is in it, is private and may change at any time.
docs/python.md shows how it is used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

__version__ = "0.14.0"

__all__ = [
    "COMPILED",
    "SPECTATOR",
    "BadCode",
    "BadPickle",
    "BadRecord",
    "BadScenario",
    "BadSetting",
    "BadState",
    "Bot",
    "Decision",
    "Diverged",
    "Event",
    "Game",
    "GameError",
    "IllegalOption",
    "Match",
    "Option",
    "Outcome",
    "Phrase",
    "Reason",
    "Record",
    "Rng",
    "Score",
    "State",
    "Team",
    "UnknownLevel",
    "__version__",
    "arena",
    "ask",
    "bot",
    "fast_rng",
    "game",
    "game_names",
    "levels",
    "play_at_random",
    "position",
    "read_record",
    "replay",
    "run_scenarios",
    "say",
    "secure_rng",
]

if TYPE_CHECKING:
    from civtable import env as env
    from civtable.bots.base import Bot as Bot
    from civtable.bots.base import ask as ask
    from civtable.bots.levels import UnknownLevel as UnknownLevel
    from civtable.bots.levels import bot_named as bot
    from civtable.bots.levels import levels as levels
    from civtable.core.build import COMPILED as COMPILED
    from civtable.core.errors import BadCode as BadCode
    from civtable.core.errors import BadPickle as BadPickle
    from civtable.core.errors import BadRecord as BadRecord
    from civtable.core.errors import BadScenario as BadScenario
    from civtable.core.errors import BadSetting as BadSetting
    from civtable.core.errors import BadState as BadState
    from civtable.core.errors import GameError as GameError
    from civtable.core.errors import IllegalOption as IllegalOption
    from civtable.core.events import Event as Event
    from civtable.core.game import SPECTATOR as SPECTATOR
    from civtable.core.game import Decision as Decision
    from civtable.core.game import Game as Game
    from civtable.core.game import Option as Option
    from civtable.core.game import State as State
    from civtable.core.game import play_at_random as play_at_random
    from civtable.core.match import Match as Match
    from civtable.core.match import replay as replay
    from civtable.core.parts import Score as Score
    from civtable.core.record import Diverged as Diverged
    from civtable.core.record import Record as Record
    from civtable.core.record import record_from_text as read_record
    from civtable.core.rng import Rng as Rng
    from civtable.core.rng import fast_rng as fast_rng
    from civtable.core.rng import secure_rng as secure_rng
    from civtable.core.words import Phrase as Phrase
    from civtable.core.words import Reason as Reason
    from civtable.games import game_named as game
    from civtable.games import game_names as game_names
    from civtable.lab.arena import Outcome as Outcome
    from civtable.lab.arena import arena as arena
    from civtable.lab.team import Team as Team
    from civtable.scenarios.positions import set_up as position
    from civtable.scenarios.running import run_scenarios as run_scenarios
    from civtable.text import say as say

_HOMES: Final = {
    "civtable.bots.base": ["Bot", "ask"],
    "civtable.bots.levels": ["UnknownLevel", "bot_named", "levels"],
    "civtable.core.build": ["COMPILED"],
    "civtable.core.errors": [
        *("BadCode", "BadPickle", "BadRecord", "BadScenario", "BadSetting", "BadState"),
        *("GameError", "IllegalOption"),
    ],
    "civtable.core.events": ["Event"],
    "civtable.core.game": ["SPECTATOR", "Decision", "Game", "Option", "State", "play_at_random"],
    "civtable.core.match": ["Match", "replay"],
    "civtable.core.parts": ["Score"],
    "civtable.core.record": ["Diverged", "Record", "record_from_text"],
    "civtable.core.rng": ["Rng", "fast_rng", "secure_rng"],
    "civtable.core.words": ["Phrase", "Reason"],
    "civtable.games": ["game_named", "game_names"],
    "civtable.lab.arena": ["Outcome", "arena"],
    "civtable.lab.team": ["Team"],
    "civtable.scenarios.positions": ["set_up"],
    "civtable.scenarios.running": ["run_scenarios"],
    "civtable.text": ["say"],
}
"""Where what is public is at home. It is loaded when it is first asked for, so that the import is quick."""

_CALLED: Final = {
    "game_named": "game",
    "bot_named": "bot",
    "record_from_text": "read_record",
    "set_up": "position",
}
"""What has another name in public than at home."""

_FOUND: Final = {_CALLED.get(name, name): (home, name) for home in _HOMES for name in _HOMES[home]}

if not TYPE_CHECKING:  # a type checker has the imports above, and is to refuse names that are not there

    def __getattr__(name: str) -> object:
        """Load what is public when it is first asked for."""
        if name == "env":
            return import_module("civtable.env")
        if name not in _FOUND:
            raise AttributeError(f"module 'civtable' has no attribute {name!r}")
        home, there = _FOUND[name]
        found = getattr(import_module(home), there)
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        """What is public."""
        return __all__
