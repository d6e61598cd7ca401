"""Aggressions and wars: who may attack whom, defence, and what the winner gets."""

from collections.abc import Callable
from typing import Final

from civtable.core.game import Option, Question, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards import (
    CARDS,
    GANDHI,
    MILITARY_PACT,
    OPEN_BORDERS,
    PROTECTION,
    SLOT_COST,
    SOVEREIGNTY,
    card,
)
from civtable.games.through_the_ages.civil import no_military, owns_technology, use_military
from civtable.games.through_the_ages.data import (
    BONUS,
    ENDS_PACT,
    FIRST_UNIT,
    FIRST_URBAN,
    FORBIDDEN,
    LEVELS,
    NONE,
)
from civtable.games.through_the_ages.development import put_in_play
from civtable.games.through_the_ages.happenings import (
    ATTACKED,
    DECLARED,
    DEFENDED,
    DESTROYED,
    REPELLED,
    STOLE,
    SUCCEEDED,
    WAR_EVEN,
    WAR_WON,
)
from civtable.games.through_the_ages.kinds import (
    ANNEXING,
    DEFENDING,
    INFILTRATING,
    LOSING_PERSON,
    PLUNDERING,
    RAIDING,
    STEALING,
)
from civtable.games.through_the_ages.options import (
    COLONY,
    COLONY_CARD,
    DEFEND,
    DEFEND_CARD,
    DISCARD,
    DISCARD_CARD,
    DONE,
    FINISHED,
    GAIN,
    GAIN_SPLIT,
    PASS,
    PASSING,
    RAID,
    RAID_SLOT,
    REMOVE,
    REMOVE_CARD,
    STEAL,
    STEAL_CARD,
    in_table_order,
)
from civtable.games.through_the_ages.phrases import because
from civtable.games.through_the_ages.ratings import colonies_of, refresh
from civtable.games.through_the_ages.state import Player, ThroughTheAges
from civtable.games.through_the_ages.tokens import food, resources
from civtable.games.through_the_ages.verbs import (
    change_blue,
    change_yellow,
    discard,
    discard_from_hand,
    end_pact,
    free_worker,
    gain_culture,
    gain_food,
    gain_resources,
    gain_science,
    lose_colony,
    lose_culture,
    lose_food,
    lose_resources,
    lose_science,
    remove_leader,
    remove_unfinished,
    take_colony,
)

ENSLAVE: Final = card("enslave")
SPY: Final = card("spy")
ANNEX: Final = card("annex")
INFILTRATE: Final = card("infiltrate")
INTERVENTION: Final = card("armed_intervention")
PLUNDERS: Final = [card("plunder_i"), card("plunder_ii"), card("plunder_iii")]
RAIDS: Final = [card("raid_i"), card("raid_ii"), card("raid_iii")]
WAR_TECHNOLOGY: Final = card("war_over_technology")
WAR_TERRITORY: Final = card("war_over_territory")
WAR_CULTURE: Final = card("war_over_culture")
OPEN_BORDERS_BONUS: Final = 2

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
        if holder.pact == OPEN_BORDERS:
            attack += OPEN_BORDERS_BONUS
        elif holder.pact == MILITARY_PACT:
            attack -= 3
            defense -= 3
        elif holder.pact == PROTECTION:
            if holder.pact_first == attacker.seat:
                defense -= 4
            else:
                attack -= 4
    return attack, defense


def war_strengths(state: ThroughTheAges, attacker: Player, target: Player) -> tuple[int, int]:
    """Both strengths when a war is fought: open borders help; a pact made since the declaration counts."""
    holders = pacts_between(state, attacker.seat, target.seat)
    bonus = OPEN_BORDERS_BONUS if OPEN_BORDERS in [holder.pact for holder in holders] else 0
    return attacker.strength + bonus, target.strength


def attack_price(attack: int, target: Player) -> int:
    """Military actions for an aggression or war; against Gandhi twice as many."""
    return CARDS[attack].cost * (2 if target.leader == GANDHI else 1)


