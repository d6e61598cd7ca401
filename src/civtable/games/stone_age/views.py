"""What a view of Stone Age says, by name: the one place from which types and descriptions are made."""

from collections.abc import Mapping
from typing import TypedDict


class SettingsView(TypedDict):
    """What was chosen before the game."""

    two_dice_cards: str
    ties: str


class PointsView(TypedDict):
    """Where a player's points come from so far."""

    buildings: int
    cards: int
    hunger: int


class PlayerForm(TypedDict):
    """A player's board, all but the cards."""

    people: int
    figures: dict[str, int]  # by place
    food: int
    wood: int
    brick: int
    stone: int
    gold: int
    food_track: int
    tools: list[int]
    used_tools: list[int]
    one_use_tools: list[int]
    any_two_resources: bool
    buildings: list[str]
    points: PointsView


class PlayerView(PlayerForm):
    """A player's board, as the reader may know it."""

    cards: list[str]
    drawn_card: str | None  # the card that was drawn unseen: "hidden" for others
    at_home: int
    score: int


class StackView(TypedDict):
    """A stack of buildings: the open one, and how many are left with it."""

    open: str | None
    left: int


class StoneAgeView(TypedDict):
    """The table, as a seat or a spectator may know it."""

    settings: SettingsView
    seat: int  # whose view it is; -1 for spectators
    round: int
    start_player: int
    row: list[str | None]  # from the card that costs 1
    deck: int
    card_box: list[str]
    stacks: list[StackView]
    building_box: int
    players: list[PlayerView]
    dice: list[int]
    steps: list[Mapping[str, object]]  # open questions, the last one first to be answered
    ended_by: str | None  # cards, buildings
