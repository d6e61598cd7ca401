"""The arena: bots play many games against each other, each deal with every bot in every seat.

A game is determined by its contest, deal and seating alone, so the results are the same in one process or in
many, in any order, unless a bot goes by the clock. Between processes only names, numbers and seeds travel.

`contests` says what is to be played, `playing` plays it (`outside` asks bots that are programs of somebody
else, `positions` keeps what a dataset wants), `workers` and `cluster` are where it is played, `counting` says
what came of it.
"""

from collections.abc import Callable, Mapping

from civtable.lab.arena.contests import Contest, Task, contest
from civtable.lab.arena.counting import Outcome, Standing, outcome, wilson
from civtable.lab.arena.playing import Played, Seat, play
from civtable.lab.arena.workers import Workers, spread, workers_for

__all__ = [
    "Contest",
    "Outcome",
    "Played",
    "Seat",
    "Standing",
    "Task",
    "arena",
    "contest",
    "outcome",
    "play",
    "run",
    "wilson",
]


def run(
    contest: Contest,
    jobs: int = 1,
    done: Callable[[int], None] | None = None,
    workers: Workers | None = None,
) -> Outcome:
    """Play a whole contest, here, in several processes or wherever the given workers are.

    `done` hears how many games have just finished.
    """
    played: list[Played] = []
    for results in spread(contest.tasks(), workers or workers_for(jobs)):
        played += results
        if done is not None:
            done(len(results))
    played.sort(key=lambda game: (game.deal, game.turn))
    return outcome(contest, played)


def arena(
    game: str,
    bots: list[str],
    games: int = 100,
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    seed: str = "1",
    jobs: int = 1,
) -> Outcome:
    """Let bots, named by their levels, play against each other: same deals, everybody in every seat.

    Each deal is played in all seatings, so there may be a few games more. Without a number of players there
    are as many as bots, or the fewest that the game allows. With several `jobs` the games are played in as
    many processes, and the script that calls this needs `if __name__ == "__main__":` around the call.
    """
    for number, what in ((games, "games"), (jobs, "jobs")):
        if number < 1:
            raise ValueError(f"{number} {what}: there has to be one")
    given: object = bots  # who programs without a type checker may give anything
    if isinstance(given, str) or not all(isinstance(bot, str) for bot in bots):
        raise TypeError(f"bots are a list of names, such as ['medium', 'random'], not {bots!r}")
    return run(contest(game, bots, players, games, seed, dict(settings or {})), jobs)
