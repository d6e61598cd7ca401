"""Action cards: what each family does, and the choices that follow."""

from typing import Final

from civtable.core.game import Option, Question, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.civil.development import (
    build,
    build_stages,
    develop,
    grow,
    maybe_complete,
    upgrade,
)
from civtable.games.through_the_ages.civil.prices import (
    is_urban,
    no_build,
    no_civil,
    no_develop,
    no_population,
    no_stages,
    no_upgrade,
    resources_for,
    use_civil,
)
from civtable.games.through_the_ages.data import (
    BUILD_ONLY,
    BUILD_OR_UPGRADE,
    CULTURE_IF_BEHIND,
    DEVELOP_THEN_SCIENCE,
    FIRST_UNIT,
    FOOD_OR_RESOURCES,
    FOR_UNITS,
    FOR_UNITS_IF_WEAKER,
    GAINS,
    GOVERNMENT,
    LEADER,
    LEVELS,
    NONE,
    POPULATION_THEN_FOOD,
    UPGRADE_ONLY,
    WONDER_STAGE,
    Card,
)
from civtable.games.through_the_ages.happenings import PLAYED
from civtable.games.through_the_ages.options import (
    BUILD,
    BUILD_SLOT,
    DEVELOP,
    DEVELOP_CARD,
    GAIN,
    GAIN_SPLIT,
    REVOLUTION,
    REVOLUTION_CARD,
    TOKEN_LOST,
    TOKEN_SLOT,
    UPGRADE,
    UPGRADE_SLOTS,
    better_of,
    card_of,
    food_of,
    in_table_order,
    resources_of,
    technology_of,
)
from civtable.games.through_the_ages.player import STORES, Player
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import (
    FOOD_OR_GOODS,
    ORDERED_BUILD,
    ORDERED_DEVELOP,
    Amount,
    FollowCard,
)
from civtable.games.through_the_ages.verbs import gain_culture, gain_food, gain_resources, gain_science
from civtable.games.through_the_ages.words.phrases import because, reason_or_none


def no_action_card(state: ThroughTheAges, player: Player, card: int, goods: int) -> str:
    """Not in the phase it was taken in, a civil action, and what the card orders has to be possible."""
    row = player.edition.cards[card]
    if player.fresh and player.hand.count(card) <= player.fresh.count(card):
        return "just_taken"
    if row.family == DEVELOP_THEN_SCIENCE:
        return "" if ordered_developments(state, player) else no_civil(player, 1) or "nothing_to_develop"
    lacking = no_civil(player, 1)
    if lacking:
        return lacking
    if row.family in (BUILD_OR_UPGRADE, UPGRADE_ONLY, BUILD_ONLY):
        return "" if ordered_builds(player, row, goods, 1) else "nothing_to_build"
    if row.family == WONDER_STAGE:
        return no_stages(player, 1, 1, row.discount, goods)
    return no_population(player, 0) if row.family == POPULATION_THEN_FOOD else ""


ALL: Final = 1000
"""More than there can be."""


