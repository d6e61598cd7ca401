"""The easy player of Through the Ages: a beginner, and no fool."""

import pytest

from civtable.bots.base import ask
from civtable.bots.through_the_ages.book import BookBot
from civtable.bots.through_the_ages.easy import EasyBot
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.games.through_the_ages.options import DESTROY, DISBAND, END
from civtable.games.through_the_ages.ratings import civil_left
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.lab.arena import contest, run

GAME = game_named("through_the_ages")


@pytest.mark.parametrize("settings", [{}, {"edition": "2006"}], ids=["2015", "2006"])
def test_its_mistakes_are_those_of_a_beginner(settings: dict[str, str]) -> None:
    """It never gives up, ends no turn in which nothing was done, and tears nothing down without need.

    Its choice follows from seed and position: another one with the same seed makes the same mistakes,
    whatever nobody can see; and they are not rare.
    """
    state = GAME.start(settings, 2, fast_rng("beginner"))
    easy, twin = EasyBot("1"), EasyBot("1")
    rng = fast_rng("deals")
    mistakes = decisions = 0
    while (decision := GAME.decision(state)) is not None:
        assert isinstance(state, ThroughTheAges)
        option = ask(easy, GAME, state, decision, rng)
        assert ask(twin, GAME, state, decision, rng) is option
        planned = BookBot("", easy.book.weights).choose(state, decision)
        player = state.players[decision.seat]
        if option is not planned:
            assert option is not GAME.giving_up
            assert option.kind not in (DESTROY, DISBAND)
            assert option.kind != END or civil_left(player) < player.civil_total
            mistakes += 1
        decisions += len(decision.options) > 1
        GAME.apply(state, option)
    assert 0.1 < mistakes / decisions < 0.5


def test_another_seed_makes_other_mistakes() -> None:
    state = GAME.start({}, 2, fast_rng("seeds"))
    bots = [EasyBot(str(number)) for number in range(8)]
    differs = False
    for _ in range(60):
        decision = GAME.decision(state)
        assert decision is not None
        chosen = [bot.choose(state, decision) for bot in bots]
        differs = differs or len(set(chosen)) > 1
        GAME.apply(state, chosen[0])
    assert differs


def test_it_beats_chance_and_loses_to_the_book() -> None:
    outcome = run(contest("through_the_ages", ["easy", "random"], 2, 4, "easy", {}))
    assert outcome.standings[0].wins == outcome.games
    outcome = run(contest("through_the_ages", ["book", "easy"], 2, 6, "easy", {}))
    assert outcome.standings[0].wins > 0.6 * outcome.games
