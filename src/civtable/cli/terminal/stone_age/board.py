"""What the drawings of Stone Age need of its view, and its cards and buildings in a few words."""

from dataclasses import dataclass
from typing import Final, cast

from civtable.cli.terminal.scene import Scene
from civtable.core.reading import Node
from civtable.core.values import Json
from civtable.core.words import Phrase
from civtable.games.stone_age import PlayerView, StoneAgeView
from civtable.text import Words

VILLAGE: Final = ["tool_maker", "hut", "field"]
LAND: Final = ["hunting_grounds", "forest", "clay_pit", "quarry", "river"]
RESOURCES: Final = ["wood", "brick", "stone", "gold"]
PROFESSIONS: Final = ["farmer", "tool_maker", "hut_builder", "shaman"]
RINGS: Final = {
    **{"tool_maker": 1, "hut": 2, "field": 1},
    **{"forest": 7, "clay_pit": 7, "quarry": 7, "river": 7},
}
"""How many people fit; on the hunting grounds, any number."""

PHASES: Final = {"place": "place", "feed": "feed"}
"""The phase that a question belongs to; all others belong to using people."""

MANY: Final = 9999


@dataclass(frozen=True)
class PlayerBoard:
    """A player's board, as the viewer may know it."""

    people: int
    at_home: int
    figures: dict[str, int]
    food: int
    food_track: int
    goods: list[int]
    tools: list[int]
    used_tools: list[int]
    one_use_tools: list[int]
    any_two_resources: bool
    cards: list[str]
    hidden_card: bool
    buildings: int
    score: int


@dataclass(frozen=True)
class Board:
    """The table, as the viewer may know it."""

    round: int
    start_player: int
    row: list[str | None]
    deck: int
    stacks: list[tuple[str | None, int]]
    players: list[PlayerBoard]
    phase: str


def player_board(player: PlayerView) -> PlayerBoard:
    """A player's board, from its part of the view."""
    return PlayerBoard(
        people=player["people"],
        at_home=player["at_home"],
        figures=player["figures"],
        food=player["food"],
        food_track=player["food_track"],
        goods=[player["wood"], player["brick"], player["stone"], player["gold"]],
        tools=player["tools"],
        used_tools=player["used_tools"],
        one_use_tools=player["one_use_tools"],
        any_two_resources=player["any_two_resources"],
        cards=player["cards"],
        hidden_card=player["drawn_card"] == "hidden",
        buildings=len(player["buildings"]),
        score=player["score"],
    )


def board_in(view: dict[str, Json]) -> Board:
    """The table, from a view."""
    seen = cast(StoneAgeView, view)
    question = str(seen["steps"][-1]["ask"]) if seen["steps"] else "over"
    return Board(
        round=seen["round"],
        start_player=seen["start_player"],
        row=seen["row"],
        deck=seen["deck"],
        stacks=[(stack["open"], stack["left"]) for stack in seen["stacks"]],
        players=[player_board(player) for player in seen["players"]],
        phase="over" if question == "over" else PHASES.get(question, "act"),
    )


def board_of(scene: Scene) -> Board:
    """The table of a scene."""
    return board_in(scene.view)


def ready_tools(player: PlayerBoard) -> list[int]:
    """The tiles that are not used yet this round."""
    ready = player.tools[:]
    for value in player.used_tools:
        ready.remove(value)
    return ready


# Cards and buildings.


def fact(scene: Scene, kind: str, piece: str) -> Node:
    """What is printed on a card or a building."""
    return Node(scene.game.facts[kind]).child(piece)


def amount(words: Words, thing: str, number: int) -> str:
    """So much of something: 2 wood."""
    return words(f"stone_age-n-{thing}", n=number)


def form(short: bool) -> str:
    """Which of the two words for a thing: the short one for columns, or the full one for sentences."""
    return "short" if short else "full"


def card_top(scene: Scene, card: str, short: bool = False) -> str:
    """What a card gives at once."""
    words = scene.words
    top = fact(scene, "cards", card).child("top")
    kind = top.child("kind").text()
    if kind == "roll_for_resource":
        resource = Phrase(f"stone_age-resource-{top.child('resource').text()}")
        return words(f"play-stone_age-{form(short)}-top-roll", resource=resource)
    if kind == "resource":
        return amount(words, top.child("resource").text(), top.child("value").integer(1, MANY))
    if kind == "food":
        return amount(words, "food", top.child("value").integer(1, MANY))
    if kind == "victory_points":
        return amount(words, "points", top.child("value").integer(1, MANY))
    if kind == "one_use_tool":
        value = top.child("value").integer(1, MANY)
        return words(f"play-stone_age-{form(short)}-top-one_use", n=value)
    return words(f"play-stone_age-short-top-{kind}" if short else f"stone_age-top-{kind}")


def card_bottom(scene: Scene, card: str, short: bool = False) -> str:
    """What a card counts for at the end."""
    bottom = fact(scene, "cards", card).child("bottom")
    if bottom.child("color").text() == "green":
        return scene.words(f"stone_age-symbol-{bottom.child('symbol').text()}")
    number = bottom.child("count").integer(1, MANY)
    return people_shown(scene, bottom.child("profession").text(), number, short)


def people_shown(scene: Scene, profession: str, number: int, short: bool = False) -> str:
    """So many people of a profession: 2 farmers."""
    return scene.words(f"play-stone_age-{form(short)}-people-{profession}", n=number)


def is_green(scene: Scene, card: str) -> bool:
    """Whether a card counts for its symbol."""
    return fact(scene, "cards", card).child("bottom").child("color").text() == "green"


def building_price(scene: Scene, building: str, short: bool = False) -> str:
    """What a building costs; in short, as the columns are called, and one of a kind is only named."""
    words = scene.words
    tile = fact(scene, "buildings", building)
    kind = tile.child("kind").text()
    if kind == "fixed":
        costs = [(name, entry.integer(1, MANY)) for name, entry in tile.child("cost").entries()]
        return ", ".join(
            [
                f"{number} {words(f'play-stone_age-col-{name}')}".removeprefix("1 ")
                if short
                else amount(words, name, number)
                for name, number in costs
            ]
        )
    if kind == "choice":
        kinds = tile.child("kinds").integer(1, MANY)
        return words("play-stone_age-choice", n=tile.child("number").integer(1, MANY), kinds=kinds)
    most = tile.child("most").integer(1, MANY)
    return words("play-stone_age-flexible", least=tile.child("least").integer(1, MANY), most=most)


def building_points(scene: Scene, building: str) -> str:
    """The points printed on a building; those worth what is paid have none."""
    tile = fact(scene, "buildings", building)
    return str(tile.child("points").integer(0, MANY)) if tile.child("kind").text() == "fixed" else ""


def symbols_owned(scene: Scene, player: PlayerBoard) -> list[str]:
    """The symbols of the green cards, those owned twice with their number."""
    found = [card_bottom(scene, card) for card in player.cards if is_green(scene, card)]
    return [name if found.count(name) == 1 else f"{name} ×2" for name in dict.fromkeys(found)]


def professions_owned(scene: Scene, player: PlayerBoard) -> list[str]:
    """The people of the sand cards, summed up by profession."""
    sums = dict.fromkeys(PROFESSIONS, 0)
    for card in player.cards:
        bottom = fact(scene, "cards", card).child("bottom")
        if bottom.child("color").text() == "sand":
            sums[bottom.child("profession").text()] += bottom.child("count").integer(1, MANY)
    return [people_shown(scene, name, sums[name]) for name in PROFESSIONS if sums[name]]
