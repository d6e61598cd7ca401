"""What the action phase offers, in the order of the option table."""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.cards.table import (
    CARDS,
    COPIES,
)
from civtable.games.through_the_ages.civil.action_cards import no_action_card
from civtable.games.through_the_ages.civil.limits import (
    COPY_PRICE,
    no_copy,
    no_draw,
)
from civtable.games.through_the_ages.civil.prices import (
    build_price,
    hand_is_full,
    most_off,
    no_develop,
    no_military,
    no_room,
    no_stages,
    no_take,
    no_upgrade,
    stages_at_once,
    take_price,
)
from civtable.games.through_the_ages.data import (
    ACTION,
    FIRST_UNIT,
    GOVERNMENT,
    LEADER,
    LEVELS,
    NONE,
    ROW,
    ROW_PRICE,
    TACTIC,
    WORKER_KINDS,
)
from civtable.games.through_the_ages.options import (
    BUILD_SLOT,
    COPY_CARD,
    DESTROY_SLOT,
    DEVELOP_CARD,
    DISBAND_SLOT,
    DRAWING,
    LEAD_CARD,
    PLAY_CARD,
    REVOLUTION_CARD,
    STAGES,
    TACTIC_CARD,
    TAKE_COPY,
    UPGRADE_SLOTS,
    in_table_order,
)
from civtable.games.through_the_ages.player import TACTIC_USED, Player
from civtable.games.through_the_ages.special.hooks import LEADER_OF, OFFERING_PACTS, OFFERING_WONDERS
from civtable.games.through_the_ages.state import ThroughTheAges


def add_row(state: ThroughTheAges, player: Player, civil: int, options: list[Option]) -> None:
    """Cards of the row that the player may take and can pay."""
    row = state.row
    within = civil + most_off(player)
    full = hand_is_full(player)
    if full and player.building != NONE:
        return
    for space in range(ROW):
        if ROW_PRICE[space] > within:
            break
        card = row[space]
        if card != NONE and not no_take(player, card, full) and take_price(state, player, space) <= civil:
            options.append(TAKE_COPY[card][copies_before(row, space)])
    in_table_order(options)


def copies_before(row: list[int], space: int) -> int:
    """How many copies of the card in a space lie before it."""
    card = row[space]
    copies = 0
    if COPIES[card] > 1:
        for other in range(space):
            if row[other] == card:
                copies += 1
    return copies


LEVELS_IN: Final = [[level for level in range(LEVELS) if levels >> level & 1] for levels in range(16)]
"""[set of levels]: those levels."""


def add_workers(player: Player, civil: bool, military: bool, goods: int, options: list[Option]) -> None:
    """Buildings for civil actions and units for military ones: build, upgrade, destroy, disband."""
    upgrades: list[Option] = []
    endings: list[Option] = []
    workers = player.workers
    for kind in range(0 if civil else FIRST_UNIT, WORKER_KINDS if military else FIRST_UNIT):
        levels = player.techs >> kind * LEVELS & 15
        if levels == 0:
            continue
        unit = kind >= FIRST_UNIT
        payable = goods + player.unit_resources if unit else goods
        room = player.unused > 0 and not no_room(player, kind * LEVELS)
        for level in LEVELS_IN[levels]:
            slot = kind * LEVELS + level
            if workers[slot]:
                endings.append(DISBAND_SLOT[slot] if unit else DESTROY_SLOT[slot])
                if levels >> level > 1:
                    add_upgrades(player, slot, payable, upgrades)
            if room and payable >= build_price(player, slot):
                options.append(BUILD_SLOT[slot])
    options += upgrades
    options += endings


def add_upgrades(player: Player, slot: int, goods: int, options: list[Option]) -> None:
    """Better technologies of the same kind that the player has and can pay."""
    for new in range(slot + 1, slot // LEVELS * LEVELS + LEVELS):
        if player.techs >> new & 1 and not no_upgrade(player, slot, new, 0, goods):
            options.append(UPGRADE_SLOTS[slot][new])


def add_hand(state: ThroughTheAges, player: Player, civil: int, goods: int, options: list[Option]) -> None:
    """Leaders, stages of a wonder, technologies, governments and action cards."""
    technologies: list[Option] = []
    revolutions: list[Option] = []
    actions: list[Option] = []
    last = NONE
    for card in player.hand:
        if card == last:
            continue
        last = card
        kind = CARDS[card].kind
        if kind == ACTION:
            if not no_action_card(state, player, card, goods):
                actions.append(PLAY_CARD[card])
        elif kind == LEADER:
            if civil:
                options.append(LEAD_CARD[card])
        else:
            if civil and not no_develop(state, player, card, False, 0):
                technologies.append(DEVELOP_CARD[card])
            if kind == GOVERNMENT and not no_develop(state, player, card, True, 0):
                revolutions.append(REVOLUTION_CARD[card])
    if civil and player.building != NONE:
        most = stages_at_once(player)
        for stages in range(1, most + 1):
            if not no_stages(player, stages, most, 0, goods):
                options.append(STAGES[stages])
    options += technologies
    options += revolutions
    options += actions


def add_tactics(state: ThroughTheAges, player: Player, options: list[Option]) -> None:
    """Tactics of one's own and shared ones."""
    if not player.marks & TACTIC_USED:
        last = NONE
        for card in player.army_hand:
            if CARDS[card].kind == TACTIC and card != last:
                options.append(TACTIC_CARD[card])
                last = card
        if not no_military(player, COPY_PRICE):
            for card in state.tactics:
                if not no_copy(state, player, card):
                    options.append(COPY_CARD[card])


def add_abilities(state: ThroughTheAges, player: Player, options: list[Option]) -> None:
    """What leaders, wonders and pacts allow once a turn."""
    if player.leader != NONE:
        LEADER_OF[player.leader].offer(state, player, options)
    if player.wonders:
        for wonder in OFFERING_WONDERS:
            wonder.offer(state, player, options)
    if state.pacts:
        for pact in OFFERING_PACTS:
            pact.offer(state, player, options)
    if state.edition.draws_by_action and not no_draw(state, player):
        options.append(DRAWING)
