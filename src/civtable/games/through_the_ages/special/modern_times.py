"""The leaders of Age III."""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.cards.table import SLOT_CULTURE, card
from civtable.games.through_the_ages.civil.prices import is_unit_technology
from civtable.games.through_the_ages.data import LAB, LEVELS, NONE, THEATER
from civtable.games.through_the_ages.options import CHURCHILL_CHOICE, CHURCHILL_SPEAKS, speech_of
from civtable.games.through_the_ages.player import CHURCHILL_USED, Player
from civtable.games.through_the_ages.politics.impacts import score
from civtable.games.through_the_ages.ratings import best_level
from civtable.games.through_the_ages.special.hooks import IN_ACTIONS, Leader, register_leader
from civtable.games.through_the_ages.special.scholars import BestLab
from civtable.games.through_the_ages.special.tally import Tally
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.verbs import gain_culture


class Churchill(Leader):
    """Churchill: in 2015 culture or help for the army each turn; in 2006 cheaper units, stronger defence."""

    def offer(self, state: ThroughTheAges, player: Player, options: list[Option]) -> None:
        """One or the other."""
        if not no_churchill(player):
            options += CHURCHILL_CHOICE

    def no_use(self, state: ThroughTheAges, player: Player, option: Option) -> str:
        """While he leads, once a turn."""
        return no_churchill(player) if player.leader == self.card else "not_your_leader"

    def use(self, state: ThroughTheAges, player: Player, option: Option) -> None:
        """3 culture, or 3 science and 3 resources for units in this turn."""
        player.marks |= CHURCHILL_USED
        if speech_of(option) == 0:
            gain_culture(state, player, 3, self.card)
        else:
            player.unit_science += 3
            player.unit_resources += 3

    def science_off(self, player: Player, card: int) -> int:
        """In 2006 unit technologies cost 3 science less."""
        return player.edition.churchill_science if is_unit_technology(card) else 0

    def threatened_off(self, player: Player) -> int:
        """In 2006 a unit costs 2 resources less under a declared war."""
        return player.edition.churchill_units

    def defense_times(self, player: Player) -> int:
        """In 2006 bonus cards count twice in a defence."""
        return player.edition.churchill_defense


def no_churchill(player: Player) -> str:
    """Once a turn."""
    if not player.edition.churchill_speaks:
        return "not_your_leader"
    return "once_a_turn" if player.marks & CHURCHILL_USED else ""


class Einstein(BestLab):
    """Einstein: the best lab or library, and culture for technologies."""

    def developed(self, state: ThroughTheAges, player: Player) -> None:
        """3 culture."""
        gain_culture(state, player, 3, self.card)


class Entertainer(Leader):
    """Chaplin, Rock & Roll Icon: one best theater gives its culture twice."""

    def tally(self, player: Player, tally: Tally) -> None:
        """Once more."""
        level = best_level(player, THEATER)
        if level != NONE:
            tally.culture += SLOT_CULTURE[THEATER * LEVELS + level]

    def changes_urban_buildings(self) -> bool:
        """A theater."""
        return True

    def changes_stories(self) -> bool:
        """A theater."""
        return True


class GameDesigner(Leader):
    """Sid Meier, Game Designer: labs give culture."""

    def tally(self, player: Player, tally: Tally) -> None:
        """Each lab gives culture equal to its level and 1 science less."""
        for level in range(LEVELS):
            labs = player.workers[LAB * LEVELS + level]
            tally.culture += labs * level
            tally.science -= labs

    def changes_urban_buildings(self) -> bool:
        """Labs."""
        return True


class Gandhi(Leader):
    """Gandhi: he attacks nobody, and attacks on him cost twice as much."""

    def no_attack(self) -> str:
        """He attacks nobody."""
        return "gandhi"

    def attack_times(self) -> int:
        """Twice as many military actions."""
        return 2


def lab_levels(player: Player) -> int:
    """The levels of all labs, each worker for itself."""
    return sum([level * player.workers[LAB * LEVELS + level] for level in range(LEVELS)])


class Gates(Leader):
    """Bill Gates: labs are mines, and pay culture when he goes or the game ends."""

    def labs_are_mines(self) -> bool:
        """Those of level I and higher."""
        return True

    def left(self, state: ThroughTheAges, player: Player) -> None:
        """Culture equal to the levels of labs."""
        gain_culture(state, player, lab_levels(player), self.card)

    def game_ended(self, state: ThroughTheAges, player: Player) -> None:
        """The same at the end of the game."""
        score(state, player, [(self.card, lab_levels(player))])

    def balance_goods(self, player: Player) -> int:
        """What labs produce counts."""
        return lab_levels(player)


class Tesla(Leader):
    """Tesla: labs are mines, and rivals pay more for labs and libraries."""

    def labs_are_mines(self) -> bool:
        """Those of level I and higher."""
        return True

    def taxes_labs(self) -> bool:
        """1 resource more."""
        return True

    def industry_goods(self, player: Player) -> int:
        """What labs produce counts."""
        return lab_levels(player)


CHURCHILL: Final = Churchill(card("winston_churchill"))

register_leader(CHURCHILL)
register_leader(Einstein(card("albert_einstein")))
register_leader(Entertainer(card("charlie_chaplin")))
register_leader(Entertainer(card("rock_and_roll_icon")))
register_leader(GameDesigner(card("sid_meier")))
register_leader(GameDesigner(card("game_designer")))
register_leader(Gandhi(card("mahatma_gandhi")))
register_leader(Gates(card("bill_gates")))
register_leader(Tesla(card("nikola_tesla")))
IN_ACTIONS[CHURCHILL_SPEAKS] = CHURCHILL
