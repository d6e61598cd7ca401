"""What a seat may know, and dealing again what it does not.

Hidden are the order of the deck, the tiles below the open ones, the tiles out of the game, and the one card
that can be drawn unseen, which only its owner knows. Cards taken from the row were seen by all.
"""

from civtable.core.rng import Rng
from civtable.core.state import refuse_seat
from civtable.games.stone_age.data import BUILDING_IDS, CARD_IDS, NONE
from civtable.games.stone_age.positions.form import (
    ids_in,
    player_form,
    row_form,
    settings_form,
    step_form,
)
from civtable.games.stone_age.scoring import track_score
from civtable.games.stone_age.state import ENDINGS, Player, StoneAge, faces_in
from civtable.games.stone_age.views import PlayerView, StackView, StoneAgeView


def knows_drawn(state: StoneAge, owner: int, seat: int) -> bool:
    """Whether a seat knows the card that the owner drew unseen; at the end everybody does."""
    return owner == seat or state.ended != 0


def known_cards(state: StoneAge, player: Player, seat: int) -> int:
    """The cards of a player that a seat knows."""
    if player.drawn == NONE or knows_drawn(state, player.seat, seat):
        return player.cards
    return player.cards & ~(1 << player.drawn)


def player_view(state: StoneAge, player: Player, seat: int) -> PlayerView:
    """A player's board; the card that was drawn unseen only for its owner."""
    drawn: str | None = None
    if player.drawn != NONE:
        drawn = CARD_IDS[player.drawn] if knows_drawn(state, player.seat, seat) else "hidden"
    return {
        **player_form(player),
        "cards": ids_in(known_cards(state, player, seat), CARD_IDS),
        "drawn_card": drawn,
        "at_home": player.idle,
        "score": track_score(player),
    }


def stack_view(state: StoneAge, stack: int) -> StackView:
    """A stack of buildings."""
    left = state.stack_left[stack]
    return {"open": BUILDING_IDS[state.stacks[stack][left - 1]] if left else None, "left": left}


def view(state: StoneAge, seat: int) -> StoneAgeView:
    """All that this seat, or a spectator, may know."""
    refuse_seat(seat, len(state.players))
    return {
        "settings": settings_form(state),
        "seat": seat,
        "round": state.round,
        "start_player": state.first,
        "row": row_form(state.row),
        "deck": state.deck_left,
        "card_box": ids_in(sum([1 << card for card in state.card_box]), CARD_IDS),
        "stacks": [stack_view(state, stack) for stack in range(len(state.stacks))],
        "building_box": len(state.tile_box),
        "players": [player_view(state, player, seat) for player in state.players],
        "dice": faces_in(state.dice),
        "steps": [step_form(step) for step in state.steps],
        "ended_by": ENDINGS[state.ended - 1] if state.ended else None,
    }


def determinize(state: StoneAge, seat: int, rng: Rng) -> StoneAge:
    """A state that looks the same to this seat, with everything it cannot see dealt again."""
    refuse_seat(seat, len(state.players))
    other = state.copy()
    other.rng = rng.fork()
    other.asked = None
    deal_cards(other, seat, rng)
    deal_tiles(other, rng)
    return other


def deal_cards(state: StoneAge, seat: int, rng: Rng) -> None:
    """Shuffle the deck together with the card that another player drew unseen."""
    hidden = [p for p in state.players if p.drawn != NONE and not knows_drawn(state, p.seat, seat)]
    pool = state.deck[: state.deck_left] + [player.drawn for player in hidden]
    rng.deal(pool)
    for player in hidden:
        player.cards &= ~(1 << player.drawn)
        player.drawn = pool.pop()
        player.cards |= 1 << player.drawn
    state.deck = pool


def deal_tiles(state: StoneAge, rng: Rng) -> None:
    """Shuffle all tiles that lie face down, in stacks or out of the game."""
    pool = state.tile_box[:]
    for s in range(len(state.stacks)):
        pool += state.stacks[s][: max(state.stack_left[s] - 1, 0)]
    rng.deal(pool)
    stacks: list[list[int]] = []
    for s in range(len(state.stacks)):
        left = state.stack_left[s]
        stack = [pool.pop() for _ in range(left - 1)]
        stacks.append(stack + state.stacks[s][left - 1 : left] if left else [])
    state.stacks = stacks
    state.tile_box = pool
