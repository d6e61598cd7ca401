"""The readable JSON form of a position. Names, not numbers; ids are those of the card tables."""

from typing import Final

from civtable.core.game import Step
from civtable.core.steps import step_form as named_form
from civtable.core.values import Json
from civtable.games.through_the_ages.cards.table import (
    CARD_IDS,
    PACTS,
    SLOT_CARD,
    TERRITORIES,
    WONDERS,
)
from civtable.games.through_the_ages.data import (
    AGES,
    NONE,
    SLOTS,
)
from civtable.games.through_the_ages.editions import EDITION, PEACEFUL
from civtable.games.through_the_ages.player import (
    ACTED_TWICE,
    BACH_USED,
    CHURCHILL_USED,
    COLUMBUS_USED,
    EXCLUSIVE,
    EXTRA_SPENT,
    HAMMURABI_USED,
    LEADER_REPLACED,
    LINER_USED,
    POLITICS_LOST,
    RESIGNED,
    TACTIC_USED,
    TRADE_USED,
    UNIT_RESOURCES_SPENT,
    Player,
)
from civtable.games.through_the_ages.positions.fields import FIELDS
from civtable.games.through_the_ages.rules import CIVIL_HANDS
from civtable.games.through_the_ages.state import ThroughTheAges, face, seen
from civtable.games.through_the_ages.steps import NAMES

MARKS: Final = {
    "hammurabi_used": HAMMURABI_USED,
    "bach_used": BACH_USED,
    "liner_used": LINER_USED,
    "churchill_used": CHURCHILL_USED,
    "tactic_used": TACTIC_USED,
    "leader_replaced": LEADER_REPLACED,
    "trade_used": TRADE_USED,
    "caesar_used": ACTED_TWICE,
    "politics_lost": POLITICS_LOST,
    "resigned": RESIGNED,
    "tactic_exclusive": EXCLUSIVE,
    "homer_spent": UNIT_RESOURCES_SPENT,
    "columbus_used": COLUMBUS_USED,
    "extra_spent": EXTRA_SPENT,
}
"""What may be done once a turn or a game, by the names that positions were always stored with."""

NUMBERS: Final = {
    "culture": "culture",
    "science": "science",
    "yellow_bank": "yellow",
    "unused_workers": "unused",
    "blue_bank": "blue",
    "civil_used": "civil_used",
    "military_used": "military_used",
    "extra_civil": "extra_civil",
    "extra_military": "extra_military",
    "unit_resources": "unit_resources",
    "unit_science": "unit_science",
    "wild_food": "wild_food",
    "wild_resources": "wild_resources",
}
"""The fields of a player that are plain numbers, by their names in forms."""

UNORDERED: Final = [
    *("technologies", "specials", "leaders_taken", "wonders", "ruins", "colonies", "marks", "shown_pacts"),
    *("hand", "taken_now", "military_hand", "past", "gone", "box", "shared_tactics", "known", "known_by"),
    "cards",
]
"""Lists whose order means nothing."""


def name_or_none(card: int) -> str | None:
    """A card by its id; null if there is none."""
    return CARD_IDS[card] if card != NONE else None


