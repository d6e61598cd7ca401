"""What things cost, and what forbids them: each price and each limit stands here once.

A function `no_...` gives the short key of the rule that forbids something, and an empty text if nothing does.
Legality and explanations ask the same functions. `goods` are the resources that `resources_for` gives,
counted once for many questions.
"""

from civtable.games.through_the_ages.cards.table import (
    CARDS,
    WONDERS,
)
from civtable.games.through_the_ages.civil.tokens import food, resources, spend
from civtable.games.through_the_ages.data import (
    CONSTRUCTION_TECH,
    FARM,
    FIRST_UNIT,
    FIRST_URBAN,
    LAB,
    LEADER,
    LEVELS,
    LIBRARY,
    NONE,
    POPULATION_COST,
    ROW_PRICE,
    SPECIAL,
    WONDER,
    WORKER_KINDS,
    by_bank,
)
from civtable.games.through_the_ages.player import EXTRA_SPENT, LEADER_REPLACED, UNIT_RESOURCES_SPENT, Player
from civtable.games.through_the_ages.ratings import (
    civil_left,
    completed_wonders,
    military_left,
    pacts_of,
    partner,
    workers_of,
)
from civtable.games.through_the_ages.special.hooks import LEADER_OF, PACT_OF, WONDER_OF
from civtable.games.through_the_ages.state import ThroughTheAges

# Actions.


def use_civil(player: Player, actions: int) -> None:
    """Spend civil actions; a military one that counts as civil goes last, for it never comes back."""
    own = min(actions, player.civil_total - player.civil_used)
    player.civil_used += own
    player.extra_civil -= actions - own


def recover_civil(player: Player) -> None:
    """A spent civil action can be used again, if there is one."""
    player.civil_used = max(player.civil_used - 1, 0)


def use_military(player: Player, actions: int) -> None:
    """Spend military actions, those of this turn only first."""
    extra = min(actions, player.extra_military)
    player.extra_military -= extra
    if extra and player.edition.army_revolts_take_all:
        player.marks |= EXTRA_SPENT
    player.military_used += actions - extra


# Paying.


def food_for(player: Player) -> int:
    """The food that can be paid now; a resource laid down by pact counts."""
    return food(player) + player.wild_food


def pay_food(player: Player, amount: int) -> None:
    """Pay food."""
    wild = min(amount, player.wild_food)
    player.wild_food -= wild
    spend(player, FARM, amount - wild)


def resources_for(player: Player, unit: bool) -> int:
    """The resources that can be paid now; some are for units only."""
    return resources(player) + player.wild_resources + (player.unit_resources if unit else 0)


def pay_resources(player: Player, amount: int, unit: bool) -> None:
    """Pay resources, those of this turn only first."""
    if unit and player.unit_resources and amount:
        pool = min(amount, player.unit_resources)
        player.unit_resources -= pool
        player.marks |= UNIT_RESOURCES_SPENT
        amount -= pool
    wild = min(amount, player.wild_resources)
    player.wild_resources -= wild
    spend(player, 1, amount - wild)


def science_for(player: Player, unit: bool) -> int:
    """The science that can be paid now; some is for unit technologies only."""
    return player.science + (player.unit_science if unit else 0)


def pay_science(player: Player, amount: int, unit: bool) -> None:
    """Pay science points, those of this turn only first."""
    if unit:
        pool = min(amount, player.unit_science)
        player.unit_science -= pool
        amount -= pool
    player.science -= amount


# Taking cards.


def take_price(state: ThroughTheAges, player: Player, space: int) -> int:
    """The civil actions that the card in a space of the row costs this player."""
    card = state.row[space]
    price = ROW_PRICE[space]
    kind = CARDS[card].kind
    if kind == WONDER:
        if player.wonders:
            price += completed_wonders(player)
        price -= WONDER_OF[card].take_off(player)
    if player.leader != NONE:
        price -= LEADER_OF[player.leader].take_off(player, card)
    return max(price, 0)


def most_off(player: Player) -> int:
    """The most that can be off the space of a card in the row for this player."""
    return 2 if player.marks & LEADER_REPLACED else LEADER_OF[player.leader].most_off()


