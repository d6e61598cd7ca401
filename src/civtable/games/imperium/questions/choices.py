"""Questions that abilities ask: alternatives, cards to pick, payments, drawing."""

from typing import Final

from civtable.core.game import Option, Several
from civtable.core.words import Reason
from civtable.games.imperium import happenings, options
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES, EFFECTS, instruction_of
from civtable.games.imperium.abilities.costs import (
    asks_for_masks,
    candidates,
    takes_any,
    weight,
)
from civtable.games.imperium.abilities.counts import all_hold, effect_no_history
from civtable.games.imperium.abilities.cues import Use, is_ready, run, set_off
from civtable.games.imperium.abilities.instructions import ANY_NUMBER, MAY, UP_TO, Instr
from civtable.games.imperium.abilities.operation import OPERATIONS
from civtable.games.imperium.abilities.operations.exhaust import restorable
from civtable.games.imperium.abilities.possible import can_buy, can_pay, choices, lacking
from civtable.games.imperium.abilities.zones import ZONE_BITS, place_in_garrison
from civtable.games.imperium.options import (
    ACCEPTING,
    CHOICES,
    EXHAUSTS,
    PASSING,
    PAYMENTS,
    PICKS,
    RESTORES,
    USES,
    alternative_of,
    card_of,
    in_table_order,
    paid_by,
    verb_of,
    zone_of,
)
from civtable.games.imperium.state import F_SELF, Asking, Imperium, Player
from civtable.games.imperium.steps import ANY_ORDER, RUNNING, AbilityStep, Pay, Pick, Restore
from civtable.games.imperium.terms import (
    ABANDON,
    DISCARD,
    EXHAUST,
    GARRISON,
    HAND,
    MATERIAL,
    NONE,
    POPULATION,
    PROGRESS,
    RECALL,
    TO_DECK,
    TO_HAND,
    TO_HISTORY,
    TO_UNREST,
    YOU_MUST_DISCARD,
    YOU_PAY,
)
from civtable.games.imperium.verbs import move
from civtable.games.imperium.words.phrases import because, card_words


class Choosing(Asking[AbilityStep]):
    """Exactly one of several alternatives, among those that can be done."""

    def options(self, state: Imperium, step: AbilityStep) -> list[Option]:
        """By number. Where the question is always asked, passing is the answer if nothing can be done."""
        player = state.players[step.seat]
        found = choices(state, player, step.ability, step.position, state.register(F_SELF), NONE)
        if not found and self.always_asked and player.hand:
            return [PASSING]
        return [CHOICES[i] for i in found]

    def tells(self, state: Imperium, step: AbilityStep) -> bool:
        """What can be done is known to everybody where there is no hand."""
        return self.always_asked and bool(state.players[step.seat].hand)

    def answer(self, state: Imperium, step: AbilityStep, option: Option) -> None:
        """Go on with the alternative."""
        instr = instruction_of(step)
        start = instr.jump if option is PASSING else instr.starts[alternative_of(option)]
        state.steps.append(AbilityStep(RUNNING, step.seat, step.ability, start))

    def carry_on(self, state: Imperium, step: AbilityStep) -> None:
        """None of the alternatives can be done."""
        state.steps.append(AbilityStep(RUNNING, step.seat, step.ability, instruction_of(step).jump))

    def refusal(self, state: Imperium, step: AbilityStep, option: Option) -> Reason:
        """Another question, an alternative that is not there, or one that cannot be done."""
        if option.kind != options.CHOOSE:
            return because("choose_one")
        there = alternative_of(option) < len(instruction_of(step).starts)
        return because("cannot_do" if there else "no_such_choice")


