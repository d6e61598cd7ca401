"""All that changes cards and tokens of a player, and what is set off by it."""

from bisect import insort

from civtable.games.imperium import happenings
from civtable.games.imperium.abilities.book import (
    EFFECTS,
    ENTER_ABILITY,
    GAIN_ABILITY,
)
from civtable.games.imperium.abilities.counts import above_accession, effect_no_history
from civtable.games.imperium.abilities.cues import begin, set_off
from civtable.games.imperium.abilities.instructions import Instead
from civtable.games.imperium.cards.table import NATIONS, UNREST
from civtable.games.imperium.state import (
    BY_COLLAPSE,
    F_BEFORE,
    F_COUNT,
    F_MOVED,
    F_TALLY,
    FRAME,
    SOLSTICE,
    Imperium,
    Player,
)
from civtable.games.imperium.terms import (
    ABANDON,
    ACTIVE_QUEST,
    CARD_SUNK,
    DECK_IS_EMPTY,
    DISCARD,
    DRAW_DECK,
    EMPIRE,
    EXILE,
    GARRISON,
    HAND,
    HISTORY,
    IN_PLAY,
    LEAVES_PLAY,
    MATERIAL,
    NATION_DECK,
    NONE,
    PROGRESS,
    QUESTS,
    RECALL,
    SUNKEN,
    TO_DECK,
    TO_DISCARD,
    TO_EXILE,
    TO_GARRISON,
    TO_HAND,
    TO_HISTORY,
    TO_SUNKEN,
    TO_UNREST,
    YOU,
    YOU_RETURN_UNREST,
    YOU_TAKE_UNREST,
)

# Tokens.


def others(state: Imperium, seat: int) -> list[int]:
    """The other seats, in turn order from the next one."""
    players = len(state.players)
    return [(seat + i) % players for i in range(1, players)]


def gain(state: Imperium, player: Player, what: int, n: int) -> None:
    """Take tokens from the supply. Where a journey has led, others are gained in place of material."""
    if what == MATERIAL and player.journey:
        for card in player.in_play:
            if EFFECTS[card].for_material:
                gain_instead(state, player, EFFECTS[card].for_material)
                return
    add_tokens(state, player, what, n)


def gain_instead(state: Imperium, player: Player, gifts: list[Instead]) -> None:
    """You and the others take tokens in place of what you would have gained."""
    for gift in gifts:
        if gift.who == YOU:
            add_tokens(state, player, gift.what, gift.n)
            continue
        for seat in others(state, player.seat):
            add_tokens(state, state.players[seat], gift.what, gift.n)
        if state.automa is not None:
            state.automa.tokens[gift.what] += gift.n
            state.emit(happenings.AUTOMA_GAINED, NONE, gift.what, gift.n)


def add_tokens(state: Imperium, player: Player, what: int, n: int) -> None:
    """Tokens come to a player."""
    if n:
        player.tokens[what] += n
        state.emit(happenings.GAINED, player.seat, what, n)


# Unrest and the end.


def trigger_end(state: Imperium) -> None:
    """This round is finished, one more is played, then points are counted."""
    if not state.last_round:
        state.last_round = state.round + 1
        state.emit(happenings.END_TRIGGERED, state.current, state.last_round)


def use_unrest(state: Imperium, n: int) -> int:
    """Cards leave the unrest pile; the moment the last one does, the game collapses. How many there were."""
    taken = min(n, state.unrest)
    state.unrest -= taken
    if not state.unrest and taken:
        state.ended = BY_COLLAPSE
        state.emit(happenings.COLLAPSED, state.current)
    return taken


def take_unrest(state: Imperium, player: Player, n: int) -> None:
    """Unrest goes from the pile to the hand."""
    taken = use_unrest(state, n)
    if taken:
        hand_unrest(state, player, taken)


def hand_unrest(state: Imperium, player: Player, n: int) -> None:
    """Unrest that has left its pile comes to the hand: from the pile now, or from under a market card."""
    for _ in range(n):
        insort(player.hand, UNREST)
    state.emit(happenings.TOOK_UNREST, player.seat, n)
    set_off(state, YOU_TAKE_UNREST, player)


