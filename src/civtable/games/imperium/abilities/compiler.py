"""Turns the steps of the data files into instructions.

Nested steps become jumps, so that a running ability is a number and a position. Whatever the compiler does
not know (an operation, a key, a filter, a condition) stops the import: nothing is skipped in silence.
"""

from typing import Final

from civtable.core.values import Json
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.few_steps import condition_from, other
from civtable.games.imperium.abilities.instructions import (
    ANYTHING,
    CAN_BE_GARRISONED,
    FROM_EXILE,
    JUST_DRAWN,
    MAY,
    OF_MASKS,
    OF_UNREST,
    SECRET,
    THEN_HOST,
    THEN_PLAY,
    UNREST_ONLY,
    Instr,
)
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.filters import Filter, count_from, filter_from, zones_named
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import IS_PINNED, KINDS, UNREST
from civtable.games.imperium.terms import (
    ABANDON,
    GARRISON,
    HAND,
    IN_PLAY,
    MARKET_SUITS,
    NONE,
    OTHERS,
    RECALL,
    RESOURCES,
    SUITS,
    TO_DECK,
    TO_DISCARD,
    TO_EXILE,
    TO_GARRISON,
    TO_HAND,
    TO_HISTORY,
    TO_SUNKEN,
    TO_UNREST,
    WHO,
    YOU,
)

MOVES: Final[dict[str, int]] = {
    "discard": TO_DISCARD,
    "to_discard": TO_DISCARD,
    "to_hand": TO_HAND,
    "draw": TO_HAND,
    "put_on_deck": TO_DECK,
    "history": TO_HISTORY,
    "sink": TO_SUNKEN,
    "exile": TO_EXILE,
    "return_unrest": TO_UNREST,
    "abandon": ABANDON,
    "recall": RECALL,
    "garrison": TO_GARRISON,
}
"""Operations that move picked cards, and where to."""

SIMPLE: Final[dict[str, int]] = {
    "gain_action": ops.GAIN_ACTION,
    "spend_action": ops.SPEND_ACTION,
    "avoid_attack": ops.AVOID_ATTACK,
    "return_exhaust_token": ops.RETURN_EXHAUST,
    "take_unrest": ops.TAKE_UNREST,
    "draw_fame": ops.TAKE_FAME,
    "tokens_back": ops.TOKENS_BACK,
    "fill_hand": ops.FILL_HAND,
}
"""Operations with no more than a number."""


ONE_UNREST: Final[dict[str, Json]] = {"op": "take_unrest", "n": 1}
"""What happens to one who cannot give what is stolen; players take unrest one card at a time."""


