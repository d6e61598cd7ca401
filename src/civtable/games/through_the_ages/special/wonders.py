"""The wonders that do more than their numbers say."""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.cards.table import (
    CARDS,
    SLOT_CULTURE,
    SLOT_SCIENCE,
    SLOT_STRENGTH,
    card,
)
from civtable.games.through_the_ages.civil.prices import no_population, pay_food, population_price
from civtable.games.through_the_ages.data import (
    ARTILLERY,
    FIRST_UNIT,
    FIRST_URBAN,
    INFANTRY,
    LAB,
    LEVELS,
    LIBRARY,
    NONE,
    SLOTS,
    THEATER,
)
from civtable.games.through_the_ages.options import LINER, LINER_SAILS
from civtable.games.through_the_ages.player import LEADER_REPLACED, LINER_USED, Player
from civtable.games.through_the_ages.ratings import workers_of
from civtable.games.through_the_ages.special.hooks import (
    IN_ACTIONS,
    LEADER_OF,
    OFFERING_WONDERS,
    Wonder,
    has_intact,
    register_wonder,
)
from civtable.games.through_the_ages.special.tally import Tally
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.verbs import gain_culture, gain_people


class GreatWall(Wonder):
    """Great Wall: stronger infantry and artillery."""

    def tally(self, player: Player, tally: Tally) -> None:
        """Each such unit has 1 strength more."""
        tally.strength += workers_of(player, INFANTRY) + workers_of(player, ARTILLERY)


class StPeters(Wonder):
    """St. Peter's Basilica: every other source of happy faces has one more; in 2006 each counts twice."""

    def lifts_faces(self) -> bool:
        """That is all it does."""
        return True


class TajMahal(Wonder):
    """Taj Mahal: in 2015 it costs less in the turn in which a leader is replaced."""

    def take_off(self, player: Player) -> int:
        """2 civil actions less."""
        return player.edition.taj_mahal_off if player.marks & LEADER_REPLACED else 0


class Railroad(Wonder):
    """Transcontinental Railroad: the best mine produces twice."""

    def doubles_best_mine(self) -> bool:
        """That is all it does."""
        return True


class OceanLiner(Wonder):
    """Ocean Liner Service: once a turn a person comes without an action, for less food or none."""

    def offer(self, state: ThroughTheAges, player: Player, options: list[Option]) -> None:
        """Once a turn."""
        if not self.no_use(state, player, LINER):
            options.append(LINER)

    def no_use(self, state: ThroughTheAges, player: Player, option: Option) -> str:
        """The wonder, once a turn, a token in the bank, and the food."""
        if not has_intact(player, [self.card]):
            return "no_liner"
        if player.marks & LINER_USED:
            return "once_a_turn"
        return no_population(player, player.edition.liner_food)

    def use(self, state: ThroughTheAges, player: Player, option: Option) -> None:
        """A person for less."""
        player.marks |= LINER_USED
        pay_food(player, population_price(player, state.edition.liner_food))
        gain_people(state, player, 1)


class SpaceFlight(Wonder):
    """First Space Flight: culture for knowledge."""

    def completed(self, state: ThroughTheAges, player: Player) -> None:
        """Culture equal to the levels of all technologies."""
        gain_culture(state, player, technology_levels(player), self.card)


def technology_levels(player: Player) -> int:
    """The levels of all technologies in play, with workers or not."""
    total = CARDS[player.government].age
    for slot in range(SLOTS):
        if player.has(slot):
            total += slot % LEVELS
    return total + sum([CARDS[special].age for special in player.specials if special != NONE])


class FastFood(Wonder):
    """Fast Food Chains: culture for workers."""

    def completed(self, state: ThroughTheAges, player: Player) -> None:
        """2 culture for each worker on farms and mines, 1 for each other."""
        farmers = sum(player.workers[: FIRST_URBAN * LEVELS])
        gain_culture(state, player, farmers + sum(player.workers), self.card)


class Hollywood(Wonder):
    """Hollywood: culture for stories."""

    def completed(self, state: ThroughTheAges, player: Player) -> None:
        """Twice the culture of theaters and libraries, with what Shakespeare, Bach or Chaplin add."""
        tally = Tally(0, 0)
        for slot in range(LIBRARY * LEVELS, (THEATER + 1) * LEVELS):
            tally.culture += player.workers[slot] * SLOT_CULTURE[slot]
        leader = LEADER_OF[player.leader]
        if leader.changes_stories():
            leader.tally(player, tally)
        gain_culture(state, player, 2 * tally.culture, self.card)

    def completed_2006(self, state: ThroughTheAges, player: Player) -> None:
        """2 culture for each level of theaters and libraries."""
        gain_culture(state, player, twice_the_levels(player, [THEATER, LIBRARY]), self.card)


class Internet(Wonder):
    """Internet: culture for urban buildings."""

    def completed(self, state: ThroughTheAges, player: Player) -> None:
        """The culture, science and strength of all urban buildings, with what the leader changes there."""
        tally = Tally(0, 0)
        for slot in range(FIRST_URBAN * LEVELS, FIRST_UNIT * LEVELS):
            each = SLOT_SCIENCE[slot] + SLOT_CULTURE[slot] + SLOT_STRENGTH[slot]
            tally.culture += player.workers[slot] * each
        leader = LEADER_OF[player.leader]
        if leader.changes_urban_buildings():
            leader.tally(player, tally)
        gain_culture(state, player, max(tally.culture + tally.science, 0), self.card)

    def completed_2006(self, state: ThroughTheAges, player: Player) -> None:
        """2 culture for each level of labs and libraries."""
        gain_culture(state, player, twice_the_levels(player, [LAB, LIBRARY]), self.card)


def twice_the_levels(player: Player, kinds: list[int]) -> int:
    """Twice the level of every worker on technologies of some kinds."""
    return 2 * sum(
        [level * player.workers[kind * LEVELS + level] for kind in kinds for level in range(LEVELS)]
    )


OCEAN_LINER: Final = OceanLiner(card("ocean_liner_service"))

register_wonder(GreatWall(card("great_wall")))
register_wonder(StPeters(card("st_peters_basilica")))
register_wonder(TajMahal(card("taj_mahal")))
register_wonder(Railroad(card("transcontinental_railroad")))
register_wonder(OCEAN_LINER)
register_wonder(SpaceFlight(card("first_space_flight")))
register_wonder(FastFood(card("fast_food_chains")))
register_wonder(Hollywood(card("hollywood")))
register_wonder(Internet(card("internet")))
OFFERING_WONDERS.append(OCEAN_LINER)
IN_ACTIONS[LINER_SAILS] = OCEAN_LINER