def unrest_returned(state: Imperium, player: Player, n: int) -> None:
    """Unrest goes back on the pile."""
    state.unrest += n
    if state.frames:
        state.frames[F_TALLY - FRAME] += n
    state.emit(happenings.RETURNED_UNREST, player.seat, n)
    set_off(state, YOU_RETURN_UNREST, player)


# Cards.


def reveal(player: Player, card: int) -> None:
    """A card of a hand or deck is seen by all."""
    if card in player.secret:
        player.secret.remove(card)


def to_hand(player: Player, card: int) -> None:
    """A card comes to a hand, which is kept in order."""
    insort(player.hand, card)


def enter_play(state: Imperium, player: Player, card: int) -> None:
    """A card lies in play from now on."""
    player.in_play.append(card)
    player.used.append(0)
    if ENTER_ABILITY[card] != NONE:
        begin(state, player.seat, ENTER_ABILITY[card], card)


def place_in_play(player: Player, card: int) -> int:
    """Where a card lies in play; of equal copies the one with an exhaust token. NONE if it does not."""
    found = NONE
    for i in range(len(player.in_play)):
        if player.in_play[i] == card and (found == NONE or player.used[i]):
            found = i
    return found


def leave_play(state: Imperium, player: Player, card: int) -> None:
    """A card leaves play; tokens on it go to its owner's pool."""
    i = place_in_play(player, card)
    del player.in_play[i]
    del player.used[i]
    if player.held and EFFECTS[card].holds_progress:
        add_tokens(state, player, PROGRESS, player.held)
        player.held = 0
    set_off(state, LEAVES_PLAY, player, card)


def garrison_of(player: Player, host: int) -> list[int]:
    """Take out the cards that are garrisoned in a card."""
    found = [player.garrison[i] for i in range(len(player.garrison)) if player.hosts[i] == host]
    if found:
        kept = [i for i in range(len(player.garrison)) if player.hosts[i] != host]
        player.garrison = [player.garrison[i] for i in kept]
        player.hosts = [player.hosts[i] for i in kept]
    return found


def take_out(state: Imperium, player: Player, card: int, zone: int, at: int = NONE) -> None:
    """A card leaves a zone; `at` says which of equal cards in a garrison."""
    if zone == HAND:
        player.hand.remove(card)
    elif zone == DISCARD:
        remove_last(player.discard, card)
    elif zone == IN_PLAY:
        leave_play(state, player, card)
    elif zone == HISTORY:
        player.history.remove(card)
    elif zone == SUNKEN:
        player.sunken.remove(card)
    elif zone == GARRISON:
        i = player.garrison.index(card) if at == NONE else at
        del player.garrison[i]
        del player.hosts[i]
    elif zone == DRAW_DECK:
        player.deck.remove(card)
        player.deck_seen = []
    elif zone == QUESTS:
        player.developments.remove(card)
    elif zone == ACTIVE_QUEST:
        player.quest = NONE
    elif zone == NATION_DECK:
        i = player.nation_deck.index(card, above_accession(player))
        if i == len(player.nation_deck) - 1:
            player.nation_seen = 0
        del player.nation_deck[i]
    else:
        assert zone == EXILE, zone
        state.exile.remove(card)


def remove_last(pile: list[int], card: int) -> None:
    """The topmost of equal cards leaves a pile."""
    for i in range(len(pile) - 1, -1, -1):
        if pile[i] == card:
            del pile[i]
            return
    raise AssertionError((pile, card))


def move(
    state: Imperium, player: Player, card: int, zone: int, verb: int, host: int = NONE, at: int = NONE
) -> None:
    """A card goes from a zone to where the verb says; what is garrisoned in it goes along, or to discard."""
    hidden = zone in (HAND, DRAW_DECK)
    if hidden and verb != TO_DECK:
        reveal(player, card)
    under: list[int] = []
    if zone == IN_PLAY and player.garrison:
        under = garrison_of(player, card)
    take_out(state, player, card, zone, at)
    put(state, player, card, verb, host, hidden)
    for other in under:
        if verb == RECALL:
            to_hand(player, other)
        else:
            player.discard.append(other)
    if state.frames:
        state.frames[F_BEFORE - FRAME] = state.frames[F_MOVED - FRAME]
        state.frames[F_MOVED - FRAME] = card
        state.frames[F_COUNT - FRAME] += 1


