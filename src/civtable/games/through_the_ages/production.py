"""The production phase, step by step."""

from civtable.games.through_the_ages.cards import (
    GATES,
    GENGHIS,
    RAILROAD,
    SUPREMACY,
    TRADE_AGREEMENT,
)
from civtable.games.through_the_ages.data import (
    CONSUMPTION,
    CORRUPTION,
    FARM,
    HUNGER,
    LAB,
    LEVELS,
    MINE,
    NONE,
    by_bank,
)
from civtable.games.through_the_ages.happenings import CORRUPTED, PRODUCED, REBELLED, STARVED
from civtable.games.through_the_ages.ratings import best_level, discontent, is_intact, pacts_of
from civtable.games.through_the_ages.state import Player, ThroughTheAges
from civtable.games.through_the_ages.tokens import gain, lose, produce, put
from civtable.games.through_the_ages.verbs import gain_culture, lose_culture


def production(state: ThroughTheAges, player: Player) -> None:
    """Science and culture, corruption, food, consumption, resources; all skipped in an uprising."""
    if player.leader == GENGHIS and is_among_strongest(state, player):
        gain_culture(state, player, 3)
    if discontent(player) > player.unused:
        state.emit(REBELLED, player.seat)
        return
    player.science += player.science_rate
    player.culture += player.culture_rate
    state.emit(PRODUCED, player.seat, player.science_rate, player.culture_rate)
    corrupt(state, player)
    produce_food(state, player)
    eat(state, player)
    produce_resources(state, player)


def is_among_strongest(state: ThroughTheAges, player: Player) -> bool:
    """Genghis Khan: among the two strongest, with two players the strongest; ties are won."""
    stronger = sum([1 for p in state.players if not p.resigned() and p.strength > player.strength])
    return stronger < (1 if state.in_game() == 2 else 2)


def corrupt(state: ThroughTheAges, player: Player) -> None:
    """Too few blue tokens in the bank cost resources, and food for what resources lack."""
    corruption = by_bank(CORRUPTION, player.blue)
    if corruption:
        lost = lose(player, MINE, corruption)
        lose(player, FARM, corruption - lost)
        state.emit(CORRUPTED, player.seat, corruption)


def produce_food(state: ThroughTheAges, player: Player) -> None:
    """Every farm, best first; then what pacts give."""
    produce(player, FARM)
    more = pact_food(state, player)
    if more:
        gain(player, FARM, more)


def eat(state: ThroughTheAges, player: Player) -> None:
    """The population eats; each missing food costs 4 culture."""
    consumption = by_bank(CONSUMPTION, player.yellow)
    missing = consumption - lose(player, FARM, consumption)
    if missing:
        state.emit(STARVED, player.seat, missing)
        lose_culture(state, player, HUNGER * missing)


def produce_resources(state: ThroughTheAges, player: Player) -> None:
    """Every mine, best first, the railroad's best one twice; labs for Gates; then what pacts give or take."""
    level = best_level(player, MINE)
    if level != NONE and is_intact(player, RAILROAD):
        put(player, MINE * LEVELS + level, 1)
    if player.leader == GATES:
        produce_with_labs(player)
    else:
        produce(player, MINE)
    more = pact_resources(state, player)
    if more > 0:
        gain(player, MINE, more)
    elif more < 0:
        lose(player, MINE, -more)


def produce_with_labs(player: Player) -> None:
    """Bill Gates: labs of level I and higher produce like mines, the most valuable cards first."""
    for level in range(LEVELS - 1, -1, -1):
        put(player, MINE * LEVELS + level, player.workers[MINE * LEVELS + level])
        if level:
            put(player, LAB * LEVELS + level, player.workers[LAB * LEVELS + level])


def pact_food(state: ThroughTheAges, player: Player) -> int:
    """The food that pacts add to production."""
    total = 0
    if not state.pacts:
        return 0
    for holder in pacts_of(state, player.seat):
        if holder.pact == TRADE_AGREEMENT and holder.pact_first != player.seat:
            total += 1
    return total


def pact_resources(state: ThroughTheAges, player: Player) -> int:
    """The resources that pacts add to production, or take from it."""
    total = 0
    if not state.pacts:
        return 0
    for holder in pacts_of(state, player.seat):
        first = holder.pact_first == player.seat
        if holder.pact == SUPREMACY:
            total += 1 if first else -1
        elif holder.pact == TRADE_AGREEMENT and first:
            total += 1
    return total
