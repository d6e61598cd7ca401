"""Making a position that somebody wrote down whole: every copy of every card is somewhere, once.

A scenario says what it cares about. Cards that it puts somewhere leave the piles it does not mention; cards
of the ages reached that are nowhere lie in the decks of the age, or out of the game.
"""

from typing import Final, cast

from civtable.core.reading import Node
from civtable.core.rng import rng_from_json
from civtable.core.values import Json
from civtable.games.through_the_ages.cards.table import BY_ID, CARDS, COPIES
from civtable.games.through_the_ages.data import AGES
from civtable.games.through_the_ages.editions import A_NEW_STORY, EDITION, Edition, edition_of
from civtable.games.through_the_ages.steps import ANSWERING_PACT, BIDDING, NAMES, SENDING

Form = dict[str, Json]

HOLDING: Final = [NAMES[kind] for kind in (BIDDING, SENDING, ANSWERING_PACT)]
"""Questions whose card lies nowhere else."""

NOT_CARDS: Final = ["ruins", "homer_under", "taken_now", "leaders_taken", "marks", "settings", "age", "rng"]
"""Names whose values are no cards, or the same cards once more."""

PILES: Final = ["gone", "box", "deck", "military_deck", "past", "row"]
"""Where cards are taken from that the scenario puts elsewhere, in this order."""


REST: Final = "rest"
"""Stands in a list for the cards that the scenario does not name."""

DECKS: Final = ["deck", "military_deck"]


def arrange(form: Form, given: list[str]) -> None:
    """Complete the position, after values on the given paths were changed."""
    age = AGES.index(form["age"]) if form["age"] in AGES else 0
    players = len(cast(list[Json], form["players"]))
    if "age" in given and "dealt" not in given:
        begin_age(form, given, age, players)
    if given:
        leave_first_round(form, given)
    if isinstance(form["steps"], list):
        say_whose_turn(form, given)
    take_leaders(form, given)
    expected = copies(form, players)
    counts: dict[str, int] = {}
    missing: list[int] = []
    count_cards(form, counts)
    for id in BY_ID:
        extra = counts.get(id, 0) - expected.get(id, 0)
        for _ in range(extra):
            take_out(form, given, id)
        missing += [BY_ID[id]] * -extra
    rng = rng_from_json(Node(form["rng"]))
    rng.shuffle(missing)
    form["rng"] = rng.to_json()
    for number in missing:
        put_back(form, given, number, age)


def begin_age(form: Form, given: list[str], age: int, players: int) -> None:
    """The decks of an age are made of its cards that are nowhere else; the row has what the scenario says."""
    form["dealt"] = [players if level <= age else 0 for level in range(4)]
    if "row" not in given:
        row = cast(list[Json], form["row"])
        form["row"] = [row[space] if f"row.{space}" in given else None for space in range(len(row))]
    for name in DECKS:
        deck = cast(list[Json], form[name])
        if name not in given:
            form[name] = []
        elif REST in deck:
            form[name] = [id for id in deck if id not in BY_ID or CARDS[BY_ID[str(id)]].age == age]


def leave_first_round(form: Form, given: list[str]) -> None:
    """A position that somebody makes up is not that of the first round, and nothing has been used in it.

    Who wants the first round, in which players have fewer actions, says `round: 1`.
    """
    if "round" not in given:
        form["round"] = 2
    if form["round"] == 1:
        return
    players = cast(list[Form], form["players"])
    for seat in range(len(players)):
        for name in ("civil_used", "military_used"):
            if f"players.{seat}.{name}" not in given:
                players[seat][name] = 0


def say_whose_turn(form: Form, given: list[str]) -> None:
    """The turn is that of the seat whose step lies at the bottom, unless the scenario says otherwise."""
    steps = cast(list[Json], form["steps"])
    if "current" not in given and "steps" in given and steps and isinstance(steps[0], dict):
        form["current"] = steps[0].get("seat")


def take_leaders(form: Form, given: list[str]) -> None:
    """Who has a leader has taken one of its age, unless the scenario says which ages those are."""
    players = cast(list[Form], form["players"])
    for seat in range(len(players)):
        leader, taken = players[seat]["leader"], players[seat]["leaders_taken"]
        if f"players.{seat}.leaders_taken" in given or not isinstance(taken, list):
            continue
        if isinstance(leader, str) and leader in BY_ID:
            age = AGES[CARDS[BY_ID[leader]].age]
            players[seat]["leaders_taken"] = [name for name in AGES[:4] if name in taken or name == age]


def copies(form: Form, players: int) -> dict[str, int]:
    """How many copies of each card the decks were made with."""
    dealt = cast(list[int], form["dealt"])
    settings = cast(Form, form["settings"])
    peaceful = settings["peaceful"] == "yes"
    edition = edition_in(form)
    expected: dict[str, int] = {}
    for card in edition.cards:
        if dealt[card.age] >= 2 and edition.uses(card, peaceful):
            expected[card.id] = card.counts[dealt[card.age] - 2]
    return expected


def edition_in(form: Form) -> Edition:
    """The edition that a position names; 2015 if it names none that can be played, which reading will say."""
    settings = {name: str(value) for name, value in cast(Form, form["settings"]).items()}
    return edition_of(settings) if settings.get(EDITION.name) == "2006" else A_NEW_STORY


def count_cards(value: Json, counts: dict[str, int]) -> None:
    """Every card in the position, wherever it stands."""
    if isinstance(value, str):
        if value in BY_ID and COPIES[BY_ID[value]]:
            counts[value] = counts.get(value, 0) + 1
    elif isinstance(value, list):
        for item in value:
            count_cards(item, counts)
    elif isinstance(value, dict):
        if "ask" in value:
            value = {"card": value.get("card")} if value["ask"] in HOLDING else {}
        for name, part in value.items():
            shared = name == "tactic" and "tactic_exclusive" not in cast(list[str], value["marks"])
            if name not in NOT_CARDS and not shared:
                count_cards(part, counts)


def take_out(form: Form, given: list[str], id: str) -> None:
    """One copy leaves a pile that the scenario does not mention; if none has it, `check` will say so."""
    for name in PILES:
        pile = cast(list[Json], form[name])
        if name not in given and id in pile:
            if name == "row":
                spaces = [i for i in range(len(pile)) if pile[i] == id and f"row.{i}" not in given]
                if not spaces:
                    continue
                pile[spaces[0]] = None
            else:
                pile.remove(id)
            return


def put_back(form: Form, given: list[str], number: int, age: int) -> None:
    """A copy that is nowhere goes to the deck of its age, or out of the game."""
    card = CARDS[number]
    deck = "deck" if card.civil else "military_deck"
    pile = cast(list[Json], form[deck])
    if card.age == age and 0 < age <= edition_in(form).last_age and (deck not in given or REST in pile):
        pile.insert(pile.index(REST) if REST in pile else len(pile), card.id)
    else:
        cast(list[Json], form["gone" if card.civil else "box"]).append(card.id)
