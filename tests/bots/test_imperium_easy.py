"""The beginner of Imperium: makes mistakes, but plays the game."""

import pytest

from civtable.bots.imperium.book import BookBot
from civtable.bots.imperium.easy import BEGINNER, EasyBot
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.games.imperium import steps
from civtable.games.imperium.options import PASSING
from civtable.lab.arena import contest, run

GAME = game_named("imperium")


def test_it_beats_chance_and_loses_to_the_book() -> None:
    assert run(contest("imperium", ["easy", "random"], 2, 8, "beginner", {})).standings[0].wins >= 7
    against = run(contest("imperium", ["book", "easy"], 2, 8, "beginner", {}))
    assert against.standings[0].wins >= 6


@pytest.mark.compiled
def test_it_errs_by_its_seed_and_the_position() -> None:
    """The same seed chooses alike, others otherwise now and then; nobody ends a turn that promises more."""
    state = GAME.start({"box": "mixed"}, 2, fast_rng("beginner"))
    other_ways = 0
    decisions = 0
    for _ in range(200):
        decision = GAME.decision(state)
        assert decision is not None
        chosen = EasyBot("1").choose(state, decision)
        assert EasyBot("1").choose(state, decision) is chosen
        choices = [EasyBot(str(seed)).choose(state, decision) for seed in range(6)]
        decisions += len(decision.options) > 1
        other_ways += any(choice is not choices[0] for choice in choices)
        if state.steps[-1].kind == steps.ACTING:
            best = BookBot("", BEGINNER).choose(state, decision)
            assert best is PASSING or PASSING not in choices
        GAME.apply(state, chosen)
    assert 0.2 < other_ways / decisions < 0.95
