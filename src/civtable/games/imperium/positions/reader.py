"""Reading the JSON form of a position back; what contradicts the rules is refused."""

from typing import Final

from civtable.core import steps
from civtable.core.game import Step
from civtable.core.reading import Node
from civtable.core.rng import rng_from_json
from civtable.core.values import Json
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.cues import Start, Use
from civtable.games.imperium.automa.form import automa_from_node
from civtable.games.imperium.cards.table import BOXES, CARD_IDS, NATION_IDS
from civtable.games.imperium.positions.check import check
from civtable.games.imperium.positions.contradictions import refuse_contradictions
from civtable.games.imperium.positions.fields import FIELDS, MAKERS, OLD_FIELDS, OLD_MAKERS
from civtable.games.imperium.positions.form import SMALL_NAMES
from civtable.games.imperium.positions.frames import SEATS, frames_from
from civtable.games.imperium.setup import BOX
from civtable.games.imperium.state import ENDINGS, PHASES, SPACES, Imperium, Player
from civtable.games.imperium.steps import NAMES, STARTING, USING, AbilityStep, cue_number
from civtable.games.imperium.terms import ICONS, NONE, RESOURCES, STATES

MOST: Final = 100_000
PLAYER_NAMES: Final = [
    *("nation", "power", "state", "tokens", "actions", "exhaust", "spent", "in_play", "held", "discard"),
    *("history", "sunken", "developments", "quest", "journey", "king_of_kings", "due", "ignores", "treated"),
    *("hand", "deck", "deck_seen", "garrison_order", "nation_deck", "nation_top_seen", "secret"),
]
STATE_NAMES: Final = [
    *("box", "commons", "round", "current", "phase", "last_round", "ended", "market", "unrest", "exile"),
    *("kings_side", "added", "removed", "players", "automa", "main_deck", "small_decks", "fame"),
    *("fame_seen", "fame_out", "frames", "steps", "rng"),
]


def cards_from(node: Node) -> list[int]:
    """A list of cards."""
    return [item.index(CARD_IDS) for item in node.items()]


def card_from(node: Node) -> int:
    """A card, or none."""
    return NONE if node.value is None else node.index(CARD_IDS)


def tokens_from(node: Node) -> list[int]:
    """Numbers by resource."""
    node.only(*RESOURCES)
    return [node.child(name).integer(0, MOST) for name in RESOURCES]


def seen_from(node: Node) -> list[int]:
    """Who knows the topmost cards of a deck."""
    found: list[int] = []
    for item in node.items():
        if item.value == "all":
            found.append(-1)
        else:
            found.append(sum([1 << seat.integer(0, SEATS - 1) for seat in item.items()]))
    return found[::-1]


def treated_from(node: Node) -> list[int]:
    """Rivers and fertile icons that count as production. They were stored as one number earlier."""
    if not isinstance(node.value, dict):
        number = node.integer(0, MOST)
        return [number & 15, number >> 4]
    node.only("river", "fertile")
    return [node.child(icon).integer(0, MOST) for icon in ("river", "fertile")]


def player_from(node: Node, seat: int) -> Player:
    """A player."""
    node.only(*PLAYER_NAMES)
    in_play: list[int] = []
    used: list[int] = []
    for item in node.child("in_play").items():
        in_play.append(item.child("card").index(CARD_IDS))
        used.append(int(item.child("exhausted").flag()))
    hosts: list[int] = []
    garrison: list[int] = []
    for item in node.child("garrison_order").items():
        pair = item.items(2)
        hosts.append(pair[0].index(CARD_IDS))
        garrison.append(pair[1].index(CARD_IDS))
    ignores = node.child("ignores")
    treated = treated_from(node.child("treated"))
    return Player(
        seat=seat,
        nation=node.child("nation").index(NATION_IDS),
        power=node.child("power").index(CARD_IDS),
        state=node.child("state").index(STATES),
        tokens=tokens_from(node.child("tokens")),
        actions=node.child("actions").integer(0, MOST),
        exhaust=node.child("exhaust").integer(0, 5),
        spent=int(node.child("spent").flag()),
        hand=sorted(cards_from(node.child("hand"))),
        deck=cards_from(node.child("deck"))[::-1],
        deck_seen=seen_from(node.child("deck_seen")),
        discard=cards_from(node.child("discard")),
        in_play=in_play,
        used=used,
        held=node.child("held").integer(0, MOST),
        hosts=hosts,
        garrison=garrison,
        history=cards_from(node.child("history")),
        sunken=cards_from(node.child("sunken")),
        nation_deck=cards_from(node.child("nation_deck"))[::-1],
        nation_seen=int(node.child("nation_top_seen").flag()),
        developments=sorted(cards_from(node.child("developments"))),
        quest=card_from(node.child("quest")),
        journey=node.child("journey").integer(0, 3),
        secret=cards_from(node.child("secret")),
        kings_done=node.child("king_of_kings").flag(),
        due=cards_from(node.child("due")),
        ignores=NONE if ignores.value is None else ignores.index(STATES),
        treated_rivers=treated[0],
        treated_fertile=treated[1],
    )


