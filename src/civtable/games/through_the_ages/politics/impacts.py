"""The end of the game: events of Age III, and who wins."""

from collections.abc import Callable
from typing import Final

from civtable.core.game import EVERYONE
from civtable.core.parts import Score
from civtable.games.through_the_ages.cards.table import CARDS, SLOT_VALUE
from civtable.games.through_the_ages.civil.production import doubled_mine, pact_food, pact_resources
from civtable.games.through_the_ages.data import (
    AGE_I,
    ARENA,
    CONSUMPTION,
    FARM,
    FIRST_UNIT,
    FIRST_URBAN,
    LEVELS,
    MINE,
    NONE,
    SLOTS,
    WORKER_KINDS,
    by_bank,
)
from civtable.games.through_the_ages.happenings import BONUS_SCORED, GAME_OVER, SCORED
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.politics.handlers import registering
from civtable.games.through_the_ages.politics.ranking import ranked, strength
from civtable.games.through_the_ages.ratings import (
    discontent,
    wonders_of,
    workers_of,
)
from civtable.games.through_the_ages.special.hooks import LEADER_OF
from civtable.games.through_the_ages.state import ThroughTheAges, face, hidden

Impact = Callable[[ThroughTheAges, Player], int]

IMPACTS: Final[dict[int, Impact]] = {}
"""[event of Age III]: what it is worth to a player."""

on: Final = registering(IMPACTS)


def farm_output(player: Player) -> int:
    """The food that farms produce."""
    return sum(
        [player.workers[slot] * SLOT_VALUE[slot] for slot in range(FARM * LEVELS, (FARM + 1) * LEVELS)]
    )


def mine_output(player: Player) -> int:
    """The resources that mines produce, with the railroad."""
    total = sum(
        [player.workers[slot] * SLOT_VALUE[slot] for slot in range(MINE * LEVELS, (MINE + 1) * LEVELS)]
    )
    twice = doubled_mine(player)
    return total + (SLOT_VALUE[twice] if twice != NONE else 0)


def levels_of(player: Player, first: int, last: int) -> int:
    """The levels of all workers on slots of some kinds."""
    return sum([player.workers[slot] * (slot % LEVELS) for slot in range(first * LEVELS, last * LEVELS)])


@on("impact_of_agriculture")
def food_counts(state: ThroughTheAges, player: Player) -> int:
    """The food production, and 4 more if it is greater than the consumption; in 2006 that of farms alone."""
    if state.edition.farms_alone:
        return farm_output(player)
    output = farm_output(player) + pact_food(state, player)
    return output + (4 if output > by_bank(CONSUMPTION, player.yellow) else 0)


@on("impact_of_architecture")
def urban_levels_count(state: ThroughTheAges, player: Player) -> int:
    """The levels of urban buildings."""
    return levels_of(player, FIRST_URBAN, FIRST_UNIT)


@on("impact_of_balance")
def lowest_counts(state: ThroughTheAges, player: Player) -> int:
    """Twice the lowest of science, culture, food and resources produced."""
    goods = mine_output(player) + pact_resources(state, player)
    goods += LEADER_OF[player.leader].balance_goods(player)
    food = farm_output(player) + pact_food(state, player)
    return 2 * max(min(player.science_rate, player.culture_rate, food, goods), 0)


@on("impact_of_colonies")
def colonies_count(state: ThroughTheAges, player: Player) -> int:
    """3 for each colony, in 2006 4."""
    return state.edition.colony_points * bin(player.colonies).count("1")


@on("impact_of_competition")
def units_and_arenas_count(state: ThroughTheAges, player: Player) -> int:
    """The levels of units and arenas."""
    return levels_of(player, FIRST_UNIT, WORKER_KINDS) + levels_of(player, ARENA, ARENA + 1)


@on("impact_of_government")
def actions_count(state: ThroughTheAges, player: Player) -> int:
    """2 for each civil action and 1 for each military one, in all."""
    return 2 * player.civil_total + player.military_total


@on("impact_of_happiness")
def happiness_counts(state: ThroughTheAges, player: Player) -> int:
    """2 for each happy face, less 2 for each discontent worker."""
    return 2 * player.happiness - 2 * discontent(player)


@on("impact_of_industry")
def mines_count(state: ThroughTheAges, player: Player) -> int:
    """What mines produce, and labs that are mines in 2006."""
    return mine_output(player) + LEADER_OF[player.leader].industry_goods(player)


@on("impact_of_population")
def content_workers_count(state: ThroughTheAges, player: Player) -> int:
    """2 for each content worker beyond ten."""
    return 2 * max(sum(player.workers) + player.unused - discontent(player) - 10, 0)


@on("impact_of_progress")
def government_and_specials_count(state: ThroughTheAges, player: Player) -> int:
    """Twice the levels of government and special technologies."""
    levels = CARDS[player.government].age
    return 2 * (levels + sum([CARDS[special].age for special in player.specials if special != NONE]))


@on("impact_of_science")
def science_rank_counts(state: ThroughTheAges, player: Player) -> int:
    """By rank in science."""
    return by_rank(state, player, _science_rate)


