"""The questions in which events take something: goods, people, buildings, colonies, wonders."""

from civtable.core.game import EVERYONE, Option, Question, Several, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.table import CARDS, WONDERS
from civtable.games.through_the_ages.civil.tokens import food, resources
from civtable.games.through_the_ages.data import (
    AGE_I,
    FIRST_UNIT,
    FIRST_URBAN,
    LEVELS,
    NONE,
    SLOTS,
)
from civtable.games.through_the_ages.happenings import DESTROYED, LOST_BUILDING, RUINED
from civtable.games.through_the_ages.options import (
    COLONY,
    COLONY_CARD,
    DESTROY,
    DESTROY_SLOT,
    LOSE,
    LOSE_SLOT,
    LOSE_SPLIT,
    RAID,
    RAID_SLOT,
    RUIN,
    RUIN_CARD,
    WORKER_LOST,
    card_of,
    food_of,
    resources_of,
    technology_of,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import colonies_of
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import Amount, LosePeople, Terrorize
from civtable.games.through_the_ages.verbs import (
    discard,
    free_worker,
    lose_colony,
    lose_food,
    lose_resources,
    lose_worker,
    ruin,
)
from civtable.games.through_the_ages.words.phrases import TOGETHER, because


class LosingSplit(Question[ThroughTheAges, Amount]):
    """Food and resources, together so much, as far as there are any."""

    def options(self, state: ThroughTheAges, step: Amount) -> list[Option]:
        """Every split that the player can bear."""
        player = state.players[step.seat]
        most = min(step.amount, food(player) + resources(player))
        fewest = max(most - resources(player), 0)
        return [LOSE_SPLIT[f][most - f] for f in range(fewest, min(most, food(player)) + 1)]

    def apply(self, state: ThroughTheAges, step: Amount, option: Option) -> None:
        """Lose it."""
        player = state.players[step.seat]
        lose_food(state, player, food_of(option))
        lose_resources(state, player, resources_of(option))

    def why_not(self, state: ThroughTheAges, step: Amount, option: Option) -> Reason | None:
        """As much as the event says, as far as there is any."""
        if option.kind != LOSE:
            return because("not_now_lose")
        return None if option in self.options(state, step) else because("wrong_amount")


class LosingPerson(Question[ThroughTheAges, LosePeople]):
    """Population is lost: unused workers first, then from cards of the owner's choice, chosen together."""

    def options(self, state: ThroughTheAges, step: LosePeople) -> list[Option]:
        """Cards with workers that leave enough for the rest; unused workers go by themselves."""
        player = state.players[step.seat]
        if player.unused:
            return []
        first = max(step.last - 1, 0)
        left = sum(player.workers[first:])
        needed = min(step.amount, left)
        found: list[Option] = []
        for slot in range(first, SLOTS):
            if player.workers[slot] and left >= needed:
                found.append(LOSE_SLOT[slot])
            left -= player.workers[slot]
        return found

    def confirms(self, state: ThroughTheAges, step: LosePeople) -> bool:
        """People leave a card."""
        return True

    def several(self, state: ThroughTheAges, step: LosePeople) -> Several | None:
        """So many workers, or all there are."""
        workers = state.players[step.seat].workers
        things = [
            LOSE_SLOT[slot] for slot in range(max(step.last - 1, 0), SLOTS) for _ in range(workers[slot])
        ]
        number = min(step.amount, len(things))
        return Several(things, number, number, None) if number > 1 else None

    def goes_on(self, step: LosePeople) -> bool:
        """Once somebody has left a card."""
        return step.last != 0

    def apply(self, state: ThroughTheAges, step: LosePeople, option: Option) -> None:
        """The worker goes to the yellow bank."""
        slot = technology_of(option)
        lose_worker(state, state.players[step.seat], slot)
        self.go_on(state, step, slot + 1)

    def finish(self, state: ThroughTheAges, step: LosePeople) -> None:
        """An unused worker goes; somebody without any worker loses none."""
        player = state.players[step.seat]
        if player.unused:
            lose_worker(state, player, NONE)
            self.go_on(state, step, 0)

    def go_on(self, state: ThroughTheAges, step: LosePeople, last: int) -> None:
        """One less to go."""
        if step.amount > 1:
            state.steps.append(LosePeople(step.seat, step.amount - 1, last))

    def why_not(self, state: ThroughTheAges, step: LosePeople, option: Option) -> Reason | None:
        """A card with a worker."""
        if option.kind != WORKER_LOST:
            return because("not_now_lose_person")
        if not state.players[step.seat].workers[technology_of(option)]:
            return because("nobody_there")
        return None if option in self.options(state, step) else because(TOGETHER)


class LosingBuilding(Question[ThroughTheAges, Step]):
    """A farm, mine or urban building of one's own choice is destroyed."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Any of them; nothing if there is none."""
        player = state.players[step.seat]
        return [DESTROY_SLOT[slot] for slot in range(FIRST_UNIT * LEVELS) if player.workers[slot]]

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """Its worker becomes unused."""
        slot = technology_of(option)
        state.emit(LOST_BUILDING, step.seat, slot)
        free_worker(state, state.players[step.seat], slot)

    def finish(self, state: ThroughTheAges, step: Step) -> None:
        """Nothing to lose."""

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A building of your own."""
        if option.kind != DESTROY:
            return because("not_now_lose_building")
        workers = state.players[step.seat].workers
        return None if workers[technology_of(option)] else because("nobody_there")


class LosingColony(Question[ThroughTheAges, Step]):
    """A colony of one's own choice leaves the game."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Any of them."""
        return [COLONY_CARD[colony] for colony in colonies_of(state.players[step.seat])]

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """Its permanent effect ends; like every military card that leaves play it goes to the discards."""
        colony = card_of(option)
        lose_colony(state, state.players[step.seat], colony)
        discard(state, colony, EVERYONE)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A colony of your own."""
        if option.kind != COLONY:
            return because("not_now_colony")
        return None if card_of(option) in colonies_of(state.players[step.seat]) else because("no_colony")


class Ruining(Question[ThroughTheAges, Step]):
    """Ravages of Time: an intact wonder of Age A or I becomes a ruin."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Any of them; nothing if there is none."""
        return [RUIN_CARD[wonder] for wonder in old_wonders(state.players[step.seat])]

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """Its effects end; it gives 2 culture instead."""
        wonder = card_of(option)
        state.emit(RUINED, step.seat, wonder)
        ruin(state, state.players[step.seat], wonder)

    def finish(self, state: ThroughTheAges, step: Step) -> None:
        """Nothing to ruin."""

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """An intact wonder of Age A or I."""
        if option.kind != RUIN:
            return because("not_now_ruin")
        return None if card_of(option) in old_wonders(state.players[step.seat]) else because("no_such_wonder")


def old_wonders(player: Player) -> list[int]:
    """The intact wonders of Age A or I."""
    intact = player.wonders & ~player.ruins
    return [WONDERS[i] for i in range(len(WONDERS)) if intact >> i & 1 and CARDS[WONDERS[i]].age <= AGE_I]


class Terrorizing(Question[ThroughTheAges, Terrorize]):
    """Terrorism: an urban building of a rival, of the terrorist's choice."""

    def options(self, state: ThroughTheAges, step: Terrorize) -> list[Option]:
        """Any of them; nothing if there is none."""
        victim = state.players[step.victim]
        first, last = FIRST_URBAN * LEVELS, FIRST_UNIT * LEVELS
        return [RAID_SLOT[slot] for slot in range(first, last) if victim.workers[slot]]

    def apply(self, state: ThroughTheAges, step: Terrorize, option: Option) -> None:
        """Its worker becomes unused."""
        slot = technology_of(option)
        state.emit(DESTROYED, step.victim, slot)
        free_worker(state, state.players[step.victim], slot)

    def finish(self, state: ThroughTheAges, step: Terrorize) -> None:
        """Nothing to destroy."""

    def why_not(self, state: ThroughTheAges, step: Terrorize, option: Option) -> Reason | None:
        """An urban building of the rival."""
        if option.kind != RAID:
            return because("not_now_raid")
        workers = state.players[step.victim].workers
        return None if workers[technology_of(option)] else because("not_reached")