class Compiler(Writer):
    """Turns the steps of one ability into instructions."""

    def block(self, rows: list[Row], chosen: bool = False) -> None:
        """Several steps. `chosen`: the player has already chosen to do them."""
        i = 0
        while i < len(rows):
            if rows[i].values.get("op") == "pay" and isinstance(rows[i].values.get("n"), int):
                i = self.pay(rows, i)
                continue
            self.step(rows[i], chosen and i == 0)
            i += 1

    def pay(self, rows: list[Row], i: int) -> int:
        """Payments one after the other are one payment; the position after them."""
        instr = self.add(ops.PAY)
        instr.cost = [0, 0, 0]
        instr.flags = OF_UNREST if self.card == UNREST else 0
        while i < len(rows) and rows[i].values.get("op") == "pay":
            rows[i].text("op")
            instr.cost[rows[i].index("what", RESOURCES)] += rows[i].number("n")
            rows[i].done()
            i += 1
        return i

    def with_cost(self, cost: list[Row], steps: list[Row], optional: bool) -> None:
        """Pay the cost in full, then the steps. `optional`: the player is asked first."""
        check = self.add(ops.COST)
        check.flags = MAY if optional else 0
        self.block(cost)
        check.middle = self.here()
        self.block(steps)
        check.jump = self.here()

    def step(self, row: Row, chosen: bool) -> None:
        """One step; what other players do is put between EACH and RETURN."""
        op = row.text("op")
        who = row.index("who", WHO, YOU)
        if op == "steal":
            assert row.text("from") == "others", row.where
            who = OTHERS
        if op == "give_card":
            assert row.text("to") == "each_other", row.where
        each: Instr | None = None
        if who != YOU and op == "take_unrest":
            assert row.number("n") == 1, row.where
        if who != YOU:
            each = self.add(ops.EACH)
            each.who = who
        self.do(op, row, chosen)
        row.done()
        if each is not None:
            self.add(ops.RETURN)
            each.jump = self.here()

    def do(self, op: str, row: Row, chosen: bool) -> None:
        """The instruction of a step for the player who does it."""
        if op == "choose":
            self.choose(row)
        elif op == "cost_then":
            row.flag("may")
            self.with_cost(row.rows("cost"), row.rows("steps"), not chosen)
        elif op == "if":
            self.branch(row)
        elif op == "repeat":
            self.repeat(row)
        elif op in SIMPLE:
            instr = self.add(SIMPLE[op])
            instr.n = row.number("n", 1) if op != "draw_fame" else 0
            if op == "draw_fame":
                assert row.number("n") == 1, row.where
            instr.flags = self.flags(row)
        elif op == "draw" and not row.has("from"):
            instr = self.add(ops.DRAW)
            instr.n = row.number("n")
            instr.flags = self.flags(row)
            if row.has("per"):
                instr.count = count_from(row.row("per"))
        elif op in MOVES:
            self.move(op, row)
        elif op in ("acquire", "break_through"):
            self.take(op, row)
        elif op == "steal":
            self.steal(row)
        else:
            other(self, op, row)

    def choose(self, row: Row) -> None:
        """Exactly one of the alternatives."""
        instr = self.add(ops.CHOOSE)
        instr.starts = []
        ends: list[Instr] = []
        options = row.items("options")
        for i in range(len(options)):
            rows = Row({"steps": options[i]}, f"{row.where}.{i}").rows("steps")
            instr.starts.append(self.here())
            self.block(rows, chosen=True)
            ends.append(self.add(ops.JUMP))
        for end in ends:
            end.jump = self.here()
        instr.jump = self.here()

    def branch(self, row: Row) -> None:
        """If the condition holds; otherwise."""
        instr = self.add(ops.IF)
        instr.condition = condition_from(row.row("cond"))
        self.block(row.rows("then"), chosen=False)
        if row.has("else"):
            end = self.add(ops.JUMP)
            instr.jump = self.here()
            self.block(row.rows("else"))
            end.jump = self.here()
        else:
            instr.jump = self.here()

    def repeat(self, row: Row) -> None:
        """Several times: a number of times, each one paid for, or once for each card just moved."""
        first = self.add(ops.SET_LOOP)
        times = row.value("times")
        if isinstance(times, str):
            assert times in ("cards_just_discarded", "cards_just_abandoned"), row.where
            first.n = NONE
        else:
            inner = row.row("times")
            first.n = inner.number("up_to")
            inner.done()
        begin = self.here()
        leave = self.add(ops.LOOP_END)
        if row.has("cost_each"):
            check = self.add(ops.COST)
            check.flags = MAY
            self.block(row.rows("cost_each"))
            check.middle = self.here()
            self.block(row.rows("steps"))
            self.add(ops.LOOP).jump = begin
            check.jump = self.here()
        else:
            self.block(row.rows("steps"))
            self.add(ops.LOOP).jump = begin
        leave.jump = self.here()

    def move(self, op: str, row: Row) -> None:
        """Cards go from somewhere to somewhere."""
        verb = MOVES[op]
        card = row.text("card", "") if row.has("card") else ""
        if op == "exile" and row.listed("from") == ["market"]:
            assert row.number("n") == 1, row.where
            self.add(ops.EXILE_MARKET)
            return
        if op == "garrison":
            if card == "self":
                instr = self.add(ops.GARRISON_SELF)
                instr.filter = filter_from(row.row("into"))
                instr.flags = self.flags(row)
                if row.text("then", "") == "trigger_host_play_effect":
                    instr.flags |= THEN_HOST
                return
            assert row.text("into") == "self", row.where
        if op == "to_discard" and row.listed("from") == ["nation_deck_top"]:
            assert row.number("n") == 1, row.where
            self.add(ops.NATION_TO_DISCARD)
            return
        if card in ("self", "just_drawn", "revealed"):
            instr = self.add(
                ops.SELF_TO if card == "self" else ops.MOVED_TO if card == "just_drawn" else ops.REVEALED_TO
            )
            instr.verb = verb
            instr.flags = self.flags(row)
            row.number("n", 1)
            row.listed("from")
            return
        instr = self.add(ops.MOVE)
        instr.verb = verb
        instr.flags = self.flags(row)
        self.amount(instr, row)
        words = row.listed("from")
        in_play = verb in (ABANDON, RECALL)
        instr.zones = zones_named(words, row.where) if words else IN_PLAY if in_play else HAND
        instr.filter = ANYTHING
        if row.has("filter"):
            wanted = row.row("filter")
            if verb == TO_DISCARD and wanted.values.get("icon") == "mask":
                instr.flags |= OF_MASKS
            instr.filter = filter_from(wanted)
            if instr.filter.here or instr.filter.host or (in_play and never_in_play(instr.filter)):
                instr.zones = GARRISON
        if card == "one_of_just_drawn":
            instr.flags |= JUST_DRAWN
        elif card:
            instr.filter = filter_from(Row({"card": card}, row.where))
        if verb == TO_UNREST:
            instr.filter = UNREST_ONLY
        if verb == TO_GARRISON and not row.has("filter") and not words:
            instr.filter = CAN_BE_GARRISONED
        if words == ["garrisoned_here"]:
            instr.filter = Filter()
            instr.filter.fits = UNREST_ONLY.fits if verb == TO_UNREST else ANYTHING.fits
            instr.filter.here = True
        if self.card == UNREST:
            instr.flags |= OF_UNREST

    def steal(self, row: Row) -> None:
        """The victim hands over tokens; what happens to one who cannot comes next."""
        instr = self.add(ops.STEAL)
        instr.what = row.index("what", RESOURCES)
        instr.n = row.number("n")
        if row.has("victim_if"):
            instr.condition = condition_from(row.row("victim_if"))
        unable = row.rows("if_unable")
        assert [dict(step.values) for step in unable] in ([], [ONE_UNREST]), row.where
        instr.suffers = bool(unable)
        self.block(unable)
        instr.jump = self.here()

    def take(self, op: str, row: Row) -> None:
        """Acquire or break through, once or several times."""
        words = row.listed("suits")
        suits = MARKET_SUITS if words == ["any"] else row.bits("suits", SUITS)
        filter = filter_from(row.row("filter")) if row.has("filter") else ANYTHING
        sources = row.listed("sources") or ["market"]
        assert row.listed("extra_sources") in ([], ["exile"]), row.where
        flags = self.flags(row)
        if "exile" in sources or row.has("extra_sources"):
            flags |= FROM_EXILE
        if row.has("then"):
            assert row.text("then") == "free_play_it", row.where
            flags |= THEN_PLAY
        for _ in range(row.number("times", 1)):
            instr = self.add(ops.ACQUIRE if op == "acquire" else ops.BREAK_THROUGH)
            instr.suits = suits
            instr.filter = filter
            instr.flags = flags
            instr.what = 0 if "market" in sources else 1  # 1: from the exile only
            instr.n = 0 if words == ["any"] else 1  # 0: any card, also without a market suit


