"""A table for rule tests: positions are arranged in words, moves are codes.

    game = scenario(seats=[{"hand": ["alchemy"], "science": 4}])
    game.play("develop alchemy")
    assert game[0].science == 0 and "alchemy" in game[0].technologies

    game = scenario(3, age="II", ask="politics", turn=1, seats=[{}, {"military_hand": ["raid_ii"]}])
    game = scenario(row=["pyramids", None, "moses"], deck=["iron"], events=["rats"], military_deck=["raid_i"])

A board says only what differs from the start of a game. `workers` replace those of the start card by card
(0 takes them away), technologies with workers or tokens are in play by themselves, and leaders in play or in
hand count as taken. Hands, decks and piles hold what is said and nothing else; where nothing is said about a
deck of the age it holds all other cards of the age, in the order of the card table. Every other card of the
ages reached is out of the game. A position goes through the JSON form: contradictions are refused.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from civtable.core.rng import fast_rng
from civtable.games.through_the_ages import GAME
from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.data import AGES, KINDS
from civtable.games.through_the_ages.editions import Edition
from civtable.games.through_the_ages.state import ThroughTheAges
from tests.played import Played

TABLE = {card.id: card for card in CARDS}
START_WORKERS = {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
TURN = ["end_turn", "discard", "act", "politics", "share_tactic", "war"]
TURN_2006 = ["end_turn", "act", "discard", "politics", "war"]
"""The steps of a turn, the last one first."""


class Board:
    """What lies before one player, with the ratings: what the player sees of it."""

    def __init__(self, form: Mapping[str, Any]) -> None:
        self.form = form
        self.culture: int = form["culture"]
        self.science: int = form["science"]
        self.food: int = form["food"]
        self.resources: int = form["resources"]
        self.stored: dict[str, int] = form["stored"]
        self.blue: int = form["blue_bank"]
        self.yellow: int = form["yellow_bank"]
        self.unused: int = form["unused_workers"]
        self.workers: dict[str, int] = form["workers"]
        self.technologies: list[str] = form["technologies"]
        self.specials: list[str] = form["specials"]
        self.government: str = form["government"]
        self.leader: str | None = form["leader"]
        self.wonders: list[str] = form["wonders"]
        self.ruins: list[str] = form["ruins"]
        self.building: str | None = form["building"]
        self.stages: int = form["stages_built"]
        self.colonies: list[str] = form["colonies"]
        self.tactic: str | None = form["tactic"]
        self.war: dict[str, Any] | None = form["war"]
        self.pact: dict[str, Any] | None = form["pact"]
        self.marks: list[str] = form["marks"]
        self.hand: list[str] = form["hand"]["cards"]
        self.military_hand: list[str] = form["military_hand"]["cards"]
        self.science_rate: int = form["science_rate"]
        self.culture_rate: int = form["culture_rate"]
        self.strength: int = form["strength"]
        self.happiness: int = form["happiness"]
        self.discontent: int = form["discontent"]
        self.ca: int = form["civil_actions"]
        self.ca_total: int = form["civil_total"]
        self.ma: int = form["military_actions"]
        self.ma_total: int = form["military_total"]

    @property
    def actions(self) -> tuple[int, int]:
        """Civil and military actions that can be used now."""
        return (self.ca, self.ma)


class Table(Played[ThroughTheAges]):
    """A game of Through the Ages that a test plays by codes."""

    def __init__(self, state: ThroughTheAges) -> None:
        super().__init__(GAME, state)

    def __getitem__(self, seat: int) -> Board:
        return Board(self.view(seat)["players"][seat])


def scenario(
    players: int = 2,
    *,
    seats: Sequence[Mapping[str, Any]] = (),
    everybody: Mapping[str, Any] | None = None,
    age: str = "I",
    round: int = 5,
    turn: int = 0,
    ask: str = "act",
    row: Sequence[str | None] = (),
    deck: Sequence[str] | None = None,
    deck_top: Sequence[str] = (),
    military_deck: Sequence[str] | None = None,
    events: Sequence[Any] = (),
    future_events: Sequence[Any] = (),
    discards: Mapping[str, Sequence[Any]] | None = None,
    shared_tactics: Sequence[str] = (),
    past: Sequence[str] = (),
    settings: Mapping[str, str] | None = None,
    **changes: Any,
) -> Table:
    """Arrange a position in the turn of a seat, where `ask` is the next step of it.

    `row` is read from the cheapest space; `deck` is the whole civil deck, `deck_top` only its next cards.
    `discards` are by age. Other names replace parts of the JSON form.
    """
    start = GAME.start(settings or {}, players, fast_rng("scenario"))
    order = TURN_2006 if start.edition.discards_after_politics else TURN
    form: dict[str, Any] = dict(GAME.to_json(start))
    boards = []
    for seat in range(players):
        changed = {**(everybody or {}), **(seats[seat] if seat < len(seats) else {})}
        boards.append(board(form["players"][seat], changed))
    piles = [list((discards or {}).get(name, ())) for name in AGES[:4]]
    form.update(
        players=boards,
        age=age,
        round=round,
        current=turn,
        row=[*row, *[None] * (13 - len(row))],
        events=list(events),
        future_events=list(future_events),
        discards=piles,
        shared_tactics=list(shared_tactics),
        past=list(past),
        gone=[],
        box=[],
        deck=list(deck if deck is not None else deck_top),
        military_deck=list(military_deck or ()),
        dealt=[players if number <= AGES.index(age) else 0 for number in range(4)],
        last_round=round if age == "IV" else 0,
        steps=[{"ask": name, "seat": turn, "numbers": [0, 0, 0]} for name in order[: order.index(ask) + 1]],
    )
    form.update(changes)
    put_rest_away(form, start.edition, deck is None, military_deck is None)
    return Table(GAME.from_json(form))


def board(start: Mapping[str, Any], changed: Mapping[str, Any]) -> dict[str, Any]:
    """A player board: the start, changed by what a test says."""
    unknown = set(changed) - set(start)
    assert not unknown, unknown
    new = {**start, "civil_used": 0, "military_used": 0, **changed}
    workers = {**START_WORKERS, **changed.get("workers", {})}
    new["workers"] = {name: count for name, count in workers.items() if count}
    in_play = [*start["technologies"], *changed.get("technologies", ()), *new["workers"], *new["stored"]]
    new["technologies"] = list(dict.fromkeys(in_play))
    if "leaders_taken" not in changed:
        leaders = [card for card in [new["leader"], *new["hand"]] if card and kind(card) == "leader"]
        new["leaders_taken"] = sorted({AGES[TABLE[card].age] for card in leaders})
    return new


def kind(card: str) -> str:
    """The kind of a card by its name."""
    return KINDS[TABLE[card].kind]


def cards_in(form: Mapping[str, Any]) -> Iterable[str | None]:
    """All cards that a position names."""
    for part in ("row", "deck", "military_deck", "shared_tactics", "past", "gone", "box"):
        yield from form[part]
    bonuses = form.get("bonuses", ())
    for entry in sum(form["discards"], [*form["events"], *form["future_events"], *bonuses]):
        yield entry if isinstance(entry, str) else entry["card"]
    for owner in form["players"]:
        for part in ("technologies", "specials", "wonders", "colonies", "hand", "military_hand"):
            yield from owner[part]
        yield from (owner["government"], owner["leader"], owner["building"])
        yield from (owner[part] and owner[part]["card"] for part in ("war", "pact"))
        if "tactic_exclusive" in owner["marks"]:
            yield owner["tactic"]
    for step in form["steps"]:
        if step["ask"] in ("bid", "send", "answer_pact"):
            yield CARDS[step["numbers"][0]].id


def put_rest_away(form: dict[str, Any], edition: Edition, fill_deck: bool, fill_military_deck: bool) -> None:
    """Every card that is nowhere goes to a deck of the age, or out of the game."""
    named = Counter(card for card in cards_in(form) if card is not None)
    for card in edition.cards:
        dealt = form["dealt"][card.age]
        if not dealt or not edition.uses(card, form["settings"]["peaceful"] == "yes"):
            continue
        copies = card.counts[dealt - 2]
        left = [card.id] * (copies - named[card.id])
        current = AGES[card.age] == form["age"]
        if card.civil:
            form["deck" if current and fill_deck else "gone"] += left
        else:
            form["military_deck" if current and fill_military_deck and card.age else "box"] += left
