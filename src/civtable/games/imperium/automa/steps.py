"""The steps of the automa's tables: whether each can be done, and what it does."""

from typing import Final

from civtable.games.imperium.abilities.book import EFFECTS
from civtable.games.imperium.abilities.cues import begin
from civtable.games.imperium.abilities.library import system_ability
from civtable.games.imperium.abilities.zones import is_firm
from civtable.games.imperium.automa.market import (
    acquire,
    acquire_exiled,
    best_exiled,
    best_in_market,
    break_through,
    can_break_through,
    can_gain_fame,
    exile_choice,
    exile_from_market,
    gain_fame,
)
from civtable.games.imperium.automa.matching import COUNTS
from civtable.games.imperium.automa.state import ATTACK_AVOIDED, NOTHING, Automa
from civtable.games.imperium.automa.tables import (
    ABANDON,
    ACQUIRE,
    ACQUIRE_EXILED,
    ACQUIRE_WITH,
    ATTACKS,
    BREAK_THROUGH,
    DISCARD_DECK,
    DISCARD_DYNASTY,
    EXCHANGE,
    EXILE_MARKET,
    EXILE_QUEST,
    GAIN,
    GAIN_FAME,
    GAIN_PER_REGION,
    GAIN_QUEST,
    HAVE_IN_PLAY,
    HAVE_NONE_DISCARDED,
    IF_YOU_ARE,
    IF_YOU_HAVE,
    MOST_DISCARDED,
    MOVE,
    PINNED_KIND,
    PLACE_ON_MARKET,
    PLAY_THIS,
    REGION_KIND,
    RETURN_UNREST,
    SPEND,
    SPEND_ALL,
    SPEND_ONE_OF,
    STEAL,
    TAKE_UNREST,
    THIS_TO,
    TRIGGER_END,
    TURN_ALL,
    TURN_JOURNEY,
    UNREST_IN_NEW_DISCARD,
    YOU_ABANDON,
    YOU_DISCARD,
    YOU_GAIN,
    YOU_MAY_DRAW,
    YOU_MAY_RETURN_UNREST,
    YOU_RECALL,
    YOU_TAKE_UNREST,
    ZONE_PLAY,
    Effect,
)
from civtable.games.imperium.automa.verbs import (
    abandon,
    best_of,
    discard_deck,
    discard_dynasty,
    gain,
    has_die_card,
    in_play,
    move,
    place_on_market,
    put_on_deck,
    return_unrest,
    spend,
    steal,
    take_unrest,
    to_discard,
    zone_cards,
)
from civtable.games.imperium.cards.table import NATIONS, UNREST
from civtable.games.imperium.happenings import (
    AUTOMA_JOURNEYED,
    AUTOMA_MOVED,
    AUTOMA_PLAYED,
    AUTOMA_QUEST,
    AUTOMA_TOOK_UNREST,
)
from civtable.games.imperium.state import Imperium, Player
from civtable.games.imperium.steps import DoSequence
from civtable.games.imperium.terms import NONE
from civtable.games.imperium.verbs import gain as player_gains
from civtable.games.imperium.verbs import trigger_end, use_unrest

# What rows make the person do. Discarding, recalling and abandoning is the person's choice.
DISCARDS: Final = [
    system_ability(f"automa_discard_{n}", [{"op": "discard", "n": n}]) for n in range(1, MOST_DISCARDED + 1)
]
RECALLS_REGION: Final = system_ability(
    "automa_recall_region", [{"op": "recall", "n": 1, "filter": {"suit": "region"}}]
)
RECALLS_PINNED: Final = system_ability(
    "automa_recall_pinned", [{"op": "recall", "n": 1, "filter": {"header": "pinned"}}]
)
ABANDONS_REGION: Final = system_ability(
    "automa_abandon_region", [{"op": "abandon", "n": 1, "filter": {"suit": "region"}}]
)
ABANDONS_PINNED: Final = system_ability(
    "automa_abandon_pinned", [{"op": "abandon", "n": 1, "filter": {"header": "pinned"}}]
)
TAKES_UNREST: Final = system_ability("automa_take_unrest", [{"op": "take_unrest", "n": 1}])
MAY_DRAW: Final = system_ability("automa_may_draw", [{"op": "draw", "n": 1, "may": True}])
MAY_RETURN: Final = [
    system_ability(
        "automa_may_return_unrest", [{"op": "return_unrest", "n": 1, "from": ["hand"], "may": True}]
    ),
    system_ability(
        "automa_may_return_unrest_too",
        [{"op": "return_unrest", "n": 1, "from": ["hand", "discard"], "may": True}],
    ),
]
"""[1 if the discard pile counts too]."""


