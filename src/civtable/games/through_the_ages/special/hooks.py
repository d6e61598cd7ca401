"""What a single card can change in the general rules, and by card who answers.

A leader, wonder, pact or aggression with a way of its own is a class with what it does, registered here once.
The general rules ask `LEADER_OF[player.leader]` and name no card. The last place of a table is for none (-1).
"""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.cards.table import CARDS, WONDER_BIT
from civtable.games.through_the_ages.data import NONE
from civtable.games.through_the_ages.military.armies import army_strength
from civtable.games.through_the_ages.options import OPTION_KINDS
from civtable.games.through_the_ages.player import UNIT_RESOURCES_SPENT, Player
from civtable.games.through_the_ages.special.tally import Tally
from civtable.games.through_the_ages.state import ThroughTheAges


class Special:
    """A card that may have options of its own. As it is made, it changes nothing."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def offer(self, state: ThroughTheAges, player: Player, options: list[Option]) -> None:
        """Add what it offers in the action phase."""

    def no_use(self, state: ThroughTheAges, player: Player, option: Option) -> str:
        """The short key of the rule that forbids an option of its own."""
        return ""

    def use(self, state: ThroughTheAges, player: Player, option: Option) -> None:
        """Carry out an option of its own."""


class Leader(Special):
    """A leader. `player` is whom it leads."""

    __slots__ = ()

    # Ratings and armies.

    def tally(self, player: Player, tally: Tally) -> None:
        """Add what it does to ratings beside its numbers."""

    def tally_2006(self, player: Player, tally: Tally) -> None:
        """Add what it does in the edition of 2006."""
        self.tally(player, tally)

    def changes_urban_buildings(self) -> bool:
        """Whether what it does to ratings belongs to urban buildings."""
        return False

    def changes_stories(self) -> bool:
        """Whether that belongs to libraries and theaters."""
        return False

    def armies(self, player: Player, units: list[int]) -> int:
        """What the player's tactic adds to units."""
        return army_strength(units, player.edition.cards[player.tactic], False)

    def more_force(self, player: Player, units: list[int]) -> int:
        """What units are worth more when they are sent or given up."""
        return 0

    # Prices.

    def take_off(self, player: Player, card: int) -> int:
        """What is off the price of a card in the row."""
        return 0

    def most_off(self) -> int:
        """The most that can be off the space of a card in the row."""
        return 0

    def population_off(self) -> int:
        """What is off the food for a new worker."""
        return 0

    def build_off(self, player: Player, slot: int) -> int:
        """What is off the resources for an urban building."""
        return 0

    def science_off(self, player: Player, card: int) -> int:
        """What is off the science for a technology."""
        return 0

    def taxes_labs(self) -> bool:
        """Whether rivals pay more for labs and libraries."""
        return False

    def threatened_off(self, player: Player) -> int:
        """What is off the resources for a new unit under a declared war."""
        return 0

    # The action phase.

    def took(self, state: ThroughTheAges, player: Player, card: int) -> None:
        """A card has been taken into the hand."""

    def developed(self, state: ThroughTheAges, player: Player) -> None:
        """A technology has been developed."""

    def revolts_with_army(self) -> bool:
        """Whether a revolution takes military actions instead of civil ones."""
        return False

    def revolted(self, state: ThroughTheAges, player: Player) -> None:
        """A revolution is over."""

    def minds_unit_resources(self) -> bool:
        """Whether it matters if the resources for units of this turn have been used."""
        return False

    def arrived(self, state: ThroughTheAges, player: Player) -> None:
        """The leader has come into play."""

    def left(self, state: ThroughTheAges, player: Player) -> None:
        """The leader has left play."""

    def replaced(self, state: ThroughTheAges, player: Player) -> bool:
        """Another leader follows; whether something else comes instead of the refund."""
        return False

    # Beginning, production and end.

    def turn_began(self, state: ThroughTheAges, player: Player) -> None:
        """A turn has begun."""

    def production_began(self, state: ThroughTheAges, player: Player) -> None:
        """Production comes next."""

    def labs_are_mines(self) -> bool:
        """Whether labs of level I and higher produce and hold resources."""
        return False

    def balance_goods(self, player: Player) -> int:
        """The resources that Impact of Balance counts beside mines."""
        return 0

    def industry_goods(self, player: Player) -> int:
        """The resources that Impact of Industry counts beside mines."""
        return 0

    def game_ended(self, state: ThroughTheAges, player: Player) -> None:
        """The events of Age III have been counted."""

    # Politics and attacks.

    def politics_began(self, state: ThroughTheAges, player: Player) -> None:
        """A political action comes next."""

    def offer_politics(self, state: ThroughTheAges, player: Player, options: list[Option]) -> None:
        """Add the political actions that it allows."""

    def acts_again(self, player: Player) -> bool:
        """Whether a second political action follows."""
        return False

    def no_attack(self) -> str:
        """The short key of the rule that forbids all attacks."""
        return ""

    def attack_times(self) -> int:
        """How many times its price an attack on the player costs."""
        return 1

    def attacked(self, state: ThroughTheAges, player: Player) -> None:
        """Somebody attacks the player."""

    def defense_times(self, player: Player) -> int:
        """How many times its value a bonus card adds to a defence."""
        return 1

    def bonus_force(self, player: Player) -> int:
        """What a bonus card adds more to a colonizing force."""
        return 0

    def thrown_cards(self, player: Player) -> int:
        """How many other cards may be discarded for a colonizing force."""
        return 0


