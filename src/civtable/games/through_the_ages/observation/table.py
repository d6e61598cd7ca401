"""What lies in the middle of the table as numbers: the row, decks, events, and the settings."""

from typing import Final

from mypy_extensions import i64

from civtable.core.layout import More, Part, Things
from civtable.core.observation import Numbers, Places, put_counts, put_seat, seats_around
from civtable.games.through_the_ages.civil.prices import take_price
from civtable.games.through_the_ages.data import AGE_I, AGE_II, AGE_III, AGES, NONE, ROW
from civtable.games.through_the_ages.editions import BONUS_CARDS, Edition
from civtable.games.through_the_ages.observation.cards import (
    BACKS,
    BONUSES,
    CARD_AGE,
    CIVIL,
    GONE,
    IN_BONUSES,
    IN_CIVIL,
    IN_GONE,
    IN_MILITARY,
    IN_PREPARED,
    IN_SECOND,
    IN_TACTICS,
    IN_THIRD,
    MILITARY,
    N_BACKS,
    N_BONUSES,
    N_CIVIL,
    N_GONE,
    N_MILITARY,
    N_PREPARED,
    N_SECOND,
    N_TACTICS,
    N_THIRD,
    PREPARED,
    SECOND,
    TACTICS,
    THIRD,
    count_backs,
    ids,
)
from civtable.games.through_the_ages.state import SEEN_SHIFT, ThroughTheAges, face
from civtable.games.through_the_ages.view import knows, was_shown

SETTING_NAMES: Final = [
    *("2006", "advanced", "simple", "peaceful", "hidden hands", "simplifying", "one attacker"),
    *("draws by action", "mines may rest", "fewer bonuses"),
    *[f"bonus cards {value}" for value in BONUS_CARDS.values],
]
FIRST_BONUS_SETTING: Final = 10
N_SETTINGS: Final = len(SETTING_NAMES)
N_AGES: Final = len(AGES)
FACE: Final = (1 << SEEN_SHIFT) - 1


def table_parts(players: int) -> list[Part]:
    """Settings, time, row, decks and events."""
    seats = seats_around(players)
    parts: list[Part] = [
        Part("settings", SETTING_NAMES, 1, "the edition and its variants"),
        Part("open_bonuses", ["cards"], 5, "events of Age III that lay open from the start"),
        Part("round", ["number", "last"], 20, "the round, and the last one; 0 while it is not known"),
        Part("turn", seats, 1, "whose turn it is, which is not always who is asked"),
        Part("age", AGES, 1, "the age of the game"),
        Part("dealt", BACKS, 4, "for how many players the decks of an age were made; 0 before that"),
        Things(
            "row", ids(CIVIL), 13, "how far left the card lies in the row, from 13 to 1; 0 if it is not there"
        ),
        Things("row_second", ids(SECOND), 13, "the same for the second copy from the left"),
        Things("row_third", ids(THIRD), 13, "the same for the third"),
        More("price", ids(CIVIL), 3, "civil actions that the first copy in the row costs the seat", "row"),
        Things("unseen_civil", ids(CIVIL), 3, "copies in the deck, and in hands that the seat cannot see"),
        Things("gone", ids(GONE), 3, "copies that have left the game for all to see"),
        Things("shared_tactics", ids(TACTICS), 1, "tactics that all may copy"),
        Part("deck", ["civil", "military"], 50, "cards in the decks of the age"),
        Things("unseen_military", ids(MILITARY), 3, "copies of which the seat does not know where they are"),
        Things("discards", ids(MILITARY), 3, "copies that the seat knows to be discarded"),
        Things("past", ids(PREPARED), 1, "events that happened, and territories that nobody took"),
        Things("events", ids(PREPARED), 1, "current events that the seat knows"),
        Things("future", ids(PREPARED), 1, "future events that the seat knows"),
        Things("next_event", ids(PREPARED), 1, "the next event, for who may look at it"),
        Part("next_event_age", BACKS, 1, "its age, which all see"),
        Part("discard_backs", BACKS, 40, "military discards, by age"),
        Part("event_backs", BACKS, 10, "current events, by age"),
        Part("future_backs", BACKS, 10, "future events, by age"),
        Part("box_backs", BACKS, 40, "military cards out of the game that nobody has seen, by age"),
        Things("bonuses", ids(BONUSES), 1, "bonuses for the end that the seat knows"),
        Things("refused_bonuses", ids(BONUSES), 1, "those that it was dealt and did not choose, or not yet"),
        Part("bonuses_out", ["cards"], 5, "bonuses for the end, face up or down"),
    ]
    for whose in seats:
        parts.append(Part(f"attacker_of.{whose}", seats, 1, "who holds the marker and alone may attack"))
    return parts


def put_settings(to: Numbers, at: i64, state: ThroughTheAges, edition: Edition) -> i64:
    """The edition, its version and its variants."""
    to[at] = int(edition.original)
    to[at + 1] = int(edition.last_age == AGE_II)
    to[at + 2] = int(edition.last_age == AGE_I)
    to[at + 3] = int(state.peaceful)
    to[at + 4] = int(not state.open_hands)
    to[at + 5] = edition.more_buildings
    to[at + 6] = int(edition.one_attacker)
    to[at + 7] = int(edition.draws_by_action)
    to[at + 8] = int(edition.mines_may_rest)
    to[at + 9] = int(not edition.last_events_count)
    to[at + FIRST_BONUS_SETTING + edition.bonus_cards] = 1
    to[at + N_SETTINGS] = edition.open_bonuses
    return at + N_SETTINGS + 1


