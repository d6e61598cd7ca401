"""What environments promise besides the standards: chance, masks, rewards, opponents."""

import hashlib
from pathlib import Path

import numpy as np
import pytest

from civtable import env
from civtable.core.errors import BadSetting
from civtable.core.parts import Score
from civtable.core.rng import fast_rng
from civtable.env.rewards import BROKEN, REWARDS, margins, ranks, rewards_of, wins
from civtable.games import GAMES

DIGESTS = {
    "stone_age": "6d4ecdfa5cbba2ba",
    "through_the_ages": "6965fab02fbc450c",
    "imperium": "8a1a0347b7f4cc1c",
}
"""By game: some steps at four tables with the fewest players, then at two against random bots."""

TABLES = {
    ("stone_age", 2, ""): "79a20a50a18e3a83",
    ("stone_age", 3, ""): "d1fff00b8a937f15",
    ("stone_age", 4, "ties=sum"): "eb7897d83469ad32",
    ("through_the_ages", 3, ""): "680d095498bb40b6",
    ("through_the_ages", 4, ""): "f2b4f8b49ef55b0e",
    ("through_the_ages", 2, "edition=2006"): "5a79d4f2909180fe",
    ("through_the_ages", 3, "edition=2006 version=simple"): "24aad6b3b75c9d92",
    ("through_the_ages", 4, "edition=2006 version=advanced"): "f875d08eb2ec3d1d",
    ("imperium", 1, "level=overlord"): "e1a77f9d1e3dfa7c",
    ("imperium", 2, "box=legends"): "758efb80cd33ae39",
    ("imperium", 3, "box=mixed"): "9d46b999682a63a3",
    ("imperium", 4, ""): "b410caffbf64878e",
}
"""By game, players and settings."""

STEPS = {"stone_age": 700, "through_the_ages": 150, "imperium": 100}


def digest(vectors: list[env.Vector], steps: int) -> str:
    """All that is shown in so many random steps, in brief."""
    seen = hashlib.sha256()
    for vector in vectors:
        for _ in range(steps):
            for array in (vector.observations, vector.masks, vector.seats, vector.rewards, vector.ended):
                seen.update(array.tobytes())
            vector.step(vector.sample())
    return seen.hexdigest()[:16]


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_seed_means_the_same_games_everywhere(name: str) -> None:
    """The same seed and actions, the same numbers: interpreted or compiled, today or later."""
    everybody = env.vector(name, 4, seed=7)
    alone = env.vector(name, 2, opponents=["random"], seed=7, reward="margin")
    assert digest([everybody, alone], STEPS[name]) == DIGESTS[name]


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players", "settings"), TABLES, ids=[" ".join(map(str, t)) for t in TABLES])
def test_a_seed_means_the_same_games_with_all_players_and_editions(
    name: str, players: int, settings: str
) -> None:
    """The same for a shorter stretch: every number of players, and the settings that change most."""
    chosen = dict(one.split("=") for one in settings.split())
    reward = "rank" if players > 2 else "margin"
    everybody = env.vector(name, 2, players=players, settings=chosen, seed=8, reward=reward)
    found = [everybody]
    if players > 1:
        found.append(env.vector(name, 2, players=players, settings=chosen, opponents=["random"], seed=8))
    assert digest(found, 60) == TABLES[name, players, settings]


@pytest.mark.parametrize("name", GAMES)
def test_a_reset_begins_again(name: str) -> None:
    vector = env.vector(name, 3, seed=5)
    first = digest([vector], 40)
    vector.reset(5)
    assert digest([vector], 40) == first
    vector.reset(6)
    assert digest([vector], 40) != first


@pytest.mark.parametrize("name", GAMES)
def test_a_table_does_not_depend_on_the_others(name: str) -> None:
    """The second of two tables and the second of five see the same, if the same is chosen there."""
    two, five = env.vector(name, 2, seed=1), env.vector(name, 5, seed=1)
    for _ in range(100):
        assert (two.observations == five.observations[:2]).all()
        actions = five.sample()
        two.step(actions[:2])
        five.step(actions)


@pytest.mark.parametrize("name", GAMES)
def test_mask_and_indices_say_the_same(name: str) -> None:
    vector = env.vector(name, 4, seed=2)
    for _ in range(200):
        indices, at = vector.legal()
        for i in range(vector.n):
            assert sorted(indices[at[i] : at[i + 1]]) == np.flatnonzero(vector.masks[i]).tolist()
            assert at[i] < at[i + 1]
        vector.step(vector.sample())


