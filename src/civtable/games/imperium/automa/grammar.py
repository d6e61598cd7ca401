"""The words of the automa's files: steps and their parts, and where something stands that is wrong."""

from difflib import get_close_matches
from typing import Final

from civtable.core.errors import GameError
from civtable.core.values import Json
from civtable.core.words import Argument, Phrase, Reason
from civtable.games.imperium.automa.tables import (
    ABANDON,
    ACQUIRE,
    ACQUIRE_EXILED,
    ACQUIRE_WITH,
    BREAK_THROUGH,
    DISCARD_DECK,
    DISCARD_DYNASTY,
    EXCHANGE,
    EXILE_MARKET,
    EXILE_QUEST,
    GAIN,
    GAIN_FAME,
    GAIN_PER_REGION,
    GAIN_QUEST,
    HAVE_IN_PLAY,
    HAVE_NONE_DISCARDED,
    KIND_NAMES,
    MOST_DISCARDED,
    MOVE,
    PLACE_ON_MARKET,
    PLAY_THIS,
    RETURN_UNREST,
    SPEND,
    SPEND_ALL,
    SPEND_ONE_OF,
    STEAL,
    TAKE_UNREST,
    THIS_TO,
    TRIGGER_END,
    TURN_ALL,
    TURN_JOURNEY,
    UNREST_IN_NEW_DISCARD,
    YOU_ABANDON,
    YOU_DISCARD,
    YOU_GAIN,
    YOU_MAY_DRAW,
    YOU_MAY_RETURN_UNREST,
    YOU_RECALL,
    YOU_TAKE_UNREST,
    ZONE_NAMES,
    Effect,
)
from civtable.games.imperium.terms import (
    CIVILISED,
    MARKET_SUITS,
    REGION,
    RESOURCES,
    TRIBUTARY,
    UNCIVILISED,
)

SUIT_BITS: Final = {
    "region": REGION,
    "uncivilised": UNCIVILISED,
    "civilised": CIVILISED,
    "tributary": TRIBUTARY,
}
ARTICLES: Final = ["a", "an", "the"]
MOST: Final = 30
"""No number in a table is greater."""

PILE_NAMES: Final = ["discard", "history", "play"]
"""Zones that a step can take a card from."""

STEPS: Final[list[tuple[str, int]]] = [
    ("gain {n} {resource}", GAIN),
    ("gain {n} {resource} per region", GAIN_PER_REGION),
    ("spend {n} {resource}", SPEND),
    ("spend {n} {resource} or {n} {resource}", SPEND_ONE_OF),
    ("spend all {resource}", SPEND_ALL),
    ("turn all {resource} into {resource}", TURN_ALL),
    ("exchange {n} {resource} for {n} {resource}", EXCHANGE),
    ("steal {n} {resource}", STEAL),
    ("acquire {suits}", ACQUIRE),
    ("acquire {suits} from exile", ACQUIRE_EXILED),
    ("acquire {suits} with {resource}", ACQUIRE_WITH),
    ("break through for {suits}", BREAK_THROUGH),
    ("gain top fame card", GAIN_FAME),
    ("abandon {n} {kind}", ABANDON),
    ("discard {n} from deck", DISCARD_DECK),
    ("discard top dynasty card", DISCARD_DYNASTY),
    ("put {kind} from {pile} into {zone}", MOVE),
    ("place {n} {resource} on market", PLACE_ON_MARKET),
    ("put this card into {zone}", THIS_TO),
    ("play this card", PLAY_THIS),
    ("exile from market", EXILE_MARKET),
    ("take unrest", TAKE_UNREST),
    ("return unrest", RETURN_UNREST),
    ("exile next quest", EXILE_QUEST),
    ("gain next quest", GAIN_QUEST),
    ("have {n} {kind} in play", HAVE_IN_PLAY),
    ("have no {kind} in discard", HAVE_NONE_DISCARDED),
    ("turn journey card to {journey}", TURN_JOURNEY),
    ("put unrest into new discard", UNREST_IN_NEW_DISCARD),
    ("trigger end", TRIGGER_END),
    ("you gain {n} {resource}", YOU_GAIN),
    ("you take unrest", YOU_TAKE_UNREST),
    ("you recall {yours}", YOU_RECALL),
    ("you recall {yours} card", YOU_RECALL),
    ("you abandon {yours}", YOU_ABANDON),
    ("you discard {few}", YOU_DISCARD),
    ("you may draw", YOU_MAY_DRAW),
    ("you may return unrest from hand", YOU_MAY_RETURN_UNREST),
    ("you may return unrest from hand or discard", YOU_MAY_RETURN_UNREST),
]
"""The words of a step without articles, and what it does."""

STEP_WORDS: Final = [(words.split(), op) for words, op in STEPS]


class BadTable(GameError):
    """A file with an automa's tables contradicts itself or uses words that we do not know."""


