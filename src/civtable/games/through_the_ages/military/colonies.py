"""Territories: the auction, the force that is sent, and what a colony gives."""

from typing import Final

from civtable.core.game import Option, Question, Several
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.table import CARDS, SLOT_STRENGTH, WONDERS
from civtable.games.through_the_ages.data import (
    BONUS,
    COLONIZATION_TECH,
    FIRST_UNIT,
    LEVELS,
    NONE,
    SLOTS,
)
from civtable.games.through_the_ages.happenings import BADE, COLONIZED, NOT_COLONIZED, PASSED, SENT
from civtable.games.through_the_ages.military.steps import NO_BIDDER, Bid, Send
from civtable.games.through_the_ages.options import (
    BID,
    BIDS,
    BONUS_CARD,
    BONUS_USED,
    DISCARD,
    DISCARD_CARD,
    DONE,
    FINISHED,
    HIGHEST_BID,
    PASS,
    PASSING,
    SEND,
    SEND_SLOT,
    bid_of,
    card_of,
    in_table_order,
    technology_of,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import refresh, units_of
from civtable.games.through_the_ages.special.hooks import LEADER_OF
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.verbs import (
    discard_from_hand,
    draw_military,
    gain_culture,
    gain_food,
    gain_people,
    gain_resources,
    gain_science,
    take_colony,
)
from civtable.games.through_the_ages.words.phrases import TOGETHER, because

FIRST: Final = FIRST_UNIT * LEVELS

# What can be sent.


def force_of(player: Player, units: list[int]) -> int:
    """Units with their armies; only what they are themselves counts.

    Wonders and leaders do not, except a leader who makes units stronger wherever they go.
    """
    total = 0
    for i in range(len(units)):
        total += units[i] * SLOT_STRENGTH[FIRST + i]
    leader = LEADER_OF[player.leader]
    if player.tactic != NONE:
        total += leader.armies(player, units)
    return total + leader.more_force(player, units)


def ships(player: Player) -> int:
    """The colonization modifier."""
    cards = player.edition.cards
    special = player.specials[COLONIZATION_TECH]
    total = cards[special].colonization if special != NONE else 0
    intact = player.wonders & ~player.ruins
    for i in range(len(WONDERS)):
        if intact >> i & 1:
            total += cards[WONDERS[i]].colonization
    return total


def bonus_of(player: Player, card: int) -> int:
    """What a bonus card adds to a colonizing force; for some leaders more."""
    return player.edition.cards[card].colonization + LEADER_OF[player.leader].bonus_force(player)


def cards_force(player: Player, from_key: int, thrown: int) -> int:
    """What bonus cards, and for Cook two other cards, can still add; keys as in `Sending`."""
    total = 0
    others = 0
    for held in player.army_hand:
        if CARDS[held].kind == BONUS and held + BONUS_KEY >= from_key:
            total += bonus_of(player, held)
        elif held + DISCARD_KEY >= from_key:
            others += 1
    allowed = LEADER_OF[player.leader].thrown_cards(player)
    return total + min(others, allowed - thrown) if allowed else total


def most_force(player: Player) -> int:
    """The highest bid that a player can keep; nothing without a unit."""
    units = units_of(player)
    if sum(units) == 0:
        return 0
    return min(force_of(player, units) + ships(player) + cards_force(player, 0, 0), HIGHEST_BID)


# The auction.


def may_sacrifice(state: ThroughTheAges) -> bool:
    """Whether units may be given up: not in the last round of the full version of 2006."""
    return state.edition.sacrifices_late or state.round != state.last_round


def begin_auction(state: ThroughTheAges, territory: int, seat: int) -> None:
    """Everybody with a unit may bid, from the player who found the territory."""
    bidders = 0
    for player in state.players:
        if not player.resigned() and sum(units_of(player)) > 0 and may_sacrifice(state):
            bidders |= 1 << player.seat
    before = (seat - 1) % len(state.players)
    ask_next_bidder(state, territory, 0, NO_BIDDER, bidders, before)


def ask_next_bidder(
    state: ThroughTheAges, territory: int, bid: int, bidder: int, bidders: int, after: int
) -> None:
    """The next one still in is asked; when only the highest bidder is left, the auction is over."""
    if bidders == 0:
        state.past.append(territory)
        state.emit(NOT_COLONIZED, state.current, territory)
        return
    if bidder != NO_BIDDER and bidders == 1 << bidder:
        state.sent = [0] * (SLOTS - FIRST)
        state.force = 0
        state.steps.append(Send(bidder, territory, bid))
        return
    seats = len(state.players)
    for i in range(1, seats + 1):
        seat = (after + i) % seats
        if bidders >> seat & 1:
            state.steps.append(Bid(seat, territory, bid, bidder, bidders))
            return


class Bidding(Question[ThroughTheAges, Bid]):
    """A higher bid that you can keep, or you are out."""

    def options(self, state: ThroughTheAges, step: Bid) -> list[Option]:
        """Passing, and every bid up to what you could send."""
        return [PASSING, *BIDS[step.bid + 1 : most_force(state.players[step.seat]) + 1]]

    def apply(self, state: ThroughTheAges, step: Bid, option: Option) -> None:
        """Who passes is out for good."""
        if option.kind == PASS:
            state.emit(PASSED, step.seat)
            ask_next_bidder(
                state, step.card, step.bid, step.bidder, step.bidders & ~(1 << step.seat), step.seat
            )
        else:
            bid = bid_of(option)
            state.emit(BADE, step.seat, bid)
            ask_next_bidder(state, step.card, bid, step.seat, step.bidders, step.seat)

    def why_not(self, state: ThroughTheAges, step: Bid, option: Option) -> Reason | None:
        """Higher than the last bid, and not more than you can send."""
        if option.kind == PASS:
            return None
        if option.kind != BID:
            return because("not_now_bid")
        bid = bid_of(option)
        if bid <= step.bid:
            return because("bid_too_low", {"bid": step.bid})
        most = most_force(state.players[step.seat])
        return None if bid <= most else because("bid_too_high", {"most": most})


# Sending.

BONUS_KEY: Final = 100
DISCARD_KEY: Final = 400
"""What is sent is asked for in this order: units, bonus cards, discards; each set is reached in one way."""


class Sending(Question[ThroughTheAges, Send]):
    """A force as strong as the bid, with at least one unit, chosen together."""

    def options(self, state: ThroughTheAges, step: Send) -> list[Option]:
        """Units, bonus cards, for Cook other cards; enough when the bid is reached."""
        player = state.players[step.seat]
        options = [FINISHED] if is_enough(state, player, step) else []
        for slot in range(FIRST, SLOTS):
            if not no_send(state, player, step, slot):
                options.append(SEND_SLOT[slot])
        hand = player.army_hand
        for i in range(len(hand)):
            if i > 0 and hand[i] == hand[i - 1]:
                continue
            if CARDS[hand[i]].kind == BONUS and not no_card_sent(state, player, step, hand[i], False):
                options.append(BONUS_CARD[hand[i]])
        for i in range(len(hand)):
            if (i == 0 or hand[i] != hand[i - 1]) and not no_card_sent(state, player, step, hand[i], True):
                options.append(DISCARD_CARD[hand[i]])
        return in_table_order(options)

    def apply(self, state: ThroughTheAges, step: Send, option: Option) -> None:
        """Units are given up at the end; cards at once."""
        player = state.players[step.seat]
        thrown = step.thrown
        if option.kind == DONE:
            settle(state, player, step.card)
            return
        if option.kind == SEND:
            unit = technology_of(option)
            state.sent[unit - FIRST] += 1
            state.emit(SENT, step.seat, unit)
        elif option.kind == BONUS_USED:
            bonus = card_of(option)
            state.force += bonus_of(player, bonus)
            discard_from_hand(state, player, bonus, True)
        else:
            state.force += 1
            thrown += 1
            discard_from_hand(state, player, card_of(option), False)
        state.steps.append(Send(step.seat, step.card, step.bid, self.rank(option), thrown))

    def several(self, state: ThroughTheAges, step: Send) -> Several | None:
        """Units, bonus cards, and for Cook other cards."""
        player = state.players[step.seat]
        hand = player.army_hand
        things = [
            SEND_SLOT[slot]
            for slot in range(FIRST, SLOTS)
            for _ in range(player.workers[slot] - state.sent[slot - FIRST])
        ]
        things += [BONUS_CARD[held] for held in hand if CARDS[held].kind == BONUS]
        most = len(things)
        thrown = LEADER_OF[player.leader].thrown_cards(player) - step.thrown
        if thrown > 0:
            things += [DISCARD_CARD[held] for held in hand]
            most += min(thrown, len(hand))
        things = [thing for thing in things if self.rank(thing) >= step.last]
        return Several(things, 0 if is_enough(state, player, step) else 1, min(most, len(things)), FINISHED)

    def goes_on(self, step: Send) -> bool:
        """Once something has been sent."""
        return step.last != 0 or step.thrown != 0

    def lacking(self, state: ThroughTheAges, step: Send, picked: list[Option]) -> Reason | None:
        """A unit, or force."""
        player = state.players[step.seat]
        units = state.sent[:]
        force = state.force + ships(player)
        for option in picked:
            if option.kind == SEND:
                units[technology_of(option) - FIRST] += 1
            else:
                force += bonus_of(player, card_of(option)) if option.kind == BONUS_USED else 1
        force += force_of(player, units)
        if sum(units) and force >= step.bid:
            return None
        return because("force_too_small", {"bid": step.bid, "force": force})

    def rank(self, option: Option) -> int:
        """Units, bonus cards, discards."""
        if option.kind == SEND:
            return technology_of(option)
        return card_of(option) + (DISCARD_KEY if option.kind == DISCARD else BONUS_KEY)

    def why_not(self, state: ThroughTheAges, step: Send, option: Option) -> Reason | None:
        """So that the bid can still be reached."""
        player = state.players[step.seat]
        if option.kind == DONE:
            return self.lacking(state, step, [])
        if option.kind == SEND:
            key = no_send(state, player, step, technology_of(option))
        elif option.kind in (BONUS_USED, DISCARD):
            used = card_of(option)
            if used not in player.army_hand:
                return because("not_in_hand")
            key = no_card_sent(state, player, step, used, option.kind == DISCARD)
        else:
            return because("not_now_send")
        return because(key) if key else None


def is_enough(state: ThroughTheAges, player: Player, step: Send) -> bool:
    """At least one unit, and the bid is reached."""
    return sum(state.sent) > 0 and force_of(player, state.sent) + ships(player) + state.force >= step.bid


def no_send(state: ThroughTheAges, player: Player, step: Send, slot: int) -> str:
    """A unit that is not sent yet, and the bid within reach."""
    if state.sent[slot - FIRST] >= player.workers[slot]:
        return "no_unit"
    if slot < step.last:
        return TOGETHER
    units = state.sent[: slot - FIRST] + units_of(player)[slot - FIRST :]
    reach = force_of(player, units) + ships(player) + state.force + cards_force(player, 0, step.thrown)
    return "" if reach >= step.bid else "bid_out_of_reach"


def no_card_sent(state: ThroughTheAges, player: Player, step: Send, used: int, thrown: bool) -> str:
    """Beside at least one unit, and the bid within reach; discards only for Cook, in 2006 none."""
    if thrown and player.edition.thrown_cards == 0:
        return "only_bonus_cards"
    if thrown and step.thrown >= LEADER_OF[player.leader].thrown_cards(player):
        return "only_cook"
    key = used + (DISCARD_KEY if thrown else BONUS_KEY)
    if sum(state.sent) == 0:
        return "unit_first"
    if key < step.last:
        return TOGETHER
    added = 1 if thrown else bonus_of(player, used)
    hand = player.army_hand
    player.army_hand = hand[:]
    player.army_hand.remove(used)
    rest = cards_force(player, key, step.thrown + (1 if thrown else 0))
    player.army_hand = hand
    reach = force_of(player, state.sent) + ships(player) + state.force + added + rest
    return "" if reach >= step.bid else "bid_out_of_reach"


def settle(state: ThroughTheAges, player: Player, territory: int) -> None:
    """The units go back to the yellow bank; the permanent effect comes first, then the immediate one."""
    for i in range(len(state.sent)):
        player.workers[FIRST + i] -= state.sent[i]
        player.yellow += state.sent[i]
    state.sent = []
    state.force = 0
    refresh(state, player)
    colonize(state, player, territory)


def colonize(state: ThroughTheAges, player: Player, territory: int) -> None:
    """The permanent effect first, then the immediate one."""
    state.emit(COLONIZED, player.seat, territory)
    take_colony(state, player, territory)
    row = state.edition.cards[territory]
    gain_resources(state, player, row.gain_resources)
    gain_food(state, player, row.gain_food)
    gain_science(state, player, row.gain_science)
    gain_culture(state, player, row.gain_culture, territory)
    gain_people(state, player, row.gain_population)
    draw_military(state, player, row.gain_cards)
