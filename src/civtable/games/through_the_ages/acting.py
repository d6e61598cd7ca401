"""The action phase: everything that civil and military actions pay for."""

from typing import Final

from civtable.core.game import Option, Question, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.actions import no_action_card, play_action_card
from civtable.games.through_the_ages.cards import (
    BACH,
    BARBAROSSA,
    CARDS,
    CHURCHILL,
    HAMMURABI,
    TRADE_ROUTES,
)
from civtable.games.through_the_ages.civil import (
    build_price,
    food_for,
    hand_is_full,
    is_unit,
    most_off,
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
    use_civil,
    use_military,
)
from civtable.games.through_the_ages.data import (
    ACTION,
    FARM,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENT,
    LEADER,
    LEVELS,
    MINE,
    NONE,
    ROW,
    ROW_PRICE,
    SLOTS,
    TACTIC,
    THEATER,
)
from civtable.games.through_the_ages.development import (
    build,
    build_stages,
    develop,
    grow,
    lead,
    take,
    upgrade,
)
from civtable.games.through_the_ages.happenings import DESTROYED, DISBANDED, TACTIC_SET
from civtable.games.through_the_ages.options import (
    BACH_SLOTS,
    BACH_UPGRADES,
    BARBAROSSA_BUILDS,
    BARBAROSSA_SLOT,
    BUILD,
    BUILD_SLOT,
    CHURCHILL_CHOICE,
    CHURCHILL_SPEAKS,
    COPY_CARD,
    DESTROY_SLOT,
    DEVELOP,
    DEVELOP_CARD,
    DISBAND,
    DISBAND_SLOT,
    END,
    ENDING,
    HAMMURABI_ACTS,
    HAMMURABI_RULES,
    LEAD,
    LEAD_CARD,
    LINER,
    LINER_SAILS,
    PASS,
    PLAY,
    PLAY_CARD,
    POPULATION,
    POPULATION_GROWS,
    REVOLUTION,
    REVOLUTION_CARD,
    STAGE,
    STAGES,
    TACTIC_CARD,
    TACTIC_COPIED,
    TACTIC_PLAYED,
    TAKE,
    TAKE_COPY,
    TRADE,
    TRADED,
    UPGRADE,
    UPGRADE_SLOTS,
)
from civtable.games.through_the_ages.phrases import reason_or_none
from civtable.games.through_the_ages.ratings import civil_left, military_left, pacts_of, refresh
from civtable.games.through_the_ages.row import space_of
from civtable.games.through_the_ages.state import (
    BACH_USED,
    CHURCHILL_USED,
    EXCLUSIVE,
    HAMMURABI_USED,
    LINER_USED,
    TACTIC_USED,
    TRADE_USED,
    Player,
    ThroughTheAges,
)
from civtable.games.through_the_ages.tokens import food, lose, resources
from civtable.games.through_the_ages.verbs import free_worker, gain_culture, gain_people, has_liner

COPY_PRICE: Final = 2


class Acting(Question[ThroughTheAges]):
    """Any actions in any order, until you end your turn."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Everything that the actions, cards and goods at hand allow."""
        player = state.players[step.seat]
        civil = civil_left(player)
        options = [ENDING]
        add_row(state, player, civil, options)
        if state.round > 1:
            military = military_left(player)
            if civil and not no_population(player, 0):
                options.append(POPULATION_GROWS)
            if civil or military:
                add_workers(player, civil > 0, military > 0, options)
            add_hand(state, player, civil, options)
            if military:
                add_tactics(state, player, options)
            add_abilities(state, player, options)
        return options

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """The phase goes on afterwards, so the step stays below whatever is asked."""
        if option.kind == END:
            return
        state.steps.append(step)
        player = state.players[step.seat]
        if option.kind < LEAD:
            act_with_workers(state, player, option)
        elif option.kind < TACTIC_PLAYED:
            act_with_cards(state, player, option)
        else:
            act_with_army_or_leader(state, player, option)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """The rule that forbids it."""
        return reason_or_none(no_act(state, state.players[step.seat], option))


# What is offered.


def add_row(state: ThroughTheAges, player: Player, civil: int, options: list[Option]) -> None:
    """Cards of the row that the player may take and can pay."""
    row = state.row
    within = civil + most_off(player)
    full = hand_is_full(player)
    for space in range(ROW):
        if ROW_PRICE[space] > within:
            return
        card = row[space]
        if card != NONE and not no_take(player, card, full) and take_price(state, player, space) <= civil:
            insert_in_order(options, TAKE_COPY[card][row[:space].count(card)])