def names(cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [CARD_IDS[card] for card in cards]


def by_slot(counts: list[int]) -> dict[str, Json]:
    """Numbers by technology, where there are any."""
    return {CARD_IDS[SLOT_CARD[slot]]: counts[slot] for slot in range(len(counts)) if counts[slot]}


def entry_form(entry: int) -> Json:
    """A face-down card, with the seats that know it."""
    known = seen(entry)
    seats: Json = "all" if known == -1 else [seat for seat in range(4) if known >> seat & 1]
    return {"card": CARD_IDS[face(entry)], "known_by": seats} if known else CARD_IDS[face(entry)]


def settings_form(state: ThroughTheAges) -> dict[str, Json]:
    """The settings by name; those of the edition of 2006 only there."""
    form: dict[str, Json] = {
        PEACEFUL.name: PEACEFUL.values[int(state.peaceful)],
        CIVIL_HANDS.name: CIVIL_HANDS.values[0 if state.open_hands else 1],
    }
    if state.edition.original:
        form[EDITION.name] = EDITION.values[1]
        form.update(state.edition.settings)
    return form


def pact_form(player: Player) -> Json:
    """The pact in a player's area."""
    if player.pact == NONE:
        return None
    return {"card": CARD_IDS[player.pact], "with": player.pact_with, "side_a": player.pact_first}


def mark_names(marks: int) -> list[Json]:
    """A set of marks by their names."""
    return [name for name in MARKS if marks & MARKS[name]]


def player_form(player: Player) -> dict[str, Json]:
    """A civilization, all but the hands."""
    numbers: dict[str, Json] = {name: getattr(player, NUMBERS[name]) for name in NUMBERS}
    return {
        **numbers,
        "technologies": names([SLOT_CARD[slot] for slot in range(SLOTS) if player.has(slot)]),
        "workers": by_slot(player.workers),
        "stored": by_slot(player.stored),
        "government": CARD_IDS[player.government],
        "specials": names([special for special in player.specials if special != NONE]),
        "leader": name_or_none(player.leader),
        "leaders_taken": [AGES[age] for age in range(4) if player.leaders_taken >> age & 1],
        "wonders": names([WONDERS[i] for i in range(len(WONDERS)) if player.wonders >> i & 1]),
        "ruins": names([WONDERS[i] for i in range(len(WONDERS)) if player.ruins >> i & 1]),
        "homer_under": name_or_none(player.leader_under),
        "building": name_or_none(player.building),
        "stages_built": player.built,
        "colonies": names([TERRITORIES[i] for i in range(len(TERRITORIES)) if player.colonies >> i & 1]),
        "tactic": name_or_none(player.tactic),
        "war": None if player.war == NONE else {"card": CARD_IDS[player.war], "on": player.war_on},
        "pact": pact_form(player),
        "shown_pacts": names([PACTS[i] for i in range(len(PACTS)) if player.shown_pacts >> i & 1]),
        "marks": mark_names(player.marks),
    }


def step_form(step: Step) -> dict[str, Json]:
    """An open question."""
    return named_form(step, NAMES, FIELDS)


def table_form(state: ThroughTheAges) -> dict[str, Json]:
    """What lies open on the table."""
    form: dict[str, Json] = {
        "settings": settings_form(state),
        "round": state.round,
        "current": state.current,
        "age": AGES[state.age],
        "last_round": state.last_round,
        "row": [name_or_none(card) for card in state.row],
        "past": names(sorted(state.past)),
        "shared_tactics": names(state.tactics),
        "gone": names(sorted(state.gone)),
        "sent": [*state.sent],
        "force": state.force,
        "dealt": [*state.dealt],
        "steps": [step_form(step) for step in state.steps],
        "over": state.over,
    }
    if state.edition.original:
        form["attackers"] = [None if seat == NONE else seat for seat in state.attackers]
    return form


def to_json(state: ThroughTheAges) -> dict[str, Json]:
    """Everything, hidden things included: for files and scenarios, never for a player."""
    players: list[Json] = []
    for player in state.players:
        form = player_form(player)
        form["hand"] = names(player.hand)
        form["taken_now"] = names(player.fresh)
        form["military_hand"] = names(player.army_hand)
        form["knows_next_event"] = bool(player.peeked)
        players.append(form)
    table = table_form(state)
    if state.edition.original:
        table["bonuses"] = [entry_form(entry) for entry in state.bonuses]
        table["refused_bonuses"] = [entry_form(entry) for entry in state.refused]
    return {
        **table,
        "players": players,
        "deck": names(state.deck[::-1]),
        "military_deck": names(state.army_deck[::-1]),
        "discards": [[entry_form(entry) for entry in pile] for pile in state.discards],
        "events": [entry_form(entry) for entry in reversed(state.events)],
        "future_events": [entry_form(entry) for entry in state.future],
        "box": names(sorted(state.boxed)),
        "rng": state.rng.to_json(),
    }
