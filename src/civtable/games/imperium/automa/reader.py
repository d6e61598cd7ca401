"""Reads the automa's tables from the files in nations/ and checks them; errors name nation, state and row.

A file is TOML. A row has the kind of `card` it is for and the sentences to `do`; a sentence is one step, or
several joined by semicolons after a condition ("if possible: ..."). Braces hold a sentence inside another.
"""

import tomllib
from importlib.resources import files
from typing import Final

from civtable.core.values import Json
from civtable.games.imperium.automa.grammar import ARTICLES, Place, split_steps, step_fits, step_from
from civtable.games.imperium.automa.matching import matching_rows
from civtable.games.imperium.automa.tables import (
    ACCESSION,
    CHAIN,
    CONFIDENCES,
    IF_YOU_ARE,
    IF_YOU_HAVE,
    KIND_NAMES,
    LAYER_NAMES,
    NAMED,
    NAMED_CARD,
    OTHER,
    SOURCES,
    AutomaTable,
    Effect,
    Journey,
    Layer,
    Row,
)
from civtable.games.imperium.cards.table import CARDS, NATION_IDS
from civtable.games.imperium.terms import (
    EMPIRE,
    STATES,
)

IF_POSSIBLE: Final = "if possible"
OTHERWISE_IF: Final = "otherwise, if possible"
OTHERWISE: Final = "otherwise"