def person_has(player: Player, kind: int) -> bool:
    """Whether the person has a card of a kind in play that can leave it."""
    counts = COUNTS[kind]
    return any(counts[card] and not is_firm(card) for card in player.in_play)


def is_possible(state: Imperium, automa: Automa, effect: Effect, if_possible: bool = False) -> bool:
    """Whether a step can be done. What is not named here never fails.

    `if_possible`: it opens a sentence with these words, where turning tokens needs at least one.
    """
    op = effect.op
    if op == SPEND:
        return automa.tokens[effect.what] >= effect.n
    if op == SPEND_ONE_OF:
        return automa.tokens[effect.what] >= effect.n or automa.tokens[effect.into] >= effect.m
    if op == TURN_ALL:
        return not if_possible or automa.tokens[effect.what] > 0
    if op == ACQUIRE:
        return best_in_market(state, effect.suits) != NONE
    if op == ACQUIRE_WITH:
        return best_in_market(state, effect.suits, effect.what) != NONE
    if op == ACQUIRE_EXILED:
        return best_exiled(state, effect.suits) != NONE
    if op == BREAK_THROUGH:
        return can_break_through(state, effect.suits)
    if op == GAIN_FAME:
        return can_gain_fame(state, automa)
    if op in (ABANDON, HAVE_IN_PLAY):
        return in_play(automa, effect.what) >= effect.n
    if op == DISCARD_DECK:
        return bool(automa.deck)
    if op == DISCARD_DYNASTY:
        return bool(automa.dynasty)
    if op == MOVE:
        return best_of(zone_cards(automa, effect.source), effect.what) != NONE
    if op == HAVE_NONE_DISCARDED:
        return best_of(automa.discard, effect.what) == NONE
    if op == PLACE_ON_MARKET:
        return has_die_card(state, automa)
    if op == EXILE_MARKET:
        return exile_choice(state) != NONE
    if op == RETURN_UNREST:
        return UNREST in automa.discard
    if op == EXILE_QUEST:
        return bool(automa.quests) and not EFFECTS[automa.quests[-1]].last_quest
    if op == GAIN_QUEST:
        return bool(automa.quests)
    if op in (YOU_RECALL, YOU_ABANDON):
        return person_has(state.players[0], effect.what)
    if op == YOU_DISCARD:
        return bool(state.players[0].hand)
    return True


def do(state: Imperium, automa: Automa, effect: Effect) -> None:
    """Carry out a step that is possible."""
    op = effect.op
    if op in ATTACKS:
        if automa.attack != ATTACK_AVOIDED:
            hit(state, automa, effect)
    elif op <= EXCHANGE:
        do_with_tokens(state, automa, effect)
    elif op >= YOU_GAIN:
        do_to_person(state, effect)
    elif ACQUIRE <= op <= GAIN_FAME or op in (EXILE_MARKET, PLACE_ON_MARKET):
        do_in_market(state, automa, effect)
    else:
        do_with_cards(state, automa, effect)


def do_with_tokens(state: Imperium, automa: Automa, effect: Effect) -> None:
    """Gain, spend, exchange."""
    op, n, what, into = effect.op, effect.n, effect.what, effect.into
    tokens = automa.tokens
    if op == GAIN:
        gain(state, automa, what, n)
    elif op == GAIN_PER_REGION:
        gain(state, automa, what, n * in_play(automa, REGION_KIND))
    elif op == SPEND:
        spend(state, automa, what, n)
    elif op == SPEND_ONE_OF:
        if tokens[what] >= n:
            spend(state, automa, what, n)
        else:
            spend(state, automa, into, effect.m)
    elif op == SPEND_ALL:
        spend(state, automa, what, tokens[what])
    elif op == TURN_ALL:
        number = tokens[what]
        spend(state, automa, what, number)
        gain(state, automa, into, number)
    else:
        assert op == EXCHANGE, op
        times = tokens[what] // n
        spend(state, automa, what, times * n)
        gain(state, automa, into, times * effect.m)


def do_in_market(state: Imperium, automa: Automa, effect: Effect) -> None:
    """Acquire, break through, fame, exile, tokens on the market."""
    op = effect.op
    if op == ACQUIRE:
        acquire(state, automa, best_in_market(state, effect.suits))
    elif op == ACQUIRE_WITH:
        acquire(state, automa, best_in_market(state, effect.suits, effect.what))
    elif op == ACQUIRE_EXILED:
        acquire_exiled(state, automa, best_exiled(state, effect.suits))
    elif op == BREAK_THROUGH:
        break_through(state, automa, effect.suits)
    elif op == GAIN_FAME:
        gain_fame(state, automa)
    elif op == EXILE_MARKET:
        exile_from_market(state)
    else:
        assert op == PLACE_ON_MARKET, op
        place_on_market(state, automa, effect.what, effect.n)


