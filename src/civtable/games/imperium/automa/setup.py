"""Setting up the automa's side: dynasty deck, quests, spaces, tokens of its level."""

from typing import Final

from civtable.core.rng import Rng
from civtable.games.imperium.automa.reader import automa_table
from civtable.games.imperium.automa.state import (
    ATTACK_NOT_ASKED,
    BLOCKED,
    NOTHING,
    OVERLORD,
    SOVEREIGN,
    WARLORD,
    Automa,
)
from civtable.games.imperium.automa.tables import (
    ACCESSION,
    DEVELOPMENT_BY_VALUE,
    DEVELOPMENT_REGIONS,
    NAMED_CARD,
    NATION_CARDS,
    OTHER_DEVELOPMENT,
    OTHERS_BY_VALUE,
    Layer,
)
from civtable.games.imperium.cards.table import AUTOMA_VP, CARDS, NATIONS, SUITS_OF, Nation
from civtable.games.imperium.terms import REGION

SPACES: Final = 5
START_TOKENS: Final = [3, 2, 1]
"""Material, population and progress of a player at the start, and of the automa from Sovereign on."""


def by_value(cards: list[int], rng: Rng) -> list[int]:
    """Sorted by automa value with the highest last, which is on top; equal ones in random order."""
    shuffled = cards[:]
    rng.shuffle(shuffled)
    return sorted(shuffled, key=lambda card: AUTOMA_VP[card])


def layer_cards(layer: Layer, nation: Nation, named: list[int], rng: Rng) -> list[int]:
    """The cards of one layer of a pile, from bottom to top."""
    kind = layer.kind
    if kind == ACCESSION:
        return [nation.accession]
    if kind == NAMED_CARD:
        return named
    if kind == DEVELOPMENT_BY_VALUE:
        return by_value(nation.developments, rng)
    if kind == OTHERS_BY_VALUE:
        return by_value([card for card in nation.developments if not SUITS_OF[card] & REGION], rng)
    if kind == NATION_CARDS:
        cards = nation.nation_deck[:]
    elif kind == DEVELOPMENT_REGIONS:
        cards = [card for card in nation.developments if SUITS_OF[card] & REGION]
    else:
        assert kind == OTHER_DEVELOPMENT, kind
        cards = [card for card in nation.developments if card not in named]
    rng.shuffle(cards)
    return cards


def pile(layers: list[Layer], nation: Nation, rng: Rng) -> list[int]:
    """A dynasty deck or quest pile."""
    names = [layer.name for layer in layers if layer.kind == NAMED_CARD]
    named = [card for card in nation.developments if CARDS[card].name in names]
    cards: list[int] = []
    for layer in layers:
        cards += layer_cards(layer, nation, named, rng)
    return cards


def new_automa(number: int, level: int, extreme: bool, rng: Rng) -> Automa:
    """The automa of a nation before the first turn: cards in its spaces, the rest in its deck."""
    nation = NATIONS[number]
    table = automa_table(number)
    dynasty = pile(table.dynasty, nation, rng)
    quests = pile(table.quests, nation, rng)
    deck = nation.deck[:]
    rng.shuffle(deck)
    spaces = [NOTHING] * (SPACES + 1 if level == OVERLORD else SPACES)
    if level <= WARLORD:
        spaces[SPACES - 1] = BLOCKED
    for space in range(len(spaces)):
        if spaces[space] == NOTHING:
            spaces[space] = deck.pop()
    return Automa(
        nation=number,
        level=level,
        extreme=extreme,
        state=int(table.empire),
        tokens=START_TOKENS[:] if level >= SOVEREIGN else [0, 0, 0],
        in_play=[],
        deck=deck,
        deck_seen=0,
        discard=[],
        history=[],
        spaces=spaces,
        spaces_seen=0,
        aside=NOTHING,
        aside_seen=False,
        dynasty=dynasty,
        quests=quests,
        journey=0 if table.journeys else NOTHING,
        kings_done=False,
        secret=[],
        die=0,
        card=NOTHING,
        attack=ATTACK_NOT_ASKED,
    )
