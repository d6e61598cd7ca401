"""From the words of a caller to the rules of tables."""

from collections.abc import Mapping, Sequence

from civtable.bots.levels import PREFERRED, bot_named
from civtable.bots.policy import refuse_players
from civtable.core.rng import fast_rng
from civtable.env.rewards import REWARDS
from civtable.env.specs import observer_of
from civtable.env.tables import Rules
from civtable.games import AnyGame, game_named


def rules_for(
    game: str,
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    opponents: Sequence[str] = (),
    seat: int | None = None,
    reward: str = "win",
) -> Rules:
    """What is played; refuses what the game does not have.

    Opponents are levels of bots for the seats after the learner's, or one for all of them. Without a number
    of players there are as many as opponents say, or as few as can play.
    """
    found = game_named(game)
    if isinstance(opponents, str):  # a text would be taken for a list of its letters
        opponents = [opponents]
    seats = players if players is not None else fewest(found, opponents)
    found.start(settings or {}, seats, fast_rng("trial"))  # refuses settings and numbers of players
    if reward not in REWARDS:
        raise ValueError(f"reward {reward!r}: there are {', '.join(REWARDS)}")
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"seat {seat}: there are {seats}, from 0 on")
    levels = list(opponents) * max(1, seats - 1) if len(opponents) == 1 else list(opponents)
    if levels and len(levels) != seats - 1:
        raise ValueError(f"{len(levels)} opponents for {seats - 1} other seats")
    for level in levels:
        refuse_players(bot_named(found, level, "trial"), seats)
    return Rules(
        found,
        observer_of(found),
        found.chosen(settings or {}),
        seats,
        levels,
        -1 if seat is None else seat,
        reward,
    )


def against_bots(
    game: str,
    players: int | None,
    settings: Mapping[str, str] | None,
    opponents: Sequence[str] | None,
    seat: int | None,
    reward: str,
) -> Rules:
    """The same for a learner that is alone among bots: `medium` where nobody says which."""
    if opponents is None:
        opponents = [] if players == 1 else [PREFERRED]
    rules = rules_for(game, players, settings, opponents, seat, reward)
    if len(rules.opponents) < rules.players - 1:
        raise ValueError(
            f"opponents for the {rules.players - 1} other seats are missing: env.aec lets every seat learn"
        )
    return rules


def shown(rules: Rules) -> str:
    """What is played, in a few words for developers."""
    place = "any seat" if rules.seat < 0 else f"seat {rules.seat}"
    against = f", {place} against {', '.join(rules.opponents)}" if rules.opponents else ""
    players = "1 player" if rules.players == 1 else f"{rules.players} players"
    return f"{rules.game.name}, {players}{against}, reward {rules.reward}"


def fewest(game: AnyGame, opponents: Sequence[str]) -> int:
    """As many players as opponents say, or as few as can play."""
    return max(len(opponents) + 1, game.seats[0])
