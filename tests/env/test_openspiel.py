"""Our games in OpenSpiel: its own checks, its search, and what a player may know there."""

import pickle
import platform
import random
import sys
from typing import Any

import numpy as np
import pytest

if sys.platform == "darwin" and platform.machine() == "x86_64":
    pytest.skip("there is no OpenSpiel for macOS on Intel", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import civtable.env.openspiel as openspiel
from civtable.core.events import EVERYONE, Event
from civtable.core.rng import fast_rng
from civtable.env.moments import Course, Moment, grown
from civtable.games import GAMES

TABLES = [(name, players) for name in GAMES for players in GAMES[name].seats]
OTHERS = {
    "stone_age": ["players=2,two_dice_cards=pips,ties=sum,reward=win"],
    "through_the_ages": [
        "players=3,edition=2006,civil_hands=hidden,reward=margin",
        "edition=2006,version=simple,reward=win",
    ],
    "imperium": ["players=2,box=legends,unrest_out=2,reward=win", "level=overlord,reward=margin"],
}
"""Parameters besides the usual ones."""

STRINGS = [f"{name}(players={players})" for name, players in TABLES]
STRINGS += [f"{name}({text})" for name, texts in OTHERS.items() for text in texts]
FEWEST = ["stone_age(players=2)", "through_the_ages(players=2)", "imperium(players=1)"]
WALKED = [text if text in FEWEST else pytest.param(text, marks=pytest.mark.long) for text in STRINGS]
"""OpenSpiel walks through a whole game and looks at it from all sides at each step, which takes long."""


def loaded(text: str) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + text)


def moved(state: Any, chance: random.Random) -> None:
    """One more move by lot, of whoever decides."""
    actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
    state.apply_action(chance.choice(actions or state.legal_actions()))


def at_decision(game: Any, plies: int, seed: int = 1) -> Any:
    """A position after so many random decisions."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while plies or state.is_chance_node():
        plies -= not state.is_chance_node()
        moved(state, chance)
    return state


@pytest.mark.parametrize("text", WALKED)
def test_openspiel_finds_nothing_wrong(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    """A whole random game in its own test: legal actions, returns, tensors, strings, serialisation."""
    pyspiel.random_sim_test(loaded(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_chance_gives_what_the_engine_would_draw(name: str, players: int) -> None:
    """Numbers of the engine's own generator as outcomes lead to the same positions."""
    game = GAMES[name]
    course = Course(game, game.chosen({}), players)
    state = game.start({}, players, fast_rng("openspiel"))
    chance, choices = fast_rng("openspiel"), random.Random(players)
    moment = course.start
    for _ in range(120):
        while moment.outcomes:
            moment = course.after(moment, int(chance.below(moment.outcomes)))
        assert moment.state is not None
        game.decision(state)
        assert game.to_json(moment.state) | {"rng": None} == game.to_json(state) | {"rng": None}
        legal = course.legal(moment)
        if not legal:
            return
        action = choices.choice(legal)
        game.apply(state, game.options[action])
        moment = course.after(moment, action)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_worlds_that_look_alike_give_the_same_information_state(name: str, players: int) -> None:
    """Resampling changes nothing that the player knows, and forgets what it does not."""
    game = loaded(f"{name}(players={players})")
    for plies in (0, 7, 30, 60):
        state = at_decision(game, plies)
        for player in range(players):
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert player != state.current_player() or other.legal_actions() == state.legal_actions()
            assert other.history() == []


def test_a_resampled_world_is_another_one() -> None:
    state = at_decision(loaded("stone_age"), 10)
    worlds = {str(state.resample_from_infostate(0, lambda i=i: i / 10)) for i in range(10)}
    assert len(worlds) == 10


