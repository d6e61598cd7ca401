"""The production phase, step by step."""

from civtable.core.game import Option, Question
from civtable.core.words import Reason
from civtable.games.through_the_ages.civil.tokens import gain, labs_are_mines, lose, produce, put
from civtable.games.through_the_ages.data import (
    CONSUMPTION,
    FARM,
    HUNGER,
    LAB,
    LEVELS,
    MINE,
    NONE,
    by_bank,
)
from civtable.games.through_the_ages.happenings import CORRUPTED, PRODUCED, REBELLED, RESTED, STARVED
from civtable.games.through_the_ages.options import PASS, PASSING, REST, REST_SLOT, technology_of
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import best_level, discontent, pacts_of
from civtable.games.through_the_ages.special.hooks import DOUBLING, LEADER_OF, PACT_OF, has_intact
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import Mine
from civtable.games.through_the_ages.verbs import lose_culture
from civtable.games.through_the_ages.words.phrases import because


def production(state: ThroughTheAges, player: Player) -> None:
    """Science and culture, goods and what they cost; all skipped in an uprising."""
    edition = state.edition
    LEADER_OF[player.leader].production_began(state, player)
    if rebels(player):
        state.emit(REBELLED, player.seat)
        return
    science = min(player.science_rate, edition.science_most - player.science)
    player.science += science
    player.culture += player.culture_rate
    state.emit(PRODUCED, player.seat, science, player.culture_rate)
    produce_goods(state, player)


def rebels(player: Player) -> bool:
    """An uprising: more discontent workers than unused ones."""
    return discontent(player) > player.unused


def produce_goods(state: ThroughTheAges, player: Player) -> None:
    """Corruption, food, consumption, resources; in the edition of 2006 corruption comes last."""
    if not state.edition.corrupts_last:
        corrupt(state, player)
    produce_food(state, player)
    eat(state, player)
    work_mines(state, player, state.edition.corrupts_last)


def work_mines(state: ThroughTheAges, player: Player, corrupting: bool) -> None:
    """Mines produce, and corruption may follow. Where a mine may rest, its owner is asked first."""
    if state.edition.mines_may_rest and resting_mines(player):
        state.steps.append(Mine(player.seat, 1 if corrupting else 0))
        return
    produce_resources(state, player)
    if corrupting:
        corrupt(state, player)


def corrupt(state: ThroughTheAges, player: Player) -> None:
    """Too few blue tokens in the bank cost resources, and in 2015 food for what resources lack."""
    corruption = by_bank(state.edition.corruption, player.blue)
    if corruption:
        lost = lose(player, MINE, corruption)
        if state.edition.corruption_eats:
            lose(player, FARM, corruption - lost)
        state.emit(CORRUPTED, player.seat, corruption)


def produce_food(state: ThroughTheAges, player: Player) -> None:
    """Every farm, best first; then what pacts give."""
    produce(player, FARM)
    more = pact_food(state, player)
    if more:
        gain(player, FARM, more)


def eat(state: ThroughTheAges, player: Player) -> None:
    """The population eats; each missing food costs 4 culture."""
    consumption = by_bank(CONSUMPTION, player.yellow)
    missing = consumption - lose(player, FARM, consumption)
    if missing:
        state.emit(STARVED, player.seat, missing)
        lose_culture(state, player, HUNGER * missing, NONE)


def produce_resources(state: ThroughTheAges, player: Player, resting: int = NONE) -> None:
    """Every mine, best first, with the railroad the best one twice; labs that are mines too; then pacts."""
    twice = doubled_mine(player)
    if twice != NONE:
        player.workers[twice] += 1
    if resting != NONE:
        player.workers[resting] -= 1
    if labs_are_mines(player):
        produce_with_labs(player)
    else:
        produce(player, MINE)
    if resting != NONE:
        player.workers[resting] += 1
    if twice != NONE:
        player.workers[twice] -= 1
    more = pact_resources(state, player)
    if more > 0:
        gain(player, MINE, more)
    elif more < 0:
        lose(player, MINE, -more)


def doubled_mine(player: Player) -> int:
    """The slot of the best mine, if a wonder lets it produce twice; -1 if there is none."""
    best = best_level(player, MINE)
    return MINE * LEVELS + best if best != NONE and has_intact(player, DOUBLING) else NONE


def produce_with_labs(player: Player) -> None:
    """Labs of level I and higher produce like mines, the most valuable cards first."""
    for level in range(LEVELS - 1, -1, -1):
        put(player, MINE * LEVELS + level, player.workers[MINE * LEVELS + level])
        if level:
            put(player, LAB * LEVELS + level, player.workers[LAB * LEVELS + level])


def pact_food(state: ThroughTheAges, player: Player) -> int:
    """The food that pacts add to production."""
    total = 0
    if not state.pacts:
        return 0
    for holder in pacts_of(state, player.seat):
        total += PACT_OF[holder.pact].food(holder.pact_first == player.seat)
    return total


def pact_resources(state: ThroughTheAges, player: Player) -> int:
    """The resources that pacts add to production, or take from it."""
    total = 0
    if not state.pacts:
        return 0
    for holder in pacts_of(state, player.seat):
        total += PACT_OF[holder.pact].resources(holder.pact_first == player.seat)
    return total


def resting_mines(player: Player) -> list[int]:
    """The slots of mines, and of labs that are mines, with a worker."""
    last = LAB + 1 if labs_are_mines(player) else LAB
    slots = range(MINE * LEVELS, last * LEVELS)
    return [slot for slot in slots if player.workers[slot] and slot != LAB * LEVELS]


class Mining(Question[ThroughTheAges, Mine]):
    """Alternative corruption: one mine need not produce."""

    def options(self, state: ThroughTheAges, step: Mine) -> list[Option]:
        """All produce, or all but one."""
        return [PASSING, *[REST_SLOT[slot] for slot in resting_mines(state.players[step.seat])]]

    def apply(self, state: ThroughTheAges, step: Mine, option: Option) -> None:
        """The worker who rests puts no token on the card."""
        player = state.players[step.seat]
        if option.kind == REST:
            mine = technology_of(option)
            state.emit(RESTED, step.seat, mine)
            produce_resources(state, player, mine)
        else:
            produce_resources(state, player)
        if step.corruption:
            corrupt(state, player)

    def why_not(self, state: ThroughTheAges, step: Mine, option: Option) -> Reason | None:
        """A mine with a worker."""
        if option.kind == PASS:
            return None
        if option.kind != REST:
            return because("not_now_mine")
        mines = resting_mines(state.players[step.seat])
        return None if technology_of(option) in mines else because("nobody_there")
