"""The arena: bots play many games against each other, each deal with every bot in every seat.

A game is determined by its contest, deal and seating alone, so the results are the same in one process or in
many, in any order, unless a bot goes by the clock. Between processes only names, numbers and seeds travel.

`contests` says what is to be played, `playing` plays it (`outside` asks bots that are programs of somebody
else), `workers` and `cluster` are where it is played, `counting` says what came of it.
"""

from collections.abc import Callable

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
