"""Events: what each card does when it is revealed."""

from collections.abc import Callable
from typing import Final

from civtable.core.game import Step
from civtable.games.through_the_ages.cards.table import CARDS, RELIGION, WARRIORS, slot_of
from civtable.games.through_the_ages.civil.production import produce_food, produce_goods, work_mines
from civtable.games.through_the_ages.civil.tokens import food, resources
from civtable.games.through_the_ages.data import AGE_IV, FARM, LEVELS, NONE
from civtable.games.through_the_ages.happenings import GAINED_FOOD, GAINED_RESOURCES, LOST_ACTIONS, LOST_FOOD
from civtable.games.through_the_ages.politics.handlers import registering
from civtable.games.through_the_ages.politics.ranking import (
    ask_each,
    culture,
    everybody,
    in_turn,
    ranked,
    strongest,
    weakest,
)
from civtable.games.through_the_ages.ratings import civil_left, discontent
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import (
    CIVILIZING,
    DISCARDING,
    ENDING_TURN,
    GAINING_EITHER,
    GAINING_SPLIT,
    LOSING_BUILDING,
    LOSING_COLONY,
    LOSING_SPLIT,
    NOT_ASKED,
    RUINING,
    TO_COME,
    Agree,
    Amount,
    DiscardSome,
    EndTurn,
    FreeBuild,
    LosePeople,
    Terrorize,
)
from civtable.games.through_the_ages.verbs import (
    change_blue,
    change_yellow,
    draw_military,
    gain_culture,
    gain_food,
    gain_people,
    gain_resources,
    gain_science,
    lose_culture,
    remove_leader,
)

Handler = Callable[[ThroughTheAges], None]

HANDLERS: Final[dict[int, Handler]] = {}
"""[event]: what it does. Events of Age III only count at the end, see impacts.py."""

on: Final = registering(HANDLERS)


def revealed(state: ThroughTheAges) -> int:
    """The event that was revealed last."""
    return state.past[-1]


# Age A.


@on("development_of_agriculture")
def all_gain_food(state: ThroughTheAges) -> None:
    """All: 2 food."""
    for player in everybody(state):
        gain_food(state, player, 2)


@on("development_of_crafts")
def all_gain_resources(state: ThroughTheAges) -> None:
    """All: 2 resources."""
    for player in everybody(state):
        gain_resources(state, player, 2)


@on("development_of_markets")
def all_gain_either(state: ThroughTheAges) -> None:
    """All: 2 food or 2 resources."""
    ask_each(state, [Amount(GAINING_EITHER, player.seat, 2) for player in everybody(state)])


@on("development_of_politics")
def all_draw_three(state: ThroughTheAges) -> None:
    """All: 3 military cards. Where hands are checked after politics, that is passed over this turn."""
    for player in everybody(state):
        draw_military(state, player, 3)
    if state.edition.discards_after_politics:
        state.steps = [step for step in state.steps if step.kind != DISCARDING]


@on("development_of_religion")
def all_may_build_a_temple(state: ThroughTheAges) -> None:
    """All: an unused worker may become a temple of Religion."""
    ask_each(state, [FreeBuild(player.seat, slot_of(RELIGION)) for player in everybody(state)])


@on("development_of_science")
def all_gain_science(state: ThroughTheAges) -> None:
    """All: 2 science."""
    for player in everybody(state):
        gain_science(state, player, 2)


@on("development_of_settlement")
def all_gain_a_worker(state: ThroughTheAges) -> None:
    """All: 1 population."""
    for player in everybody(state):
        gain_people(state, player, 1)


@on("development_of_trade_routes")
def all_gain_one_of_each(state: ThroughTheAges) -> None:
    """All: 1 science, 1 food, 1 resource."""
    for player in everybody(state):
        gain_science(state, player, 1)
        gain_food(state, player, 1)
        gain_resources(state, player, 1)


@on("development_of_warfare")
def all_may_arm_a_worker(state: ThroughTheAges) -> None:
    """All: an unused worker may become Warriors."""
    ask_each(state, [FreeBuild(player.seat, slot_of(WARRIORS)) for player in everybody(state)])


@on("development_of_civilization")
def all_may_do_one_thing(state: ThroughTheAges) -> None:
    """All: population, a building or a technology, for 1 less."""
    ask_each(state, [Step(CIVILIZING, player.seat) for player in everybody(state)])


@on("no_event")
def nothing_happens(state: ThroughTheAges) -> None:
    """Nothing happens."""


# Age I.


