"""A civilization as numbers, as far as a seat may know it."""

from typing import Final

from mypy_extensions import i64

from civtable.core.layout import More, Part, Things, owned_by
from civtable.core.observation import Numbers, places_of, put_counts, put_seat, put_set, seats_around
from civtable.games.through_the_ages.cards.table import LEADERS, PACTS, TERRITORIES, WONDERS
from civtable.games.through_the_ages.civil.prices import population_price
from civtable.games.through_the_ages.civil.tokens import food, resources
from civtable.games.through_the_ages.observation.cards import (
    ACTIONS,
    BACKS,
    FILLED,
    GOVERNMENTS,
    HELD,
    IN_ACTIONS,
    IN_GOVERNMENTS,
    IN_HELD,
    IN_LEADERS,
    IN_MILITARY,
    IN_PACTS,
    IN_SPECIALS,
    IN_TACTICS,
    IN_WARS,
    IN_WONDERS,
    MILITARY,
    N_ACTIONS,
    N_BACKS,
    N_COLONIES,
    N_FILLED,
    N_GOVERNMENTS,
    N_HELD,
    N_LEADERS,
    N_MILITARY,
    N_PACTS,
    N_SPECIALS,
    N_TACTICS,
    N_WARS,
    N_WONDERS,
    SPECIAL_TECHNOLOGIES,
    TACTICS,
    TECHNOLOGIES,
    WARS,
    count_backs,
    ids,
    mark,
)
from civtable.games.through_the_ages.player import STORES, Player
from civtable.games.through_the_ages.positions.form import MARKS
from civtable.games.through_the_ages.ratings import civil_left, discontent, military_left
from civtable.games.through_the_ages.special.hooks import shown_marks
from civtable.games.through_the_ages.state import ThroughTheAges

MARK_NAMES: Final = list(MARKS)
N_MARKS: Final = len(MARK_NAMES)
N_STORES: Final = len([slot for slot in FILLED if slot < STORES])
SLOTS: Final = places_of(FILLED)
ACTION_NAMES: Final = [
    *("civil left", "civil total", "civil used", "civil extra"),
    *("military left", "military total", "military used", "military extra"),
]


def civilization_parts(whose: str, players: int) -> list[Part]:
    """What lies before a player."""
    seats = seats_around(players)
    parts: list[Part] = [
        Part("culture", ["points"], 100, "culture points"),
        Part("science", ["points"], 20, "science points"),
        Part("rates", ["science", "culture", "strength"], 20, "ratings"),
        Part("happiness", ["faces", "discontent"], 8, "happy faces, and those that are missing"),
        Part("tokens", ["yellow bank", "unused workers", "blue bank"], 10, "tokens on no card"),
        Part("goods", ["food", "resources"], 10, "food and resources"),
        Part("actions", ACTION_NAMES, 6, "actions: left, in all, used, for this turn only"),
        Part("for_units", ["resources", "science"], 4, "for units and their technologies, this turn only"),
        Part(
            "by_pact", ["food", "resources"], 1, "goods that a pact lets count as the other kind, this turn"
        ),
        Part("population", ["price"], 7, "the food that one more worker costs"),
        Part("stages", ["built"], 4, "stages of the unfinished wonder"),
        Things("technologies", TECHNOLOGIES, 1, "technologies in play"),
        More("workers", TECHNOLOGIES, 4, "workers on them", "technologies"),
        More("stored", TECHNOLOGIES[:N_STORES], 6, "blue tokens on them", "technologies"),
        Things("government", ids(GOVERNMENTS), 1, "the government"),
        Things("specials", ids(SPECIAL_TECHNOLOGIES), 1, "special technologies"),
        Things("leader", ids(LEADERS), 1, "the leader"),
        Part("leaders_taken", BACKS, 1, "ages of which a leader was taken"),
        Things("wonders", ids(WONDERS), 1, "completed wonders, ruined ones included"),
        More("ruins", ids(WONDERS), 1, "ruined wonders", "wonders"),
        More("homer_under", ids(WONDERS), 1, "the wonder with Homer under it", "wonders"),
        Things("building", ids(WONDERS), 1, "the unfinished wonder"),
        Things("colonies", ids(TERRITORIES), 1, "colonies"),
        Things("tactic", ids(TACTICS), 1, "the tactic"),
        Things("war", ids(WARS), 1, "the war declared and not yet resolved"),
        Part("war_on", seats, 1, "on whom"),
        Things("pact", ids(PACTS), 1, "the pact in this area"),
        Part("pact_with", seats, 1, "with whom"),
        Part("pact_side_a", seats, 1, "who is side A"),
        Things("shown_pacts", ids(PACTS), 1, "pacts in hand that all have seen"),
        Part("marks", MARK_NAMES, 1, "what was done that may be done once, and other marks"),
        Part("hand_backs", BACKS, 4, "civil cards in hand, by age"),
        Part("military_backs", BACKS, 4, "military cards in hand, by age"),
        Things("hand", ids(HELD), 2, "civil cards in hand, as far as the seat may see them"),
    ]
    return owned_by(whose, parts)


