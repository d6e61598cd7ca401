"""What makes a scenario file easy to write for somebody who has only read the document."""

import pytest

from civtable.core.values import Json
from civtable.core.words import Reason
from civtable.games import GAMES
from civtable.scenarios.reading import scenarios_from_text
from civtable.scenarios.running import Outcome
from civtable.text import LANGUAGES, words_in


def outcome(text: str, game: str = "through_the_ages") -> Outcome:
    """How a scenario goes; whatever it says can be said in every language."""
    (scenario,) = scenarios_from_text(f"game: {game}\n{text}")
    found = Outcome(scenario)
    for language in LANGUAGES:
        for phrase in [*found.warnings, *[failure.words for failure in found.failures]]:
            assert words_in(language).say(phrase)
        assert found.error is None or words_in(language).say(found.error)
    return found


def error_of(text: str, game: str = "through_the_ages") -> str:
    """The key of the innermost reason with which a scenario ends."""
    reason = outcome(text, game).error
    assert reason is not None, text
    inner = reason.args.get("why")
    return inner.key if isinstance(inner, Reason) else reason.key


def holds(text: str, game: str = "through_the_ages") -> Outcome:
    """A scenario in which everything is as expected."""
    found = outcome(text, game)
    assert found.error is None, words_in("en").say(found.error)
    assert [words_in("en").say(failure.words) for failure in found.failures] == []
    return found


def failed(text: str, game: str = "through_the_ages") -> list[tuple[str, Json, Json]]:
    found = outcome(text, game)
    assert found.error is None, words_in("en").say(found.error)
    return [(failure.path, failure.wanted, failure.found) for failure in found.failures]


# Defects that were.


def test_an_entry_of_the_row_stays_when_the_age_changes() -> None:
    holds("state: {age: I, row.0: iron, row.5: alchemy}\nexpect: {row.0: iron, row.1: null, row.5: alchemy}")


def test_a_mistake_of_ours_does_not_cost_the_other_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("rule")

    monkeypatch.setattr("civtable.scenarios.running.play_move", broken)
    assert error_of("moves: [0: take pyramids]") == "scenario-our-mistake"


def test_an_event_can_be_prepared_where_there_are_none() -> None:
    """It becomes the current one and happens."""
    text = """
state:
  age: I
  events: []
  players.0.military_hand: [good_harvest]
  steps: [{ask: end_turn, seat: 0}, {ask: discard, seat: 0}, {ask: act, seat: 0}, {ask: politics, seat: 0}]
moves: [0: event good_harvest]
expect: {past: [good_harvest], events: [], future_events: [], players.0.culture: 1}
"""
    holds(text)


def test_an_unknown_reason_is_refused() -> None:
    assert error_of("expect: {why_not: {population: no_civil_action}}") == "scenario-unknown-reason"
    assert error_of("expect: {why_not: {population: stone_age-why-taken}}") == "scenario-unknown-reason"


def test_two_specials_of_one_type_are_refused_as_such() -> None:
    text = "state: {age: II, players.0.specials: [code_of_laws, justice_system]}"
    assert error_of(text) == "through_the_ages-wrong-two_specials"


def test_rest_is_what_a_list_had() -> None:
    """In every game: what is named elsewhere has left it, and the deck takes what is over."""
    holds(
        "state: {age: I, deck: [iron, rest], players.0.hand: [alchemy]}\nexpect: {deck.0: iron, row.0: null}"
    )
    found = holds("state: {main_deck: [rest]}\nexpect: {round: 1}", "imperium")
    plain = holds("expect: {round: 1}", "imperium")
    assert found.trial is not None
    assert plain.trial is not None
    assert found.trial.form()["main_deck"] == plain.trial.form()["main_deck"]
    assert error_of("state: {deck: [rest, rest]}") == "scenario-piece-twice"


# Views.


def test_everything_that_a_view_shows_can_be_expected() -> None:
    text = """
expect:
  players.0: {strength: 1, happiness: 0, discontent: 0, science_rate: 1, food: 0, population_price: 2}
  players.1.military_actions: 0
  prices.0: 1
  end_of_turn: {consumption: 0, corruption: 0}
  events.backs.A: 4
  views.1.players.0.military_hand: {count: 0, backs: {}}
  views.0.seat: 0
"""
    holds(text)
    assert failed("expect: {players.0.strength: 9}") == [("players.0.strength", 9, 1)]
    assert error_of("expect: {players.0.strenght: 1}") == "state-unknown-name"
    assert error_of("expect: {views.7.seat: 1}") == "scenario-path-unknown"
    holds("expect: {players.0: {at_home: 5, score: 0}, stacks.0.left: 7}", "stone_age")


# Kindness.