def hand_bonus(player: Player) -> int:
    """What completed wonders add to both hand limits."""
    bonus = 0
    intact = player.wonders & ~player.ruins
    if intact:
        for i in range(len(WONDERS)):
            if intact >> i & 1:
                bonus += player.edition.cards[WONDERS[i]].hand
    return bonus


def owns_technology(player: Player, card: int) -> bool:
    """Whether the player has this technology in play or in hand."""
    row = CARDS[card]
    if row.kind < WORKER_KINDS:
        if player.techs >> row.kind * LEVELS + row.age & 1:
            return True
    elif player.government == card or (row.kind == SPECIAL and player.specials[row.special] == card):
        return True
    return card in player.hand


def hand_limit(player: Player) -> int:
    """As many civil cards in hand as civil actions in all; some wonders add to it."""
    return player.civil_total + hand_bonus(player)


def hand_is_full(player: Player) -> bool:
    """No more civil cards can be taken in hand."""
    return len(player.hand) >= hand_limit(player)


def no_take(player: Player, card: int, full: bool) -> str:
    """One unfinished wonder; the hand limit; no technology twice; one leader of each age."""
    row = CARDS[card]
    if row.kind == WONDER:
        return "" if player.building == NONE else "wonder_unfinished"
    if full:
        return "hand_full"
    if row.kind == LEADER:
        return "leader_of_age" if player.leaders_taken >> row.age & 1 else ""
    if row.kind < LEADER and owns_technology(player, card):
        return "same_technology"
    return ""


# Population, buildings, units.


def population_price(player: Player, discount: int) -> int:
    """The food that one more worker costs."""
    discount += LEADER_OF[player.leader].population_off()
    return max(by_bank(POPULATION_COST, player.yellow) - discount, 0)


def no_population(player: Player, discount: int) -> str:
    """A token in the bank, and the food for it."""
    if player.yellow == 0:
        return "no_yellow"
    return "" if food_for(player) >= population_price(player, discount) else "no_food"


def is_urban(slot: int) -> bool:
    """Whether a slot is of urban buildings."""
    return FIRST_URBAN * LEVELS <= slot < FIRST_UNIT * LEVELS


def is_unit(slot: int) -> bool:
    """Whether a slot is of military units."""
    return slot >= FIRST_UNIT * LEVELS


def build_price(player: Player, slot: int) -> int:
    """What a new building or unit costs, before the discount of a card."""
    price = player.edition.costs[slot]
    if slot >= FIRST_UNIT * LEVELS:
        return price - player.units_off
    if slot >= FIRST_URBAN * LEVELS:
        construction = player.specials[CONSTRUCTION_TECH]
        if construction != NONE:
            price -= player.edition.cards[construction].urban_discount[slot % LEVELS]
        if player.leader != NONE:
            price -= LEADER_OF[player.leader].build_off(player, slot)
        if player.lab_tax and is_taxed(slot):
            price += player.lab_tax
    return price


def is_taxed(slot: int) -> bool:
    """Whether a rival's leader can make it cost more: labs and libraries."""
    return slot // LEVELS in (LAB, LIBRARY)


def upgrade_price(player: Player, old: int, new: int) -> int:
    """The difference of both prices with their modifiers; what a rival's leader adds is not lost in it."""
    price = max(build_price(player, new) - build_price(player, old), 0)
    return price + player.lab_tax if player.lab_tax and is_taxed(new) else price


def urban_limit(player: Player) -> int:
    """How many urban buildings of a kind the government allows."""
    edition = player.edition
    return edition.cards[player.government].urban_limit + edition.more_buildings


def is_full(player: Player, kind: int) -> bool:
    """Urban buildings of a kind are limited by the government."""
    return workers_of(player, kind) >= urban_limit(player)


