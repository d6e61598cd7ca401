"""Where culture came from: every point of a game has a source, and it is the right one."""

import pytest

from civtable.core.match import Match, points_by_source
from civtable.core.rng import fast_rng
from civtable.games.through_the_ages import GAME
from civtable.games.through_the_ages.origins import gains
from tests.through_the_ages.table import Table, scenario


def brought(game: Table, *codes: str, seat: int = 0) -> dict[str, int]:
    """The sources from which a seat had culture by some choices, without those that brought nothing."""
    found: dict[str, int] = {}
    for code in codes:
        before = game.state.copy()
        game.state.log = []
        game.play(code)
        for source, points in gains(before, game.state.log, game.state)[seat]:
            found[source] = found.get(source, 0) + points
    return {source: points for source, points in found.items() if points}


def test_production_is_told_by_what_makes_the_rating() -> None:
    """Two temples give 1 each, Hanging Gardens 1, Michelangelo 1 for each happy face on them."""
    board = {"workers": {"religion": 2}, "wonders": ["hanging_gardens"], "leader": "michelangelo"}
    game = scenario(age="I", seats=[board])
    rate = game[0].culture_rate
    assert brought(game, "end") == {"buildings": 2, "wonders": 1, "leaders": rate - 3}


def test_a_leader_who_speaks_is_a_leader() -> None:
    """Churchill's 3 culture."""
    game = scenario(age="III", seats=[{"leader": "winston_churchill"}])
    assert brought(game, "churchill culture") == {"leaders": 3}


def test_preparing_an_event_and_the_event_itself_are_different_sources() -> None:
    """A card of Age II gives 2; Crusades give the strongest 4 and take 4 from the weakest."""
    strong = {"military_hand": ["cold_war"], "workers": {"warriors": 3}}
    game = scenario(2, ask="politics", age="II", events=["crusades"], seats=[strong, {"culture": 9}])
    before = game.state.copy()
    game.state.log = []
    game.play("event cold_war")
    mine, theirs = (dict(row) for row in gains(before, game.state.log, game.state))
    assert (mine["politics"], mine["events"], theirs["events"]) == (2, 4, -4)


def test_hunger_takes_culture() -> None:
    """Each missing food costs 4 culture."""
    game = scenario(seats=[{"culture": 20, "yellow_bank": 14, "workers": {"agriculture": 0, "religion": 4}}])
    assert brought(game, "end") == {"buildings": 4, "hunger": -4}


@pytest.mark.parametrize("edition", ["2015", "2006"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sources_of_a_whole_game_make_up_its_result(edition: str, players: int) -> None:
    """Random games to the end."""
    match = Match(GAME, {"edition": edition}, ["random"] * players, "origins")
    dice = fast_rng("origins")
    while (decision := GAME.decision(match.state)) is not None:
        options = [option for option in decision.options if option is not GAME.giving_up]
        match.play(options[dice.below(len(options))].code)
    totals = [score.total for score in GAME.scores(match.state)]
    assert [sum(points.values()) for points in points_by_source(match)] == totals
