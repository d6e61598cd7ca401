"""The levels of bots, by game and name. Adding one adds a line here and its words to the catalogs."""

from collections.abc import Callable
from typing import Final

from civtable.bots.base import Bot, RandomBot, RankingBot
from civtable.bots.imperium.book import BookBot as ImperiumBook
from civtable.bots.imperium.easy import EasyBot as ImperiumEasy
from civtable.bots.imperium.judging import JUDGE as IMPERIUM_JUDGE
from civtable.bots.policy import FILE, SERVED, is_file, is_served, policy_bot
from civtable.bots.search import Effort, SearchBot
from civtable.bots.search.effort import DOUBT, MOST_GAMES, STAGES
from civtable.bots.search.judging import Judge
from civtable.bots.stone_age.book import BookBot as StoneAgeBook
from civtable.bots.stone_age.easy import EasyBot as StoneAgeEasy
from civtable.bots.stone_age.judging import JUDGE as STONE_AGE_JUDGE
from civtable.bots.through_the_ages.book import BookBot as ThroughTheAgesBook
from civtable.bots.through_the_ages.easy import EasyBot as ThroughTheAgesEasy
from civtable.bots.through_the_ages.judging import JUDGE as THROUGH_THE_AGES_JUDGE
from civtable.core.errors import GameError
from civtable.core.words import Phrase, Reason
from civtable.games import AnyGame, game_named

PREFERRED: Final = "medium"
"""The level of a bot that nobody has chosen one for."""

OLD_NAMES: Final = {"book": "medium"}
"""What levels were called before. Records, stored tables and people may go on calling them so."""

THINKING: Final = {"hard": 0.3, "expert": 1.0}
"""The levels that think ahead, and for how many seconds at most about one decision."""

SEARCH: Final = "search"
"""With a number of games a decision behind it, a bot for measuring: it plays the same on every machine."""

Maker = Callable[[str, float], Bot]
"""Makes a bot from its seed and the seconds that it may think about a decision."""


def at_once(make: Callable[[str], Bot]) -> Maker:
    """A bot that does not think: it takes no time, whatever it is given."""

    def made(seed: str, seconds: float) -> Bot:
        return make(seed)

    return made


BOOKS: Final[dict[str, Callable[[str], RankingBot]]] = {
    "stone_age": StoneAgeBook,
    "through_the_ages": ThroughTheAgesBook,
    "imperium": ImperiumBook,
}
"""What makes the rules of thumb of a game, which rank options too."""

JUDGES: Final[dict[str, Judge]] = {
    "stone_age": STONE_AGE_JUDGE,
    "through_the_ages": THROUGH_THE_AGES_JUDGE,
    "imperium": IMPERIUM_JUDGE,
}
"""What judges games of which only a part is played."""

Search = Callable[[str, Effort], Bot]
"""Makes a searching bot from its seed and how much it may think."""


def searching(name: str) -> Search:
    """A bot that tries the book's best options in its head, and judges there what comes of them."""

    def made(seed: str, effort: Effort) -> Bot:
        return SearchBot(game_named(name), BOOKS[name], effort, JUDGES[name], seed)

    return made


SEARCHES: Final[dict[str, Search]] = {name: searching(name) for name in BOOKS}


def thinking(search: Search) -> Maker:
    """A bot that searches for as long as it may."""

    def made(seed: str, seconds: float) -> Bot:
        return search(seed, Effort(STAGES, DOUBT, MOST_GAMES, seconds))

    return made


def family(name: str, easy: Callable[[str], Bot]) -> dict[str, Maker]:
    """All levels of a game, weakest first."""
    return {
        "random": at_once(RandomBot),
        "easy": at_once(easy),
        "medium": at_once(BOOKS[name]),
        "hard": thinking(SEARCHES[name]),
        "expert": thinking(SEARCHES[name]),
    }


LEVELS: Final[dict[str, dict[str, Maker]]] = {
    "stone_age": family("stone_age", StoneAgeEasy),
    "through_the_ages": family("through_the_ages", ThroughTheAgesEasy),
    "imperium": family("imperium", ImperiumEasy),
}
"""By game and level: what makes the bot. Weakest level first."""


class UnknownLevel(GameError):
    """The game has no bot of that name."""


def levels(game: AnyGame | str) -> list[str]:
    """The levels of bots that play a game, weakest first."""
    return list(LEVELS.get(name_of(game), {}))


def present_name(level: str) -> str:
    """What a level is called now; a name that is no old one is left as it is."""
    return OLD_NAMES.get(level, level)


def games_in(level: str) -> int | None:
    """How many games a decision the name of a search says; None if it is none."""
    start, _, number = level.partition("-")
    return int(number) if start == SEARCH and number.isdecimal() and 0 < len(number) < 6 else None


def bot_phrase(level: str) -> Phrase:
    """What a bot is called: by its level, by its games a decision, by its file, or as a server calls it."""
    games = games_in(level)
    if games is not None:
        return Phrase("bot-search", {"games": games})
    if is_file(level):
        return Phrase("bot-policy", {"name": level.removeprefix(FILE).rpartition("/")[2]})
    if is_served(level):
        return Phrase("bot-policy", {"name": level.removeprefix(SERVED)})
    return Phrase(f"bot-{level}")


def bot_named(game: AnyGame | str, level: str, seed: str, seconds: float | None = None) -> Bot:
    """A bot of that level; two with the same seed choose alike, if they do not think by the clock.

    One that thinks takes so many seconds at most for a decision, or as many as its level allows.
    `search-150` plays 150 games a decision, however long that takes. `file:policy.pt` plays by the trained
    policy in that file.
    """
    name = name_of(game)
    if is_file(level):
        return policy_bot(name, level.removeprefix(FILE))
    games = games_in(level)
    if games is not None:
        return SEARCHES[name](seed, Effort(STAGES, DOUBT, games))
    makers = LEVELS.get(name, {})
    called = present_name(level)
    if called not in makers:
        known = ", ".join(makers) or "-"
        raise UnknownLevel(Reason("level-unknown", {"name": level, "game": name, "known": known}))
    return makers[called](seed, THINKING.get(called, 0.0) if seconds is None else seconds)


def name_of(game: AnyGame | str) -> str:
    """The name of a game, which has to be one that we have."""
    return game_named(game).name if isinstance(game, str) else game.name
