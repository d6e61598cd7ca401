"""Observations as tokens: they say what the numbers say, of every game, edition and number of players."""

import hashlib
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from civtable import env
from civtable.core.layout import Lookups, More, Part, Things, Whereabouts
from civtable.core.observation import memory_of, room_for
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.games.imperium.abilities.book import ABILITY_NAMES

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of PettingZoo about its own games
    from pettingzoo.test import api_test

TABLES = [(name, players) for name in GAMES for players in GAMES[name].seats]
SETTINGS: dict[str, list[dict[str, str]]] = {
    "stone_age": [{}],
    "through_the_ages": [{}, {"edition": "2006", "civil_hands": "hidden", "bonus_cards": "personal"}],
    "imperium": [{"box": "mixed"}, {"box": "legends", "level": "overlord", "change_1": "add oasis"}],
}
DIGESTS = {
    "stone_age": "8b756f817bc05318",
    "through_the_ages": "224a49d23900f87c",
    "imperium": "7dbb32fce5732292",
}
"""By game with the fewest players: what tokens mean, and those of some positions of random play."""


EVERY = {"stone_age": 2, "through_the_ages": 5, "imperium": 5}
"""By game: one position out of so many, so that whole games are seen."""


def vectors(name: str, players: int) -> Iterator[env.Vector]:
    """Positions of whole games, one out of some: those of every edition."""
    for settings in SETTINGS[name]:
        yield env.vector(name, 3, players=players, settings=settings, seed=11)


def flat(tokens: env.Tokens, i: int) -> bytes:
    """All of one position."""
    return b"".join([array[i].tobytes() for array in tokens])


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_numbers_that_differ_give_different_tokens(name: str, players: int) -> None:
    """So what is true of numbers is true of tokens: views that differ in what matters give different ones."""
    known: dict[bytes, bytes] = {}
    for vector in vectors(name, players):
        for _ in range(150):
            tokens = vector.tokens()
            for i in range(vector.n):
                numbers = vector.observations[i].tobytes()
                assert known.setdefault(flat(tokens, i), numbers) == numbers
            for _ in range(EVERY[name]):
                vector.step(vector.sample())
    assert len(known) > 400


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_worlds_that_look_alike_give_the_same_tokens(name: str, players: int) -> None:
    game, spec = GAMES[name], env.spec(name, players)
    assert game.observer is not None
    rng = fast_rng(f"tokens {name} {players}")
    state = game.start(SETTINGS[name][-1], players, rng.fork())
    memory = room_for(spec.size)
    numbers = np.frombuffer(memory_of(memory), np.int16)[np.newaxis]
    for _ in range(60):
        decision = game.decision(state)
        assert decision is not None
        seat = decision.seat
        game.observer.write(state, seat, memory)
        before = flat(spec.reader.read(numbers), 0)
        game.observer.write(game.determinize(state, seat, rng.fork()), seat, memory)
        assert flat(spec.reader.read(numbers), 0) == before
        options = [option for option in decision.options if option is not game.giving_up]
        game.apply(state, options[rng.below(len(options))])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_tokens_stand_first_and_mean_something(name: str, players: int) -> None:
    spec = env.spec(name, players)
    tokens = spec.tokens
    for vector in vectors(name, players):
        for _ in range(40):
            read = vector.tokens()
            counts = read.mask.sum(axis=1)
            assert (read.mask == (np.arange(tokens.most) < counts[:, np.newaxis])).all()
            assert (read.ids[~read.mask] == 0).all()
            assert (read.features[~read.mask] == 0).all()
            assert (read.ids[read.mask][:, 0] > 0).all()
            for column, names in enumerate([tokens.kinds, tokens.owners, tokens.zones, tokens.identities]):
                assert read.ids[..., column].max() < len(names)
            assert read.seats.shape == (vector.n, players, len(tokens.seat))
            assert read.table.shape == (vector.n, len(tokens.table))
            vector.step(vector.sample())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_identity_zone_and_feature_has_a_name(name: str, players: int) -> None:
    tokens = env.spec(name, players).tokens
    assert tokens.printed.shape == (len(tokens.identities), tokens.printed_layout[-1].stop)
    assert not tokens.printed[0].any()
    for names in (tokens.kinds, tokens.features, tokens.seat, tokens.table, [z.name for z in tokens.zones]):
        assert len(set(names)) == len(names)
    assert {zone.kind for zone in tokens.zones} == set(tokens.kinds)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_more_is_said_about_parts_that_came_before(name: str, players: int) -> None:
    """Each number belongs to one token, to a seat or to the table."""
    observer, reader = GAMES[name].observer, env.spec(name, players).reader
    assert observer is not None
    parts = observer.parts(players)
    said = {part.about for part in parts if isinstance(part, More)}
    assert said <= {part.name for part in parts}
    columns = [column for slot in reader.slots for column in {slot.column, *slot.more.values()}]
    columns += [*reader.of_seats.ravel().tolist(), *reader.of_table.tolist()]
    assert len(set(columns)) == len(columns)


Named = tuple[str, str, str, float]


