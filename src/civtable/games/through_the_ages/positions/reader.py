"""Reading a position from its JSON form: contradictions are refused with the path and the reason."""

from typing import Final

from civtable.core.game import Step
from civtable.core.reading import Node
from civtable.core.rng import rng_from_json
from civtable.core.steps import step_from as named_step
from civtable.core.values import Json
from civtable.games.through_the_ages import steps
from civtable.games.through_the_ages.cards.table import (
    BY_ID,
    CARD_IDS,
    CARDS,
    COLONY_BIT,
    PACT_BIT,
    PACTS,
    WONDER_BIT,
    slot_of,
)
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
from civtable.games.through_the_ages.editions import (
    A_NEW_STORY,
    EDITION,
    FACE_UP_CARDS,
    OF_2006,
    PEACEFUL,
    Edition,
    edition_of,
    no_such_table,
)
from civtable.games.through_the_ages.player import STORES, Player, new_player
from civtable.games.through_the_ages.positions.check import check, returning
from civtable.games.through_the_ages.positions.contradictions import refuse_contradictions
from civtable.games.through_the_ages.positions.fields import FIELDS, MAKERS, card_in, rival_in
from civtable.games.through_the_ages.positions.form import MARKS, NUMBERS
from civtable.games.through_the_ages.ratings import refresh_all
from civtable.games.through_the_ages.rules import CIVIL_HANDS
from civtable.games.through_the_ages.special.rivals import feel_rivals
from civtable.games.through_the_ages.state import ThroughTheAges, hidden

MANY: Final = 9999
CIVIL_KINDS: Final = [*range(EVENT)]
MILITARY_KINDS: Final = [*range(EVENT, BONUS + 1)]


def card_from(node: Node, kinds_allowed: list[int]) -> int:
    """A card by its id, of certain steps."""
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
    steps.ORDERED_BUILD: [ACTION],
    steps.ORDERED_DEVELOP: [ACTION],
    steps.DEFENDING: [AGGRESSION],
    steps.RAIDING: [AGGRESSION],
    steps.PLUNDERING: [AGGRESSION],
    steps.INFILTRATING: [AGGRESSION],
    steps.ANNEXING: [AGGRESSION],
    steps.STEALING: [WAR],
    steps.STRIKING: [AGGRESSION, WAR],
    steps.RESISTING: [WAR],
    steps.LOOTING: [WAR],
    steps.ANSWERING_PACT: [PACT],
    steps.BIDDING: [TERRITORY],
    steps.SENDING: [TERRITORY],
}
"""Questions about a card: which kinds it can be of."""


def is_card(number: int, kinds_allowed: list[int]) -> bool:
    """Whether a number is that of a card of certain steps."""
    return 0 <= number < len(CARDS) and CARDS[number].kind in kinds_allowed


def step_from(node: Node, seats: int) -> Step:
    """An open question, about a card of the right kind."""
    step = named_step(node, steps.NAMES, FIELDS, MAKERS, seats)
    if step.kind in CARD_STEPS and not is_card(card_in(step), CARD_STEPS[step.kind]):
        raise node.wrong("through_the_ages-wrong-step_card", {"ask": steps.NAMES[step.kind]})
    if rival_in(step) == step.seat:
        raise node.wrong("through_the_ages-wrong-step_seat", {"ask": steps.NAMES[step.kind]})
    return step


def from_json(value: Json) -> ThroughTheAges:
    """The position that `to_json` wrote, or one that somebody made up; contradictions are refused."""
    node = Node(value)
    settings = node.child("settings")
    edition = edition_from(settings)
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
        *("future_events", "box", "rng", *(PARTS_OF_2006 if edition.original else [])),
    )
    boards = node.child("players").items()
    seats = len(boards)
    if not 2 <= seats <= 4:
        raise node.child("players").wrong("through_the_ages-wrong-players", {"count": seats})
    players = [player_from(boards[seat], edition, seat, seats) for seat in range(seats)]
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
        edition=edition,
        bonuses=[],
        refused=[],
        attackers=[],
    )
    if edition.original:
        read_2006(node, state)
    refresh_all(state)
    feel_rivals(state)
    check(state)
    refuse_contradictions(state)
    return state


