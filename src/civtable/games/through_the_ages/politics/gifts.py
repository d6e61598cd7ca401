"""The questions in which events give something."""

from civtable.core.game import Option, Question, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.civil.action_cards import FoodOrGoods
from civtable.games.through_the_ages.civil.development import build, develop, grow, take
from civtable.games.through_the_ages.civil.prices import (
    hand_is_full,
    no_build,
    no_develop,
    no_population,
    no_room,
    no_take,
    resources_for,
    take_price,
)
from civtable.games.through_the_ages.civil.row import refill, space_of
from civtable.games.through_the_ages.data import (
    AGREEMENT_BUDGET,
    FIRST_UNIT,
    GOVERNMENT,
    LEADER,
    LEVELS,
    NONE,
    ROW,
)
from civtable.games.through_the_ages.happenings import BUILT
from civtable.games.through_the_ages.options import (
    ACCEPT,
    ACCEPTING,
    BUILD,
    BUILD_SLOT,
    DEVELOP,
    DEVELOP_CARD,
    DONE,
    FINISHED,
    GAIN,
    GAIN_SPLIT,
    PASS,
    PASSING,
    POPULATION,
    POPULATION_GROWS,
    REVOLUTION,
    REVOLUTION_CARD,
    TAKE,
    TAKE_COPY,
    card_of,
    food_of,
    in_table_order,
    resources_of,
    technology_of,
)
from civtable.games.through_the_ages.player import POLITICS_LOST, Player
from civtable.games.through_the_ages.ratings import refresh
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import NOT_ASKED, Agree, Amount, FreeBuild
from civtable.games.through_the_ages.verbs import (
    gain_food,
    gain_resources,
)
from civtable.games.through_the_ages.words.phrases import because, reason_or_none


class GainingEither(FoodOrGoods):
    """Development of Markets: food or resources."""


class GainingSplit(Question[ThroughTheAges, Amount]):
    """Food and resources, together so much."""

    def options(self, state: ThroughTheAges, step: Amount) -> list[Option]:
        """Every split."""
        return [GAIN_SPLIT[f][step.amount - f] for f in range(step.amount + 1)]

    def apply(self, state: ThroughTheAges, step: Amount, option: Option) -> None:
        """Gain it."""
        player = state.players[step.seat]
        gain_food(state, player, food_of(option))
        gain_resources(state, player, resources_of(option))

    def why_not(self, state: ThroughTheAges, step: Amount, option: Option) -> Reason | None:
        """Together exactly so much."""
        if option.kind != GAIN:
            return because("not_now_gain")
        total = food_of(option) + resources_of(option)
        return None if total == step.amount else because("wrong_amount")


class FreeBuilding(Question[ThroughTheAges, FreeBuild]):
    """An unused worker may become a building or unit free of charge."""

    def options(self, state: ThroughTheAges, step: FreeBuild) -> list[Option]:
        """Yes or no, where it is possible."""
        if no_free_build(state.players[step.seat], step.technology):
            return [PASSING]
        return [PASSING, BUILD_SLOT[step.technology]]

    def apply(self, state: ThroughTheAges, step: FreeBuild, option: Option) -> None:
        """No action and no resources."""
        if option.kind == BUILD:
            player = state.players[step.seat]
            player.unused -= 1
            player.workers[step.technology] += 1
            state.emit(BUILT, step.seat, step.technology)
            refresh(state, player)

    def why_not(self, state: ThroughTheAges, step: FreeBuild, option: Option) -> Reason | None:
        """Only what the event names."""
        if option.kind == PASS:
            return None
        if option.kind != BUILD or technology_of(option) != step.technology:
            return because("not_now_free_build")
        return reason_or_none(no_free_build(state.players[step.seat], step.technology))


def no_free_build(player: Player, slot: int) -> str:
    """An unused worker, and room."""
    return no_room(player, slot) if player.unused else "no_unused_worker"


