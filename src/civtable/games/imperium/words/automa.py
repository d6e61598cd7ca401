"""The automa's tables as phrases: every row is told from its steps, so that words and deeds cannot differ."""

from typing import Final

from civtable.core.game import Event
from civtable.core.words import Argument, Phrase
from civtable.games.imperium import happenings
from civtable.games.imperium.automa.reader import automa_table
from civtable.games.imperium.automa.tables import (
    ABANDON,
    ACQUIRE_WITH,
    CHAIN,
    COSTS,
    HAVE_IN_PLAY,
    HAVE_NONE_DISCARDED,
    IF_YOU_ARE,
    IF_YOU_HAVE,
    KIND_NAMES,
    MOVE,
    NAMED,
    OP_NAMES,
    SPEND_ALL,
    THIS_TO,
    TURN_ALL,
    TURN_JOURNEY,
    YOU_ABANDON,
    YOU_MAY_RETURN_UNREST,
    YOU_RECALL,
    ZONE_NAMES,
    AutomaTable,
    Effect,
    Row,
)
from civtable.games.imperium.cards.table import CARDS
from civtable.games.imperium.terms import MARKET_SUITS, RESOURCES, STATES, SUITS
from civtable.games.imperium.words.phrases import amount_words, card_words

OF_A_KIND: Final = [ABANDON, HAVE_IN_PLAY, HAVE_NONE_DISCARDED, MOVE, YOU_ABANDON, YOU_RECALL]
"""Steps whose `what` is a kind of card; that of the others is a resource."""

CONDITIONS: Final = [HAVE_IN_PLAY, HAVE_NONE_DISCARDED]


def kind_words(kind: int, n: int = 1) -> Phrase:
    """A number of cards of a kind."""
    return Phrase(f"automa-kind-{KIND_NAMES[kind]}", {"n": max(n, 1)})


def named_words(name: str) -> Phrase:
    """The card with that name."""
    return card_words(next(card.kind for card in CARDS if card.name == name))


def row_card_words(kind: int, name: str) -> Phrase:
    """Which cards a row is for, as the table prints it."""
    return named_words(name) if kind == NAMED else Phrase(f"automa-card-{KIND_NAMES[kind]}")


def suits_words(suits: int) -> Phrase:
    """One of these suits."""
    if suits == MARKET_SUITS:
        return Phrase("automa-suit-any")
    names = [Phrase(f"automa-suit-{suit}") for bit, suit in enumerate(SUITS) if suits >> bit & 1]
    joined = names[0]
    for name in names[1:]:
        joined = Phrase("automa-or", {"head": joined, "last": name})
    return joined


class TableWords:
    """Tells the rows of one nation's tables."""

    def __init__(self, table: AutomaTable) -> None:
        self.table = table

    def row(self, row: Row) -> list[Phrase]:
        """The sentences of a row."""
        return self.sentences(row.sequence)

    def sentences(self, sequence: int) -> list[Phrase]:
        """A sequence of steps, a sentence each; the branches of a chain are sentences too."""
        told: list[Phrase] = []
        for effect in self.table.sequences[sequence]:
            if effect.op == CHAIN:
                told += self.branches(effect)
            else:
                told.append(self.step(effect))
        return told

    def branches(self, chain: Effect, first: str = "automa-if-possible") -> list[Phrase]:
        """If possible, ...; otherwise, if possible, ...; otherwise, ... `first` is the key of the first."""
        told: list[Phrase] = []
        for i, part in enumerate(chain.parts):
            steps = self.table.sequences[part]
            if i > 0 and chain.n and part == chain.parts[-1]:
                told.append(Phrase("automa-otherwise", {"steps": self.joined(steps)}))
                continue
            key = "automa-otherwise-if" if i else first
            if steps[0].op in CONDITIONS:
                with_condition = "automa-otherwise-if-condition" if i else "automa-if-condition"
                condition = self.step(steps[0])
                told.append(Phrase(with_condition, {"condition": condition, "steps": self.joined(steps[1:])}))
            elif steps[0].op in COSTS and len(steps) > 1:
                parts: dict[str, Argument] = {"cost": self.step(steps[0]), "steps": self.joined(steps[1:])}
                told.append(Phrase(key, {"steps": Phrase("automa-to", parts)}))
            else:
                told.append(Phrase(key, {"steps": self.joined(steps)}))
        return told

    def joined(self, steps: list[Effect]) -> list[Phrase]:
        """Several steps in one sentence; after a step of yours, “if possible” has to say who is meant."""
        told: list[Phrase] = []
        for effect in steps:
            if effect.op == CHAIN:
                told += self.branches(effect, "automa-if-possible-it")
            else:
                told.append(self.step(effect))
        return told

    def step(self, effect: Effect) -> Phrase:
        """One step."""
        op = effect.op
        args: dict[str, Argument] = {"n": effect.n}
        if op == IF_YOU_HAVE:
            args["kind"] = kind_words(effect.what)
            args["steps"] = self.joined(self.table.sequences[effect.parts[0]])
            return Phrase("automa-if-you-have", args)
        if op == IF_YOU_ARE:
            args["steps"] = self.joined(self.table.sequences[effect.parts[0]])
            return Phrase(f"automa-if-you-are-{STATES[effect.what]}", args)
        if op == CHAIN:
            return Phrase("automa-step-chain")
        if op in OF_A_KIND:
            args["kind"] = kind_words(effect.what, effect.n)
            args["from"] = Phrase(f"automa-from-{ZONE_NAMES[effect.source]}")
        if op in (MOVE, THIS_TO):
            args["to"] = Phrase(f"automa-into-{ZONE_NAMES[effect.into]}")
        elif op in (SPEND_ALL, TURN_ALL, ACQUIRE_WITH):
            args["resource"] = Phrase(f"automa-resource-{RESOURCES[effect.what]}")
            args["into"] = Phrase(f"automa-resource-{RESOURCES[effect.into]}")
        elif op not in OF_A_KIND:
            args["amount"] = amount_words(effect.n, effect.what)
            args["other"] = amount_words(effect.m, effect.into)
        if effect.suits:
            args["suits"] = suits_words(effect.suits)
        if op == TURN_JOURNEY:
            args["card"] = named_words(self.table.journeys[effect.n].name)
        name = OP_NAMES[op]
        if op == YOU_MAY_RETURN_UNREST and effect.n:
            name += "_too"
        return Phrase(f"automa-step-{name}", args)


