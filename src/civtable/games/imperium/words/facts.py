"""The printed components as plain data, for faces of cards and for bots."""

from civtable.core.values import Json
from civtable.core.words import phrase_json
from civtable.games.imperium.cards.table import BOXES, CARDS, NATIONS, WHENS, Card, Nation
from civtable.games.imperium.positions.form import names, tokens_form
from civtable.games.imperium.positions.frames import name_or_none
from civtable.games.imperium.terms import HEADERS, ICONS, NONE, POINT_KINDS, STATES, SUITS
from civtable.games.imperium.words.cards import card_face, card_text, choice_text_facts
from civtable.games.imperium.words.rows import ability_facts, choice_facts


def card_facts(card: Card) -> dict[str, Json]:
    """A card: what it is and is worth, its abilities as the data files have them, and in words."""
    facts: dict[str, Json] = {
        "name": card.name,
        "suits": [SUITS[i] for i in range(len(SUITS)) for _ in range(card.suit_counts[i])],
        "header": HEADERS[card.header],
        "icons": [ICONS[i] for i in range(len(ICONS)) for _ in range(card.icons[i])],
        "state": STATES[card.state] if card.state != NONE else None,
        "points": POINT_KINDS[card.point_kind],
        "value": card.points,
        "automa_value": card.automa_vp,
        "abilities": card.abilities,
        "text": [phrase_json(phrase) for phrase in card_text(card.kind)],
        "face": [phrase_json(phrase) for phrase in card_face(card.kind)],
    }
    if card.developable:
        facts["cost"] = tokens_form(card.cost)
    for name, said in (
        ("free_play", card.free_play),
        ("unplayable", card.unplayable),
        ("no_garrison", card.no_garrison),
    ):
        if said:
            facts[name] = True
    if card.terms:
        facts["terms"] = card.terms
    if card.cases:
        facts["cases"] = [{"when": WHENS[case.when], "value": case.points} for case in card.cases]
        facts["otherwise"] = card.otherwise
    if card.requires:
        facts["requires"] = card.requires
    return facts


def nation_facts(nation: Nation) -> dict[str, Json]:
    """A nation: which cards it brings."""
    return {
        "box": BOXES[nation.box],
        "power": names(nation.power),
        "deck": names(nation.deck),
        "nation_deck": names(nation.nation_deck),
        "accession": name_or_none(nation.accession),
        "developments": names(nation.developments),
    }


def facts() -> dict[str, Json]:
    """All cards and nations by id; what the names in questions of abilities mean."""
    return {
        "abilities": ability_facts(),
        "choices": choice_facts(),
        "choice_text": choice_text_facts(),
        "cards": {card.id: card_facts(card) for card in CARDS},
        "nations": {nation.id: nation_facts(nation) for nation in NATIONS},
    }