def ordered_builds(player: Player, row: Card, goods: int, enough: int) -> list[Option]:
    """What a card allows to build or upgrade for less; it stops when it has found enough."""
    options: list[Option] = []
    for slot in range(FIRST_UNIT * LEVELS):
        if not player.techs >> slot & 1 or not (row.urban if is_urban(slot) else row.farms_and_mines):
            continue
        if row.family != UPGRADE_ONLY and not no_build(player, slot, row.discount, goods):
            options.append(BUILD_SLOT[slot])
        if player.workers[slot] and row.family != BUILD_ONLY:
            for new in range(slot + 1, slot // LEVELS * LEVELS + LEVELS):
                if player.techs >> new & 1 and not no_upgrade(player, slot, new, row.discount, goods):
                    options.append(UPGRADE_SLOTS[slot][new])
        if len(options) >= enough:
            break
    return in_table_order(options)


def ordered_developments(state: ThroughTheAges, player: Player) -> list[Option]:
    """The technologies that Breakthrough may develop; a revolution costs its own actions instead."""
    options: list[Option] = []
    last = NONE
    for card in player.hand:
        if CARDS[card].kind >= LEADER or card == last:
            continue
        last = card
        if not no_civil(player, 1) and not no_develop(state, player, card, False, 0):
            options.append(DEVELOP_CARD[card])
        if CARDS[card].kind == GOVERNMENT and not no_develop(state, player, card, True, 0):
            options.append(REVOLUTION_CARD[card])
    return in_table_order(options)


def play_action_card(state: ThroughTheAges, player: Player, card: int) -> None:
    """The card leaves the hand for good and does what its family does."""
    row = state.edition.cards[card]
    player.hand.remove(card)
    state.gone.append(card)
    state.emit(PLAYED, player.seat, card)
    if row.family == DEVELOP_THEN_SCIENCE:
        state.steps.append(FollowCard(ORDERED_DEVELOP, player.seat, card))
        return
    use_civil(player, 1)
    if row.family in (BUILD_OR_UPGRADE, UPGRADE_ONLY, BUILD_ONLY):
        state.steps.append(FollowCard(ORDERED_BUILD, player.seat, card))
    elif row.family == WONDER_STAGE:
        build_stages(state, player, 1, row.discount)
    elif row.family == POPULATION_THEN_FOOD:
        grow(state, player, 0)
        gain_food(state, player, row.gain_food)
    elif row.family == GAINS:
        gain_science(state, player, row.gain_science)
        gain_culture(state, player, row.gain_culture, card)
        gain_resources(state, player, row.gain_resources)
        gain_food(state, player, row.gain_food)
    elif row.family == FOOD_OR_RESOURCES:
        state.steps.append(Amount(FOOD_OR_GOODS, player.seat, row.amount))
    elif row.family == FOR_UNITS:
        player.extra_military += row.military_actions
        player.unit_resources += row.units
    else:
        help_who_is_behind(state, player, card)


def help_who_is_behind(state: ThroughTheAges, player: Player, card: int) -> None:
    """So much for each rival who is ahead: resources for units by strength, or culture by culture."""
    row = state.edition.cards[card]
    each = row.by_players[state.in_game() - 2]
    rivals = [other for other in state.players if not other.resigned() and other.seat != player.seat]
    if row.family == FOR_UNITS_IF_WEAKER:
        player.unit_resources += each * sum([1 for other in rivals if other.strength > player.strength])
    else:
        assert row.family == CULTURE_IF_BEHIND
        ahead = sum([1 for other in rivals if other.culture > player.culture])
        gain_culture(state, player, each * ahead, card)


class OrderedBuild(Question[ThroughTheAges, FollowCard]):
    """A card orders to build or upgrade something for less."""

    def options(self, state: ThroughTheAges, step: FollowCard) -> list[Option]:
        """What it allows."""
        player = state.players[step.seat]
        return ordered_builds(player, state.edition.cards[step.card], resources_for(player, False), ALL)

    def apply(self, state: ThroughTheAges, step: FollowCard, option: Option) -> None:
        """At the lower price, without a further action."""
        player = state.players[step.seat]
        discount = state.edition.cards[step.card].discount
        slot = technology_of(option)
        if option.kind == BUILD:
            build(state, player, slot, discount)
        else:
            upgrade(state, player, slot, better_of(option), discount)

    def why_not(self, state: ThroughTheAges, step: FollowCard, option: Option) -> Reason | None:
        """Only what the card names."""
        player = state.players[step.seat]
        row = state.edition.cards[step.card]
        if option.kind not in (BUILD, UPGRADE):
            return because("not_now_card_build")
        slot = technology_of(option)
        if slot >= FIRST_UNIT * LEVELS or not (row.urban if is_urban(slot) else row.farms_and_mines):
            return because("not_this_card")
        goods = resources_for(player, False)
        if row.family == (BUILD_ONLY if option.kind == UPGRADE else UPGRADE_ONLY):
            return because("not_this_card")
        if option.kind == UPGRADE:
            return reason_or_none(no_upgrade(player, slot, better_of(option), row.discount, goods))
        return reason_or_none(no_build(player, slot, row.discount, goods))


class OrderedDevelop(Question[ThroughTheAges, FollowCard]):
    """Breakthrough: develop a technology, then gain science."""

    def options(self, state: ThroughTheAges, step: FollowCard) -> list[Option]:
        """Technologies in hand."""
        return ordered_developments(state, state.players[step.seat])

    def apply(self, state: ThroughTheAges, step: FollowCard, option: Option) -> None:
        """The price first, then the science of the card. A revolution costs its own actions."""
        player = state.players[step.seat]
        if option.kind == DEVELOP:
            use_civil(player, 1)
        develop(state, player, card_of(option), option.kind == REVOLUTION, 0)
        gain_science(state, player, state.edition.cards[step.card].gain_science)

    def why_not(self, state: ThroughTheAges, step: FollowCard, option: Option) -> Reason | None:
        """Only technologies in hand."""
        player = state.players[step.seat]
        if option.kind not in (DEVELOP, REVOLUTION):
            return because("not_now_card_develop")
        card = card_of(option)
        if card not in player.hand:
            return because("not_in_hand")
        if option.kind == DEVELOP:
            return reason_or_none(no_civil(player, 1) or no_develop(state, player, card, False, 0))
        return reason_or_none(no_develop(state, player, card, True, 0))


class FoodOrGoods(Question[ThroughTheAges, Amount]):
    """So much food or so many resources."""

    def options(self, state: ThroughTheAges, step: Amount) -> list[Option]:
        """One or the other, not a mix."""
        return [GAIN_SPLIT[0][step.amount], GAIN_SPLIT[step.amount][0]]

    def apply(self, state: ThroughTheAges, step: Amount, option: Option) -> None:
        """Gain it."""
        player = state.players[step.seat]
        gain_food(state, player, food_of(option))
        gain_resources(state, player, resources_of(option))

    def why_not(self, state: ThroughTheAges, step: Amount, option: Option) -> Reason | None:
        """One or the other, not a mix."""
        if option.kind != GAIN:
            return because("not_now_gain")
        food, resources = food_of(option), resources_of(option)
        pure = (food == step.amount and resources == 0) or (resources == step.amount and food == 0)
        return None if pure else because("wrong_amount")


class TakingToken(Question[ThroughTheAges, Step]):
    """The bank has no blue token: one has to come from a farm or mine, of the owner's choice."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Every card with a token."""
        player = state.players[step.seat]
        return [TOKEN_SLOT[slot] for slot in range(STORES) if player.stored[slot]]

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A card with a token."""
        if option.kind != TOKEN_LOST:
            return because("not_now_token")
        return None if state.players[step.seat].stored[technology_of(option)] else because("no_token_there")


class LosingToken(TakingToken):
    """A blue token goes back to the box."""

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """Its value is lost."""
        player = state.players[step.seat]
        player.stored[technology_of(option)] -= 1
        player.blue_owned -= 1


class CoveringStage(TakingToken):
    """A stage of a wonder is covered."""

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """The token's value is lost until the wonder is done."""
        player = state.players[step.seat]
        player.stored[technology_of(option)] -= 1
        player.built += 1
        maybe_complete(state, player)
