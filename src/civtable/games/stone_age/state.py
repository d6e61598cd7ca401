"""The state of a Stone Age game: players, board, open questions. No rules."""

from typing import Final

from civtable.core.events import Event
from civtable.core.game import Decision, State, Step
from civtable.core.rng import Rng
from civtable.games.stone_age.data import (
    CARD_1,
    FOOD_START,
    HUNTING_GROUNDS,
    HUT,
    HUT_PEOPLE,
    NONE,
    PEOPLE_START,
)

# How the game can end.
BY_CARDS: Final = 1
BY_BUILDINGS: Final = 2
ENDINGS: Final = ["cards", "buildings"]


def faces_in(dice: int) -> list[int]:
    """The dice on the table, lowest first."""
    return [face + 1 for face in range(6) for _ in range(dice >> 4 * face & 15)]


class Player:
    """One player's board: people, goods, tools, cards, buildings, and where the people stand."""

    __slots__ = (
        *(
            "seat",
            "people",
            "idle",
            "standing",
            "gathering",
            "goods",
            "food",
            "track",
            "tools",
            "used",
            "once",
        ),
        *("two_resources", "cards", "drawn", "buildings", "building_points", "card_points", "hungry"),
    )

    def __init__(
        self,
        seat: int,
        people: int,
        idle: int,
        standing: int,
        gathering: int,
        goods: list[int],
        food: int,
        track: int,
        tools: int,
        used: int,
        once: int,
        two_resources: int,
        cards: int,
        drawn: int,
        buildings: int,
        building_points: int,
        card_points: int,
        hungry: int,
    ) -> None:
        self.seat = seat
        self.people = people
        self.idle = idle  # people at home
        self.standing = standing  # set of places where this player's people stand
        self.gathering = gathering  # how many hunt and gather, four bits a place, from HUNTING_GROUNDS on
        self.goods = goods  # by resource
        self.food = food
        self.track = track  # position on the food track
        self.tools = tools  # tools gained, see tools.py
        self.used = used  # set of tiles used this round
        self.once = once  # set of one-use tools still face up
        self.two_resources = two_resources  # 1 while the card for two resources lies face up
        self.cards = cards  # set of cards, the drawn one included
        self.drawn = drawn  # the card taken unseen from the deck, which others do not know; -1 if none
        self.buildings = buildings  # set of building tiles
        self.building_points = building_points
        self.card_points = card_points
        self.hungry = hungry  # rounds in which the penalty was paid

    def copy(self) -> "Player":
        """An independent player."""
        return Player(
            self.seat,
            self.people,
            self.idle,
            self.standing,
            self.gathering,
            self.goods[:],
            self.food,
            self.track,
            self.tools,
            self.used,
            self.once,
            self.two_resources,
            self.cards,
            self.drawn,
            self.buildings,
            self.building_points,
            self.card_points,
            self.hungry,
        )

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        return (
            *(self.seat, self.people, self.idle, self.standing, self.gathering, tuple(self.goods), self.food),
            *(self.track, self.tools, self.used, self.once, self.two_resources, self.cards, self.drawn),
            *(self.buildings, self.building_points, self.card_points, self.hungry),
        )

    def people_at(self, place: int) -> int:
        """How many of this player's people stand on a place."""
        if not self.standing >> place & 1:
            return 0
        if HUNTING_GROUNDS <= place < CARD_1:
            return self.gathering >> 4 * (place - HUNTING_GROUNDS) & 15
        return HUT_PEOPLE if place == HUT else 1


def new_player(seat: int) -> Player:
    """Five people, twelve food, nothing else."""
    return Player(
        seat=seat,
        people=PEOPLE_START,
        idle=PEOPLE_START,
        standing=0,
        gathering=0,
        goods=[0, 0, 0, 0],
        food=FOOD_START,
        track=0,
        tools=0,
        used=0,
        once=0,
        two_resources=0,
        cards=0,
        drawn=NONE,
        buildings=0,
        building_points=0,
        card_points=0,
        hungry=0,
    )


class StoneAge(State):
    """A whole game. Lists that never change during play are shared between copies: see `copy`."""

    __slots__ = (
        *(
            "players",
            "round",
            "first",
            "row",
            "deck",
            "deck_left",
            "card_box",
            "stacks",
            "stack_left",
            "tile_box",
        ),
        *("open", "rings", "dice", "ended", "pips_pay", "ties_by_sum"),
    )

    def __init__(
        self,
        steps: list[Step],
        rng: Rng,
        players: list[Player],
        round: int,
        first: int,
        row: list[int],
        deck: list[int],
        deck_left: int,
        card_box: list[int],
        stacks: list[list[int]],
        stack_left: list[int],
        tile_box: list[int],
        open: int,
        rings: int,
        dice: int,
        ended: int,
        pips_pay: bool,
        ties_by_sum: bool,
        asked: Decision | None = None,
    ) -> None:
        self.steps = steps
        self.asked = asked
        self.shown = 0
        self.rng = rng
        self.log: list[Event] | None = None
        self.players = players
        self.round = round
        self.first = first  # the seat that has the start player's figure
        self.row = row  # by slot, from the one that costs 1; -1 if the card is gone
        self.deck = deck  # shared; the next card is deck[deck_left - 1]
        self.deck_left = deck_left
        self.card_box = card_box  # shared; cards out of the game, only in positions set up by hand
        self.stacks = stacks  # shared; the open tile of stack s is stacks[s][stack_left[s] - 1]
        self.stack_left = stack_left
        self.tile_box = tile_box  # shared; tiles out of the game, unseen
        self.open = open  # while placing: set of places where somebody who is not there yet may go
        self.rings = rings  # while placing: free rings, four bits a place, from HUNTING_GROUNDS on
        self.dice = dice  # the dice on the table, four bits a face, from 1 on
        self.ended = ended
        self.pips_pay = pips_pay  # setting two_dice_cards = pips
        self.ties_by_sum = ties_by_sum  # setting ties = sum

    def copy(self) -> "StoneAge":
        """An independent state. Deck and stacks are only ever replaced as a whole, so they are shared."""
        return StoneAge(
            self.steps[:],
            self.rng.copy(),
            [player.copy() for player in self.players],
            self.round,
            self.first,
            self.row[:],
            self.deck,
            self.deck_left,
            self.card_box,
            self.stacks,
            self.stack_left[:],
            self.tile_box,
            self.open,
            self.rings,
            self.dice,
            self.ended,
            self.pips_pay,
            self.ties_by_sum,
            self.asked,
        )

    def key(self) -> tuple[object, ...]:
        """All that decides how the game can go on, as nested tuples of numbers."""
        stacks = [tuple(self.stacks[s][: self.stack_left[s]]) for s in range(len(self.stacks))]
        return (
            *(tuple([step.key() for step in self.steps]), self.rng.key()),
            *(tuple([player.key() for player in self.players]), self.round, self.first, tuple(self.row)),
            *(tuple(self.deck[: self.deck_left]), tuple(self.card_box), tuple(stacks), tuple(self.tile_box)),
            *(self.open, self.rings, self.dice, self.ended, int(self.pips_pay), int(self.ties_by_sum)),
        )
