"""The leaders of Age II."""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.cards.table import CARDS, card
from civtable.games.through_the_ages.civil.development import upgrade
from civtable.games.through_the_ages.civil.prices import (
    no_civil,
    no_room,
    no_upgrade,
    recover_civil,
    resources_for,
    use_civil,
)
from civtable.games.through_the_ages.data import (
    FIRST_UNIT,
    FIRST_URBAN,
    LEVELS,
    LIBRARY,
    NONE,
    SLOTS,
    THEATER,
)
from civtable.games.through_the_ages.military.armies import best_army
from civtable.games.through_the_ages.options import BACH_SLOTS, BACH_UPGRADES, better_of, technology_of
from civtable.games.through_the_ages.player import BACH_USED, Player
from civtable.games.through_the_ages.ratings import civil_left, units_of, workers_of
from civtable.games.through_the_ages.special.hooks import IN_ACTIONS, Leader, register_leader
from civtable.games.through_the_ages.special.scholars import BestLab
from civtable.games.through_the_ages.special.tally import Tally
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.verbs import gain_culture


class Shakespeare(Leader):
    """Shakespeare: libraries and theaters give more together, and in 2015 cost less."""

    def tally(self, player: Player, tally: Tally) -> None:
        """2 culture for each pair of a library and a theater."""
        tally.culture += 2 * min(workers_of(player, LIBRARY), workers_of(player, THEATER))

    def tally_2006(self, player: Player, tally: Tally) -> None:
        """The same, and 1 culture for each library."""
        self.tally(player, tally)
        tally.culture += workers_of(player, LIBRARY)

    def changes_urban_buildings(self) -> bool:
        """Libraries and theaters."""
        return True

    def changes_stories(self) -> bool:
        """Libraries and theaters."""
        return True

    def build_off(self, player: Player, slot: int) -> int:
        """1 resource less."""
        return player.edition.shakespeare_off if helps(player, slot // LEVELS) else 0

    def science_off(self, player: Player, card: int) -> int:
        """1 science less."""
        return player.edition.shakespeare_off if helps(player, CARDS[card].kind) else 0


def helps(player: Player, kind: int) -> bool:
    """With a library, theaters are cheaper; with a theater, libraries are."""
    if kind == THEATER:
        return workers_of(player, LIBRARY) > 0
    return kind == LIBRARY and workers_of(player, THEATER) > 0


class Newton(BestLab):
    """Newton: the best lab or library, and civil actions for technologies."""

    def developed(self, state: ThroughTheAges, player: Player) -> None:
        """A civil action comes back."""
        recover_civil(player)


class Cook(Leader):
    """Cook: colonies give culture, and are easier to take."""

    def tally(self, player: Player, tally: Tally) -> None:
        """2 culture for the first colony, 1 for each other."""
        colonies = bin(player.colonies).count("1")
        tally.culture += colonies + 1 if colonies else 0

    def tally_2006(self, player: Player, tally: Tally) -> None:
        """2 culture for each colony."""
        tally.culture += 2 * bin(player.colonies).count("1")

    def bonus_force(self, player: Player) -> int:
        """In 2006 bonus cards add 1 more."""
        return player.edition.cook_bonus

    def thrown_cards(self, player: Player) -> int:
        """In 2015 two other cards add 1 each."""
        return player.edition.thrown_cards


class Bach(Leader):
    """Bach: theaters give more and cost less; in 2015 other urban buildings may become theaters."""

    def tally(self, player: Player, tally: Tally) -> None:
        """Each theater gives 1 culture more."""
        tally.culture += workers_of(player, THEATER)

    def changes_urban_buildings(self) -> bool:
        """Theaters."""
        return True

    def changes_stories(self) -> bool:
        """Theaters."""
        return True

    def build_off(self, player: Player, slot: int) -> int:
        """In 2006 theaters cost 1 resource less."""
        return player.edition.bach_resources if slot // LEVELS == THEATER else 0

    def science_off(self, player: Player, card: int) -> int:
        """Theaters cost 2 science less, in 2006 1."""
        return player.edition.bach_science if CARDS[card].kind == THEATER else 0

    def offer(self, state: ThroughTheAges, player: Player, options: list[Option]) -> None:
        """Every theater of at least the level of the building."""
        if player.marks & BACH_USED or not civil_left(player):
            return
        for old in range(FIRST_URBAN * LEVELS, THEATER * LEVELS):
            if player.workers[old]:
                for new in range(THEATER * LEVELS + old % LEVELS, (THEATER + 1) * LEVELS):
                    if player.has(new) and not no_bach(player, old, new):
                        options.append(BACH_SLOTS[old][new])

    def no_use(self, state: ThroughTheAges, player: Player, option: Option) -> str:
        """A civil action, while he leads."""
        lacking = no_civil(player, 1)
        if lacking:
            return lacking
        if player.leader != self.card:
            return "not_your_leader"
        return no_bach(player, technology_of(option), better_of(option))

    def use(self, state: ThroughTheAges, player: Player, option: Option) -> None:
        """An upgrade across kinds."""
        use_civil(player, 1)
        player.marks |= BACH_USED
        upgrade(state, player, technology_of(option), better_of(option), 0)


def no_bach(player: Player, old: int, new: int) -> str:
    """Once a turn an urban building becomes a theater of at least its level."""
    if not player.edition.bach_turns:
        return "not_your_leader"
    if player.marks & BACH_USED:
        return "once_a_turn"
    return no_room(player, new) or no_upgrade(player, old, new, 0, resources_for(player, False))


class Robespierre(Leader):
    """Robespierre: revolutions take military actions."""

    def revolts_with_army(self) -> bool:
        """All of them."""
        return True

    def revolted(self, state: ThroughTheAges, player: Player) -> None:
        """In 2015 3 culture; in 2006 what Patriotism gave this turn is gone too."""
        if state.edition.army_revolts_take_all:
            player.extra_military = 0
        gain_culture(state, player, state.edition.robespierre_culture, self.card)


class Napoleon(Leader):
    """Napoleon: a stronger army."""

    def tally(self, player: Player, tally: Tally) -> None:
        """2 strength for each kind of unit."""
        for kind in range(FIRST_UNIT, SLOTS // LEVELS):
            if workers_of(player, kind):
                tally.strength += 2

    def tally_2006(self, player: Player, tally: Tally) -> None:
        """What the tactic gives to the best army counts once more."""
        if player.tactic != NONE:
            tally.strength += best_army(units_of(player), player.edition.cards[player.tactic])


BACH: Final = Bach(card("j_s_bach"))

register_leader(Shakespeare(card("william_shakespeare")))
register_leader(Newton(card("isaac_newton")))
register_leader(Cook(card("james_cook")))
register_leader(BACH)
register_leader(Robespierre(card("maximilien_robespierre")))
register_leader(Napoleon(card("napoleon_bonaparte")))
IN_ACTIONS[BACH_UPGRADES] = BACH
