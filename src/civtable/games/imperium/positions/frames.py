"""What running abilities remember, in its readable form, and back."""

from typing import Final

from civtable.core.reading import Node
from civtable.core.values import Json
from civtable.games.imperium.abilities.book import CUED_ABILITIES
from civtable.games.imperium.abilities.library import COMPILED
from civtable.games.imperium.cards.table import CARD_IDS
from civtable.games.imperium.state import (
    F_AMOUNT,
    F_AVOID,
    F_BEFORE,
    F_COUNT,
    F_ICON,
    F_LIMBO,
    F_LOOP,
    F_MOVED,
    F_OWNER,
    F_RESOURCE,
    F_REVEALED,
    F_SELF,
    F_SUIT,
    F_TALLY,
    FRAME,
)
from civtable.games.imperium.terms import ICONS, NONE, RESOURCES, SUITS, YOU_GAIN_MATERIAL

SEATS: Final = 4
MOST: Final = 100_000
CARDS_KEPT: Final = {"card": F_SELF, "moved": F_MOVED, "moved_before": F_BEFORE, "revealed": F_REVEALED}
NUMBERS_KEPT: Final = {"count": F_COUNT, "tally": F_TALLY, "loop": F_LOOP, "amount": F_AMOUNT}
NAMES: Final = [
    *("card", "owner", "being_played", "moved", "moved_before", "count", "tally", "avoided", "suit"),
    *("revealed", "loop", "icon", "resource", "amount"),
]


def name_or_none(card: int) -> str | None:
    """A card by its id; null if there is none."""
    return CARD_IDS[card] if card != NONE else None


def frame_form(frame: list[int]) -> dict[str, Json]:
    """What one ability remembers."""
    form: dict[str, Json] = {
        **{name: name_or_none(frame[register]) for name, register in CARDS_KEPT.items()},
        **{name: frame[register] for name, register in NUMBERS_KEPT.items()},
        "owner": frame[F_OWNER],
        "being_played": bool(frame[F_LIMBO]),
        "avoided": [seat for seat in range(SEATS) if frame[F_AVOID] >> seat & 1],
        "suit": SUITS[frame[F_SUIT]],
        "icon": ICONS[frame[F_ICON]] if frame[F_ICON] != NONE else None,
        "resource": RESOURCES[frame[F_RESOURCE]] if frame[F_RESOURCE] != NONE else None,
    }
    return {name: form[name] for name in NAMES}


def frames_form(frames: list[int]) -> list[Json]:
    """What the running abilities remember, the one that runs now last."""
    return [frame_form(frames[base : base + FRAME]) for base in range(0, len(frames), FRAME)]


def index_or_none(node: Node, names: list[str]) -> int:
    """One of these names by its place; NONE for null."""
    return NONE if node.value is None else node.index(names)


def frame_from(node: Node, players: int) -> list[int]:
    """What one ability remembers, from its form."""
    node.only(*NAMES)
    frame = [0] * FRAME
    for name, register in CARDS_KEPT.items():
        frame[register] = index_or_none(node.child(name), CARD_IDS)
    for name, register in NUMBERS_KEPT.items():
        frame[register] = node.child(name).integer(NONE, MOST)
    frame[F_OWNER] = node.child("owner").integer(0, players - 1)
    frame[F_LIMBO] = int(node.child("being_played").flag())
    seats = {seat.integer(0, players - 1) for seat in node.child("avoided").items()}
    frame[F_AVOID] = sum([1 << seat for seat in seats])
    frame[F_SUIT] = node.child("suit").index(SUITS)
    frame[F_ICON] = index_or_none(node.child("icon"), ICONS)
    frame[F_RESOURCE] = index_or_none(node.child("resource"), RESOURCES)
    return frame


def frames_from(node: Node, players: int) -> list[int]:
    """What the running abilities remember. Positions that were stored earlier say it in numbers."""
    items = node.items()
    if items and not isinstance(items[0].value, dict):
        return frames_from_numbers(node)
    found: list[int] = []
    for item in items:
        found += frame_from(item, players)
    return found


# What was stored earlier.

OLD_FRAME: Final = 12
"""The numbers of an ability as they were stored once: the last one was the cue's."""


def cue_from(waits_for_icon: bool, number: int) -> list[int]:
    """Icon, resource and amount of a cue, from the one number that was kept of it once."""
    if waits_for_icon:
        return [number, NONE, 0]
    return [NONE, number % 10, number // 10] if number else [NONE, NONE, 0]


def waits_for_icon(card: int) -> bool:
    """Whether an ability of the card is set off by material from an icon."""
    return card != NONE and any(COMPILED[number].cue == YOU_GAIN_MATERIAL for number in CUED_ABILITIES[card])


def frames_from_numbers(node: Node) -> list[int]:
    """What the running abilities remember, from the numbers of all of them."""
    numbers = [item.integer(-MOST, MOST) for item in node.items()]
    if len(numbers) % OLD_FRAME:
        raise node.wrong("state-list-length", {"want": OLD_FRAME, "got": len(numbers)})
    found: list[int] = []
    for base in range(0, len(numbers), OLD_FRAME):
        kept = numbers[base : base + OLD_FRAME]
        card = kept[F_SELF]
        if not NONE <= card < len(CARD_IDS):
            raise node.items()[base].wrong(
                "state-not-in-range", {"low": NONE, "high": len(CARD_IDS) - 1, "got": str(card)}
            )
        cue = cue_from(waits_for_icon(card), kept.pop())
        if not (cue[0] < len(ICONS) and cue[1] < len(RESOURCES)):
            raise node.wrong("imperium-wrong-register", {"number": base + OLD_FRAME - 1})
        found += kept + cue
    return found