def own_parts() -> list[Part]:
    """What only the seat itself knows."""
    return [
        Things("self.military_hand", ids(MILITARY), 2, "military cards in hand"),
        More("self.taken_now", ids(ACTIONS), 1, "action cards taken in this action phase", "self.hand"),
    ]


def put_numbers(to: Numbers, at: i64, player: Player) -> i64:
    """Points, ratings, tokens, goods and actions."""
    to[at] = player.culture
    to[at + 1] = player.science
    to[at + 2] = player.science_rate
    to[at + 3] = player.culture_rate
    to[at + 4] = player.strength
    to[at + 5] = player.happiness
    to[at + 6] = discontent(player)
    to[at + 7] = player.yellow
    to[at + 8] = player.unused
    to[at + 9] = player.blue
    to[at + 10] = food(player)
    to[at + 11] = resources(player)
    to[at + 12] = civil_left(player)
    to[at + 13] = player.civil_total
    to[at + 14] = player.civil_used
    to[at + 15] = player.extra_civil
    to[at + 16] = military_left(player)
    to[at + 17] = player.military_total
    to[at + 18] = player.military_used
    to[at + 19] = player.extra_military
    to[at + 20] = player.unit_resources
    to[at + 21] = player.unit_science
    to[at + 22] = player.wild_food
    to[at + 23] = player.wild_resources
    to[at + 24] = population_price(player, 0)
    to[at + 25] = player.built
    return at + 26


def put_technologies(to: Numbers, at: i64, player: Player) -> i64:
    """Technologies with their workers and tokens."""
    techs: i64 = player.techs
    workers = player.workers
    stored = player.stored
    slots = SLOTS
    i: i64 = 0
    while i < N_FILLED:
        slot = slots[i]
        if techs >> slot & 1:
            to[at + i] = 1
            to[at + N_FILLED + i] = workers[slot]
        if i < N_STORES:
            to[at + 2 * N_FILLED + i] = stored[slot]
        i += 1
    return at + 2 * N_FILLED + N_STORES


def put_cards(to: Numbers, at: i64, player: Player) -> i64:
    """What is in play besides: government, leader, wonders, colonies, tactic."""
    at = mark(to, at, player.government, IN_GOVERNMENTS, N_GOVERNMENTS)
    for special in player.specials:
        mark(to, at, special, IN_SPECIALS, N_SPECIALS)
    at = mark(to, at + N_SPECIALS, player.leader, IN_LEADERS, N_LEADERS)
    at = put_set(to, at, player.leaders_taken, N_BACKS)
    at = put_set(to, at, player.wonders, N_WONDERS)
    at = put_set(to, at, player.ruins, N_WONDERS)
    at = mark(to, at, player.leader_under, IN_WONDERS, N_WONDERS)
    at = mark(to, at, player.building, IN_WONDERS, N_WONDERS)
    at = put_set(to, at, player.colonies, N_COLONIES)
    return mark(to, at, player.tactic, IN_TACTICS, N_TACTICS)


def put_relations(to: Numbers, at: i64, player: Player, seat: int, players: int) -> i64:
    """War and pact, with whom."""
    at = mark(to, at, player.war, IN_WARS, N_WARS)
    at = put_seat(to, at, player.war_on, seat, players)
    at = mark(to, at, player.pact, IN_PACTS, N_PACTS)
    at = put_seat(to, at, player.pact_with, seat, players)
    at = put_seat(to, at, player.pact_first, seat, players)
    return put_set(to, at, player.shown_pacts, N_PACTS)


def put_civilization(to: Numbers, at: i64, state: ThroughTheAges, player: Player, seat: int) -> i64:
    """In the order of `civilization_parts`."""
    at = put_numbers(to, at, player)
    at = put_technologies(to, at, player)
    at = put_cards(to, at, player)
    at = put_relations(to, at, player, seat, len(state.players))
    at = put_set(to, at, shown_marks(player), N_MARKS)
    at = count_backs(to, at, player.hand)
    at = count_backs(to, at, player.army_hand)
    if state.open_hands or player.seat == seat:
        put_counts(to, at, player.hand, IN_HELD)
    return at + N_HELD


def put_own(to: Numbers, at: i64, player: Player) -> i64:
    """In the order of `own_parts`."""
    put_counts(to, at, player.army_hand, IN_MILITARY)
    put_counts(to, at + N_MILITARY, player.fresh, IN_ACTIONS)
    return at + N_MILITARY + N_ACTIONS