def put_time(to: Numbers, at: i64, state: ThroughTheAges, seat: int) -> i64:
    """Round, turn and age."""
    to[at] = state.round
    to[at + 1] = state.last_round
    at = put_seat(to, at + 2, state.current, seat, len(state.players))
    to[at + state.age] = 1
    at += N_AGES
    for age in range(N_BACKS):
        to[at + age] = state.dealt[age]
    return at + N_BACKS


def put_row(to: Numbers, at: i64, state: ThroughTheAges, seat: int) -> i64:
    """Where cards lie in the row, and what they cost."""
    second = at + N_CIVIL
    third = second + N_SECOND
    price = third + N_THIRD
    player = state.players[seat]
    row = state.row
    for space in range(ROW):
        card = row[space]
        if card == NONE:
            continue
        place = IN_CIVIL[card]
        if to[at + place] == 0:
            to[at + place] = ROW - space
            to[price + place] = take_price(state, player, space)
        elif to[second + IN_SECOND[card]] == 0:
            to[second + IN_SECOND[card]] = ROW - space
        else:
            to[third + IN_THIRD[card]] = ROW - space
    return price + N_CIVIL


def put_civil(to: Numbers, at: i64, state: ThroughTheAges, seat: int) -> i64:
    """Civil cards that may come, and those that never will."""
    put_counts(to, at, state.deck, IN_CIVIL)
    if not state.open_hands:
        for player in state.players:
            if player.seat != seat:
                put_counts(to, at, player.hand, IN_CIVIL)
    at += N_CIVIL
    put_counts(to, at, state.gone, IN_GONE)
    at += N_GONE
    put_counts(to, at, state.tactics, IN_TACTICS)
    at += N_TACTICS
    to[at] = len(state.deck)
    to[at + 1] = len(state.army_deck)
    return at + 2


def put_pile(
    to: Numbers, backs: i64, unseen: i64, known: i64, entries: list[int], places: Places, seat: int
) -> None:
    """A face-down pile: its backs, what the seat knows of it, and the rest among the unseen.

    Piles are long: `face` and `knows` are worked out here in machine words.
    """
    ages, unseen_places = CARD_AGE, IN_MILITARY
    seen_here: i64 = SEEN_SHIFT + seat
    entry: i64
    for entry in entries:
        card = entry & FACE
        to[backs + ages[card]] += 1
        if entry >> seen_here & 1:
            to[known + places[card]] += 1
        else:
            to[unseen + unseen_places[card]] += 1


def put_hidden(to: Numbers, unseen: i64, state: ThroughTheAges, seat: int) -> None:
    """The military cards that lie in no pile, as far as the seat does not know them: deck, box, hands."""
    put_counts(to, unseen, state.army_deck, IN_MILITARY)
    put_counts(to, unseen, state.boxed, IN_MILITARY)
    for player in state.players:
        if player.seat != seat:
            put_counts(to, unseen, player.army_hand, IN_MILITARY)
            if player.shown_pacts:
                for card in player.army_hand:
                    if was_shown(player, card):
                        to[unseen + IN_MILITARY[card]] -= 1


def put_military(to: Numbers, at: i64, state: ThroughTheAges, seat: int) -> i64:
    """Military cards: what the seat knows of discards and events, and what is unseen."""
    discards = at + N_MILITARY
    past = discards + N_MILITARY
    events = past + N_PREPARED
    future = events + N_PREPARED
    next_event = future + N_PREPARED
    backs = next_event + N_PREPARED + N_BACKS
    put_hidden(to, at, state, seat)
    for pile in state.discards:
        put_pile(to, backs, at, discards, pile, IN_MILITARY, seat)
    put_counts(to, past, state.past, IN_PREPARED)
    put_pile(to, backs + N_BACKS, at, events, state.events, IN_PREPARED, seat)
    put_pile(to, backs + 2 * N_BACKS, at, future, state.future, IN_PREPARED, seat)
    if state.events:
        top = face(state.events[-1])
        to[next_event + N_PREPARED + CARD_AGE[top]] = 1
        if state.players[seat].peeked:
            to[next_event + IN_PREPARED[top]] = 1
            if not knows(state.events[-1], seat):
                to[at + IN_MILITARY[top]] -= 1
    return count_backs(to, backs + 3 * N_BACKS, state.boxed)


def put_bonuses(to: Numbers, at: i64, unseen: i64, state: ThroughTheAges, seat: int) -> i64:
    """What counts at the end besides; those that others chose in secret are unseen once Age III is dealt."""
    for entry in state.bonuses:
        if knows(entry, seat):
            to[at + IN_BONUSES[face(entry)]] = 1
        elif state.dealt[AGE_III]:
            to[unseen + IN_MILITARY[face(entry)]] += 1
    for entry in state.refused:
        if knows(entry, seat):
            to[at + N_BONUSES + IN_BONUSES[face(entry)]] = 1
    to[at + 2 * N_BONUSES] = len(state.bonuses)
    return at + 2 * N_BONUSES + 1


def put_attackers(to: Numbers, at: i64, state: ThroughTheAges, seat: int) -> i64:
    """By seat, clockwise from one's own: who holds its marker."""
    players = len(state.players)
    if state.attackers:
        for i in range(players):
            put_seat(to, at + i * players, state.attackers[(seat + i) % players], seat, players)
    return at + players * players


def put_table(to: Numbers, at: i64, state: ThroughTheAges, seat: int) -> i64:
    """In the order of `table_parts`."""
    at = put_settings(to, at, state, state.edition)
    at = put_time(to, at, state, seat)
    at = put_row(to, at, state, seat)
    unseen = put_civil(to, at, state, seat)
    at = put_military(to, unseen, state, seat)
    at = put_bonuses(to, at, unseen, state, seat)
    return put_attackers(to, at, state, seat)
