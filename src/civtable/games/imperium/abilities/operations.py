"""What each operation of a card ability does; the table of them. Choices are put as questions."""

from collections.abc import Callable
from typing import Final

from civtable.games.imperium import happenings
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.instructions import (
    FREE,
    MAY,
    Instr,
)
from civtable.games.imperium.abilities.on_cards import (
    bottom_nation,
    op_bottom_nation,
    op_draw,
    op_fill_hand,
    op_garrison_self,
    op_give,
    op_less_masks,
    op_look_nation,
    op_move,
    op_moved_to,
    op_nation_to_discard,
    op_put_into_play,
    op_reveal_all,
    op_reveal_main,
    op_revealed_to,
    op_self_to,
    op_shuffle_nation,
    op_swap_nation,
    op_take_fame,
    op_take_unrest,
    self_to,
    shuffle_nation,
)
from civtable.games.imperium.abilities.on_tokens import (
    do_gain,
    op_double,
    op_gain,
    op_gain_action,
    op_gain_from_self,
    op_pay,
    op_pay_all,
    op_place,
    op_place_on_self,
    op_return_exhaust,
    op_spend_action,
    op_tokens_back,
    op_treat_icon,
)
from civtable.games.imperium.cards.table import KING_OF_KINGS, NATIONS
from civtable.games.imperium.state import (
    F_AVOID,
    F_SELF,
    FRAME,
    Imperium,
    Player,
)
from civtable.games.imperium.steps import (
    ACQUIRING,
    BREAKING_THROUGH,
    COPYING,
    EXILING,
    FINDING,
    FREE_PLAYING,
    SWAPPING_EXILE,
    AbilityStep,
    Declare,
    Develop,
)
from civtable.games.imperium.verbs import (
    become_empire,
    enter_play,
    trigger_end,
)


def perform(state: Imperium, player: Player, ability: int, pc: int) -> None:
    """Do an instruction that a player has decided to do."""
    instr = ABILITIES[ability].code[pc]
    if instr.op == ops.GAIN:
        do_gain(state, player, instr)
    elif instr.op == ops.SELF_TO:
        self_to(state, player, instr)
    elif instr.op == ops.SHUFFLE_NATION:
        shuffle_nation(state, player)
    else:
        assert instr.op == ops.BOTTOM_NATION, ops.NAMES[instr.op]
        bottom_nation(state, player)


def op_declare(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Name a suit."""
    state.steps.append(Declare(player.seat, instr.suits))


def op_develop(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Develop a card, at its cost or free."""
    state.steps.append(Develop(player.seat, bool(instr.flags & FREE), bool(instr.flags & MAY)))


def op_avoid(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The attack under way does not touch this player: its frame lies below that of this ability."""
    if len(state.frames) >= 2 * FRAME:
        state.frames[F_AVOID - 2 * FRAME] |= 1 << player.seat
    state.emit(happenings.AVOIDED, player.seat, state.register(F_SELF))


def op_end_game(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The end of the game is triggered."""
    trigger_end(state)


def op_flip(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """King of Kings is turned over, or the journey card."""
    if state.register(F_SELF) in KING_OF_KINGS:
        state.kings_side = 1
    else:
        go_on_journey(state, player)


def op_next_journey(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The other journey card comes into play."""
    go_on_journey(state, player)


def go_on_journey(state: Imperium, player: Player) -> None:
    """The next side of the Utopian journey lies in play."""
    journey = NATIONS[player.nation].journey
    i = player.in_play.index(journey[player.journey])
    player.journey += 1
    del player.in_play[i]
    del player.used[i]
    state.emit(happenings.JOURNEYED, player.seat, journey[player.journey])
    enter_play(state, player, journey[player.journey])


def op_set_state(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The nation becomes an empire."""
    become_empire(state, player)


def op_ignore_state(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The next card played this turn may have that state icon."""
    player.ignores = instr.what


Operation = Callable[[Imperium, Player, int, int, Instr], None]


ASKED_BY: Final = {
    ops.FIND: FINDING,
    ops.ACQUIRE: ACQUIRING,
    ops.BREAK_THROUGH: BREAKING_THROUGH,
    ops.EXILE_MARKET: EXILING,
    ops.SWAP_MARKET: SWAPPING_EXILE,
    ops.FREE_PLAY: FREE_PLAYING,
    ops.COPY_EXHAUST: COPYING,
}
"""Operations that are nothing but a question about the instruction."""


def op_ask(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Ask the question of the operation."""
    state.steps.append(AbilityStep(ASKED_BY[instr.op], player.seat, ability, pc))


def op_nothing(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Steps that only direct the course of an ability are not done."""
    raise AssertionError(ops.NAMES[instr.op])


def _operations() -> list[Operation]:
    """[operation]."""
    found: list[Operation] = [op_nothing] * len(ops.NAMES)
    found[ops.GAIN] = op_gain
    found[ops.GAIN_ACTION] = op_gain_action
    found[ops.PAY] = op_pay
    found[ops.PAY_ALL] = op_pay_all
    found[ops.SPEND_ACTION] = op_spend_action
    found[ops.PLACE] = op_place
    found[ops.PLACE_ON_SELF] = op_place_on_self
    found[ops.GAIN_FROM_SELF] = op_gain_from_self
    found[ops.DOUBLE_TOKENS] = op_double
    found[ops.RETURN_EXHAUST] = op_return_exhaust
    found[ops.TREAT_ICON] = op_treat_icon
    found[ops.MOVE] = op_move
    found[ops.SELF_TO] = op_self_to
    found[ops.MOVED_TO] = op_moved_to
    found[ops.DRAW] = op_draw
    found[ops.GARRISON_SELF] = op_garrison_self
    found[ops.GIVE] = op_give
    found[ops.TAKE_UNREST] = op_take_unrest
    found[ops.NATION_TO_DISCARD] = op_nation_to_discard
    found[ops.LOOK_NATION] = op_look_nation
    found[ops.SHUFFLE_NATION] = op_shuffle_nation
    found[ops.BOTTOM_NATION] = op_bottom_nation
    found[ops.SWAP_NATION] = op_swap_nation
    found[ops.REVEAL_ALL] = op_reveal_all
    found[ops.PUT_INTO_PLAY] = op_put_into_play
    found[ops.TAKE_FAME] = op_take_fame
    found[ops.DECLARE_SUIT] = op_declare
    found[ops.REVEAL_MAIN] = op_reveal_main
    found[ops.REVEALED_TO] = op_revealed_to
    found[ops.DEVELOP] = op_develop
    found[ops.AVOID_ATTACK] = op_avoid
    found[ops.END_GAME] = op_end_game
    found[ops.FLIP] = op_flip
    found[ops.NEXT_JOURNEY] = op_next_journey
    found[ops.SET_STATE] = op_set_state
    found[ops.IGNORE_STATE] = op_ignore_state
    found[ops.LESS_MASKS] = op_less_masks
    found[ops.TOKENS_BACK] = op_tokens_back
    found[ops.FILL_HAND] = op_fill_hand
    for op in ASKED_BY:
        found[op] = op_ask
    return found


DO: Final = _operations()
