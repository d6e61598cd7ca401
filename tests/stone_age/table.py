"""A table for rule tests: positions are arranged in words, moves are codes, chance is written down.

    game = scenario(players=2, seats=[{"wood": 2, "figures": {"card_1": 1}}], row=["C11"], turn=0)
    game.play("use card_1", "pay 1 wood")
    assert game[0].food == 13

A position goes through the JSON form, so whatever contradicts the rules is refused. Chance that a test did
not foresee stops it: unless `dice` says something, nothing may be rolled.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from civtable.core.rng import fast_rng
from civtable.games.stone_age import GAME
from civtable.games.stone_age.state import StoneAge
from tests.played import Played

CARDS = [f"C{number:02}" for number in range(1, 37)]
BUILDINGS = [f"B{number:02}" for number in range(1, 29)]
CALM = ["C11", "C13", "C12", "C14", "C15", "C16", "C17"]
"""Cards whose tops give food: what lies open where a test says nothing."""


class Board:
    """What lies before one player."""

    def __init__(self, form: Mapping[str, Any]) -> None:
        self.people: int = form["people"]
        self.figures: dict[str, int] = dict(form["figures"])
        self.food: int = form["food"]
        self.wood: int = form["wood"]
        self.brick: int = form["brick"]
        self.stone: int = form["stone"]
        self.gold: int = form["gold"]
        self.track: int = form["food_track"]
        self.tools: list[int] = list(form["tools"])
        self.used: list[int] = list(form["used_tools"])
        self.once: list[int] = list(form["one_use_tools"])
        self.two_resources: bool = form["any_two_resources"]
        self.cards: list[str] = list(form["cards"])
        self.drawn: str | None = form["drawn_card"]
        self.buildings: list[str] = list(form["buildings"])
        self.points: dict[str, int] = dict(form["points"])

    @property
    def goods(self) -> tuple[int, int, int, int]:
        """Wood, brick, stone, gold."""
        return (self.wood, self.brick, self.stone, self.gold)

    @property
    def score(self) -> int:
        """Where the marker stands on the scoring track."""
        return sum(self.points.values())

    @property
    def at_home(self) -> int:
        """People that are not on the board."""
        return self.people - sum(self.figures.values())


class Table(Played[StoneAge]):
    """A game of Stone Age that a test plays by codes."""

    def __init__(self, state: StoneAge) -> None:
        super().__init__(GAME, state)

    def __getitem__(self, seat: int) -> Board:
        return Board(self.form()["players"][seat])

    def points(self, seat: int, source: str) -> int:
        """A seat's points from one source."""
        return dict(self.scores()[seat].points)[source]

    def ranks(self) -> list[int]:
        """Everybody's rank, by seat."""
        return [score.rank for score in self.scores()]

    @property
    def row(self) -> list[str | None]:
        """The open cards, from the one that costs 1."""
        return list(self.form()["row"])

    @property
    def deck(self) -> list[str]:
        """The face-down cards, the next one first."""
        return list(self.form()["deck"])

    @property
    def stacks(self) -> list[list[str]]:
        """The building stacks, the open tile first."""
        return [list(stack) for stack in self.form()["stacks"]]

    @property
    def over(self) -> str | None:
        """How the game ended: cards, buildings, or not yet."""
        ended: str | None = self.form()["ended_by"]
        return ended


def scenario(
    players: int = 2,
    *,
    seats: Sequence[Mapping[str, Any]] = (),
    everybody: Mapping[str, Any] | None = None,
    row: Sequence[str | None] = (),
    deck: Sequence[str] | None = None,
    deck_top: Sequence[str] = (),
    tiles: Sequence[str] = (),
    left: Sequence[int] | None = None,
    dice: Sequence[int] = (),
    first: int = 0,
    turn: int | None = None,
    settings: Mapping[str, str] | None = None,
    **changes: Any,
) -> Table:
    """Arrange a position; what is not mentioned is as at the start of a game.

    `seats` and `everybody` change player boards. `row` and `tiles` say what lies open (from the card that
    costs 1, from the first stack), `deck` all face-down cards, `deck_top` only the next ones, `left` how many
    tiles the stacks have. `dice` are the faces that will be rolled. `turn` is who uses people now; without it
    the start player, `first`, places. Other names replace parts of the JSON form.
    """
    form: dict[str, Any] = dict(GAME.to_json(GAME.start(settings or {}, players, fast_rng("scenario"))))
    boards: list[dict[str, Any]] = []
    for seat in range(players):
        changed = {**(everybody or {}), **(seats[seat] if seat < len(seats) else {})}
        unknown = set(changed) - set(form["players"][seat])
        assert not unknown, unknown
        boards.append({**form["players"][seat], **changed})
    form["players"] = boards
    deal_cards(form, list(row), deck, list(deck_top))
    deal_tiles(form, list(tiles), list(left) if left is not None else [7] * players)
    form["start_player"] = first
    form["steps"] = [{"ask": "place", "seat": first} if turn is None else {"ask": "act", "seat": turn}]
    form["rng"] = {"kind": "scripted", "numbers": [GAME.chance_number(face) for face in dice]}
    form.update(changes)
    return Table(GAME.from_json(form))


def deal_cards(
    form: dict[str, Any], row: list[str | None], deck: Sequence[str] | None, top: list[str]
) -> None:
    """Every card that nobody has is put somewhere."""
    owned = [card for board in form["players"] for card in board["cards"]]
    named = {*owned, *row, *(deck or ()), *top}
    free = [card for card in dict.fromkeys(CALM + CARDS) if card not in named]
    form["row"] = row + free[: 4 - len(row)]
    rest = [card for card in CARDS if card not in owned and card not in form["row"] and card not in top]
    if deck is None:
        form["deck"] = top + rest
        form["card_box"] = []
    else:
        form["deck"] = list(deck)
        form["card_box"] = [card for card in rest if card not in deck]


def deal_tiles(form: dict[str, Any], tiles: list[str], left: list[int]) -> None:
    """Every building that nobody has is put somewhere."""
    owned = [tile for board in form["players"] for tile in board["buildings"]]
    rest = [tile for tile in BUILDINGS if tile not in owned and tile not in tiles]
    stacks = []
    for stack, size in enumerate(left):
        above = tiles[stack : stack + 1] if size else []
        stacks.append(above + [rest.pop(0) for _ in range(size - len(above))])
    form["stacks"] = stacks
    form["building_box"] = rest + [tile for stack, tile in enumerate(tiles) if not left[stack]]
