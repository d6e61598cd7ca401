"""Every measure of the vocabulary: what it reads from a moment, and that whole games count alike."""

from collections.abc import Callable
from typing import Any

import pytest

from civtable.challenges import PERSON_AT, Challenge, all_challenges
from civtable.challenges.course import Course, Moment
from civtable.challenges.judging import Condition, Counter
from civtable.challenges.vocabulary import MEASURES
from civtable.core.parts import Score
from tests.challenges.played import codes_of

STONE_AGE, THROUGH_THE_AGES = MEASURES


class Told(Moment):
    """A moment that somebody made up: events of seat 0 by name, its board, and scores by seat."""

    def __init__(
        self, *events: dict[str, Any], scores: tuple[int, ...] = (), over: bool = False, **more: Any
    ) -> None:
        self.seat = 0
        self.over = over
        self.happened = [{"seat": 0, **event} for event in events]
        self.gained = more.pop("gained", {})
        self.points = more.pop("points", {})
        self.view = {"round": more.pop("round", 1), "age": more.pop("age", "A"), "players": [more, {}]}
        self.totals = scores

    def scores(self) -> list[Score]:
        """As they were made up; ranks follow."""
        return [
            Score(seat, [*self.points.items()], total, 1 + sum([other > total for other in self.totals]))
            for seat, total in enumerate(self.totals)
        ]

    def score(self) -> Score:
        """Seat 0's."""
        return self.scores()[0]


def event(name: str, **facts: Any) -> dict[str, Any]:
    """Something that happened."""
    return {"event": name, **facts}


def scored(source: str) -> Told:
    """A moment with seven points of one source."""
    return Told(points={source: 7}, scores=(7, 3))


MOMENTS: dict[tuple[str, str], tuple[Told, int]] = {
    (STONE_AGE, "place"): (Told(scores=(4, 9, 5), over=True), 3),
    (STONE_AGE, "lead"): (Told(scores=(40, 9, 55), over=True), -15),
    (STONE_AGE, "rounds"): (Told(round=9), 9),
    (STONE_AGE, "points"): (Told(scores=(70, 90)), 70),
    (STONE_AGE, "building_points"): (scored("buildings"), 7),
    (STONE_AGE, "symbol_points"): (scored("symbols"), 7),
    (STONE_AGE, "farmer_points"): (scored("farmers"), 7),
    (STONE_AGE, "tool_maker_points"): (scored("tool_makers"), 7),
    (STONE_AGE, "hut_builder_points"): (scored("hut_builders"), 7),
    (STONE_AGE, "shaman_points"): (scored("shamans"), 7),
    (STONE_AGE, "hungry"): (Told(event("starved", points=10), event("starved", seat=1)), 1),
    (STONE_AGE, "fed_with_resources"): (Told(event("paid_hunger"), event("fed")), 1),
    (STONE_AGE, "people"): (Told(people=6), 6),
    (STONE_AGE, "tools"): (Told(tools=[2, 1, 1], one_use_tools=[4]), 4),
    (STONE_AGE, "fields"): (Told(food_track=5), 5),
    (STONE_AGE, "buildings"): (Told(event("took_building", points=12), event("took_card")), 1),
    (STONE_AGE, "dearest_building"): (
        Told(event("took_building", points=12), event("took_building", points=30)),
        30,
    ),
    (STONE_AGE, "cards"): (Told(event("took_card"), event("took_card", seat=2)), 1),
    (STONE_AGE, "hunts"): (Told(event("placed", place="hunting_grounds"), event("placed", place="hut")), 1),
    (STONE_AGE, "gold_searches"): (Told(event("placed", place="river")), 1),
    (STONE_AGE, "wood_cuttings"): (Told(event("placed", place="forest")), 1),
    (STONE_AGE, "tool_uses"): (Told(event("added_tools", pips=3), event("added_tools", pips=0)), 1),
    (STONE_AGE, "gold"): (
        Told(event("gained", resource="gold", amount=2), event("gained", resource="wood", amount=3)),
        2,
    ),
    (THROUGH_THE_AGES, "place"): (Told(scores=(9, 4), over=True), 1),
    (THROUGH_THE_AGES, "lead"): (Told(scores=(150, 120), over=True), 30),
    (THROUGH_THE_AGES, "culture"): (Told(culture=87, scores=(120, 1)), 87),
    (THROUGH_THE_AGES, "wonder_culture"): (Told(gained={"wonders": 3, "leaders": 2}), 3),
    (THROUGH_THE_AGES, "building_culture"): (Told(gained={"buildings": 4}), 4),
    (THROUGH_THE_AGES, "wars"): (Told(event("declared"), event("declared", seat=1)), 1),
    (THROUGH_THE_AGES, "wars_won"): (Told(event("war_won"), event("war_even")), 1),
    (THROUGH_THE_AGES, "aggressions"): (Told(event("attacked")), 1),
    (THROUGH_THE_AGES, "leaders"): (Told(event("led"), event("leader_left")), 1),
    (THROUGH_THE_AGES, "wonders"): (Told(event("wonder_done"), event("stages_built")), 1),
    (THROUGH_THE_AGES, "colonies"): (Told(event("colonized"), event("colony_lost")), 1),
    (THROUGH_THE_AGES, "events"): (Told(event("prepared"), event("revealed")), 1),
    (THROUGH_THE_AGES, "action_cards"): (Told(event("played")), 1),
    (THROUGH_THE_AGES, "technologies"): (Told(event("developed"), event("revolted")), 2),
    (THROUGH_THE_AGES, "governments"): (
        Told(
            event("developed", card="monarchy"),
            event("developed", card="iron"),
            event("revolted", card="republic"),
        ),
        2,
    ),
    (THROUGH_THE_AGES, "revolutions"): (Told(event("revolted"), event("developed")), 1),
    (THROUGH_THE_AGES, "uprisings"): (Told(event("rebelled")), 1),
    (THROUGH_THE_AGES, "corruption"): (Told(event("corrupted", corruption=4)), 1),
    (THROUGH_THE_AGES, "strength"): (Told(strength=11), 11),
    (THROUGH_THE_AGES, "units"): (Told(workers={"warriors": 2, "knights": 1, "bronze": 3}), 3),
    (THROUGH_THE_AGES, "science_rate"): (Told(science_rate=6), 6),
    (THROUGH_THE_AGES, "culture_rate"): (Told(culture_rate=12), 12),
    (THROUGH_THE_AGES, "people"): (Told(workers={"warriors": 2, "bronze": 3}, unused_workers=1), 6),
    (THROUGH_THE_AGES, "happiness"): (Told(happiness=5), 5),
}


