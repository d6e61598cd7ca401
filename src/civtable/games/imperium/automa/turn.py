"""The automa's turn: die, cards one by one, rows and steps of the tables, maintenance. It leaves no choice.

Where a row makes the person choose (which card to discard or recall, whether to avoid an attack), an ability
of the rules runs for the person, and the row goes on after it.
"""

from typing import Final

from civtable.core.game import Step
from civtable.games.imperium.automa.reader import automa_table
from civtable.games.imperium.automa.state import ATTACK_NOT_ASKED, NOTHING, WARLORD, Automa
from civtable.games.imperium.automa.steps import do, is_felt, is_possible
from civtable.games.imperium.automa.tables import CHAIN, COSTS, STEAL, YOU_GAIN, AutomaTable, Effect
from civtable.games.imperium.automa.verbs import (
    discard_deck,
    discard_dynasty,
    has_die_card,
    is_top_seen,
    place_on_market,
    show,
    shuffle_discard,
    take_from_deck,
    to_discard,
    unrest_goes_back,
)
from civtable.games.imperium.cards.table import NATIONS, UNREST
from civtable.games.imperium.happenings import (
    AUTOMA_CANNOT,
    AUTOMA_JOURNEY,
    AUTOMA_NO_ROW,
    AUTOMA_REVEALED,
    AUTOMA_ROLLED,
    AUTOMA_ROW,
    AUTOMA_ROW_FAILED,
)
from civtable.games.imperium.state import CarryingOn, Imperium
from civtable.games.imperium.steps import Avoid, DoSequence, FillSpaces, NextSpace
from civtable.games.imperium.terms import NONE

DIE: Final = 6


def automa_of(state: Imperium) -> Automa:
    """The automa of a solo game."""
    automa = state.automa
    assert automa is not None, "there is no automa"
    return automa


class AutomaTurn(CarryingOn[Step]):
    """The die is rolled; the card on the space of that number is set aside; the others follow."""

    __slots__ = ()

    def carry_on(self, state: Imperium, step: Step) -> None:
        """Roll, set aside, and go to the first space."""
        automa = automa_of(state)
        state.current = NONE
        automa.die = state.rng.below(DIE) + 1
        state.tell_all()
        space = automa.die - 1
        aside = 0
        if space < len(automa.spaces) and automa.spaces[space] >= 0:
            automa.aside = automa.spaces[space]
            automa.aside_seen = bool(automa.spaces_seen >> space & 1)
            automa.spaces[space] = NOTHING
            automa.spaces_seen &= ~(1 << space)
            aside = automa.die
        state.emit(AUTOMA_ROLLED, NONE, automa.die, aside)
        state.steps.append(NextSpace(0, 0))


class AutomaNext(CarryingOn[NextSpace]):
    """The next face-down card, lowest space first; after the last one comes maintenance."""

    __slots__ = ()

    def carry_on(self, state: Imperium, step: NextSpace) -> None:
        """Put the card before away, and resolve the next one."""
        automa = automa_of(state)
        put_away(state, automa)
        space = step.space
        while space < len(automa.spaces) and automa.spaces[space] < 0:
            space += 1
        if space == len(automa.spaces):
            maintain(state, automa)
            return
        state.steps.append(NextSpace(0, space + 1))
        resolve(state, automa, space)


def put_away(state: Imperium, automa: Automa) -> None:
    """A resolved card that no step has moved goes to the discard."""
    if automa.card != NOTHING:
        to_discard(state, automa, automa.card)
        automa.card = NOTHING


def resolve(state: Imperium, automa: Automa, space: int) -> None:
    """Turn a card up. Unrest goes back; for others the topmost row counts whose first part can be done."""
    card = automa.spaces[space]
    automa.spaces[space] = NOTHING
    automa.spaces_seen &= ~(1 << space)
    show(state, automa, card)
    state.emit(AUTOMA_REVEALED, NONE, card, space + 1)
    if card == UNREST:
        unrest_goes_back(state, automa, space + 1)
        return
    automa.card = card
    automa.attack = ATTACK_NOT_ASKED
    table = automa_table(automa.nation)
    for row in table.matching[automa.state][card]:
        effects = table.sequences[row.sequence]
        if first_part_is_possible(state, automa, table, effects):
            state.emit_facts(AUTOMA_ROW, NONE, [automa.nation, automa.state, row.number, card])
            state.steps.append(DoSequence(0, row.sequence, 0))
            return
        state.emit_facts(AUTOMA_ROW_FAILED, NONE, [automa.nation, automa.state, row.number])
    state.emit(AUTOMA_NO_ROW, NONE, card)


def first_part_is_possible(
    state: Imperium, automa: Automa, table: AutomaTable, effects: list[Effect]
) -> bool:
    """Whether a row is resolved: its first part can be done.

    A single "if possible" before other sentences is no first part that can fail; one that is the whole row
    is, like every chain without a plain "otherwise" at its end.
    """
    first = effects[0]
    if first.op != CHAIN:
        return is_possible(state, automa, first)
    if first.n or (len(first.parts) == 1 and len(effects) > 1):
        return True
    return possible_branch(state, automa, table, first) != NONE


