"""Wars: how they are fought, and what the winner takes."""

from typing import Final

from civtable.core.game import Option, Question, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.attacks import OPEN_BORDERS_BONUS, pacts_between
from civtable.games.through_the_ages.cards import (
    CARDS,
    OPEN_BORDERS,
    card,
)
from civtable.games.through_the_ages.civil import owns_technology
from civtable.games.through_the_ages.data import (
    NONE,
)
from civtable.games.through_the_ages.development import put_in_play
from civtable.games.through_the_ages.happenings import (
    STOLE,
    WAR_EVEN,
    WAR_WON,
)
from civtable.games.through_the_ages.kinds import (
    STEALING,
)
from civtable.games.through_the_ages.options import (
    DONE,
    FINISHED,
    STEAL,
    STEAL_CARD,
    in_table_order,
)
from civtable.games.through_the_ages.phrases import because
from civtable.games.through_the_ages.ratings import refresh
from civtable.games.through_the_ages.state import Player, ThroughTheAges
from civtable.games.through_the_ages.verbs import (
    change_blue,
    change_yellow,
    discard,
    gain_culture,
    gain_science,
    lose_culture,
    lose_science,
)

WAR_TECHNOLOGY: Final = card("war_over_technology")
WAR_TERRITORY: Final = card("war_over_territory")
WAR_CULTURE: Final = card("war_over_culture")


def war_strengths(state: ThroughTheAges, attacker: Player, target: Player) -> tuple[int, int]:
    """Both strengths when a war is fought: open borders help; a pact made since the declaration counts."""
    holders = pacts_between(state, attacker.seat, target.seat)
    bonus = OPEN_BORDERS_BONUS if OPEN_BORDERS in [holder.pact for holder in holders] else 0
    return attacker.strength + bonus, target.strength


def fight(state: ThroughTheAges, attacker: Player) -> None:
    """The stronger side wins, whichever it is; equal strengths change nothing. No cards may be added."""
    war = attacker.war
    target = state.players[attacker.war_on]
    attacker.war = NONE
    attacker.war_on = NONE
    discard(state, war, -1)
    mine, theirs = war_strengths(state, attacker, target)
    if mine == theirs:
        state.emit(WAR_EVEN, attacker.seat, war)
        return
    winner, loser = (attacker, target) if mine > theirs else (target, attacker)
    advantage = abs(mine - theirs)
    state.emit(WAR_WON, winner.seat, war, advantage)
    if war == WAR_CULTURE:
        gain_culture(state, winner, lose_culture(state, loser, CARDS[war].amount + advantage))
    elif war == WAR_TERRITORY:
        change_yellow(state, winner, -change_yellow(state, loser, -(CARDS[war].amount + advantage // 5)))
    else:
        assert war == WAR_TECHNOLOGY
        state.steps.append(Step(STEALING, winner.seat, war, loser.seat, advantage))


class Stealing(Question[ThroughTheAges]):
    """The advantage buys special technologies of the loser at their price, and science with the rest."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Technologies that the winner does not have and the advantage suffices for; or enough of it."""
        winner = state.players[step.seat]
        loser = state.players[step.b]
        options = [FINISHED]
        for special in loser.specials:
            if special != NONE and not no_steal(winner, special, step.c):
                options.append(STEAL_CARD[special])
        return in_table_order(options)

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """Of two special technologies of a type the higher level stays."""
        winner = state.players[step.seat]
        loser = state.players[step.b]
        if option.kind == DONE:
            gain_science(state, winner, lose_science(state, loser, step.c))
            return
        state.emit(STOLE, step.seat, option.a)
        row = CARDS[option.a]
        left = step.c - row.science_cost
        state.steps.append(Step(STEALING, step.seat, step.a, step.b, left))
        loser.specials[row.special] = NONE
        change_blue(state, loser, -row.blue)
        refresh(state, loser)
        put_in_play(state, winner, option.a)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A special technology of the loser, new to the winner, within the advantage."""
        if option.kind == DONE:
            return None
        if option.kind != STEAL:
            return because("not_now_steal")
        if option.a not in state.players[step.b].specials:
            return because("not_reached")
        key = no_steal(state.players[step.seat], option.a, step.c)
        return because(key) if key else None


def no_steal(winner: Player, special: int, advantage: int) -> str:
    """New to the winner, and within the advantage."""
    if owns_technology(winner, special):
        return "same_technology"
    return "" if CARDS[special].science_cost <= advantage else "advantage_too_small"
