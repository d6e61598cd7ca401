"""Ratings from orders of finish: the model of Plackett and Luce, by maximum likelihood.

Who has strength s wins against those with strengths t, u, ... with the chance s / (s + t + u + ...), and the
second place is won in the same way among those who are left. A tie counts as all orders of those who share
the place, each with the same part of the game. On a scale with 400 points for odds of ten to one, two players
have Elo's formula.

A weak prior (each rating lies around the mean of all, give or take 1000 points) keeps ratings finite where
somebody wins every game. An interval holds the differences to the anchor that the games do not refute: those
at which the likelihood, with the best of all other ratings, has fallen by less than the 95 % of the
chi-squared distribution. It takes games for independent; games of one deal are not, but with every bot in
every seat the luck of a deal cancels out.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import permutations, product
from math import exp, factorial, inf, log
from typing import Final

from civtable.lab.arena.counting import Z_95

POINTS: Final = 400 / log(10)
"""Points of rating for one unit of the logarithm of strength."""

PRIOR_POINTS: Final = 1000.0
ANCHOR: Final = 1000.0
ENOUGH: Final = 1e-9  # of the logarithm of the likelihood
EXACT: Final = 0.1 / POINTS  # of an edge of an interval
MOST_STEPS: Final = 100

Finish = tuple[tuple[int, ...], ...]
"""Places from the first on, each with the bots that share it."""

Order = tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % interval, relative to the anchor, which has none."""

    points: float
    low: float
    high: float


def ratings(bots: int, finishes: Iterable[Finish], anchor: int) -> list[Rating]:
    """The ratings of all bots, on a scale on which the anchor has 1000 points."""
    weights = orders(finishes)
    logs = fitted([0.0] * bots, weights)
    found: list[Rating] = []
    for bot in range(bots):
        reach = [edge(logs, weights, bot, anchor, way) if bot != anchor else 0.0 for way in (-1, 0, 1)]
        low, middle, high = [ANCHOR + POINTS * difference for difference in reach]
        found.append(Rating(middle, low, high))
    return found


def edge(logs: list[float], weights: dict[Order, float], bot: int, anchor: int, way: int) -> float:
    """How far a bot's difference to the anchor can go downwards (-1) or upwards (1); 0: the likeliest one."""
    likeliest = logs[bot] - logs[anchor]
    lowest = likelihood(logs, weights) - Z_95 * Z_95 / 2
    inside, outside = 0.0, inf
    while way and outside - inside > EXACT:
        tried = (inside + outside) / 2 if outside < inf else 2 * inside + 1
        moved = logs[:]
        moved[bot] += way * tried
        if likelihood(fitted(moved, weights, (anchor, bot)), weights) < lowest:
            outside = tried
        else:
            inside = tried
    return likeliest + way * inside


def orders(finishes: Iterable[Finish]) -> dict[Order, float]:
    """How often each order without ties occurred; a tie is shared by all orders that it leaves open."""
    weights: dict[Order, float] = {}
    for finish, times in Counter(finishes).items():
        ways = 1
        for place in finish:
            ways *= factorial(len(place))
        for way in product(*[permutations(place) for place in finish]):
            order = tuple([bot for place in way for bot in place])
            weights[order] = weights.get(order, 0.0) + times / ways
    return weights


def fitted(logs: list[float], weights: dict[Order, float], together: tuple[int, ...] = ()) -> list[float]:
    """The logarithms of the likeliest strengths, by Newton's method from the given ones.

    Bots that move together keep their difference. The logarithm of the likelihood is concave, and with the
    prior strictly so: halving a step that leads downhill is all that is needed.
    """
    bots = range(len(logs))
    groups = [[bot] for bot in bots if bot not in together] + ([list(together)] if together else [])
    now = likelihood(logs, weights)
    for _ in range(MOST_STEPS):
        slope, curve = slope_and_curve(logs, weights)
        slopes = [sum([slope[i] for i in group]) for group in groups]
        curves = [[sum([curve[i][j] for i in one for j in two]) for two in groups] for one in groups]
        step = [0.0 for _ in bots]
        for group, move in zip(groups, solved(curves, slopes), strict=True):
            for i in group:
                step[i] = move
        size = 1.0
        while (then := likelihood(moved := [logs[i] + size * step[i] for i in bots], weights)) < now - ENOUGH:
            size /= 2
        logs = moved
        if then - now < ENOUGH:
            break
        now = then
    return logs


def tightness() -> float:
    """What the prior adds to the curvature."""
    return (POINTS / PRIOR_POINTS) ** 2


def likelihood(logs: list[float], weights: dict[Order, float]) -> float:
    """The logarithm of the likelihood of all orders, and of the prior."""
    total = -tightness() / 2 * sum([value * value for value in logs])
    for order, weight in weights.items():
        for place in range(len(order) - 1):
            rest = sum([exp(logs[bot] - logs[order[place]]) for bot in order[place:]])
            total -= weight * log(rest)
    return total


def slope_and_curve(logs: list[float], weights: dict[Order, float]) -> tuple[list[float], list[list[float]]]:
    """The first derivatives of the likelihood, and the second ones with the opposite sign."""
    bots = range(len(logs))
    slope = [-tightness() * value for value in logs]
    curve = [[tightness() if i == j else 0.0 for j in bots] for i in bots]
    for order, weight in weights.items():
        for place in range(len(order) - 1):
            rest = order[place:]
            highest = max([logs[bot] for bot in rest])
            chances = [0.0] * len(logs)
            for bot in rest:
                chances[bot] += exp(logs[bot] - highest)
            whole = sum(chances)
            chances = [chance / whole for chance in chances]
            slope[order[place]] += weight
            for i in set(rest):
                slope[i] -= weight * chances[i]
                curve[i][i] += weight * chances[i]
                for j in set(rest):
                    curve[i][j] -= weight * chances[i] * chances[j]
    return slope, curve


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of equations with a positive definite matrix, by Gauss and Jordan."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(len(rows)):
            if k != i:
                times = rows[k][i]
                rows[k] = [a - times * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[-1] for row in rows]
