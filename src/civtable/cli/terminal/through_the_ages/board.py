"""What the drawings of Through the Ages need of its view, and its cards in a few words."""

from dataclasses import dataclass
from functools import cache
from typing import Final, cast

from civtable.cli.terminal.scene import Scene
from civtable.core.reading import Node
from civtable.core.values import Json
from civtable.games.through_the_ages import HandView, PileView, PlayerView, ThroughTheAgesView
from civtable.text import Words

MANY: Final = 9999
FARMS_AND_MINES: Final = ["farm", "mine"]
URBAN: Final = ["lab", "temple", "arena", "library", "theater"]
UNITS: Final = ["infantry", "cavalry", "artillery", "air_force"]
POLITICAL: Final = ["event", "territory", "aggression", "war", "pact"]
PLAYED_IN_A_TURN: Final = [
    *(*FARMS_AND_MINES, *URBAN, *UNITS),
    *("government", "special", "leader", "action", "tactic"),
]
AGES: Final = ["A", "I", "II", "III", "IV"]


@dataclass(frozen=True)
class Civilization:
    """A player's area, as the viewer may know it."""

    numbers: dict[str, int]
    technologies: list[str]
    workers: dict[str, int]
    stored: dict[str, int]
    government: str
    specials: list[str]
    leader: str
    wonders: list[str]
    ruins: list[str]
    building: str
    colonies: list[str]
    tactic: str
    war: tuple[str, int] | None
    pact: tuple[str, int, int] | None  # card, partner, seat of side A
    marks: list[str]
    hand: HandView
    military_hand: HandView

    def __getitem__(self, name: str) -> int:
        """One of the numbers, by the name that the view has for it."""
        return self.numbers[name]


@dataclass(frozen=True)
class Pile:
    """A face-down pile: how many of each age, and those that the viewer knows."""

    backs: dict[str, int]
    known: list[str]

    @property
    def size(self) -> int:
        """How many cards there are."""
        return sum(self.backs.values())


@dataclass(frozen=True)
class Board:
    """The table, as the viewer may know it."""

    age: str
    round: int
    last_round: int
    current: int
    over: bool
    row: list[str]  # empty texts are empty spaces
    prices: list[int | None]
    deck: int
    military_deck: int
    events: Pile
    future: Pile
    past: list[str]
    next_event: str
    next_event_age: str
    tactics: list[str]
    players: list[Civilization]
    bonuses: Pile | None  # of the edition of 2006


def pile_in(pile: PileView) -> Pile:
    """A face-down pile."""
    return Pile(pile["backs"], pile["known"])


def civilization(player: PlayerView) -> Civilization:
    """A player's area, from its part of the view."""
    war, pact = player["war"], player["pact"]
    return Civilization(
        numbers={name: value for name, value in player.items() if isinstance(value, int)},
        technologies=player["technologies"],
        workers=player["workers"],
        stored=player["stored"],
        government=player["government"],
        specials=player["specials"],
        leader=player["leader"] or "",
        wonders=player["wonders"],
        ruins=player["ruins"],
        building=player["building"] or "",
        colonies=player["colonies"],
        tactic=player["tactic"] or "",
        war=None if war is None else (war["card"], war["on"]),
        pact=None if pact is None else (pact["card"], pact["with"], pact["side_a"]),
        marks=player["marks"],
        hand=player["hand"],
        military_hand=player["military_hand"],
    )


def board_in(view: dict[str, Json]) -> Board:
    """The table, from a view."""
    seen = cast(ThroughTheAgesView, view)
    return Board(
        age=seen["age"],
        round=seen["round"],
        last_round=seen["last_round"],
        current=seen["current"],
        over=seen["over"],
        row=[card or "" for card in seen["row"]],
        prices=seen["prices"],
        deck=seen["deck"],
        military_deck=seen["military_deck"],
        events=pile_in(seen["events"]),
        future=pile_in(seen["future_events"]),
        past=seen["past"],
        next_event=seen["next_event"] or "",
        next_event_age=seen["next_event_age"] or "",
        tactics=seen["shared_tactics"],
        players=[civilization(player) for player in seen["players"]],
        bonuses=pile_in(seen["bonuses"]) if "bonuses" in seen else None,
    )


def board_of(scene: Scene) -> Board:
    """Read the view of a scene."""
    return board_in(scene.view)


