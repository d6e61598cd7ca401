"""What a view of Imperium says, by name: the one place from which types and descriptions are made."""

from collections.abc import Mapping
from typing import NotRequired, TypedDict


class TokensView(TypedDict):
    """Numbers of tokens."""

    material: int
    population: int
    progress: int


class SpaceView(TypedDict):
    """A space of the market: its card, the unrest below, the tokens on it."""

    card: str | None
    unrest: int
    tokens: TokensView


class InPlayView(TypedDict):
    """A card in play, and what is garrisoned under it."""

    card: str
    exhausted: bool
    garrison: NotRequired[list[str]]


class HandView(TypedDict):
    """A hand: how many cards, and which they are, where the reader may see them."""

    count: int
    cards: NotRequired[list[str]]


class TreatedView(TypedDict):
    """Icons that count as production until the end of the turn."""

    river: int
    fertile: int


class PlayerView(TypedDict):
    """A nation, as the reader may know it."""

    nation: str
    power: str
    state: str  # barbarian, empire
    tokens: TokensView
    actions: int
    exhaust: int
    spent: bool
    in_play: list[InPlayView]
    held: int
    discard: list[str]
    history: list[str]
    sunken: list[str]
    developments: list[str]
    quest: str | None
    journey: int
    king_of_kings: bool
    due: list[str]
    ignores: str | None
    treated: TreatedView
    icons: dict[str, int]
    costs: dict[str, TokensView]  # of developments
    deck: int
    deck_top: list[str | None]  # from the top, as far as it is known
    nation_deck: int
    nation_cards: list[str]
    next_nation_card: str | None
    hand: HandView
    deck_cards: NotRequired[list[str]]  # for who may see the hand
    hand_or_deck: NotRequired[list[str]]  # this and the next two for the others
    unseen: NotRequired[int]
    unseen_kinds: NotRequired[list[str]]


class KnownCardView(TypedDict):
    """A card of the automa's deck that everybody knows."""

    from_top: int
    card: str


class AutomaScoreView(TypedDict):
    """The automa's points, at the end."""

    progress: int
    resources: int
    cards: int
    total: int


class AutomaView(TypedDict):
    """The automa, as the person may know it."""

    nation: str
    level: str
    extreme: bool
    state: str  # barbarian, empire
    tokens: TokensView
    spaces: list[str | None]  # a card, face_down, blocked
    aside: str | None
    die: int
    resolving: str | None
    deck: int
    known_in_deck: list[KnownCardView]
    face_down: list[str]
    unseen: int
    discard: list[str]
    in_play: list[str]
    history: list[str]
    dynasty: int
    dynasty_cards: list[str]
    accession_in: int | None
    quests: int
    quest_cards: list[str]
    journey: str | None
    king_of_kings: bool
    score: AutomaScoreView | None


class ScoreView(TypedDict):
    """A seat's result."""

    seat: int
    total: int
    rank: int
    points: dict[str, int]  # by source


class SmallDecksView(TypedDict):
    """How many cards are left in the small decks."""

    region: int
    uncivilised: int
    civilised: int


class ImperiumView(TypedDict):
    """The table, as a seat or a spectator may know it."""

    box: str
    commons: str
    round: int
    current: int  # a seat; -1 for the automa
    phase: str
    last_round: int
    ended: str  # no, scoring, collapse
    market: list[SpaceView]
    unrest: int
    exile: list[str]
    kings_side: str
    added: list[str]
    removed: list[str]
    seat: int  # whose view it is; -1 for spectators
    players: list[PlayerView]
    automa: AutomaView | None
    main_deck: int
    small_decks: SmallDecksView
    fame: int
    fame_top: list[str | None]
    fame_looked_at: list[str]
    fame_out: int
    steps: list[Mapping[str, object]]  # open questions, the last one first to be answered
    scores: list[ScoreView]  # when the game is over
