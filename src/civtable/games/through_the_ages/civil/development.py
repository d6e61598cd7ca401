"""Deeds of the action phase: what taking, building and developing do once they are allowed."""

from collections.abc import Callable
from typing import Final

from civtable.core.game import Step
from civtable.games.through_the_ages.cards.table import (
    ARISTOTLE,
    BACH,
    CARDS,
    CHAPLIN,
    EINSTEIN,
    FAST_FOOD,
    HOLLYWOOD,
    HOMER,
    INTERNET,
    LEONARDO,
    MEIER,
    NEWTON,
    ROBESPIERRE,
    SHAKESPEARE,
    SLOT_CULTURE,
    SLOT_SCIENCE,
    SLOT_STRENGTH,
    SPACE_FLIGHT,
    WONDER_BIT,
    slot_of,
)
from civtable.games.through_the_ages.civil.prices import (
    build_price,
    cooperating_with,
    is_unit,
    is_unit_technology,
    pay_food,
    pay_resources,
    pay_science,
    population_price,
    recover_civil,
    science_price,
    stage_price,
    upgrade_price,
)
from civtable.games.through_the_ages.data import (
    ACTION,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENT,
    LEADER,
    LEVELS,
    LIBRARY,
    NONE,
    SLOTS,
    THEATER,
    WONDER,
    WORKER_KINDS,
)
from civtable.games.through_the_ages.happenings import (
    BUILT,
    DEVELOPED,
    GREW,
    LED,
    LOST_SCIENCE,
    REVOLTED,
    STAGES_BUILT,
    TOOK,
    UPGRADED,
    WONDER_DONE,
)
from civtable.games.through_the_ages.leaders.effects_2006 import (
    hollywood_shows_levels,
    internet_joins_labs_and_libraries,
)
from civtable.games.through_the_ages.leaders.rivals import feel_rivals
from civtable.games.through_the_ages.leaders.tally import Tally, effect_of
from civtable.games.through_the_ages.player import HOMER_SPENT, LEADER_REPLACED, Player
from civtable.games.through_the_ages.ratings import refresh, refresh_all
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import COVERING_STAGE, TUCKING
from civtable.games.through_the_ages.verbs import (
    change_blue,
    dismiss_leader,
    gain_culture,
    gain_resources,
    gain_science,
    insert,
)

# Cards of the row.


def take(state: ThroughTheAges, player: Player, space: int, price: int, now: bool) -> None:
    """A card leaves the row for the hand; a wonder comes into play unfinished.

    `now` says that it was taken in the action phase, where action cards have to wait for the next turn.
    """
    card = state.row[space]
    state.row[space] = NONE
    state.emit(TOOK, player.seat, card, price)
    kind = CARDS[card].kind
    if kind == WONDER:
        player.building = card
        player.built = 0
        return
    insert(player.hand, card)
    if now and kind == ACTION:
        player.fresh.append(card)
    if kind == LEADER:
        player.leaders_taken |= 1 << CARDS[card].age
    elif kind < LEADER and player.leader == ARISTOTLE:
        gain_science(state, player, 1)


# Workers.


def grow(state: ThroughTheAges, player: Player, discount: int) -> None:
    """One more worker for food."""
    price = population_price(player, discount)
    pay_food(player, price)
    player.yellow -= 1
    player.unused += 1
    state.emit(GREW, player.seat, price)


def build(state: ThroughTheAges, player: Player, slot: int, discount: int) -> None:
    """An unused worker becomes a building or unit."""
    price = max(build_price(player, slot) - discount, 0)
    pay_resources(player, price, is_unit(slot))
    player.unused -= 1
    player.workers[slot] += 1
    state.emit(BUILT, player.seat, slot, price)
    refresh(state, player)


def upgrade(state: ThroughTheAges, player: Player, old: int, new: int, discount: int) -> None:
    """A building or unit becomes a better one."""
    price = max(upgrade_price(player, old, new) - discount, 0)
    pay_resources(player, price, is_unit(old))
    player.workers[old] -= 1
    player.workers[new] += 1
    state.emit(UPGRADED, player.seat, old, new)
    refresh(state, player)


