"""What forbids an option of the action phase."""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.civil.action_cards import no_action_card
from civtable.games.through_the_ages.civil.prices import (
    hand_is_full,
    is_unit,
    no_build,
    no_civil,
    no_develop,
    no_military,
    no_population,
    no_stages,
    no_take,
    no_upgrade,
    resources_for,
    stages_at_once,
    take_price,
)
from civtable.games.through_the_ages.civil.row import space_of
from civtable.games.through_the_ages.data import (
    NONE,
)
from civtable.games.through_the_ages.options import (
    BUILD,
    DEVELOP,
    DRAW,
    END,
    LEAD,
    PASS,
    PLAY,
    POPULATION,
    REVOLUTION,
    STAGE,
    TACTIC_COPIED,
    TACTIC_PLAYED,
    TAKE,
    TRADED,
    UPGRADE,
    better_of,
    card_of,
    stages_of,
    technology_of,
)
from civtable.games.through_the_ages.player import (
    TACTIC_USED,
    Player,
)
from civtable.games.through_the_ages.special.hooks import IN_ACTIONS, NOBODY
from civtable.games.through_the_ages.state import ThroughTheAges

COPY_PRICE: Final = 2


def no_act(state: ThroughTheAges, player: Player, option: Option) -> str:
    """The short key of the rule that forbids an option of the action phase."""
    kind = option.kind
    if kind == END:
        return ""
    if kind == PASS:
        return "not_now_act"
    if kind == TAKE:
        return no_take_copy(state, player, option)
    if state.round == 1 and (kind <= TRADED or kind == DRAW):
        return "first_round"
    if kind < LEAD:
        return no_act_with_workers(player, option)
    if kind < TACTIC_PLAYED:
        return no_act_with_cards(state, player, option)
    return no_act_with_army_or_leader(state, player, option)


def no_take_copy(state: ThroughTheAges, player: Player, option: Option) -> str:
    """In the row, allowed, and affordable."""
    space = space_of(state, option)
    if space == NONE:
        return "not_in_row"
    lacking = no_take(player, card_of(option), hand_is_full(player))
    return lacking or no_civil(player, take_price(state, player, space))


def no_act_with_workers(player: Player, option: Option) -> str:
    """Population, buildings and units."""
    if option.kind == POPULATION:
        return no_civil(player, 1) or no_population(player, 0)
    slot = technology_of(option)
    unit = is_unit(slot)
    paid = no_military(player, 1) if unit else no_civil(player, 1)
    if paid:
        return paid
    if option.kind == BUILD:
        return no_build(player, slot, 0, resources_for(player, unit))
    if option.kind == UPGRADE:
        return no_upgrade(player, slot, better_of(option), 0, resources_for(player, unit))
    return "" if player.workers[slot] else "nobody_there"


def no_act_with_cards(state: ThroughTheAges, player: Player, option: Option) -> str:
    """Leaders, wonder stages, technologies, action cards."""
    if option.kind == STAGE:
        goods = resources_for(player, False)
        most = stages_at_once(player)
        return no_civil(player, 1) or no_stages(player, stages_of(option), most, 0, goods)
    card = card_of(option)
    if card not in player.hand:
        return "not_in_hand"
    if option.kind == PLAY:
        return no_action_card(state, player, card, resources_for(player, False))
    if option.kind == REVOLUTION:
        return no_develop(state, player, card, True, 0)
    lacking = no_civil(player, 1)
    return lacking or (no_develop(state, player, card, False, 0) if option.kind == DEVELOP else "")


def no_act_with_army_or_leader(state: ThroughTheAges, player: Player, option: Option) -> str:
    """Tactics, and what leaders, wonders and pacts allow."""
    if option.kind == TACTIC_PLAYED:
        if card_of(option) not in player.army_hand:
            return "not_in_hand"
        return "one_tactic" if player.marks & TACTIC_USED else no_military(player, 1)
    if option.kind == TACTIC_COPIED:
        return "one_tactic" if player.marks & TACTIC_USED else no_copy(state, player, card_of(option))
    if option.kind == DRAW:
        return no_draw(state, player)
    special = IN_ACTIONS[option.kind]
    return special.no_use(state, player, option) if special is not NOBODY else "not_now_act"


def no_copy(state: ThroughTheAges, player: Player, card: int) -> str:
    """A shared tactic that is not yours already, for two military actions."""
    if card not in state.tactics:
        return "not_shared"
    return "your_tactic" if card == player.tactic else no_military(player, COPY_PRICE)


def no_draw(state: ThroughTheAges, player: Player) -> str:
    """Where military cards are drawn by actions: an action, and a card that is left to draw."""
    if not state.edition.draws_by_action:
        return "not_now_act"
    if state.age > state.edition.last_age or not (state.army_deck or state.discards[state.age]):
        return "no_military_cards"
    return no_military(player, 1)