@pytest.mark.parametrize("name", GAMES)
def test_mask_and_indices_say_the_same_at_a_single_table(name: str) -> None:
    everybody, alone = env.aec(name, 2), env.gym(name, ["random"], players=2)
    everybody.reset(seed=2)
    _, info = alone.reset(seed=2)
    over = False
    assert set(info) == {"action_mask", "seat"}  # of one length always: Gymnasium's vectors stack them
    for _ in range(100):
        offered = everybody.observe(everybody.agent_selection)["action_mask"]
        assert isinstance(offered, np.ndarray)
        assert sorted(everybody.legal()) == np.flatnonzero(offered).tolist() != []
        everybody.step(int(everybody.legal()[-1]))
        assert sorted(alone.legal()) == np.flatnonzero(info["action_mask"]).tolist()
        assert over == (not alone.legal().size)
        if over:
            alone.reset()
        _, _, over, _, info = alone.step(int(alone.legal()[0]))


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_offered_is_refused_before_anything_happens(name: str) -> None:
    vector = env.vector(name, 2, seed=2)
    before = vector.observations.copy()
    good, wrong = int(vector.sample()[0]), int(np.flatnonzero(vector.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=r"table 1: option .* is not offered now"):
        vector.step([good, wrong])
    with pytest.raises(ValueError, match=r"table 0: there is no option -1"):
        vector.step([-1, good])
    assert (vector.observations == before).all()


@pytest.mark.parametrize("name", GAMES)
def test_what_all_environments_share_cannot_be_written(name: str) -> None:
    spec = env.vector(name, 1).spec
    assert spec is env.aec(name).spec_of_game
    for array in (spec.scales, spec.features, spec.tokens.printed):
        with pytest.raises(ValueError, match="read-only"):
            array *= 2


def test_a_step_has_an_action_for_each_table() -> None:
    vector = env.vector("stone_age", 2, seed=2)
    for actions in ([], [0], [0, 0, 0]):
        with pytest.raises(ValueError, match=f"{len(actions)} actions for 2 tables"):
            vector.step(actions)


@pytest.mark.parametrize("n", [0, -1])
def test_a_vector_has_a_table(n: int) -> None:
    with pytest.raises(ValueError, match=f"{n} tables: there has to be one"):
        env.vector("stone_age", n)


def test_who_is_asked_at_a_table_for_pettingzoo_has_to_choose() -> None:
    game = env.aec("stone_age")
    game.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 has to choose"):
        game.step(None)


@pytest.mark.compiled
@pytest.mark.parametrize("reward", ["win", "margin", "rank"])
def test_rewards_come_with_the_end_of_a_game(reward: str) -> None:
    vector = env.vector("stone_age", 4, seed=3, reward=reward)
    ends = 0
    while ends < 5:
        vector.step(vector.sample())
        assert (vector.rewards[~vector.ended] == 0).all()
        for i in np.flatnonzero(vector.ended):
            ends += 1
            first, second = vector.totals[i].tolist()
            found = vector.rewards[i].tolist()
            assert (
                found
                == {
                    "win": [float(first > second), float(second > first)],
                    "margin": [first - second, second - first],
                    "rank": [1, -1] if first > second else [-1, 1],
                }[reward]
            )


def test_shared_ranks_share_the_reward() -> None:
    scores = [Score(0, [], 50, 1), Score(1, [], 50, 1), Score(2, [], 40, 3)]
    assert wins(scores) == [0.5, 0.5, 0]
    assert ranks(scores) == [0.5, 0.5, -1]


@pytest.mark.parametrize("reward", REWARDS)
def test_what_is_not_allowed_is_worth_less_than_any_loss(reward: str) -> None:
    """Who is far behind gains nothing by an action that is not offered."""
    game = GAMES["stone_age"]
    state = game.start({}, 2, fast_rng("lost"))
    for points in (1, 100, 10_000):
        scores = [Score(0, [], 0, 2), Score(1, [], points, 1)]
        assert BROKEN[reward] < rewards_of(game, state, scores, reward)[0]


def test_a_margin_has_an_end() -> None:
    game = GAMES["stone_age"]
    state = game.start({}, 2, fast_rng("lost"))
    assert margins(game, state, [Score(0, [], 700, 1), Score(1, [], -299, 2)]) == [999, -999]
    assert margins(game, state, [Score(0, [], 700, 1), Score(1, [], -301, 2)]) == [1000, -1000]


def test_who_plays_alone_and_loses_gets_nothing() -> None:
    scores = [Score(0, [], 50, 2)]
    assert wins(scores) == [0]
    assert ranks(scores) == [-1]


def test_only_the_learner_is_asked_where_there_are_opponents() -> None:
    kept = env.vector("stone_age", 2, players=3, opponents=["random"], seat=1, seed=4)
    for _ in range(50):
        assert kept.seats.tolist() == [1, 1]
        kept.step(kept.sample())


def test_without_a_seat_the_learner_sits_elsewhere_in_each_game() -> None:
    vector = env.vector("stone_age", 1, opponents=["random"], seed=4)
    seats = [int(vector.seats[0])]
    while len(seats) < 3:
        vector.step(vector.sample())
        if vector.ended[0]:
            seats.append(int(vector.seats[0]))
    assert seats == [0, 1, 0]


def test_a_better_bot_wins_more_against_random_choices() -> None:
    single = env.gym("stone_age", ["medium"], reward="margin")
    single.reset(seed=1)
    single.action_space.seed(1)
    margin, over = 0.0, False
    while not over:
        _, margin, over, _, _ = single.step(single.action_space.sample())
    assert margin < 0


def test_an_action_that_is_not_offered_loses_the_game() -> None:
    """Gymnasium's checks take any action of the space; who masks can have an error instead."""
    single = env.gym("stone_age", ["random"], reward="rank")
    single.reset(seed=1)
    wrong = int(np.flatnonzero(single.action_masks() == 0)[0])
    _, reward, over, _, info = single.step(wrong)
    assert (reward, over, info["illegal"], info["action_mask"].any()) == (-2, True, True, False)
    with pytest.raises(ValueError, match="no game is going on: reset begins one"):
        single.step(wrong)
    single.reset()
    assert single.action_masks().any()
    strict = env.gym("stone_age", ["random"], strict=True)
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="is not offered now"):
        strict.step(wrong)


