"""What is asked as numbers: the question on top with all that it says, and what waits below it."""

from typing import Final

from mypy_extensions import i64

from civtable.core.game import Step
from civtable.core.layout import Part, Things
from civtable.core.observation import Numbers, put_seat, seats_around, size_of
from civtable.games.through_the_ages.data import FIRST_UNIT, LEVELS, NONE
from civtable.games.through_the_ages.military.steps import (
    NO_BIDDER,
    Bid,
    Defend,
    Loot,
    Raid,
    Resist,
    Sacrifice,
    Send,
    Steal,
    Strike,
    TakeFrom,
)
from civtable.games.through_the_ages.observation.cards import (
    ASKED,
    FILLED,
    IN_ASKED,
    IN_FILLED,
    N_ASKED,
    N_FILLED,
    TECHNOLOGIES,
    ids,
    mark,
)
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import (
    ACTING,
    NAMES,
    Agree,
    Amount,
    AnswerPact,
    DiscardExcess,
    DiscardSome,
    DoPolitics,
    EndTurn,
    FollowCard,
    FreeBuild,
    LosePeople,
    Mine,
    Terrorize,
)

N_KINDS: Final = len(NAMES)
POLITICS_NAMES: Final = ["first", "second", "leaving only", "stays"]
N_POLITICS: Final = 4
STAYS: Final = 3
PRODUCTION_NAMES: Final = ["to come", "done", "uprising"]
N_PRODUCTION: Final = 3

# The numbers that questions say.
AMOUNT: Final = 0
ACTIONS_LEFT: Final = 1
LEFT: Final = 2
ADVANTAGE: Final = 3
HIGHEST_BID: Final = 4
THROWN: Final = 5
ADDED: Final = 6
CARDS_USED: Final = 7
FALLEN: Final = 8
COST: Final = 9
CORRUPTION: Final = 10
AMOUNT_NAMES: Final = [
    *("amount", "actions", "left", "advantage", "bid", "thrown", "added", "cards used", "fallen", "cost"),
    "corruption",
]
N_AMOUNTS: Final = 11

UNITS: Final = [slot for slot in FILLED if slot >= FIRST_UNIT * LEVELS]
UNIT_NAMES: Final = TECHNOLOGIES[len(TECHNOLOGIES) - len(UNITS) :]
N_UNITS: Final = len(UNITS)


def question_parts(players: int) -> list[Part]:
    """What is asked, and what waits."""
    seats = seats_around(players)
    parts = [
        Part("question", NAMES, 1, "what is asked now; zeros when the game is over"),
        Part("asked", seats, 1, "who is asked"),
        Things("about.card", ids(ASKED), 1, "the card that the question is about"),
        Part("about.rival", seats, 1, "the attacker, victim or offerer that it is about"),
        Part("about.side_a", seats, 1, "who would be side A of the pact that is offered"),
        Part("about.bidder", seats, 1, "who has bid most for the territory"),
        Part("about.bidders", seats, 1, "who is still in the auction"),
        Things("about.technology", TECHNOLOGIES, 1, "the technology that is built, or that fell first"),
        Part("about.politics", POLITICS_NAMES, 1, "which political action it is, and who said to stay"),
        Part("about.amounts", AMOUNT_NAMES, 10, "the numbers that the question names"),
        Part("about.last", ["place"], 300, "what was chosen last, where choices go in order"),
        Part("waiting.amounts", seats, 10, "the numbers of questions that wait, by who will be asked"),
        Things("waiting.technology", TECHNOLOGIES, 1, "technologies of questions that wait"),
        Part("waiting.politics", POLITICS_NAMES, 1, "the political action that waits"),
        Part("production", PRODUCTION_NAMES, 1, "how far the end of this turn is"),
        Part("rebellion", ["actions"], 5, "civil actions of the next turn that a rebellion takes"),
        Things("sent", UNIT_NAMES, 5, "units sent to a colony or given up so far"),
        Part("force", ["strength"], 30, "what cards have added to it, or the strength of an attack"),
    ]
    for whose in seats:
        parts.append(Part(f"waiting.{whose}", NAMES, 1, "questions that wait, by who will be asked"))
    return parts


def card_of(step: Step) -> int:
    """The card that a question is about; -1 if it is about none."""
    if isinstance(step, FollowCard):
        return step.card
    if isinstance(step, (Defend, Sacrifice)):
        return step.card
    if isinstance(step, (Bid, Send)):
        return step.card
    if isinstance(step, (Raid, TakeFrom)):
        return step.card
    if isinstance(step, (Steal, Loot)):
        return step.card
    return step.card if isinstance(step, AnswerPact) else NONE


def rival_of(step: Step) -> int:
    """The other seat that a question is about; -1 if it is about nobody else."""
    if isinstance(step, (Defend, Resist)):
        return step.attacker
    if isinstance(step, Strike):
        return step.rival
    if isinstance(step, (Raid, TakeFrom)):
        return step.victim
    if isinstance(step, (Steal, Loot)):
        return step.victim
    if isinstance(step, Terrorize):
        return step.victim
    return step.offerer if isinstance(step, AnswerPact) else NONE


