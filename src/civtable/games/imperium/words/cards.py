"""What a card does and what stands on it, as phrases for the catalogs.

Everything is told from the rows that the engine compiles, so that words and behaviour cannot differ.
"""

from civtable.core.values import Json
from civtable.core.words import Phrase, phrase_json
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.operations.course import options_of
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import CARDS, Card
from civtable.games.imperium.terms import (
    ATTACK,
    HEADERS,
    ICONS,
    NO_POINTS,
    NONE,
    PERMANENT,
    PINNED,
    STATES,
    SUITS,
    TRIGGERS,
)
from civtable.games.imperium.words.nouns import condition, cue, points_words
from civtable.games.imperium.words.phrases import amount_words
from civtable.games.imperium.words.rows import choice_at, choice_facts
from civtable.games.imperium.words.teller import DO, TO, Teller


def ability_words(card: Card, number: int) -> Phrase:
    """One ability of a card: when it works and what it does."""
    row = Row(card.abilities[number], f"{card.id}.{number}")
    trigger = row.index("trigger", TRIGGERS)
    label = Phrase(f"imperium-trigger-{TRIGGERS[trigger]}")
    if row.flag("replaces_gain"):
        assert row.flag("once_per_player"), row.where
        label = Phrase(f"imperium-trigger-{'again' if row.flag('repeatable_by_all') else 'instead'}")
    if row.has("when"):
        label = Phrase("imperium-text-label", {"first": label, "next": cue(row.row("when"))})
    for inner in row.rows("cond"):
        needed = Phrase("imperium-text-label_if", {"condition": condition(inner)})
        label = Phrase("imperium-text-label", {"first": label, "next": needed})
    row.flag("any_turn")  # the cue says it
    may = row.flag("may")
    teller = Teller(TO if may else DO)
    steps = row.rows("steps")
    body: Phrase
    if row.has("cost"):
        body = teller.paid(row.rows("cost"), steps)
        if may:
            body = Phrase("imperium-text-you_may", {"do": body})
    elif may:
        body = Phrase("imperium-text-you_may", {"do": teller.each(steps)})
    else:
        body = teller.steps(steps, "next")
    row.done()
    return Phrase("imperium-text-ability", {"label": label, "body": body})


def alternatives(number: int, position: int) -> list[Phrase]:
    """The alternatives of the choice at a position of a compiled ability."""
    return [
        Teller(DO).steps(option, "then", chosen=True) for option in options_of(choice_at(number, position))
    ]


def choice_text_facts() -> dict[str, Json]:
    """By ability and position, as a question gives them: each alternative in words."""
    found: dict[str, Json] = {}
    for key in choice_facts():
        name, position = key.split(".")
        number = next(ability.number for ability in ABILITIES if ability.name == name)
        found[key] = [phrase_json(phrase) for phrase in alternatives(number, int(position))]
    return found


def card_text(card: int) -> list[Phrase]:
    """What a card does, one phrase for each ability."""
    printed = CARDS[card]
    return [ability_words(printed, number) for number in range(len(printed.abilities))]


def card_face(card: int) -> list[Phrase]:
    """What stands on a card besides its abilities: suits, icons, conditions, cost, points."""
    printed = CARDS[card]
    told: list[Phrase] = []
    for i in range(len(SUITS)):
        if printed.suit_counts[i]:
            name = Phrase(f"imperium-suit-{SUITS[i]}")
            told.append(Phrase("imperium-face-icon", {"icon": name, "n": printed.suit_counts[i]}))
    if printed.header in (PINNED, ATTACK, PERMANENT):
        told.append(Phrase(f"imperium-header-{HEADERS[printed.header]}"))
    for i in range(len(ICONS)):
        if printed.icons[i]:
            name = Phrase(f"imperium-icon-{ICONS[i]}")
            told.append(Phrase("imperium-face-icon", {"icon": name, "n": printed.icons[i]}))
    if printed.state != NONE:
        told.append(Phrase(f"imperium-face-{STATES[printed.state]}"))
    if printed.free_play:
        told.append(Phrase("imperium-face-free_play"))
    if printed.unplayable:
        told.append(Phrase("imperium-face-unplayable"))
    if printed.no_garrison:
        told.append(Phrase("imperium-face-no_garrison"))
    if printed.requires:
        needed = [condition(Row(value, f"{printed.id}.requires")) for value in printed.requires]
        told.append(Phrase("imperium-face-requires", {"condition": needed}))
    if printed.developable:
        told.append(Phrase("imperium-face-cost", {"amounts": cost_words(printed.cost)}))
    if printed.point_kind != NO_POINTS:
        told.append(points_words(printed))
    return told


def cost_words(cost: list[int]) -> list[Phrase]:
    """A cost, resource by resource; nothing for what costs nothing."""
    return [amount_words(cost[i], i) for i in range(len(cost)) if cost[i]]