class Place:
    """Where in the files something stands: the nation, its table, the number of the row."""

    __slots__ = ("nation", "row", "table")

    def __init__(self, nation: str, table: str = "", row: int = 0) -> None:
        self.nation = nation
        self.table = table
        self.row = row

    def mistake(self, key: str, args: dict[str, Argument] | None = None) -> BadTable:
        """The error to raise about this place."""
        place: dict[str, Argument] = {"nation": self.nation, "table": self.table, "row": self.row}
        name = "automa-place-row" if self.row else "automa-place-table" if self.table else "automa-place"
        return BadTable(Reason("automa-bad-table", {"place": Phrase(name, place), "why": Phrase(key, args)}))

    def text(self, value: Json, name: str) -> str:
        """A text, where nothing else makes sense."""
        if not isinstance(value, str) or not value.strip():
            raise self.mistake("automa-not-a-text", {"name": name})
        return value

    def one_of(self, value: Json, name: str, known: list[str]) -> str:
        """One of these words."""
        if value not in known:
            raise self.mistake("automa-not-a-choice", {"name": name, "known": ", ".join(known)})
        return str(value)

    def texts(self, value: Json, name: str) -> list[str]:
        """A list of texts."""
        if not isinstance(value, list):
            raise self.mistake("automa-not-a-list", {"name": name})
        return [self.text(item, name) for item in value]

    def only(self, value: Json, needed: list[str], allowed: list[str]) -> dict[str, Json]:
        """A mapping with these names: an unknown one is refused, a missing one too."""
        if not isinstance(value, dict):
            raise self.mistake("automa-not-a-mapping")
        for name in value:
            if name not in needed and name not in allowed:
                known = ", ".join(needed + allowed)
                raise self.mistake("automa-unknown-name", {"name": str(name), "known": known})
        for name in needed:
            if name not in value:
                raise self.mistake("automa-missing-name", {"name": name})
        return value


class Found:
    """What the words of a step gave, in the order of the words."""

    __slots__ = ("kinds", "numbers", "resources", "suits", "zones")

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.resources: list[int] = []
        self.kinds: list[int] = []
        self.zones: list[int] = []
        self.suits = 0


def word_fits(pattern: str, word: str, found: Found) -> bool:
    """Whether a word fits its place in a pattern; what it means is noted."""
    if pattern in ("{n}", "{few}"):
        most = MOST if pattern == "{n}" else MOST_DISCARDED
        if not word.isascii() or not word.isdigit() or not 1 <= int(word) <= most:
            return False
        found.numbers.append(int(word))
    elif pattern == "{resource}":
        if word not in RESOURCES:
            return False
        found.resources.append(RESOURCES.index(word))
    elif pattern == "{kind}":
        kind = word.removesuffix("s")
        if kind not in KIND_NAMES or kind in ("other", "named", "development"):
            return False
        found.kinds.append(KIND_NAMES.index(kind))
    elif pattern == "{yours}":
        if word not in ("region", "pinned"):
            return False
        found.kinds.append(KIND_NAMES.index(word))
    elif pattern in ("{zone}", "{pile}"):
        if word not in (ZONE_NAMES if pattern == "{zone}" else PILE_NAMES):
            return False
        found.zones.append(ZONE_NAMES.index(word))
    else:
        return pattern == word
    return True


def step_fits(pattern: list[str], words: list[str], journeys: list[str]) -> Found | None:
    """What the words mean if they follow the pattern."""
    found = Found()
    at = 0
    for part in pattern:
        if part == "{suits}":
            taken = suit_words(words, at, found)
            if taken == 0:
                return None
            at += taken
        elif part == "{journey}":
            name = " ".join(words[at:])
            if name not in journeys:
                return None
            found.numbers.append(journeys.index(name))
            at = len(words)
        else:
            if at >= len(words) or not word_fits(part, words[at], found):
                return None
            at += 1
    return found if at == len(words) else None


def step_from(place: Place, text: str, journeys: list[str]) -> Effect:
    """One step."""
    words = [word for word in text.split() if word not in ARTICLES]
    for pattern, op in STEP_WORDS:
        found = step_fits(pattern, words, journeys)
        if found is not None:
            return effect(op, found, pattern is STEP_WORDS[-1][0])
    close = get_close_matches(" ".join(words)[:80], [step for step, op in STEPS], 1, 0.0)
    raise place.mistake("automa-unknown-step", {"step": text[:80], "close": close[0]})


def suit_words(words: list[str], start: int, found: Found) -> int:
    """How many words from there on name suits: "any card", or suits joined by "or"; they are noted."""
    if words[start : start + 2] == ["any", "card"]:
        found.suits = MARKET_SUITS
        return 2
    at = start
    while at < len(words) and words[at] in SUIT_BITS:
        found.suits |= SUIT_BITS[words[at]]
        at += 1
        if at + 1 < len(words) and words[at] == "or":
            at += 1
        else:
            return at - start
    return 0


def effect(op: int, found: Found, also_discard: bool) -> Effect:
    """A step from its numbers: resources, kinds and zones stand where the kind of step has them."""
    numbers, zones = found.numbers, found.zones
    names = found.resources or found.kinds
    return Effect(
        op=op,
        n=numbers[0] if numbers else int(also_discard),
        m=numbers[1] if len(numbers) > 1 else 0,
        what=names[0] if names else 0,
        into=zones[-1] if zones else names[1] if len(names) > 1 else 0,
        source=zones[0] if zones else 0,
        suits=found.suits,
        parts=[],
    )


def split_steps(place: Place, text: str) -> list[str]:
    """The steps between semicolons; what stands in braces is one step."""
    parts: list[str] = []
    depth = 0
    part = ""
    for letter in text:
        depth += (letter == "{") - (letter == "}")
        if letter == ";" and depth == 0:
            parts.append(part.strip())
            part = ""
        else:
            part += letter
        if not 0 <= depth <= 1:
            raise place.mistake("automa-braces")
    parts.append(part.strip())
    if depth != 0:
        raise place.mistake("automa-braces")
    if "" in parts:
        raise place.mistake("automa-empty-step")
    return parts