@on("barbarians")
def barbarians_kill(state: ThroughTheAges) -> None:
    """Who has most culture loses a worker, if among the two weakest."""
    leader = ranked(state, culture)[0]
    if leader in weakest(state, 2):
        state.steps.append(LosePeople(leader.seat, 1))


@on("border_conflict")
def weakest_loses_a_building(state: ThroughTheAges) -> None:
    """The weakest destroys a farm, mine or urban building; the strongest gains 3 resources."""
    gain_resources(state, strongest(state, 1)[0], 3)
    ask_each(state, [Step(LOSING_BUILDING, player.seat) for player in weakest(state, 1)])


@on("crusades")
def culture_for_the_strongest(state: ThroughTheAges) -> None:
    """The strongest gains 4 culture, the weakest loses 4."""
    gain_culture(state, strongest(state, 1)[0], 4, revealed(state))
    lose_culture(state, weakest(state, 1)[0], 4, revealed(state))


@on("cultural_influence")
def culture_by_culture(state: ThroughTheAges) -> None:
    """All: culture equal to the culture rating."""
    for player in everybody(state):
        gain_culture(state, player, player.culture_rate, revealed(state))


@on("foray")
def strongest_gain_goods(state: ThroughTheAges) -> None:
    """The two strongest gain 3 food and resources together."""
    ask_each(state, [Amount(GAINING_SPLIT, player.seat, 3) for player in in_turn(state, strongest(state, 2))])


@on("good_harvest")
def farms_produce(state: ThroughTheAges) -> None:
    """All farms produce. What they give is told: no end of a turn does it."""
    for player in everybody(state):
        before = food(player)
        produce_food(state, player)
        if food(player) > before:
            state.emit(GAINED_FOOD, player.seat, food(player) - before)


@on("immigration")
def happiest_gain_a_worker(state: ThroughTheAges) -> None:
    """Everybody with the highest happiness gains 1 population."""
    most = max([player.happiness for player in everybody(state)])
    for player in everybody(state):
        if player.happiness == most:
            gain_people(state, player, 1)


@on("new_deposits")
def mines_produce(state: ThroughTheAges) -> None:
    """All mines produce. What they give is told, unless their owner is asked first which of them rests."""
    for player in reversed(everybody(state)):
        before = resources(player)
        work_mines(state, player, False)
        if resources(player) > before:
            state.emit(GAINED_RESOURCES, player.seat, resources(player) - before)


@on("pestilence")
def all_lose_a_worker(state: ThroughTheAges) -> None:
    """All: lose 1 population."""
    ask_each(state, [LosePeople(player.seat, 1) for player in everybody(state)])


@on("raiders")
def weakest_lose_goods(state: ThroughTheAges) -> None:
    """The two weakest lose 2 food and resources together."""
    ask_each(state, [Amount(LOSING_SPLIT, player.seat, 2) for player in in_turn(state, weakest(state, 2))])


@on("rats")
def all_lose_food(state: ThroughTheAges) -> None:
    """All: every token on farms goes back to the bank."""
    for player in everybody(state):
        for slot in range(FARM * LEVELS, (FARM + 1) * LEVELS):
            player.blue += player.stored[slot]
            player.stored[slot] = 0
        state.emit(LOST_FOOD, player.seat, NONE)


@on("rebellion")
def discontent_costs_actions(state: ThroughTheAges) -> None:
    """All: 2 civil actions are spent for each discontent worker, as far as there are any.

    In 2006 actions of the next turn: others have them ready, the current player's wait in the turn's end.
    """
    for player in everybody(state):
        waits = state.edition.rebellion_waits and player.seat == state.current
        left = player.civil_total if waits else civil_left(player) - player.extra_civil
        lost = min(2 * discontent(player), left)
        if lost > 0:
            state.emit(LOST_ACTIONS, player.seat, lost)
        if waits:
            ends = EndTurn(player.seat, TO_COME, lost)
            state.steps = [ends if step.kind == ENDING_TURN else step for step in state.steps]
        elif lost > 0:
            player.civil_used += lost


@on("reign_of_terror")
def weakest_loses_a_worker(state: ThroughTheAges) -> None:
    """The weakest loses 1 population."""
    ask_each(state, [LosePeople(player.seat, 1) for player in weakest(state, 1)])


@on("scientific_breakthrough")
def science_by_science(state: ThroughTheAges) -> None:
    """All: science equal to the science rating."""
    for player in everybody(state):
        gain_science(state, player, player.science_rate)


@on("uncertain_borders")
def yellow_token_changes_hands(state: ThroughTheAges) -> None:
    """A yellow token from the weakest one's bank to the strongest one's."""
    change_yellow(state, strongest(state, 1)[0], -change_yellow(state, weakest(state, 1)[0], -1))


