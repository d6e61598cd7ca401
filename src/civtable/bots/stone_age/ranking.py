"""Every option with a score, for who wants to know what the book would choose next.

The scores of one question can be compared with each other, not with those of another. They cost more than a
choice, so the choice itself does not go through them.
"""

from collections.abc import Callable
from typing import Final

from civtable.bots.stone_age.acting import NOT_BOUGHT, WORK, Roll, added, gains_of_faces, rank
from civtable.bots.stone_age.buying import (
    Spending,
    food_missing,
    item_at,
    items_held,
    place_asked,
    points_for,
    without,
)
from civtable.bots.stone_age.feeding import cost
from civtable.bots.stone_age.gathering import Pit
from civtable.bots.stone_age.placing import Offer, Placing
from civtable.bots.stone_age.worth import Worth
from civtable.core.game import Option, Step
from civtable.games.stone_age.data import CARD_1, GOLD, HUNTING_GROUNDS, PLACES
from civtable.games.stone_age.options import DECLINE, TAKE, face_of, goods_of, people_of, place_of
from civtable.games.stone_age.steps import Feed

CROWD: Final = 3.0
"""Points less for each number of people beyond the second at one place: another place says more."""

FAR: Final = 1000.0
"""More than any points: between things of which one always comes before the other."""

Scores = Callable[[Worth, Step, list[Option]], list[float]]


def ranked(choice: Option, options: list[Option], scores: list[float], most: int) -> list[Option]:
    """The choice, then the other options by their scores; of equals the first of the option table."""
    order = sorted([(-scores[i], i) for i in range(len(options)) if options[i] is not choice])
    return [choice] + [options[i] for _, i in order[: most - 1]]


# Placing.


def place_scores(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Moves of the plan by what waiting would cost, above zero; others by what they bring less than it."""
    table = PlaceScores(Placing(worth))
    return [table.scores[place_of(option)][people_of(option)] for option in options]


class PlaceScores:
    """By place and number of people: the score of sending them there now."""

    __slots__ = ("placing", "scores")

    def __init__(self, placing: Placing) -> None:
        self.placing = placing
        self.scores = [[-FAR] * (placing.home + 1) for _ in PLACES]
        for offer in placing.offers:
            loss = (offer.gain - placing.spare) * placing.risk(offer.place)
            self.scores[offer.place][offer.people] = max(0.0, loss)
        for offer in placing.open:
            if offer.people <= placing.home:
                self.scores[offer.place][offer.people] = self.instead(offer)
        for i in range(len(placing.land.pits)):
            self.score_pit(i, placing.land.pits[i])

    def instead(self, offer: Offer) -> float:
        """What a place outside the plan brings, less what those who go there would bring by the plan."""
        placing = self.placing
        points = placing.gathered.points
        people, given_up = self.free_people(offer.people)
        brings = offer.brings
        if offer.needed > people - 1:
            brings = min(0.0, brings)  # the price will not be there
        return brings - given_up + points[people - offer.people] - points[placing.left]

    def free_people(self, wanted: int) -> tuple[int, float]:
        """Those who gather; if they are too few, with the people of the last offers, and what is given up."""
        people = self.placing.left
        given_up = 0.0
        for offer in reversed(self.placing.offers):
            if people >= wanted:
                break
            people += offer.people
            given_up += offer.brings
        return people, given_up

    def score_pit(self, i: int, pit: Pit) -> None:
        """Each number of people in a pit: those of the plan, and others with the rest where it is best."""
        placing = self.placing
        points = placing.gathered.points[placing.left]
        planned = placing.gathered.sent[placing.left] >> pit.shift & 15
        rest = placing.land.ways_without(i, placing.left)
        numbers: list[tuple[float, int]] = []
        for n in range(1, pit.room + 1):
            people, given_up = self.free_people(n)
            others = min(people - n, placing.left)
            brings = max(pit.tooled[n] + rest.plain[others], pit.plain[n] + rest.points[others])
            if n != planned:
                numbers.append((given_up + points - brings, n))
        numbers.sort()
        for k in range(len(numbers)):
            less, n = numbers[k]
            self.scores[pit.place][n] = -less - CROWD * max(0, k - 1)
        if planned:
            loss = 0.0
            if pit.place != HUNTING_GROUNDS:
                loss = (points - rest.points[placing.left]) * placing.risk(pit.place)
            self.scores[pit.place][planned] = max(0.0, loss)


# Acting.


def act_scores(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Work in the order of the plan, then purchases in theirs; the card for two resources where it pays.

    Of the ways to use that card only the best comes before purchases: there are ten.
    """
    goods = worth.me.goods
    spending = Spending(worth, items_held(worth), food_missing(worth))
    kept = spending.best(goods) + 2 * worth.goods[GOLD]
    payments = spending.payments(goods)
    best = 0.0
    scores: list[float] = []
    for option in options:
        if option.kind == TAKE:
            more = spending.best(added(goods, goods_of(option))) - kept
            scores.append(more - FAR * (NOT_BOUGHT + 1))
            best = max(best, more)
        elif (place := place_of(option)) < CARD_1:
            scores.append(2 * FAR - WORK.index(place))
        else:
            group, less = rank(item_at(worth, place), payments)
            scores.append(-FAR * group - less)
    if best > 0:
        at = scores.index(best - FAR * (NOT_BOUGHT + 1))
        scores[at] = FAR
    return scores


def tool_scores(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """What the result is worth, less the tools."""
    roll = Roll(worth, step)
    return [roll.judge(option) for option in options]


def pay_scores(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """What I end up with."""
    goods = worth.me.goods
    asked = item_at(worth, place_asked(step))
    missing = food_missing(worth)
    others = Spending(worth, items_held(worth), missing)
    everything = Spending(worth, items_held(worth, asked.place), missing)
    scores: list[float] = []
    for option in options:
        if option.kind == TAKE:
            scores.append(everything.best(added(goods, goods_of(option))) - 2 * worth.goods[GOLD])
        elif option.kind == DECLINE:
            scores.append(others.best(goods))
        else:
            paid = goods_of(option)
            scores.append(others.best(without(goods, paid)) + asked.worth + points_for(asked, paid))
    return scores


def die_scores(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """What the faces give."""
    gains = gains_of_faces(worth)
    return [gains[face_of(option) - 1] for option in options]


def feed_scores(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """What it costs, below zero."""
    assert isinstance(step, Feed)
    return [-cost(worth, step.missing, option) for option in options]


SCORES: Final[list[Scores]] = [
    *(place_scores, act_scores, tool_scores, tool_scores),
    *(pay_scores, pay_scores, die_scores, feed_scores),
]
"""[kind of question], in the order of `steps.QUESTION_NAMES`."""
