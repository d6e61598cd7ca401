"""Events and territories of the 2006 edition that are new, or differ from those in the 2015 edition."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.through_the_ages_2006.table import Table, scenario


def reveal(
    event: str, players: int = 3, seats: Sequence[Mapping[str, Any]] = (), age: str = "II", **changes: Any
) -> Table:
    """Seat 0 prepares an event of Age I (1 culture), and this one happens."""
    own = {"military_hand": ["rats"], **(seats[0] if seats else {})}
    events = [event, "reign_of_terror"]
    game = scenario(players, age=age, ask="politics", events=events, seats=[own, *seats[1:]], **changes)
    game.play("event rats")
    return game


def test_no_event_is_none() -> None:
    """Nothing happens but the culture for the future event."""
    game = reveal("no_event")
    assert (game.asked(), game.part("past")) == (("act", 0), ["no_event"])
    assert [game[seat].culture for seat in range(3)] == [1, 0, 0]


def test_development_of_politics_spares_the_current_player_the_discard() -> None:
    """Three cards each; whoever revealed it keeps all this turn, the others discard in their own turns."""
    game = reveal("development_of_politics", 2, age="I", seats=[{"military_hand": ["rats", "foray"]}])
    assert [len(game[seat].military_hand) for seat in range(2)] == [4, 3]
    assert game.asked() == ("act", 0)
    game.play("end")
    assert game.asked() == ("politics", 1)
    game.play("pass")
    assert game.asked() == ("discard", 1)


def test_development_of_politics_spares_one_turn_only() -> None:
    """In the next turn the limit holds again."""
    game = reveal("development_of_politics", 2, age="I", seats=[{"military_hand": ["rats", "foray"]}])
    game.play("end", "pass")
    game.play(game.offered("discard")[0], "end", "pass")
    assert game.asked() == ("discard", 0)


def test_rebellion_costs_civil_actions_in_the_next_turn() -> None:
    """2 for each discontent worker, in the next turn of each player, the current one included; not later."""
    unhappy = {"yellow_bank": 16}
    game = reveal("rebellion", 2, seats=[unhappy, unhappy])
    assert game[0].discontent == 1
    assert (game.asked(), game[0].ca) == (("act", 0), 4)
    game.play("end", "pass")
    assert (game.asked(), game[1].ca) == (("act", 1), 4 - 2)
    game.play("end", "pass")
    assert (game.asked(), game[0].ca) == (("act", 0), 4 - 2)
    game.play("end", "pass")
    assert (game.asked(), game[1].ca) == (("act", 1), 4)
    game.play("end", "pass")
    assert game[0].ca == 4


def test_rebellion_takes_no_more_actions_than_there_are() -> None:
    """Three discontent workers and four actions."""
    unhappy = {"yellow_bank": 10, "unused_workers": 3}
    game = reveal("rebellion", 2, seats=[unhappy, unhappy])
    assert (game[1].discontent, game[1].ca) == (3, 0)
    game.play("end", "pass", "end", "pass")
    assert (game[0].discontent, game[0].ca) == (3, 0)


def test_rebellion_takes_no_more_than_there_are_in_the_next_turn() -> None:
    """Hammurabi's fifth action is to be lost, but he is replaced before that turn comes."""
    board = {"yellow_bank": 10, "unused_workers": 3, "leader": "hammurabi", "hand": ["michelangelo"]}
    game = reveal("rebellion", 2, seats=[board])
    assert (game[0].discontent, game[0].ca) == (3, 5)
    game.play("lead michelangelo", "end")
    assert (game[0].ca, game[0].ca_total) == (0, 4)


def test_rebellion_waits_while_a_mine_may_rest() -> None:
    """The question about mines at the end of the turn does not make the rebellion forgotten."""
    variants = {"corruption": "alternative"}
    board = {"yellow_bank": 16, "military_hand": ["rats"]}
    events = ["rebellion", "foray"]
    game = scenario(2, variants=variants, age="II", ask="politics", events=events, seats=[board])
    game.play("event rats", "end", "pass", "pass", "end", "pass", "pass")
    assert (game.asked(), game[0].ca) == (("act", 0), 4 - 2)


