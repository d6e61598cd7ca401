"""The order of play: who places, who acts, who is fed, and when a round or the game ends."""

from civtable.core.game import EVERYONE
from civtable.games.stone_age.data import CARD_1, HUNGER_POINTS, HUT, NONE
from civtable.games.stone_age.happenings import FED, GAME_ENDED, ROUND_BEGAN, STARVED, TURNED_UP_CARD
from civtable.games.stone_age.state import Player, StoneAge
from civtable.games.stone_age.steps import (
    ACT_STEPS,
    PLACE_STEPS,
    Feed,
)
from civtable.games.stone_age.verbs import ALL_RINGS, how_it_ends, places_at_dawn


def free_places(state: StoneAge, player: Player) -> int:
    """Where this player may put people now: open, not visited this round, and enough people at home."""
    if player.idle == 0:
        return 0
    places = state.open & ~player.standing
    if player.idle == 1:
        places &= ~(1 << HUT)
    return places


def ask_next_placer(state: StoneAge, after: int) -> None:
    """The next player clockwise who can place must do so; when nobody can, the start player acts."""
    seats = len(state.players)
    for i in range(1, seats + 1):
        seat = (after + i) % seats
        if free_places(state, state.players[seat]):
            state.steps.append(PLACE_STEPS[seat])
            return
    state.open = 0
    state.rings = 0
    state.steps.append(ACT_STEPS[state.first])


def food_after_feeding(player: Player) -> int:
    """The food that is left when all people have eaten; below zero if some is missing."""
    return player.food + player.track - player.people


def feed_from(state: StoneAge, seat: int) -> None:
    """Feed the players in turn, from this seat to the last, until one is short of food and has to choose.

    Each takes food by the food track and pays one per person. Who has too little gives all of it back first.
    """
    seats = len(state.players)
    while True:
        player = state.players[seat]
        food = food_after_feeding(player)
        if food < 0:
            player.food = 0
            state.steps.append(Feed(seat, -food))
            return
        player.food = food
        state.emit(FED, seat, player.people, food)
        seat = (seat + 1) % seats
        if seat == state.first:
            end_round(state)
            return


def go_on_feeding(state: StoneAge, seat: int) -> None:
    """This seat is done: feed those after it, or end the round."""
    after = (seat + 1) % len(state.players)
    if after == state.first:
        end_round(state)
    else:
        feed_from(state, after)


def starve(state: StoneAge, player: Player) -> None:
    """People go hungry: a flat penalty, however many they are."""
    player.hungry += 1
    state.emit(STARVED, player.seat, -HUNGER_POINTS)


def end_round(state: StoneAge) -> None:
    """The game ends if a stack of buildings is empty, or if the cards do not suffice for a new round.

    However it ends, the round is over first, and with it "the start player hands on the figure".
    """
    for player in state.players:
        player.used = 0
    state.dice = 0
    state.first = (state.first + 1) % len(state.players)
    how = how_it_ends(state)
    if how:
        end_game(state, how)
        return
    refill_row(state)
    begin_round(state)


def end_game(state: StoneAge, how: int) -> None:
    """No more questions; everything hidden is turned up."""
    state.ended = how
    state.shown = EVERYONE
    state.emit(GAME_ENDED, state.first, how)


def refill_row(state: StoneAge) -> None:
    """Cards slide to the cheap side, then new ones fill the row in the same direction."""
    slots = len(state.row)
    row = [card for card in state.row if card != NONE]
    while len(row) < slots:
        state.deck_left -= 1
        card = state.deck[state.deck_left]
        state.shown = EVERYONE
        state.emit(TURNED_UP_CARD, state.first, card, CARD_1 + len(row))
        row.append(card)
    state.row = row


def begin_round(state: StoneAge) -> None:
    """All places are empty, and the start player places first."""
    state.round += 1
    state.open = places_at_dawn(state)
    state.rings = ALL_RINGS
    state.emit(ROUND_BEGAN, state.first, state.round)
    state.steps.append(PLACE_STEPS[state.first])
