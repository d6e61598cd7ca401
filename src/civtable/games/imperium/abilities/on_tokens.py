"""What operations about tokens do. Each is done for a player; `pc` is the position of the instruction."""

from typing import Final

from civtable.games.imperium import happenings
from civtable.games.imperium.abilities.asks import ask_payment, ask_whether
from civtable.games.imperium.abilities.book import EFFECTS
from civtable.games.imperium.abilities.costs import gain_amount, payment
from civtable.games.imperium.abilities.counts import gives_from_icon, holds
from civtable.games.imperium.abilities.instructions import (
    MAY,
    Instr,
)
from civtable.games.imperium.cards.table import NATIONS
from civtable.games.imperium.state import (
    F_ARG,
    F_OWNER,
    F_SELF,
    Imperium,
    Player,
)
from civtable.games.imperium.steps import Place, Restore
from civtable.games.imperium.terms import (
    FERTILE,
    NONE,
    PROGRESS,
    RIVER,
    YOU_GAIN_MATERIAL,
)
from civtable.games.imperium.verbs import (
    add_tokens,
    gain,
    happen,
)


def op_gain(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Take tokens from the supply."""
    if instr.flags & MAY:
        ask_whether(state, player, ability, pc)
    else:
        do_gain(state, player, instr)


def do_gain(state: Imperium, player: Player, instr: Instr) -> None:
    """Tokens, and what waits for material from icons."""
    amount = gain_amount(state, player, state.register(F_SELF), instr)
    if amount:
        gain(state, player, instr.what, amount)
    if amount and instr.verb:
        for icon in (RIVER, FERTILE):
            if gives_from_icon(player, icon, instr.verb - 1):
                happen(state, YOU_GAIN_MATERIAL, player, NONE, icon)


def op_gain_action(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """More action tokens this turn."""
    player.actions += instr.n
    state.emit(happenings.GAINED_ACTION, player.seat, instr.n)


def op_pay(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Tokens go back to the supply; how, is asked."""
    cost = payment(player, instr)
    ask_payment(state, player, cost[0], cost[1], cost[2])


def op_pay_all(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """All progress is paid."""
    state.emit(happenings.PAID, player.seat, PROGRESS, player.tokens[PROGRESS])
    player.tokens[PROGRESS] = 0


def op_spend_action(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Action tokens are spent."""
    player.actions -= instr.n


def steal(state: Imperium, victim: Player, instr: Instr) -> bool:
    """Up to n tokens go from a victim to the owner of the ability; whether all that was asked for was given.

    Of whom the card does not speak nothing is asked.
    """
    if instr.condition is not None and not holds(state, victim, NONE, instr.condition):
        return True
    thief = state.players[state.register(F_OWNER)]
    taken = min(instr.n, victim.tokens[instr.what])
    victim.tokens[instr.what] -= taken
    thief.tokens[instr.what] += taken
    if taken:
        state.emit(happenings.STOLE, thief.seat, instr.what, taken + 100 * victim.seat)
    return taken == instr.n


def op_place(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Tokens from the supply go on a market card; the power card may put others in place of progress."""
    effects = EFFECTS[player.power]
    if instr.what == PROGRESS and effects.market_what != NONE:
        state.steps.append(Place(player.seat, effects.market_what, effects.market_n))
    else:
        state.steps.append(Place(player.seat, instr.what, instr.n))


def op_place_on_self(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Progress from the supply lies on the card."""
    if state.register(F_SELF) in player.in_play:
        player.held += instr.n


def op_gain_from_self(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The progress on the card is gained; when the card has left play that has happened already."""
    add_tokens(state, player, PROGRESS, player.held)
    player.held = 0


def op_double(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Gain once more the tokens that lay on the card."""
    gain(state, player, instr.what, state.register(F_ARG) // 10)


def op_return_exhaust(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """An exhaust token comes off a card."""
    state.steps.append(Restore(player.seat, bool(instr.flags & MAY)))


def op_treat_icon(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """One river or fertile icon counts as three production icons until the end of the turn."""
    player.treated += 1 if instr.what == RIVER else 16


def op_tokens_back(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Action and exhaust tokens go back to the state card."""
    player.actions = ACTION_TOKENS
    player.exhaust = NATIONS[player.nation].exhaust
    player.spent = 0
    for i in range(len(player.used)):
        player.used[i] = 0


ACTION_TOKENS: Final = 3