def test_a_code_that_does_not_exist_is_not_offered() -> None:
    """Which is said if it looks like a misspelling."""
    found = holds("expect: {not_offered: [dance the waltz], why_not: {fly to the moon: game-over}}")
    assert found.warnings == []
    found = holds("expect: {not_offered: [take pyramid]}")
    assert [warning.args["close"] for warning in found.warnings] == ["take pyramids"]
    assert error_of("expect: {offered: [take pyramid]}") == "code-unknown-close"


def test_words_of_a_code_in_any_order() -> None:
    state = "state: {players.0: {people: 7, food: 0, wood: 1, gold: 1, food_track: 3},"
    state += " steps: [{ask: feed, seat: 0, missing: 2}]}"
    holds(f"{state}\nmoves: [0: pay 1 gold 1 wood]\nexpect: {{players.0.wood: 0}}", "stone_age")
    assert error_of(f"{state}\nmoves: [0: pay 1 gold wood]", "stone_age").startswith("code-unknown")


def test_a_move_that_must_be_refused() -> None:
    holds("moves: [refused: place 6 forest, refused: {place 6 river: too_few_people}]", "stone_age")
    assert failed("moves: [refused: place 5 forest]", "stone_age") == [
        ("refused", "place 5 forest", "offered")
    ]
    assert failed("moves: [refused: {place 6 river: taken}]", "stone_age") == [
        ("refused", "taken", "too_few_people")
    ]


def test_how_many_options_are_offered() -> None:
    found = failed("expect: {offered.count: 3, offered: {count: 4}}", "stone_age")
    assert [(path, wanted) for path, wanted, _ in found] == [("offered.count", 3), ("offered.count", 4)]


def test_one_of_several_values_or_expectations() -> None:
    holds("expect: {round: {one_of: [1, 2]}, one_of: [{round: 7}, {over: false}]}", "stone_age")
    found = failed("expect: {round: {one_of: [3, 4]}, one_of: [{round: 7}, {over: true}]}", "stone_age")
    assert [path for path, _, _ in found] == ["one_of", "round"]


def test_unordered_lists_compare_without_order() -> None:
    text = (
        "state: {players.0.hand: [engineering_genius_a, rich_land_a, moses], players.0.leaders_taken: [A]}\n"
    )
    holds(text + "expect: {players.0.hand: [moses, rich_land_a, engineering_genius_a]}")
    assert failed("state: {row: [C01, C02, C03, C04]}\nexpect: {row: [C02, C01, C03, C04]}", "stone_age")


def test_a_mapping_changes_the_names_it_gives() -> None:
    """In every mapping; an empty one empties, and it is the same when it is expected."""
    text = "state: {players.0.workers: {bronze: 3}}\nexpect: {players.0.workers: {agriculture: 2, bronze: 3}}"
    holds(text)
    assert failed("expect: {players.0.workers: {}}") != []
    holds("state: {players.0.figures: {forest: 1}}\nexpect: {players.0.figures.length: 1}", "stone_age")


def test_a_position_is_not_the_first_round_unless_it_says_so() -> None:
    holds(
        "state: {players.0.science: 3}\n"
        "expect: {round: 2, players.1: {civil_used: 0, civil_actions: 4, military_actions: 2}}"
    )
    holds("state: {round: 1}\nexpect: {players.0.civil_actions: 1}")
    holds("expect: {round: 1, players.0.civil_actions: 1}")


def test_decks_of_an_age_are_shuffled_by_the_seed() -> None:
    decks = []
    for seed in (1, 1, 2):
        found = holds(f"seed: {seed}\nstate: {{age: II}}\nexpect: {{round: 2}}")
        assert found.trial is not None
        decks.append(found.trial.form()["deck"])
    assert decks[0] == decks[1]
    assert decks[0] != decks[2]
    assert sorted(decks[0]) == sorted(decks[2])  # type: ignore[type-var, arg-type]


def test_who_answers_a_question_that_was_passed_over_is_told_so() -> None:
    state = "state: {players.0: {food: 0}, steps: [{ask: feed, seat: 0, missing: 5}]}"
    assert error_of(f"{state}\nmoves: [0: starve]", "stone_age") == "scenario-passed-over"
    text = "state: {players.0.figures: {forest: 1, river: 1}, steps: [{ask: act, seat: 0}]}\ndice: [3]"
    assert error_of(f"{text}\nmoves: [0: use forest, 0: tools none]", "stone_age") == "scenario-passed-over"
    assert error_of(f"{text}\nmoves: [0: use forest, 0: tools 1]", "stone_age") == "stone_age-why-not_now_act"


def test_the_faces_of_dice_count_from_one() -> None:
    """In every game: the automa's die, and the first of the cards that are shuffled."""
    assert [game.chance_number(1) for game in GAMES.values()] == [0] * len(GAMES)
