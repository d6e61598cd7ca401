"""The readable JSON form of a position, and back. Names, not numbers; ids are those of the card tables."""

from typing import Final

from civtable.core.game import Step
from civtable.core.reading import Node
from civtable.core.rng import rng_from_json
from civtable.core.values import Json
from civtable.games.through_the_ages import kinds
from civtable.games.through_the_ages.cards import (
    BY_ID,
    CARD_IDS,
    CARDS,
    COLONY_BIT,
    PACT_BIT,
    PACTS,
    SLOT_CARD,
    TERRITORIES,
    WONDER_BIT,
    WONDERS,
    slot_of,
)
from civtable.games.through_the_ages.check import check
from civtable.games.through_the_ages.data import (
    ACTION,
    AGES,
    AGGRESSION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    NONE,
    PACT,
    ROW,
    SLOTS,
    SPECIAL,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
    WORKER_KINDS,
)
from civtable.games.through_the_ages.ratings import refresh_all
from civtable.games.through_the_ages.rules import CIVIL_HANDS, PEACEFUL
from civtable.games.through_the_ages.state import (
    BACH_USED,
    CAESAR_USED,
    CHURCHILL_USED,
    EXCLUSIVE,
    HAMMURABI_USED,
    HOMER_SPENT,
    LEADER_REPLACED,
    LINER_USED,
    POLITICS_LOST,
    RESIGNED,
    STORES,
    TACTIC_USED,
    TRADE_USED,
    Player,
    ThroughTheAges,
    face,
    hidden,
    new_player,
    seen,
)

MANY: Final = 9999
CIVIL_KINDS: Final = [*range(EVENT)]
MILITARY_KINDS: Final = [*range(EVENT, BONUS + 1)]

MARKS: Final = {
    "hammurabi_used": HAMMURABI_USED,
    "bach_used": BACH_USED,
    "liner_used": LINER_USED,
    "churchill_used": CHURCHILL_USED,
    "tactic_used": TACTIC_USED,
    "leader_replaced": LEADER_REPLACED,
    "trade_used": TRADE_USED,
    "caesar_used": CAESAR_USED,
    "politics_lost": POLITICS_LOST,
    "resigned": RESIGNED,
    "tactic_exclusive": EXCLUSIVE,
    "homer_spent": HOMER_SPENT,
}
"""What may be done once a turn or a game, by name."""

NUMBERS: Final = [
    *("culture", "science", "yellow_bank", "unused_workers", "blue_bank", "civil_used", "military_used"),
    *("extra_civil", "extra_military", "unit_resources", "unit_science", "wild_food", "wild_resources"),
]

# Writing.


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
    """The settings by name."""
    return {
        PEACEFUL.name: PEACEFUL.values[int(state.peaceful)],
        CIVIL_HANDS.name: CIVIL_HANDS.values[0 if state.open_hands else 1],
    }


def pact_form(player: Player) -> Json:
    """The pact in a player's area."""
    if player.pact == NONE:
        return None
    return {"card": CARD_IDS[player.pact], "with": player.pact_with, "side_a": player.pact_first}


def player_form(player: Player) -> dict[str, Json]:
    """A civilization, all but the hands."""
    values = [player.culture, player.science, player.yellow, player.unused, player.blue, player.civil_used]
    values += [player.military_used, player.extra_civil, player.extra_military, player.unit_resources]
    values += [player.unit_science, player.wild_food, player.wild_resources]
    numbers: dict[str, Json] = {NUMBERS[i]: values[i] for i in range(len(NUMBERS))}
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
        "homer_under": name_or_none(player.homer_under),
        "building": name_or_none(player.building),
        "stages_built": player.built,
        "colonies": names([TERRITORIES[i] for i in range(len(TERRITORIES)) if player.colonies >> i & 1]),
        "tactic": name_or_none(player.tactic),
        "war": None if player.war == NONE else {"card": CARD_IDS[player.war], "on": player.war_on},
        "pact": pact_form(player),
        "shown_pacts": names([PACTS[i] for i in range(len(PACTS)) if player.shown_pacts >> i & 1]),
        "marks": [name for name in MARKS if player.marks & MARKS[name]],
    }