def no_room(player: Player, slot: int) -> str:
    """The limit of urban buildings, for slots of them."""
    urban = FIRST_URBAN * LEVELS <= slot < FIRST_UNIT * LEVELS
    return "urban_limit" if urban and is_full(player, slot // LEVELS) else ""


def no_build(player: Player, slot: int, discount: int, goods: int) -> str:
    """The technology, an unused worker, room, and the resources."""
    if not player.techs >> slot & 1:
        return "no_technology"
    if player.unused == 0:
        return "no_unused_worker"
    crowded = no_room(player, slot)
    if crowded:
        return crowded
    return "" if goods >= build_price(player, slot) - discount else "no_resources"


def no_upgrade(player: Player, old: int, new: int, discount: int, goods: int) -> str:
    """A worker on the old card, the new technology, and the difference in resources."""
    if player.workers[old] == 0:
        return "nobody_there"
    if not player.has(new):
        return "no_technology"
    return "" if goods >= upgrade_price(player, old, new) - discount else "no_resources"


# Wonders.


def stage_price(player: Player, stages: int) -> int:
    """The resources for the next stages of the unfinished wonder."""
    prices = player.edition.cards[player.building].stages
    total = 0
    for stage in range(player.built, min(player.built + stages, len(prices))):
        total += prices[stage]
    return total


def stages_at_once(player: Player) -> int:
    """How many stages one civil action may build."""
    construction = player.specials[CONSTRUCTION_TECH]
    return player.edition.cards[construction].stages_at_once if construction != NONE else 1


def no_stages(player: Player, stages: int, most: int, discount: int, goods: int) -> str:
    """An unfinished wonder with so many stages left, leave to build them at once, resources, and tokens."""
    if player.building == NONE:
        return "no_wonder"
    if stages > len(player.edition.cards[player.building].stages) - player.built:
        return "not_so_many_stages"
    if stages > most:
        return "stages_at_once"
    if goods < stage_price(player, stages) - discount:
        return "no_resources"
    return "" if player.blue >= stages or player.blue + sum(player.stored) >= stages else "no_blue"


# Technologies and governments.


def cooperating_with(state: ThroughTheAges, player: Player) -> Player | None:
    """The partner with whom technologies are paid together."""
    for holder in pacts_of(state, player.seat):
        if PACT_OF[holder.pact].shares_science():
            return state.players[partner(holder, player.seat)]
    return None


def science_price(state: ThroughTheAges, player: Player, card: int, revolution: bool) -> int:
    """The science that developing a technology costs."""
    row = player.edition.cards[card]
    price = row.revolution_cost if revolution else row.science_cost
    if player.leader != NONE:
        price -= LEADER_OF[player.leader].science_off(player, card)
    if state.pacts and cooperating_with(state, player) is not None:
        price -= 2
    return max(price, 0)


def is_unit_technology(card: int) -> bool:
    """Whether a technology is of military units."""
    return FIRST_UNIT <= CARDS[card].kind < WORKER_KINDS


def no_develop(state: ThroughTheAges, player: Player, card: int, revolution: bool, discount: int) -> str:
    """For a card in hand: the science. Scientific Cooperation needs a science point of the partner too.

    In 2006 it also needs one of the player's own, whatever the technology costs.
    """
    price = science_price(state, player, card, revolution) - discount
    if player.science < price and science_for(player, is_unit_technology(card)) < price:
        return "no_science"
    if state.pacts:
        other = cooperating_with(state, player)
        if other is not None and other.science == 0:
            return "partner_no_science"
        if other is not None and player.edition.cooperation_needs_both and player.science == 0:
            return "no_science"
    return no_revolution(player) if revolution else ""


def no_revolution(player: Player) -> str:
    """A revolution takes all civil actions, or under some leaders all military ones instead.

    In 2006 no military action may have been used before, that of Patriotism included.
    """
    if LEADER_OF[player.leader].revolts_with_army():
        unused = player.military_used == 0 and not player.marks & EXTRA_SPENT
        return "" if unused else "all_military_actions"
    return "" if civil_left(player) >= player.civil_total else "all_civil_actions"


def no_civil(player: Player, actions: int) -> str:
    """Enough civil actions."""
    return "" if civil_left(player) >= actions else "no_civil_actions"


def no_military(player: Player, actions: int) -> str:
    """Enough military actions."""
    return "" if military_left(player) >= actions else "no_military_actions"
