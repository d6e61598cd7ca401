"""Making a position that somebody wrote down whole: every copy of every card is somewhere, once.

A scenario says what it cares about. Cards that it puts somewhere leave the piles it does not mention; cards
that are nowhere go back to their pile: unrest, fame, the main deck, or a nation's draw deck.
"""

from typing import Final, cast

from civtable.core.reading import Node
from civtable.core.values import Json
from civtable.games.imperium.cards.table import (
    BOXES,
    CARD_IDS,
    COMMON_UNREST,
    COMMONS,
    MARKET_DECKS,
    NATION_IDS,
    NATIONS,
    SUITS_OF,
    UNREST,
)
from civtable.games.imperium.positions.form import SMALL_NAMES
from civtable.games.imperium.positions.frames import frames_from
from civtable.games.imperium.state import F_LIMBO, F_REVEALED, F_SELF, FRAME
from civtable.games.imperium.terms import FAME, NONE

Form = dict[str, Json]

OWN_PILES: Final = ["deck", "nation_deck", "developments", "discard", "hand"]
"""A player's piles that cards are taken from which the scenario puts elsewhere, in this order."""

COMMON_PILES: Final = ["main_deck", "fame", "fame_out", "exile"]
REST: Final = "rest"
"""Stands in a list for the cards that the scenario does not name."""

SEEN: Final = [("deck", "deck_seen"), ("fame", "fame_seen")]


def arrange(form: Form, given: list[str]) -> None:
    """Complete the position, after values on the given paths were changed."""
    wanted = copies(form)
    counts = counted(form)
    forget(form, given)
    for card in range(len(CARD_IDS)):
        id = CARD_IDS[card]
        extra = counts.get(id, 0) - wanted.get(id, 0)
        if card == UNREST:
            arrange_unrest(form, given, extra)
            continue
        for _ in range(extra):
            take_out(form, given, id)
        for _ in range(-extra):
            put_back(form, given, card)


def arrange_unrest(form: Form, given: list[str], extra: int) -> None:
    """The pile holds the unrest that is nowhere else; if it is given, the rest is out of the game."""
    if "unrest" not in given:
        form["unrest"] = max(0, cast(int, form["unrest"]) - extra)
        return
    name = "added" if extra > 0 else "removed"
    form[name] = [*cast(list[Json], form[name]), *[CARD_IDS[UNREST]] * abs(extra)]


def players_of(form: Form) -> list[Form]:
    """The players of a position."""
    return cast(list[Form], form["players"])


def copies(form: Form) -> dict[str, int]:
    """How many copies of each card there are, by id."""
    players = len(players_of(form))
    commons = COMMONS[BOXES.index(cast(str, form["commons"]))]
    cards = [card for suit in range(len(MARKET_DECKS) + 1) for card in commons.cards(suit, players)]
    column = max(players - 2, 0)
    cards += [UNREST] * COMMON_UNREST[column]
    names = [cast(str, player["nation"]) for player in players_of(form)]
    if form["automa"] is not None:
        names.append(cast(str, cast(Form, form["automa"])["nation"]))
    for name in names:
        nation = NATIONS[NATION_IDS.index(name)]
        cards += nation.deck + nation.nation_deck + nation.developments
        cards += [UNREST] * nation.supply_unrest[column]
        if nation.accession != NONE:
            cards.append(nation.accession)
    found: dict[str, int] = {}
    for card in cards:
        found[CARD_IDS[card]] = found.get(CARD_IDS[card], 0) + 1
    for name, change in (("added", 1), ("removed", -1)):
        for id in cast(list[str], form[name]):
            found[id] = found.get(id, 0) + change
    return found


