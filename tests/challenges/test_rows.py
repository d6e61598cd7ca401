"""The rows: twenty a game, sound, with words, graded as measured, and each can be done."""

import json
from collections import Counter

import pytest

from civtable.bots import THINKING, levels
from civtable.challenges import STARS, Challenge, all_challenges, challenges_of
from civtable.challenges.reading import file_text
from civtable.challenges.telling import goal_words, rivals_words, so_far, title_of
from civtable.challenges.vocabulary import MEASURES
from civtable.games import GAMES
from civtable.text import LANGUAGES, catalog, words_in
from tests.challenges.played import REACHED, codes_of

TWO_STARS = {
    "great-hall",
    "hungry-winners",
    "spare-the-forest",
    "short-summer",
    "old-masters",
    "wonders-of-the-world",
    "revolutionaries",
}
"""At these nobody has found a game with three stars so far."""

CHALLENGES = [pytest.param(challenge, id=challenge.id) for challenge in all_challenges()]


def test_there_are_twenty_a_game_in_the_order_of_their_grades() -> None:
    for game in MEASURES:
        grades = [challenge.grade for challenge in challenges_of(game)]
        assert len(grades) == 20
        assert grades == sorted(grades)
        assert len({*grades}) >= 4, f"{game}: from easy to hard"
    assert challenges_of("imperium") == ()
    names = [challenge.id for challenge in all_challenges()]
    assert len({*names}) == len(names)
    seeds = [challenge.seed for challenge in all_challenges()]
    assert len({*seeds}) == len(seeds)


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_row_is_sound(challenge: Challenge) -> None:
    """Its table can be made, its bots answer alike on every machine, and no star asks for nothing."""
    assert len(challenge.stars) == STARS
    assert all(challenge.stars)
    assert {*challenge.bots} <= {*levels(challenge.game)} - {*THINKING}
    assert len({*challenge.bots}) == 1, "one level, as the words say"
    assert challenge.match().state is not None
    conditions = [condition for star in challenge.stars for condition in star]
    assert len({*conditions}) == len(conditions)


def test_every_measure_is_used() -> None:
    used = {(c.game, c.measure) for one in all_challenges() for star in one.stars for c in star}
    assert used == {(game, name) for game, found in MEASURES.items() for name in found}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_made_from_conditions(language: str) -> None:
    """Conditions and titles have words of their own; the catalog has none for what nobody uses."""
    words = words_in(language)
    keys: set[str] = set()
    for challenge in all_challenges():
        told = [words.say(goal_words(one)) for star in challenge.stars for one in star]
        assert len({*told}) == len(told), challenge.id
        assert words.say(title_of(challenge))
        assert words.say(rivals_words(challenge))
        keys |= {f"challenge-{c.game}-{c.measure}-{c.bound}" for star in challenge.stars for c in star}
        keys.add(title_of(challenge).key)
    prefixes = tuple([f"challenge-{name}-" for name in (*GAMES, "title")])
    lines = catalog(language, "challenges").splitlines()
    assert {line.partition(" =")[0] for line in lines if line.startswith(prefixes)} == keys


def test_titles_are_all_different() -> None:
    for language in LANGUAGES:
        titles = Counter([words_in(language).say(title_of(one)) for one in all_challenges()])
        assert {*titles.values()} == {1}


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_each_can_be_done(challenge: Challenge) -> None:
    """A game at its very deal, found by a bot with the goal as its wish, reaches all stars, of a few two.

    After a change of the rules or of a row: `python -m civtable.lab.challenges reach --only ID`.
    """
    judge = challenge.judge()
    assert judge.follow(codes_of(challenge))
    assert judge.course.match.game.decision(judge.course.match.state) is None, "played to its end"
    assert judge.tally.stars() == (2 if challenge.id in TWO_STARS else STARS)
    words = words_in("en")
    assert all(words.say(so_far(one)) for star in judge.tally.standings() for one in star)


def test_a_limit_is_kept_and_a_goal_reached() -> None:
    """Nobody has reached nought wars; a win is reached, and of a goal the number is told."""
    (challenge,) = [one for one in all_challenges() if one.id == "bare-hands"]
    judge = challenge.judge()
    judge.follow(codes_of(challenge))
    words = words_in("en")
    told = [
        (one.condition.measure, words.say(so_far(one))) for star in judge.tally.standings() for one in star
    ]
    assert told[:2] == [("place", "reached"), ("tool_uses", "kept")]
    assert dict(told)["points"].startswith("reached: ")


def test_only_those_that_there_are_have_recorded_games() -> None:
    assert {file.stem for file in REACHED.iterdir()} == {one.id for one in all_challenges()}


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_grades_follow_from_what_was_measured(challenge: Challenge) -> None:
    """Three levels without the goal and one bot with it have tried; somebody has reached it."""
    assert {"easy", "medium", "hard", "wish"} == {*challenge.tried}
    reached = sum([tried.stars[0] for tried in challenge.tried.values()])
    assert reached > 0
    share = reached / sum([tried.games for tried in challenge.tried.values()])
    fewer = [share >= 0.5, share >= 0.3, share >= 0.2, share >= 0.1, True]
    assert challenge.grade == fewer.index(True) + 1
    for tried in challenge.tried.values():
        assert tried.games >= tried.stars[0] >= tried.stars[1] >= tried.stars[2]


def test_nothing_is_measured_of_challenges_that_are_gone() -> None:
    assert {*json.loads(file_text("measured.json"))} == {one.id for one in all_challenges()}