class Reader:
    """Reads one nation's file. `journeys` are the names of its journey cards."""

    __slots__ = ("journeys", "nation", "sequences")

    def __init__(self, nation: str) -> None:
        self.nation = nation
        self.sequences: list[list[Effect]] = []
        self.journeys: list[str] = []

    # Sentences.

    def sentence(self, place: Place, text: str) -> tuple[str, int]:
        """The condition of a sentence ("" if it has none) and the number of its sequence of steps."""
        head, colon, rest = text.partition(":")
        if not colon or "{" in head:
            head, rest = "", text
        effects: list[Effect] = []
        for part in split_steps(place, rest):
            if part.startswith("{"):
                effects.append(self.conditional(place, part[1:-1]))
            else:
                effects.append(step_from(place, part, self.journeys))
        self.sequences.append(effects)
        return " ".join(head.split()), len(self.sequences) - 1

    def conditional(self, place: Place, text: str) -> Effect:
        """A sentence with a condition that stands inside another: it has no "otherwise"."""
        head, sequence = self.sentence(place, text)
        if head == IF_POSSIBLE:
            return Effect(CHAIN, 0, 0, 0, 0, 0, 0, [sequence])
        return self.condition(place, head, sequence)

    def condition(self, place: Place, head: str, sequence: int) -> Effect:
        """A condition about you."""
        words = [word for word in head.split() if word not in ARTICLES]
        if words[:3] == ["if", "you", "have"] and len(words) == 4 and words[3] in KIND_NAMES[1:NAMED]:
            return Effect(IF_YOU_HAVE, 0, 0, KIND_NAMES.index(words[3]), 0, 0, 0, [sequence])
        if words[:3] == ["if", "you", "are"] and len(words) == 4 and words[3] in STATES:
            return Effect(IF_YOU_ARE, 0, 0, STATES.index(words[3]), 0, 0, 0, [sequence])
        raise place.mistake("automa-unknown-condition", {"step": head[:80]})

    def sequence(self, place: Place, sentences: list[str]) -> int:
        """The sentences of a row as one sequence of steps; its number."""
        effects: list[Effect] = []
        chain: Effect | None = None  # a chain that an "otherwise" may continue
        for text in sentences:
            head, part = self.sentence(place, text)
            if head == IF_POSSIBLE:
                chain = Effect(CHAIN, 0, 0, 0, 0, 0, 0, [part])
                effects.append(chain)
            elif head in (OTHERWISE_IF, OTHERWISE):
                if chain is None:
                    raise place.mistake("automa-stray-otherwise")
                closing = head == OTHERWISE
                effects[-1] = Effect(CHAIN, int(closing), 0, 0, 0, 0, 0, [*chain.parts, part])
                chain = None if closing else effects[-1]
            else:
                chain = None
                effects += [self.condition(place, head, part)] if head else self.sequences[part]
        if not effects:
            raise place.mistake("automa-empty-row")
        self.sequences.append(effects)
        return len(self.sequences) - 1

    # Rows.

    def kind(self, place: Place, text: str) -> tuple[int, str]:
        """The kind of card that a row is for, and the name if it is for one card."""
        if text.startswith("named "):
            name = text.removeprefix("named ")
            if not any(card.name == name for card in CARDS):
                raise place.mistake("automa-no-such-card", {"name": name})
            return NAMED, name
        if text not in KIND_NAMES or text == "named":
            raise place.mistake(
                "automa-unknown-kind", {"kind": text[:40], "known": ", ".join(KIND_NAMES[:NAMED])}
            )
        return KIND_NAMES.index(text), ""

    def table(self, name: str, value: Json) -> list[Row]:
        """All rows of a table; the last one, and no other, is for every card."""
        if not isinstance(value, list) or not value:
            raise Place(self.nation, name).mistake("automa-no-rows")
        rows: list[Row] = []
        for number in range(1, len(value) + 1):
            place = Place(self.nation, name, number)
            row = place.only(value[number - 1], ["card", "do"], ["note", "source", "confidence"])
            if "source" in row:
                place.one_of(row["source"], "source", SOURCES)
            if "confidence" in row:
                place.one_of(row["confidence"], "confidence", CONFIDENCES)
            kind, card = self.kind(place, place.text(row["card"], "card"))
            for earlier in rows:
                if earlier.kind == kind and earlier.name == card:
                    raise place.mistake("automa-same-card", {"other": earlier.number})
            if kind == OTHER and number < len(value):
                raise place.mistake("automa-other-not-last")
            sentences = place.texts(row["do"], "do")
            rows.append(Row(number, kind, card, self.sequence(place, sentences)))
        if rows[-1].kind != OTHER:
            raise Place(self.nation, name).mistake("automa-no-other")
        return rows

    def journey_table(self, value: Json) -> list[Journey]:
        """What each journey card does."""
        if not isinstance(value, list):
            raise Place(self.nation, "journeys").mistake("automa-not-a-list", {"name": "journeys"})
        entries: list[dict[str, Json]] = []
        for number in range(1, len(value) + 1):
            place = Place(self.nation, "journeys", number)
            entry = place.only(value[number - 1], ["card", "at_least", "do", "otherwise"], ["note"])
            self.journeys.append(self.kind(place, place.text(entry["card"], "card"))[1])
            entries.append(entry)
        journeys: list[Journey] = []
        for number in range(1, len(entries) + 1):
            place = Place(self.nation, "journeys", number)
            entry = entries[number - 1]
            amount, resource = self.amount(place, entry["at_least"], "at_least")
            then = self.sequence(place, place.texts(entry["do"], "do"))
            otherwise = self.sequence(place, place.texts(entry["otherwise"], "otherwise"))
            journeys.append(Journey(self.journeys[number - 1], amount, resource, then, otherwise))
        return journeys

    def amount(self, place: Place, value: Json, name: str) -> tuple[int, int]:
        """A number of a resource: "2 material"."""
        found = step_fits(["{n}", "{resource}"], place.text(value, name).split(), [])
        if found is None:
            raise place.mistake("automa-not-an-amount", {"name": name})
        return found.numbers[0], found.resources[0]

    def layers(self, place: Place, value: Json, name: str) -> list[Layer]:
        """Which cards a pile is made of, from bottom to top."""
        layers: list[Layer] = []
        for text in place.texts(value, name):
            if text in LAYER_NAMES:
                layers.append(Layer(LAYER_NAMES.index(text), ""))
            elif text.startswith("named "):
                layers.append(Layer(NAMED_CARD, self.kind(place, text)[1]))
            else:
                raise place.mistake(
                    "automa-unknown-layer", {"layer": text[:40], "known": ", ".join(LAYER_NAMES)}
                )
        return layers

    def read(self, text: str) -> AutomaTable:
        """The whole file."""
        place = Place(self.nation)
        try:
            data: dict[str, Json] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise place.mistake("automa-not-toml", {"problem": str(error)}) from None
        one = "both" in data
        tables = ["both"] if one else STATES
        needed = ["nation", "state", "becomes_empire", "market_token", "dynasty", "source", *tables]
        place.only(data, needed, ["quests", "note", "journeys"])
        if data["nation"] != self.nation:
            raise place.mistake("automa-other-nation", {"name": str(data["nation"])[:40]})
        if not isinstance(data["becomes_empire"], bool):
            raise place.mistake("automa-not-a-flag", {"name": "becomes_empire"})
        source = place.only(data["source"], ["text", "icons", "confidence"], [])
        tokens, token = self.amount(place, data["market_token"], "market_token")
        dynasty = self.layers(place, data["dynasty"], "dynasty")
        if data["becomes_empire"] and ACCESSION not in [layer.kind for layer in dynasty]:
            raise place.mistake("automa-no-accession")
        journeys = self.journey_table(data["journeys"]) if "journeys" in data else []
        rows = [self.table(name, data[name]) for name in tables]
        number = NATION_IDS.index(self.nation)
        return AutomaTable(
            nation=self.nation,
            empire=place.one_of(data["state"], "state", STATES) == STATES[EMPIRE],
            becomes_empire=data["becomes_empire"],
            token=token,
            tokens=tokens,
            dynasty=dynasty,
            quests=self.layers(place, data["quests"], "quests") if "quests" in data else [],
            rows=[rows[0], rows[-1]],
            matching=[matching_rows(rows[0], number), matching_rows(rows[-1], number)],
            journeys=journeys,
            sequences=self.sequences,
            text_from=place.one_of(source["text"], "text", SOURCES),
            icons_from=place.one_of(source["icons"], "icons", SOURCES),
            confidence=place.one_of(source["confidence"], "confidence", CONFIDENCES),
        )


def table_from_text(nation: str, text: str) -> AutomaTable:
    """A nation's tables from the text of its file."""
    return Reader(nation).read(text)


LOADED: Final[list[list[AutomaTable]]] = [[] for nation in NATION_IDS]
"""By nation: nothing yet, or its tables. A file is read when its nation is first needed."""


def automa_table(nation: int) -> AutomaTable:
    """A nation's tables."""
    loaded = LOADED[nation]
    if not loaded:
        name = NATION_IDS[nation]
        file = files("civtable.games.imperium.automa") / "nations" / f"{name}.toml"
        loaded.append(table_from_text(name, file.read_text("utf-8")))
    return loaded[0]
