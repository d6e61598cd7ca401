"""The action phase: everything that civil and military actions pay for."""

from civtable.core.game import EVERYONE, Option, Question, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.civil.action_cards import play_action_card
from civtable.games.through_the_ages.civil.development import (
    build,
    build_stages,
    develop,
    grow,
    lead,
    take,
    upgrade,
)
from civtable.games.through_the_ages.civil.limits import COPY_PRICE, no_act
from civtable.games.through_the_ages.civil.offers import (
    add_abilities,
    add_hand,
    add_row,
    add_tactics,
    add_workers,
)
from civtable.games.through_the_ages.civil.prices import (
    is_unit,
    no_population,
    resources_for,
    take_price,
    use_civil,
    use_military,
)
from civtable.games.through_the_ages.civil.row import space_of
from civtable.games.through_the_ages.happenings import DESTROYED, DISBANDED, TACTIC_SET
from civtable.games.through_the_ages.options import (
    BUILD,
    DISBAND,
    DRAW,
    END,
    ENDING,
    LEAD,
    PLAY,
    POPULATION,
    POPULATION_GROWS,
    REVOLUTION,
    STAGE,
    TACTIC_COPIED,
    TACTIC_PLAYED,
    TAKE,
    UPGRADE,
    better_of,
    card_of,
    late_last,
    stages_of,
    technology_of,
)
from civtable.games.through_the_ages.player import (
    EXCLUSIVE,
    TACTIC_USED,
    Player,
)
from civtable.games.through_the_ages.ratings import civil_left, military_left, refresh
from civtable.games.through_the_ages.special.hooks import IN_ACTIONS
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.verbs import (
    discard,
    draw_military,
    free_worker,
)
from civtable.games.through_the_ages.words.phrases import reason_or_none


class Acting(Question[ThroughTheAges, Step]):
    """Any actions in any order, until you end your turn."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Everything that the actions, cards and goods at hand allow."""
        player = state.players[step.seat]
        civil = civil_left(player)
        options = [ENDING]
        add_row(state, player, civil, options)
        if state.round > 1:
            military = military_left(player)
            goods = resources_for(player, False)
            if civil and not no_population(player, 0):
                options.append(POPULATION_GROWS)
            if civil or military:
                add_workers(player, civil > 0, military > 0, goods, options)
            add_hand(state, player, civil, goods, options)
            if military:
                add_tactics(state, player, options)
            add_abilities(state, player, options)
        return late_last(options) if state.edition.original else options

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


def act_with_workers(state: ThroughTheAges, player: Player, option: Option) -> None:
    """Taking cards, population, buildings and units."""
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
    slot = technology_of(option)
    if is_unit(slot):
        use_military(player, 1)
    else:
        use_civil(player, 1)
    if option.kind == BUILD:
        build(state, player, slot, 0)
    elif option.kind == UPGRADE:
        upgrade(state, player, slot, better_of(option), 0)
    else:
        state.emit(DISBANDED if option.kind == DISBAND else DESTROYED, player.seat, slot)
        free_worker(state, player, slot)


def act_with_cards(state: ThroughTheAges, player: Player, option: Option) -> None:
    """Leaders, wonder stages, technologies, action cards."""
    if option.kind == PLAY:
        play_action_card(state, player, card_of(option))
        return
    if option.kind != REVOLUTION:
        use_civil(player, 1)
    if option.kind == LEAD:
        lead(state, player, card_of(option))
    elif option.kind == STAGE:
        build_stages(state, player, stages_of(option), 0)
    else:
        develop(state, player, card_of(option), option.kind == REVOLUTION, 0)


def act_with_army_or_leader(state: ThroughTheAges, player: Player, option: Option) -> None:
    """Tactics, and what leaders, wonders and pacts allow."""
    if option.kind == TACTIC_PLAYED:
        if player.marks & EXCLUSIVE and not state.edition.shares_tactics:
            discard(state, player.tactic, EVERYONE)
        tactic = card_of(option)
        player.army_hand.remove(tactic)
        set_tactic(state, player, tactic, 1)
        player.marks |= EXCLUSIVE
    elif option.kind == TACTIC_COPIED:
        set_tactic(state, player, card_of(option), COPY_PRICE)
        player.marks &= ~EXCLUSIVE
    elif option.kind == DRAW:
        use_military(player, 1)
        draw_military(state, player, 1)
    else:
        IN_ACTIONS[option.kind].use(state, player, option)


def set_tactic(state: ThroughTheAges, player: Player, card: int, price: int) -> None:
    """The tactic of the player from now on."""
    use_military(player, price)
    player.tactic = card
    if state.edition.shares_tactics:
        player.marks |= TACTIC_USED
    state.emit(TACTIC_SET, player.seat, card)
    refresh(state, player)
