"""The course of a turn, from the card row to the next player."""

from civtable.core.game import Moment, Step
from civtable.games.through_the_ages.civil.production import production, rebels
from civtable.games.through_the_ages.civil.row import replenish
from civtable.games.through_the_ages.data import MOST_DRAWN, NONE
from civtable.games.through_the_ages.editions import AGE_BY_AGE, ANY_TURN
from civtable.games.through_the_ages.happenings import TACTIC_SHARED, TURN_BEGAN
from civtable.games.through_the_ages.military.wars import fight
from civtable.games.through_the_ages.player import (
    EXCLUSIVE,
    EXTRA_SPENT,
    ONCE_A_TURN,
    POLITICS_LOST,
    UNIT_RESOURCES_SPENT,
    Player,
)
from civtable.games.through_the_ages.politics.bonuses import show_bonus
from civtable.games.through_the_ages.politics.impacts import end_game
from civtable.games.through_the_ages.politics.phase import reveal_event
from civtable.games.through_the_ages.ratings import military_left
from civtable.games.through_the_ages.special.hooks import LEADER_OF
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import (
    ACTING,
    BEGINNING,
    DONE,
    FIGHTING_WAR,
    FIRST_ACTION,
    LEAVING_ONLY,
    SHARING_TACTIC,
    TO_COME,
    UPRISING,
    DiscardExcess,
    DoPolitics,
    EndTurn,
)
from civtable.games.through_the_ages.verbs import draw_military


def begin_turn(state: ThroughTheAges, seat: int) -> None:
    """A turn begins; where events come by themselves, one comes before the turn of the starting player."""
    state.current = seat
    by_itself = state.edition.events_by_themselves
    if by_itself and state.round >= by_itself and seat == 0 and state.events:
        state.steps.append(Step(BEGINNING, seat))
        reveal_event(state, seat)
    else:
        take_turn(state, seat)


def take_turn(state: ThroughTheAges, seat: int) -> None:
    """The row is replenished, a war is fought, a tactic shared; then politics, actions, and the end.

    The first round has only actions. Where players may leave at the start of any turn, who has declared a war
    is asked before it is fought.
    """
    edition = state.edition
    player = state.players[seat]
    state.emit(TURN_BEGAN, seat, state.round)
    state.steps.append(EndTurn(seat))
    if not edition.discards_after_politics:
        state.steps.append(DiscardExcess(seat))
    state.steps.append(Step(ACTING, seat))
    if state.round == 1:
        return
    replenish(state)
    player.unit_resources = 0
    LEADER_OF[player.leader].turn_began(state, player)
    if not edition.politics:
        return
    if edition.discards_after_politics:
        state.steps.append(DiscardExcess(seat))
    leaves_first = edition.leaving == ANY_TURN and player.war != NONE
    if player.marks & POLITICS_LOST:
        player.marks &= ~POLITICS_LOST
        if edition.leaving == ANY_TURN and not leaves_first:
            state.steps.append(DoPolitics(seat, LEAVING_ONLY))
    else:
        state.steps.append(DoPolitics(seat, FIRST_ACTION, int(leaves_first)))
        LEADER_OF[player.leader].politics_began(state, player)
    if edition.shares_tactics:
        state.steps.append(Step(SHARING_TACTIC, seat))
    state.steps.append(Step(FIGHTING_WAR, seat))
    if leaves_first:
        state.steps.append(DoPolitics(seat, LEAVING_ONLY))


class Beginning(Moment[ThroughTheAges, Step]):
    """The turn itself, after the event that came before it."""

    def finish(self, state: ThroughTheAges, step: Step) -> None:
        """Everybody has answered what the event asked."""
        take_turn(state, step.seat)


class FightingWar(Moment[ThroughTheAges, Step]):
    """The war that was declared last turn."""

    def finish(self, state: ThroughTheAges, step: Step) -> None:
        """If there is one."""
        player = state.players[step.seat]
        if player.war != NONE:
            fight(state, player)


class SharingTactic(Moment[ThroughTheAges, Step]):
    """A tactic of one's own becomes everybody's."""

    def finish(self, state: ThroughTheAges, step: Step) -> None:
        """If it has not been shared yet. A second copy of a shared one leaves the game."""
        player = state.players[step.seat]
        if player.marks & EXCLUSIVE:
            player.marks &= ~EXCLUSIVE
            state.emit(TACTIC_SHARED, step.seat, player.tactic)
            if player.tactic in state.tactics:
                state.gone.append(player.tactic)
            else:
                state.tactics.append(player.tactic)
                state.tactics.sort()


class EndingTurn(Moment[ThroughTheAges, EndTurn]):
    """Production, new military cards, fresh actions; then the next player.

    Where a mine may rest, production asks first, and the end of the turn waits for the answer.
    """

    def finish(self, state: ThroughTheAges, step: EndTurn) -> None:
        """Who has resigned just leaves."""
        player = state.players[step.seat]
        edition = state.edition
        if not player.resigned():
            to_come = step.production == TO_COME
            uprising = rebels(player) if to_come else step.production == UPRISING
            if to_come:
                if edition.mines_may_rest:
                    state.steps.append(EndTurn(step.seat, UPRISING if uprising else DONE, step.rebellion))
                    production(state, player)
                    return
                production(state, player)
            draw_military(state, player, cards_drawn(state, player, uprising))
            reset(player)
            player.civil_used = min(step.rebellion, player.civil_total)
        following = state.after(step.seat)
        if following <= step.seat:
            if state.round == state.last_round:
                end_game(state)
                return
            if state.round == 1 and edition.bonus_cards == AGE_BY_AGE:
                show_bonus(state)
            state.round += 1
        begin_turn(state, following)


def cards_drawn(state: ThroughTheAges, player: Player, uprising: bool) -> int:
    """The military cards that unused military actions become at the end of a turn."""
    edition = state.edition
    if edition.draws_by_action or (uprising and not edition.draws_in_uprising):
        return 0
    return min(military_left(player), MOST_DRAWN)


def reset(player: Player) -> None:
    """All actions are there again; what was for this turn only is gone."""
    player.civil_used = 0
    player.military_used = 0
    player.extra_civil = 0
    player.extra_military = 0
    player.unit_resources = 0
    player.unit_science = 0
    player.wild_food = 0
    player.wild_resources = 0
    player.marks &= ~(ONCE_A_TURN | UNIT_RESOURCES_SPENT | EXTRA_SPENT)
    player.fresh = []
