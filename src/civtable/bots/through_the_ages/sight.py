"""What a seat sees of Through the Ages: the view, read into plain objects, and the printed facts.

A bot knows the game through its public surface only: the view, the facts and the codes of the options.
"""

from typing import Final

from civtable.core.game import Option, State
from civtable.core.values import Json
from civtable.games import AnyGame, game_named

GAME: Final[AnyGame] = game_named("through_the_ages")

AGES: Final = ["A", "I", "II", "III", "IV"]
FARMS_AND_MINES: Final = ("farm", "mine")
URBAN: Final = ("lab", "temple", "arena", "library", "theater")
UNITS: Final = ("infantry", "cavalry", "artillery", "air_force")
TECHNOLOGIES: Final = (*FARMS_AND_MINES, *URBAN, *UNITS)

ROW_PRICE: Final = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
ROW_CLEARED: Final = [0, 0, 3, 2, 1]
"""By players: the spaces that are cleared before each turn."""

TAKEN_A_TURN: Final = 1.6
"""The cards that a player takes in a turn, on average."""

GROWTH_COST: Final = [0, *[7] * 4, *[5] * 4, *[4] * 4, *[3] * 4, 2, 2]
CONSUMPTION: Final = [6, *[4] * 4, *[3] * 4, *[2] * 4, *[1] * 4, 0, 0]
"""The board, by yellow tokens in the bank."""

URBAN_DISCOUNT: Final = {"masonry": [0, 1, 1, 1], "architecture": [0, 1, 2, 2], "engineering": [0, 1, 2, 3]}
"""What construction technologies take off the price of urban buildings, by level."""


def of_bank(table: list[int], tokens: int) -> int:
    """What the board shows at a number of tokens."""
    return table[max(0, min(tokens, len(table) - 1))]


# Reading plain data. The engine wrote it, so anything unexpected is our mistake.


def number(value: Json) -> int:
    """A whole number."""
    assert isinstance(value, int), value
    return value


def word(value: Json) -> str:
    """A text."""
    assert isinstance(value, str), value
    return value


def words(value: Json) -> list[str]:
    """A list of texts."""
    return [word(item) for item in listed(value)]


def listed(value: Json) -> list[Json]:
    """A list."""
    assert isinstance(value, list), value
    return value


def named(value: Json) -> dict[str, Json]:
    """A mapping."""
    assert isinstance(value, dict), value
    return value


def counted(value: Json) -> dict[str, int]:
    """A mapping of numbers."""
    return {name: number(count) for name, count in named(value).items()}


# The printed facts.


class Card:
    """A card: what it is, what it costs, what it gives. Numbers that are not printed are 0."""

    __slots__ = (
        *("age", "amount", "army", "blue", "civil", "colonization", "copies", "cost", "culture", "defense"),
        *("discount", "faces", "family", "food", "gains", "id", "kind", "military", "obsolete", "resources"),
        *("revolution", "science", "science_cost", "special", "stages", "strength", "urban_limit", "yellow"),
        *("resource_cost", "stages_at_once", "units"),
    )

    def __init__(self, id: str, facts: dict[str, Json]) -> None:
        def value(name: str) -> int:
            return number(facts.get(name, 0))

        self.id = id
        self.kind = word(facts["kind"])
        self.age = AGES.index(word(facts["age"]))
        self.copies = [number(count) for count in listed(facts["counts"])]
        self.family = id.rsplit("_", 1)[0] if id.rsplit("_", 1)[-1] in ("a", "i", "ii", "iii") else id
        self.food, self.resources, self.science = value("food"), value("resources"), value("science")
        self.culture, self.strength, self.faces = value("culture"), value("strength"), value("happiness")
        self.civil, self.military = value("civil_actions"), value("military_actions")
        self.urban_limit, self.blue, self.yellow = value("urban_limit"), value("blue"), value("yellow")
        self.colonization, self.discount, self.units = (
            value("colonization"),
            value("discount"),
            value("units"),
        )
        self.gains = {
            name: value(f"gain_{name}")
            for name in ("food", "resources", "science", "culture", "population", "cards")
        }
        self.cost, self.amount, self.defense = value("cost"), value("amount"), value("defense")
        self.obsolete, self.stages_at_once = value("obsolete"), value("stages_at_once")
        self.resource_cost = value("resource_cost")
        self.science_cost = value("science_cost")
        self.revolution = value("revolution_cost")
        self.stages = [number(stage) for stage in listed(facts.get("stages", []))]
        self.army = [number(count) for count in listed(facts.get("army", []))]
        self.special = word(facts.get("special", ""))


