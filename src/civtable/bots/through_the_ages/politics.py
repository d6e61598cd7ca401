"""Politics: events, attacks, pacts, and defence.

The plan: prepare an event nearly every turn for its culture, of those of Age III the ones that count more for
me than for rivals; attack only who is clearly weaker and can hardly defend; take pacts that help.
"""

from typing import Final

from civtable.bots.through_the_ages.sight import UNITS, URBAN, Board, Card, Sight, code_of, number, word
from civtable.bots.through_the_ages.wonders import technology_levels
from civtable.bots.through_the_ages.worth import Worth
from civtable.core.game import Option

DEFENSE_OF_A_CARD: Final = 1.6
"""What a military card in a rival's hand adds to their defence, on average."""

WAR_MARGIN: Final = 8
"""The strength ahead with which a war is declared: the rival has a turn to arm."""

GOOD_FOR_THE_STRONG: Final = {
    *("border_conflict", "crusades", "foray", "raiders", "reign_of_terror", "uncertain_borders"),
    *("barbarians", "cold_war", "crime_wave", "independence_declaration", "international_agreement"),
    *("politics_of_strength", "refugees", "impact_of_strength"),
}

PACTS: Final = {
    "open_borders_agreement": (0.5, 0.5),
    "trade_routes_agreement": (1.0, 1.0),
    "acceptance_of_supremacy": (2.0, -2.0),
    "international_trade_agreement": (2.0, 1.5),
    "promise_of_military_protection": (1.5, 1.0),
    "scientific_cooperation": (1.5, 1.5),
    "international_tourism": (3.0, 3.0),
    "loss_of_sovereignty": (2.0, -3.0),
    "military_pact": (1.5, 1.5),
    "peace_treaty": (2.5, 2.5),
}
"""What a pact is worth to its side A and its side B."""


