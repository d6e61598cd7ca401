"""Deeds of the action phase: what taking, building and developing do once they are allowed."""

from civtable.core.game import Step
from civtable.games.through_the_ages.cards.table import (
    CARDS,
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
    GOVERNMENT,
    LEADER,
    NONE,
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
from civtable.games.through_the_ages.player import LEADER_REPLACED, Player
from civtable.games.through_the_ages.ratings import refresh, refresh_all
from civtable.games.through_the_ages.special.hooks import LEADER_OF, WONDER_OF
from civtable.games.through_the_ages.special.rivals import feel_rivals
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import COVERING_STAGE
from civtable.games.through_the_ages.verbs import (
    change_blue,
    dismiss_leader,
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
    LEADER_OF[player.leader].took(state, player, card)


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
    """A leader comes into play. The one before leaves in the same step and may give a civil action back."""
    player.hand.remove(card)
    old = player.leader
    if old != NONE:
        dismiss_leader(state, player)
        player.marks |= LEADER_REPLACED
        if not LEADER_OF[old].replaced(state, player) and player.edition.refund:
            recover_civil(player)
    player.leader = card
    feel_rivals(state)
    LEADER_OF[card].arrived(state, player)
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
    if state.edition.original:
        WONDER_OF[wonder].completed_2006(state, player)
    else:
        WONDER_OF[wonder].completed(state, player)


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
    LEADER_OF[player.leader].developed(state, player)


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
    """All civil actions are spent, new ones too; under some leaders all military ones instead."""
    leader = LEADER_OF[player.leader]
    if leader.revolts_with_army():
        put_in_play(state, player, card)
        player.military_used = player.military_total
        leader.revolted(state, player)
        return
    extra = player.extra_civil - player.civil_used
    put_in_play(state, player, card)
    player.extra_civil = max(extra, 0)
    player.civil_used = player.civil_total