CIVIL_KINDS: Final = {*TECHNOLOGIES, "government", "special", "leader", "wonder", "action"}


def civil_cards(cards: dict[str, Card], age: int, players: int) -> int:
    """The cards of an age's civil deck."""
    return sum(
        [card.copies[players - 2] for card in cards.values() if card.age == age and card.kind in CIVIL_KINDS]
    )


class Printed:
    """What an edition and version print: the cards, the decks to come, and what matters to a player."""

    __slots__ = (
        "cards",
        "civil_deck",
        "corruption",
        "last_age",
        "needed",
        "original",
        "rating_most",
        "version",
    )

    def __init__(self, version: str, cards: Json, board: Json) -> None:
        boards = named(board)
        self.version = version  # empty for the 2015 edition
        self.original = version != ""
        self.cards = {id: Card(id, named(facts)) for id, facts in named(cards).items()}
        self.last_age = {"advanced": 2, "simple": 1}.get(version, 3)
        self.civil_deck = [
            [civil_cards(self.cards, age, max(players, 2)) for age in range(self.last_age + 1)]
            for players in range(5)
        ]  # [players][age]
        self.needed = [number(faces) for faces in listed(boards["happy_needed"])]
        self.corruption = [number(lost) for lost in listed(boards["corruption"])]
        self.rating_most = number(boards.get("rating_most", 1000))


def _editions() -> dict[str, Printed]:
    original = named(GAME.facts["2006"])
    versions = [version for version in original if version != "cards"]
    printed = {version: Printed(version, original["cards"], original[version]) for version in versions}
    return {"": Printed("", GAME.facts["cards"], GAME.facts["board"]), **printed}


EDITIONS: Final = _editions()
"""By version; the 2015 edition has no name."""

CARDS: Final = EDITIONS[""].cards
CIVIL_DECK: Final = EDITIONS[""].civil_deck
CARD_IDS: Final = words(GAME.facts["card_ids"])
"""By the number that steps use for a card."""

CODES: Final = [option.code.split() for option in GAME.options]
"""By the index of the option: the words of its code."""


def code_of(option: Option) -> list[str]:
    """The words of an option's code."""
    return CODES[option.index]


# The table as the seat sees it.


class Board:
    """A civilization."""

    __slots__ = (
        *("army_hand", "army_size", "blue", "building", "civil", "civil_total", "colonies", "culture"),
        *("culture_rate", "discontent", "faces", "food", "fresh", "government", "hand", "leader", "marks"),
        *("military", "military_total", "pact", "resources", "science", "science_rate", "seat", "specials"),
        *("stages_built", "strength", "tactic", "techs", "unit_resources", "unused", "wonders", "workers"),
        *("yellow", "leaders_taken", "war", "printed"),
    )

    def __init__(self, form: dict[str, Json], seat: int, printed: Printed) -> None:
        self.seat = seat
        self.printed = printed
        self.culture, self.culture_rate = number(form["culture"]), number(form["culture_rate"])
        self.science, self.science_rate = number(form["science"]), number(form["science_rate"])
        self.food, self.resources = number(form["food"]), number(form["resources"])
        self.unit_resources = number(form["unit_resources"])
        self.yellow, self.unused = number(form["yellow_bank"]), number(form["unused_workers"])
        self.blue = number(form["blue_bank"])
        self.civil, self.civil_total = number(form["civil_actions"]), number(form["civil_total"])
        self.military, self.military_total = number(form["military_actions"]), number(form["military_total"])
        self.strength, self.faces = number(form["strength"]), number(form["happiness"])
        self.discontent = number(form["discontent"])
        hand, army_hand = form["hand"], form["military_hand"]
        self.hand = words(hand) if isinstance(hand, list) else []
        self.army_hand = words(army_hand) if isinstance(army_hand, list) else []
        self.army_size = len(self.army_hand) or (
            sum(counted(army_hand).values()) if isinstance(army_hand, dict) else 0
        )
        self.fresh = words(form.get("taken_now", []))
        self.techs = words(form["technologies"])
        self.workers = counted(form["workers"])
        self.government = printed.cards[word(form["government"])]
        self.specials = words(form["specials"])
        self.leader = form["leader"] if isinstance(form["leader"], str) else ""
        self.leaders_taken = words(form["leaders_taken"])
        self.wonders = words(form["wonders"])
        self.building = form["building"] if isinstance(form["building"], str) else ""
        self.stages_built = number(form["stages_built"])
        self.colonies = words(form["colonies"])
        self.tactic = form["tactic"] if isinstance(form["tactic"], str) else ""
        self.war = form["war"]
        self.pact = form["pact"]
        self.marks = words(form["marks"])

    def card(self, id: str) -> Card:
        """A card as the edition prints it."""
        return self.printed.cards[id]

    def workers_of(self, kind: str) -> int:
        """The workers on technologies of a kind."""
        return sum([count for id, count in self.workers.items() if self.card(id).kind == kind])

    def output(self, what: str) -> int:
        """The food of farms, or the resources of mines, in a production."""
        if what == "food":
            return sum([count * self.card(id).food for id, count in self.workers.items()])
        return sum([count * self.card(id).resources for id, count in self.workers.items()])

    def best_level(self, kind: str) -> int:
        """The highest level of a kind that has been developed; -1 if there is none."""
        return max([self.card(id).age for id in self.techs if self.card(id).kind == kind], default=-1)

    def construction(self) -> str:
        """The construction technology, if there is one."""
        for id in self.specials:
            if id in URBAN_DISCOUNT:
                return id
        return ""

    def price_of(self, card: Card) -> int:
        """What a building or unit of this technology costs."""
        price = card.resource_cost
        if card.kind in URBAN and self.construction():
            price -= URBAN_DISCOUNT[self.construction()][card.age]
        return price

    def faces_needed(self, fewer: int = 0) -> int:
        """The happy faces that the population needs, with so many tokens less in the bank."""
        return of_bank(self.printed.needed, self.yellow - fewer)

    def growth_cost(self) -> int:
        """The food for one more worker."""
        return max(of_bank(GROWTH_COST, self.yellow) - (1 if self.leader == "moses" else 0), 0)

    def food_surplus(self) -> int:
        """What farms give beyond what the population eats."""
        return self.output("food") - of_bank(CONSUMPTION, self.yellow)