# Leaders.


def lead(state: ThroughTheAges, player: Player, card: int) -> None:
    """A leader comes into play. The one before leaves in the same step and may give a civil action back.

    Homer may instead be tucked beneath a wonder.
    """
    player.hand.remove(card)
    old = player.leader
    if old != NONE:
        dismiss_leader(state, player)
        player.marks |= LEADER_REPLACED
        if old == HOMER and player.wonders and player.edition.homer_tucks:
            state.steps.append(Step(TUCKING, player.seat))
        elif player.edition.refund:
            recover_civil(player)
    player.leader = card
    feel_rivals(state)
    if card == HOMER:
        player.unit_resources += 1
        player.marks &= ~HOMER_SPENT
    state.emit(LED, player.seat, card)
    refresh(state, player)


# Wonders.


def build_stages(state: ThroughTheAges, player: Player, stages: int, discount: int) -> None:
    """Stages are paid together and covered with blue tokens, from the bank or else from cards."""
    pay_resources(player, max(stage_price(player, stages) - discount, 0), False)
    state.emit(STAGES_BUILT, player.seat, player.building, stages)
    for _ in range(stages):
        if player.blue == 0:
            state.steps.append(Step(COVERING_STAGE, player.seat))
        else:
            player.blue -= 1
            player.built += 1
    maybe_complete(state, player)


def maybe_complete(state: ThroughTheAges, player: Player) -> None:
    """All stages covered: the tokens go back, and the wonder works from now on."""
    wonder = player.building
    row = state.edition.cards[wonder]
    if player.built < len(row.stages):
        return
    player.blue += player.built
    player.built = 0
    player.building = NONE
    player.wonders |= 1 << WONDER_BIT[wonder]
    state.emit(WONDER_DONE, player.seat, wonder)
    change_blue(state, player, row.blue)
    refresh_all(state)
    completed = COMPLETED_2006 if state.edition.original else COMPLETED
    completed.get(wonder, _works_quietly)(state, player)


def technology_levels(player: Player) -> int:
    """The levels of all technologies in play, with workers or not."""
    total = CARDS[player.government].age
    for slot in range(SLOTS):
        if player.has(slot):
            total += slot % LEVELS
    return total + sum([CARDS[special].age for special in player.specials if special != NONE])


def urban_output(player: Player) -> int:
    """The culture, science and strength of all urban buildings, with what the leader changes about them."""
    tally = Tally(0, 0)
    for slot in range(FIRST_URBAN * LEVELS, FIRST_UNIT * LEVELS):
        each = SLOT_SCIENCE[slot] + SLOT_CULTURE[slot] + SLOT_STRENGTH[slot]
        tally.culture += player.workers[slot] * each
    if player.leader in (SHAKESPEARE, BACH, CHAPLIN, LEONARDO, NEWTON, EINSTEIN, MEIER):
        effect_of(player, player.leader)(player, tally)
    return max(tally.culture + tally.science, 0)


def _works_quietly(state: ThroughTheAges, player: Player) -> None:
    """Most wonders do nothing more when they are completed."""


def space_flight_rewards_knowledge(state: ThroughTheAges, player: Player) -> None:
    """First Space Flight: culture equal to the levels of all technologies."""
    gain_culture(state, player, technology_levels(player), SPACE_FLIGHT)


def fast_food_feeds_workers(state: ThroughTheAges, player: Player) -> None:
    """Fast Food Chains: 2 culture for each worker on farms and mines, 1 for each other."""
    farmers = sum(player.workers[: FIRST_URBAN * LEVELS])
    gain_culture(state, player, farmers + sum(player.workers), FAST_FOOD)