@pytest.mark.parametrize("name", GAMES)
def test_an_information_state_remembers(name: str) -> None:
    """Two ways to one position are one observation and two information states; a clone is the same one."""
    course: Course = loaded(name).course
    start = at_decision(loaded(name), 0).moment
    past = Moment(start.state, None, (), 0, ("other",) * course.players)
    assert course.observed(past, 0) == course.observed(start, 0)
    assert past.pasts[0] != start.pasts[0]
    state = at_decision(loaded(name), 20)
    assert state.clone().information_state_string(0) == state.information_state_string(0)
    before = state.information_state_string(0)
    moved(state, random.Random(1))
    while state.is_chance_node():
        moved(state, random.Random(1))
    assert state.information_state_string(0) != before


def test_nothing_hidden_is_in_the_past_of_others() -> None:
    """What only the first seat sees, and which option it chose, is in its own past alone."""
    options = GAMES["stone_age"].options
    worlds = [
        grown(("a", "b"), 0, options[0], [Event(1, 0, [5, 6], 0b01)]),
        grown(("a", "b"), 0, options[1], [Event(1, 0, [5, 6], 0b01)]),
        grown(("a", "b"), 0, options[0], [Event(1, 0, [7, 8], 0b01)]),
    ]
    assert len({own for own, _ in worlds}) == 3
    assert len({other for _, other in worlds}) == 1
    seen = grown(("a", "b"), 0, options[0], [Event(1, 0, [7, 8], EVERYONE)])
    assert seen[1] != worlds[2][1]


@pytest.mark.parametrize("name", GAMES)
def test_states_travel(name: str) -> None:
    """Between processes: by OpenSpiel's text, and resampled ones too."""
    game = loaded(name)
    state = at_decision(game, 15)
    for one in (state, state.resample_from_infostate(0, lambda: 0.25)):
        text = pyspiel.serialize_game_and_state(game, one)
        back_game, back = pyspiel.deserialize_game_and_state(text)
        assert str(back_game) == str(game)
        assert (str(back), back.history()) == (str(one), one.history())
        assert back.information_state_string(0) == one.information_state_string(0)
        assert str(pickle.loads(pickle.dumps(one))) == str(one)


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_search_plays(name: str) -> None:
    """MCTS, which looks at everything, and IS-MCTS, which deals again what its player cannot see."""
    game = loaded(name)
    chance = np.random.RandomState(1)
    evaluator = FewMoves()
    bots = [
        mcts.MCTSBot(game, 2.0, 12, evaluator, random_state=chance),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 12, random_state=chance),
    ]
    for bot in bots:
        state = at_decision(game, 12)
        for _ in range(2):
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            while state.is_chance_node():
                moved(state, random.Random(2))


class FewMoves(mcts.Evaluator):  # type: ignore[misc]
    """An evaluator that knows nothing: long rollouts are not what is tested."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_rewards_are_as_openspiel_is_told() -> None:
    """Each kind of reward adds up to what the game says."""
    for reward, total in (("win", 1), ("rank", 0), ("margin", 0)):
        game = loaded(f"stone_age(reward={reward})")
        assert game.utility_sum() == total
        state, chance = game.new_initial_state(), random.Random(3)
        while not state.is_terminal():
            assert state.returns() == [0, 0]
            moved(state, chance)
        assert sum(state.returns()) == total
        assert game.min_utility() <= min(state.returns()) <= max(state.returns()) <= game.max_utility()
    assert loaded("stone_age(players=3,reward=margin)").utility_sum() is None


def test_actions_have_the_codes_of_options() -> None:
    state = at_decision(loaded("stone_age"), 0)
    codes = [state.action_to_string(action) for action in state.legal_actions()]
    assert "place 3 forest" in codes
    assert state.string_to_action("place 3 forest") == GAMES["stone_age"].parse("place 3 forest").index


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(Exception, match=r"7|seats"):
        loaded("stone_age(players=7)")
    with pytest.raises(Exception, match="reward"):
        loaded("stone_age(reward=fame)")
    with pytest.raises(ValueError, match="no parameters"):
        loaded("stone_age").make_py_observer(None, {"a": 1})


def test_a_second_import_registers_nothing_twice() -> None:
    before = sorted(pyspiel.registered_names())
    for game in GAMES.values():
        openspiel.register(game)
    assert sorted(pyspiel.registered_names()) == before