def failing_step(state: Imperium, automa: Automa, effects: list[Effect]) -> int:
    """Which step makes a branch impossible: its first one, or the purpose of that cost; NONE if none."""
    if not is_possible(state, automa, effects[0], if_possible=True):
        return 0
    if effects[0].op in COSTS and len(effects) > 1 and effects[1].op != CHAIN:
        return NONE if is_possible(state, automa, effects[1]) else 1
    return NONE


def possible_branch(state: Imperium, automa: Automa, table: AutomaTable, chain: Effect) -> int:
    """The sequence of the first branch that is possible; NONE if there is none."""
    last = len(chain.parts) - 1
    for i in range(len(chain.parts)):
        part = chain.parts[i]
        if (chain.n and i == last) or failing_step(state, automa, table.sequences[part]) == NONE:
            return part
    return NONE


class AutomaDo(CarryingOn[DoSequence]):
    """Steps of a row, a sequence of the nation's tables, one after the other."""

    __slots__ = ()

    def carry_on(self, state: Imperium, step: DoSequence) -> None:
        """Do the steps as far as possible, until the person has to choose something.

        A row that takes something from the person is one attack, whatever the card's icons: before its first
        step that does, the person may avoid it, and all of these steps with it.
        """
        automa = automa_of(state)
        table = automa_table(automa.nation)
        effects = table.sequences[step.sequence]
        for position in range(step.position, len(effects)):
            effect = effects[position]
            if effect.op != CHAIN and not is_possible(state, automa, effect):
                state.emit_facts(AUTOMA_CANNOT, NONE, [automa.nation, step.sequence, position])
                continue
            if effect.op < YOU_GAIN and effect.op != STEAL:
                do(state, automa, effect)  # its own side of the table: nobody is asked
                if state.ended:
                    return
                continue
            if automa.attack == ATTACK_NOT_ASKED and is_felt(state, effect):
                state.steps.append(DoSequence(0, step.sequence, position))
                state.steps.append(Avoid(0, NONE))
                return
            state.steps.append(DoSequence(0, step.sequence, position + 1))
            depth = len(state.steps)
            if effect.op == CHAIN:
                choose_branch(state, automa, table, effect)
            else:
                do(state, automa, effect)
            if state.ended or len(state.steps) > depth:
                return
            state.steps.pop()


def choose_branch(state: Imperium, automa: Automa, table: AutomaTable, chain: Effect) -> None:
    """The first possible branch is done; what was impossible before it is told."""
    chosen = possible_branch(state, automa, table, chain)
    for part in chain.parts:
        if part == chosen:
            break
        failing = failing_step(state, automa, table.sequences[part])
        state.emit_facts(AUTOMA_CANNOT, NONE, [automa.nation, part, failing])
    if chosen != NONE:
        state.steps.append(DoSequence(0, chosen, 0))


# Maintenance.


def maintain(state: Imperium, automa: Automa) -> None:
    """A token on the market card of the die; the card set aside to space 1; then the spaces are filled."""
    table = automa_table(automa.nation)
    if has_die_card(state, automa):
        place_on_market(state, automa, table.token, table.tokens)
    if automa.aside != NOTHING:
        automa.spaces[0] = automa.aside
        automa.spaces_seen |= int(automa.aside_seen)
        automa.aside = NOTHING
        automa.aside_seen = False
    state.steps.append(FillSpaces(0))


class AutomaFill(CarryingOn[FillSpaces]):
    """Empty spaces get cards from the deck. `journey_done`: by a journey card, and none was placed since."""

    __slots__ = ()

    def carry_on(self, state: Imperium, step: FillSpaces) -> None:
        """Fill in ascending order; an empty deck brings the next dynasty card, or the journey card."""
        automa = automa_of(state)
        table = automa_table(automa.nation)
        journey_done = step.journey_done
        for space in range(len(automa.spaces)):
            if automa.spaces[space] != NOTHING:
                continue
            if not automa.deck and table.journeys and not journey_done:
                state.steps.append(FillSpaces(0, True))
                travel(state, automa, table)
                return
            if not automa.deck and not table.journeys:
                renew_deck(state, automa)
            if not automa.deck:
                break
            journey_done = False
            if is_top_seen(automa):
                automa.spaces_seen |= 1 << space
            automa.spaces[space] = take_from_deck(automa)
        if automa.level == WARLORD:
            discard_deck(state, automa, 1)
        state.current = 0


def renew_deck(state: Imperium, automa: Automa) -> None:
    """The top dynasty card goes to the discard, which becomes the new deck."""
    if automa.dynasty:
        discard_dynasty(state, automa)
    shuffle_discard(state, automa)


def travel(state: Imperium, automa: Automa, table: AutomaTable) -> None:
    """Utopians: the journey card is resolved and the discard becomes the new deck.

    The shuffle comes first: a card gained on the way lies on top of the new deck, and unrest that a failed
    check brings lies in the new discard.
    """
    shuffle_discard(state, automa)
    journey = table.journeys[automa.journey]
    enough = automa.tokens[journey.resource] >= journey.amount
    state.emit(AUTOMA_JOURNEY, NONE, NATIONS[automa.nation].journey[automa.journey], int(enough))
    state.steps.append(DoSequence(0, journey.sequence if enough else journey.otherwise))
