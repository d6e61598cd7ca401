"""Everything in which the editions, versions and variants differ, in one place.

An `Edition` is the rules in force at a table: the printed cards, the values of the boards, and switches with
the name of the rule. It begins as the 2015 edition; `original` says what the edition of 2006 has otherwise,
`advanced` and `simple` what its shorter versions change, and `varied` what the variants of its rulebook do.
The rules read these values and never ask which edition is played.
"""

from typing import Final

from civtable.core.parts import Setting
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.military_2006 import NOT_SIMPLE
from civtable.games.through_the_ages.cards.table import CARDS_2006, CARDS_2015, COST_2006, COST_2015
from civtable.games.through_the_ages.data import (
    AGE_A,
    AGE_I,
    AGE_II,
    AGE_III,
    AGGRESSION,
    HAPPY_NEEDED,
    PACT,
    WAR,
    Card,
)

EDITION: Final = Setting("edition", ["2015", "2006"], later=True)
VERSION: Final = Setting("version", ["full", "advanced", "simple"], later=True)
PEACEFUL: Final = Setting("peaceful", ["no", "yes"])
SIMPLIFYING: Final = Setting("simplifying", ["no", "yes"], later=True)
ALLIANCES: Final = Setting("military_alliances", ["yes", "no"], later=True)
DRAWS: Final = Setting("military_draws", ["production", "action"], later=True)
CORRUPTION: Final = Setting("corruption", ["strict", "alternative"], later=True)
BONUS_CARDS: Final = Setting(
    "bonus_cards", ["none", "face_up", "age_by_age", "personal", "public"], later=True
)
FEWER_BONUSES: Final = Setting("fewer_bonuses", ["no", "yes"], later=True)
FACE_UP_CARDS: Final = Setting("face_up_cards", ["4", "3", "5"], later=True)

OF_2006: Final = [
    *(VERSION, SIMPLIFYING, ALLIANCES, DRAWS, CORRUPTION, BONUS_CARDS, FEWER_BONUSES, FACE_UP_CARDS),
]
"""What only a table of the 2006 edition may choose."""

VARIANTS: Final = [PEACEFUL, SIMPLIFYING, ALLIANCES, DRAWS, CORRUPTION]
"""The variants of the advanced and the full version."""

NO_LIMIT: Final = 1 << 30

# When a player may leave the game: as a political action before Age IV, or at the start of any turn.
NEVER: Final = 0
BEFORE_THE_END: Final = 1
ANY_TURN: Final = 2

# Where the bonuses of Age III come from.
NO_BONUS_CARDS: Final = 0
FACE_UP: Final = 1
AGE_BY_AGE: Final = 2
PERSONAL: Final = 3
PUBLIC: Final = 4