def amount_of(step: Step) -> int:
    """How much of something a question is about; 0 if it says nothing of the kind."""
    if isinstance(step, (Amount, LosePeople, DiscardSome)):
        return step.amount
    return step.corruption if isinstance(step, Mine) else 0


def technology_of(step: Step) -> int:
    """The slot that a question is about; -1 if it is about none."""
    if isinstance(step, FreeBuild):
        return step.technology
    return step.first if isinstance(step, Raid) and step.first else NONE


def last_of(step: Step, seat: int) -> int:
    """What was chosen last, where the next choices have to follow it; discards are told to nobody else."""
    if isinstance(step, LosePeople):
        return step.last
    if isinstance(step, Sacrifice):
        return step.last
    if step.seat != seat:
        return 0
    if isinstance(step, (Defend, Send)):
        return step.last
    return step.last if isinstance(step, (DiscardExcess, DiscardSome)) else 0


def put_amounts(to: Numbers, at: i64, step: Step) -> i64:
    """The numbers that a question names."""
    if isinstance(step, Mine):
        to[at + CORRUPTION] = step.corruption
    elif isinstance(step, Defend):
        to[at + ADDED] = step.added
        to[at + CARDS_USED] = step.cards_used
    elif isinstance(step, Raid):
        to[at + FALLEN] = step.fallen
        to[at + COST] = step.cost
    elif isinstance(step, Bid):
        to[at + HIGHEST_BID] = step.bid
    elif isinstance(step, Send):
        to[at + HIGHEST_BID] = step.bid
        to[at + THROWN] = step.thrown
    elif isinstance(step, Steal):
        to[at + LEFT] = step.left
    elif isinstance(step, Loot):
        to[at + ADVANTAGE] = step.advantage
    elif isinstance(step, Agree):
        to[at + ACTIONS_LEFT] = step.actions
    else:
        to[at + AMOUNT] = amount_of(step)
    return at + N_AMOUNTS


def put_auction(to: Numbers, at: i64, step: Step, seat: int, players: int) -> i64:
    """Who has bid most, and who is still in."""
    if isinstance(step, Bid):
        put_seat(to, at, step.bidder if step.bidder != NO_BIDDER else NONE, seat, players)
        for i in range(players):
            to[at + players + i] = step.bidders >> (seat + i) % players & 1
    return at + 2 * players


def put_politics(to: Numbers, at: i64, step: Step) -> None:
    """Which political action it is."""
    if isinstance(step, DoPolitics):
        to[at + step.action] = 1
        to[at + STAYS] = step.stays


def put_question(to: Numbers, at: i64, step: Step, seat: int, players: int) -> i64:
    """The question on top, and all that it says."""
    to[at + step.kind] = 1
    at = put_seat(to, at + N_KINDS, step.seat, seat, players)
    if step.kind == ACTING:
        return at + N_ASKED + 4 * players + N_FILLED + N_POLITICS + N_AMOUNTS + 1
    at = mark(to, at, card_of(step), IN_ASKED, N_ASKED)
    at = put_seat(to, at, rival_of(step), seat, players)
    at = put_seat(to, at, step.side_a if isinstance(step, AnswerPact) else NONE, seat, players)
    at = put_auction(to, at, step, seat, players)
    at = mark(to, at, technology_of(step), IN_FILLED, N_FILLED)
    put_politics(to, at, step)
    at = put_amounts(to, at + N_POLITICS, step)
    to[at] = last_of(step, seat)
    return at + 1


def put_waiting(to: Numbers, at: i64, state: ThroughTheAges, seat: int, players: int) -> None:
    """What is asked afterwards, and the end of the turn, which always waits."""
    technologies = at + players
    politics = technologies + N_FILLED
    production = politics + N_POLITICS
    sent = production + N_PRODUCTION + 1
    kinds = sent + N_UNITS + 1
    steps = state.steps
    for i in range(len(steps)):
        step = steps[i]
        if isinstance(step, EndTurn):
            to[production + step.production] = 1
            to[production + N_PRODUCTION] = step.rebellion
        if i < len(steps) - 1:
            whose = (step.seat - seat) % players
            to[kinds + whose * N_KINDS + step.kind] += 1
            to[at + whose] += amount_of(step)
            mark(to, technologies, technology_of(step), IN_FILLED, N_FILLED)
            put_politics(to, politics, step)
    if state.sent:
        for i in range(N_UNITS):
            to[sent + i] = state.sent[UNITS[i] - FIRST_UNIT * LEVELS]
    to[sent + N_UNITS] = state.force


def put_questions(to: Numbers, at: i64, state: ThroughTheAges, seat: int) -> i64:
    """In the order of `question_parts`; zeros when the game is over."""
    players = len(state.players)
    if state.steps:
        waiting = put_question(to, at, state.steps[-1], seat, players)
        put_waiting(to, waiting, state, seat, players)
    return at + SIZES[players]


SIZES: Final = [size_of(question_parts(players)) for players in range(5)]
"""By players."""
