"""The readable JSON form of the automa, and back."""

from typing import Final

from civtable.core.reading import Node
from civtable.core.values import Json
from civtable.games.imperium.automa.reader import automa_table
from civtable.games.imperium.automa.setup import SPACES
from civtable.games.imperium.automa.state import (
    ATTACK_AVOIDED,
    ATTACK_NOT_ASKED,
    ATTACK_SUFFERED,
    BLOCKED,
    LEVEL_NAMES,
    NOTHING,
    OVERLORD,
    WARLORD,
    Automa,
)
from civtable.games.imperium.automa.view import hidden_cards, ids
from civtable.games.imperium.cards.table import CARD_IDS, NATION_IDS
from civtable.games.imperium.terms import RESOURCES, STATES

MANY: Final = 9999
BLOCKED_ID: Final = "blocked"

AVOIDED: Final[list[Json]] = [None, False, True]
"""By what the person said to the attack of the card being resolved."""


def card_form(card: int) -> Json:
    """A card, a blocked space, or nothing."""
    if card == NOTHING:
        return None
    return BLOCKED_ID if card == BLOCKED else CARD_IDS[card]


def positions(mask: int, length: int) -> list[Json]:
    """The positions of a set."""
    return [i for i in range(length) if mask >> i & 1]


def automa_to_json(automa: Automa) -> dict[str, Json]:
    """The automa as plain data. Decks and piles are written from the top, as those of players are."""
    length = len(automa.deck)
    tokens: dict[str, Json] = {RESOURCES[i]: automa.tokens[i] for i in range(len(RESOURCES))}
    return {
        "nation": NATION_IDS[automa.nation],
        "level": LEVEL_NAMES[automa.level - 1],
        "extreme": automa.extreme,
        "state": STATES[automa.state],
        "tokens": tokens,
        "in_play": ids(automa.in_play),
        "deck": ids(automa.deck[::-1]),
        "deck_known": [length - 1 - i for i in range(length - 1, -1, -1) if automa.deck_seen >> i & 1],
        "discard": ids(automa.discard),
        "history": ids(automa.history),
        "spaces": [card_form(card) for card in automa.spaces],
        "spaces_seen": positions(automa.spaces_seen, len(automa.spaces)),
        "aside": card_form(automa.aside),
        "aside_seen": automa.aside_seen,
        "dynasty": ids(automa.dynasty[::-1]),
        "quests": ids(automa.quests[::-1]),
        "journey": automa.journey,
        "kings_done": automa.kings_done,
        "secret": ids(automa.secret),
        "die": automa.die,
        "card": card_form(automa.card),
        "avoided": AVOIDED[automa.attack],
    }


def read_cards(node: Node) -> list[int]:
    """A list of cards."""
    return [item.index(CARD_IDS) for item in node.items()]


def read_card(node: Node, blocked: bool = False) -> int:
    """A card, nothing, or a blocked space where there can be one."""
    if node.value is None:
        return NOTHING
    if blocked and node.value == BLOCKED_ID:
        return BLOCKED
    return node.index(CARD_IDS)


def read_positions(node: Node, length: int) -> int:
    """A set of positions in a list."""
    mask = 0
    for item in node.items():
        mask |= 1 << item.integer(0, length - 1)
    return mask


def read_attack(node: Node) -> int:
    """What the person said to an attack. It was stored as a number earlier."""
    if node.value is None:
        return ATTACK_NOT_ASKED
    if not isinstance(node.value, bool) and isinstance(node.value, int):
        return node.integer(ATTACK_NOT_ASKED, ATTACK_AVOIDED)
    return ATTACK_AVOIDED if node.flag() else ATTACK_SUFFERED


def automa_from_node(node: Node) -> Automa:
    """The automa from plain data; everything is checked that its own cards can contradict.

    Positions that were stored earlier say `deck_seen`, and write their piles from the bottom.
    """
    from_bottom = isinstance(node.value, dict) and "deck_seen" in node.value
    known = "deck_seen" if from_bottom else "deck_known"
    node.only(
        *("nation", "level", "extreme", "state", "tokens", "in_play", "deck", known, "discard"),
        *("history", "spaces", "spaces_seen", "aside", "aside_seen", "dynasty", "quests", "journey"),
        *("kings_done", "secret", "die", "card", "avoided"),
    )
    nation = node.child("nation").index(NATION_IDS)
    level = node.child("level").index(LEVEL_NAMES) + 1
    node.child("tokens").only(*RESOURCES)
    piles = [read_cards(node.child(name)) for name in ("deck", "dynasty", "quests")]
    deck, dynasty, quests = piles if from_bottom else [pile[::-1] for pile in piles]
    deck_seen = read_positions(node.child(known), len(deck))
    if not from_bottom:
        deck_seen = sum([1 << len(deck) - 1 - i for i in range(len(deck)) if deck_seen >> i & 1])
    length = SPACES + 1 if level == OVERLORD else SPACES
    spaces = [
        read_card(item, level <= WARLORD and i == SPACES - 1)
        for i, item in enumerate(node.child("spaces").items(length))
    ]
    journeys = len(automa_table(nation).journeys)
    first = 0 if journeys else NOTHING
    automa = Automa(
        nation=nation,
        level=level,
        extreme=node.child("extreme").flag(),
        state=node.child("state").index(STATES),
        tokens=[node.child("tokens").child(name).integer(0, MANY) for name in RESOURCES],
        in_play=read_cards(node.child("in_play")),
        deck=deck,
        deck_seen=deck_seen,
        discard=read_cards(node.child("discard")),
        history=read_cards(node.child("history")),
        spaces=spaces,
        spaces_seen=read_positions(node.child("spaces_seen"), length),
        aside=read_card(node.child("aside")),
        aside_seen=node.child("aside_seen").flag(),
        dynasty=dynasty,
        quests=quests,
        journey=node.child("journey").integer(first, journeys - 1),
        kings_done=node.child("kings_done").flag(),
        secret=sorted(read_cards(node.child("secret"))),
        die=node.child("die").integer(0, 6),
        card=read_card(node.child("card")),
        attack=read_attack(node.child("avoided")),
    )
    hidden = hidden_cards(automa)
    for card in automa.secret:
        if card not in hidden:
            raise node.child("secret").wrong("imperium-state-secret", {"card": CARD_IDS[card]})
        hidden.remove(card)
    return automa
