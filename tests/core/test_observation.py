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

WITHOUT = ["imperium"]
"""The games that have no observer yet."""

OBSERVED = [name for name in GAMES if name not in WITHOUT]
TABLES = [(name, players) for name in OBSERVED for players in GAMES[name].seats]
GAMES_PER_TABLE = 6 if COMPILED else 2
SETTINGS = {
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

EVERY = {"through_the_ages": 3 if COMPILED else 9}
"""By game, if it is long: how many positions go by until one is looked at."""


def chosen(game: AnyGame, number: int) -> dict[str, str]:
    """The settings of a game: listed ones, or each value of all short settings in turn."""
    if game.name in SETTINGS:
        return SETTINGS[game.name][number % len(SETTINGS[game.name])]
    return {s.name: s.values[number % len(s.values)] for s in game.settings if len(s.values) == 2}


def positions(game: AnyGame, players: int) -> Iterator[tuple[State, Rng]]:
    """Positions of a few random games, with each value of a short setting in turn."""
    for number in range(GAMES_PER_TABLE):
        rng = fast_rng(f"observation {game.name} {players} {number}")
        state = game.start(chosen(game, number), players, rng.fork())
        ply = 0
        while (decision := game.decision(state)) is not None:
            if ply % EVERY.get(game.name, 1) == 0:
                yield state, rng
            ply += 1
            options = [option for option in decision.options if option is not game.giving_up]
            game.apply(state, options[rng.below(len(options))])
        yield state, rng


class Paper:
    """Memory for one observation, with a number behind it that nobody may touch."""

    def __init__(self, game: AnyGame, players: int) -> None:
        assert game.observer is not None
        self.observer = game.observer
        self.size = size_of(self.observer.parts(players))
        self.numbers: Numbers = room_for(self.size + 1)

    def written(self, state: State, seat: int) -> bytes:
        """The numbers of a position, over whatever was there before."""
        self.numbers = vec[i16]([77] * (self.size + 1))
        assert self.observer.write(state, seat, self.numbers, 0) == self.size
        assert self.numbers[self.size] == 77
        return bytes(memory_of(self.numbers))


def test_the_games_without_an_observer_are_known() -> None:
    assert [name for name, game in GAMES.items() if game.observer is None] == WITHOUT


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
    assert all(len(seen) > 100 / EVERY.get(name, 1) for seen in views)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_numbers_lie_near_their_scale(name: str, players: int) -> None:
    """Divided by its scale, a number is between -5 and 5 in all of random play, which hoards."""
    game, paper = GAMES[name], Paper(GAMES[name], players)
    parts = paper.observer.parts(players)
    for state, _ in positions(game, players):
        paper.written(state, 0)
        at = 0
        for part in parts:
            for label in part.names:
                number = int(paper.numbers[at])
                assert abs(number) <= 5 * part.scale, (part.name, label, number)
                at += 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_number_has_a_name_of_its_own(name: str, players: int) -> None:
    observer = GAMES[name].observer
    assert observer is not None
    for parts in (observer.parts(players), observer.features()):
        names = [f"{part.name} {label}" for part in parts for label in part.names]
        assert len(set(names)) == len(names)
        assert all(part.meaning and part.scale > 0 for part in parts)


@pytest.mark.parametrize("name", OBSERVED)
def test_options_that_differ_have_different_features(name: str) -> None:
    """A row for every option of the table, each with a number for every feature."""
    game = GAMES[name]
    assert game.observer is not None
    rows = game.observer.options()
    assert len(rows) == len(game.options)
    assert {len(row) for row in rows} == {size_of(game.observer.features())}
    assert len({tuple(row) for row in rows}) == len(rows)