def test_numbers_are_named_and_scaled() -> None:
    spec = env.spec("stone_age", 3)
    vector = env.vector("stone_age", 2, players=3)
    goods = spec.find("self.people")
    assert goods.names == ("all", "at home")
    assert vector.observations[0, goods.at].tolist() == [5, 5]
    assert vector.scaled()[0, goods.at].tolist() == [0.5, 0.5]
    assert spec.names()[goods.start] == "self.people all"
    assert vector.observations.shape == (2, spec.size)
    assert "self.people" in str(spec)


def test_wrong_words_are_refused() -> None:
    with pytest.raises(BadSetting):
        env.vector("stone_age", 1, players=7)
    with pytest.raises(BadSetting):
        env.gym("stone_age", settings={"ties": "never"})
    with pytest.raises(ValueError, match="reward 'fame': there are win, margin, rank"):
        env.aec("stone_age", reward="fame")
    with pytest.raises(ValueError, match="seat 2: there are 2, from 0 on"):
        env.gym("stone_age", seat=2)
    with pytest.raises(ValueError, match="2 opponents for 3 other seats"):
        env.gym("stone_age", ["random", "medium"], players=4)
    with pytest.raises(KeyError):
        env.spec("stone_age").find("luck")


def test_a_seat_against_bots_has_bots_at_all_others() -> None:
    """An environment for one seat would otherwise ask for the others too, or drop who is to play there."""
    with pytest.raises(ValueError, match="opponents for the 1 other seats are missing: env"):
        env.gym("stone_age", [], players=2)
    with pytest.raises(ValueError, match="opponents for the 1 other seats are missing"):
        env.gym("stone_age", [])
    with pytest.raises(ValueError, match="1 opponents for 0 other seats"):
        env.gym("imperium", ["medium"], players=1)
    with pytest.raises(ValueError, match="1 opponents for 0 other seats"):
        env.vector("imperium", 1, opponents=["medium"], players=1)


def test_opponents_are_medium_where_nobody_says() -> None:
    """As many as there are other seats; who plays alone has none."""
    for name, players in (("stone_age", None), ("stone_age", 4), ("imperium", 1), ("imperium", None)):
        single = env.gym(name, players=players)
        seats = players or 2
        assert single.spec_of_game.players == seats
        assert repr(single).count("medium") == seats - 1


def test_a_level_stands_for_a_list_of_one() -> None:
    assert "against random, random" in repr(env.gym("stone_age", "random", players=3))
    vector = env.vector("stone_age", 1, opponents="random", seat=1)
    assert (vector.players, vector.seats.tolist()) == (2, [1])


def test_no_module_has_the_name_of_something_public() -> None:
    """What is imported would depend on the order of imports, and the reference would show the module."""
    assert {path.stem for path in Path(env.__path__[0]).glob("*.py")}.isdisjoint(env.__all__)
