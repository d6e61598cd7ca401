"""What a finished game is worth to every seat."""

from typing import Final

from civtable.core.game import State
from civtable.core.parts import Score
from civtable.games import AnyGame

REWARDS: Final = ["win", "margin", "rank"]
"""How games can be valued; `rewards_of` says what each means."""

MOST_POINTS: Final = 1_000.0
"""The largest margin; a lead beyond that, of which we know no game, counts as so much."""

BROKEN: Final = {"win": -1.0, "margin": -MOST_POINTS - 1, "rank": -2.0}
"""What a game is worth to who ends it by something that is not allowed: less than any loss, since it would
pay otherwise where one is about to lose by more."""


def rewards_of(game: AnyGame, state: State, scores: list[Score], kind: str) -> list[float]:
    """What each seat gets at the end.

    `win`: 1, shared by those who share it, and 0 for the others: its mean is the share of wins. `margin`: the
    points ahead of the best of the others, negative behind, 1000 at most. `rank`: 1 for the first to -1 for
    the last, evenly; who shares a rank gets the mean.
    """
    if kind == "win":
        return wins(scores)
    if kind == "margin":
        return margins(game, state, scores)
    assert kind == "rank", kind
    return ranks(scores)


def wins(scores: list[Score]) -> list[float]:
    """The win, shared by those who share it. Who plays alone and loses has the second rank."""
    winners = len([score for score in scores if score.rank == 1])
    return [1 / winners if score.rank == 1 else 0.0 for score in scores]


def margins(game: AnyGame, state: State, scores: list[Score]) -> list[float]:
    """The lead over the best of the others; alone, over who plays without a seat."""
    leads: list[float] = []
    for mine in scores:
        others = [score.total for score in scores if score is not mine]
        if game.rival is not None and len(scores) == 1:
            others.append(game.rival(state))
        lead = float(mine.total - max(others))
        leads.append(max(-MOST_POINTS, min(lead, MOST_POINTS)))
    return leads


def ranks(scores: list[Score]) -> list[float]:
    """From 1 to -1 by rank."""
    steps = max(len(scores) - 1, 1)
    values: list[float] = []
    for mine in scores:
        sharing = len([score for score in scores if score.rank == mine.rank])
        ahead = mine.rank - 1 + (sharing - 1) / 2
        values.append(1 - 2 * ahead / steps)
    return values