def do_politics(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The best political action, or passing."""
    best, chosen = 0.05, options[0]
    for option in options:
        value = political_value(sight, worth, code_of(option))
        if value > best:
            best, chosen = value, option
    return chosen


def political_value(sight: Sight, worth: Worth, code: list[str]) -> float:
    """What a political action is worth."""
    if code[0] == "event":
        return event_value(sight, worth, sight.card(code[1]))
    if code[0] == "aggression":
        return aggression_value(sight, worth, sight.card(code[1]), rival_at(sight, code[3]))
    if code[0] == "war":
        return war_value(sight, worth, sight.card(code[1]), rival_at(sight, code[3]))
    if code[0] == "pact":
        return pact_value(sight, code[1], 1 if code[-1] == "b" else 0)
    if code[0] == "columbus":
        return territory_value(worth, sight.card(code[1]))
    return -1.0


def pact_value(sight: Sight, pact: str, side: int) -> float:
    """What offering a pact is worth; what would hurt the rival is refused, and the political action lost."""
    mine, theirs = PACTS[pact][side], PACTS[pact][1 - side]
    if theirs <= 0:
        return -1.0
    return mine - 2.0 if sight.me.pact is not None else 1.4 * mine


def rival_at(sight: Sight, seat: str) -> Board:
    """The rival in a seat."""
    return next(board for board in sight.rivals if board.seat == int(seat))


# Events.


def event_value(sight: Sight, worth: Worth, card: Card) -> float:
    """The culture for preparing it, and what it will bring me compared with rivals."""
    me = sight.me
    value = card.age + 0.3
    if card.kind == "territory":
        return value + 0.2
    if card.id in GOOD_FOR_THE_STRONG:
        ahead = me.strength - sum([rival.strength for rival in sight.rivals]) / max(len(sight.rivals), 1)
        value += max(-2.5, min(2.5, 0.5 * ahead))
    elif card.age == 3:
        mine = impact(me, card.id)
        theirs = max([impact(rival, card.id) for rival in sight.rivals], default=0.0)
        value += max(-4.0, min(4.0, 0.6 * (mine - theirs)))
    return value


def impact(board: Board, event: str) -> float:
    """About what an event of Age III counts for a civilization as it is now."""
    workers = board.workers
    if event == "impact_of_agriculture":
        fed = not board.printed.original and board.food_surplus() > 0
        return float(board.output("food") + (4 if fed else 0))
    if event == "impact_of_architecture":
        return float(
            sum([count * board.card(id).age for id, count in workers.items() if board.card(id).kind in URBAN])
        )
    if event == "impact_of_balance":
        goods = min(board.output("food"), board.output("resources"))
        return 2.0 * min(board.science_rate, board.culture_rate, goods)
    if event == "impact_of_colonies":
        return (4.0 if board.printed.original else 3.0) * len(board.colonies)
    if event == "impact_of_competition":
        kinds = (*UNITS, "arena")
        return float(
            sum([count * board.card(id).age for id, count in workers.items() if board.card(id).kind in kinds])
        )
    if event == "impact_of_government":
        return float(2 * board.civil_total + board.military_total)
    if event == "impact_of_happiness":
        return 2.0 * board.faces - 2.0 * board.discontent
    if event == "impact_of_industry":
        return float(board.output("resources"))
    if event == "impact_of_population":
        return 2.0 * max(sum(workers.values()) + board.unused - board.discontent - 10, 0)
    return impact_of_knowledge(board, event)


def impact_of_knowledge(board: Board, event: str) -> float:
    """The same for events about technologies, ranks and wonders."""
    if event == "impact_of_progress":
        return 2.0 * (board.government.age + sum([board.card(id).age for id in board.specials]))
    if event == "impact_of_science":
        return 1.5 * board.science_rate
    if event == "impact_of_strength":
        return 1.0 * board.strength
    if event == "impact_of_technology":
        return 4.0 * sum([1 for id in [*board.techs, *board.specials] if board.card(id).age == 3])
    if event == "impact_of_variety":
        kinds = {board.card(id).kind for id, count in board.workers.items() if count}
        return 2.0 * (len(kinds & {*URBAN, *UNITS}) + len(board.specials))
    if event == "impact_of_wonders":
        return float(sum([5 - board.card(id).age for id in board.wonders]))
    return float(technology_levels(board)) * 0.3


# Attacks.


def aggression_value(sight: Sight, worth: Worth, card: Card, rival: Board) -> float:
    """What a successful aggression brings, by how likely the rival is to defend."""
    ahead = sight.me.strength - rival.strength
    cards = min(rival.army_size, rival.military_total)
    chance = max(0.0, min(1.0, (ahead - 0.5) / (DEFENSE_OF_A_CARD * (1 + card.age * 0.4) * cards + 1.0)))
    gains = {
        "enslave": 4.0,
        "annex": 6.0,
        "infiltrate": 5.0,
        "armed_intervention": 12.0,
        "spy": 6.0,
        "assassinate": 5.0,
        "sabotage": 5.0,
    }
    if finds_nothing(card, rival):
        return -1.0
    gain = gains.get(card.id, 0.0)
    if card.family == "plunder":
        gain = min(card.amount, rival.food + rival.resources) * (worth.resource + 0.4)
    elif card.family == "raid":
        gain = 4.0 + card.age
    return gain * chance - card.cost * worth.military if chance > 0.45 else -1.0


def finds_nothing(card: Card, rival: Board) -> bool:
    """Whether a rival has nothing that a raid could destroy, or no colony to annex."""
    if card.id == "annex":
        return not rival.colonies
    highest = 3 if rival.printed.original else card.age
    urban = [id for id in rival.workers if rival.card(id).kind in URBAN and rival.card(id).age <= highest]
    return card.family == "raid" and not urban


def war_value(sight: Sight, worth: Worth, card: Card, rival: Board) -> float:
    """What a war brings that I can hardly lose."""
    me = sight.me
    ahead = me.strength - rival.strength
    possible = 0.5 * (rival.resources + rival.output("resources")) * min(rival.military_total, 3) / 3
    sure = ahead - possible
    if sure < WAR_MARGIN or worth.left < 2 or me.war is not None:
        return -1.0
    gain = {
        "war_over_culture": 10.0 + 2 * sure,
        "war_over_culture_ii": 2 * sure,
        "war_over_resources": min(sure, rival.food + rival.resources),
        "holy_war": 2 * sure,
        "war_over_technology": sure,
        "war_over_territory": 5.0 + sure,
    }
    return gain.get(card.id, 0.0) * 0.8


def defend(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Defend where it can be done with bonus cards or few others; those that are worth least first."""
    cards = [option for option in options if code_of(option)[0] in ("defend", "discard")]
    if not cards or (sight.printed.original and not can_hold(sight)):
        return options[0]
    bonuses = [option for option in cards if code_of(option)[0] == "defend"]
    if bonuses:
        return bonuses[-1]
    return min(cards, key=lambda option: keep_value(sight, worth, sight.card(code_of(option)[1])))


def can_hold(sight: Sight) -> bool:
    """Whether bonus cards alone repel an attack, so that no unit has to be sacrificed."""
    me = sight.me
    times = 2 if me.leader == "winston_churchill" else 1
    mine = sum([times * sight.card(id).defense for id in me.army_hand])
    return sight.force - me.strength - number(sight.step["added"]) <= mine


def hold_back(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """No sacrifices: the rival decides afterwards, and units are missed."""
    return options[0]


def keep_value(sight: Sight, worth: Worth, card: Card) -> float:
    """What a military card in hand is worth."""
    if card.kind in ("event", "territory"):
        return 1.0 + event_value(sight, worth, card)
    if card.kind == "bonus":
        return 1.5 + card.defense * 0.3
    if card.kind == "tactic":
        return 2.5 + 0.5 * card.age
    if card.kind == "pact":
        return 0.8 + PACTS[card.id][0] * 0.3 if sight.players > 2 else 0.0
    weakest = min([rival.strength for rival in sight.rivals], default=0)
    return 2.5 if sight.me.strength > weakest + 3 else 0.7


# Pacts.


def answer_pact(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Accept what helps me."""
    pact = word(sight.step["card"])
    side = 0 if sight.step["side_a"] == sight.seat else 1
    accepted = PACTS[pact][side] > 0
    return next(option for option in options if code_of(option)[0] == ("accept" if accepted else "refuse"))


# Territories.


def territory_value(worth: Worth, card: Card) -> float:
    """What a colony is worth."""
    gains = card.gains
    value = gains["food"] * worth.food + gains["resources"] * worth.resource
    value += gains["science"] * worth.science + gains["culture"] + gains["cards"] * 1.0
    value += gains["population"] * (worth.worker() + 1.0) + worth.faces(card.faces)
    value += worth.strength(card.strength) + 1.2 * card.blue
    return value + card.yellow * (0.22 * worth.left) + 1.5
