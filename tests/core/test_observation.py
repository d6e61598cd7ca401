"""Positions as numbers: the laws of every game that has an observer."""

import json
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from civtable.core import COMPILED
from civtable.core.game import State
from civtable.core.observation import Numbers, memory_of, room_for, size_of
from civtable.core.rng import Rng, fast_rng
from civtable.games import GAMES, AnyGame

TABLES = [(name, players) for name in GAMES for players in GAMES[name].seats]
GAMES_PER_TABLE = 6 if COMPILED else 2
LISTED = {
    "through_the_ages": [
        {},
        {
            "edition": "2006",
            "civil_hands": "hidden",
            "corruption": "alternative",
            "military_draws": "action",
            "bonus_cards": "personal",
        },
        {"peaceful": "yes", "civil_hands": "hidden"},
        {"edition": "2006", "version": "advanced", "military_alliances": "no", "simplifying": "yes"},
        {"edition": "2006", "bonus_cards": "age_by_age", "fewer_bonuses": "yes"},
        {"edition": "2006", "version": "simple"},
    ],
}
"""By game, for those whose settings cannot be chosen freely together: one after the other."""

EDITIONS: dict[str, list[dict[str, str]]] = {
    "imperium": [
        {"box": "mixed", "level": "sovereign", "unrest_out": "2", "change_1": "remove advance"},
        {"box": "legends", "level": "overlord", "change_1": "add oasis"},
        {"box": "classics", "level": "chieftain"},
    ],
}
"""Settings with more than two values: some of them in turn, another one first with each number of players."""

STRETCH = 10
EVERY = {"imperium": [0, 1, 7, 11, 12], "through_the_ages": [0, 0, 3, 3, 3] if COMPILED else [0, 0, 9, 9, 9]}
"""Of long games, by number of players: one stretch of ten positions out of so many."""


WHOSE = ["self", "next", "second", "third"]
SILENT = {
    "stone_age": {"building_box", "self.hidden"},  # known by the number of players; one knows one's own card
    "through_the_ages": {*[f"{whose}.homer_under" for whose in WHOSE], "third.by_pact"},
    "imperium": {
        *[f"space.{space}.cost" for space in range(1, 6)],  # no development lies in the market
        "self.unseen",  # one has seen one's own cards
        *[f"{whose}.ignores" for whose in WHOSE],
        *("automa.journey", "sharing", "suits", "third.journey"),
    },
}
"""Parts that have one value in all of these games; those without a reason are too rare for random play."""

RARE = {
    "stone_age": set[str](),
    "through_the_ages": {
        *("about.bidder", "about.bidders", "force", "open_bonuses", "rebellion"),
        *[f"attacker_of.{whose}" for whose in WHOSE],
        *[f"third.{part}" for part in ("for_units", "ruins", "wonders")],
    },
    "imperium": {
        *("automa.blocked", "automa.level", "third.known"),
        *[f"space.3.{part}" for part in ("state", "suits", "unrest")],
        *[f"{whose}.held" for whose in WHOSE],
    },
}
"""The same in the fewer games of the interpreted build."""


def chosen(game: AnyGame, players: int, number: int) -> dict[str, str]:
    """The settings of a game: listed ones, or each value of all short settings in turn with some others."""
    if game.name in LISTED:
        return LISTED[game.name][number % len(LISTED[game.name])]
    editions = EDITIONS.get(game.name, [{}])
    short = {s.name: s.values[number % len(s.values)] for s in game.settings if len(s.values) == 2}
    return short | editions[(number + players) % len(editions)]


def positions(game: AnyGame, players: int) -> Iterator[tuple[State, Rng]]:
    """Positions of a few random games, with each value of a short setting in turn; of short games all."""
    every = EVERY[game.name][players] if game.name in EVERY else 1
    for number in range(GAMES_PER_TABLE):
        rng = fast_rng(f"observation {game.name} {players} {number}")
        state = game.start(chosen(game, players, number), players, rng.fork())
        ply = 0
        while (decision := game.decision(state)) is not None:
            if ply // STRETCH % every == number % every:
                yield state, rng
            options = [option for option in decision.options if option is not game.giving_up]
            game.apply(state, options[rng.below(len(options))])
            ply += 1
        yield state, rng