# What happened.

ROWS: Final = 100
STATE_ROWS: Final = 10 * ROWS

CARD_EVENTS: Final = [
    *(happenings.AUTOMA_NO_ROW, happenings.AUTOMA_ABANDONED, happenings.AUTOMA_RECALLED),
    *(happenings.AUTOMA_DISCARDED, happenings.AUTOMA_PLAYED, happenings.AUTOMA_JOURNEYED),
    happenings.AUTOMA_GIVEN,
]
AMOUNT_EVENTS: Final = [
    *(happenings.AUTOMA_GAINED, happenings.AUTOMA_SPENT, happenings.AUTOMA_STOLE, happenings.AUTOMA_LOST),
]
SPACE_EVENTS: Final = {
    happenings.AUTOMA_REVEALED: "",
    happenings.AUTOMA_RETURNED: "_discard",
    happenings.AUTOMA_ACQUIRED: "_exile",
    happenings.AUTOMA_BROKE_THROUGH: "_main",
}
"""Events about the card of a space, and what is said where it comes from elsewhere."""

TWO_WAYS: Final = {
    happenings.AUTOMA_DYNASTY: ["", "_deck"],
    happenings.AUTOMA_QUEST: ["_gained", "_exiled"],
    happenings.AUTOMA_JOURNEY: ["_failed", ""],
}
"""Events about a card that are told in one of two ways."""


def event_phrase(event: Event) -> Phrase:
    """What the automa did, as a sentence."""
    kind, a, b = event.kind, event.a, event.b
    name = happenings.NAMES[kind]
    args: dict[str, Argument] = {}
    if kind in CARD_EVENTS:
        args["card"] = card_words(a)
    elif kind in AMOUNT_EVENTS:
        args["amount"] = amount_words(b, a)
    elif kind in SPACE_EVENTS:
        args = {"card": card_words(a), "space": b}
        name += "" if b else SPACE_EVENTS[kind]
    elif kind in TWO_WAYS:
        args["card"] = card_words(a)
        name += TWO_WAYS[kind][b]
    elif kind == happenings.AUTOMA_ROLLED:
        args = {"die": a, "space": b}
        name += "_aside" if b else ""
    elif kind == happenings.AUTOMA_TOOK_TOP:
        name += f"_{SUITS[a]}"
    elif kind == happenings.AUTOMA_MOVED:
        args = {"card": card_words(a), "to": Phrase(f"automa-into-{ZONE_NAMES[b]}")}
    elif kind == happenings.AUTOMA_PLACED:
        args = {"card": card_words(a), "amount": amount_words(b // 10, b % 10)}
    elif kind == happenings.AUTOMA_SHUFFLED:
        args["n"] = a
    elif kind == happenings.AUTOMA_CANNOT:
        words = TableWords(automa_table(a))
        args["step"] = words.step(words.table.sequences[b // ROWS][b % ROWS])
    elif kind == happenings.AUTOMA_ROW:
        args = row_args(a)
        args["card"] = card_words(b)
    elif kind == happenings.AUTOMA_ROW_FAILED:
        args = row_args(a)
        words = TableWords(automa_table(a // STATE_ROWS))
        args["step"] = words.step(words.table.sequences[b // ROWS][b % ROWS])
    return Phrase(f"imperium-event-{name}", args)


def row_args(number: int) -> dict[str, Argument]:
    """The row that a number of an event means: nation, state and place in the table."""
    row = automa_table(number // STATE_ROWS).rows[number // ROWS % 10][number % ROWS - 1]
    return {"row": row.number, "kind": row_card_words(row.kind, row.name)}
