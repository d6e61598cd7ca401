"""A table for rule tests: positions are arranged in words, moves are codes.

    game = scenario("romans", "greeks", seats=[{"hand": ["advance"], "material": 3}], market=["town", "city"])
    game.play("play advance", "choose 1", "acquire town")
    assert "town" in game[0].hand and game[0].material == 0

A player has what is said and otherwise an empty hand, no cards in play but power and permanent ones, and
the tokens of the start. All other cards of the nation lie in the draw deck, in the order of the card table;
nation deck and developments are whole unless something is said. Where a test says what a deck holds, the
nation's other cards lie in history; `deck_top` only puts cards on top. `in_play` names cards, or cards with
their garrison: {"card": "oasis", "garrison": ["glory"]}. Market cards have no tokens and unrest by the rule,
unless they are written as {"card": "city", "unrest": 0, "progress": 2}. Common cards that are placed
somewhere leave the common decks. A position goes through the JSON form: contradictions are refused.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from civtable.core.rng import fast_rng
from civtable.games.imperium import GAME
from civtable.games.imperium.cards.table import BY_ID, CARDS, IS_FIXTURE, NATION_IDS, NATIONS, SUITS_OF
from civtable.games.imperium.state import Imperium
from civtable.games.imperium.terms import REGION
from tests.played import Played

RESOURCES = ["material", "population", "progress"]


class Board:
    """What lies before one player."""

    def __init__(self, form: Mapping[str, Any]) -> None:
        self.form = form
        self.hand: list[str] = form["hand"]
        self.deck: list[str] = form["deck"]
        self.discard: list[str] = form["discard"]
        self.history: list[str] = form["history"]
        self.sunken: list[str] = form["sunken"]
        self.nation_deck: list[str] = form["nation_deck"]
        self.developments: list[str] = form["developments"]
        self.quest: str | None = form["quest"]
        self.in_play: list[str] = [
            entry["card"] for entry in form["in_play"] if not IS_FIXTURE[BY_ID[entry["card"]]]
        ]
        self.fixtures: list[str] = [
            entry["card"] for entry in form["in_play"] if IS_FIXTURE[BY_ID[entry["card"]]]
        ]
        self.garrison: list[str] = [pair[1] for pair in form["garrison_order"]]
        self.material: int = form["tokens"]["material"]
        self.population: int = form["tokens"]["population"]
        self.progress: int = form["tokens"]["progress"]
        self.tokens = (self.material, self.population, self.progress)
        self.actions: int = form["actions"]
        self.exhaust: int = form["exhaust"]
        self.spent: bool = form["spent"]
        self.state: str = form["state"]


class Table(Played[Imperium]):
    """A game of Imperium that a test plays by codes."""

    def __init__(self, state: Imperium) -> None:
        super().__init__(GAME, state)

    def finish_turn(self) -> None:
        """Pass; put the clean-up token on any card and keep the hand."""
        self.play("pass")
        self.clean_up()

    def clean_up(self) -> None:
        """Put the clean-up token on the first card that is offered, and keep the hand."""
        self.play(self.offered("place on")[0])
        if self.asked() is not None and self.offered("discard") and "pass" in self.offered():
            self.play("pass")

    def __getitem__(self, seat: int) -> Board:
        return Board(self.form()["players"][seat])

    def market(self) -> list[str | None]:
        """The market cards by space."""
        return [space["card"] for space in self.part("market")]

    def space(self, card: str) -> dict[str, Any]:
        """The space of a market card."""
        found: dict[str, Any] = next(space for space in self.part("market") if space["card"] == card)
        return found

    def points(self, seat: int = 0) -> dict[str, int]:
        """The points of a seat by source."""
        return dict(self.scores()[seat].points)


@cache
def started(nations: tuple[str, ...], side: str, commons: str) -> str:
    """The form of a new game with these nations and the common cards of a box, as text."""
    settings = {"box": "mixed", "side": side}
    solo = len(nations) == 2 and nations[1].startswith("automa ")
    for seat in range(1 if solo else len(nations)):
        settings[f"nation_{seat + 1}"] = nations[seat]
    if solo:
        settings["automa_nation"] = nations[1].removeprefix("automa ")
    for number in range(100):
        seats = 1 if solo else len(nations)
        form: dict[str, Any] = dict(GAME.to_json(GAME.start(settings, seats, fast_rng(f"table {number}"))))
        if form["commons"] == commons:
            return json.dumps(form)
    raise AssertionError(commons)


def scenario(
    *nations: str,
    seats: Sequence[Any] = (),
    side: str = "b",
    commons: str = "classics",
    turn: int = 0,
    ask: str = "act",
    market: Sequence[Any] | None = None,
    exile: Sequence[str] = (),
    fame: Sequence[str] | None = None,
    main_deck: Sequence[str] | None = None,
    small_decks: Mapping[str, Sequence[str]] | None = None,
    **changes: Any,
) -> Table:
    """Arrange a position in the turn of a seat, or at the solstice.

    `main_deck`, `fame` and `small_decks` are whole: common cards that are nowhere are out of the game then.
    """
    names = list(nations) or ["romans", "greeks"]
    if len(names) == 1:
        names.append("greeks" if names[0] != "greeks" else "romans")
    form: dict[str, Any] = json.loads(started(tuple(names), side, commons))
    given: list[str] = ["exile"]
    form["exile"] = list(exile)
    for seat, player in enumerate(form["players"]):
        given += board(form, player, seats[seat] if seat < len(seats) else {}, seat)
    if market is not None:
        form["market"] = [market_space(entry) for entry in [*market, *[None] * (5 - len(market))]]
        given.append("market")
    fix(form, "main_deck", main_deck, given)
    fix(form, "fame", fame, given)
    for name, cards in (small_decks or {}).items():
        form["small_decks"][name] = list(cards)
        given.append(f"small_decks.{name}")
    form["steps"] = [{"ask": ask, "seat": turn, "numbers": [0, 0, 0]}]
    form["current"] = turn
    form.update(changes)
    given += list(changes)
    assert GAME.arrange is not None
    GAME.arrange(form, given)
    return Table(GAME.from_json(form))


def fix(form: dict[str, Any], name: str, cards: Sequence[str] | None, given: list[str]) -> None:
    """Say what a common deck holds, from the top."""
    if cards is not None:
        form[name] = list(cards)
        given.append(name)


def market_space(entry: Any) -> dict[str, Any]:
    """A space of the market; unrest by the rule unless it is said."""
    said = {"card": entry} if entry is None or isinstance(entry, str) else dict(entry)
    card = said["card"]
    unrest = 0 if card is None or SUITS_OF[BY_ID[card]] & REGION else 1
    return {
        "card": card,
        "unrest": said.get("unrest", unrest),
        "tokens": {name: said.get(name, 0) for name in RESOURCES},
    }


def board(form: dict[str, Any], player: dict[str, Any], said: Mapping[str, Any], seat: int) -> list[str]:
    """Write down a player; the paths that are fixed by it."""
    nation = NATIONS[NATION_IDS.index(player["nation"])]
    own = [CARDS[card].id for card in nation.deck]
    changed = dict(said)
    for name in RESOURCES:
        if name in changed:
            player["tokens"][name] = changed.pop(name)
    player["deck"] = own
    player["hand"] = sorted(changed.pop("hand", []), key=BY_ID.__getitem__)
    given = [f"players.{seat}.hand", f"players.{seat}.discard", f"players.{seat}.history"]
    entries = changed.pop("in_play", [])
    for entry in entries:
        card = entry if isinstance(entry, str) else entry["card"]
        used = isinstance(entry, dict) and entry.get("exhausted", False)
        player["in_play"].append({"card": card, "exhausted": used})
        if used:
            player["exhaust"] -= 1
        if isinstance(entry, dict):
            player["garrison_order"] += [[card, under] for under in entry.get("garrison", ())]
    if "nation_deck" not in changed and changed.get("state") == "empire":
        player["nation_deck"] = []
    for name in ("deck", "nation_deck", "developments"):
        if name in changed:
            given.append(f"players.{seat}.{name}")
    deck_top = changed.pop("deck_top", [])
    unknown = set(changed) - set(player)
    assert not unknown, unknown
    player.update(changed)
    for card in deck_top:
        if card in player["deck"]:
            player["deck"].remove(card)
    player["deck"] = [*deck_top, *player["deck"]]
    return given