class Paper:
    """Memory for one observation, and for not one number more: who writes behind it raises an error."""

    def __init__(self, game: AnyGame, players: int) -> None:
        assert game.observer is not None
        self.observer = game.observer
        self.size = size_of(self.observer.parts(players))
        self.used = [77] * self.size
        self.numbers: Numbers = room_for(self.size)

    def written(self, state: State, seat: int) -> bytes:
        """The numbers of a position, over whatever was there before."""
        self.numbers = vec[i16](self.used)
        assert self.observer.write(state, seat, self.numbers) == self.size
        return bytes(memory_of(self.numbers))


def test_every_game_has_an_observer() -> None:
    assert all(game.observer is not None for game in GAMES.values())


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_worlds_that_look_alike_give_the_same_numbers(name: str, players: int) -> None:
    """Only what the seat may know: whatever is dealt again for it changes nothing."""
    game, paper = GAMES[name], Paper(GAMES[name], players)
    for state, rng in positions(game, players):
        for seat in range(players):
            numbers = paper.written(state, seat)
            assert paper.written(game.determinize(state, seat, rng.fork()), seat) == numbers


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_views_that_differ_give_different_numbers(name: str, players: int) -> None:
    """Everything that matters, as long as the game goes on: after its end nothing matters any more."""
    game, paper = GAMES[name], Paper(GAMES[name], players)
    views: list[dict[bytes, str]] = [{} for _ in range(players)]
    for state, _ in positions(game, players):
        if game.decision(state) is None:
            continue
        for seat in range(players):
            view = json.dumps(game.view(state, seat), sort_keys=True)
            assert views[seat].setdefault(paper.written(state, seat), view) == view
    every = EVERY[name][players] if name in EVERY else 1
    assert all(len(seen) > 100 / every for seen in views)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_numbers_lie_near_their_scale(name: str, players: int) -> None:
    """Divided by its scale, a number is between -5 and 5 in all of random play, which hoards."""
    game, paper = GAMES[name], Paper(GAMES[name], players)
    parts = paper.observer.parts(players)
    for state, _ in positions(game, players):
        paper.written(state, 0)
        numbers = memory_of(paper.numbers).tolist()
        at = 0
        for part in parts:
            found = numbers[at : at + len(part.names)]
            assert -5 * part.scale <= min(found) <= max(found) <= 5 * part.scale, (part.name, found)
            at += len(part.names)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_number_has_a_name_of_its_own(name: str, players: int) -> None:
    observer = GAMES[name].observer
    assert observer is not None
    for parts in (observer.parts(players), observer.features()):
        names = [f"{part.name} {label}" for part in parts for label in part.names]
        assert len(set(names)) == len(names)
        assert all(part.meaning and part.scale > 0 for part in parts)


@pytest.mark.parametrize("name", GAMES)
def test_options_that_differ_have_different_features(name: str) -> None:
    """A row for every option of the table, each with a number for every feature."""
    game = GAMES[name]
    assert game.observer is not None
    rows = game.observer.options()
    assert len(rows) == len(game.options)
    assert {len(row) for row in rows} == {size_of(game.observer.features())}
    assert len({tuple(row) for row in rows}) == len(rows)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_every_part_says_something(name: str) -> None:
    """Somewhere in random play each part of an observation has more than one value."""
    game = GAMES[name]
    silent: set[str] = set()
    spoken: set[str] = set()
    for players in game.seats:
        paper = Paper(game, players)
        first: bytes = b""
        moved = [False] * (paper.size + 1)
        for state, _ in positions(game, players):
            for seat in range(players):
                now = paper.written(state, seat)
                first = first or now
                for i in range(paper.size):
                    moved[i] = moved[i] or now[2 * i : 2 * i + 2] != first[2 * i : 2 * i + 2]
        at = 0
        for part in paper.observer.parts(players):
            (spoken if any(moved[at : at + len(part.names)]) else silent).add(part.name)
            at += len(part.names)
    assert silent - spoken <= SILENT[name] | (set() if COMPILED else RARE[name])