class Edition:
    """The rules in force at a table. As it is made, it is the 2015 edition."""

    def __init__(self, settings: dict[str, str], cards: list[Card], costs: list[int]) -> None:
        self.settings = settings  # of the edition of 2006, by name; none in 2015
        self.original = False  # the 2006 edition: its handlers of cards, its fields in the JSON form
        self.cards = cards
        self.costs = costs  # resources, by slot
        self.decks: dict[int, list[int]] = {}  # see `deck`
        # The boards.
        self.blue_start = 16
        self.yellow_start = 18
        self.corruption: list[int] = [6, *[4] * 5, *[2] * 5, 0]  # by blue tokens in the bank
        self.happy_needed: list[int] = HAPPY_NEEDED  # by yellow tokens in the bank
        self.science_most = NO_LIMIT  # science points
        self.rating_most = NO_LIMIT  # culture and science ratings
        self.strength_most = NO_LIMIT
        self.more_buildings = 0  # beyond the urban limit of the government
        # The course of the game.
        self.politics = True  # political actions, military cards, happiness that is needed
        self.events_by_themselves = 0  # the round from which an event happens by itself before the first turn
        self.last_age = AGE_III
        self.one_more_round = True  # unless the last age ends in the turn of the starting player
        self.antiquates = True
        self.yellow_lost = 2  # at the end of an age
        self.yellow_all_or_none = False  # a bank with fewer tokens than that loses none
        self.decks_follow = True  # those of later ages are made for the players who are left
        self.wars = True
        self.leaving = BEFORE_THE_END
        self.war_left = 7  # culture for a war whose target leaves
        # The course of a turn.
        self.discards_after_politics = False
        self.corrupts_last = False
        self.corruption_eats = True  # what resources lack is paid in food
        self.draws_in_uprising = True
        self.draws_by_action = False
        self.mines_may_rest = False
        # Tactics and attacks.
        self.shares_tactics = True  # after a round; copied for actions, one play or copy a turn
        self.sacrifices = False  # units add their strength again, and everybody may be attacked
        self.sacrifices_late = True  # units may be given up, for colonies too, in the last round
        self.wars_late = False  # may be declared in the last round
        self.one_attacker = False
        self.raids_alike = False  # only buildings of one kind and level fall together
        self.raid_rounds: list[int] = [0, 1, 1, 1]  # by age: 1 if half the cost is rounded up
        self.annex_needs_colony = True
        self.plunders_less = True  # the attacker may take less than the card allows
        self.cooperation_needs_both = False  # both sides of Scientific Cooperation need a science point
        # Leaders.
        self.refund = True  # replacing a leader gives a civil action back
        self.keeps_used = False  # a new government leaves the numbers of used actions as they are
        self.alexander_leaves = True
        self.caesar_again = True
        self.hammurabi_trades = True
        self.homer_tucks = True
        self.barbarossa_civil = False
        self.columbus_stays = False
        self.genghis_rides = True  # infantry counts as cavalry; culture for strength
        self.joan_looks = True
        self.joan_attacked = 0  # culture when somebody attacks her
        self.michelangelo_off = 0  # for wonders in the row, instead of no surcharge
        self.bach_science = 2
        self.bach_resources = 0
        self.bach_turns = True  # an urban building into a theater
        self.thrown_cards = 2  # that may be added to a colonizing force, under the leader who allows it
        self.cook_bonus = 0  # on each bonus card
        self.robespierre_culture = 3
        self.army_revolts_take_all = False  # military actions of this turn only are part of a revolution
        self.shakespeare_off = 1
        self.churchill_speaks = True
        self.churchill_science = 0  # off unit technologies
        self.churchill_defense = 1  # times the value of a bonus card
        self.churchill_units = 0  # resources off a new unit under a declared war
        self.rivals_tell = False  # prices depend on the leaders and wars of others: Tesla, Churchill
        # Wonders.
        self.peter_doubles = False
        self.taj_mahal_off = 2
        self.liner_food = 100  # off the next worker
        # Events.
        self.unrest_blue = 1
        self.rebellion_waits = False  # it takes actions of the next turn, from the current player too
        self.colony_points = 3
        self.farms_alone = False  # Impact of Agriculture counts what farms produce and no more
        self.technology_age = AGE_III  # the one that Impact of Technology counts
        self.bonus_cards = NO_BONUS_CARDS
        self.open_bonuses = 0  # events of Age III that lie open from the start
        self.last_events_count = True  # those of Age III that are still in the event decks
        self.simple_bonuses = False

    def deck(self, age: int, civil: bool, players: int, peaceful: bool) -> list[int]:
        """All cards of an age for a number of players; not to be changed."""
        key = ((age * 2 + int(civil)) * 5 + players) * 2 + int(peaceful)
        if key not in self.decks:
            cards: list[int] = []
            for number in range(len(self.cards)):
                row = self.cards[number]
                if row.age == age and row.civil == civil and self.uses(row, peaceful):
                    cards += [number] * row.counts[players - 2]
            self.decks[key] = cards
        return self.decks[key]

    def uses(self, row: Card, peaceful: bool) -> bool:
        """Whether a card goes into the decks.

        Peaceful tables have no attacks and no pacts, the advanced version has no wars, and the simple one of
        all military cards only the events of Age A that draw none.
        """
        if row.civil:
            return True
        if peaceful and row.kind in (AGGRESSION, WAR, PACT):
            return False
        if not self.politics:
            return row.age == AGE_A and row.id not in NOT_SIMPLE
        return self.wars or row.kind != WAR

    def key(self) -> tuple[str, ...]:
        """What tells the tables of 2006 apart; nothing for 2015."""
        return key_of(self.settings)


def key_of(settings: dict[str, str]) -> tuple[str, ...]:
    """The values of settings; the number of open bonus cards only where it is not the usual one."""
    usual = FACE_UP_CARDS.values[0]
    return tuple([v for name, v in settings.items() if name != FACE_UP_CARDS.name or v != usual])


def original(settings: dict[str, str]) -> Edition:
    """The 2006 edition, full version."""
    rules = Edition(settings, CARDS_2006, COST_2006)
    rules.original = True
    rules.blue_start = 18
    rules.corruption = [6, *[4] * 4, *[2] * 4, 0]
    rules.science_most = 40  # "you can never gather more than 40 science points"
    rules.rating_most = 30
    rules.strength_most = 60  # sacrificed units and defence cards may pass it
    rules.yellow_all_or_none = True  # "who has not enough tokens in the bank removes nothing"
    rules.decks_follow = False  # only "the cards of the first spaces" follow "the players still in the game"
    rules.leaving = ANY_TURN  # "at the start of your turn you have the right to leave"
    rules.war_left = 0  # "the war card is discarded and has no effect"
    rules.discards_after_politics = True  # "even if you choose not to use your political action"
    rules.corrupts_last = True  # "corruption is worked out after the production of resources"
    rules.corruption_eats = False  # "always paid in resources, not in food"
    rules.draws_in_uprising = False
    rules.shares_tactics = False  # "when you play another tactics card, the one before is discarded"
    rules.sacrifices = True
    rules.sacrifices_late = False  # "it is not allowed to sacrifice units during the last round"
    rules.wars_late = True  # "there is no reason to declare war in the last round"
    rules.raids_alike = True
    rules.raid_rounds = [0, 1, 0, 0]
    rules.annex_needs_colony = False  # "your rival loses only all that there is"
    rules.plunders_less = False  # "the winner chooses the combination of food and resources"
    rules.cooperation_needs_both = True  # "if one has no science points, neither can play a technology"
    rules.refund = False
    rules.keeps_used = True  # "the number of used red tokens is the same as before the revolution"
    rules.alexander_leaves = False
    rules.caesar_again = False
    rules.hammurabi_trades = False
    rules.homer_tucks = False
    rules.barbarossa_civil = True
    rules.columbus_stays = True  # "remains your leader though his ability cannot be used again"
    rules.genghis_rides = False
    rules.joan_looks = False
    rules.joan_attacked = 5
    rules.michelangelo_off = 1
    rules.bach_science = 1
    rules.bach_resources = 1
    rules.bach_turns = False
    rules.thrown_cards = 0
    rules.cook_bonus = 1
    rules.robespierre_culture = 0
    rules.army_revolts_take_all = True  # "the revolution uses all your military actions"
    rules.shakespeare_off = 0
    rules.churchill_speaks = False
    rules.churchill_science = 3
    rules.churchill_defense = 2
    rules.churchill_units = 2
    rules.rivals_tell = True
    rules.peter_doubles = True  # "every happy face is counted twice"
    rules.taj_mahal_off = 0
    rules.liner_food = 5
    rules.unrest_blue = 0
    rules.rebellion_waits = True
    rules.colony_points = 4
    rules.farms_alone = True
    return rules


