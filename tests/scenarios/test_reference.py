"""The reference in docs/scenarios is what the engine says today."""

from pathlib import Path

import pytest

from civtable.games import GAMES
from civtable.scenarios.meanings import MEANINGS
from civtable.scenarios.reasons import sentences
from civtable.scenarios.reference import all_paths, meaning, reference
from tests.scenarios.test_scenarios import reason_keys

FOLDER = Path(__file__).parents[2] / "docs" / "scenarios"


@pytest.mark.parametrize("name", GAMES)
def test_the_reference_is_up_to_date(name: str) -> None:
    """If not: `civtable scenario --reference docs/scenarios`."""
    assert (FOLDER / f"{name}.md").read_text("utf-8") == reference(GAMES[name])


@pytest.mark.parametrize("name", GAMES)
def test_every_path_has_a_meaning_and_every_meaning_a_path(name: str) -> None:
    forms, views = all_paths(GAMES[name])
    paths = [*forms, *views]
    assert [path for path in paths if not meaning(GAMES[name], path)] == []
    lost = [path for path in MEANINGS[name] if not any(f"{known}.".startswith(f"{path}.") for known in paths)]
    assert lost == []


def test_the_reference_has_every_reason_that_the_code_gives() -> None:
    assert reason_keys() <= set(sentences("stone_age"))


@pytest.mark.parametrize("name", GAMES)
def test_every_question_says_its_fields(name: str) -> None:
    game = GAMES[name]
    assert len(game.fields) == len(game.questions)
    assert all(type(question).__doc__ for question in game.questions)
