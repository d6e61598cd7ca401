"""Counting, and what holds: how many cards or tokens there are, conditions, and continuous effects."""

from typing import Final

from civtable.games.imperium.abilities.book import EFFECTS
from civtable.games.imperium.abilities.conditions import (
    IF_COUNT,
    IF_HAS_IN_PLAY,
    IF_IN_HISTORY,
    IF_IN_PLAY,
    IF_MOVED,
    IF_NO_QUEST,
    IF_QUEST,
    IF_REVEALED,
    IF_STATE,
    Condition,
)
from civtable.games.imperium.cards.filters import (
    OF_ABANDONED,
    OF_CARDS,
    OF_CARDS_HERE,
    OF_EXILE,
    OF_OTHERS_CARDS,
    OF_PLAYERS_BEHIND,
    OF_RESOURCE,
    OF_UNREST_RETURNED,
    Count,
)
from civtable.games.imperium.cards.table import CARDS, ICONS_OF, NATIONS, SUITS_OF
from civtable.games.imperium.state import F_MOVED, F_REVEALED, F_SUIT, F_TALLY, Imperium, Player
from civtable.games.imperium.terms import (
    DISCARD,
    DRAW_DECK,
    FERTILE,
    GARRISON,
    HAND,
    HISTORY,
    IN_PLAY,
    NONE,
    PRODUCTION,
    PROGRESS,
    RIVER,
    SUNKEN,
)

HAND_SIZE: Final = 5


def total(cards: list[int], fits: list[int]) -> int:
    """How often cards of a list count."""
    found = 0
    for card in cards:
        found += fits[card]
    return found


def cards_in(player: Player, zones: int, fits: list[int]) -> int:
    """How many cards of a player's zones count."""
    found = 0
    if zones & IN_PLAY:
        found += total(player.in_play, fits)
    if zones & HAND:
        found += total(player.hand, fits)
    if zones & DISCARD:
        found += total(player.discard, fits)
    if zones & DRAW_DECK:
        found += total(player.deck, fits)
    if zones & HISTORY:
        found += total(player.history, fits)
    if zones & GARRISON:
        found += total(player.garrison, fits)
    if zones & SUNKEN:
        found += total(player.sunken, fits)
    return found


def counted(state: Imperium, player: Player, card: int, count: Count) -> int:
    """How many there are, for this player and this card."""
    of = count.of
    if of == OF_CARDS:
        return cards_in(player, count.zones, count.fits)
    if of == OF_RESOURCE:
        return player.tokens[count.what]
    if of == OF_CARDS_HERE:
        found = 0
        for i in range(len(player.garrison)):
            if player.hosts[i] == card:
                found += count.fits[player.garrison[i]]
        return found
    if of in (OF_UNREST_RETURNED, OF_ABANDONED):
        return state.register(F_TALLY)
    if of == OF_OTHERS_CARDS:
        found = 0
        for other in state.players:
            if other.seat != player.seat:
                found += cards_in(other, count.zones, count.fits)
        if state.automa is not None:
            found += total(state.automa.owned(), count.fits)
        return found
    if of == OF_EXILE:
        return total(state.exile, count.fits)
    assert of == OF_PLAYERS_BEHIND, of
    mine = player.tokens[PROGRESS]
    behind = len([other for other in state.players if other.tokens[PROGRESS] < mine])
    if state.automa is not None and state.automa.tokens[PROGRESS] < mine:
        behind += 1
    return behind


def holds(state: Imperium, player: Player, card: int, condition: Condition) -> bool:
    """Whether a condition holds for this player."""
    kind = condition.kind
    if kind == IF_STATE:
        return player.state == condition.what
    if kind == IF_IN_PLAY:
        return condition.what in player.in_play
    if kind == IF_IN_HISTORY:
        return condition.what in player.history
    if kind == IF_COUNT:
        assert condition.count is not None
        return counted(state, player, card, condition.count) >= condition.n
    if kind == IF_MOVED:
        moved = state.register(F_MOVED)
        return moved != NONE and condition.fits[moved] > 0
    if kind == IF_REVEALED:
        revealed = state.register(F_REVEALED)
        return revealed != NONE and SUITS_OF[revealed] >> state.register(F_SUIT) & 1 == 1
    if kind == IF_QUEST:
        return player.quest != NONE
    if kind == IF_NO_QUEST:
        return player.quest == NONE
    assert kind == IF_HAS_IN_PLAY, kind
    return total(player.in_play, condition.fits) > 0