def step_form(step: Step) -> dict[str, Json]:
    """An open question: its kind, its seat, and its numbers."""
    return {"ask": kinds.NAMES[step.kind], "seat": step.seat, "numbers": [step.a, step.b, step.c]}


def table_form(state: ThroughTheAges) -> dict[str, Json]:
    """What lies open on the table."""
    return {
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
    return {
        **table_form(state),
        "players": players,
        "deck": names(state.deck[::-1]),
        "military_deck": names(state.army_deck[::-1]),
        "discards": [[entry_form(entry) for entry in pile] for pile in state.discards],
        "events": [entry_form(entry) for entry in reversed(state.events)],
        "future_events": [entry_form(entry) for entry in state.future],
        "box": names(sorted(state.boxed)),
        "rng": state.rng.to_json(),
    }


# Reading.


def card_from(node: Node, kinds_allowed: list[int]) -> int:
    """A card by its id, of certain kinds."""
    card = node.index(CARD_IDS)
    if kinds_allowed and CARDS[card].kind not in kinds_allowed:
        raise node.wrong("through_the_ages-wrong-kind", {"card": CARD_IDS[card]})
    return card


def maybe_card(node: Node, kinds_allowed: list[int]) -> int:
    """A card, or null."""
    return NONE if node.value is None else card_from(node, kinds_allowed)


def cards_from(node: Node) -> list[int]:
    """A list of cards."""
    return [item.index(CARD_IDS) for item in node.items()]


def civil_from(node: Node) -> list[int]:
    """A list of civil cards."""
    return [card_from(item, CIVIL_KINDS) for item in node.items()]


def military_from(node: Node) -> list[int]:
    """A list of military cards."""
    return [card_from(item, MILITARY_KINDS) for item in node.items()]


def entry_from(node: Node, seats: int) -> int:
    """A face-down card, with the seats that know it."""
    if isinstance(node.value, str):
        return hidden(node.index(CARD_IDS), 0)
    node.only("card", "known_by")
    known = node.child("known_by")
    if known.value == "all":
        return hidden(node.child("card").index(CARD_IDS), -1)
    mask = 0
    for item in known.items():
        mask |= 1 << item.integer(0, seats - 1)
    return hidden(node.child("card").index(CARD_IDS), mask)


def slots_from(node: Node, size: int) -> list[int]:
    """Numbers by technology."""
    counts = [0] * size
    for name, entry in node.entries():
        slot = slot_of(BY_ID[name]) if name in BY_ID and CARDS[BY_ID[name]].kind < WORKER_KINDS else size
        if slot >= size:
            raise entry.wrong("through_the_ages-wrong-technology", {"name": name})
        counts[slot] = entry.integer(0, MANY)
    return counts


def set_from(node: Node, bits: list[int]) -> int:
    """A set of wonders or territories."""
    mask = 0
    for item in node.items():
        bit = bits[item.index(CARD_IDS)]
        if bit == NONE:
            raise item.wrong("through_the_ages-wrong-kind", {"card": str(item.value)})
        if mask >> bit & 1:
            raise item.wrong("state-twice", {"name": str(item.value)})
        mask |= 1 << bit
    return mask


CARD_STEPS: Final = {
    kinds.ORDERED_BUILD: [ACTION],
    kinds.ORDERED_DEVELOP: [ACTION],
    kinds.DEFENDING: [AGGRESSION],
    kinds.RAIDING: [AGGRESSION],
    kinds.PLUNDERING: [AGGRESSION],
    kinds.INFILTRATING: [AGGRESSION],
    kinds.ANNEXING: [AGGRESSION],
    kinds.STEALING: [WAR],
    kinds.ANSWERING_PACT: [PACT],
    kinds.BIDDING: [TERRITORY],
    kinds.SENDING: [TERRITORY],
}
"""Questions about a card: which kinds it can be of."""

RIVAL_STEPS: Final = [
    *(kinds.DEFENDING, kinds.RAIDING, kinds.PLUNDERING, kinds.INFILTRATING, kinds.ANNEXING),
    *(kinds.STEALING, kinds.ANSWERING_PACT),
]


def is_card(number: int, kinds_allowed: list[int]) -> bool:
    """Whether a number is that of a card of certain kinds."""
    return 0 <= number < len(CARDS) and CARDS[number].kind in kinds_allowed


def step_from(node: Node, seats: int) -> Step:
    """An open question."""
    node.only("ask", "seat", "numbers")
    numbers = [item.integer(-1, 1 << 40) for item in node.child("numbers").items(3)]
    kind = node.child("ask").index(kinds.NAMES)
    if kind in CARD_STEPS and not is_card(numbers[0], CARD_STEPS[kind]):
        raise node.child("numbers").wrong("through_the_ages-wrong-step_card", {"ask": kinds.NAMES[kind]})
    rival = numbers[1] if kind in RIVAL_STEPS else numbers[0] if kind == kinds.TERRORIZING else 0
    if not 0 <= rival < seats:
        raise node.child("numbers").wrong("through_the_ages-wrong-step_seat", {"ask": kinds.NAMES[kind]})
    if kind == kinds.FREE_BUILDING and not 0 <= numbers[0] < SLOTS:
        raise node.child("numbers").wrong("through_the_ages-wrong-step_card", {"ask": kinds.NAMES[kind]})
    return Step(kind, node.child("seat").integer(0, seats - 1), numbers[0], numbers[1], numbers[2])


def from_json(value: Json) -> ThroughTheAges:
    """The position that `to_json` wrote, or one that somebody made up; contradictions are refused."""
    node = Node(value)
    node.only(
        *(
            "settings",
            "round",
            "current",
            "age",
            "last_round",
            "row",
            "past",
            "shared_tactics",
            "gone",
            "sent",
        ),
        *("force", "dealt", "steps", "over", "players", "deck", "military_deck", "discards", "events"),
        *("future_events", "box", "rng"),
    )
    settings = node.child("settings")
    settings.only(PEACEFUL.name, CIVIL_HANDS.name)
    boards = node.child("players").items()
    seats = len(boards)
    if not 2 <= seats <= 4:
        raise node.child("players").wrong("through_the_ages-wrong-players", {"count": seats})
    players = [player_from(boards[seat], seat, seats) for seat in range(seats)]
    state = ThroughTheAges(
        steps=[step_from(step, seats) for step in node.child("steps").items()],
        rng=rng_from_json(node.child("rng")),
        players=players,
        round=node.child("round").integer(1, MANY),
        current=node.child("current").integer(0, seats - 1),
        age=node.child("age").index(AGES),
        last_round=node.child("last_round").integer(0, MANY),
        row=[maybe_card(item, CIVIL_KINDS) for item in node.child("row").items(ROW)],
        deck=civil_from(node.child("deck"))[::-1],
        army_deck=military_from(node.child("military_deck"))[::-1],
        discards=[
            [entry_from(item, seats) for item in pile.items()] for pile in node.child("discards").items(4)
        ],
        gone=cards_from(node.child("gone")),
        events=[entry_from(item, seats) for item in node.child("events").items()][::-1],
        future=[entry_from(item, seats) for item in node.child("future_events").items()],
        past=cards_from(node.child("past")),
        tactics=cards_from(node.child("shared_tactics")),
        sent=[item.integer(0, MANY) for item in node.child("sent").items()],
        force=node.child("force").integer(0, MANY),
        peaceful=settings.child(PEACEFUL.name).index(PEACEFUL.values) == 1,
        open_hands=settings.child(CIVIL_HANDS.name).index(CIVIL_HANDS.values) == 0,
        over=node.child("over").flag(),
        pacts=sum([1 for player in players if player.pact != NONE]),
        boxed=cards_from(node.child("box")),
        dealt=[item.integer(0, 4) for item in node.child("dealt").items(4)],
    )
    refresh_all(state)
    check(state)
    return state


def player_from(node: Node, seat: int, seats: int) -> Player:
    """A civilization."""
    node.only(
        *NUMBERS,
        *(
            "technologies",
            "workers",
            "stored",
            "government",
            "specials",
            "leader",
            "leaders_taken",
            "wonders",
        ),
        *("ruins", "homer_under", "building", "stages_built", "colonies", "tactic", "war", "pact", "marks"),
        *("shown_pacts", "hand", "taken_now", "military_hand", "knows_next_event"),
    )
    player = new_player(seat)
    read_numbers(node, player)
    player.techs = 0
    for item in node.child("technologies").items():
        player.techs |= 1 << slot_of(card_from(item, [*range(WORKER_KINDS)]))
    player.workers = slots_from(node.child("workers"), SLOTS)
    player.stored = slots_from(node.child("stored"), STORES)
    player.government = card_from(node.child("government"), [GOVERNMENT])
    for item in node.child("specials").items():
        special = card_from(item, [SPECIAL])
        player.specials[CARDS[special].special] = special
    player.leader = maybe_card(node.child("leader"), [LEADER])
    for item in node.child("leaders_taken").items():
        player.leaders_taken |= 1 << item.index(AGES[:4])
    read_wonders(node, player)
    player.colonies = set_from(node.child("colonies"), COLONY_BIT)
    player.shown_pacts = set_from(node.child("shown_pacts"), PACT_BIT)
    player.tactic = maybe_card(node.child("tactic"), [TACTIC])
    read_relations(node, player, seats)
    for item in node.child("marks").items():
        player.marks |= MARKS[item.choice(list(MARKS))]
    player.hand = sorted(civil_from(node.child("hand")))
    player.fresh = cards_from(node.child("taken_now"))
    for card in player.fresh:
        if player.fresh.count(card) > player.hand.count(card):
            raise node.child("taken_now").wrong(
                "through_the_ages-wrong-not_in_hand", {"card": CARD_IDS[card]}
            )
    player.army_hand = sorted(military_from(node.child("military_hand")))
    for i in range(len(PACTS)):
        if player.shown_pacts >> i & 1 and PACTS[i] not in player.army_hand:
            raise node.child("shown_pacts").wrong("through_the_ages-wrong-shown_pacts")
    player.peeked = int(node.child("knows_next_event").flag())
    player.yellow_owned = player.yellow + player.unused + sum(player.workers)
    player.blue_owned = player.blue + sum(player.stored) + player.built
    return player


def read_numbers(node: Node, player: Player) -> None:
    """Points, banks, actions, and what is for this turn only."""
    values = [node.child(name).integer(0, MANY) for name in NUMBERS]
    player.culture, player.science, player.yellow, player.unused, player.blue = values[:5]
    player.civil_used, player.military_used, player.extra_civil, player.extra_military = values[5:9]
    player.unit_resources, player.unit_science, player.wild_food, player.wild_resources = values[9:]


def read_wonders(node: Node, player: Player) -> None:
    """Completed, ruined and unfinished wonders."""
    player.wonders = set_from(node.child("wonders"), WONDER_BIT)
    player.ruins = set_from(node.child("ruins"), WONDER_BIT)
    if player.ruins & ~player.wonders:
        raise node.child("ruins").wrong("through_the_ages-wrong-ruins")
    player.homer_under = maybe_card(node.child("homer_under"), [WONDER])
    if player.homer_under != NONE and not player.wonders >> WONDER_BIT[player.homer_under] & 1:
        raise node.child("homer_under").wrong("through_the_ages-wrong-ruins")
    player.building = maybe_card(node.child("building"), [WONDER])
    most = len(CARDS[player.building].stages) - 1 if player.building != NONE else 0
    player.built = node.child("stages_built").integer(0, most)


def read_relations(node: Node, player: Player, seats: int) -> None:
    """The war that was declared, and the pact."""
    war = node.child("war")
    if war.value is not None:
        war.only("card", "on")
        player.war = card_from(war.child("card"), [WAR])
        player.war_on = war.child("on").integer(0, seats - 1)
    pact = node.child("pact")
    if pact.value is not None:
        pact.only("card", "with", "side_a")
        player.pact = card_from(pact.child("card"), [PACT])
        player.pact_with = pact.child("with").integer(0, seats - 1)
        player.pact_first = pact.child("side_a").integer(0, seats - 1)