PARTS_OF_2006: Final = ["attackers", "bonuses", "refused_bonuses"]


def edition_from(settings: Node) -> Edition:
    """The edition with its version and variants; positions that name none are of 2015."""
    names = [name for name, _ in settings.entries()]
    if EDITION.name not in names:
        settings.only(PEACEFUL.name, CIVIL_HANDS.name)
        return A_NEW_STORY
    # Positions that were written before bonus cards could be counted do not say how many lie open.
    given = [setting for setting in OF_2006 if setting is not FACE_UP_CARDS or setting.name in names]
    settings.only(EDITION.name, PEACEFUL.name, CIVIL_HANDS.name, *[setting.name for setting in given])
    chosen = {setting.name: setting.values[0] for setting in OF_2006}
    for setting in given:
        chosen[setting.name] = settings.child(setting.name).choice(setting.values)
    chosen[EDITION.name] = settings.child(EDITION.name).choice(EDITION.values[1:])
    chosen[PEACEFUL.name] = settings.child(PEACEFUL.name).choice(PEACEFUL.values)
    reason = no_such_table(chosen)
    if reason is not None:
        raise settings.wrong(reason.key, reason.args)
    return edition_of(chosen)


def read_2006(node: Node, state: ThroughTheAges) -> None:
    """What only the edition of 2006 has: bonus cards, markers of who is attacked, fallen workers."""
    seats = len(state.players)
    state.bonuses = [entry_from(item, seats) for item in node.child("bonuses").items()]
    state.refused = [entry_from(item, seats) for item in node.child("refused_bonuses").items()]
    markers = node.child("attackers").items(seats if state.edition.one_attacker else 0)
    state.attackers = [NONE if item.value is None else item.integer(0, seats - 1) for item in markers]
    for player in state.players:
        player.yellow_owned += returning(state, player.seat)


def player_from(node: Node, edition: Edition, seat: int, seats: int) -> Player:
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
    player = new_player(edition, seat)
    read_numbers(node, player)
    player.techs = 0
    for item in node.child("technologies").items():
        player.techs |= 1 << slot_of(card_from(item, [*range(WORKER_KINDS)]))
    player.workers = slots_from(node.child("workers"), SLOTS)
    player.stored = slots_from(node.child("stored"), STORES)
    player.government = card_from(node.child("government"), [GOVERNMENT])
    for item in node.child("specials").items():
        special = card_from(item, [SPECIAL])
        other = player.specials[CARDS[special].special]
        if other != NONE:
            raise item.wrong(
                "through_the_ages-wrong-two_specials", {"card": CARD_IDS[special], "other": CARD_IDS[other]}
            )
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
    for name, field in NUMBERS.items():
        setattr(player, field, node.child(name).integer(0, MANY))


def read_wonders(node: Node, player: Player) -> None:
    """Completed, ruined and unfinished wonders."""
    player.wonders = set_from(node.child("wonders"), WONDER_BIT)
    player.ruins = set_from(node.child("ruins"), WONDER_BIT)
    if player.ruins & ~player.wonders:
        raise node.child("ruins").wrong("through_the_ages-wrong-ruins")
    player.leader_under = maybe_card(node.child("homer_under"), [WONDER])
    if player.leader_under != NONE and not player.wonders >> WONDER_BIT[player.leader_under] & 1:
        raise node.child("homer_under").wrong("through_the_ages-wrong-ruins")
    player.building = maybe_card(node.child("building"), [WONDER])
    most = len(player.edition.cards[player.building].stages) - 1 if player.building != NONE else 0
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