class Confirming(Asking[AbilityStep]):
    """Something that one may do or not: pay for it, or just do it."""

    def payable(self, state: Imperium, step: AbilityStep) -> bool:
        """Whether what is asked can be done."""
        instr = instruction_of(step)
        if instr.op != ops.COST:
            return True
        player = state.players[step.seat]
        return can_buy(state, player, step.ability, step.position, state.register(F_SELF), NONE)

    def options(self, state: Imperium, step: AbilityStep) -> list[Option]:
        """Yes or no."""
        return [PASSING, ACCEPTING] if self.payable(state, step) else [PASSING]

    def tells(self, state: Imperium, step: AbilityStep) -> bool:
        """What can be paid is known to everybody where there is no hand."""
        return self.always_asked and bool(state.players[step.seat].hand)

    def answer(self, state: Imperium, step: AbilityStep, option: Option) -> None:
        """Do it, or go on without it."""
        instr = instruction_of(step)
        if instr.op == ops.COST:
            pc = step.position + 1 if option is ACCEPTING else instr.jump
            state.steps.append(AbilityStep(RUNNING, step.seat, step.ability, pc))
        elif option is ACCEPTING:
            OPERATIONS[instr.op].agree(state, state.players[step.seat], instr)

    def refusal(self, state: Imperium, step: AbilityStep, option: Option) -> Reason:
        """Another question, a cost that cannot be paid, or one that would be paid for nothing."""
        if option is not ACCEPTING:
            return because("yes_or_no")
        middle = instruction_of(step).middle
        card = state.register(F_SELF)
        payable = can_pay(
            state, state.players[step.seat], step.ability, step.position + 1, middle, card, NONE
        )
        return because("no_effect" if payable else "cannot_pay")


