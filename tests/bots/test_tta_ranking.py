"""The book player of Through the Ages names its best options in order."""

import pytest

from civtable.bots.base import RandomBot
from civtable.bots.through_the_ages.book import BookBot
from civtable.core.rng import fast_rng
from civtable.games import game_named
from tests.through_the_ages.table import Table, scenario

GAME = game_named("through_the_ages")
EVERYTHING = 1000


def ranked(game: Table) -> list[str]:
    """All that the book player would think of now."""
    decision = GAME.decision(game.state)
    assert decision is not None
    return [option.code for option in BookBot().ranking(game.state, decision, EVERYTHING)]


@pytest.mark.parametrize("settings", [{}, {"edition": "2006"}], ids=["2015", "2006"])
@pytest.mark.parametrize("players", [2, 4])
def test_its_choice_comes_first_and_everything_is_offered(players: int, settings: dict[str, str]) -> None:
    """In positions that chance and the book have come to together, whatever is asked there."""
    book, chance = BookBot(), RandomBot("ranking")
    kinds: set[int] = set()
    for number in range(2):
        state = GAME.start(settings, players, fast_rng(f"ranking {number}"))
        plies = 0
        while (decision := GAME.decision(state)) is not None:
            best = book.ranking(state, decision, 6)
            assert best[0] is book.choose(state, decision)
            assert len(best) <= 6
            assert len(set(best)) == len(best)
            assert set(best) <= set(decision.options)
            assert GAME.giving_up not in best
            kinds.add(decision.kind)
            GAME.apply(state, (book if plies % 5 else chance).choose(state, decision))
            plies += 1
    assert len(kinds) > 8


def test_copies_of_a_card_are_one_idea() -> None:
    """Of several in the row the cheapest is named."""
    row = ["iron", "moses", "alchemy", None, None, "iron"]
    codes = ranked(scenario(age="I", row=row, seats=[{"science": 12}]))
    assert [code for code in codes if "iron" in code] == ["take iron"]
    assert "take alchemy" in codes


def test_few_of_many_bids_are_worth_a_thought() -> None:
    """The lowest three, and passing."""
    strong = {"workers": {"warriors": 9}}
    found = scenario(
        age="I",
        ask="politics",
        events=["historic_territory_i"],
        seats=[{**strong, "military_hand": ["rats"]}, strong],
    )
    found.play("event rats")
    assert sorted(ranked(found)) == ["bid 1", "bid 2", "bid 3", "pass"]


def test_what_leads_to_an_uprising_is_not_named() -> None:
    """There is always something better."""
    unhappy = {"yellow_bank": 15, "unused_workers": 1, "workers": {"religion": 0}, "stored": {"bronze": 9}}
    game = scenario(age="I", seats=[unhappy])
    assert "build bronze" in game.offered("build")
    assert "build bronze" not in ranked(game)
