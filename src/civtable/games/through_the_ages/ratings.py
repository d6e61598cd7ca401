"""The ratings of a civilization, worked out from its cards and workers.

`refresh` is the one place. Leaders, wonders and pacts that change a rating in their own way have a function
here, named after what it does.
"""

from civtable.games.through_the_ages.cards.table import (
    ALEXANDER,
    BACH,
    CHAPLIN,
    COOK,
    DESIGNER,
    EINSTEIN,
    GENGHIS,
    GREAT_WALL,
    ICON,
    JOAN,
    LEONARDO,
    MEIER,
    MICHELANGELO,
    MILITARY_PACT,
    NAPOLEON,
    NEWTON,
    OPEN_BORDERS,
    PEACE_TREATY,
    PROTECTION,
    SHAKESPEARE,
    SLOT_CULTURE,
    SLOT_HAPPY,
    SLOT_SCIENCE,
    SLOT_STRENGTH,
    SOVEREIGNTY,
    ST_PETERS,
    TERRITORIES,
    TOURISM,
    WONDER_BIT,
    WONDERS,
)
from civtable.games.through_the_ages.data import (
    ARTILLERY,
    FIRST_UNIT,
    HAPPY_MOST,
    INFANTRY,
    LAB,
    LEVELS,
    LIBRARY,
    NONE,
    RUIN_CULTURE,
    SLOTS,
    TEMPLE,
    THEATER,
    Card,
    by_bank,
)
from civtable.games.through_the_ages.leaders.tally import RATING_EFFECTS, Tally, effect_of, in_2015, on
from civtable.games.through_the_ages.military.armies import army_strength
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.state import ThroughTheAges


def is_intact(player: Player, wonder: int) -> bool:
    """Whether the player has completed this wonder and it is no ruin."""
    bit = WONDER_BIT[wonder]
    return (player.wonders & ~player.ruins) >> bit & 1 == 1


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


# Leaders and wonders with a way of their own.


@on(ALEXANDER)
def every_unit_is_stronger(player: Player, tally: Tally) -> None:
    """Alexander: each unit has 1 strength more."""
    tally.strength += sum(units_of(player))


@on(GREAT_WALL)
def infantry_and_artillery_are_stronger(player: Player, tally: Tally) -> None:
    """Great Wall: each infantry and artillery unit has 1 strength more."""
    tally.strength += workers_of(player, INFANTRY) + workers_of(player, ARTILLERY)


@in_2015(JOAN)
def faith_gives_strength(player: Player, tally: Tally) -> None:
    """Joan of Arc: 1 strength for each happy face on temples and government."""
    tally.strength += tally.temple_faces + tally.government_faces


@on(LEONARDO, NEWTON, EINSTEIN)
def best_lab_or_library_gives_its_level(player: Player, tally: Tally) -> None:
    """Leonardo, Newton, Einstein: the best lab or library gives extra science equal to its level."""
    tally.science += max(best_level(player, LAB), best_level(player, LIBRARY), 0)


@on(MICHELANGELO)
def faces_give_culture(player: Player, tally: Tally) -> None:
    """Michelangelo: 1 culture for each happy face on temples, theaters and wonders."""
    tally.culture += tally.temple_faces + tally.theater_faces + tally.wonder_faces


@in_2015(SHAKESPEARE)
def pairs_give_culture(player: Player, tally: Tally) -> None:
    """Shakespeare: 2 culture for each pair of a library and a theater."""
    tally.culture += 2 * min(workers_of(player, LIBRARY), workers_of(player, THEATER))


@in_2015(COOK)
def colonies_give_culture(player: Player, tally: Tally) -> None:
    """Cook: 2 culture for the first colony, 1 for each other."""
    colonies = bin(player.colonies).count("1")
    tally.culture += colonies + 1 if colonies else 0


@on(BACH)
def theaters_give_culture(player: Player, tally: Tally) -> None:
    """Bach: each theater gives 1 culture more."""
    tally.culture += workers_of(player, THEATER)


