"""Tokens of a player: gained, paid, spent, and back on the state card."""

from typing import Final

from civtable.core.words import Argument, Phrase
from civtable.games.imperium import happenings
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.asks import ask_payment, ask_whether
from civtable.games.imperium.abilities.costs import can_afford, gain_amount, payment
from civtable.games.imperium.abilities.counts import gives_from_icon
from civtable.games.imperium.abilities.cues import set_off
from civtable.games.imperium.abilities.instructions import MAY, OF_UNREST, Instr
from civtable.games.imperium.abilities.operation import Operation
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.automa import verbs as automa_verbs
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.cards.filters import OF_ABANDONED, OF_UNREST_RETURNED, count_from
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import NATIONS, UNREST
from civtable.games.imperium.state import F_SELF, Imperium, Player
from civtable.games.imperium.terms import (
    FERTILE,
    ICONS,
    MATERIAL,
    NONE,
    PROGRESS,
    RESOURCES,
    RIVER,
    YOU_GAIN_MATERIAL,
)
from civtable.games.imperium.verbs import gain
from civtable.games.imperium.words.nouns import per
from civtable.games.imperium.words.phrases import amount_words
from civtable.games.imperium.words.teller import Teller

ACTION_TOKENS: Final = 3


class Gain(Operation):
    """Take tokens from the supply."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """A number, or so many for each of something; for material from icons `verb` is the icon."""
        instr = writer.add(self.number)
        instr.what = row.index("what", RESOURCES)
        instr.n = row.number("n")
        instr.flags = writer.flags(row)
        if row.has("per"):
            count = row.row("per")
            if instr.what == MATERIAL and count.has("icon"):
                instr.verb = 1 + count.index("icon", ICONS)
            instr.count = count_from(count)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """How many, and for what."""
        args: dict[str, Argument] = {"amount": amount_of(row)}
        if row.has("per"):
            return teller.say("gain_per", "gain", {**args, "per": per(row.row("per"), 1)})
        return teller.say(word, "gain", args)

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is any of what is counted."""
        return instr.count is None or gain_amount(state, player, card, instr) > 0

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
        """What is given for other steps of the same effect does nothing without them."""
        if instr.count is None:
            return True
        if instr.count.of in (OF_UNREST_RETURNED, OF_ABANDONED):
            return False
        return gain_amount(state, player, card, instr) > 0

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Gain them, or ask."""
        if instr.flags & MAY:
            ask_whether(state, player, ability, pc)
        else:
            self.agree(state, player, instr)

    def agree(self, state: Imperium, player: Player, instr: Instr) -> None:
        """Tokens, and what waits for material from icons."""
        amount = gain_amount(state, player, state.register(F_SELF), instr)
        if amount:
            gain(state, player, instr.what, amount)
        if amount and instr.verb:
            for icon in (RIVER, FERTILE):
                if gives_from_icon(player, icon, instr.verb - 1):
                    set_off(state, YOU_GAIN_MATERIAL, player, NONE, 0, icon)

    def suffer(self, state: Imperium, automa: Automa, instr: Instr, pc: int) -> int:
        """It gains them."""
        assert instr.count is None, "others gain a plain number"
        automa_verbs.gain(state, automa, instr.what, instr.n)
        return pc + 1


def amount_of(row: Row) -> Phrase:
    """Tokens of a kind, in words."""
    resource = row.index("what", RESOURCES)
    return amount_words(row.number("n"), resource)


class GainAction(Operation):
    """More action tokens this turn."""

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """How many."""
        return teller.say("actions", "gain", {"n": row.number("n")})

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """They lie on the state card."""
        player.actions += instr.n
        state.emit(happenings.GAINED_ACTION, player.seat, instr.n)


class SpendAction(Operation):
    """Action tokens are spent."""

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """How many."""
        return teller.say("actions", "spend", {"n": row.number("n")})

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there are so many."""
        return player.actions >= instr.n

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """They are gone."""
        player.actions -= instr.n


# Payments.


def is_payment(row: Row) -> bool:
    """Whether a step is a payment of a number of tokens."""
    return row.values.get("op") == "pay" and isinstance(row.values.get("n"), int)


def write_payment(writer: Writer, rows: list[Row], i: int) -> int:
    """Payments one after the other are one payment; the position after them."""
    instr = writer.add(ops.PAY)
    instr.cost = [0, 0, 0]
    instr.flags = OF_UNREST if writer.card == UNREST else 0
    while i < len(rows) and rows[i].values.get("op") == "pay":
        rows[i].text("op")
        instr.cost[rows[i].index("what", RESOURCES)] += rows[i].number("n")
        rows[i].done()
        i += 1
    return i


class Pay(Operation):
    """Tokens go back to the supply."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """All progress: payments of a number are joined before, see `write_payment`."""
        assert row.text("what") == "progress", row.where
        assert row.text("n") == "all", row.where
        writer.add(ops.PAY_ALL).n = row.number("min")

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """How many, or all."""
        if row.value("n") == "all":
            row.index("what", RESOURCES)
            return teller.say("pay_all", "pay", {"n": row.number("min")})
        return teller.say(word, "pay", {"amount": amount_of(row)})

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If one has them, or progress in their place."""
        cost = payment(player, instr)
        return can_afford(player, cost[0], cost[1], cost[2])

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Ask how."""
        cost = payment(player, instr)
        ask_payment(state, player, cost[0], cost[1], cost[2])


class PayAll(Operation):
    """All progress is paid, at least so much."""

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is enough."""
        return player.tokens[PROGRESS] >= instr.n

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """It goes to the supply."""
        state.emit(happenings.PAID, player.seat, PROGRESS, player.tokens[PROGRESS])
        player.tokens[PROGRESS] = 0


class TokensBack(Operation):
    """Action and exhaust tokens go back to the state card."""

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """All of them."""
        player.actions = ACTION_TOKENS
        player.exhaust = NATIONS[player.nation].exhaust
        player.spent = 0
        for i in range(len(player.used)):
            player.used[i] = 0