class Picking(Asking[Pick]):
    """Cards that an ability moves are picked together: one by one, in the order of the option table.

    Where they come to lie on the deck, every order can be chosen. What sets off something else does so when
    all have been picked.
    """

    def found(self, state: Imperium, step: Pick, instr: Instr) -> list[Option]:
        """An option for every card that can be picked, with repeats, in table order."""
        player = state.players[step.seat]
        card = state.register(F_SELF)
        found: list[Option] = []
        for i in range(len(ZONE_BITS)):
            zone = ZONE_BITS[i]
            if instr.zones & zone:
                table = PICKS[instr.verb][ZONE_PLACE[i]]
                cards = candidates(state, player, instr, zone, card)
                for other in sorted(set(cards)) if self.stays(player, instr) else cards:
                    if table[other].index >= step.lowest:
                        found.append(table[other])
        if asks_for_masks(instr) and player.garrison:
            table = PICKS[ABANDON][ZONE_PLACE[ZONE_BITS.index(GARRISON)]]
            for i in range(len(player.garrison)):
                if EFFECTS[player.hosts[i]].for_masks and table[player.garrison[i]].index >= step.lowest:
                    found.append(table[player.garrison[i]])
        found.sort(key=options.index_of)
        return found

    def stays(self, player: Player, instr: Instr) -> bool:
        """Whether what is picked only comes to lie where it lay, and so is picked once."""
        return instr.verb == TO_HISTORY and instr.zones == DISCARD and effect_no_history(player)

    def options(self, state: Imperium, step: Pick) -> list[Option]:
        """The cards from which enough can still be picked; passing where the player may stop."""
        instr = instruction_of(step)
        found = self.found(state, step, instr)
        if instr.flags & (MAY | UP_TO | ANY_NUMBER):
            offered = [PASSING]
            needed = 1
        else:
            offered = []
            needed = step.to_pick
            if not found:
                return [PASSING] if self.waits(state, step, instr) else []
        if not found:
            return [PASSING] if self.waits(state, step, instr) else []
        weights = [weight(instr, card_of(option)) for option in found]
        left = sum(weights)
        needed = 1 if instr.verb == TO_DECK else min(needed, left)
        for i in range(len(found)):
            if left < needed:
                break
            if not offered or offered[-1] is not found[i]:
                offered.append(found[i])
            left -= weights[i]
        return offered

    def tells(self, state: Imperium, step: Pick) -> bool:
        """Where all hand cards have to go, whichever they are, everybody knows it."""
        hand = state.players[step.seat].hand
        instr = instruction_of(step)
        whole = takes_any(instr) and step.to_pick >= len(hand)
        return self.always_asked and bool(hand) and not whole

    def confirms(self, state: Imperium, step: Pick) -> bool:
        """All of what is picked together is named; a single card is not, if it only comes back."""
        instr = instruction_of(step)
        if instr.verb not in (TO_HAND, RECALL, TO_UNREST) or self.goes_on(step):
            return True
        return len(self.found(state, step, instr)) > 1

    def several(self, state: Imperium, step: Pick) -> Several | None:
        """The cards that can be picked; a single one is picked like anything else."""
        instr = instruction_of(step)
        things = self.found(state, step, instr)
        needed = step.to_pick
        most = min(needed, len(things))
        if most < 2:
            return None
        if instr.flags & (MAY | UP_TO | ANY_NUMBER):
            return Several(things, 0, most, PASSING, instr.verb == TO_DECK)
        weights = sorted([weight(instr, card_of(thing)) for thing in things], reverse=True)
        least = 0
        while least < len(weights) and sum(weights[:least]) < needed:
            least += 1
        return Several(things, least, most, None, instr.verb == TO_DECK)

    def goes_on(self, step: Pick) -> bool:
        """Once a card has been picked."""
        return step.lowest != 0

    def waits(self, state: Imperium, step: Pick, instr: Instr) -> bool:
        """Whether the question is put although nothing can be picked, which only the player knows."""
        return self.always_asked and bool(instr.zones & HAND) and bool(state.players[step.seat].hand)

    def answer(self, state: Imperium, step: Pick, option: Option) -> None:
        """Move the card; ask again for the rest."""
        if option is PASSING:
            return
        instr = instruction_of(step)
        player = state.players[step.seat]
        zone = 1 << zone_of(option)
        picked = card_of(option)
        card = state.register(F_SELF)
        at = place_in_garrison(player, instr, picked, card) if zone == GARRISON else NONE
        move(state, player, picked, zone, verb_of(option), card, at)
        left = step.to_pick - weight(instr, picked)
        if left > 0:
            lowest = ANY_ORDER if instr.verb == TO_DECK else option.index + self.stays(player, instr)
            state.steps.append(Pick(step.kind, step.seat, step.ability, step.position, left, lowest))

    def refusal(self, state: Imperium, step: Pick, option: Option) -> Reason:
        """Another question, no such card there, or one of several that are picked together."""
        if option is PASSING:
            return because("must_pick")
        if option.kind != options.PICK:
            return because("pick_card")
        instr = instruction_of(step)
        if verb_of(option) != instr.verb or not instr.zones >> zone_of(option) & 1:
            return because("pick_otherwise")
        cards = candidates(
            state, state.players[step.seat], instr, 1 << zone_of(option), state.register(F_SELF)
        )
        key = "together" if card_of(option) in cards else "no_such_card"
        return because(key, {"card": card_words(card_of(option))})


ZONE_PLACE: Final = [zone.bit_length() - 1 for zone in ZONE_BITS]


