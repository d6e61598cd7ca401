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
CAESAR_USED: Final = 128  # once a game
POLITICS_LOST: Final = 256  # the next political action was traded away
RESIGNED: Final = 512
EXCLUSIVE: Final = 1024  # the tactic has not been shared yet
HOMER_SPENT: Final = 2048  # the resource for units that Homer gives this turn
COLUMBUS_USED: Final = 4096  # once a game, where he stays
EXTRA_SPENT: Final = 8192  # a military action of this turn only, where revolutions ask for it


class Player:
    """One civilization: points, tokens, technologies with workers, cards in play and in hand."""

    __slots__ = (
        *(
            "seat",
            "culture",
            "science",
            "yellow",
            "unused",
            "blue",
            "workers",
            "techs",
            "stored",
            "government",
        ),
        *("specials", "leader", "leaders_taken", "wonders", "ruins", "homer_under", "building", "built"),
        *("colonies", "hand", "fresh", "army_hand", "tactic", "civil_used", "military_used", "extra_civil"),
        *("extra_military", "unit_resources", "unit_science", "wild_food", "wild_resources", "marks"),
        *("war", "war_on", "pact", "pact_with", "pact_first", "peeked", "shown_pacts"),
        *("yellow_owned", "blue_owned"),
        *("science_rate", "culture_rate", "strength", "happiness", "civil_total", "military_total"),
        *("edition", "lab_tax", "units_off"),
    )

    def __init__(
        self,
        seat: int,
        culture: int,
        science: int,
        yellow: int,
        unused: int,
        blue: int,
        workers: list[int],
        techs: int,
        stored: list[int],
        government: int,
        specials: list[int],
        leader: int,
        leaders_taken: int,
        wonders: int,
        ruins: int,
        homer_under: int,
        building: int,
        built: int,
        colonies: int,
        hand: list[int],
        fresh: list[int],
        army_hand: list[int],
        tactic: int,
        civil_used: int,
        military_used: int,
        extra_civil: int,
        extra_military: int,
        unit_resources: int,
        unit_science: int,
        wild_food: int,
        wild_resources: int,
        marks: int,
        war: int,
        war_on: int,
        pact: int,
        pact_with: int,
        pact_first: int,
        peeked: int,
        shown_pacts: int,
        yellow_owned: int,
        blue_owned: int,
        science_rate: int,
        culture_rate: int,
        strength: int,
        happiness: int,
        civil_total: int,
        military_total: int,
        edition: Edition,
        lab_tax: int,
        units_off: int,
    ) -> None:
        self.seat = seat
        self.culture = culture
        self.science = science
        self.yellow = yellow  # tokens in the bank
        self.unused = unused  # workers on no card
        self.blue = blue  # tokens in the bank
        self.workers = workers  # by slot
        self.techs = techs  # set of slots whose technology is in play
        self.stored = stored  # blue tokens by slot
        self.government = government
        self.specials = specials  # by type; -1 if none
        self.leader = leader
        self.leaders_taken = leaders_taken  # set of ages
        self.wonders = wonders  # set of completed wonders, ruined ones included
        self.ruins = ruins
        self.homer_under = homer_under  # wonder; -1 if none
        self.building = building  # the unfinished wonder; -1 if none
        self.built = built  # its stages
        self.colonies = colonies  # set of territories
        self.hand = hand  # civil cards, in order of their numbers
        self.fresh = fresh  # action cards taken in this action phase
        self.army_hand = army_hand  # military cards, in order of their numbers
        self.tactic = tactic
        self.civil_used = civil_used
        self.military_used = military_used
        self.extra_civil = extra_civil  # for this turn
        self.extra_military = extra_military
        self.unit_resources = unit_resources
        self.unit_science = unit_science
        self.wild_food = wild_food  # one resource laid down to count as food, by pact
        self.wild_resources = wild_resources
        self.marks = marks
        self.war = war  # the war declared and not yet resolved; -1 if none
        self.war_on = war_on
        self.pact = pact  # in this player's area; -1 if none
        self.pact_with = pact_with
        self.pact_first = pact_first  # the seat that is side A
        self.peeked = peeked  # 1 while this player knows the top current event
        self.shown_pacts = shown_pacts  # set of pacts in hand that all have seen, see `PACT_BIT`
        self.yellow_owned = yellow_owned  # all tokens, wherever they are
        self.blue_owned = blue_owned
        self.science_rate = science_rate  # from here on worked out by `ratings.refresh`
        self.culture_rate = culture_rate
        self.strength = strength
        self.happiness = happiness
        self.civil_total = civil_total
        self.military_total = military_total
        self.edition = edition
        self.lab_tax = lab_tax  # resources more for labs and libraries while a rival has Tesla
        self.units_off = units_off  # resources less for a new unit, for Churchill under a declared war

    def copy(self) -> "Player":
        """An independent player."""
        return Player(
            self.seat,
            self.culture,
            self.science,
            self.yellow,
            self.unused,
            self.blue,
            self.workers[:],
            self.techs,
            self.stored[:],
            self.government,
            self.specials[:],
            self.leader,
            self.leaders_taken,
            self.wonders,
            self.ruins,
            self.homer_under,
            self.building,
            self.built,
            self.colonies,
            self.hand[:],
            self.fresh[:],
            self.army_hand[:],
            self.tactic,
            self.civil_used,
            self.military_used,
            self.extra_civil,
            self.extra_military,
            self.unit_resources,
            self.unit_science,
            self.wild_food,
            self.wild_resources,
            self.marks,
            self.war,
            self.war_on,
            self.pact,
            self.pact_with,
            self.pact_first,
            self.peeked,
            self.shown_pacts,
            self.yellow_owned,
            self.blue_owned,
            self.science_rate,
            self.culture_rate,
            self.strength,
            self.happiness,
            self.civil_total,
            self.military_total,
            self.edition,
            self.lab_tax,
            self.units_off,
        )

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        return (
            *(
                self.seat,
                self.culture,
                self.science,
                self.yellow,
                self.unused,
                self.blue,
                tuple(self.workers),
            ),
            *(self.techs, tuple(self.stored), self.government, tuple(self.specials), self.leader),
            *(self.leaders_taken, self.wonders, self.ruins, self.homer_under, self.building, self.built),
            *(self.colonies, tuple(self.hand), tuple(self.fresh), tuple(self.army_hand), self.tactic),
            *(self.civil_used, self.military_used, self.extra_civil, self.extra_military),
            *(self.unit_resources, self.unit_science, self.wild_food, self.wild_resources, self.marks),
            *(self.war, self.war_on, self.pact, self.pact_with, self.pact_first, self.peeked),
            *(self.shown_pacts, self.yellow_owned, self.blue_owned),
        )

    def has(self, slot: int) -> bool:
        """Whether the technology of a slot is in play."""
        return self.techs >> slot & 1 == 1

    def resigned(self) -> bool:
        """Whether this player has left the game."""
        return self.marks & RESIGNED != 0