def do_with_cards(state: Imperium, automa: Automa, effect: Effect) -> None:
    """Its own cards: deck, discard, dynasty, play area, quests, journey."""
    op = effect.op
    if op == ABANDON:
        abandon(state, automa, effect.what, effect.n)
    elif op == DISCARD_DECK:
        discard_deck(state, automa, effect.n)
    elif op == DISCARD_DYNASTY:
        discard_dynasty(state, automa)
    elif op == MOVE:
        cards = zone_cards(automa, effect.source)
        card = cards.pop(best_of(cards, effect.what))
        state.emit(AUTOMA_MOVED, NONE, card, effect.into)
        move(state, automa, card, effect.into)
    elif op in (THIS_TO, PLAY_THIS):
        move_this(state, automa, ZONE_PLAY if op == PLAY_THIS else effect.into)
    elif op == TAKE_UNREST:
        take_unrest(state, automa)
    elif op == RETURN_UNREST:
        return_unrest(state, automa)
    elif op in (EXILE_QUEST, GAIN_QUEST):
        quest = automa.quests.pop()
        state.tell_all()
        state.emit(AUTOMA_QUEST, NONE, quest, int(op == EXILE_QUEST))
        if op == EXILE_QUEST:
            state.exile.append(quest)
        else:
            put_on_deck(automa, quest, seen=True)
    elif op == TURN_JOURNEY:
        automa.journey = effect.n
        state.emit(AUTOMA_JOURNEYED, NONE, NATIONS[automa.nation].journey[effect.n])
    elif op == UNREST_IN_NEW_DISCARD:
        if use_unrest(state, 1):
            state.emit(AUTOMA_TOOK_UNREST, NONE)
            to_discard(state, automa, UNREST)
    elif op == TRIGGER_END:
        trigger_end(state)
    else:
        assert op in (HAVE_IN_PLAY, HAVE_NONE_DISCARDED), op


def move_this(state: Imperium, automa: Automa, zone: int) -> None:
    """The resolved card goes where the row says; a card that has gone already stays there."""
    card = automa.card
    if card == NOTHING:
        return
    automa.card = NOTHING
    if zone == ZONE_PLAY:
        state.emit(AUTOMA_PLAYED, NONE, card)
    else:
        state.emit(AUTOMA_MOVED, NONE, card, zone)
    move(state, automa, card, zone)


def do_to_person(state: Imperium, effect: Effect) -> None:
    """What a row gives you, or makes you do, without attacking."""
    op = effect.op
    player = state.players[0]
    if op == YOU_GAIN:
        player_gains(state, player, effect.what, effect.n)
    elif op == YOU_TAKE_UNREST:
        begin(state, 0, TAKES_UNREST, NONE)
    elif op == YOU_MAY_DRAW:
        begin(state, 0, MAY_DRAW, NONE)
    elif op == YOU_MAY_RETURN_UNREST:
        begin(state, 0, MAY_RETURN[effect.n], NONE)
    elif op == IF_YOU_HAVE:
        if any(COUNTS[effect.what][card] for card in player.in_play):
            state.steps.append(DoSequence(0, effect.parts[0]))
    else:
        assert op == IF_YOU_ARE, op
        if player.state == effect.what:
            state.steps.append(DoSequence(0, effect.parts[0]))


# Attacks.


def is_felt(state: Imperium, effect: Effect) -> bool:
    """Whether a step is an attack that takes something from the person."""
    if effect.op == STEAL:
        return state.players[0].tokens[effect.what] > 0
    return effect.op in ATTACKS


def hit(state: Imperium, automa: Automa, effect: Effect) -> None:
    """An attack that the person has not avoided."""
    op = effect.op
    if op == STEAL:
        steal(state, automa, effect.what, effect.n)
    elif op == YOU_DISCARD:
        begin(state, 0, DISCARDS[effect.n - 1], NONE)
    elif op == YOU_RECALL:
        begin(state, 0, RECALLS_PINNED if effect.what == PINNED_KIND else RECALLS_REGION, NONE)
    else:
        assert op == YOU_ABANDON, op
        begin(state, 0, ABANDONS_PINNED if effect.what == PINNED_KIND else ABANDONS_REGION, NONE)
