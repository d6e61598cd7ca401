"""What the drawings of Imperium need of its view, and its cards in a few words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from civtable.cli.terminal.scene import Scene, listed
from civtable.core.reading import Node
from civtable.core.values import Json
from civtable.core.words import Argument, Phrase
from civtable.games.imperium import AutomaView, ImperiumView, InPlayView, PlayerView
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
    hand: list[str] | None  # where the viewer may see it
    hand_size: int
    deck: int
    discard: list[str]
    history: list[str]
    sunken: list[str]
    nation_deck: int
    next_nation_card: str
    developments: list[str]
    quest: str
    held: int


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


def in_play_of(card: InPlayView) -> InPlay:
    """A card in play."""
    return InPlay(card["card"], card["exhausted"], card.get("garrison", []))


def nation_in(player: PlayerView) -> Nation:
    """A player's area, from its part of the view."""
    return Nation(
        nation=player["nation"],
        state=player["state"],
        tokens=counts(player["tokens"]),
        actions=player["actions"],
        exhaust=player["exhaust"],
        in_play=[in_play_of(card) for card in player["in_play"]],
        hand=player["hand"].get("cards"),
        hand_size=player["hand"]["count"],
        deck=player["deck"],
        discard=player["discard"],
        history=player["history"],
        sunken=player["sunken"],
        nation_deck=player["nation_deck"],
        next_nation_card=player["next_nation_card"] or "",
        developments=player["developments"],
        quest=player["quest"] or "",
        held=player["held"],
    )


def automa_in(automa: AutomaView) -> Automa:
    """The automa's area, from its part of the view."""
    score = automa["score"]
    return Automa(
        nation=automa["nation"],
        level=automa["level"],
        state=automa["state"],
        tokens=counts(automa["tokens"]),
        spaces=[space or "" for space in automa["spaces"]],
        deck=automa["deck"],
        dynasty=automa["dynasty"],
        discard=automa["discard"],
        in_play=automa["in_play"],
        history=automa["history"],
        journey=automa["journey"] or "",
        score=None if score is None else score["total"],
    )


def counts(form: Mapping[str, object]) -> dict[str, int]:
    """Numbers by name, for whoever goes through the names."""
    return cast("dict[str, int]", form)


def board_of(scene: Scene) -> Board:
    """The table of a scene."""
    seen = cast(ImperiumView, scene.view)
    automa = seen["automa"]
    return Board(
        round=seen["round"],
        last_round=seen["last_round"],
        current=seen["current"],
        phase=seen["phase"],
        ended=seen["ended"],
        market=[Space(s["card"] or "", s["unrest"], counts(s["tokens"])) for s in seen["market"]],
        main=seen["main_deck"],
        small=counts(seen["small_decks"]),
        unrest=seen["unrest"],
        fame=seen["fame"],
        exile=seen["exile"],
        players=[nation_in(player) for player in seen["players"]],
        automa=None if automa is None else automa_in(automa),
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
    return listed(
        [name if found.count(name) == 1 else f"{name} ×{found.count(name)}" for name in dict.fromkeys(found)]
    )


def is_unplayable(scene: Scene, card: str) -> bool:
    """Whether a card of the viewer's hand cannot be played in a turn in which others could."""
    return scene.question_name == "act" and all(option.code != f"play {card}" for option in scene.options)


def face_lines(scene: Scene, card: str) -> list[str]:
    """What stands on a card besides its abilities."""
    return [scene.words.say(phrase_in(item.value)) for item in fact(scene, card).child("face").items()]


def text_lines(scene: Scene, card: str) -> list[str]:
    """What a card does, ability by ability."""
    return [scene.words.say(phrase_in(item.value)) for item in fact(scene, card).child("text").items()]


def suits_text(scene: Scene, card: str) -> str:
    """The suits of a card, in short."""
    suits = dict.fromkeys([suit.text() for suit in fact(scene, card).child("suits").items()])
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
    return {} if cost is None else {name: entry.integer(0, MANY) for name, entry in cost.entries()}