# Age II.


@on("civil_unrest")
def discontent_costs_culture(state: ThroughTheAges) -> None:
    """All: lose 4 culture for each discontent worker; in 2015 who has most of them loses a blue token too."""
    most = max([discontent(player) for player in everybody(state)])
    for player in reversed(everybody(state)):
        lose_culture(state, player, 4 * discontent(player), revealed(state))
        if most and discontent(player) == most:
            change_blue(state, player, -state.edition.unrest_blue)


@on("cold_war")
def strongest_gain_science(state: ThroughTheAges) -> None:
    """The two strongest gain 6 science."""
    for player in strongest(state, 2):
        gain_science(state, player, 6)


@on("crime_wave")
def weakest_lose_culture_and_token(state: ThroughTheAges) -> None:
    """The two weakest lose 3 culture and a blue token."""
    for player in reversed(in_turn(state, weakest(state, 2))):
        lose_culture(state, player, 3, revealed(state))
        change_blue(state, player, -1)


@on("economic_progress")
def all_produce(state: ThroughTheAges) -> None:
    """All: farms and mines produce, with consumption and corruption."""
    for player in reversed(everybody(state)):
        produce_goods(state, player)


@on("emigration")
def discontent_leave(state: ThroughTheAges) -> None:
    """All: lose population, half of the discontent workers, rounded up."""
    for player in reversed(everybody(state)):
        leaving = (discontent(player) + 1) // 2
        if leaving:
            state.steps.append(LosePeople(player.seat, leaving))


@on("iconoclasm")
def old_leaders_fall(state: ThroughTheAges) -> None:
    """All: leaders who are not of the current age leave."""
    for player in everybody(state):
        if player.leader != NONE and CARDS[player.leader].age != state.age:
            remove_leader(state, player)


@on("independence_declaration")
def weakest_loses_a_colony(state: ThroughTheAges) -> None:
    """The weakest loses a colony."""
    for player in weakest(state, 1):
        if player.colonies:
            state.steps.append(Step(LOSING_COLONY, player.seat))


@on("international_agreement")
def strongest_may_take_cards(state: ThroughTheAges) -> None:
    """The strongest may take cards of the row worth 5 civil actions, for the next political action."""
    ask_each(state, [Agree(player.seat, NOT_ASKED) for player in strongest(state, 1)])


@on("national_pride")
def culture_for_the_first(state: ThroughTheAges) -> None:
    """Who has most culture gains 5."""
    gain_culture(state, ranked(state, culture)[0], 5, revealed(state))


@on("politics_of_strength")
def cards_for_the_strongest(state: ThroughTheAges) -> None:
    """The strongest draws 5 military cards, the weakest discards 3; in Age IV it is culture instead."""
    first, last = strongest(state, 1)[0], weakest(state, 1)[0]
    if state.age == AGE_IV:
        gain_culture(state, first, 5, revealed(state))
        lose_culture(state, last, 3, revealed(state))
        return
    draw_military(state, first, 5)
    if last.army_hand:
        state.steps.append(DiscardSome(last.seat, min(3, len(last.army_hand))))


@on("popularization_of_science")
def culture_by_science(state: ThroughTheAges) -> None:
    """All: culture equal to the science rating."""
    for player in everybody(state):
        gain_culture(state, player, player.science_rate, revealed(state))


@on("prosperity")
def food_by_happiness(state: ThroughTheAges) -> None:
    """All: food equal to the happiness rating."""
    for player in everybody(state):
        gain_food(state, player, player.happiness)


@on("ravages_of_time")
def old_wonders_fall(state: ThroughTheAges) -> None:
    """All: an intact wonder of Age A or I becomes a ruin, which gives 2 culture."""
    ask_each(state, [Step(RUINING, player.seat) for player in everybody(state)])


@on("refugees")
def refugees_come_to_the_strongest(state: ThroughTheAges) -> None:
    """The strongest gains 3 culture and 1 population, the weakest loses as much."""
    first, last = strongest(state, 1)[0], weakest(state, 1)[0]
    gain_culture(state, first, 3, revealed(state))
    gain_people(state, first, 1)
    lose_culture(state, last, 3, revealed(state))
    state.steps.append(LosePeople(last.seat, 1))


@on("terrorism")
def last_in_culture_destroys(state: ThroughTheAges) -> None:
    """Who has least culture destroys an urban building of every rival."""
    terrorist = ranked(state, culture)[-1]
    rivals = [player for player in everybody(state) if player is not terrorist]
    for victim in reversed(rivals):
        state.steps.append(Terrorize(terrorist.seat, victim.seat))
