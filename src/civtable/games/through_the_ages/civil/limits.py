"""What forbids an option of the action phase."""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.cards.table import (
    BACH,
    BARBAROSSA,
    CHURCHILL,
    HAMMURABI,
    TRADE_ROUTES,
)
from civtable.games.through_the_ages.civil.action_cards import no_action_card
from civtable.games.through_the_ages.civil.prices import (
    build_price,
    food_for,
    hand_is_full,
    is_unit,
    no_build,
    no_civil,
    no_develop,
    no_military,
    no_population,
    no_room,
    no_stages,
    no_take,
    no_upgrade,
    population_price,
    resources_for,
    stages_at_once,
    take_price,
)
from civtable.games.through_the_ages.civil.row import space_of
from civtable.games.through_the_ages.civil.tokens import food, resources
from civtable.games.through_the_ages.data import (
    NONE,
)
from civtable.games.through_the_ages.options import (
    BACH_UPGRADES,
    BARBAROSSA_BUILDS,
    BUILD,
    CHURCHILL_SPEAKS,
    DEVELOP,
    DRAW,
    END,
    HAMMURABI_RULES,
    LEAD,
    LINER_SAILS,
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
)
from civtable.games.through_the_ages.player import (
    BACH_USED,
    CHURCHILL_USED,
    HAMMURABI_USED,
    LINER_USED,
    TACTIC_USED,
    TRADE_USED,
    Player,
)
from civtable.games.through_the_ages.ratings import pacts_of
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.verbs import has_liner

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
    lacking = no_take(player, option.a, hand_is_full(player))
    return lacking or no_civil(player, take_price(state, player, space))


def no_act_with_workers(player: Player, option: Option) -> str:
    """Population, buildings and units."""
    slot = option.a
    unit = is_unit(slot)
    if option.kind == POPULATION:
        return no_civil(player, 1) or no_population(player, 0)
    paid = no_military(player, 1) if unit else no_civil(player, 1)
    if paid:
        return paid
    if option.kind == BUILD:
        return no_build(player, slot, 0, resources_for(player, unit))
    if option.kind == UPGRADE:
        return no_upgrade(player, slot, option.b, 0, resources_for(player, unit))
    return "" if player.workers[slot] else "nobody_there"


def no_act_with_cards(state: ThroughTheAges, player: Player, option: Option) -> str:
    """Leaders, wonder stages, technologies, action cards."""
    card = option.a
    if option.kind == STAGE:
        goods = resources_for(player, False)
        return no_civil(player, 1) or no_stages(player, card, stages_at_once(player), 0, goods)
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
        if option.a not in player.army_hand:
            return "not_in_hand"
        return "one_tactic" if player.marks & TACTIC_USED else no_military(player, 1)
    if option.kind == TACTIC_COPIED:
        return "one_tactic" if player.marks & TACTIC_USED else no_copy(state, player, option.a)
    if option.kind == BARBAROSSA_BUILDS:
        return no_barbarossa(player, option.a)
    if option.kind == BACH_UPGRADES:
        return no_civil(player, 1) or no_bach(player, option.a, option.b)
    if option.kind == CHURCHILL_SPEAKS:
        return no_churchill(player)
    if option.kind == HAMMURABI_RULES:
        return no_hammurabi(player)
    if option.kind == LINER_SAILS:
        return no_liner(player)
    if option.kind == TRADED:
        return no_trade(state, player)
    if option.kind == DRAW:
        return no_draw(state, player)
    return "not_now_act"


def no_copy(state: ThroughTheAges, player: Player, card: int) -> str:
    """A shared tactic that is not yours already, for two military actions."""
    if card not in state.tactics:
        return "not_shared"
    return "your_tactic" if card == player.tactic else no_military(player, COPY_PRICE)


def no_barbarossa(player: Player, slot: int) -> str:
    """Barbarossa: population and a unit together, each for one less, for one action."""
    if player.leader != BARBAROSSA:
        return "not_your_leader"
    paid = no_civil(player, 1) if player.edition.barbarossa_civil else no_military(player, 1)
    if paid:
        return paid
    if player.yellow == 0:
        return "no_yellow"
    if not player.has(slot):
        return "no_technology"
    if food_for(player) < population_price(player, 1):
        return "no_food"
    price = max(build_price(player, slot) - 1, 0)
    return "" if resources_for(player, True) >= price else "no_resources"


def no_bach(player: Player, old: int, new: int) -> str:
    """Bach: once a turn an urban building becomes a theater of at least its level."""
    if player.leader != BACH or not player.edition.bach_turns:
        return "not_your_leader"
    if player.marks & BACH_USED:
        return "once_a_turn"
    return no_room(player, new) or no_upgrade(player, old, new, 0, resources_for(player, False))


def no_hammurabi(player: Player) -> str:
    """Hammurabi: once a turn a military action counts as a civil one."""
    if player.leader != HAMMURABI or not player.edition.hammurabi_trades:
        return "not_your_leader"
    return "once_a_turn" if player.marks & HAMMURABI_USED else no_military(player, 1)


def no_churchill(player: Player) -> str:
    """Churchill: once a turn culture, or help for the army."""
    if player.leader != CHURCHILL or not player.edition.churchill_speaks:
        return "not_your_leader"
    return "once_a_turn" if player.marks & CHURCHILL_USED else ""


def no_liner(player: Player) -> str:
    """Ocean Liner Service: once a turn a person comes without an action, for less food or none."""
    if not has_liner(player):
        return "no_liner"
    if player.marks & LINER_USED:
        return "once_a_turn"
    return no_population(player, player.edition.liner_food)


def no_draw(state: ThroughTheAges, player: Player) -> str:
    """Where military cards are drawn by actions: an action, and a card that is left to draw."""
    if not state.edition.draws_by_action:
        return "not_now_act"
    if state.age > state.edition.last_age or not (state.army_deck or state.discards[state.age]):
        return "no_military_cards"
    return no_military(player, 1)


def no_trade(state: ThroughTheAges, player: Player) -> str:
    """Trade Routes: once a turn A lays down a food as a resource, B a resource as food."""
    for holder in pacts_of(state, player.seat):
        if holder.pact == TRADE_ROUTES:
            if player.marks & TRADE_USED:
                return "once_a_turn"
            if holder.pact_first == player.seat:
                return "" if food(player) else "no_food"
            return "" if resources(player) else "no_resources"
    return "no_trade_routes"
