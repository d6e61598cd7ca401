"""What no game can lead to: refused where somebody makes up a position. What is only unusual is allowed."""

from typing import Final

from civtable.games.through_the_ages.cards.table import CARDS, slot_of
from civtable.games.through_the_ages.data import (
    AGE_IV,
    AGES,
    FIRST_UNIT,
    GOVERNMENT,
    LAB,
    LEVELS,
    NONE,
    SLOTS,
    WORKER_KINDS,
)
from civtable.games.through_the_ages.player import EXCLUSIVE, Player
from civtable.games.through_the_ages.positions.check import all_cards, wrong
from civtable.games.through_the_ages.special.antiquity import is_twice
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import (
    ACTING,
    BEGINNING,
    DEFENDING,
    ENDING_TURN,
    NAMES,
    RESISTING,
    SENDING,
    STRIKING,
)

TURNS: Final = [ENDING_TURN, BEGINNING]
"""What lies at the bottom of the open questions: somebody's turn."""

WITH_UNITS: Final = [SENDING, STRIKING, RESISTING]
"""Questions about units that are given up: `sent` counts them."""


def refuse_contradictions(state: ThroughTheAges) -> None:
    """Raise BadState if the position cannot come about."""
    refuse_in_course(state)
    for player in state.players:
        refuse_relations(state, player)
        refuse_leader(state, player)
        refuse_tactic(state, player)
        refuse_buildings(player)
        refuse_hand(player)


def refuse_in_course(state: ThroughTheAges) -> None:
    """Age, decks, and whose turn it is."""
    if state.over and state.steps:
        raise wrong("over_and_asked")
    if state.age == AGE_IV and (state.deck or state.army_deck):
        raise wrong("deck_in_age_iv")
    if state.last_round and state.last_round < state.round:
        raise wrong("last_round", {"round": state.round, "last": state.last_round})
    if not state.steps:
        return
    turn = state.steps[0]
    if turn.kind not in TURNS:
        raise wrong("no_turn", {"ask": NAMES[turn.kind]})
    if turn.seat != state.current:
        raise wrong("current", {"current": state.current, "seat": turn.seat})
    for step in state.steps:
        if state.players[step.seat].resigned() and step.kind != ENDING_TURN:
            raise wrong("resigned_asked", {"seat": step.seat, "ask": NAMES[step.kind]})
        if step.kind == ACTING and step.seat != state.current:
            raise wrong("current", {"current": state.current, "seat": step.seat})
    refuse_units(state)


def refuse_units(state: ThroughTheAges) -> None:
    """Units are given up while somebody is asked for them, and only those that are there."""
    top = state.steps[-1]
    needed = top.kind in WITH_UNITS or (top.kind == DEFENDING and state.edition.sacrifices)
    if len(state.sent) not in (0, SLOTS - FIRST_UNIT * LEVELS) or (needed and not state.sent):
        raise wrong("sent", {"ask": NAMES[top.kind], "want": SLOTS - FIRST_UNIT * LEVELS})
    for i in range(len(state.sent)):
        if needed and state.sent[i] > state.players[top.seat].workers[FIRST_UNIT * LEVELS + i]:
            raise wrong("sent_units", {"seat": top.seat})


def refuse_relations(state: ThroughTheAges, player: Player) -> None:
    """Wars and pacts are with others."""
    if player.war != NONE and player.war_on == player.seat:
        raise wrong("war_on_oneself", {"seat": player.seat})
    if player.pact != NONE and player.pact_with == player.seat:
        raise wrong("pact_with_oneself", {"seat": player.seat})
    if player.pact != NONE and player.pact_first not in (player.seat, player.pact_with):
        raise wrong("pact_side", {"seat": player.seat})


def refuse_leader(state: ThroughTheAges, player: Player) -> None:
    """Who has a leader has taken one of its age; Homer is in one place."""
    if player.leader != NONE and not player.leaders_taken >> CARDS[player.leader].age & 1:
        age = AGES[CARDS[player.leader].age]
        raise wrong("leader_age", {"seat": player.seat, "card": CARDS[player.leader].id, "age": age})
    if player.leader_under != NONE and is_twice(state, player, all_cards(state)):
        raise wrong("homer_twice", {"seat": player.seat})


def refuse_tactic(state: ThroughTheAges, player: Player) -> None:
    """A tactic is one's own, or one that all share."""
    if player.tactic == NONE and player.marks & EXCLUSIVE:
        raise wrong("no_tactic", {"seat": player.seat})
    if player.tactic != NONE and not player.marks & EXCLUSIVE and player.tactic not in state.tactics:
        raise wrong("tactic", {"seat": player.seat, "card": CARDS[player.tactic].id})


def refuse_buildings(player: Player) -> None:
    """No government allows so many buildings of a kind. A lower limit than before takes none away."""
    cards = player.edition.cards
    most = (
        max([card.urban_limit for card in cards if card.kind == GOVERNMENT]) + player.edition.more_buildings
    )
    for kind in range(LAB, FIRST_UNIT):
        count = sum(player.workers[kind * LEVELS : (kind + 1) * LEVELS])
        if count > most:
            raise wrong("too_many_buildings", {"seat": player.seat, "count": count, "most": most})


def refuse_hand(player: Player) -> None:
    """A technology in play is not in the hand too; special ones can be, where they were won in a war."""
    for held in player.hand:
        kind = CARDS[held].kind
        in_play = kind < WORKER_KINDS and player.has(slot_of(held))
        if in_play or (kind == GOVERNMENT and held == player.government):
            raise wrong("hand_and_play", {"seat": player.seat, "card": CARDS[held].id})
