"""How conditions stand while a game goes on, and how many stars that is."""

from civtable.challenges import MISSED, OPEN, REACHED, Condition, Judge, Tally, challenge_named
from civtable.challenges.judging import Counter
from civtable.challenges.reading import condition_in
from tests.challenges.played import codes_of
from tests.challenges.test_measures import STONE_AGE, THROUGH_THE_AGES, Told, event


def states(condition: Condition, *moments: Told) -> list[tuple[int | None, str]]:
    """The number and the state after each moment."""
    counter = Counter(condition)
    found = []
    for moment in moments:
        counter.see(moment)
        standing = counter.standing()
        found.append((standing.value, standing.state))
    return found


WAR = event("declared")


def test_a_goal_that_is_counted_is_reached_for_good() -> None:
    goal = condition_in(THROUGH_THE_AGES, "wars at least 2")
    assert states(goal, Told(WAR), Told(), Told(WAR), Told(over=True)) == [
        (1, OPEN),
        (1, OPEN),
        (2, REACHED),
        (2, REACHED),
    ]
    assert states(goal, Told(WAR), Told(over=True))[-1] == (1, MISSED)


def test_a_limit_is_broken_at_once_and_kept_only_at_the_end() -> None:
    limit = condition_in(THROUGH_THE_AGES, "wars at most 0")
    assert states(limit, Told(), Told(WAR), Told(over=True)) == [(0, OPEN), (1, MISSED), (1, MISSED)]
    assert states(limit, Told(), Told(over=True)) == [(0, OPEN), (0, REACHED)]


def test_the_highest_counts_where_it_may_fall_again() -> None:
    goal = condition_in(THROUGH_THE_AGES, "strength at least 10")
    assert states(goal, Told(strength=4), Told(strength=11), Told(strength=2)) == [
        (4, OPEN),
        (11, REACHED),
        (11, REACHED),
    ]
    limit = condition_in(THROUGH_THE_AGES, "strength at most 10")
    assert states(limit, Told(strength=11), Told(strength=2, over=True))[-1] == (11, MISSED)


def test_points_are_judged_when_the_game_is_over() -> None:
    """They may fall again: hunger costs points."""
    goal = condition_in(STONE_AGE, "points at least 50")
    assert states(goal, Told(scores=(60, 1)), Told(scores=(40, 1), over=True)) == [(60, OPEN), (40, MISSED)]


def test_a_place_is_told_to_nobody_before_the_end() -> None:
    goal = condition_in(STONE_AGE, "place at most 1")
    assert states(goal, Told(scores=(9, 1)), Told(scores=(9, 1), over=True)) == [(None, OPEN), (1, REACHED)]


def test_what_comes_after_its_age_or_round_is_too_late() -> None:
    goal = condition_in(THROUGH_THE_AGES, "wonders at least 1 by age II")
    done = event("wonder_done")
    assert states(goal, Told(age="II"), Told(done, age="III")) == [(0, OPEN), (0, MISSED)]
    assert states(goal, Told(done, age="II"), Told(age="III")) == [(1, REACHED), (1, REACHED)]
    people = condition_in(STONE_AGE, "people at least 8 by round 5")
    assert states(people, Told(people=7, round=5), Told(people=8, round=6)) == [(7, OPEN), (7, MISSED)]


def test_what_was_had_by_then_counts_even_if_it_falls() -> None:
    goal = condition_in(THROUGH_THE_AGES, "culture at least 50 by age II")
    moments = (Told(culture=55, age="II"), Told(culture=40, age="II"), Told(culture=90, age="III"))
    assert states(goal, *moments) == [(55, REACHED)] * 3


def test_each_star_needs_those_before_it() -> None:
    first, second = (condition_in(THROUGH_THE_AGES, f"wars at least {n}") for n in (1, 2))
    peace = condition_in(THROUGH_THE_AGES, "aggressions at most 0")
    tally = Tally([[first], [peace], [second]])
    tally.see(Told(WAR, WAR, event("attacked")))
    assert (tally.stars(), tally.lost) == (1, False)
    tally = Tally([[peace, first], [second], [second]])
    tally.see(Told(WAR, WAR, event("attacked")))
    assert (tally.stars(), tally.lost) == (0, True), "what is broken is known at once"


def test_a_judge_follows_a_game_and_notices_another() -> None:
    """What was taken back is judged anew: a judge has seen what it has seen."""
    challenge = challenge_named("first-village")
    codes = codes_of(challenge)
    judge = challenge.judge()
    assert judge.follow(codes[:30])
    assert judge.follow(codes[:60])
    assert judge.codes == codes[:60]
    assert not judge.follow(codes[:59])
    assert not judge.follow(["place 5 river", *codes[1:]])
    assert isinstance(judge, Judge)