def test_civil_unrest_costs_culture_only() -> None:
    """4 for each discontent worker; nobody loses a blue token."""
    boards = [{"culture": 20, "yellow_bank": 12}, {"culture": 3, "yellow_bank": 12}, {"culture": 20}]
    game = reveal("civil_unrest", seats=boards)
    assert [game[seat].culture for seat in range(3)] == [20 + 1 - 8, 0, 20]
    assert [game[seat].blue for seat in range(3)] == [18, 18, 18]


def test_economic_progress_ends_with_corruption() -> None:
    """Farms, consumption, mines, corruption: 10 tokens, 2 and 2 are produced, 1 is eaten, so 2 are paid."""
    board = {"yellow_bank": 16, "blue_bank": 10}
    game = reveal("economic_progress", 2, seats=[board, board])
    assert (game[1].food, game[1].resources) == (2 - 1, 2 - 2)
    assert game[1].blue == 10 - 2 + 1 - 2 + 2


@pytest.mark.parametrize(
    ("territory", "food", "resources", "yellow", "blue"),
    [
        ("fertile_territory_i", 3, 0, 3, 0),
        ("fertile_territory_ii", 5, 0, 4, 0),
        ("wealthy_territory_i", 0, 5, 0, 2),
        ("wealthy_territory_ii", 0, 8, 0, 3),
    ],
)
def test_fertile_and_wealthy_territories(
    territory: str, food: int, resources: int, yellow: int, blue: int
) -> None:
    """Goods at once, and tokens for as long as the colony is held."""
    board = {"workers": {"warriors": 0, "swordsmen": 1}, "technologies": []}
    game = reveal(territory, 2, age="II", seats=[board])
    game.play("bid 1", "pass", "send swordsmen", "done")
    after = game[0]
    assert after.colonies == [territory]
    assert (after.food, after.resources) == (food, resources)
    assert after.yellow == 18 + 1 + yellow
    assert after.blue == 18 + blue - food - resources


# Events of Age III.


def at_the_end(event: str, **board: Any) -> int:
    """What an event brings seat 0 when it counts at the end of the full game."""
    game = scenario(2, age="IV", round=20, turn=1, ask="end_turn", events=[event], seats=[board])
    game.asked()
    assert game.part("over")
    return game[0].culture


def test_impact_of_agriculture_counts_farms() -> None:
    """The food they produce, whatever is eaten."""
    assert at_the_end("impact_of_agriculture", workers={"irrigation": 2}) == 2 + 4
    assert at_the_end("impact_of_agriculture", yellow_bank=0) == 2


def test_impact_of_colonies_counts_four_for_each() -> None:
    """4 culture each."""
    colonies = ["historic_territory_i", "wealthy_territory_i"]
    assert at_the_end("impact_of_colonies", colonies=colonies) == 8


def test_impact_of_industry_counts_the_labs_of_tesla() -> None:
    """What mines produce, labs included; the railroad's second token counts."""
    workers = {"iron": 1, "computers": 1}
    assert at_the_end("impact_of_industry", workers=workers) == 2 + 2
    assert at_the_end("impact_of_industry", workers=workers, leader="nikola_tesla") == 2 + 2 + 3
    wonders = ["transcontinental_railroad"]
    assert at_the_end("impact_of_industry", workers=workers, wonders=wonders) == 2 + 2 + 2


def test_impact_of_technology_counts_level_three() -> None:
    """4 for each technology in play, with or without workers, government and special ones included."""
    board = {"technologies": ["oil", "coal"], "government": "communism", "specials": ["satellites"]}
    assert at_the_end("impact_of_technology", **board) == 4 * 3


def test_impact_of_technology_counts_level_two_in_the_advanced_version() -> None:
    """Level II is the last one there."""
    board = {"technologies": ["coal", "iron"], "government": "republic", "specials": ["navigation"]}
    assert at_the_end_of_age_two("impact_of_technology", **board) == 4 * 3


def at_the_end_of_age_two(bonus: str, **board: Any) -> int:
    """What an open bonus brings seat 0 at the end of the advanced game."""
    game = scenario(
        2, version="advanced", age="III", round=14, last_round=14, turn=1, ask="end_turn",
        dealt=[2, 2, 2, 0], bonuses=[bonus], seats=[board],
    )  # fmt: skip
    game.asked()
    assert game.part("over")
    return game[0].culture