def never_in_play(filter: Filter) -> bool:
    """Whether named cards can only be garrisoned (King Arthur): none of them is pinned."""
    return filter.by_name and not any(filter.fits[kind] and IS_PINNED[kind] for kind in range(KINDS))


def is_secret(code: list[Instr], pc: int) -> bool:
    """Whether an instruction asks for a certain kind of hand card: only the player knows if there is one."""
    instr = code[pc]
    if instr.op == ops.MOVE:
        return (
            bool(instr.zones & HAND)
            and instr.filter is not ANYTHING
            and instr.filter is not CAN_BE_GARRISONED
        )
    if instr.op == ops.COST:
        return any(is_secret(code, i) for i in range(pc + 1, instr.jump)) or feeds(code, pc)
    if instr.op == ops.IF:
        return is_secret(code, pc + 1)
    return instr.op in (ops.FREE_PLAY, ops.FIND, ops.MOVED_TO)


def feeds(code: list[Instr], pc: int) -> bool:
    """Whether hand cards that are paid can be those that the steps after the cost look for."""
    cost = code[pc]
    from_hand = any(code[i].op == ops.MOVE and code[i].zones & HAND for i in range(pc + 1, cost.middle))
    steps = [code[i] for i in range(cost.middle, cost.jump)]
    return from_hand and any(instr.op == ops.MOVE and instr.filter is not ANYTHING for instr in steps)


def mark_secrets(code: list[Instr]) -> None:
    """Mark the choices and costs that depend on a hand."""
    for pc in range(len(code)):
        instr = code[pc]
        starts = instr.starts if instr.op == ops.CHOOSE else [pc] if instr.op == ops.COST else []
        if any(is_secret(code, start) for start in starts):
            instr.flags |= SECRET