class Paying(Asking[Pay]):
    """How a cost is paid: 1 progress stands for 1 population or for 2 material, without change."""

    def options(self, state: Imperium, step: Pay) -> list[Option]:
        """Every way that the player can afford."""
        tokens = state.players[step.seat].tokens
        found: list[Option] = []
        for for_population in range(step.population + 1):
            if step.population - for_population > tokens[POPULATION]:
                continue
            for for_material in range((step.material + 1) // 2 + 1):
                left = max(0, step.material - 2 * for_material)
                paid = step.progress + for_population + for_material
                if left <= tokens[MATERIAL] and paid <= tokens[PROGRESS]:
                    found.append(PAYMENTS[left][step.population - for_population][paid])
        return found if len(found) < 2 else in_table_order(found)

    def answer(self, state: Imperium, step: Pay, option: Option) -> None:
        """The tokens go to the supply."""
        player = state.players[step.seat]
        paid = paid_by(option)
        for what in range(3):
            player.tokens[what] -= paid[what]
            if paid[what]:
                state.emit(happenings.PAID, step.seat, what, paid[what])
        if paid[POPULATION]:
            set_off(state, YOU_PAY, player, NONE, 0, NONE, POPULATION)

    def refusal(self, state: Imperium, step: Pay, option: Option) -> Reason:
        """Another question, another sum, or more than one has."""
        return because("pay_now" if option.kind != options.PAY else "other_payment")


class Using(Asking[Use]):
    """An ability that waits for something may be used: an exhaust token, or what it costs."""

    def place(self, state: Imperium, step: Use) -> int:
        """Where its card lies, if the ability can be used; NONE otherwise."""
        ability = ABILITIES[step.ability]
        player = state.players[step.seat]
        for i in range(len(player.in_play)):
            if player.in_play[i] == ability.card and is_ready(state, player, ability, i):
                return NONE if lacking(state, player, step.ability, ability.card, NONE) else i
        return NONE

    def options(self, state: Imperium, step: Use) -> list[Option]:
        """Use it or pass. Who has too few masks without that card has to use it."""
        if self.place(state, step) == NONE:
            return []
        ability = ABILITIES[step.ability]
        use = EXHAUSTS[ability.card] if ability.trigger == EXHAUST else USES[ability.card]
        if ability.cue == YOU_MUST_DISCARD and not self.enough_masks(state, step):
            return [use]
        return [PASSING, use]

    def tells(self, state: Imperium, step: Use) -> bool:
        """Who has to use what spares a mask has too few of them in hand."""
        return ABILITIES[step.ability].cue == YOU_MUST_DISCARD and state.is_watched()

    def enough_masks(self, state: Imperium, step: Use) -> bool:
        """Whether the masks asked for below can be given without help."""
        below = state.steps[-2] if state.steps[-1] is step else state.steps[-1]
        if not isinstance(below, Pick):
            return True  # no masks are asked for any more
        instr = instruction_of(below)
        player = state.players[step.seat]
        there = len(candidates(state, player, instr, HAND, NONE))
        there += len([host for host in player.hosts if EFFECTS[host].for_masks])
        return there >= below.to_pick

    def answer(self, state: Imperium, step: Use, option: Option) -> None:
        """Put the exhaust token on the card and begin."""
        if option is PASSING:
            return
        player = state.players[step.seat]
        place = self.place(state, step)
        use_ability(state, player, place, step.ability, step.icon, step.resource, step.amount)

    def refusal(self, state: Imperium, step: Use, option: Option) -> Reason:
        """Only this ability, or passing."""
        return because("must_use" if option is PASSING else "use_or_pass")


def use_ability(
    state: Imperium,
    player: Player,
    i: int,
    ability: int,
    icon: int = NONE,
    resource: int = NONE,
    amount: int = 0,
) -> None:
    """Use an ability of a card in play; an exhaust ability takes a token."""
    card = player.in_play[i]
    if ABILITIES[ability].trigger == EXHAUST:
        player.used[i] = 1
        player.exhaust -= 1
    state.emit(happenings.USED, player.seat, card)
    if all_hold(state, player, card, ABILITIES[ability].conditions):
        run(state, player.seat, ability, card, 0, icon, resource, amount)


class Restoring(Asking[Restore]):
    """A spent exhaust token comes off a card, which can be used again."""

    def options(self, state: Imperium, step: Restore) -> list[Option]:
        """The cards with a token."""
        player = state.players[step.seat]
        found = [RESTORES[card] for card in restorable(state, player, NONE)]
        if found and step.may_decline:
            found.append(PASSING)
        return in_table_order(found)

    def answer(self, state: Imperium, step: Restore, option: Option) -> None:
        """The token lies on the state card again."""
        player = state.players[step.seat]
        if option is PASSING:
            return
        card = card_of(option)
        for i in range(len(player.in_play)):
            if player.in_play[i] == card and player.used[i]:
                player.used[i] = 0
                player.exhaust += 1
                return

    def refusal(self, state: Imperium, step: Restore, option: Option) -> Reason:
        """Only cards with an exhaust token."""
        return because("not_exhausted" if option.kind == options.RESTORE else "pick_card")