class Civilizing(Question[ThroughTheAges, Step]):
    """Development of Civilization: population, a building, or a technology, for 1 less; or nothing."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Everything that one may do."""
        player = state.players[step.seat]
        options = [PASSING]
        if not no_population(player, 1):
            options.append(POPULATION_GROWS)
        goods = resources_for(player, False)
        for slot in range(FIRST_UNIT * LEVELS):
            if not no_build(player, slot, 1, goods):
                options.append(BUILD_SLOT[slot])
        for number in player.hand:
            if CARDS[number].kind < LEADER:
                if not no_develop(state, player, number, False, 1):
                    options.append(DEVELOP_CARD[number])
                if CARDS[number].kind == GOVERNMENT and not no_develop(state, player, number, True, 1):
                    options.append(REVOLUTION_CARD[number])
        return in_table_order(options)

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """No action is spent; only a revolution takes all of them."""
        player = state.players[step.seat]
        if option.kind == POPULATION:
            grow(state, player, 1)
        elif option.kind == BUILD:
            build(state, player, technology_of(option), 1)
        elif option.kind != PASS:
            develop(state, player, card_of(option), option.kind == REVOLUTION, 1)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """One of the three, for 1 less."""
        player = state.players[step.seat]
        if option.kind == PASS:
            return None
        if option.kind == POPULATION:
            return reason_or_none(no_population(player, 1))
        if option.kind == BUILD and technology_of(option) < FIRST_UNIT * LEVELS:
            return reason_or_none(no_build(player, technology_of(option), 1, resources_for(player, False)))
        if option.kind in (DEVELOP, REVOLUTION):
            if card_of(option) not in player.hand:
                return because("not_in_hand")
            return reason_or_none(no_develop(state, player, card_of(option), option.kind == REVOLUTION, 1))
        return because("not_now_civilize")


class Agreeing(Question[ThroughTheAges, Agree]):
    """International Agreement: cards worth 5 civil actions."""

    def options(self, state: ThroughTheAges, step: Agree) -> list[Option]:
        """First whether at all, then card after card."""
        if step.actions == NOT_ASKED:
            return [PASSING, ACCEPTING]
        player = state.players[step.seat]
        options = [FINISHED]
        for space in range(ROW):
            if not no_agreed_take(state, player, space, step.actions):
                options.append(TAKE_COPY[state.row[space]][state.row[:space].count(state.row[space])])
        return in_table_order(options)

    def apply(self, state: ThroughTheAges, step: Agree, option: Option) -> None:
        """No civil actions are spent; at the end the row is refilled without discarding."""
        player = state.players[step.seat]
        if option.kind == ACCEPT:
            player.marks |= POLITICS_LOST
            state.steps.append(Agree(step.seat, AGREEMENT_BUDGET))
        elif option.kind == TAKE:
            space = space_of(state, option)
            price = take_price(state, player, space)
            take(state, player, space, price, False)
            state.steps.append(Agree(step.seat, step.actions - price))
        elif option.kind == DONE:
            refill(state, 0)

    def why_not(self, state: ThroughTheAges, step: Agree, option: Option) -> Reason | None:
        """Within the budget, by the usual rules for taking cards."""
        if step.actions == NOT_ASKED:
            return None if option.kind in (PASS, ACCEPT) else because("not_now_agree")
        if option.kind == DONE:
            return None
        if option.kind != TAKE:
            return because("not_now_agree")
        space = space_of(state, option)
        if space == NONE:
            return because("not_in_row")
        return reason_or_none(no_agreed_take(state, state.players[step.seat], space, step.actions))


def no_agreed_take(state: ThroughTheAges, player: Player, space: int, budget: int) -> str:
    """The usual rules, and the budget."""
    number = state.row[space]
    if number == NONE:
        return "not_in_row"
    lacking = no_take(player, number, hand_is_full(player))
    return lacking or ("" if take_price(state, player, space) <= budget else "budget")
