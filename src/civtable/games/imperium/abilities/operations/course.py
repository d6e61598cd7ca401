"""The course of an ability: alternatives, costs, conditions, repetitions, and what each player does."""

from typing import Final

from civtable.core.words import Argument, Phrase
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.asks import twin_if_watched
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.conditions import condition_from
from civtable.games.imperium.abilities.counts import holds
from civtable.games.imperium.abilities.instructions import ANYTHING, MAY, SECRET, Instr
from civtable.games.imperium.abilities.operation import OPERATIONS, Aside, Operation
from civtable.games.imperium.abilities.possible import acts, can_buy, can_do
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.happenings import AUTOMA_IGNORES
from civtable.games.imperium.state import F_AVOID, F_COUNT, F_LOOP, F_SELF, Imperium, Player
from civtable.games.imperium.steps import (
    AUTOMA_SUFFERS,
    CHOOSING,
    CONFIRMING,
    CONFIRMING_ASKED,
    RUNNING,
    AbilityStep,
)
from civtable.games.imperium.terms import ALL, HAND, NONE
from civtable.games.imperium.verbs import others
from civtable.games.imperium.words.nouns import condition, folded
from civtable.games.imperium.words.teller import DO, TO, Teller


class Jump(Aside):
    """Go on somewhere else; the end of a repetition goes back to its beginning so."""

    def go(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> int:
        """There."""
        return instr.jump


class Each(Operation):
    """What the other players, or all, do."""

    def acts(
        self,
        state: Imperium,
        player: Player,
        ability: int,
        pc: int,
        instr: Instr,
        card: int,
        leaving: int,
        paid: int,
    ) -> bool:
        """If it can do anything to others."""
        inner = ABILITIES[ability].code[pc + 1]
        return OPERATIONS[inner.op].touches(state, player, inner)

    def go(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> int:
        """They do it in turn order; those who avoided the attack do not."""
        state.steps.append(AbilityStep(RUNNING, player.seat, ability, instr.jump))
        avoided = state.register(F_AVOID)
        seats = [other for other in others(state, player.seat) if not avoided >> other & 1]
        if instr.who == ALL:
            seats.insert(0, player.seat)
        if state.automa is not None:
            state.steps.append(AbilityStep(AUTOMA_SUFFERS, player.seat, ability, pc + 1))
        inner = ABILITIES[ability].code[pc + 1]
        OPERATIONS[inner.op].done_by(state, player.seat, seats, ability, pc + 1)
        return NONE


# Alternatives.


def options_of(row: Row) -> list[list[Row]]:
    """The alternatives of a choice."""
    items = row.items("options")
    return [Row({"steps": items[i]}, f"{row.where}.{i}").rows("steps") for i in range(len(items))]


class Choose(Operation):
    """Exactly one of several alternatives."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Each alternative ends with a jump behind the last one."""
        instr = writer.add(self.number)
        instr.starts = []
        ends: list[Instr] = []
        for rows in options_of(row):
            instr.starts.append(writer.here())
            writer.block(rows, chosen=True)
            ends.append(writer.add(ops.JUMP))
        for end in ends:
            end.jump = writer.here()
        instr.jump = writer.here()

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """All of them."""
        told = [teller.steps(option, "then", chosen=True) for option in options_of(row)]
        return teller.say(word, "choose", {"options": folded("imperium-text-slash", told)})

    def acts(
        self,
        state: Imperium,
        player: Player,
        ability: int,
        pc: int,
        instr: Instr,
        card: int,
        leaving: int,
        paid: int,
    ) -> bool:
        """If the first step of any alternative does something."""
        return any(
            acts(state, player, ability, first, first_part(ability, first), card, leaving, paid)
            for first in instr.starts
        )

    def go(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> int:
        """Ask for one."""
        kind = twin_if_watched(state, player.seat, CHOOSING) if instr.flags & SECRET else CHOOSING
        state.steps.append(AbilityStep(kind, player.seat, ability, pc))
        return NONE


def first_part(ability: int, start: int) -> int:
    """Where the first step of an alternative ends: it decides whether the alternative can be done."""
    instr = ABILITIES[ability].code[start]
    return instr.jump if instr.op in (ops.IF, ops.COST, ops.EACH) else start + 1


# Costs.


def write_cost(writer: Writer, cost: list[Row], steps: list[Row], optional: bool) -> Instr:
    """Pay the cost in full, then the steps. `optional`: the player is asked first."""
    check = writer.add(ops.COST)
    check.flags = MAY if optional else 0
    writer.block(cost)
    check.middle = writer.here()
    writer.block(steps)
    check.jump = writer.here()
    return check


class Cost(Operation):
    """Something is paid for what follows."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Who has chosen it is not asked again."""
        row.flag("may")
        write_cost(writer, row.rows("cost"), row.rows("steps"), not chosen)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """What is paid, and for what."""
        row.flag("cost_scope_uncertain")
        return teller.paid(row.rows("cost"), row.rows("steps"))

    def is_secret(self, code: list[Instr], pc: int) -> bool:
        """If anything in it is, or if what is paid can be what the steps after it look for."""
        inside = range(pc + 1, code[pc].jump)
        return any(OPERATIONS[code[i].op].is_secret(code, i) for i in inside) or feeds(code, pc)

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If it can be paid, and something comes of it."""
        return can_buy(state, player, ability, pc, card, leaving)

    def go(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> int:
        """Ask whether to pay, or pay if one can."""
        payable = can_buy(state, player, ability, pc, state.register(F_SELF), NONE)
        if instr.flags & MAY:
            kind = twin_if_watched(state, player.seat, CONFIRMING) if instr.flags & SECRET else CONFIRMING
            if payable or (kind == CONFIRMING_ASKED and player.hand):
                state.steps.append(AbilityStep(kind, player.seat, ability, pc))
                return NONE
        return pc + 1 if payable else instr.jump

    def suffer(self, state: Imperium, automa: Automa, instr: Instr, pc: int) -> int:
        """It pays nothing."""
        state.emit(AUTOMA_IGNORES, NONE)
        return instr.jump


def feeds(code: list[Instr], pc: int) -> bool:
    """Whether hand cards that are paid can be those that the steps after the cost look for."""
    cost = code[pc]
    from_hand = any(code[i].op == ops.MOVE and code[i].zones & HAND for i in range(pc + 1, cost.middle))
    steps = [code[i] for i in range(cost.middle, cost.jump)]
    return from_hand and any(instr.op == ops.MOVE and instr.filter is not ANYTHING for instr in steps)


# Conditions.


class If(Operation):
    """If a condition holds; otherwise something else, or nothing."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Both ways."""
        instr = writer.add(self.number)
        instr.condition = condition_from(row.row("cond"))
        writer.block(row.rows("then"))
        if row.has("else"):
            end = writer.add(ops.JUMP)
            instr.jump = writer.here()
            writer.block(row.rows("else"))
            end.jump = writer.here()
        else:
            instr.jump = writer.here()

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Both ways."""
        args: dict[str, Argument] = {"condition": condition(row.row("cond"))}
        args["then"] = teller.steps(row.rows("then"), "then")
        if row.has("else"):
            args["else"] = teller.steps(row.rows("else"), "then")
            return Phrase("imperium-text-if_else", args)
        return Phrase("imperium-text-if", args)

    def is_secret(self, code: list[Instr], pc: int) -> bool:
        """If the first step behind it is."""
        return OPERATIONS[code[pc + 1].op].is_secret(code, pc + 1)

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If the condition holds, and its first step can be done."""
        assert instr.condition is not None
        holding = holds(state, player, card, instr.condition)
        return holding and can_do(state, player, ability, pc + 1, card, leaving)

    def go(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> int:
        """One way or the other."""
        assert instr.condition is not None
        return pc + 1 if holds(state, player, state.register(F_SELF), instr.condition) else instr.jump


# Repetitions.


class Repeat(Aside):
    """Several times: a number of times, each one paid for, or once for each card just moved."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """The number of times, then a loop."""
        first = writer.add(self.number)
        if isinstance(row.value("times"), str):
            assert row.text("times") in ("cards_just_discarded", "cards_just_abandoned"), row.where
            first.n = NONE
        else:
            times = row.row("times")
            first.n = times.number("up_to")
            times.done()
        begin = writer.here()
        leave = writer.add(ops.LOOP_END)
        if row.has("cost_each"):
            check = write_cost(writer, row.rows("cost_each"), row.rows("steps"), True)
            writer.add(ops.LOOP).jump = begin
            check.jump = writer.here()
        else:
            writer.block(row.rows("steps"))
            writer.add(ops.LOOP).jump = begin
        leave.jump = writer.here()

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """How often, and what."""
        times = row.value("times")
        if isinstance(times, str):
            return Phrase(f"imperium-text-{times}", {"steps": Teller(DO).steps(row.rows("steps"), "then")})
        inner = row.row("times")
        n = inner.number("up_to")
        inner.done()
        each = Teller(TO).paid(row.rows("cost_each"), row.rows("steps"))
        return Phrase("imperium-text-up_to_times", {"n": n, "do": each})

    def go(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> int:
        """Note the number of times."""
        state.set_register(F_LOOP, state.register(F_COUNT) if instr.n == NONE else instr.n)
        return pc + 1


class LoopEnd(Aside):
    """Leaves a repetition when no times are left."""

    def go(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> int:
        """Once more, or behind it."""
        left = state.register(F_LOOP)
        state.set_register(F_LOOP, left - 1)
        return pc + 1 if left > 0 else instr.jump


COURSE: Final[list[Operation]] = [
    *(Operation(ops.END), Operation(ops.RETURN), Each(ops.EACH), Jump(ops.JUMP), Choose(ops.CHOOSE)),
    *(Cost(ops.COST), If(ops.IF), Repeat(ops.SET_LOOP), Jump(ops.LOOP), LoopEnd(ops.LOOP_END)),
]
