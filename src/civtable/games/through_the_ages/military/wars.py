"""Wars: how they are fought, and what the winner takes."""

from collections.abc import Callable
from typing import Final

from civtable.core.game import Option, Question
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.table import CARDS, card
from civtable.games.through_the_ages.civil.development import put_in_play
from civtable.games.through_the_ages.civil.prices import owns_technology
from civtable.games.through_the_ages.civil.tokens import food, resources
from civtable.games.through_the_ages.data import NONE, WAR
from civtable.games.through_the_ages.happenings import (
    REPELLED,
    STOLE,
    WAR_EVEN,
    WAR_WON,
)
from civtable.games.through_the_ages.military.attacks import pacts_between
from civtable.games.through_the_ages.military.sacrifices import Sacrificing, begin_sacrifice, end_attack
from civtable.games.through_the_ages.military.steps import Defend, Loot, Resist, Steal, Strike
from civtable.games.through_the_ages.options import (
    DONE,
    FINISHED,
    LOOT,
    LOOT_FOOD,
    STEAL,
    STEAL_CARD,
    card_of,
    food_of,
    in_table_order,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import refresh
from civtable.games.through_the_ages.special.hooks import PACT_OF
from civtable.games.through_the_ages.special.rivals import feel_rivals
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import LosePeople
from civtable.games.through_the_ages.verbs import (
    change_blue,
    change_yellow,
    discard,
    gain_culture,
    gain_food,
    gain_resources,
    gain_science,
    lose_culture,
    lose_food,
    lose_resources,
    lose_science,
)
from civtable.games.through_the_ages.words.phrases import because


def war_strengths(state: ThroughTheAges, attacker: Player, target: Player) -> tuple[int, int]:
    """Both strengths when a war is fought: open borders help; a pact made since the declaration counts."""
    strength = attacker.strength
    for holder in pacts_between(state, attacker.seat, target.seat):
        strength += PACT_OF[holder.pact].war_change(state.edition.cards[holder.pact].strength)
    return strength, target.strength


def fight(state: ThroughTheAges, attacker: Player) -> None:
    """The declared war is fought; where units may be sacrificed, the attacker is asked first."""
    war = attacker.war
    target = state.players[attacker.war_on]
    attacker.war = NONE
    attacker.war_on = NONE
    discard(state, war, -1)
    feel_rivals(state)
    if state.edition.sacrifices:
        begin_sacrifice(state)
        state.steps.append(Strike(attacker.seat, war, target.seat))
        return
    mine, theirs = war_strengths(state, attacker, target)
    settle_war(state, war, attacker, target, mine, theirs)


class Striking(Sacrificing[Strike]):
    """The attacker's sacrifice, in an aggression or a war."""

    def strength(self, state: ThroughTheAges, step: Strike) -> int:
        """The strength of the civilization, with open borders."""
        return war_strengths(state, state.players[step.seat], state.players[step.rival])[0]

    def announce(self, state: ThroughTheAges, step: Strike, strength: int) -> None:
        """The rival answers; an aggression that is no stronger fails at once."""
        state.force = strength
        if CARDS[step.card].kind == WAR:
            state.steps.append(Resist(step.rival, step.card, step.seat))
            return
        defense = state.players[step.rival].strength
        if strength > defense:
            state.steps.append(Defend(step.rival, step.card, step.seat))
        else:
            end_attack(state)
            state.emit_facts(REPELLED, step.seat, [step.card, step.rival, strength, defense])


class Resisting(Sacrificing[Resist]):
    """The rival's sacrifice in a war, after the attacker has announced a strength. No cards may be added."""

    def strength(self, state: ThroughTheAges, step: Resist) -> int:
        """The strength of the civilization."""
        return state.players[step.seat].strength

    def announce(self, state: ThroughTheAges, step: Resist, strength: int) -> None:
        """The war is decided."""
        attack = state.force
        end_attack(state)
        settle_war(state, step.card, state.players[step.attacker], state.players[step.seat], attack, strength)


def settle_war(
    state: ThroughTheAges, war: int, attacker: Player, target: Player, mine: int, theirs: int
) -> None:
    """The stronger side wins, whichever it is, by its advantage; equal strengths change nothing."""
    if mine == theirs:
        state.emit_facts(WAR_EVEN, attacker.seat, [war, target.seat, mine, theirs])
        return
    winner, loser = (attacker, target) if mine > theirs else (target, attacker)
    stronger, weaker = max(mine, theirs), min(mine, theirs)
    advantage = stronger - weaker
    state.emit_facts(WAR_WON, winner.seat, [war, advantage, loser.seat, stronger, weaker])
    SPOILS[war](state, war, winner, loser, advantage)


Spoils = Callable[[ThroughTheAges, int, Player, Player, int], None]


def take_culture(state: ThroughTheAges, war: int, winner: Player, loser: Player, advantage: int) -> None:
    """War over Culture: culture points by the advantage."""
    points = state.edition.cards[war].amount + advantage
    gain_culture(state, winner, lose_culture(state, loser, points, war), war)


def take_territory(state: ThroughTheAges, war: int, winner: Player, loser: Player, advantage: int) -> None:
    """War over Territory: yellow tokens by the advantage."""
    row = state.edition.cards[war]
    change_yellow(state, winner, -change_yellow(state, loser, -(row.amount + advantage // row.per)))


def take_goods(state: ThroughTheAges, war: int, winner: Player, loser: Player, advantage: int) -> None:
    """War over Resources: the winner says how much is food."""
    state.steps.append(Loot(winner.seat, war, loser.seat, advantage))


def kill(state: ThroughTheAges, war: int, winner: Player, loser: Player, advantage: int) -> None:
    """Holy War: the loser loses workers by the advantage, the winner gains culture for them."""
    row = state.edition.cards[war]
    lost = min(advantage // row.per, loser.unused + sum(loser.workers))
    gain_culture(state, winner, row.amount * lost, war)
    if lost:
        state.steps.append(LosePeople(loser.seat, lost))


def take_technologies(state: ThroughTheAges, war: int, winner: Player, loser: Player, advantage: int) -> None:
    """War over Technology: the winner says which special technologies."""
    state.steps.append(Steal(winner.seat, war, loser.seat, advantage))


SPOILS: Final[dict[int, Spoils]] = {
    card("war_over_culture"): take_culture,
    card("war_over_culture_ii"): take_culture,
    card("war_over_territory"): take_territory,
    card("war_over_resources"): take_goods,
    card("holy_war"): kill,
    card("war_over_technology"): take_technologies,
}
"""[war]: what the winner takes."""


class Looting(Question[ThroughTheAges, Loot]):
    """War over Resources: as much food and resources as the advantage; the winner says how much is food."""

    def options(self, state: ThroughTheAges, step: Loot) -> list[Option]:
        """Every mix that takes all of it, as far as the loser has any."""
        loser = state.players[step.victim]
        total = min(step.advantage, food(loser) + resources(loser))
        return LOOT_FOOD[max(total - resources(loser), 0) : min(total, food(loser)) + 1]

    def apply(self, state: ThroughTheAges, step: Loot, option: Option) -> None:
        """Each side handles its own tokens."""
        loser = state.players[step.victim]
        winner = state.players[step.seat]
        looted = food_of(option)
        goods = min(step.advantage - looted, resources(loser))
        gain_food(state, winner, lose_food(state, loser, looted))
        gain_resources(state, winner, lose_resources(state, loser, goods))

    def why_not(self, state: ThroughTheAges, step: Loot, option: Option) -> Reason | None:
        """All of it, as far as the loser has any."""
        if option.kind != LOOT:
            return because("not_now_loot")
        return None if option in self.options(state, step) else because("wrong_amount")


class Stealing(Question[ThroughTheAges, Steal]):
    """The advantage buys special technologies of the loser at their price, and science with the rest."""

    def options(self, state: ThroughTheAges, step: Steal) -> list[Option]:
        """Technologies that the winner does not have and the advantage suffices for; or enough of it."""
        winner = state.players[step.seat]
        loser = state.players[step.victim]
        options = [FINISHED]
        for special in loser.specials:
            if special != NONE and not no_steal(winner, special, step.left):
                options.append(STEAL_CARD[special])
        return in_table_order(options)

    def apply(self, state: ThroughTheAges, step: Steal, option: Option) -> None:
        """Of two special technologies of a type the higher level stays."""
        winner = state.players[step.seat]
        loser = state.players[step.victim]
        if option.kind == DONE:
            gain_science(state, winner, lose_science(state, loser, step.left))
            return
        special = card_of(option)
        state.emit(STOLE, step.seat, special)
        row = state.edition.cards[special]
        left = step.left - row.science_cost
        state.steps.append(Steal(step.seat, step.card, step.victim, left))
        loser.specials[row.special] = NONE
        change_blue(state, loser, -row.blue)
        refresh(state, loser)
        put_in_play(state, winner, special)

    def why_not(self, state: ThroughTheAges, step: Steal, option: Option) -> Reason | None:
        """A special technology of the loser, new to the winner, within the advantage."""
        if option.kind == DONE:
            return None
        if option.kind != STEAL:
            return because("not_now_steal")
        special = card_of(option)
        if special not in state.players[step.victim].specials:
            return because("not_reached")
        key = no_steal(state.players[step.seat], special, step.left)
        return because(key) if key else None


def no_steal(winner: Player, special: int, advantage: int) -> str:
    """New to the winner, and within the advantage."""
    if owns_technology(winner, special):
        return "same_technology"
    return "" if winner.edition.cards[special].science_cost <= advantage else "advantage_too_small"