class Wonder(Special):
    """A wonder. `player` has completed it, unless something else is said."""

    __slots__ = ()

    def tally(self, player: Player, tally: Tally) -> None:
        """Add what it does to ratings beside its numbers."""

    def completed(self, state: ThroughTheAges, player: Player) -> None:
        """Its last stage has been built."""

    def completed_2006(self, state: ThroughTheAges, player: Player) -> None:
        """Its last stage has been built, in the edition of 2006."""
        self.completed(state, player)

    def take_off(self, player: Player) -> int:
        """What is off its own price in the row for a player who may take it."""
        return 0

    def lifts_faces(self) -> bool:
        """Whether happy faces elsewhere count more."""
        return False

    def doubles_best_mine(self) -> bool:
        """Whether one best mine produces twice."""
        return False


class Pact(Special):
    """A pact. `first` says that the player is its side A."""

    __slots__ = ()

    def rate(self, partner: Player, first: bool, strength: int, tally: Tally) -> None:
        """Add what it does to ratings; `strength` is that on the card."""

    def food(self, first: bool) -> int:
        """The food that it adds to production."""
        return 0

    def resources(self, first: bool) -> int:
        """The resources that it adds to production, or takes from it."""
        return 0

    def shares_science(self) -> bool:
        """Whether technologies are paid together."""
        return False

    def attack_change(self, first: bool, strength: int) -> int:
        """What it changes for the player who attacks the partner."""
        return 0

    def defense_change(self, first: bool, strength: int) -> int:
        """What it changes for the partner, when the player attacks."""
        return 0

    def war_change(self, strength: int) -> int:
        """What it adds for the player when a war on the partner is fought."""
        return 0

    def spares_second(self) -> bool:
        """Whether nobody may declare war on side B."""
        return False


class Aggression:
    """An aggression. Wars ask as well what they cost."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def price(self, attack: int, target: Player) -> int:
        """The military actions that an attack costs, as the card says."""
        return target.edition.cards[attack].cost

    def no_prey(self, target: Player) -> str:
        """The short key of what the target would need to have."""
        return ""

    def succeed(self, state: ThroughTheAges, attacker: Player, victim: Player) -> None:
        """What happens when it is not repelled."""


NOBODY: Final = Special(NONE)
LEADER_OF: Final[list[Leader]] = [Leader(NONE)] * (len(CARDS) + 1)
WONDER_OF: Final[list[Wonder]] = [Wonder(NONE)] * (len(CARDS) + 1)
PACT_OF: Final[list[Pact]] = [Pact(NONE)] * (len(CARDS) + 1)
AGGRESSION_OF: Final[list[Aggression]] = [Aggression(NONE)] * (len(CARDS) + 1)
"""[card]: what it changes; cards with numbers alone change nothing."""

IN_ACTIONS: Final[list[Special]] = [NOBODY] * OPTION_KINDS
IN_POLITICS: Final[list[Special]] = [NOBODY] * OPTION_KINDS
"""[kind of option]: the card whose option that is, in the action phase and in politics."""

OFFERING_WONDERS: Final[list[Wonder]] = []
OFFERING_PACTS: Final[list[Pact]] = []
"""Those with an option of their own in the action phase."""

LIFTING: Final[list[int]] = []
DOUBLING: Final[list[int]] = []
"""Wonders that lift happy faces, and that double the best mine."""


def register_leader(leader: Leader) -> None:
    """From now on this is what its card does; a second one is refused."""
    assert LEADER_OF[leader.card].card == NONE, CARDS[leader.card].id
    LEADER_OF[leader.card] = leader


def register_wonder(wonder: Wonder) -> None:
    """From now on this is what its card does; a second one is refused."""
    assert WONDER_OF[wonder.card].card == NONE, CARDS[wonder.card].id
    WONDER_OF[wonder.card] = wonder
    if wonder.lifts_faces():
        LIFTING.append(wonder.card)
    if wonder.doubles_best_mine():
        DOUBLING.append(wonder.card)


def register_pact(pact: Pact) -> None:
    """From now on this is what its card does; a second one is refused."""
    assert PACT_OF[pact.card].card == NONE, CARDS[pact.card].id
    PACT_OF[pact.card] = pact


def register_aggression(aggression: Aggression) -> None:
    """From now on this is what its card does; a second one is refused."""
    assert AGGRESSION_OF[aggression.card].card == NONE, CARDS[aggression.card].id
    AGGRESSION_OF[aggression.card] = aggression


def shown_marks(player: Player) -> int:
    """The marks that say something: those that only another leader would ask about are left out."""
    if LEADER_OF[player.leader].minds_unit_resources():
        return player.marks
    return player.marks & ~UNIT_RESOURCES_SPENT


def has_intact(player: Player, wonders: list[int]) -> bool:
    """Whether the player has completed one of these wonders and it is no ruin."""
    intact = player.wonders & ~player.ruins
    if intact:
        for wonder in wonders:
            if intact >> WONDER_BIT[wonder] & 1:
                return True
    return False
