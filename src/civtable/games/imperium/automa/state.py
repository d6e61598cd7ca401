"""The automa's side of the table: its spaces, deck, dynasty and tokens. No rules."""

from typing import Final

NOTHING: Final = -1
"""In place of a card: there is none."""

BLOCKED: Final = -2
"""In a space: an exhaust token lies there and keeps it filled (levels 1 and 2)."""

# What the person said to the attack of the card being resolved.
ATTACK_NOT_ASKED: Final = 0
ATTACK_SUFFERED: Final = 1
ATTACK_AVOIDED: Final = 2

# Levels, from the easiest. The extreme mode is the last level with one rule more.
CHIEFTAIN: Final = 1
WARLORD: Final = 2
IMPERATOR: Final = 3
SOVEREIGN: Final = 4
OVERLORD: Final = 5
LEVEL_NAMES: Final = ["chieftain", "warlord", "imperator", "sovereign", "overlord"]


class Automa:
    """The automa. It has no hand and decides nothing; the last card of a list is the top one."""

    __slots__ = (
        *("nation", "level", "extreme", "state", "tokens", "in_play", "deck", "deck_seen", "discard"),
        *("history", "spaces", "spaces_seen", "aside", "aside_seen", "dynasty", "quests", "journey"),
        *("kings_done", "secret", "die", "card", "attack"),
    )

    def __init__(
        self,
        nation: int,
        level: int,
        extreme: bool,
        state: int,
        tokens: list[int],
        in_play: list[int],
        deck: list[int],
        deck_seen: int,
        discard: list[int],
        history: list[int],
        spaces: list[int],
        spaces_seen: int,
        aside: int,
        aside_seen: bool,
        dynasty: list[int],
        quests: list[int],
        journey: int,
        kings_done: bool,
        secret: list[int],
        die: int,
        card: int,
        attack: int,
    ) -> None:
        self.nation = nation
        self.level = level
        self.extreme = extreme
        self.state = state  # 0 barbarian, 1 empire
        self.tokens = tokens  # material, population, progress
        self.in_play = in_play  # regions, the last one played most recently
        self.deck = deck
        self.deck_seen = deck_seen  # bit i: the person knows deck[i]
        self.discard = discard
        self.history = history
        self.spaces = spaces  # face down, by space; NOTHING or BLOCKED where no card lies
        self.spaces_seen = spaces_seen  # bit i: the person knows spaces[i]
        self.aside = aside  # the card below the die, or NOTHING
        self.aside_seen = aside_seen
        self.dynasty = dynasty
        self.quests = quests  # Arthurians: impending quests
        self.journey = journey  # Utopians: number of the journey card, else NOTHING
        self.kings_done = kings_done  # has resolved King of Kings
        self.secret = secret  # cards in deck and spaces that the person has never seen, sorted
        self.die = die  # of this turn; 0 before the first one
        self.card = card  # being resolved, or NOTHING
        self.attack = attack  # what the person said to the attack of that card

    def copy(self) -> "Automa":
        """An independent automa."""
        return Automa(
            self.nation,
            self.level,
            self.extreme,
            self.state,
            self.tokens[:],
            self.in_play[:],
            self.deck[:],
            self.deck_seen,
            self.discard[:],
            self.history[:],
            self.spaces[:],
            self.spaces_seen,
            self.aside,
            self.aside_seen,
            self.dynasty[:],
            self.quests[:],
            self.journey,
            self.kings_done,
            self.secret[:],
            self.die,
            self.card,
            self.attack,
        )

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        return (
            *(self.nation, self.level, self.extreme, self.state, tuple(self.tokens), tuple(self.in_play)),
            *(tuple(self.deck), self.deck_seen, tuple(self.discard), tuple(self.history)),
            *(tuple(self.spaces), self.spaces_seen, self.aside, self.aside_seen, tuple(self.dynasty)),
            *(tuple(self.quests), self.journey, self.kings_done, tuple(self.secret), self.die, self.card),
            self.attack,
        )

    def owned(self) -> list[int]:
        """Every card that scores: spaces, play area, deck, discard and history; not dynasty and quests."""
        cards = self.in_play + self.deck + self.discard + self.history
        cards += [card for card in self.spaces if card >= 0]
        cards += [card for card in (self.aside, self.card) if card >= 0]
        return cards

    def all_cards(self) -> list[int]:
        """Every card of the automa, dynasty deck and quests too, but for power, state and journey cards."""
        return self.owned() + self.dynasty + self.quests
