"""The ratings of a civilization, worked out from its cards and workers.

`refresh` is the one place. Leaders, wonders and pacts that change a rating in their own way are asked through
special/hooks.
"""

from civtable.games.through_the_ages.cards.table import (
    SLOT_CULTURE,
    SLOT_HAPPY,
    SLOT_SCIENCE,
    SLOT_STRENGTH,
    TERRITORIES,
    WONDERS,
)
from civtable.games.through_the_ages.data import (
    FIRST_UNIT,
    HAPPY_MOST,
    LAB,
    LEVELS,
    NONE,
    RUIN_CULTURE,
    TEMPLE,
    THEATER,
    Card,
    by_bank,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.special.hooks import LEADER_OF, LIFTING, PACT_OF, WONDER_OF, has_intact
from civtable.games.through_the_ages.special.tally import Tally
from civtable.games.through_the_ages.state import ThroughTheAges


def workers_of(player: Player, kind: int) -> int:
    """How many workers the player has on technologies of a kind."""
    workers = player.workers
    first = kind * LEVELS
    return workers[first] + workers[first + 1] + workers[first + 2] + workers[first + 3]


def best_level(player: Player, kind: int) -> int:
    """The highest level with a worker; -1 if there is none."""
    for level in range(LEVELS - 1, -1, -1):
        if player.workers[kind * LEVELS + level]:
            return level
    return NONE


def units_of(player: Player) -> list[int]:
    """The player's units by unit slot."""
    return player.workers[FIRST_UNIT * LEVELS :]


def colonies_of(player: Player) -> list[int]:
    """The player's colonies."""
    return [TERRITORIES[i] for i in range(len(TERRITORIES)) if player.colonies >> i & 1]


def wonders_of(player: Player) -> list[int]:
    """The player's completed wonders, ruined ones included."""
    return [WONDERS[i] for i in range(len(WONDERS)) if player.wonders >> i & 1]


def completed_wonders(player: Player) -> int:
    """How many wonders the player has completed."""
    return bin(player.wonders).count("1")


# The sums.


def add_card(row: Card, tally: Tally) -> int:
    """A card that works without workers; the happy faces it gives."""
    tally.science += row.science
    tally.culture += row.culture
    tally.strength += row.strength
    tally.civil += row.civil_actions
    tally.military += row.military_actions
    faces = row.happiness
    if faces > 0:
        faces += tally.more + faces * tally.twice
    tally.faces += faces
    return max(faces, 0)


def add_workers(player: Player, tally: Tally) -> None:
    """Urban buildings and units, each worker for itself."""
    workers = player.workers
    techs = player.techs >> LAB * LEVELS
    slot = LAB * LEVELS
    while techs:
        count = workers[slot] if techs & 1 else 0
        if count:
            tally.science += count * SLOT_SCIENCE[slot]
            tally.culture += count * SLOT_CULTURE[slot]
            tally.strength += count * SLOT_STRENGTH[slot]
            if SLOT_HAPPY[slot]:
                faces = count * (SLOT_HAPPY[slot] * (1 + tally.twice) + tally.more)
                tally.faces += faces
                if slot < (TEMPLE + 1) * LEVELS:
                    tally.temple_faces += faces
                elif slot >= THEATER * LEVELS:
                    tally.theater_faces += faces
        techs >>= 1
        slot += 1


def add_wonders(player: Player, tally: Tally) -> None:
    """Completed wonders; a ruin gives 2 culture instead. A leader beneath one is a face there."""
    for i in range(len(WONDERS)):
        if not player.wonders >> i & 1:
            continue
        wonder = WONDERS[i]
        beneath = 1 if player.leader_under == wonder else 0
        if player.ruins >> i & 1:
            tally.culture += RUIN_CULTURE
            faces = beneath + (tally.more if beneath else 0)
            tally.faces += faces
        else:
            row = player.edition.cards[wonder]
            special = WONDER_OF[wonder]
            special.tally(player, tally)
            own = tally.more if special.lifts_faces() else 0
            faces = add_card(row, tally) - own
            tally.faces -= own
            if beneath:
                faces += 1 if row.happiness > 0 else 1 + tally.more
                tally.faces += 1 if row.happiness > 0 else 1 + tally.more
        tally.wonder_faces += faces


def pacts_of(state: ThroughTheAges, seat: int) -> list[Player]:
    """The players in whose area lies a pact that this seat is part of."""
    return [p for p in state.players if p.pact != NONE and (p.seat == seat or p.pact_with == seat)]


def partner(holder: Player, seat: int) -> int:
    """The other side of a pact that lies in the holder's area."""
    return holder.pact_with if holder.seat == seat else holder.seat


def add_pacts(state: ThroughTheAges, player: Player, tally: Tally) -> None:
    """What pacts give to ratings; those about production and payment are read where they apply."""
    for holder in state.players:
        if holder.pact == NONE or (holder.seat != player.seat and holder.pact_with != player.seat):
            continue
        other = state.players[partner(holder, player.seat)]
        strength = state.edition.cards[holder.pact].strength
        PACT_OF[holder.pact].rate(other, holder.pact_first == player.seat, strength, tally)


def tallied(state: ThroughTheAges, player: Player) -> Tally:
    """All sums of a civilization."""
    cards = player.edition.cards
    more = 1 if has_intact(player, LIFTING) else 0
    tally = Tally(0, more) if player.edition.peter_doubles else Tally(more, 0)
    add_workers(player, tally)
    tally.government_faces = add_card(cards[player.government], tally)
    for special in player.specials:
        if special != NONE:
            add_card(cards[special], tally)
    if player.wonders:
        add_wonders(player, tally)
    if player.colonies:
        for colony in colonies_of(player):
            add_card(cards[colony], tally)
    if player.tactic != NONE:
        tally.strength += LEADER_OF[player.leader].armies(player, units_of(player))
    if state.pacts:
        add_pacts(state, player, tally)
    if player.leader != NONE:
        add_card(cards[player.leader], tally)
        if player.edition.original:
            LEADER_OF[player.leader].tally_2006(player, tally)
        else:
            LEADER_OF[player.leader].tally(player, tally)
    return tally


def refresh(state: ThroughTheAges, player: Player) -> None:
    """Bring the ratings and action totals up to date.

    New actions can be used at once. When a total falls, spent actions go first.
    """
    tally = tallied(state, player)
    edition = player.edition
    player.science_rate = min(max(tally.science, 0), edition.rating_most)
    player.culture_rate = min(max(tally.culture, 0), edition.rating_most)
    player.strength = min(max(tally.strength, 0), edition.strength_most)
    player.happiness = min(max(tally.faces, 0), HAPPY_MOST)
    if tally.civil < player.civil_total:
        player.civil_used = max(player.civil_used - player.civil_total + tally.civil, 0)
    if tally.military < player.military_total:
        player.military_used = max(player.military_used - player.military_total + tally.military, 0)
    player.civil_total = tally.civil
    player.military_total = tally.military


def refresh_all(state: ThroughTheAges) -> None:
    """The same for everybody, where one player's change can reach others."""
    for player in state.players:
        if not player.resigned():
            refresh(state, player)


def discontent(player: Player) -> int:
    """Happy faces that the population needs and does not have."""
    return max(by_bank(player.edition.happy_needed, player.yellow) - player.happiness, 0)


def civil_left(player: Player) -> int:
    """Civil actions that can be used now, those of this turn only included."""
    return player.civil_total - player.civil_used + player.extra_civil


def military_left(player: Player) -> int:
    """Military actions that can be used now, those of this turn only included."""
    return player.military_total - player.military_used + player.extra_military
