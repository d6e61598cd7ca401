"""What must be true of every position: no card and no token lost, and all ratings as the cards say."""

from civtable.core.errors import BadState
from civtable.core.words import Argument, Reason
from civtable.games.through_the_ages.cards.table import (
    CARDS,
    COPIES,
    SLOT_CARD,
    SLOT_VALUE,
    TERRITORIES,
    WONDERS,
)
from civtable.games.through_the_ages.data import AGE_III, HAPPY_MOST, NONE, SLOTS
from civtable.games.through_the_ages.military.steps import Bid, Send
from civtable.games.through_the_ages.player import EXCLUSIVE, STORES, Player
from civtable.games.through_the_ages.ratings import tallied
from civtable.games.through_the_ages.special.rivals import rivals_prices
from civtable.games.through_the_ages.state import ThroughTheAges, face
from civtable.games.through_the_ages.steps import RETURNING, Amount, AnswerPact


def wrong(key: str, args: dict[str, Argument] | None = None) -> BadState:
    """A contradiction, by its short key."""
    return BadState(Reason(f"through_the_ages-wrong-{key}", args))


def check(state: ThroughTheAges) -> None:
    """Raise BadState if the position contradicts the rules."""
    check_cards(state)
    for player in state.players:
        check_tokens(state, player)
        if not player.resigned():
            check_ratings(state, player)
    pacts = sum([1 for player in state.players if player.pact != NONE])
    assert pacts == state.pacts, (pacts, state.pacts)
    if not state.steps and not state.over:
        raise wrong("nobody_asked")


def cards_of(player: Player) -> list[int]:
    """All cards that are in a player's hands or area."""
    cards = player.hand + player.army_hand
    cards += [SLOT_CARD[slot] for slot in range(SLOTS) if player.has(slot)]
    cards += [special for special in player.specials if special != NONE]
    cards += [WONDERS[i] for i in range(len(WONDERS)) if player.wonders >> i & 1]
    cards += [TERRITORIES[i] for i in range(len(TERRITORIES)) if player.colonies >> i & 1]
    singles = [player.government, player.leader, player.building, player.war, player.pact]
    if player.marks & EXCLUSIVE:
        singles.append(player.tactic)
    return cards + [number for number in singles if number != NONE]


def all_cards(state: ThroughTheAges) -> list[int]:
    """All cards of the game, wherever they are."""
    cards = state.deck + state.army_deck + state.gone + state.boxed + state.past + state.tactics
    cards += [number for number in state.row if number != NONE]
    cards += [face(entry) for entry in state.events + state.future]
    if state.dealt[AGE_III]:
        cards += [face(entry) for entry in state.bonuses]
    for pile in state.discards:
        cards += [face(entry) for entry in pile]
    for player in state.players:
        cards += cards_of(player)
    cards += [step.card for step in state.steps if isinstance(step, (Bid, Send, AnswerPact))]
    return cards


def check_cards(state: ThroughTheAges) -> None:
    """As many copies of every card as the decks were made with, each in one place."""
    counts = [0] * len(CARDS)
    for number in all_cards(state):
        counts[number] += 1
    for number in range(len(CARDS)):
        row = state.edition.cards[number]
        if COPIES[number] == 0:
            continue
        players = state.dealt[row.age]
        expected = row.counts[players - 2] if players and state.edition.uses(row, state.peaceful) else 0
        if counts[number] != expected:
            raise wrong("card_count", {"card": row.id, "count": counts[number], "expected": expected})


def returning(state: ThroughTheAges, seat: int) -> int:
    """The sacrificed workers of a seat that are on their way to the bank."""
    steps = [step for step in state.steps if isinstance(step, Amount) and step.kind == RETURNING]
    return sum([step.amount for step in steps if step.seat == seat])


def check_tokens(state: ThroughTheAges, player: Player) -> None:
    """No token lost, nothing negative, nobody and nothing on a card that is not there."""
    yellow = player.yellow + player.unused + sum(player.workers) + returning(state, player.seat)
    if yellow != player.yellow_owned:
        raise wrong("yellow", {"seat": player.seat, "count": yellow, "expected": player.yellow_owned})
    blue = player.blue + sum(player.stored) + player.built
    if blue != player.blue_owned:
        raise wrong("blue", {"seat": player.seat, "count": blue, "expected": player.blue_owned})
    lowest = min(player.yellow, player.unused, player.blue, player.culture, player.science, *player.workers)
    if min(lowest, *player.stored) < 0:
        raise wrong("negative", {"seat": player.seat})
    for slot in range(SLOTS):
        tokens = player.stored[slot] if slot < STORES else 0
        if ((player.workers[slot] or tokens) and not player.has(slot)) or (tokens and not SLOT_VALUE[slot]):
            raise wrong("no_such_technology", {"seat": player.seat, "card": CARDS[SLOT_CARD[slot]].id})


def check_ratings(state: ThroughTheAges, player: Player) -> None:
    """The ratings that are kept are those that the cards give."""
    tally = tallied(state, player)
    edition = state.edition
    kept = [player.science_rate, player.culture_rate, player.strength, player.happiness]
    again = [min(max(rate, 0), edition.rating_most) for rate in (tally.science, tally.culture)]
    again.append(min(max(tally.strength, 0), edition.strength_most))
    again.append(min(max(tally.faces, 0), HAPPY_MOST))
    assert kept == again, (player.seat, kept, again)
    assert (player.lab_tax, player.units_off) == rivals_prices(state, player), player.seat
    assert player.science <= edition.science_most, player.science
    assert (player.civil_total, player.military_total) == (tally.civil, tally.military), player.seat
    if not 0 <= player.civil_used <= player.civil_total:
        raise wrong(
            "civil_used", {"seat": player.seat, "used": player.civil_used, "total": player.civil_total}
        )
    if not 0 <= player.military_used <= player.military_total:
        used, total = player.military_used, player.military_total
        raise wrong("military_used", {"seat": player.seat, "used": used, "total": total})
