"""Who may attack whom, at what price, and how an aggression or a war begins."""

from civtable.games.through_the_ages.civil.prices import no_military, use_military
from civtable.games.through_the_ages.data import (
    ENDS_PACT,
    FORBIDDEN,
    NONE,
)
from civtable.games.through_the_ages.happenings import (
    ATTACKED,
    DECLARED,
)
from civtable.games.through_the_ages.military.sacrifices import begin_sacrifice
from civtable.games.through_the_ages.military.steps import Defend, Strike
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.special.hooks import AGGRESSION_OF, LEADER_OF, PACT_OF
from civtable.games.through_the_ages.special.rivals import feel_rivals
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.verbs import (
    discard,
    end_pact,
)

# Who may attack whom.


def pacts_between(state: ThroughTheAges, one: int, other: int) -> list[Player]:
    """The players in whose area lies a pact between two seats."""
    sides = (one, other)
    return [p for p in state.players if p.pact != NONE and p.seat in sides and p.pact_with in sides]


def attack_strengths(state: ThroughTheAges, attacker: Player, target: Player) -> tuple[int, int]:
    """Both strengths as they count in an attack: open borders help, pacts that would end do not count."""
    attack = attacker.strength
    defense = target.strength
    for holder in pacts_between(state, attacker.seat, target.seat):
        first = holder.pact_first == attacker.seat
        strength = state.edition.cards[holder.pact].strength
        attack += PACT_OF[holder.pact].attack_change(first, strength)
        defense += PACT_OF[holder.pact].defense_change(first, strength)
    return attack, defense


def attack_price(attack: int, target: Player) -> int:
    """Military actions for an aggression or war; for some leaders of the target more."""
    return AGGRESSION_OF[attack].price(attack, target) * LEADER_OF[target.leader].attack_times()


def no_target(state: ThroughTheAges, player: Player, attack: int, seat: int) -> str:
    """A rival still in the game, no pact that forbids it, a leader who attacks, and the military actions."""
    if seat >= len(state.players) or seat == player.seat or state.players[seat].resigned():
        return "no_such_rival"
    peaceful = LEADER_OF[player.leader].no_attack()
    if peaceful:
        return peaceful
    if state.attackers and state.attackers[seat] not in (NONE, player.seat):
        return "attacked_by_another"
    for holder in pacts_between(state, player.seat, seat):
        if state.edition.cards[holder.pact].attack == FORBIDDEN:
            return "pact_forbids"
    return no_military(player, attack_price(attack, state.players[seat]))


def no_aggression(state: ThroughTheAges, player: Player, attack: int, seat: int) -> str:
    """Where units cannot be sacrificed, only who is weaker; and somebody who has what the card asks for.

    A raid may find nothing, like a plunder: the rules name pacts and strength as the only obstacles.
    """
    lacking = no_target(state, player, attack, seat)
    if lacking:
        return lacking
    target = state.players[seat]
    mine, theirs = attack_strengths(state, player, target)
    if mine <= theirs and not state.edition.sacrifices:
        return "not_stronger"
    return AGGRESSION_OF[attack].no_prey(target)


def no_war(state: ThroughTheAges, player: Player, attack: int, seat: int) -> str:
    """Perhaps not in the last round, and not on who gave up sovereignty."""
    if state.last_round == state.round and not state.edition.wars_late:
        return "last_round"
    for holder in state.players:
        if PACT_OF[holder.pact].spares_second():
            second = holder.pact_with if holder.pact_first == holder.seat else holder.seat
            if second == seat:
                return "no_war_on_second"
    return no_target(state, player, attack, seat)


def begin_attack(state: ThroughTheAges, player: Player, attack: int, seat: int) -> None:
    """The price is paid, pacts that end by an attack do, and the target's leader may answer."""
    target = state.players[seat]
    use_military(player, attack_price(attack, target))
    player.army_hand.remove(attack)
    for holder in pacts_between(state, player.seat, seat):
        if state.edition.cards[holder.pact].attack == ENDS_PACT:
            end_pact(state, holder)
    if state.attackers:
        state.attackers[seat] = player.seat
    LEADER_OF[target.leader].attacked(state, target)


def attack_now(state: ThroughTheAges, player: Player, attack: int, seat: int) -> None:
    """An aggression: the attacker may sacrifice units, then the rival may defend."""
    state.emit(ATTACKED, player.seat, attack, seat)
    begin_attack(state, player, attack, seat)
    discard(state, attack, -1)
    if state.edition.sacrifices:
        begin_sacrifice(state)
        state.steps.append(Strike(player.seat, attack, seat))
    else:
        state.steps.append(Defend(seat, attack, player.seat))


def declare(state: ThroughTheAges, player: Player, attack: int, seat: int) -> None:
    """A war: it is fought at the start of the attacker's next turn."""
    state.emit(DECLARED, player.seat, attack, seat)
    begin_attack(state, player, attack, seat)
    player.war = attack
    player.war_on = seat
    feel_rivals(state)