@on("impact_of_strength")
def strength_rank_counts(state: ThroughTheAges, player: Player) -> int:
    """By rank in strength."""
    return by_rank(state, player, strength)


RANK_POINTS: Final = [[10, 0], [14, 7, 0], [15, 10, 5, 0]]
"""[players - 2][rank]."""


def _science_rate(player: Player) -> int:
    return player.science_rate


def by_rank(state: ThroughTheAges, player: Player, rating: Callable[[Player], int]) -> int:
    """Points by rank."""
    order = ranked(state, rating)
    if len(order) == 1:
        return RANK_POINTS[0][0]
    return RANK_POINTS[len(order) - 2][order.index(player)]


@on("impact_of_technology")
def modern_technologies_count(state: ThroughTheAges, player: Player) -> int:
    """4 for each technology of Age III, in the advanced version of Age II."""
    return 4 * technologies_of(player, state.edition.technology_age)


def technologies_of(player: Player, age: int) -> int:
    """The technologies of an age in play, with the government and special ones."""
    count = sum([1 for slot in range(SLOTS) if slot % LEVELS == age and player.has(slot)])
    others = [player.government] + [special for special in player.specials if special != NONE]
    return count + sum([1 for number in others if CARDS[number].age == age])


@on("impact_of_variety")
def kinds_count(state: ThroughTheAges, player: Player) -> int:
    """2 for each kind of unit, kind of urban building, and special technology."""
    kinds = sum([1 for kind in range(FIRST_URBAN, WORKER_KINDS) if workers_of(player, kind)])
    return 2 * (kinds + sum([1 for special in player.specials if special != NONE]))


@on("impact_of_wonders")
def wonders_count(state: ThroughTheAges, player: Player) -> int:
    """5, 4, 3, 2 for each completed wonder of Age A, I, II, III."""
    return sum([5 - CARDS[wonder].age for wonder in wonders_of(player)])


def final_events(state: ThroughTheAges) -> list[int]:
    """The events of Age III laid out as bonuses and in both event decks; all other cards there do nothing."""
    cards = [face(entry) for entry in state.bonuses]
    if state.edition.last_events_count:
        cards += [face(entry) for entry in state.events + state.future]
    return sorted([number for number in cards if number in IMPACTS])


def final_points(state: ThroughTheAges, player: Player) -> list[tuple[int, int]]:
    """What the events of the end bring a player, by event."""
    return [(number, IMPACTS[number](state, player)) for number in final_events(state)]


def simple_points(player: Player) -> list[int]:
    """What the simple version counts at the end.

    Technologies of Age I, strength and happy faces twice, science and goods produced once.
    """
    technologies = 2 * technologies_of(player, AGE_I)
    goods = farm_output(player) + mine_output(player)
    return [technologies, 2 * player.strength, 2 * player.happiness, player.science_rate, goods]


def score_event(state: ThroughTheAges, event: int) -> None:
    """An event of Age III that is revealed in the game counts at once."""
    for player, culture in [(p, IMPACTS[event](state, p)) for p in state.in_order(state.current)]:
        score(state, player, [(event, culture)])


def score(state: ThroughTheAges, player: Player, points: list[tuple[int, int]]) -> None:
    """Culture for events of Age III, all together, so that their order does not matter; never below zero."""
    player.culture = max(player.culture + sum([culture for _, culture in points]), 0)
    for event, culture in points:
        state.emit(SCORED, player.seat, event, culture)


def end_game(state: ThroughTheAges) -> None:
    """Everything counts once, and the game is over; in ties the starting player comes first.

    "All events of Age III are applied", which leaves nobody below zero; then "the bonuses of the end of the
    game are scored (for example Bill Gates)".
    """
    state.current = state.in_order(0)[0].seat
    tallies = [(player, final_points(state, player)) for player in state.in_order(0)]
    for player, points in tallies:
        score(state, player, points)
        LEADER_OF[player.leader].game_ended(state, player)
        if state.edition.simple_bonuses:
            bonuses = simple_points(player)
            player.culture += sum(bonuses)
            for i in range(len(bonuses)):
                state.emit(BONUS_SCORED, player.seat, i, bonuses[i])
    state.bonuses = [hidden(face(entry), EVERYONE) for entry in state.bonuses]
    state.over = True
    state.steps.clear()
    state.shown = -1
    state.emit(GAME_OVER, state.current)


SOURCES: Final = ["culture"]


def scores(state: ThroughTheAges) -> list[Score]:
    """Every seat's culture if the game ended now; who resigned comes last. Equal culture shares the rank."""
    ended = state
    if not state.over:
        ended = state.copy()
        end_game(ended)
    standings = [(0 if player.resigned() else 1, player.culture) for player in ended.players]
    results: list[Score] = []
    for seat in range(len(standings)):
        culture = standings[seat][1]
        ahead = sum([1 for other in standings if other > standings[seat]])
        results.append(Score(seat, [("culture", culture)], culture, ahead + 1))
    return results