def no_target(state: ThroughTheAges, player: Player, attack: int, seat: int) -> str:
    """A rival still in the game, no pact that forbids it, no Gandhi of your own, and the military actions."""
    if seat >= len(state.players) or seat == player.seat or state.players[seat].resigned():
        return "no_such_rival"
    if player.leader == GANDHI:
        return "gandhi"
    for holder in pacts_between(state, player.seat, seat):
        if CARDS[holder.pact].attack == FORBIDDEN:
            return "pact_forbids"
    return no_military(player, attack_price(attack, state.players[seat]))


def no_aggression(state: ThroughTheAges, player: Player, attack: int, seat: int) -> str:
    """Strictly stronger, and something there to be taken."""
    lacking = no_target(state, player, attack, seat)
    if lacking:
        return lacking
    target = state.players[seat]
    mine, theirs = attack_strengths(state, player, target)
    if mine <= theirs:
        return "not_stronger"
    if attack == ANNEX and not target.colonies:
        return "no_colony"
    if attack == INFILTRATE and target.leader == NONE and target.building == NONE:
        return "nothing_to_infiltrate"
    if attack in RAIDS and not raid_targets(target, max(CARDS[attack].targets)):
        return "nothing_to_raid"
    return ""


def no_war(state: ThroughTheAges, player: Player, attack: int, seat: int) -> str:
    """Not in the last round, and not on who gave up sovereignty."""
    if state.last_round == state.round:
        return "last_round"
    for holder in state.players:
        if holder.pact == SOVEREIGNTY:
            second = holder.pact_with if holder.pact_first == holder.seat else holder.seat
            if second == seat:
                return "no_war_on_second"
    return no_target(state, player, attack, seat)


def begin_attack(state: ThroughTheAges, player: Player, attack: int, seat: int) -> None:
    """The price is paid and pacts that end by an attack do."""
    use_military(player, attack_price(attack, state.players[seat]))
    player.army_hand.remove(attack)
    for holder in pacts_between(state, player.seat, seat):
        if CARDS[holder.pact].attack == ENDS_PACT:
            end_pact(state, holder)


def attack_now(state: ThroughTheAges, player: Player, attack: int, seat: int) -> None:
    """An aggression: the rival may defend."""
    state.emit(ATTACKED, player.seat, attack, seat)
    begin_attack(state, player, attack, seat)
    discard(state, attack, -1)
    state.steps.append(Step(DEFENDING, seat, attack, player.seat))


def declare(state: ThroughTheAges, player: Player, attack: int, seat: int) -> None:
    """A war: it is fought at the start of the attacker's next turn."""
    state.emit(DECLARED, player.seat, attack, seat)
    begin_attack(state, player, attack, seat)
    player.war = attack
    player.war_on = seat


# Defence.

DISCARD_KEY: Final = 300
"""Cards are used in ascending order, bonus cards first, so that each set is reached in one way."""