def named(part: Part, owner: str, zone: str, names: list[str], numbers: list[int]) -> Iterator[Named]:
    """The tokens of a part as its class says: owner, zone, identity, amount. Slow, and easy to read."""
    for name, number, place in zip(part.names, numbers, range(len(numbers)), strict=True):
        if number == 0:
            continue
        if isinstance(part, Things):
            yield owner, zone, name, number / part.scale
        elif isinstance(part, Lookups):
            first = len(names) - len(ABILITY_NAMES) if part.kind == "ability" else 0
            where = zone if len(numbers) == 1 else f"{zone} {name}"
            yield owner, where, names[first + number - 1], 1
        elif isinstance(part, Whereabouts) and number != part.elsewhere:
            lies = part.places[min(number, len(part.places)) - 1]
            yield owner, f"{zone} {lies}", part.things[place], number / part.scale


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_tokens_are_what_the_parts_say(name: str, players: int) -> None:
    """Read another way, part by part, there are the same tokens."""
    observer, spec = GAMES[name].observer, env.spec(name, players)
    assert observer is not None
    parts, meaning = observer.parts(players), spec.tokens
    names = list(meaning.identities[1:])
    for vector in vectors(name, players):
        for _ in range(25):
            expected: list[Named] = []
            for part, stretch in zip(parts, spec.layout, strict=True):
                before, _, rest = part.name.partition(".")
                owner, zone = (before, rest) if before in meaning.owners[1:] else ("table", part.name)
                numbers = vector.observations[0, stretch.at].tolist()
                expected += named(part, owner, zone, names, numbers)
            read = vector.tokens()
            found = [
                (meaning.owners[owner], meaning.zones[zone].name, meaning.identities[identity], amount)
                for (_, owner, zone, identity), (amount, *_) in zip(
                    read.ids[0][read.mask[0]].tolist(), read.features[0][read.mask[0]].tolist(), strict=True
                )
            ]
            assert [token[:3] for token in found] == [token[:3] for token in expected]
            assert [token[3] for token in found] == pytest.approx([token[3] for token in expected])
            for _ in range(EVERY[name]):
                vector.step(vector.sample())


def tokens_of(vector: env.Vector, i: int) -> set[tuple[str, str, str]]:
    """The tokens at a table by name: owner, zone, identity."""
    meaning, read = vector.spec.tokens, vector.tokens()
    return {
        (meaning.owners[owner], meaning.zones[zone].name, meaning.identities[identity])
        for _, owner, zone, identity in read.ids[i][read.mask[i]].tolist()
    }


def test_a_card_and_a_place_are_tokens() -> None:
    """Stone Age: four cards lie in the row; a player's people stand at places."""
    vector = env.vector("stone_age", 1, seed=1)
    zones = [zone for owner, zone, _ in tokens_of(vector, 0) if owner == "table"]
    assert sorted(zone for zone in zones if zone.startswith("row")) == ["row.1", "row.2", "row.3", "row.4"]
    place = vector.spec.codes.index("place 3 forest")
    vector.step([place])
    assert ("next", "figures", "forest") in tokens_of(vector, 0)
    read, meaning = vector.tokens(), vector.spec.tokens
    forest = read.ids[0, :, 3] == meaning.identities.index("forest")
    assert read.features[0, forest, 0] == pytest.approx(3 / 7)


def test_where_a_card_lies_is_its_zone() -> None:
    """Imperium says by a number where a card is: as a token it lies there; a card in hand is one token."""
    vector = env.vector("imperium", 1, players=2, seed=1)
    hand = vector.spec.find("self.hand")
    held = [hand.names[i] for i in np.flatnonzero(vector.observations[0, hand.at])]
    found = tokens_of(vector, 0)
    assert {identity for owner, zone, identity in found if (owner, zone) == ("self", "hand")} == set(held)
    zones = {zone for owner, zone, _ in found if owner == "self"}
    assert "cards hand" not in zones
    assert {"cards deck", "cards nation deck"} <= zones


def test_more_is_said_about_a_card_in_its_token() -> None:
    """Through the Ages: workers stand on a technology in play."""
    vector = env.vector("through_the_ages", 1, seed=1)
    meaning, read = vector.spec.tokens, vector.tokens()
    workers = meaning.features.index("workers")
    farm = read.ids[0, :, 3] == meaning.identities.index("agriculture")
    own = read.ids[0, :, 1] == meaning.owners.index("self")
    assert read.features[0, farm & own, workers] == 0.5


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_tokens_stay_the_same_as_long_as_their_version(name: str) -> None:
    vector = env.vector(name, 2, seed=3)
    meaning = vector.spec.tokens
    seen = hashlib.sha256(repr([meaning.kinds, meaning.owners, meaning.zones, meaning.identities]).encode())
    seen.update(repr([meaning.features, meaning.seat, meaning.table, meaning.most]).encode())
    for _ in range(60):
        for array in vector.tokens():
            seen.update(array.tobytes())
        vector.step(vector.sample())
    assert (meaning.version, seen.hexdigest()[:16]) == (1, DIGESTS[name])


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.filterwarnings("ignore:Observation", "ignore:Environment has not defined a render")
def test_pettingzoo_and_gymnasium_find_nothing_wrong(name: str, players: int) -> None:
    for settings in SETTINGS[name]:
        api_test(env.aec(name, players, settings=settings, tokens=True), num_cycles=40)
        opponents = ["random"] if players > 1 else []
        single = env.gym(name, opponents, players=players, settings=settings, tokens=True)
        check_env(single, skip_render_check=True)


def test_all_environments_give_the_same_tokens() -> None:
    vector = env.vector("stone_age", 1, opponents=["random"], seat=0, seed=6)
    single = env.gym("stone_age", ["random"], tokens=True)
    seen, _ = single.reset(seed=6)
    assert isinstance(seen, dict)
    tokens: dict[str, NDArray[Any]] = vector.tokens()._asdict()
    for name, array in tokens.items():
        assert (seen[name] == array[0]).all()
