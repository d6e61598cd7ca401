"""Scholars: what leaders of three ages have in common."""

from civtable.games.through_the_ages.data import LAB, LIBRARY
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import best_level
from civtable.games.through_the_ages.special.hooks import Leader
from civtable.games.through_the_ages.special.tally import Tally


class BestLab(Leader):
    """Leonardo, Newton, Einstein: the best lab or library gives extra science equal to its level."""

    def tally(self, player: Player, tally: Tally) -> None:
        """Its level once."""
        tally.science += max(best_level(player, LAB), best_level(player, LIBRARY), 0)

    def changes_urban_buildings(self) -> bool:
        """It is the building that gives more."""
        return True