class Defending(Question[ThroughTheAges]):
    """Bonus cards and cards discarded for 1 each, if together they reach the attacker's strength.

    c holds the strength added so far, the number of cards (times 256) and the last card (times 65536).
    """

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Giving in before the first card; cards with which the defence can still be reached."""
        options = [PASSING] if step.c == 0 else []
        hand = state.players[step.seat].army_hand
        for i in range(len(hand)):
            is_bonus = CARDS[hand[i]].kind == BONUS and (i == 0 or hand[i] != hand[i - 1])
            if is_bonus and not no_defense(state, step, hand[i], False):
                options.append(DEFEND_CARD[hand[i]])
        for i in range(len(hand)):
            if (i == 0 or hand[i] != hand[i - 1]) and not no_defense(state, step, hand[i], True):
                options.append(DISCARD_CARD[hand[i]])
        return options

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """The attack succeeds, is repelled, or one more card is asked for."""
        defender = state.players[step.seat]
        attacker = state.players[step.b]
        if option.kind == PASS:
            state.emit(SUCCEEDED, step.b, step.a)
            SUCCESS[step.a](state, attacker, defender, step.a)
            return
        thrown = option.kind == DISCARD
        if not thrown:
            state.emit(DEFENDED, step.seat, option.a)
        discard_from_hand(state, defender, option.a, not thrown)
        added = (step.c & 255) + (1 if thrown else CARDS[option.a].defense)
        cards = (step.c >> 8 & 255) + 1
        last = option.a + (DISCARD_KEY if thrown else 0)
        if added >= missing_strength(state, step):
            state.emit(REPELLED, step.b, step.a)
        else:
            progress = added | cards << 8 | last << 16
            state.steps.append(Step(DEFENDING, step.seat, step.a, step.b, progress))

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A card in hand, in order, within the limit, and only if the defence is reached."""
        if option.kind == PASS:
            return None if step.c == 0 else because("defense_begun")
        if option.kind not in (DEFEND, DISCARD):
            return because("not_now_defend")
        if option.a not in state.players[step.seat].army_hand:
            return because("not_in_hand")
        key = no_defense(state, step, option.a, option.kind == DISCARD)
        return because(key) if key else None


def missing_strength(state: ThroughTheAges, step: Step) -> int:
    """What the defender needs on top to be as strong as the attacker."""
    mine, theirs = attack_strengths(state, state.players[step.b], state.players[step.seat])
    return mine - theirs


def no_defense(state: ThroughTheAges, step: Step, used: int, thrown: bool) -> str:
    """At most as many cards as military actions in all, and together they have to suffice."""
    defender = state.players[step.seat]
    last = step.c >> 16
    key = used + (DISCARD_KEY if thrown else 0)
    if key < last:
        return "in_order"
    left = defender.military_total - (step.c >> 8 & 255) - 1
    if left < 0:
        return "defense_limit"
    hand = defender.army_hand[:]
    hand.remove(used)
    reach = (step.c & 255) + (1 if thrown else CARDS[used].defense)
    reach += best_defense(hand, left, key)
    return "" if reach >= missing_strength(state, step) else "defense_too_weak"


def best_defense(hand: list[int], cards: int, last: int) -> int:
    """The most strength that so many more cards can add, in ascending order."""
    values: list[int] = []
    for held in hand:
        if CARDS[held].kind == BONUS and held >= last:
            values.append(CARDS[held].defense)
        elif held + DISCARD_KEY >= last:
            values.append(1)
    values.sort(reverse=True)
    return sum(values[:cards])


# What a successful aggression does.

Success = Callable[[ThroughTheAges, Player, Player, int], None]


