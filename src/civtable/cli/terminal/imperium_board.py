"""Imperium's view read into typed parts, and its cards in a few words."""

from dataclasses import dataclass
from typing import Final

from civtable.cli.terminal.scene import Scene
from civtable.core.reading import Node
from civtable.core.values import Json
from civtable.core.words import Argument, Phrase
from civtable.text import Words

MANY: Final = 9999
RESOURCES: Final = ["material", "population", "progress"]
MARKET_SUITS: Final = ["region", "uncivilised", "civilised", "tributary"]


@dataclass(frozen=True)
class Space:
    """A space of the market."""

    card: str  # empty if nothing is left
    unrest: int
    tokens: dict[str, int]


@dataclass(frozen=True)
class InPlay:
    """A card in play, and what lies below it."""

    card: str
    exhausted: bool
    garrison: list[str]


@dataclass(frozen=True)
class Nation:
    """A player's area, as the viewer may know it."""

    nation: str
    state: str
    tokens: dict[str, int]
    actions: int
    exhaust: int
    in_play: list[InPlay]
    hand: list[str] | int
    deck: int
    discard: list[str]
    history: list[str]
    sunken: list[str]
    nation_deck: int
    next_nation_card: str
    developments: list[str]
    quest: str
    held: int

    @property
    def hand_size(self) -> int:
        """How many cards are in hand."""
        return self.hand if isinstance(self.hand, int) else len(self.hand)


@dataclass(frozen=True)
class Automa:
    """The automa, as the person may know it."""

    nation: str
    level: str
    state: str
    tokens: dict[str, int]
    spaces: list[str]  # empty, blocked, face_down, or a card
    deck: int
    dynasty: int
    discard: list[str]
    in_play: list[str]
    history: list[str]
    journey: str
    score: int | None


@dataclass(frozen=True)
class Board:
    """The table, as the viewer may know it."""

    round: int
    last_round: int
    current: int
    phase: str
    ended: str
    market: list[Space]
    main: int
    small: dict[str, int]
    unrest: int
    fame: int
    exile: list[str]
    players: list[Nation]
    automa: Automa | None


def name_or_nothing(node: Node) -> str:
    """The id of a card; empty if there is none."""
    return "" if node.value is None else node.text()


def names_in(node: Node) -> list[str]:
    """Ids of cards."""
    return [item.text() for item in node.items()]


def counts_in(node: Node) -> dict[str, int]:
    """Numbers by name."""
    return {name: entry.integer(-MANY, MANY) for name, entry in node.entries()}


def in_play_of(node: Node) -> InPlay:
    """A card in play."""
    under = dict(node.entries()).get("garrison")
    garrison = [] if under is None else names_in(under)
    return InPlay(node.child("card").text(), node.child("exhausted").flag(), garrison)


def nation_in(node: Node) -> Nation:
    """Read a player's area."""
    hand = node.child("hand")
    return Nation(
        nation=node.child("nation").text(),
        state=node.child("state").text(),
        tokens=counts_in(node.child("tokens")),
        actions=node.child("actions").integer(0, MANY),
        exhaust=node.child("exhaust").integer(0, MANY),
        in_play=[in_play_of(card) for card in node.child("in_play").items()],
        hand=names_in(hand) if isinstance(hand.value, list) else hand.integer(0, MANY),
        deck=node.child("deck").integer(0, MANY),
        discard=names_in(node.child("discard")),
        history=names_in(node.child("history")),
        sunken=names_in(node.child("sunken")),
        nation_deck=node.child("nation_deck").integer(0, MANY),
        next_nation_card=name_or_nothing(node.child("next_nation_card")),
        developments=names_in(node.child("developments")),
        quest=name_or_nothing(node.child("quest")),
        held=node.child("held").integer(0, MANY),
    )


def automa_in(node: Node) -> Automa:
    """Read the automa's area."""
    score = node.child("score")
    return Automa(
        nation=node.child("nation").text(),
        level=node.child("level").text(),
        state=node.child("state").text(),
        tokens=counts_in(node.child("tokens")),
        spaces=[name_or_nothing(space) for space in node.child("spaces").items()],
        deck=node.child("deck").integer(0, MANY),
        dynasty=node.child("dynasty").integer(0, MANY),
        discard=names_in(node.child("discard")),
        in_play=names_in(node.child("in_play")),
        history=names_in(node.child("history")),
        journey=name_or_nothing(node.child("journey")),
        score=None if score.value is None else score.child("total").integer(-MANY, MANY),
    )


