"""What operations about cards and decks do. Each is done for a player; `pc` is its position."""

from civtable.core.game import Step
from civtable.games.imperium import happenings
from civtable.games.imperium.abilities.asks import ask_whether, twin_if_watched
from civtable.games.imperium.abilities.costs import (
    ZONE_BITS,
    asks_for_masks,
    candidates,
    gain_amount,
    wanted,
)
from civtable.games.imperium.abilities.counts import missing_cards
from civtable.games.imperium.abilities.instructions import (
    EVERY,
    IF_ABLE,
    MAY,
    UP_TO,
    Instr,
)
from civtable.games.imperium.abilities.possible import can_do
from civtable.games.imperium.cards.table import NATIONS
from civtable.games.imperium.market import take_fame
from civtable.games.imperium.state import (
    F_AVOID,
    F_COUNT,
    F_LIMBO,
    F_MOVED,
    F_REVEALED,
    F_SELF,
    Imperium,
    Player,
)
from civtable.games.imperium.steps import (
    HOSTING,
    IF_NEEDED,
    NEVER_RESHUFFLE,
    PICKING,
    SWAPPING_NATION,
    UNTIL_FULL,
    AbilityStep,
    Draw,
    DrawSome,
    Give,
    Pick,
    ShareUnrest,
)
from civtable.games.imperium.terms import (
    HAND,
    IN_PLAY,
    NONE,
    TO_DISCARD,
    TO_EXILE,
    TO_HAND,
    YOU_MUST_DISCARD,
)
from civtable.games.imperium.verbs import (
    enter_play,
    gain_nation_card,
    happen,
    move,
    others,
    put,
    take_unrest,
    to_hand,
    trigger_end,
)