def counted(form: Form) -> dict[str, int]:
    """How many copies of each card lie somewhere, by id."""
    ids: list[str] = [cast(str, id) for name in COMMON_PILES for id in cast(list[Json], form[name])]
    small = cast(dict[str, list[str]], form["small_decks"])
    ids += [id for name in SMALL_NAMES for id in small[name]]
    for space in cast(list[Form], form["market"]):
        ids += [cast(str, space["card"])] if space["card"] is not None else []
        ids += [CARD_IDS[UNREST]] * cast(int, space["unrest"])
    for player in players_of(form):
        for name in [*OWN_PILES, "history", "sunken"]:
            ids += cast(list[str], player[name])
        ids += [cast(str, entry["card"]) for entry in cast(list[Form], player["in_play"])]
        ids += [pair[1] for pair in cast(list[list[str]], player["garrison_order"])]
        ids += [cast(str, player["quest"])] if player["quest"] is not None else []
    if form["automa"] is not None:
        automa = cast(Form, form["automa"])
        for name in ("in_play", "deck", "discard", "history", "spaces", "dynasty", "quests"):
            ids += [str(id) for id in cast(list[Json], automa[name]) if id in CARD_IDS]
        ids += [str(automa[name]) for name in ("aside", "card") if automa[name] in CARD_IDS]
    ids += [CARD_IDS[UNREST]] * cast(int, form["unrest"])
    ids += limbo(frames_from(Node(form["frames"], "frames"), len(players_of(form))))
    found: dict[str, int] = {}
    for id in ids:
        found[id] = found.get(id, 0) + 1
    return found


def limbo(frames: list[int]) -> list[str]:
    """The cards that lie nowhere else while an ability runs: the one being played, and one revealed."""
    cards = [frames[i + F_SELF] for i in range(0, len(frames), FRAME) if frames[i + F_LIMBO]]
    cards += [frames[i + F_REVEALED] for i in range(0, len(frames), FRAME)]
    return [CARD_IDS[card] for card in cards if card != NONE]


def forget(form: Form, given: list[str]) -> None:
    """Nobody knows cards of a deck that somebody wrote down, unless that is written down too."""
    for owner in [form, *players_of(form)]:
        for name, seen in SEEN:
            if name in owner and not any(path.endswith(seen) for path in given):
                owner[seen] = []
    for player in players_of(form):
        if not any(path.endswith("secret") for path in given):
            player["secret"] = []


def take_out(form: Form, given: list[str], id: str) -> None:
    """One copy leaves a pile that the scenario does not mention; if none has it, `check` will say so."""
    small = cast(dict[str, list[Json]], form["small_decks"])
    piles: list[tuple[str, list[Json]]] = [
        (name, cast(list[Json], form[name])) for name in COMMON_PILES if name in form
    ]
    piles += [(f"small_decks.{name}", small[name]) for name in SMALL_NAMES]
    players = players_of(form)
    for seat in range(len(players)):
        piles += [(f"players.{seat}.{name}", cast(list[Json], players[seat][name])) for name in OWN_PILES]
    for path, pile in piles:
        if id in pile and not is_given(path, given):
            pile.remove(id)
            return
    for space in cast(list[dict[str, Json]], form["market"]):
        if space["card"] == id and not any(path.startswith("market") for path in given):
            space["card"] = None
            return


def is_given(path: str, given: list[str]) -> bool:
    """Whether the scenario says what lies there."""
    return any(said == path or said.startswith(f"{path}.") or path.startswith(f"{said}.") for said in given)


def put_back(form: Form, given: list[str], card: int) -> None:
    """A copy that is nowhere goes to the bottom of its deck, unless that deck is given.

    Then nation cards go to history, and common cards are out of the game, as fame cards always are.
    """
    id = CARD_IDS[card]
    players = players_of(form)
    for seat in range(len(players)):
        nation = NATIONS[NATION_IDS.index(cast(str, players[seat]["nation"]))]
        if card in nation.deck + nation.nation_deck + nation.developments or card == nation.accession:
            deck = cast(list[Json], players[seat]["deck"])
            if is_given(f"players.{seat}.deck", given) and REST not in deck:
                deck = cast(list[Json], players[seat]["history"])
            put_in(deck, id)
            return
    if form["automa"] is not None:
        automa = cast(Form, form["automa"])
        nation = NATIONS[NATION_IDS.index(cast(str, automa["nation"]))]
        if card in nation.deck + nation.nation_deck + nation.developments or card == nation.accession:
            cast(list[Json], automa["deck"]).append(id)
            return
    main = cast(list[Json], form["main_deck"])
    name = "removed" if is_given("main_deck", given) and REST not in main else "main_deck"
    put_in(cast(list[Json], form["fame_out" if SUITS_OF[card] & FAME else name]), id)


def put_in(pile: list[Json], id: str) -> None:
    """A card goes to the bottom of a pile, or where the scenario says that the rest lies."""
    pile.insert(pile.index(REST) if REST in pile else len(pile), id)