@in_2015(NAPOLEON)
def kinds_of_units_give_strength(player: Player, tally: Tally) -> None:
    """Napoleon: 2 strength for each kind of unit."""
    for kind in range(FIRST_UNIT, SLOTS // LEVELS):
        if workers_of(player, kind):
            tally.strength += 2


@on(CHAPLIN, ICON)
def best_theater_counts_twice(player: Player, tally: Tally) -> None:
    """Chaplin, Rock & Roll Icon: one best theater gives its culture twice."""
    level = best_level(player, THEATER)
    if level != NONE:
        tally.culture += SLOT_CULTURE[THEATER * LEVELS + level]


@on(MEIER, DESIGNER)
def labs_give_culture(player: Player, tally: Tally) -> None:
    """Sid Meier, Game Designer: each lab gives culture equal to its level and 1 science less."""
    for level in range(LEVELS):
        labs = player.workers[LAB * LEVELS + level]
        tally.culture += labs * level
        tally.science -= labs


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
        faces += tally.peter + faces * tally.twice
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
                faces = count * (SLOT_HAPPY[slot] * (1 + tally.twice) + tally.peter)
                tally.faces += faces
                if slot < (TEMPLE + 1) * LEVELS:
                    tally.temple_faces += faces
                elif slot >= THEATER * LEVELS:
                    tally.theater_faces += faces
        techs >>= 1
        slot += 1


def add_wonders(player: Player, tally: Tally) -> None:
    """Completed wonders; a ruin gives 2 culture instead. Homer's face stays with its wonder."""
    for i in range(len(WONDERS)):
        if not player.wonders >> i & 1:
            continue
        wonder = WONDERS[i]
        homer = 1 if player.homer_under == wonder else 0
        if player.ruins >> i & 1:
            tally.culture += RUIN_CULTURE
            faces = homer + (tally.peter if homer else 0)
            tally.faces += faces
        else:
            row = player.edition.cards[wonder]
            own = tally.peter if wonder == ST_PETERS else 0
            faces = add_card(row, tally) - own
            tally.faces -= own
            if homer:
                faces += 1 if row.happiness > 0 else 1 + tally.peter
                tally.faces += 1 if row.happiness > 0 else 1 + tally.peter
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
        first = holder.pact_first == player.seat
        if holder.pact == OPEN_BORDERS:
            tally.military += 1
        elif holder.pact == PROTECTION:
            tally.culture += 1 if first else -1
            tally.strength += 0 if first else state.edition.cards[PROTECTION].strength
        elif holder.pact == TOURISM:
            tally.culture += completed_wonders(state.players[partner(holder, player.seat)])
        elif holder.pact == SOVEREIGNTY:
            tally.culture += 2 if first else -2
        elif holder.pact == MILITARY_PACT:
            tally.strength += state.edition.cards[MILITARY_PACT].strength
        elif holder.pact == PEACE_TREATY:
            tally.culture += 1


def tallied(state: ThroughTheAges, player: Player) -> Tally:
    """All sums of a civilization."""
    cards = player.edition.cards
    peter = 1 if is_intact(player, ST_PETERS) else 0
    tally = Tally(0, peter) if player.edition.peter_doubles else Tally(peter, 0)
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
        tally.strength += armies_strength(player, units_of(player))
    if state.pacts:
        add_pacts(state, player, tally)
    if is_intact(player, GREAT_WALL):
        RATING_EFFECTS[GREAT_WALL](player, tally)
    if player.leader != NONE:
        add_card(cards[player.leader], tally)
        effect_of(player, player.leader)(player, tally)
    return tally


def armies_strength(player: Player, units: list[int]) -> int:
    """What the tactic of a player adds to units; under Genghis Khan infantry rides, or it does not count."""
    if player.leader != GENGHIS:
        return army_strength(units, player.edition.cards[player.tactic], False)
    if not player.edition.genghis_rides:
        return 0
    return army_strength(units, player.edition.cards[player.tactic], True)


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
