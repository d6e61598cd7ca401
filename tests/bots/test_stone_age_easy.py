"""The easy player of Stone Age: a beginner, not a fool."""

from civtable.bots.stone_age.easy import EasyBot
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.games.stone_age.options import DECLINE, STARVE, goods_of
from civtable.games.stone_age.state import StoneAge
from civtable.games.stone_age.steps import PLACING
from civtable.lab.arena import contest, run

GAME = game_named("stone_age")


def test_the_same_seed_and_position_give_the_same_choice_and_other_seeds_others() -> None:
    """Asked twice, by two bots, it answers alike; over a game, seeds differ now and then."""
    state = GAME.start({}, 2, fast_rng("alike"))
    other, placed, differ = EasyBot("two"), 0, 0
    while (decision := GAME.decision(state)) is not None:
        option = EasyBot("one").choose(state, decision)
        assert EasyBot("one").choose(state, decision) is option
        if decision.kind == PLACING:
            placed += 1
            differ += other.choose(state, decision) is not option
        else:
            assert other.choose(state, decision) is option, "mistakes are made in placing only"
        GAME.apply(state, option)
    assert 0 < differ < placed / 2


def test_it_feeds_its_people_with_cheap_resources_and_pays_for_what_it_wants() -> None:
    """In whole games: nobody starves where three wood or less would do, and few purchases are left."""
    declined = bought = 0
    for seed in range(6):
        state = GAME.start({}, 2, fast_rng(f"beginner {seed}"))
        while (decision := GAME.decision(state)) is not None:
            option = EasyBot(str(seed)).choose(state, decision)
            assert isinstance(state, StoneAge)
            if option.kind == STARVE:
                assert not any(o.kind != STARVE and goods_of(o) <= 3 for o in decision.options)
            if any(o.kind == DECLINE for o in decision.options):
                declined += option.kind == DECLINE
                bought += option.kind != DECLINE
            GAME.apply(state, option)
    assert bought > 4 * declined


def test_it_beats_chance_and_loses_to_the_book_with_a_respectable_score() -> None:
    against_chance = run(contest("stone_age", ["easy", "random"], 2, 20, "test", {}))
    assert against_chance.standings[0].wins >= 18
    against_book = run(contest("stone_age", ["easy", "book"], 2, 20, "test", {}))
    easy, book = against_book.standings
    assert easy.wins <= 5
    assert 0.5 * book.mean < easy.mean < 0.85 * book.mean
