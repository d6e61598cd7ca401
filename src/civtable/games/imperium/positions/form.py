"""The readable JSON form of a position: names, not numbers. Decks are written from the top."""

from typing import Final

from civtable.core import steps
from civtable.core.game import Step
from civtable.core.values import Json
from civtable.games.imperium.automa.form import automa_to_json
from civtable.games.imperium.cards.table import BOXES, CARD_IDS, NATION_IDS
from civtable.games.imperium.positions.fields import FIELDS
from civtable.games.imperium.positions.frames import SEATS, frames_form, name_or_none
from civtable.games.imperium.setup import BOX
from civtable.games.imperium.state import ENDINGS, PHASES, SPACES, Imperium, Player
from civtable.games.imperium.steps import NAMES
from civtable.games.imperium.terms import NONE, RESOURCES, SMALL_DECKS, STATES, SUITS

SMALL_NAMES: Final = SUITS[:SMALL_DECKS]

UNORDERED: Final = [
    *("hand", "developments", "secret", "fame_out", "added", "removed", "deck_cards", "nation_cards"),
    *("hand_or_deck", "unseen_kinds", "cards"),
]
"""Lists whose order means nothing."""


def names(cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [CARD_IDS[card] for card in cards]


def tokens_form(tokens: list[int]) -> dict[str, Json]:
    """Numbers by resource."""
    return {RESOURCES[what]: tokens[what] for what in range(len(RESOURCES))}


def seen_form(seen: list[int]) -> list[Json]:
    """Who knows the topmost cards of a deck, from the top: all, or a list of seats."""
    found: list[Json] = []
    for mask in reversed(seen):
        seats: list[Json] = [seat for seat in range(SEATS) if mask >> seat & 1]
        found.append("all" if mask == -1 else seats)
    return found


def in_play_form(player: Player) -> list[Json]:
    """The cards in play, in the order in which they came; what is garrisoned under each."""
    found: list[Json] = []
    for i in range(len(player.in_play)):
        card = player.in_play[i]
        under = [player.garrison[j] for j in range(len(player.garrison)) if player.hosts[j] == card]
        entry: dict[str, Json] = {"card": CARD_IDS[card], "exhausted": bool(player.used[i])}
        if under and card not in player.in_play[:i]:
            entry["garrison"] = names(under)
        found.append(entry)
    return found


def open_player_form(player: Player) -> dict[str, Json]:
    """What lies open before a player."""
    return {
        "nation": NATION_IDS[player.nation],
        "power": CARD_IDS[player.power],
        "state": STATES[player.state],
        "tokens": tokens_form(player.tokens),
        "actions": player.actions,
        "exhaust": player.exhaust,
        "spent": bool(player.spent),
        "in_play": in_play_form(player),
        "held": player.held,
        "discard": names(player.discard),
        "history": names(player.history),
        "sunken": names(player.sunken),
        "developments": names(player.developments),
        "quest": name_or_none(player.quest),
        "journey": player.journey,
        "king_of_kings": player.kings_done,
        "due": names(player.due),
        "ignores": STATES[player.ignores] if player.ignores != NONE else None,
        "treated": {"river": player.treated_rivers, "fertile": player.treated_fertile},
    }


def player_form(player: Player) -> dict[str, Json]:
    """All of a player."""
    return {
        **open_player_form(player),
        "hand": names(player.hand),
        "deck": names(player.deck[::-1]),
        "deck_seen": seen_form(player.deck_seen),
        "garrison_order": [
            [CARD_IDS[player.hosts[i]], CARD_IDS[player.garrison[i]]] for i in range(len(player.garrison))
        ],
        "nation_deck": names(player.nation_deck[::-1]),
        "nation_top_seen": bool(player.nation_seen),
        "secret": names(player.secret),
    }


def step_form(step: Step) -> dict[str, Json]:
    """An open question."""
    return steps.step_form(step, NAMES, FIELDS)


def market_form(state: Imperium) -> list[Json]:
    """The five spaces: card, unrest below, tokens on it."""
    found: list[Json] = []
    for space in range(SPACES):
        tokens = [state.on_market[what * SPACES + space] for what in range(3)]
        found.append(
            {
                "card": name_or_none(state.market[space]),
                "unrest": state.market_unrest[space],
                "tokens": tokens_form(tokens),
            }
        )
    return found


def table_form(state: Imperium) -> dict[str, Json]:
    """What lies open on the table."""
    return {
        "box": BOX.values[state.box],
        "commons": BOXES[state.commons],
        "round": state.round,
        "current": state.current,
        "phase": PHASES[state.phase],
        "last_round": state.last_round,
        "ended": ENDINGS[state.ended],
        "market": market_form(state),
        "unrest": state.unrest,
        "exile": names(state.exile),
        "kings_side": "ab"[state.kings_side],
        "added": names(state.added),
        "removed": names(state.removed),
    }


def to_json(state: Imperium) -> dict[str, Json]:
    """Everything, hidden things included: for files and scenarios, never for a player."""
    small: dict[str, Json] = {SMALL_NAMES[i]: names(state.small[i][::-1]) for i in range(SMALL_DECKS)}
    return {
        **table_form(state),
        "players": [player_form(player) for player in state.players],
        "automa": None if state.automa is None else automa_to_json(state.automa),
        "main_deck": names(state.main[::-1]),
        "small_decks": small,
        "fame": names(state.fame[::-1]),
        "fame_seen": seen_form(state.fame_seen),
        "fame_out": names(state.fame_out),
        "frames": frames_form(state.frames),
        "steps": [step_form(step) for step in state.steps],
        "rng": state.rng.to_json(),
    }
