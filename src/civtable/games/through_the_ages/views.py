"""What a view of Through the Ages says, by name: the one place from which types and descriptions are made."""

from collections.abc import Mapping
from typing import NotRequired, TypedDict


class WarView(TypedDict):
    """A war that was declared and is not fought yet."""

    card: str
    on: int  # a seat


PactView = TypedDict("PactView", {"card": str, "with": int, "side_a": int})
"""A pact: with which seat, and which seat has side A."""


class PileView(TypedDict):
    """A face-down pile: how many cards of each age, and those that the reader knows to be there."""

    backs: dict[str, int]
    known: list[str]


class HandView(TypedDict):
    """A hand: how many cards, how many of each age, and which they are, where the reader may see them."""

    count: int
    backs: dict[str, int]
    cards: NotRequired[list[str]]


class PlayerView(TypedDict):
    """A civilization, as the reader may know it."""

    culture: int
    science: int
    yellow_bank: int
    unused_workers: int
    blue_bank: int
    civil_used: int
    military_used: int
    extra_civil: int
    extra_military: int
    unit_resources: int
    unit_science: int
    wild_food: int
    wild_resources: int
    technologies: list[str]
    workers: dict[str, int]  # by technology
    stored: dict[str, int]  # blue tokens, by technology
    government: str
    specials: list[str]
    leader: str | None
    leaders_taken: list[str]  # ages
    wonders: list[str]
    ruins: list[str]
    homer_under: str | None
    building: str | None  # the unfinished wonder
    stages_built: int
    colonies: list[str]
    tactic: str | None
    war: WarView | None
    pact: PactView | None
    shown_pacts: list[str]
    marks: list[str]  # what was done that may be done once
    science_rate: int
    culture_rate: int
    strength: int
    happiness: int
    discontent: int
    civil_actions: int  # that are left
    civil_total: int
    military_actions: int
    military_total: int
    food: int
    resources: int
    population_price: int
    hand: HandView
    military_hand: HandView
    taken_now: NotRequired[list[str]]  # cards that cannot be played this turn, for who may see the hand


class EndOfTurnView(TypedDict):
    """What the player who acts would have after production if the turn ended now."""

    food: int
    resources: int
    science: int
    culture: int
    consumption: int
    hungry: int
    corruption: int
    uprising: bool
    cards: int


class ThroughTheAgesView(TypedDict):
    """The table, as a seat or a spectator may know it."""

    settings: dict[str, str]
    round: int
    current: int
    age: str
    last_round: int  # 0 until it is known
    row: list[str | None]
    past: list[str]  # events that were revealed
    shared_tactics: list[str]
    gone: list[str]
    sent: list[int]
    force: int
    dealt: list[int]
    steps: list[Mapping[str, object]]  # open questions, the last one first to be answered
    over: bool
    attackers: NotRequired[list[int | None]]  # this and the next two of the edition of 2006
    bonuses: NotRequired[PileView]
    refused_bonuses: NotRequired[list[str]]
    seat: int  # whose view it is; -1 for spectators
    end_of_turn: EndOfTurnView | None
    prices: list[int | None]  # in civil actions, by space of the row
    players: list[PlayerView]
    deck: int
    military_deck: int
    discards: list[PileView]  # by age
    events: PileView
    future_events: PileView
    next_event: str | None  # for who may look at it
    next_event_age: str | None
    box: dict[str, int]  # military cards out of the game, by age
