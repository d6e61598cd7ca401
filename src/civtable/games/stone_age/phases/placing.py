"""Phase 1: people are put on the board."""

from civtable.core.game import Option, Question, Step
from civtable.core.words import Reason
from civtable.games.stone_age.data import (
    BUILDING_1,
    CARD_1,
    FIELD,
    FOREST,
    HUNTING_GROUNDS,
    NONE,
    PIT_LIMIT,
    PITS,
    RIVER,
)
from civtable.games.stone_age.happenings import PLACED
from civtable.games.stone_age.options import PLACE, PLACE_LAND, PLACE_MARKET, PLACE_UP_TO, people_of, place_of
from civtable.games.stone_age.phases.rounds import ask_next_placer, free_places
from civtable.games.stone_age.state import Player, StoneAge
from civtable.games.stone_age.verbs import PIT_BITS, free_rings, short_of_rings, stand, village_is_full
from civtable.games.stone_age.words.phrases import because, place_words


class Placing(Question[StoneAge, Step]):
    """At least one person, on one place where you have not been this round, while there is room anywhere."""

    def options(self, state: StoneAge, step: Step) -> list[Option]:
        """Village, hunting grounds and pits, cards and buildings."""
        player = state.players[step.seat]
        free = free_places(state, player)
        people = player.idle
        market = PLACE_MARKET[free >> CARD_1]
        if not short_of_rings(state, people) & PIT_BITS[free >> FOREST & 15]:
            return PLACE_LAND[people][free & 255] + market
        options = PLACE_LAND[people][free & ~PITS & 255][:]
        for place in range(FOREST, RIVER + 1):
            if free >> place & 1:
                options += PLACE_UP_TO[place][min(people, free_rings(state, place))]
        return options + market

    def apply(self, state: StoneAge, step: Step, option: Option) -> None:
        """The people stand there; the next player who can place is asked."""
        place, people = place_of(option), people_of(option)
        stand(state, state.players[step.seat], place, people)
        state.emit(PLACED, step.seat, place, people)
        ask_next_placer(state, step.seat)

    def why_not(self, state: StoneAge, step: Step, option: Option) -> Reason | None:
        """Visited, absent, taken, closed, no rings left, or too few people at home."""
        if option.kind != PLACE:
            return because("not_now_place")
        player = state.players[step.seat]
        place, people = place_of(option), people_of(option)
        if player.standing >> place & 1:
            return because("already_there", {"place": place_words(place)})
        if place >= CARD_1:
            reason = why_no_market(state, place)
        elif place <= FIELD:
            reason = why_no_village(state, place)
        elif place == HUNTING_GROUNDS:
            reason = None
        else:
            reason = why_no_pit(state, place, people)
        if reason is None and people > player.idle:
            return because("too_few_people", {"want": people, "have": player.idle})
        return reason


def who_stands(state: StoneAge, place: int) -> Player | None:
    """The first player with people on a place."""
    for player in state.players:
        if player.standing >> place & 1:
            return player
    return None


def why_no_market(state: StoneAge, place: int) -> Reason | None:
    """A card or a building takes one person, and has to be there at all."""
    if place >= BUILDING_1:
        stack = place - BUILDING_1
        if stack >= len(state.stacks):
            return because("stack_not_in_play", {"place": place_words(place), "players": len(state.players)})
        if state.stack_left[stack] == 0:
            return because("stack_empty", {"place": place_words(place)})
    elif state.row[place - CARD_1] == NONE:
        return because("no_card_there", {"place": place_words(place)})
    if who_stands(state, place) is not None:
        return because("taken", {"place": place_words(place)})
    return None


def why_no_village(state: StoneAge, place: int) -> Reason | None:
    """One player a place, and with two or three players only two of the three places."""
    if who_stands(state, place) is not None:
        return because("taken", {"place": place_words(place)})
    if village_is_full(len(state.players), state.open):
        return because("village_full", {"players": len(state.players)})
    return None


def why_no_pit(state: StoneAge, place: int, people: int) -> Reason | None:
    """Seven rings, and with two or three players only one or two players."""
    crowd = sum([player.standing >> place & 1 for player in state.players])
    limit = PIT_LIMIT[len(state.players)]
    if crowd >= limit:
        return because(
            "pit_closed", {"place": place_words(place), "players": len(state.players), "limit": limit}
        )
    if people > free_rings(state, place):
        free = free_rings(state, place)
        return because("rings_taken", {"place": place_words(place), "free": free, "want": people})
    return None
