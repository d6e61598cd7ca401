"""One civilization: everything that lies before a player. No rules."""

from typing import Final

from civtable.games.through_the_ages.cards.table import (
    AGRICULTURE,
    BRONZE,
    DESPOTISM,
    PHILOSOPHY,
    WARRIORS,
    slot_of,
)
from civtable.games.through_the_ages.data import LAB, LEVELS, NONE, SLOTS, UNUSED_START
from civtable.games.through_the_ages.editions import Edition

STORES: Final = (LAB + 1) * LEVELS
"""Slots that can hold blue tokens: farms, mines, and labs for Bill Gates and Tesla."""

# What a player may do only once a turn, and other marks; a set is an int, one bit each.
HAMMURABI_USED: Final = 1
BACH_USED: Final = 2
LINER_USED: Final = 4
CHURCHILL_USED: Final = 8
TACTIC_USED: Final = 16
LEADER_REPLACED: Final = 32
TRADE_USED: Final = 64
ONCE_A_TURN: Final = 127
ACTED_TWICE: Final = 128  # in politics, once a game
POLITICS_LOST: Final = 256  # the next political action was traded away
RESIGNED: Final = 512
EXCLUSIVE: Final = 1024  # the tactic has not been shared yet
UNIT_RESOURCES_SPENT: Final = 2048  # this turn; asked only when the leader leaves who gives them each turn
COLUMBUS_USED: Final = 4096  # once a game, where he stays
EXTRA_SPENT: Final = 8192  # a military action of this turn only, where revolutions ask for it


