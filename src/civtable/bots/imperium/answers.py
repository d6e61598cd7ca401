"""Answers to the questions that abilities and the end of a turn ask."""

from typing import Final

from civtable.bots.imperium.acting import play_value
from civtable.bots.imperium.sight import (
    ABILITIES,
    CARDS,
    CHOICES,
    UNREST,
    Sight,
    Space,
    code_of,
    number,
    rows,
    word,
)
from civtable.bots.imperium.values import Step
from civtable.bots.imperium.worth import Worth
from civtable.core.game import Option

ORDINALS: Final = {"second": 1, "third": 2, "fourth": 3}
PASS: Final = "pass"


def best_of(options: list[Option], values: list[float]) -> Option:
    """The option of the highest value; of equals the first."""
    return options[max(range(len(options)), key=lambda i: (values[i], -i))]


def space_of(sight: Sight, code: list[str]) -> Space:
    """The space of the market that a code names."""
    copy = ORDINALS.get(code[-1], 0)
    card = code[-2] if copy else code[-1]
    there = [space for space in sight.market if space.card == card]
    return there[min(copy, len(there) - 1)]


# What abilities ask.


def choose(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The best alternative."""
    steps = CHOICES[f"{sight.numbers[0]}.{sight.numbers[1]}"]
    worth.playing = ABILITIES[sight.numbers[0]][0]
    values: list[float] = []
    for option in options:
        code = code_of(option)
        values.append(worth.alternative(steps[int(code[1]) - 1]) if code[0] == "choose" else -99.0)
    return best_of(options, values)


def asking(sight: Sight) -> Step | None:
    """The ability that asks; None if it is a rule."""
    if sight.numbers[0] not in ABILITIES:
        return None
    card, printed = ABILITIES[sight.numbers[0]]
    return CARDS[card].abilities[printed]


def optional_steps(ability: Step) -> list[Step]:
    """The steps of an ability that are paid for or may be declined."""
    found: list[Step] = []
    for step in rows(ability["steps"]):
        if step["op"] == "if":
            found += [inner for inner in rows(step["then"]) if inner["op"] == "cost_then"]
        elif step["op"] == "cost_then" or step.get("may"):
            found.append(step)
    return found


def confirm(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Do it if it is worth its price."""
    ability = asking(sight)
    if ability is None:
        return options[-1]
    worth.playing = ABILITIES[sight.numbers[0]][0]
    if ability.get("may") or "cost" in ability:
        value = worth.ability(ability, worth.playing)
    else:
        value = max([worth.own(step) for step in optional_steps(ability)], default=1.0)
    return options[-1] if value > 0 else options[0]


def use(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Use what an event allows, if it is worth anything."""
    ability = asking(sight)
    assert ability is not None
    value = worth.ability(ability, ABILITIES[sight.numbers[0]][0])
    return options[-1] if value > 0 else options[0]


def avoid(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """An attack is avoided whenever it can be."""
    return options[-1]


def order(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The most useful solstice ability first."""
    values: list[float] = []
    for option in options:
        ability = CARDS[code_of(option)[1]].ability("solstice")
        assert ability is not None
        values.append(worth.ability(ability, code_of(option)[1]))
    return best_of(options, values)


def pay(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """As little progress as possible."""
    values: list[float] = []
    for option in options:
        code = code_of(option)
        paid = {code[i + 1]: int(code[i]) for i in range(1, len(code) - 1, 2)}
        values.append(-worth.price(paid))
    return best_of(options, values)


def draw_some(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """As many as one may."""
    return options[-1]


# Cards to pick.


def keep_value(worth: Worth, id: str) -> float:
    """What a hand card is worth in hand: what it does when it is played soon."""
    card = CARDS[id]
    if id == UNREST:
        return -0.5
    if card.unplayable or (card.state and card.state != worth.me.state):
        return 0.0
    return max(0.0, play_value(worth, id))


def pick(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The best card for what is done with it, or none where one may stop."""
    ability = asking(sight)
    if ability is None:
        return rule_pick(sight, worth, options)
    values = [pick_value(sight, worth, option) for option in options]
    return best_of(options, values)


def rule_pick(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Clean-up keeps what is worth waiting for; what the automa asks for is given as cheaply as possible."""
    if options[0].code == PASS and code_of(options[-1])[0] == "discard":
        kept = KEPT_BY_UTOPIANS if worth.me.nation == "utopians" else KEPT
        for option in options[1:]:
            if keep_value(worth, code_of(option)[1]) < kept:
                return option
        return options[0]
    return best_of(options, [pick_value(sight, worth, option) for option in options])


KEPT: Final = 2.5
"""A card of this value is kept in hand for the next turn."""

KEPT_BY_UTOPIANS: Final = 0.3
"""Who takes unrest whenever the draw deck is empty draws no more than necessary."""


def pick_value(sight: Sight, worth: Worth, option: Option) -> float:
    """How good it is to pick a card for what happens to it."""
    code = code_of(option)
    verb = code[0]
    if verb == PASS:
        return 0.0
    id = code[1]
    card = CARDS[id]
    if verb == "discard":
        return -0.3 - keep_value(worth, id)
    if verb in ("take", "top"):
        return 0.05 + keep_value(worth, id) if id != UNREST else -2.0
    if verb in ("history", "sink"):
        return filed_value(worth, id, "in_history")
    if verb == "garrison":
        return filed_value(worth, id, "garrisoned")
    if verb == "exile":
        return 1.0 - worth.worth(id)
    if verb == "return":
        return 2.0 + ("discard" in code) * 0.1
    if verb == "abandon":
        return -worth.in_play(card, max(0.0, worth.left - 1)) - 0.1
    return worth.play(card) - 0.6 * worth.in_play(card, max(0.0, worth.left - 1)) - 0.1


def filed_value(worth: Worth, id: str, where: str) -> float:
    """What it is worth to take a card out of the cycle and keep it there."""
    card = CARDS[id]
    extra = 0.0
    if card.points == "conditional":
        here = [number(case["value"]) for case in card.cases if case["when"] == where]
        extra = max(here, default=card.otherwise) - card.otherwise
        if where == "garrisoned" and not here:
            later = [number(case["value"]) for case in card.cases if case["when"] == "in_history"]
            extra = -0.5 * (max(later, default=card.otherwise) - card.otherwise)
        return extra + worth.weights.thin - 0.5 * worth.use(card)
    return worth.dead_weight(id)


# Market.


def acquire(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The card that is worth most with what comes with it; none if all cost more than they bring."""
    return best_of(options, [gained(sight, worth, option) for option in options])


def gained(sight: Sight, worth: Worth, option: Option) -> float:
    """What an option to acquire or break through brings."""
    code = code_of(option)
    if code[0] == PASS:
        return 0.0
    if code[-1] == "exile":
        id = code[-3]
        unrest = code[0] == "acquire" and "region" not in CARDS[id].suits
        return worth.worth(id) - (worth.unrest if unrest else 0.0)
    if code[-1] == "deck":
        return worth.weights.unseen[code[2]]
    return worth.space(space_of(sight, code), code[0] == "acquire")


def exile_market(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """What helps the others most and oneself least."""
    values: list[float] = []
    for option in options:
        space = space_of(sight, code_of(option))
        values.append(0.6 * CARDS[space.card].automa_value - worth.space(space, True))
    return best_of(options, values)


def place(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """On the card that one would like to take oneself."""
    return best_of(options, [worth.space(space_of(sight, code_of(option)), True) for option in options])


def swap(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The best card comes in, the worst goes out."""
    code = code_of(options[0])
    sign = 1.0 if code[:2] == ["swap", "in"] else -1.0
    cards = [
        code_of(option)[-2] if code_of(option)[-1] in ORDINALS else code_of(option)[-1] for option in options
    ]
    return best_of(options, [sign * worth.worth(card) for card in cards])


# Developments, fame, playing.


def develop(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The development with the best return."""
    free = sight.ask == "develop" and bool(sight.numbers[0])
    values: list[float] = []
    for option in options:
        code = code_of(option)
        if code[0] == PASS:
            values.append(0.0)
        else:
            values.append(worth.worth(code[1]) if free else worth.development(code[1]))
    return best_of(options, values)


def worth_most(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The card that is worth most."""
    return best_of(options, [worth.worth(code_of(option)[1]) for option in options])


def put_back(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The card that is worth most goes lowest: the others come to the top one first."""
    return best_of(options, [worth.worth(code_of(option)[-1]) for option in options])


def give(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The card that is worth least."""
    values: list[float] = []
    for option in options:
        id = code_of(option)[1]
        values.append(3.0 if id == UNREST else -worth.worth(id))
    return best_of(options, values)


def play_one(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The card that does most; none if all do harm."""
    values = [0.0 if option.code == PASS else play_value(worth, code_of(option)[1]) for option in options]
    return best_of(options, values)


def host(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The region that does most when it does its work again."""
    values = [-0.2 if option.code == PASS else worth.play(CARDS[code_of(option)[2]]) for option in options]
    return best_of(options, values)


def exhaustible(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The card with the best exhaust ability."""
    values: list[float] = []
    for option in options:
        ability = None if option.code == PASS else CARDS[code_of(option)[1]].ability("exhaust")
        values.append(0.0 if ability is None else worth.ability(ability, word(code_of(option)[1])))
    return best_of(options, values)


def declare(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The suit of which most cards are left: uncivilised."""
    return options[min(1, len(options) - 1)]


def last(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Yes."""
    return options[-1]