def put(state: Imperium, player: Player, card: int, verb: int, host: int, hidden: bool) -> None:
    """A card that lies nowhere goes where the verb says."""
    seat = player.seat
    if verb == TO_HISTORY and effect_no_history(player):
        verb = TO_DISCARD
    if verb == TO_DISCARD:
        player.discard.append(card)
        state.emit(happenings.DISCARDED, seat, card)
    elif verb == ABANDON:
        player.discard.append(card)
        if state.frames:
            state.frames[F_TALLY - FRAME] += 1
        state.emit(happenings.ABANDONED, seat, card)
    elif verb in (TO_HAND, RECALL):
        to_hand(player, card)
        state.emit(happenings.TOOK if verb == TO_HAND else happenings.RECALLED, seat, card)
    elif verb == TO_DECK:
        player.deck.append(card)
        player.deck_seen.append(1 << seat if hidden else -1)
        state.emit(happenings.TOPPED, seat, card, 0, 1 << seat if hidden else -1)
    elif verb == TO_HISTORY:
        player.history.append(card)
        state.emit(happenings.FILED, seat, card)
    elif verb == TO_SUNKEN:
        player.sunken.append(card)
        state.emit(happenings.SANK, seat, card)
        set_off(state, CARD_SUNK, player, card)
    elif verb == TO_EXILE:
        state.exile.append(card)
        state.emit(happenings.EXILED, seat, card)
    elif verb == TO_UNREST:
        unrest_returned(state, player, 1)
    else:
        assert verb == TO_GARRISON, verb
        assert host != NONE, card
        put_under(player, card, host)
        state.emit(happenings.GARRISONED, seat, card, host)


def put_under(player: Player, card: int, host: int) -> None:
    """A card is garrisoned in another; there is one where it becomes the active quest."""
    if EFFECTS[host].holds_quest:
        player.quest = card
        return
    player.garrison.append(card)
    player.hosts.append(host)


# The nation.


def become_empire(state: Imperium, player: Player) -> None:
    """The state card is turned to its empire side."""
    if player.state != EMPIRE:
        player.state = EMPIRE
        state.emit(happenings.BECAME_EMPIRE, player.seat)


def gain_nation_card(state: Imperium, player: Player) -> None:
    """The top card of the nation deck goes to the discard pile.

    With the accession card a nation becomes an empire; the zenith and the nadir card say themselves what
    happens.
    """
    card = player.nation_deck.pop()
    player.nation_seen = 0
    player.discard.append(card)
    state.tell_all()
    state.emit(happenings.NATION_CARD, player.seat, card)
    if not player.nation_deck and card == NATIONS[player.nation].accession:
        if GAIN_ABILITY[card] != NONE:
            begin(state, player.seat, GAIN_ABILITY[card], card)
        else:
            become_empire(state, player)


def draw_top(state: Imperium, player: Player) -> None:
    """The top card of the draw deck goes to the hand."""
    card = player.deck.pop()
    seen = 0
    if player.deck_seen:
        seen = player.deck_seen.pop()
    if not seen >> player.seat & 1:
        state.tell(player.seat)
    to_hand(player, card)
    if state.frames:
        state.frames[F_BEFORE - FRAME] = state.frames[F_MOVED - FRAME]
        state.frames[F_MOVED - FRAME] = card
    state.emit(happenings.DREW, player.seat, card, 0, 1 << player.seat)


def deck_emptied(state: Imperium, player: Player) -> None:
    """The draw deck has become empty in the player's own turn or clean-up."""
    if state.current == player.seat and state.phase != SOLSTICE:
        set_off(state, DECK_IS_EMPTY, player)
