"""What the player who acts is told about the end of the turn."""

from typing import Any

from civtable.games.through_the_ages import GAME
from tests.through_the_ages.table import scenario


def told(seats: list[dict[str, Any]], **changes: Any) -> dict[str, Any]:
    """What seat 0 would have if its turn ended now."""
    game = scenario(seats=seats, **changes)
    found = GAME.view(game.state, 0)["end_of_turn"]
    assert isinstance(found, dict)
    return {**found}


def test_production_is_told_before_it_happens() -> None:
    """Two farms, two mines and a lab; both military actions become cards."""
    expected = {"food": 2, "resources": 2, "science": 1, "culture": 0, "uprising": False, "cards": 2}
    losses = {"consumption": 0, "hungry": 0, "corruption": 0}
    assert told([{"military_used": 0}]) == {**expected, **losses}


def test_consumption_and_hunger_are_told() -> None:
    """Eight tokens in the bank mean 3 food; what is missing costs 4 culture each."""
    board: dict[str, Any] = {"yellow_bank": 8, "culture": 20, "workers": {"agriculture": 1, "religion": 4}}
    assert told([board])["food"] == 0
    assert told([board])["culture"] == 20 + 4 - 4 * 2
    assert (told([board])["consumption"], told([board])["hungry"]) == (3, 2)


def test_corruption_is_told() -> None:
    """Two tokens in the blue bank cost 4 resources."""
    board: dict[str, Any] = {"blue_bank": 2, "stored": {"bronze": 8, "agriculture": 6}}
    assert told([board])["corruption"] == 4


def test_an_uprising_is_told() -> None:
    """More discontent workers than unused ones: nothing is produced."""
    board: dict[str, Any] = {"yellow_bank": 4, "unused_workers": 0}
    expected = told([board])
    assert (expected["uprising"], expected["food"], expected["science"]) == (True, 0, 0)


def test_what_was_told_comes_true() -> None:
    """The same figures stand there after the turn has ended."""
    board: dict[str, Any] = {"workers": {"bronze": 3, "alchemy": 1}, "stored": {"bronze": 4}, "science": 5}
    game = scenario(seats=[board])
    expected = GAME.view(game.state, 0)["end_of_turn"]
    assert isinstance(expected, dict)
    game.play("end")
    after = GAME.view(game.state, 0)
    assert after["end_of_turn"] is None
    figures = game[0]
    found = (figures.food, figures.resources, figures.science, figures.culture, len(figures.military_hand))
    assert found == tuple(expected[name] for name in ("food", "resources", "science", "culture", "cards"))
