"""The leaders of Age A."""

from typing import Final

from civtable.core.game import Option, Question, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.table import CARDS, WARRIORS, card, slot_of
from civtable.games.through_the_ages.civil.prices import no_military, recover_civil, use_military
from civtable.games.through_the_ages.data import LEADER, NONE
from civtable.games.through_the_ages.happenings import TUCKED
from civtable.games.through_the_ages.options import (
    ALEXANDER_GOES,
    ALEXANDER_LEAVES,
    HAMMURABI_ACTS,
    HAMMURABI_RULES,
    PASS,
    PASSING,
    TUCK,
    TUCK_CARD,
    card_of,
)
from civtable.games.through_the_ages.player import (
    ACTED_TWICE,
    HAMMURABI_USED,
    POLITICS_LOST,
    UNIT_RESOURCES_SPENT,
    Player,
)
from civtable.games.through_the_ages.ratings import refresh, units_of, wonders_of
from civtable.games.through_the_ages.special.hooks import IN_ACTIONS, IN_POLITICS, Leader, register_leader
from civtable.games.through_the_ages.special.tally import Tally
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import TUCKING
from civtable.games.through_the_ages.verbs import change_yellow, gain_science, remove_leader
from civtable.games.through_the_ages.words.phrases import because


class Alexander(Leader):
    """Alexander: stronger units; in 2015 he may leave for a yellow token."""

    def tally(self, player: Player, tally: Tally) -> None:
        """Each unit has 1 strength more."""
        tally.strength += sum(units_of(player))

    def offer_politics(self, state: ThroughTheAges, player: Player, options: list[Option]) -> None:
        """Leaving is a political action."""
        if state.edition.alexander_leaves:
            options.append(ALEXANDER_GOES)

    def no_use(self, state: ThroughTheAges, player: Player, option: Option) -> str:
        """While he leads."""
        leaves = player.leader == self.card and player.edition.alexander_leaves
        return "" if leaves else "not_your_leader"

    def use(self, state: ThroughTheAges, player: Player, option: Option) -> None:
        """He leaves for a yellow token."""
        remove_leader(state, player)
        change_yellow(state, player, 1)


class Aristotle(Leader):
    """Aristotle: science for technologies that are taken."""

    def took(self, state: ThroughTheAges, player: Player, card: int) -> None:
        """1 science for each."""
        if CARDS[card].kind < LEADER:
            gain_science(state, player, 1)


class Hammurabi(Leader):
    """Hammurabi: in 2015 leaders cost less, and once a turn a military action counts as a civil one."""

    def take_off(self, player: Player, card: int) -> int:
        """Leaders cost a civil action less."""
        return 1 if CARDS[card].kind == LEADER and player.edition.hammurabi_trades else 0

    def most_off(self) -> int:
        """The same."""
        return 1

    def offer(self, state: ThroughTheAges, player: Player, options: list[Option]) -> None:
        """A military action as a civil one."""
        if not no_hammurabi(player):
            options.append(HAMMURABI_ACTS)

    def no_use(self, state: ThroughTheAges, player: Player, option: Option) -> str:
        """While he leads, once a turn."""
        return no_hammurabi(player) if player.leader == self.card else "not_your_leader"

    def use(self, state: ThroughTheAges, player: Player, option: Option) -> None:
        """It can be used in this turn only."""
        use_military(player, 1)
        player.extra_civil += 1
        player.marks |= HAMMURABI_USED


def no_hammurabi(player: Player) -> str:
    """Once a turn, for a military action."""
    if not player.edition.hammurabi_trades:
        return "not_your_leader"
    return "once_a_turn" if player.marks & HAMMURABI_USED else no_military(player, 1)


class Homer(Leader):
    """Homer: a resource for units each turn; in 2015 he may stay beneath a wonder, in 2006 Warriors count."""

    def tally_2006(self, player: Player, tally: Tally) -> None:
        """Up to two Warriors give 1 culture each."""
        tally.culture += min(player.workers[slot_of(WARRIORS)], 2)

    def arrived(self, state: ThroughTheAges, player: Player) -> None:
        """The resource is there at once."""
        player.unit_resources += 1
        player.marks &= ~UNIT_RESOURCES_SPENT

    def minds_unit_resources(self) -> bool:
        """When he leaves."""
        return True

    def turn_began(self, state: ThroughTheAges, player: Player) -> None:
        """The resource for units of this turn."""
        player.unit_resources = 1

    def left(self, state: ThroughTheAges, player: Player) -> None:
        """If his resource is still there, it goes with him."""
        if player.unit_resources and not player.marks & UNIT_RESOURCES_SPENT:
            player.unit_resources -= 1

    def replaced(self, state: ThroughTheAges, player: Player) -> bool:
        """He may be tucked beneath a completed wonder."""
        if not player.wonders or not player.edition.homer_tucks:
            return False
        state.steps.append(Step(TUCKING, player.seat))
        return True


class Tucking(Question[ThroughTheAges, Step]):
    """Homer is replaced: he may stay beneath a completed wonder, which then has one happy face more."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Any completed wonder, or none."""
        return [PASSING] + [TUCK_CARD[wonder] for wonder in wonders_of(state.players[step.seat])]

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """Without it the replacement gives a civil action back."""
        player = state.players[step.seat]
        if option.kind == PASS:
            recover_civil(player)
            return
        wonder = card_of(option)
        player.leader_under = wonder
        state.emit(TUCKED, step.seat, wonder)
        refresh(state, player)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A completed wonder of your own."""
        if option.kind == PASS:
            return None
        if option.kind != TUCK:
            return because("not_now_tuck")
        return None if card_of(option) in wonders_of(state.players[step.seat]) else because("no_such_wonder")


def is_twice(state: ThroughTheAges, player: Player, cards: list[int]) -> bool:
    """Whether Homer, who is beneath a wonder of this player, is somewhere else too, among all cards."""
    if cards.count(HOMER) > state.gone.count(HOMER):
        return True
    return any(other is not player and other.leader_under != NONE for other in state.players)


class Caesar(Leader):
    """Caesar: in 2015 a second political action, once in the game."""

    def acts_again(self, player: Player) -> bool:
        """Unless it was traded away."""
        return player.edition.caesar_again and not player.marks & (ACTED_TWICE | POLITICS_LOST)


class Moses(Leader):
    """Moses: cheaper population."""

    def population_off(self) -> int:
        """1 food less."""
        return 1


ALEXANDER: Final = Alexander(card("alexander_the_great"))
HAMMURABI: Final = Hammurabi(card("hammurabi"))
HOMER: Final = card("homer")

register_leader(ALEXANDER)
register_leader(Aristotle(card("aristotle")))
register_leader(HAMMURABI)
register_leader(Homer(HOMER))
register_leader(Caesar(card("julius_caesar")))
register_leader(Moses(card("moses")))
IN_POLITICS[ALEXANDER_LEAVES] = ALEXANDER
IN_ACTIONS[HAMMURABI_RULES] = HAMMURABI
