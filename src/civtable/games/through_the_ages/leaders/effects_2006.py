"""Leaders and wonders that work otherwise in the edition of 2006."""

from civtable.games.through_the_ages.cards.table import (
    COOK,
    GENGHIS,
    HOLLYWOOD,
    HOMER,
    INTERNET,
    JOAN,
    NAPOLEON,
    SHAKESPEARE,
    WARRIORS,
    slot_of,
)
from civtable.games.through_the_ages.data import CAVALRY, LAB, LEVELS, LIBRARY, NONE, THEATER
from civtable.games.through_the_ages.leaders.tally import Tally, in_2006
from civtable.games.through_the_ages.military.armies import best_army
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import pairs_give_culture, units_of, workers_of
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.verbs import gain_culture


@in_2006(HOMER)
def warriors_give_culture(player: Player, tally: Tally) -> None:
    """Homer: up to two Warriors give 1 culture each."""
    tally.culture += min(player.workers[slot_of(WARRIORS)], 2)


@in_2006(GENGHIS)
def riders_give_strength_and_culture(player: Player, tally: Tally) -> None:
    """Genghis Khan: each cavalry unit has 1 strength more and gives 1 culture."""
    riders = workers_of(player, CAVALRY)
    tally.strength += riders
    tally.culture += riders


@in_2006(JOAN)
def temples_give_strength(player: Player, tally: Tally) -> None:
    """Joan of Arc: 1 strength for each happy face on temples."""
    tally.strength += tally.temple_faces


@in_2006(SHAKESPEARE)
def libraries_and_pairs_give_culture(player: Player, tally: Tally) -> None:
    """Shakespeare: 1 culture for each library, and 2 for each pair of a library and a theater."""
    pairs_give_culture(player, tally)
    tally.culture += workers_of(player, LIBRARY)


@in_2006(COOK)
def each_colony_gives_two_culture(player: Player, tally: Tally) -> None:
    """Cook: 2 culture for each colony."""
    tally.culture += 2 * bin(player.colonies).count("1")


@in_2006(NAPOLEON)
def best_army_counts_twice(player: Player, tally: Tally) -> None:
    """Napoleon: what the tactic gives to the best army counts once more."""
    if player.tactic != NONE:
        tally.strength += best_army(units_of(player), player.edition.cards[player.tactic])


def twice_the_levels(player: Player, kinds: list[int]) -> int:
    """Twice the level of every worker on technologies of some kinds."""
    return 2 * sum(
        [level * player.workers[kind * LEVELS + level] for kind in kinds for level in range(LEVELS)]
    )


def hollywood_shows_levels(state: ThroughTheAges, player: Player) -> None:
    """Hollywood: 2 culture for each level of theaters and libraries."""
    gain_culture(state, player, twice_the_levels(player, [THEATER, LIBRARY]), HOLLYWOOD)


def internet_joins_labs_and_libraries(state: ThroughTheAges, player: Player) -> None:
    """Internet: 2 culture for each level of labs and libraries."""
    gain_culture(state, player, twice_the_levels(player, [LAB, LIBRARY]), INTERNET)
