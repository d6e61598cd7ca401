"""Ideas: a sentence for whatever can be chosen, in every language, and true of the position."""

from collections import defaultdict

import pytest

from civtable.bots import bot_named
from civtable.bots.ideas import IDEA_OF, IDEAS
from civtable.core.game import Decision
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.text import LANGUAGES, words_in


@pytest.mark.parametrize("name", GAMES)
def test_there_are_many_ideas_in_every_language(name: str) -> None:
    assert len(IDEAS[name]) >= 20
    for language in LANGUAGES:
        sentences = [words_in(language)(f"idea-{name}-{idea}", n=2) for idea in IDEAS[name]]
        assert len(set(sentences)) == len(sentences)


PLAYED = [
    ("stone_age", 3, {}),
    ("through_the_ages", 2, {}),
    ("through_the_ages", 2, {"edition": "2006"}),
    ("imperium", 1, {}),
    ("imperium", 2, {}),
]


@pytest.mark.parametrize(("name", "seats", "settings"), PLAYED)
def test_every_option_of_a_game_has_an_idea(name: str, seats: int, settings: dict[str, str]) -> None:
    """Those that come up in games between a bot with sense and one without, all options offered."""
    game = GAMES[name]
    told = defaultdict(set)
    for number in range(2):
        state = game.start(game.chosen(settings), seats, fast_rng(f"ideas {number}"))
        bots = [bot_named(game, "medium", "1"), bot_named(game, "random", "1")]
        rng = fast_rng("sandboxes")
        while (decision := game.decision(state)) is not None:
            for option in decision.options:
                idea = IDEA_OF[name](state, decision, option)
                told[idea.key].add(option.kind)
                words_in("en").say(idea)
            sandbox = game.determinize(state, decision.seat, rng)
            game.apply(state, bots[decision.seat % 2].choose(sandbox, decision))
    assert told.keys() <= {f"idea-{name}-{idea}" for idea in IDEAS[name]}
    assert len(told) >= 10


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_option_has_an_idea(name: str) -> None:
    """Also the kinds that hardly ever come up: no option of the table lacks an entry."""
    game = GAMES[name]
    settings = game.chosen({})
    state = game.start(settings, max(game.seats[0], 2), fast_rng("kinds"))
    seat = 0
    unknown = []
    for option in game.options:
        try:
            IDEA_OF[name](state, Decision(0, seat, [option]), option)
        except KeyError:
            unknown.append(option.code)
        except (AssertionError, IndexError):
            pass  # it cannot be offered in this position
    assert unknown == []


def test_an_idea_speaks_of_the_position() -> None:
    """Hunger is named where there is some, and only there."""
    game = GAMES["stone_age"]
    state = game.start(game.chosen({}), 2, fast_rng("hungry"))
    decision = game.decision(state)
    assert decision is not None
    hunting = game.by_code["place 3 hunting_grounds"]
    assert IDEA_OF["stone_age"](state, decision, hunting).key == "idea-stone_age-food-ahead"
    position = game.to_json(state)
    assert isinstance(position, dict)
    players = position["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    players[0]["food"] = 2
    hungry = game.from_json(position)
    idea = IDEA_OF["stone_age"](hungry, decision, hunting)
    assert (idea.key, idea.args) == ("idea-stone_age-food-now", {"n": 3})