def enslave(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Enslave: the rival loses a worker, the attacker gains 2 resources and 2 food."""
    gain_resources(state, attacker, 2)
    gain_food(state, attacker, 2)
    state.steps.append(Step(LOSING_PERSON, victim.seat, 1))


def spy(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Spy: science points change hands."""
    gain_science(state, attacker, lose_science(state, victim, CARDS[attack].amount))


def intervene(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Armed Intervention: culture points change hands."""
    gain_culture(state, attacker, lose_culture(state, victim, CARDS[attack].amount))


def plunder(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Plunder: the attacker says how much food and how many resources change hands."""
    state.steps.append(Step(PLUNDERING, attacker.seat, attack, victim.seat))


def raid(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Raid: the attacker destroys urban buildings and gains half of what they cost."""
    state.steps.append(Step(RAIDING, attacker.seat, attack, victim.seat))


def infiltrate(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Infiltrate: the attacker removes a leader or an unfinished wonder."""
    state.steps.append(Step(INFILTRATING, attacker.seat, attack, victim.seat))


def annex(state: ThroughTheAges, attacker: Player, victim: Player, attack: int) -> None:
    """Annex: a colony changes hands."""
    state.steps.append(Step(ANNEXING, attacker.seat, attack, victim.seat))


SUCCESS: Final[dict[int, Success]] = {
    ENSLAVE: enslave,
    SPY: spy,
    INTERVENTION: intervene,
    INFILTRATE: infiltrate,
    ANNEX: annex,
    **dict.fromkeys(PLUNDERS, plunder),
    **dict.fromkeys(RAIDS, raid),
}


class Plundering(Question[ThroughTheAges]):
    """Food and resources of the rival, together at most so much."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Every amount that the rival can lose."""
        victim = state.players[step.b]
        most = CARDS[step.a].amount
        return [
            GAIN_SPLIT[f][r]
            for f in range(min(most, food(victim)) + 1)
            for r in range(min(most - f, resources(victim)) + 1)
        ]

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """Each side handles its own tokens, so that the attacker may gain less than the rival loses."""
        victim = state.players[step.b]
        attacker = state.players[step.seat]
        gain_food(state, attacker, lose_food(state, victim, option.a))
        gain_resources(state, attacker, lose_resources(state, victim, option.b))

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """Within the limit of the card and what the rival has."""
        if option.kind != GAIN:
            return because("not_now_gain")
        return None if option in self.options(state, step) else because("wrong_amount")


def raid_targets(victim: Player, level: int) -> list[int]:
    """The slots of urban buildings up to a level."""
    return [
        slot
        for slot in range(FIRST_URBAN * LEVELS, FIRST_UNIT * LEVELS)
        if victim.workers[slot] and slot % LEVELS <= level
    ]


class Raiding(Question[ThroughTheAges]):
    """One urban building after another. c holds their number and (times 16) their cost."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Every building that the card reaches; nothing when the raid is over."""
        number = step.c & 15
        levels = CARDS[step.a].targets
        if number >= len(levels):
            return []
        return [RAID_SLOT[slot] for slot in raid_targets(state.players[step.b], levels[number])]

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """The building falls; its worker becomes unused."""
        victim = state.players[step.b]
        state.emit(DESTROYED, step.b, option.a)
        free_worker(state, victim, option.a)
        progress = step.c + 1 + SLOT_COST[option.a] * 16
        state.steps.append(Step(RAIDING, step.seat, step.a, step.b, progress))

    def finish(self, state: ThroughTheAges, step: Step) -> None:
        """The next building, or half of all that fell, rounded up once."""
        if step.c & 15 < len(CARDS[step.a].targets):
            state.steps.append(Step(RAIDING, step.seat, step.a, step.b, step.c + 1))
        else:
            gain_resources(state, state.players[step.seat], ((step.c >> 4) + 1) // 2)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A building of the rival that the card reaches."""
        if option.kind != RAID:
            return because("not_now_raid")
        return None if option in self.options(state, step) else because("not_reached")


class Infiltrating(Question[ThroughTheAges]):
    """The rival's leader or unfinished wonder."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Whichever there is."""
        victim = state.players[step.b]
        targets = [target for target in (victim.leader, victim.building) if target != NONE]
        return in_table_order([REMOVE_CARD[target] for target in targets])

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """It leaves play; culture by its level."""
        victim = state.players[step.b]
        if option.a == victim.leader:
            remove_leader(state, victim)
        else:
            remove_unfinished(state, victim)
        gain_culture(state, state.players[step.seat], CARDS[step.a].amount * CARDS[option.a].age)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """The rival's leader or unfinished wonder."""
        if option.kind != REMOVE:
            return because("not_now_remove")
        return None if option in self.options(state, step) else because("not_reached")


class Annexing(Question[ThroughTheAges]):
    """A colony of the rival."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Any of them."""
        return [COLONY_CARD[colony] for colony in colonies_of(state.players[step.b])]

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """It changes hands with its permanent effect, without the immediate one."""
        lose_colony(state, state.players[step.b], option.a)
        take_colony(state, state.players[step.seat], option.a)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A colony of the rival."""
        if option.kind != COLONY:
            return because("not_now_colony")
        return None if option.a in colonies_of(state.players[step.b]) else because("not_reached")


# Wars.


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