def is_old(node: Node) -> bool:
    """Whether a step says in one number what set an ability off, as steps did once."""
    if not isinstance(node.value, dict) or node.value.get("ask") not in (NAMES[STARTING], NAMES[USING]):
        return False
    return "number" in node.value or "numbers" in node.value


def step_from(node: Node, players: int) -> Step:
    """An open question; one of an ability stands at a place in it."""
    if is_old(node):
        step = steps.step_from(node, NAMES, OLD_FIELDS, OLD_MAKERS, players)
        if isinstance(step, (Start, Use)) and not (step.icon < len(ICONS) and step.resource < len(RESOURCES)):
            got = cue_number(step.icon, step.resource, step.amount)
            raise node.wrong("state-step-number", {"name": "number", "got": got})
        return step
    step = steps.step_from(node, NAMES, FIELDS, MAKERS, players)
    if isinstance(step, AbilityStep) and step.position >= len(ABILITIES[step.ability].code):
        name = ABILITIES[step.ability].name
        raise node.wrong("imperium-wrong-position", {"position": step.position, "name": name})
    return step


def market_from(node: Node) -> tuple[list[int], list[int], list[int]]:
    """Cards, unrest and tokens of the five spaces."""
    market: list[int] = []
    unrest: list[int] = []
    tokens = [0] * (3 * SPACES)
    items = node.items(SPACES)
    for space in range(SPACES):
        items[space].only("card", "unrest", "tokens")
        market.append(card_from(items[space].child("card")))
        unrest.append(items[space].child("unrest").integer(0, 1))
        numbers = tokens_from(items[space].child("tokens"))
        for what in range(3):
            tokens[what * SPACES + space] = numbers[what]
    return market, unrest, tokens


def from_json(value: Json) -> Imperium:
    """A position from its JSON form."""
    node = Node(value)
    node.only(*STATE_NAMES)
    seats = node.child("players").items()
    market, unrest, tokens = market_from(node.child("market"))
    small = node.child("small_decks")
    small.only(*SMALL_NAMES)
    automa = node.child("automa")
    state = Imperium(
        steps=[step_from(item, len(seats)) for item in node.child("steps").items()],
        rng=rng_from_json(node.child("rng")),
        players=[player_from(seats[seat], seat) for seat in range(len(seats))],
        automa=None if automa.value is None else automa_from_node(automa),
        box=node.child("box").index(BOX.values),
        commons=node.child("commons").index(BOXES),
        round=node.child("round").integer(1, MOST),
        current=node.child("current").integer(-1, len(seats) - 1),
        phase=node.child("phase").index(PHASES),
        last_round=node.child("last_round").integer(0, MOST),
        ended=node.child("ended").index(ENDINGS),
        market=market,
        market_unrest=unrest,
        on_market=tokens,
        main=cards_from(node.child("main_deck"))[::-1],
        small=[cards_from(small.child(name))[::-1] for name in SMALL_NAMES],
        fame=cards_from(node.child("fame"))[::-1],
        fame_seen=seen_from(node.child("fame_seen")),
        fame_out=cards_from(node.child("fame_out")),
        kings_side=node.child("kings_side").index(["a", "b"]),
        unrest=node.child("unrest").integer(0, MOST),
        exile=cards_from(node.child("exile")),
        frames=frames_from(node.child("frames"), len(seats)),
        added=cards_from(node.child("added")),
        removed=cards_from(node.child("removed")),
    )
    check(state)
    refuse_contradictions(state)
    return state