def hollywood_shows_stories(state: ThroughTheAges, player: Player) -> None:
    """Hollywood: twice the culture of theaters and libraries, with what Shakespeare, Bach or Chaplin add."""
    tally = Tally(0, 0)
    for slot in range(LIBRARY * LEVELS, (THEATER + 1) * LEVELS):
        tally.culture += player.workers[slot] * SLOT_CULTURE[slot]
    if player.leader in (SHAKESPEARE, BACH, CHAPLIN):
        effect_of(player, player.leader)(player, tally)
    gain_culture(state, player, 2 * tally.culture, HOLLYWOOD)


def internet_joins_all(state: ThroughTheAges, player: Player) -> None:
    """Internet: the culture, science and strength of all urban buildings."""
    gain_culture(state, player, urban_output(player), INTERNET)


COMPLETED: Final[dict[int, Callable[[ThroughTheAges, Player], None]]] = {
    SPACE_FLIGHT: space_flight_rewards_knowledge,
    FAST_FOOD: fast_food_feeds_workers,
    HOLLYWOOD: hollywood_shows_stories,
    INTERNET: internet_joins_all,
}
COMPLETED_2006: Final[dict[int, Callable[[ThroughTheAges, Player], None]]] = {
    SPACE_FLIGHT: space_flight_rewards_knowledge,
    FAST_FOOD: fast_food_feeds_workers,
    HOLLYWOOD: hollywood_shows_levels,
    INTERNET: internet_joins_labs_and_libraries,
}

# Technologies.


def develop(state: ThroughTheAges, player: Player, card: int, revolution: bool, discount: int) -> None:
    """A technology comes into play for science; a special one or a government replaces what was there."""
    price = max(science_price(state, player, card, revolution) - discount, 0)
    pay_science(player, price, is_unit_technology(card))
    other = cooperating_with(state, player)
    if other is not None:
        other.science -= 1
        state.emit(LOST_SCIENCE, other.seat, 1)
    player.hand.remove(card)
    state.emit(REVOLTED if revolution else DEVELOPED, player.seat, card, price)
    if revolution:
        revolt(state, player, card)
    else:
        put_in_play(state, player, card)
    when_developed(state, player)


def put_in_play(state: ThroughTheAges, player: Player, card: int) -> None:
    """The technology works from now on. Of two special ones of a type the higher level stays."""
    row = state.edition.cards[card]
    if row.kind < WORKER_KINDS:
        player.techs |= 1 << slot_of(card)
        return
    if row.kind == GOVERNMENT:
        old = player.government
        player.government = card
    else:
        old = player.specials[row.special]
        if old != NONE and CARDS[old].age > row.age:
            state.gone.append(card)
            return
        player.specials[row.special] = card
    if old != NONE:
        state.gone.append(old)
        change_blue(state, player, row.blue - state.edition.cards[old].blue)
    else:
        change_blue(state, player, row.blue)
    civil, military = player.civil_used, player.military_used
    refresh(state, player)
    if row.kind == GOVERNMENT and state.edition.keeps_used:
        player.civil_used = min(civil, player.civil_total)
        player.military_used = min(military, player.military_total)


def revolt(state: ThroughTheAges, player: Player, card: int) -> None:
    """All civil actions are spent, new ones too; under Robespierre all military ones instead.

    In 2006 these include what Patriotism gave this turn.
    """
    if player.leader == ROBESPIERRE:
        put_in_play(state, player, card)
        player.military_used = player.military_total
        if state.edition.robespierre_takes_all:
            player.extra_military = 0
        gain_culture(state, player, state.edition.robespierre_culture, ROBESPIERRE)
        return
    extra = player.extra_civil - player.civil_used
    put_in_play(state, player, card)
    player.extra_civil = max(extra, 0)
    player.civil_used = player.civil_total


def when_developed(state: ThroughTheAges, player: Player) -> None:
    """Leaders who reward every developed technology."""
    if player.leader == LEONARDO:
        gain_resources(state, player, 1)
    elif player.leader == NEWTON:
        recover_civil(player)
    elif player.leader == EINSTEIN:
        gain_culture(state, player, 3, EINSTEIN)