def new_player(edition: Edition, seat: int) -> Player:
    """The player board at the start: six technologies, six workers on them, one unused."""
    workers = [0] * SLOTS
    workers[slot_of(AGRICULTURE)] = 2
    workers[slot_of(BRONZE)] = 2
    workers[slot_of(PHILOSOPHY)] = 1
    workers[slot_of(WARRIORS)] = 1
    techs = 0
    for slot in (slot_of(AGRICULTURE), slot_of(BRONZE), LAB * LEVELS, (LAB + 1) * LEVELS, slot_of(WARRIORS)):
        techs |= 1 << slot
    return Player(
        seat=seat,
        culture=0,
        science=0,
        yellow=edition.yellow_start,
        unused=UNUSED_START,
        blue=edition.blue_start,
        workers=workers,
        techs=techs,
        stored=[0] * STORES,
        government=DESPOTISM,
        specials=[NONE] * 4,
        leader=NONE,
        leaders_taken=0,
        wonders=0,
        ruins=0,
        homer_under=NONE,
        building=NONE,
        built=0,
        colonies=0,
        hand=[],
        fresh=[],
        army_hand=[],
        tactic=NONE,
        civil_used=0,
        military_used=0,
        extra_civil=0,
        extra_military=0,
        unit_resources=0,
        unit_science=0,
        wild_food=0,
        wild_resources=0,
        marks=0,
        war=NONE,
        war_on=NONE,
        pact=NONE,
        pact_with=NONE,
        pact_first=NONE,
        peeked=0,
        shown_pacts=0,
        yellow_owned=edition.yellow_start + UNUSED_START + 6,
        blue_owned=edition.blue_start,
        science_rate=0,
        culture_rate=0,
        strength=0,
        happiness=0,
        civil_total=0,
        military_total=0,
        edition=edition,
        lab_tax=0,
        units_off=0,
    )