def test_every_measure_reads_what_it_is_named_after() -> None:
    assert {*MOMENTS} == {(game, name) for game, found in MEASURES.items() for name in found}
    for (game, name), (moment, expected) in MOMENTS.items():
        assert MEASURES[game][name].read(moment) == expected, name


def test_culture_at_the_end_is_the_score() -> None:
    """Before that, what is counted at the end stays in the decks."""
    assert MEASURES[THROUGH_THE_AGES]["culture"].read(Told(culture=87, scores=(120, 1), over=True)) == 120


CODES: dict[str, Callable[[str], bool]] = {
    "hunts": lambda code: code.startswith("place") and code.endswith("hunting_grounds"),
    "gold_searches": lambda code: code.startswith("place") and code.endswith("river"),
    "wood_cuttings": lambda code: code.startswith("place") and code.endswith("forest"),
    "wars": lambda code: code.startswith("war "),
    "aggressions": lambda code: code.startswith("aggression "),
    "leaders": lambda code: code.startswith("lead "),
    "events": lambda code: code.startswith("event "),
    "revolutions": lambda code: code.startswith("revolution "),
}
"""Measures that choices alone tell."""


@pytest.mark.parametrize("game", MEASURES)
def test_what_events_tell_is_what_was_chosen(game: str) -> None:
    """In recorded games, counts of events are counts of the person's own choices."""
    for challenge in [one for one in all_challenges() if one.game == game][:6]:
        counts, chosen = counted(challenge), own_codes(challenge)
        for name in CODES.keys() & counts.keys():
            assert counts[name] == len([code for code in chosen if CODES[name](code)]), (challenge.id, name)


def own_codes(challenge: Challenge) -> list[str]:
    """The person's choices in the recorded game."""
    match = challenge.match()
    for code in codes_of(challenge):
        match.play(code)
    return [ply.code for ply in match.plies if ply.seat == PERSON_AT]


def counted(challenge: Challenge) -> dict[str, int]:
    """All measures at the end of the recorded game."""
    counters = [Counter(Condition(challenge.game, name, "least", 0)) for name in MEASURES[challenge.game]]
    course = Course(challenge.match(), PERSON_AT)
    for moment in (course.begin(), *map(course.play, codes_of(challenge))):
        for counter in counters:
            counter.see(moment)
    return {counter.condition.measure: counter.value or 0 for counter in counters}