class Player:
    """One civilization: points, tokens, technologies with workers, cards in play and in hand.

    A new field is a line in `__init__`, where it stands for nothing yet; scripts/player_fields.py writes the
    rest of what has to know all fields.
    """

    def __init__(
        self,
        edition: Edition,
        seat: int,
        workers: list[int],
        stored: list[int],
        specials: list[int],
        hand: list[int],
        fresh: list[int],
        army_hand: list[int],
    ) -> None:
        self.seat = seat
        self.culture = 0
        self.science = 0
        self.yellow = 0  # tokens in the bank
        self.unused = 0  # workers on no card
        self.blue = 0  # tokens in the bank
        self.workers = workers  # by slot
        self.techs = 0  # set of slots whose technology is in play
        self.stored = stored  # blue tokens by slot
        self.government = NONE
        self.specials = specials  # by type; -1 if none
        self.leader = NONE
        self.leaders_taken = 0  # set of ages
        self.wonders = 0  # set of completed wonders, ruined ones included
        self.ruins = 0
        self.leader_under = NONE  # the wonder that a replaced leader lies beneath; -1 if none
        self.building = NONE  # the unfinished wonder; -1 if none
        self.built = 0  # its stages
        self.colonies = 0  # set of territories
        self.hand = hand  # civil cards, in order of their numbers
        self.fresh = fresh  # action cards taken in this action phase
        self.army_hand = army_hand  # military cards, in order of their numbers
        self.tactic = NONE
        self.civil_used = 0
        self.military_used = 0
        self.extra_civil = 0  # for this turn
        self.extra_military = 0
        self.unit_resources = 0
        self.unit_science = 0
        self.wild_food = 0  # one resource laid down to count as food, by pact
        self.wild_resources = 0
        self.marks = 0
        self.war = NONE  # the war declared and not yet resolved; -1 if none
        self.war_on = NONE
        self.pact = NONE  # in this player's area; -1 if none
        self.pact_with = NONE
        self.pact_first = NONE  # the seat that is side A
        self.peeked = 0  # 1 while this player knows the top current event
        self.shown_pacts = 0  # set of pacts in hand that all have seen, see `PACT_BIT`
        self.yellow_owned = 0  # all tokens, wherever they are
        self.blue_owned = 0
        # From here on it follows from the rest or never changes, and is no part of the key.
        self.science_rate = 0
        self.culture_rate = 0
        self.strength = 0
        self.happiness = 0
        self.civil_total = 0
        self.military_total = 0
        self.edition = edition
        self.lab_tax = 0  # resources more for labs and libraries while a rival has Tesla
        self.units_off = 0  # resources less for a new unit, for Churchill under a declared war

    def has(self, slot: int) -> bool:
        """Whether the technology of a slot is in play."""
        return self.techs >> slot & 1 == 1

    def resigned(self) -> bool:
        """Whether this player has left the game."""
        return self.marks & RESIGNED != 0

    # Written by scripts/player_fields.py.

    __slots__ = (
        *("seat", "culture", "science", "yellow", "unused", "blue", "workers", "techs", "stored"),
        *("government", "specials", "leader", "leaders_taken", "wonders", "ruins", "leader_under"),
        *("building", "built", "colonies", "hand", "fresh", "army_hand", "tactic", "civil_used"),
        *("military_used", "extra_civil", "extra_military", "unit_resources", "unit_science"),
        *("wild_food", "wild_resources", "marks", "war", "war_on", "pact", "pact_with", "pact_first"),
        *("peeked", "shown_pacts", "yellow_owned", "blue_owned", "science_rate", "culture_rate"),
        *("strength", "happiness", "civil_total", "military_total", "edition", "lab_tax", "units_off"),
    )

    def copy(self) -> "Player":
        """An independent player."""
        other = Player(
            self.edition,
            self.seat,
            self.workers[:],
            self.stored[:],
            self.specials[:],
            self.hand[:],
            self.fresh[:],
            self.army_hand[:],
        )
        other.culture = self.culture
        other.science = self.science
        other.yellow = self.yellow
        other.unused = self.unused
        other.blue = self.blue
        other.techs = self.techs
        other.government = self.government
        other.leader = self.leader
        other.leaders_taken = self.leaders_taken
        other.wonders = self.wonders
        other.ruins = self.ruins
        other.leader_under = self.leader_under
        other.building = self.building
        other.built = self.built
        other.colonies = self.colonies
        other.tactic = self.tactic
        other.civil_used = self.civil_used
        other.military_used = self.military_used
        other.extra_civil = self.extra_civil
        other.extra_military = self.extra_military
        other.unit_resources = self.unit_resources
        other.unit_science = self.unit_science
        other.wild_food = self.wild_food
        other.wild_resources = self.wild_resources
        other.marks = self.marks
        other.war = self.war
        other.war_on = self.war_on
        other.pact = self.pact
        other.pact_with = self.pact_with
        other.pact_first = self.pact_first
        other.peeked = self.peeked
        other.shown_pacts = self.shown_pacts
        other.yellow_owned = self.yellow_owned
        other.blue_owned = self.blue_owned
        other.science_rate = self.science_rate
        other.culture_rate = self.culture_rate
        other.strength = self.strength
        other.happiness = self.happiness
        other.civil_total = self.civil_total
        other.military_total = self.military_total
        other.lab_tax = self.lab_tax
        other.units_off = self.units_off
        return other

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        return (
            *(self.seat, self.culture, self.science, self.yellow, self.unused, self.blue),
            *(tuple(self.workers), self.techs, tuple(self.stored), self.government, tuple(self.specials)),
            *(self.leader, self.leaders_taken, self.wonders, self.ruins, self.leader_under, self.building),
            *(self.built, self.colonies, tuple(self.hand), tuple(self.fresh), tuple(self.army_hand)),
            *(self.tactic, self.civil_used, self.military_used, self.extra_civil, self.extra_military),
            *(self.unit_resources, self.unit_science, self.wild_food, self.wild_resources, self.marks),
            *(self.war, self.war_on, self.pact, self.pact_with, self.pact_first, self.peeked),
            *(self.shown_pacts, self.yellow_owned, self.blue_owned),
        )

    # End of what is written.


def new_player(edition: Edition, seat: int) -> Player:
    """The player board at the start: six technologies, six workers on them, one unused."""
    player = Player(edition, seat, [0] * SLOTS, [0] * STORES, [NONE] * 4, [], [], [])
    player.yellow = edition.yellow_start
    player.unused = UNUSED_START
    player.blue = edition.blue_start
    player.workers[slot_of(AGRICULTURE)] = 2
    player.workers[slot_of(BRONZE)] = 2
    player.workers[slot_of(PHILOSOPHY)] = 1
    player.workers[slot_of(WARRIORS)] = 1
    for slot in (slot_of(AGRICULTURE), slot_of(BRONZE), LAB * LEVELS, (LAB + 1) * LEVELS, slot_of(WARRIORS)):
        player.techs |= 1 << slot
    player.government = DESPOTISM
    player.yellow_owned = edition.yellow_start + UNUSED_START + 6
    player.blue_owned = edition.blue_start
    return player