class Sight:
    """All that a seat knows, and the question it is asked."""

    __slots__ = (
        *("age", "ask", "deck", "events", "left", "me", "players", "rivals", "step"),
        *("round", "row", "seat", "shared_tactics", "sent", "force", "last_round", "prices", "printed"),
    )

    def __init__(self, view: dict[str, Json]) -> None:
        self.printed = EDITIONS[word(named(view["settings"]).get("version", ""))]
        self.seat = number(view["seat"])
        self.round = number(view["round"])
        self.age = AGES.index(word(view["age"]))
        self.last_round = number(view["last_round"])
        forms = listed(view["players"])
        boards = [Board(named(forms[seat]), seat, self.printed) for seat in range(len(forms))]
        self.me = boards[self.seat]
        self.players = len([board for board in boards if "resigned" not in board.marks])
        self.rivals = [board for board in boards if board.seat != self.seat and "resigned" not in board.marks]
        self.row = [None if id is None else self.card(word(id)) for id in listed(view["row"])]
        self.prices = [0 if price is None else number(price) for price in listed(view["prices"])]
        self.deck = number(view["deck"])
        self.shared_tactics = words(view["shared_tactics"])
        self.sent = [number(count) for count in listed(view["sent"])]
        self.force = number(view["force"])
        self.events = words(named(view["events"])["known"]) + words(named(view["future_events"])["known"])
        step = named(listed(view["steps"])[-1])
        self.ask = word(step["ask"])
        self.step = step
        self.left = self.productions_left()

    def card(self, id: str) -> Card:
        """A card as the edition prints it."""
        return self.printed.cards[id]

    def card_of_step(self) -> Card:
        """The card that the question is about."""
        return self.card(word(self.step["card"]))

    def productions_left(self) -> float:
        """How often I shall still produce, this turn included, as far as the decks tell."""
        if self.last_round:
            return float(self.last_round - self.round + 1)
        players = max(self.players, 2)
        used = players * (ROW_CLEARED[players] + TAKEN_A_TURN)
        cards = self.deck + sum(self.printed.civil_deck[players][self.age + 1 :])
        return cards / used + (1.5 if self.printed.last_age == 3 else 0.7)

    def price_in_row(self, card: Card, copy: int) -> int:
        """The civil actions that a card in the row costs me."""
        spaces = [space for space in range(len(self.row)) if self.row[space] is card]
        space = spaces[min(copy, len(spaces) - 1)]
        if self.printed.original:
            return self.prices[space]
        price = ROW_PRICE[space]
        if card.kind == "wonder" and self.me.leader != "michelangelo":
            price += len(self.me.wonders)
        return price

    def strongest_rival(self) -> int:
        """The strength of the strongest rival."""
        return max([board.strength for board in self.rivals], default=0)


def look(sandbox: State, seat: int) -> Sight:
    """The table as this seat sees it."""
    return Sight(GAME.view(sandbox, seat))