# What is printed.


def settings_of(scene: Scene) -> dict[str, str]:
    """What was chosen before the game."""
    return cast(ThroughTheAgesView, scene.view)["settings"]


def is_original(scene: Scene) -> bool:
    """Whether the edition of 2006 is played."""
    return "edition" in settings_of(scene)


def cards_of(scene: Scene) -> Node:
    """What is printed on the cards of the edition."""
    facts = Node(scene.game.facts)
    return (facts.child("2006") if is_original(scene) else facts).child("cards")


def board_printed(scene: Scene) -> Node:
    """What is printed on the boards, as far as the version uses it."""
    facts = Node(scene.game.facts)
    if not is_original(scene):
        return facts.child("board")
    return facts.child("2006").child(settings_of(scene)["version"])


def fact(scene: Scene, card: str) -> Node:
    """What is printed on a card."""
    return cards_of(scene).child(card)


def most_of(scene: Scene, track: str) -> int:
    """Where a track ends; 0 if it does not."""
    names = [name for name, _ in board_printed(scene).entries()]
    return board_printed(scene).child(track).integer(0, MANY) if track in names else 0


def on_track(scene: Scene, number: int | str, track: str) -> str:
    """A number, with the end of its track where there is one."""
    most = most_of(scene, track)
    return f"{number}/{most}" if most else str(number)


def printed(scene: Scene, card: str, name: str) -> int:
    """A number on a card; 0 if it is not there."""
    value = fact(scene, card).value
    assert isinstance(value, dict)
    number = value.get(name, 0)
    assert isinstance(number, int)
    return number


def kind_of(scene: Scene, card: str) -> str:
    """The kind of a card."""
    return fact(scene, card).child("kind").text()


def is_unplayable(scene: Scene, card: str) -> bool:
    """Whether a card of the viewer's hand cannot be used now, though it is the time for cards of its kind."""
    kinds = POLITICAL if scene.question_name == "politics" else PLAYED_IN_A_TURN
    if scene.question_name not in ("politics", "act") or kind_of(scene, card) not in kinds:
        return False
    return all(card not in option.code.split() for option in scene.options)


def age_of(scene: Scene, card: str) -> str:
    """The age of a card."""
    return fact(scene, card).child("age").text()


def stages_of(scene: Scene, wonder: str) -> list[int]:
    """What the stages of a wonder cost."""
    return [stage.integer(0, MANY) for stage in fact(scene, wonder).child("stages").items()]


def table_of(scene: Scene, name: str) -> list[int]:
    """A table of the boards: what a bank shows by the tokens left there, or the prices of the row."""
    return [item.integer(0, MANY) for item in board_printed(scene).child(name).items()]


def by_bank(scene: Scene, name: str, tokens: int) -> int:
    """What a bank shows now; tokens beyond the last square change nothing."""
    table = table_of(scene, name)
    return table[min(tokens, len(table) - 1)]


def next_change(scene: Scene, name: str, tokens: int) -> tuple[int, int] | None:
    """With how many tokens in the bank the number gets worse, and what it is then; None if it never does."""
    table = table_of(scene, name)
    now = by_bank(scene, name, tokens)
    for fewer in range(min(tokens, len(table)) - 1, -1, -1):
        if table[fewer] > now:
            return fewer, table[fewer]
    return None


# Words.


@cache
def card_name(words: Words, card: str) -> str:
    """A card by its name."""
    return words(f"through_the_ages-card-{card}")


@cache
def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def backs_text(backs: dict[str, int]) -> str:
    """How many of each age: I 3, II 2."""
    return ", ".join([f"{age} {number}" for age, number in backs.items()]) or "0"


def production(scene: Scene, player: Civilization, kind: str) -> int:
    """What the workers on farms (food) or mines (resources) produce by what is printed on the cards."""
    what = "food" if kind == "farm" else "resources"
    return sum(
        [
            workers * printed(scene, card, what)
            for card, workers in player.workers.items()
            if kind_of(scene, card) == kind
        ]
    )


def in_use(scene: Scene, player: Civilization, kinds: list[str]) -> list[str]:
    """The technologies of some kinds, in the order of the kinds, lowest level first."""
    return [card for kind in kinds for card in player.technologies if kind_of(scene, card) == kind]