def space_in(node: Node) -> Space:
    """Read a space of the market."""
    unrest = node.child("unrest").integer(0, MANY)
    return Space(name_or_nothing(node.child("card")), unrest, counts_in(node.child("tokens")))


def board_of(scene: Scene) -> Board:
    """Read the view of a scene."""
    node = Node(scene.view)
    automa = node.child("automa")
    return Board(
        round=node.child("round").integer(0, MANY),
        last_round=node.child("last_round").integer(0, MANY),
        current=node.child("current").integer(-1, MANY),
        phase=node.child("phase").text(),
        ended=node.child("ended").text(),
        market=[space_in(space) for space in node.child("market").items()],
        main=node.child("main_deck").integer(0, MANY),
        small=counts_in(node.child("small_decks")),
        unrest=node.child("unrest").integer(0, MANY),
        fame=node.child("fame").integer(0, MANY),
        exile=names_in(node.child("exile")),
        players=[nation_in(player) for player in node.child("players").items()],
        automa=None if automa.value is None else automa_in(automa),
    )


# What is printed.


def phrase_in(value: Json) -> Phrase:
    """A phrase that the facts have as plain data."""
    node = Node(value)
    return Phrase(
        node.child("key").text(), {name: said(arg.value) for name, arg in node.child("args").entries()}
    )


def said(value: Json) -> Argument:
    """An argument of such a phrase."""
    if isinstance(value, dict):
        return phrase_in(value)
    if isinstance(value, list):
        return [phrase_in(item) for item in value]
    assert isinstance(value, int | str), value
    return value


def fact(scene: Scene, card: str) -> Node:
    """What is printed on a card."""
    return Node(scene.game.facts["cards"]).child(card)


def card_name(words: Words, card: str) -> str:
    """A card by its name."""
    return words(f"imperium-card-{card}")


def names_of(words: Words, cards: list[str]) -> str:
    """Cards by name, in a list; cards that are there twice with their number."""
    found = [card_name(words, card) for card in cards]
    if not found:
        return words("list-none")
    return ", ".join(
        [name if found.count(name) == 1 else f"{name} ×{found.count(name)}" for name in dict.fromkeys(found)]
    )


def face_lines(scene: Scene, card: str) -> list[str]:
    """What stands on a card besides its abilities."""
    return [scene.words.say(phrase_in(item.value)) for item in fact(scene, card).child("face").items()]


def text_lines(scene: Scene, card: str) -> list[str]:
    """What a card does, ability by ability."""
    return [scene.words.say(phrase_in(item.value)) for item in fact(scene, card).child("text").items()]


def suits_text(scene: Scene, card: str) -> str:
    """The suits of a card, in short."""
    suits = dict.fromkeys(names_in(fact(scene, card).child("suits")))
    return "/".join([scene.words(f"imperium-suit-{suit}") for suit in suits])


def tokens_text(words: Words, tokens: dict[str, int]) -> str:
    """The tokens that are there, by name; empty if there are none."""
    return ", ".join([words(f"imperium-amount-{name}", n=tokens[name]) for name in RESOURCES if tokens[name]])


def short_tokens(words: Words, tokens: dict[str, int], empty: bool = False) -> str:
    """The same where there is little room; with those of which there are none if that is wanted."""
    there = [name for name in RESOURCES if tokens[name] or empty]
    return " ".join([words(f"play-imperium-short-{name}", n=tokens[name]) for name in there])


def all_tokens_text(words: Words, tokens: dict[str, int]) -> str:
    """All three resources, those of which there are none too."""
    return ", ".join([words(f"imperium-amount-{name}", n=tokens[name]) for name in RESOURCES])


def cost_text(scene: Scene, card: str) -> str:
    """What it costs to develop a card; empty if it cannot be developed."""
    cost = cost_of(scene, card)
    return tokens_text(scene.words, cost) if cost else ""


def cost_of(scene: Scene, card: str) -> dict[str, int]:
    """The development cost of a card; empty if it has none."""
    cost = dict(fact(scene, card).entries()).get("cost")
    return {} if cost is None else counts_in(cost)
