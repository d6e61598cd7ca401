"""What tokens speak of: the cards, with what is printed on them, and the abilities that questions name."""

from typing import Final

from civtable.core.layout import Part, Thing
from civtable.games.imperium.abilities.book import ABILITIES, ABILITY_NAMES
from civtable.games.imperium.cards.table import CARD_IDS, CARDS, COMMONS, NATIONS
from civtable.games.imperium.observation.axes import ABILITY_KIND, CARD_SIZE, FEATURES, card_parts
from civtable.games.imperium.terms import TRIGGERS

SUITS_OF_DECKS: Final = range(len(COMMONS[0].counts))
MOST_COMMON: Final = max(
    [sum([len(commons.cards(suit, 4)) for suit in SUITS_OF_DECKS]) for commons in COMMONS]
)
MOST_OF_NATION: Final = max(
    [
        len(nation.deck + nation.nation_deck + nation.developments + nation.permanent + nation.journey)
        for nation in NATIONS
    ]
)
SAID_TWICE: Final = 32
"""Tokens by nation of what has one elsewhere too: known cards of decks and spaces, hosts of other cards."""


def printed_parts() -> list[Part]:
    """What is printed on a card, without its number. Of an ability only when it works."""
    return card_parts("printed", "the card")[1:]


def things() -> list[Thing]:
    """All cards, then all abilities: in both the order in which observations number them."""
    found = [Thing("card", CARD_IDS[card.kind], FEATURES[card.kind][1:]) for card in CARDS]
    before = [0] * (CARD_SIZE - 1 - len(TRIGGERS))
    for number in range(len(ABILITIES)):
        works = [int(ABILITIES[number].trigger == trigger) for trigger in range(len(TRIGGERS))]
        found.append(Thing(ABILITY_KIND, ABILITY_NAMES[number], before + works))
    return found