def all_hold(state: Imperium, player: Player, card: int, conditions: list[Condition]) -> bool:
    """Whether all conditions hold."""
    return not conditions or all(holds(state, player, card, condition) for condition in conditions)


# Continuous effects of cards in play.


def hand_size(player: Player) -> int:
    """Cards to draw up to in clean-up."""
    size = HAND_SIZE
    for card in player.in_play:
        size += EFFECTS[card].hand_size
    return size


def above_accession(player: Player) -> int:
    """Where in the nation deck the cards above the accession card begin: it is the lowest one, if any."""
    deck = player.nation_deck
    return 1 if deck and deck[0] == NATIONS[player.nation].accession else 0


def missing_cards(player: Player) -> int:
    """Cards that the hand still lacks in clean-up."""
    return max(0, hand_size(player) - len(player.hand))


def fame_look(player: Player) -> int:
    """Additional fame cards that the player looks at."""
    return sum([EFFECTS[card].fame_look for card in player.in_play])


def effect_no_history(player: Player) -> bool:
    """Whether the power card sends cards to the discard pile in place of history."""
    return EFFECTS[player.power].no_history


def exile_suits(player: Player) -> int:
    """The suits that the player may acquire from exile too."""
    suits = 0
    for card in player.in_play:
        suits |= EFFECTS[card].exile_suits
    return suits


def ignores_icon(player: Player, card: int, icon: int) -> bool:
    """Whether something in play takes the state icon off a card."""
    for other in player.in_play:
        effects = EFFECTS[other]
        if effects.lifts and effects.lifts_state == icon and effects.lifts[card]:
            return True
    return False


def is_free(player: Player, card: int) -> bool:
    """Whether playing a card needs no action."""
    if CARDS[card].free_play:
        return True
    for other in player.in_play:
        free = EFFECTS[other].free
        if free and free[card] > 0:
            return True
    return False


def unrest_material(player: Player, n: int) -> int:
    """Material for playing unrest: at least 1."""
    return max(1, n - sum([EFFECTS[card].less_unrest_material for card in player.in_play]))


def unrest_discard(player: Player, n: int) -> int:
    """Cards to discard for playing unrest: at least 1."""
    return max(1, n - sum([EFFECTS[card].less_unrest_discard for card in player.in_play]))


def development_cost(player: Player, card: int) -> list[int]:
    """Material, population and progress for a development."""
    cost = CARDS[card].cost[:]
    for other in player.in_play:
        less = EFFECTS[other].less_cost
        for i in range(3):
            cost[i] = max(0, cost[i] - less[i])
    return cost


def production(player: Player, icon: int) -> int:
    """Icons of that kind in play; as production also those rivers and fertile icons treated so this turn."""
    found = 0
    rivers = 0
    fertile = 0
    for card in player.in_play:
        icons = ICONS_OF[card]
        found += icons[icon]
        rivers += icons[RIVER]
        fertile += icons[FERTILE]
    if icon == PRODUCTION and (player.treated_rivers or player.treated_fertile):
        found += 3 * (min(player.treated_rivers, rivers) + min(player.treated_fertile, fertile))
    return found


def gives_from_icon(player: Player, icon: int, counts: int) -> bool:
    """Whether a card in play that bears an icon gives something for the icons that are counted.

    A card with a river or fertile icon treated as production gives for production, whatever else it bears.
    """
    for card in player.in_play:
        icons = ICONS_OF[card]
        if icons[icon]:
            rivers = icons[RIVER] > 0 and player.treated_rivers > 0
            treated = rivers or (icons[FERTILE] > 0 and player.treated_fertile > 0)
            if icons[counts] or (counts == PRODUCTION and treated):
                return True
    return False