def insert_in_order(options: list[Option], option: Option) -> None:
    """Put an option where the table has it, among few."""
    place = len(options)
    while options[place - 1].index > option.index:
        place -= 1
    options.insert(place, option)


def add_workers(player: Player, civil: bool, military: bool, options: list[Option]) -> None:
    """Buildings for civil actions and units for military ones: build, upgrade, destroy, disband."""
    upgrades: list[Option] = []
    endings: list[Option] = []
    workers = player.workers
    techs = player.techs
    goods = resources_for(player, False)
    first = 0 if civil else FIRST_UNIT * LEVELS
    for slot in range(first, SLOTS if military else FIRST_UNIT * LEVELS):
        if slot == FIRST_UNIT * LEVELS:
            goods = resources_for(player, True)
        if techs >> slot & 1:
            if workers[slot]:
                endings.append(DESTROY_SLOT[slot] if slot < FIRST_UNIT * LEVELS else DISBAND_SLOT[slot])
                add_upgrades(player, slot, goods, upgrades)
            if player.unused and not no_build(player, slot, 0, goods):
                options.append(BUILD_SLOT[slot])
    options += upgrades
    options += endings


def add_upgrades(player: Player, slot: int, goods: int, options: list[Option]) -> None:
    """Better technologies of the same kind that the player has and can pay."""
    for new in range(slot + 1, slot // LEVELS * LEVELS + LEVELS):
        if player.techs >> new & 1 and not no_upgrade(player, slot, new, 0, goods):
            options.append(UPGRADE_SLOTS[slot][new])


def add_hand(state: ThroughTheAges, player: Player, civil: int, options: list[Option]) -> None:
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
            if not no_action_card(state, player, card):
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
        goods = resources_for(player, False)
        for stages in range(1, most + 1):
            if not no_stages(player, stages, most, 0, goods):
                options.append(STAGES[stages])
    options += technologies
    options += revolutions
    options += actions


def add_tactics(state: ThroughTheAges, player: Player, options: list[Option]) -> None:
    """Tactics of one's own and shared ones; Barbarossa's units."""
    if not player.marks & TACTIC_USED:
        last = NONE
        for card in player.army_hand:
            if CARDS[card].kind == TACTIC and card != last:
                options.append(TACTIC_CARD[card])
                last = card
        for card in state.tactics:
            if not no_copy(state, player, card):
                options.append(COPY_CARD[card])
    if player.leader == BARBAROSSA:
        for slot in range(FIRST_UNIT * LEVELS, SLOTS):
            if not no_barbarossa(player, slot):
                options.append(BARBAROSSA_SLOT[slot])


def add_abilities(state: ThroughTheAges, player: Player, options: list[Option]) -> None:
    """What leaders, wonders and pacts allow once a turn."""
    if player.leader == HAMMURABI and not no_hammurabi(player):
        options.append(HAMMURABI_ACTS)
    elif player.leader == CHURCHILL and not player.marks & CHURCHILL_USED:
        options += CHURCHILL_CHOICE
    elif player.leader == BACH and not player.marks & BACH_USED and civil_left(player):
        for old in range(FIRST_URBAN * LEVELS, THEATER * LEVELS):
            if player.workers[old]:
                for new in range(THEATER * LEVELS + old % LEVELS, (THEATER + 1) * LEVELS):
                    if player.has(new) and not no_bach(player, old, new):
                        options.append(BACH_SLOTS[old][new])
    if player.wonders and not no_liner(player):
        options.append(LINER)
    if state.pacts and not no_trade(state, player):
        options.append(TRADE)


# What forbids it.


def no_act(state: ThroughTheAges, player: Player, option: Option) -> str:
    """The short key of the rule that forbids an option of the action phase."""
    kind = option.kind
    if kind == END:
        return ""
    if kind == PASS:
        return "not_now_act"
    if kind == TAKE:
        return no_take_copy(state, player, option)
    if state.round == 1 and kind <= TRADED:
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
        return no_action_card(state, player, card)
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
        return no_military(player, 1) or no_barbarossa(player, option.a)
    if option.kind == BACH_UPGRADES:
        return no_civil(player, 1) or no_bach(player, option.a, option.b)
    if option.kind == CHURCHILL_SPEAKS:
        if player.leader != CHURCHILL:
            return "not_your_leader"
        return "once_a_turn" if player.marks & CHURCHILL_USED else ""
    if option.kind == HAMMURABI_RULES:
        return no_hammurabi(player)
    if option.kind == LINER_SAILS:
        return no_liner(player)
    if option.kind == TRADED:
        return no_trade(state, player)
    return "not_now_act"


def no_copy(state: ThroughTheAges, player: Player, card: int) -> str:
    """A shared tactic that is not yours already, for two military actions."""
    if card not in state.tactics:
        return "not_shared"
    return "your_tactic" if card == player.tactic else no_military(player, COPY_PRICE)


def no_barbarossa(player: Player, slot: int) -> str:
    """Barbarossa: population and a unit together, each for one less."""
    if player.leader != BARBAROSSA:
        return "not_your_leader"
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
    if player.leader != BACH:
        return "not_your_leader"
    if player.marks & BACH_USED:
        return "once_a_turn"
    return no_room(player, new) or no_upgrade(player, old, new, 0, resources_for(player, False))


def no_hammurabi(player: Player) -> str:
    """Hammurabi: once a turn a military action counts as a civil one."""
    if player.leader != HAMMURABI:
        return "not_your_leader"
    return "once_a_turn" if player.marks & HAMMURABI_USED else no_military(player, 1)


def no_liner(player: Player) -> str:
    """Ocean Liner Service: once a turn a person comes free of charge."""
    if not has_liner(player):
        return "no_liner"
    if player.marks & LINER_USED:
        return "once_a_turn"
    return "" if player.yellow else "no_yellow"


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


# What it does.


def act_with_workers(state: ThroughTheAges, player: Player, option: Option) -> None:
    """Taking cards, population, buildings and units."""
    slot = option.a
    if option.kind == TAKE:
        space = space_of(state, option)
        price = take_price(state, player, space)
        use_civil(player, price)
        take(state, player, space, price, True)
        return
    if option.kind == POPULATION:
        use_civil(player, 1)
        grow(state, player, 0)
        return
    if is_unit(slot):
        use_military(player, 1)
    else:
        use_civil(player, 1)
    if option.kind == BUILD:
        build(state, player, slot, 0)
    elif option.kind == UPGRADE:
        upgrade(state, player, slot, option.b, 0)
    else:
        state.emit(DISBANDED if option.kind == DISBAND else DESTROYED, player.seat, slot)
        free_worker(state, player, slot)


def act_with_cards(state: ThroughTheAges, player: Player, option: Option) -> None:
    """Leaders, wonder stages, technologies, action cards."""
    if option.kind == PLAY:
        play_action_card(state, player, option.a)
        return
    if option.kind != REVOLUTION:
        use_civil(player, 1)
    if option.kind == LEAD:
        lead(state, player, option.a)
    elif option.kind == STAGE:
        build_stages(state, player, option.a, 0)
    else:
        develop(state, player, option.a, option.kind == REVOLUTION, 0)


def act_with_army_or_leader(state: ThroughTheAges, player: Player, option: Option) -> None:
    """Tactics, and what leaders, wonders and pacts allow."""
    if option.kind == TACTIC_PLAYED:
        player.army_hand.remove(option.a)
        set_tactic(state, player, option.a, 1)
        player.marks |= EXCLUSIVE
    elif option.kind == TACTIC_COPIED:
        set_tactic(state, player, option.a, COPY_PRICE)
        player.marks &= ~EXCLUSIVE
    elif option.kind == BARBAROSSA_BUILDS:
        use_military(player, 1)
        grow(state, player, 1)
        build(state, player, option.a, 1)
    elif option.kind == BACH_UPGRADES:
        use_civil(player, 1)
        player.marks |= BACH_USED
        upgrade(state, player, option.a, option.b, 0)
    elif option.kind == CHURCHILL_SPEAKS:
        player.marks |= CHURCHILL_USED
        if option.a == 0:
            gain_culture(state, player, 3)
        else:
            player.unit_science += 3
            player.unit_resources += 3
    elif option.kind == HAMMURABI_RULES:
        use_military(player, 1)
        player.extra_civil += 1
        player.marks |= HAMMURABI_USED
    elif option.kind == LINER_SAILS:
        player.marks |= LINER_USED
        gain_people(state, player, 1)
    else:
        trade(state, player)


def set_tactic(state: ThroughTheAges, player: Player, card: int, price: int) -> None:
    """The tactic of the player from now on."""
    use_military(player, price)
    player.tactic = card
    player.marks |= TACTIC_USED
    state.emit(TACTIC_SET, player.seat, card)
    refresh(state, player)


def trade(state: ThroughTheAges, player: Player) -> None:
    """Lay down a food as a resource, or a resource as food, for the next payment of this turn."""
    player.marks |= TRADE_USED
    for holder in pacts_of(state, player.seat):
        if holder.pact == TRADE_ROUTES:
            if holder.pact_first == player.seat:
                lose(player, FARM, 1)
                player.wild_resources = 1
            else:
                lose(player, MINE, 1)
                player.wild_food = 1
