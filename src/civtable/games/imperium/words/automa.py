"""The automa's tables as phrases: every row is told from its steps, so that words and deeds cannot differ."""

from typing import Final

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

SPACE_EVENTS: Final = {
    happenings.AUTOMA_REVEALED: "",
    happenings.AUTOMA_RETURNED: "_discard",
    happenings.AUTOMA_ACQUIRED: "_exile",
    happenings.AUTOMA_BROKE_THROUGH: "_main",
}
"""Events about the card of a space, and what is said where it comes from elsewhere."""

TWO_WAYS: Final = {"on_deck": ["", "_deck"], "exiled": ["_gained", "_exiled"], "enough": ["_failed", ""]}
"""Fields of events that are told in one of two ways."""


def automa_words(kind: int, key: str, told: dict[str, int], args: dict[str, Argument]) -> Phrase:
    """What the automa did, as a sentence, from the facts of an event and the words for most of them."""
    for field, ways in TWO_WAYS.items():
        if field in told:
            key += ways[told[field]]
    if kind in SPACE_EVENTS and not told["space"]:
        key += SPACE_EVENTS[kind]
    elif kind == happenings.AUTOMA_ROLLED and told["space"]:
        key += "_aside"
    elif kind == happenings.AUTOMA_TOOK_TOP:
        key += f"_{SUITS[told['suit']]}"
    elif kind == happenings.AUTOMA_MOVED:
        args["to"] = Phrase(f"automa-into-{ZONE_NAMES[told['zone']]}")
    elif kind == happenings.AUTOMA_CANNOT:
        args["step"] = step_words(told["nation"], told["sequence"], told["step"])
    elif kind in (happenings.AUTOMA_ROW, happenings.AUTOMA_ROW_FAILED):
        row = automa_table(told["nation"]).rows[told["table"]][told["row"] - 1]
        args["kind"] = row_card_words(row.kind, row.name)
        args["step"] = step_words(told["nation"], row.sequence, 0)
    return Phrase(key, args)


def step_words(nation: int, sequence: int, step: int) -> Phrase:
    """One step of a nation's tables."""
    words = TableWords(automa_table(nation))
    return words.step(words.table.sequences[sequence][step])