def advanced(rules: Edition) -> None:
    """The advanced version: to the end of Age II, without wars; four events of Age III are open bonuses."""
    rules.last_age = AGE_II
    rules.one_more_round = False  # "the players play the rest of the round"
    rules.yellow_lost = 0  # "this is the greatest difference between the advanced and the full version"
    rules.wars = False
    rules.leaving = NEVER  # it belongs to the full version
    rules.sacrifices_late = True  # the rules of the last round belong to the full version
    rules.technology_age = AGE_II
    rules.open_bonuses = 4


def simple(rules: Edition) -> None:
    """The simple version: Age I only, events by themselves, no military cards, happiness only for points."""
    rules.politics = False
    rules.events_by_themselves = 3
    rules.last_age = AGE_I
    rules.one_more_round = False
    rules.antiquates = False
    rules.yellow_lost = 0
    rules.happy_needed = [0]
    rules.corruption = [0]
    rules.simple_bonuses = True


def varied(rules: Edition) -> None:
    """What the variants change."""
    settings = rules.settings
    if settings[SIMPLIFYING.name] == "yes":
        rules.yellow_start += 1
        rules.more_buildings = 1
    rules.one_attacker = settings[ALLIANCES.name] == "no"
    rules.draws_by_action = settings[DRAWS.name] == "action"
    rules.mines_may_rest = settings[CORRUPTION.name] == "alternative"
    rules.bonus_cards = BONUS_CARDS.values.index(settings[BONUS_CARDS.name])
    if rules.bonus_cards == FACE_UP:
        rules.open_bonuses = int(settings[FACE_UP_CARDS.name])  # "4 (or 3 or 5)"
    rules.last_events_count = settings[FEWER_BONUSES.name] == "no"


def _edition(settings: dict[str, str]) -> Edition:
    rules = original(settings)
    if settings[VERSION.name] == "advanced":
        advanced(rules)
    elif settings[VERSION.name] == "simple":
        simple(rules)
    varied(rules)
    return rules


A_NEW_STORY: Final = Edition({}, CARDS_2015, COST_2015)
"""The 2015 edition."""

MADE: Final[dict[tuple[str, ...], Edition]] = {A_NEW_STORY.key(): A_NEW_STORY}


def edition_of(settings: dict[str, str]) -> Edition:
    """The rules that a table has chosen. Equal choices share them."""
    if settings[EDITION.name] == EDITION.values[0]:
        return A_NEW_STORY
    chosen = {setting.name: settings[setting.name] for setting in OF_2006}
    key = key_of(chosen)
    if key not in MADE:
        MADE[key] = _edition(chosen)
    return MADE[key]


def no_such_table(settings: dict[str, str]) -> Reason | None:
    """Why settings cannot be chosen together; None if they can."""

    def differs(setting: Setting) -> bool:
        return settings[setting.name] != setting.values[0]

    if settings[EDITION.name] == "2015":
        for setting in OF_2006:
            if differs(setting):
                return Reason("through_the_ages-setting-only_2006", {"name": setting.name})
        return None
    if settings[VERSION.name] == "simple":
        for setting in VARIANTS:
            if differs(setting):
                return Reason("through_the_ages-setting-not_simple", {"name": setting.name})
    if settings[VERSION.name] != "full":
        for setting in (BONUS_CARDS, FEWER_BONUSES):
            if differs(setting):
                return Reason("through_the_ages-setting-only_full", {"name": setting.name})
    if differs(FACE_UP_CARDS) and settings[BONUS_CARDS.name] != "face_up":
        return Reason("through_the_ages-setting-only_face_up", {"name": FACE_UP_CARDS.name})
    if differs(PEACEFUL) and differs(ALLIANCES):
        return Reason("through_the_ages-setting-peace_without_attacks", {"name": ALLIANCES.name})
    return None