def op_move(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Cards are picked, one after the other; all of them without a question where all are meant."""
    state.set_register(F_COUNT, 0)
    card = state.register(F_SELF)
    host = card
    if instr.flags & EVERY:
        for zone in ZONE_BITS:
            if instr.zones & zone:
                for other in candidates(state, player, instr, zone, card):
                    move(state, player, other, zone, instr.verb, host)
        return
    n = wanted(player, instr)
    kind = twin_if_watched(state, player.seat, PICKING) if instr.zones & HAND else PICKING
    state.steps.append(Pick(kind, player.seat, ability, pc, n))
    if asks_for_masks(instr):
        happen(state, YOU_MUST_DISCARD, player)


def op_self_to(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """This card goes somewhere, if it is still there."""
    card = state.register(F_SELF)
    if not state.register(F_LIMBO) and not can_do(state, player, ability, pc, card, NONE):
        return
    if instr.flags & MAY:
        ask_whether(state, player, ability, pc)
    else:
        self_to(state, player, instr)


def self_to(state: Imperium, player: Player, instr: Instr) -> None:
    """This card goes where the verb says, from play or from being played."""
    card = state.register(F_SELF)
    if state.register(F_LIMBO):
        state.set_register(F_LIMBO, 0)
        put(state, player, card, instr.verb, NONE, False)
    else:
        move(state, player, card, IN_PLAY, instr.verb)


def op_moved_to(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The card drawn last goes somewhere."""
    card = state.register(F_MOVED)
    if card in player.hand:
        move(state, player, card, HAND, instr.verb)
        if instr.verb in (TO_DISCARD, TO_EXILE):
            state.tell_all()


def op_draw(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Cards from the top of the draw deck; how many is asked where the player may choose."""
    n = gain_amount(state, player, state.register(F_SELF), instr)
    if instr.flags & (MAY | UP_TO):
        state.steps.append(DrawSome(player.seat, ability, pc, n))
    elif n:
        state.steps.append(Draw(player.seat, n, NEVER_RESHUFFLE if instr.flags & IF_ABLE else IF_NEEDED))


def op_garrison_self(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """This card may be garrisoned in a card in play."""
    if state.register(F_LIMBO):
        state.steps.append(AbilityStep(HOSTING, player.seat, ability, pc))


def op_give(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Each other player is given a card; those who avoided the attack are not."""
    avoided = state.register(F_AVOID)
    state.steps.append(ShareUnrest(player.seat, 0))
    if state.automa is not None:
        state.steps.append(Give(player.seat, ability, pc, NONE))
    for other in reversed(others(state, player.seat)):
        if not avoided >> other & 1:
            state.steps.append(Give(player.seat, ability, pc, other))


def op_take_unrest(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Unrest goes from the pile to the hand."""
    take_unrest(state, player, instr.n)


def op_nation_to_discard(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The top card of the nation deck goes to the discard pile."""
    if player.nation_deck:
        gain_nation_card(state, player)


def op_look_nation(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Look at the top card of the own nation deck."""
    if player.nation_deck:
        player.nation_seen = 1
        state.tell(player.seat)
        state.emit(happenings.LOOKED, player.seat, player.nation_deck[-1], 0, 1 << player.seat)


def hidden_nation_cards(player: Player) -> int:
    """Cards of the nation deck above the accession card."""
    return len(player.nation_deck) - (1 if player.nation_deck and has_accession(player) else 0)


def has_accession(player: Player) -> bool:
    """Whether the lowest card of the nation deck is the accession card."""
    return player.nation_deck[0] == NATIONS[player.nation].accession


def op_shuffle_nation(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The nation deck may be shuffled."""
    if hidden_nation_cards(player) > 1:
        ask_whether(state, player, ability, pc)


def shuffle_nation(state: Imperium, player: Player) -> None:
    """Shuffle the nation deck above the accession card."""
    hidden = player.nation_deck[1:]
    state.rng.shuffle(hidden)
    player.nation_deck[1:] = hidden
    player.nation_seen = 0
    state.tell_all()
    state.emit(happenings.SHUFFLED_NATION, player.seat)


def op_bottom_nation(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The card looked at may go to the bottom, above the accession card."""
    if hidden_nation_cards(player) > 1:
        ask_whether(state, player, ability, pc)


def bottom_nation(state: Imperium, player: Player) -> None:
    """The top card of the nation deck goes to its bottom."""
    player.nation_deck.insert(1, player.nation_deck.pop())
    player.nation_seen = 0
    state.emit(happenings.TUCKED, player.seat, player.nation_deck[1], 0, 1 << player.seat)


def op_swap_nation(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """A hand card for the top card of the nation deck, never the accession card."""
    if hidden_nation_cards(player) > 0:
        state.steps.append(Step(SWAPPING_NATION, player.seat))


def op_reveal_all(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Hand and draw deck are shown to all; the deck is shuffled after it."""
    for card in player.hand + player.deck:
        state.emit(happenings.REVEALED, player.seat, card)
    player.secret = []
    state.rng.shuffle(player.deck)
    player.deck_seen = []
    state.tell_all()


def op_put_into_play(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The nadir card comes into play from the discard pile."""
    card = state.register(F_SELF)
    player.discard.remove(card)
    enter_play(state, player, card)
    state.emit(happenings.ENTERED, player.seat, card)


def op_take_fame(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """A fame card."""
    take_fame(state, player, instr.n)


def op_reveal_main(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The top card of the main deck is revealed."""
    if state.main:
        card = state.main.pop()
        state.set_register(F_REVEALED, card)
        state.tell_all()
        state.emit(happenings.REVEALED, player.seat, card)
        if not state.main:
            trigger_end(state)


def op_revealed_to(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """The revealed card goes to the hand or to exile."""
    card = state.register(F_REVEALED)
    if card == NONE:
        return
    state.set_register(F_REVEALED, NONE)
    if instr.verb == TO_HAND:
        to_hand(player, card)
        state.emit(happenings.TOOK, player.seat, card)
    else:
        state.exile.append(card)
        state.emit(happenings.EXILED, player.seat, card)


def op_less_masks(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """One mask less is to be discarded: the question about them lies below."""
    for i in range(len(state.steps) - 1, -1, -1):
        step = state.steps[i]
        if isinstance(step, Pick):
            left = step.to_pick - instr.n
            if left < 1:
                del state.steps[i]
            else:
                state.steps[i] = Pick(step.kind, step.seat, step.ability, step.position, left, step.lowest)
            return


def op_fill_hand(state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
    """Draw until the hand is full."""
    missing = missing_cards(player)
    if missing:
        state.steps.append(Draw(player.seat, missing, UNTIL_FULL))
