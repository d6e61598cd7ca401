"""The leaders of Age I."""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.cards.table import CARDS, card
from civtable.games.through_the_ages.civil.development import build, grow
from civtable.games.through_the_ages.civil.prices import (
    build_price,
    food_for,
    no_civil,
    no_military,
    population_price,
    resources_for,
    use_civil,
    use_military,
)
from civtable.games.through_the_ages.data import (
    CAVALRY,
    FIRST_UNIT,
    LEVELS,
    NONE,
    SLOTS,
    TERRITORY,
    WONDER,
)
from civtable.games.through_the_ages.military.armies import army_strength, count_units
from civtable.games.through_the_ages.military.colonies import colonize
from civtable.games.through_the_ages.options import (
    BARBAROSSA_BUILDS,
    BARBAROSSA_SLOT,
    COLUMBUS_CARD,
    COLUMBUS_SAILS,
    card_of,
    technology_of,
)
from civtable.games.through_the_ages.player import COLUMBUS_USED, Player
from civtable.games.through_the_ages.ratings import completed_wonders, workers_of
from civtable.games.through_the_ages.special.hooks import IN_ACTIONS, IN_POLITICS, Leader, register_leader
from civtable.games.through_the_ages.special.scholars import BestLab
from civtable.games.through_the_ages.special.tally import Tally
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.verbs import gain_culture, gain_resources, remove_leader


class Columbus(Leader):
    """Columbus: a territory from the hand becomes a colony, once; in 2015 he leaves for it."""

    def offer_politics(self, state: ThroughTheAges, player: Player, options: list[Option]) -> None:
        """Any territory in hand."""
        if not player.marks & COLUMBUS_USED:
            last = NONE
            for held in player.army_hand:
                if held != last and CARDS[held].kind == TERRITORY:
                    options.append(COLUMBUS_CARD[held])
                last = held

    def no_use(self, state: ThroughTheAges, player: Player, option: Option) -> str:
        """A territory in hand, while he leads, once."""
        if card_of(option) not in player.army_hand:
            return "not_in_hand"
        if player.leader != self.card:
            return "not_your_leader"
        return "once_a_game" if player.marks & COLUMBUS_USED else ""

    def use(self, state: ThroughTheAges, player: Player, option: Option) -> None:
        """No force is sent."""
        territory = card_of(option)
        player.army_hand.remove(territory)
        if state.edition.columbus_stays:
            player.marks |= COLUMBUS_USED
        else:
            remove_leader(state, player)
        colonize(state, player, territory)


class Barbarossa(Leader):
    """Barbarossa: population and a unit together, each for one less, for one action."""

    def offer(self, state: ThroughTheAges, player: Player, options: list[Option]) -> None:
        """Any unit."""
        for slot in range(FIRST_UNIT * LEVELS, SLOTS):
            if not no_barbarossa(player, slot):
                options.append(BARBAROSSA_SLOT[slot])

    def no_use(self, state: ThroughTheAges, player: Player, option: Option) -> str:
        """While he leads."""
        if player.leader != self.card:
            return "not_your_leader"
        return no_barbarossa(player, technology_of(option))

    def use(self, state: ThroughTheAges, player: Player, option: Option) -> None:
        """In 2006 it is a civil action."""
        if state.edition.barbarossa_civil:
            use_civil(player, 1)
        else:
            use_military(player, 1)
        grow(state, player, 1)
        build(state, player, technology_of(option), 1)


def no_barbarossa(player: Player, slot: int) -> str:
    """The action, a token in the bank, the technology, food and resources."""
    paid = no_civil(player, 1) if player.edition.barbarossa_civil else no_military(player, 1)
    if paid:
        return paid
    if player.yellow == 0:
        return "no_yellow"
    if not player.has(slot):
        return "no_technology"
    if food_for(player) < population_price(player, 1):
        return "no_food"
    price = max(build_price(player, slot) - 1, 0)
    return "" if resources_for(player, True) >= price else "no_resources"


class Genghis(Leader):
    """Genghis Khan: in 2015 infantry rides, and strength gives culture; in 2006 all is about cavalry."""

    def tally_2006(self, player: Player, tally: Tally) -> None:
        """Each cavalry unit has 1 strength more and gives 1 culture."""
        riders = workers_of(player, CAVALRY)
        tally.strength += riders
        tally.culture += riders

    def armies(self, player: Player, units: list[int]) -> int:
        """Infantry may count as cavalry in armies; in 2006 no army counts."""
        if not player.edition.genghis_rides:
            return 0
        return army_strength(units, player.edition.cards[player.tactic], True)

    def more_force(self, player: Player, units: list[int]) -> int:
        """In 2006 cavalry is stronger wherever it goes."""
        return 0 if player.edition.genghis_rides else count_units(units, CAVALRY, 0)

    def production_began(self, state: ThroughTheAges, player: Player) -> None:
        """Among the two strongest, with two players the strongest, he gives 3 culture; ties are won."""
        if not state.edition.genghis_rides:
            return
        stronger = sum([1 for p in state.players if not p.resigned() and p.strength > player.strength])
        if stronger < (1 if state.in_game() == 2 else 2):
            gain_culture(state, player, 3, self.card)


class Joan(Leader):
    """Joan of Arc: faith gives strength; in 2015 she sees the next event, in 2006 attacks on her cost."""

    def tally(self, player: Player, tally: Tally) -> None:
        """1 strength for each happy face on temples and government."""
        tally.strength += tally.temple_faces + tally.government_faces

    def tally_2006(self, player: Player, tally: Tally) -> None:
        """1 strength for each happy face on temples."""
        tally.strength += tally.temple_faces

    def politics_began(self, state: ThroughTheAges, player: Player) -> None:
        """Before a political action she looks at the next event."""
        if state.events and state.edition.joan_looks:
            player.peeked = 1
            state.shown |= 1 << player.seat

    def attacked(self, state: ThroughTheAges, player: Player) -> None:
        """She gains culture, in 2015 none."""
        gain_culture(state, player, state.edition.joan_attacked, self.card)


class Leonardo(BestLab):
    """Leonardo: the best lab or library, and resources for technologies."""

    def developed(self, state: ThroughTheAges, player: Player) -> None:
        """1 resource."""
        gain_resources(state, player, 1)


class Michelangelo(Leader):
    """Michelangelo: faces give culture, and wonders cost less in the row."""

    def tally(self, player: Player, tally: Tally) -> None:
        """1 culture for each happy face on temples, theaters and wonders."""
        tally.culture += tally.temple_faces + tally.theater_faces + tally.wonder_faces

    def take_off(self, player: Player, card: int) -> int:
        """Completed wonders cost nothing more; in 2006 one civil action less instead."""
        if CARDS[card].kind != WONDER:
            return 0
        off = player.edition.michelangelo_off
        return off if off else completed_wonders(player)

    def most_off(self) -> int:
        """That of 2006; in 2015 nothing is off the space itself."""
        return 1


COLUMBUS: Final = Columbus(card("christopher_columbus"))
BARBAROSSA: Final = Barbarossa(card("frederick_barbarossa"))

register_leader(COLUMBUS)
register_leader(BARBAROSSA)
register_leader(Genghis(card("genghis_khan")))
register_leader(Joan(card("joan_of_arc")))
register_leader(Leonardo(card("leonardo_da_vinci")))
register_leader(Michelangelo(card("michelangelo")))
IN_POLITICS[COLUMBUS_SAILS] = COLUMBUS
IN_ACTIONS[BARBAROSSA_BUILDS] = BARBAROSSA
