"""The book's ranking of options in Stone Age: its choice first, then what a sensible player takes next."""

import pytest

from civtable.bots.base import RankingBot
from civtable.bots.stone_age.book import BookBot
from civtable.bots.stone_age.ranking import SCORES
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.games import game_named
from civtable.games.stone_age.steps import QUESTION_NAMES

GAME = game_named("stone_age")
MOST = 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_choice_comes_first_and_every_option_once(players: int) -> None:
    """In games where every third move is a random one, at all kinds of questions."""
    bot: RankingBot = BookBot()
    asked = set()
    for seed in range(3):
        rng = fast_rng(f"ranking {players} {seed}")
        state = GAME.start({}, players, fast_rng(f"ranked {players} {seed}"))
        while (decision := GAME.decision(state)) is not None:
            before = GAME.digest(state)
            options = decision.options
            ranking = bot.ranking(state, decision, MOST)
            assert ranking[0] is bot.choose(state, decision)
            assert len(ranking) == min(MOST, len(options))
            assert len({option.code for option in ranking}) == len(ranking)
            assert all(option in options for option in ranking)
            assert GAME.digest(state) == before, "a bot reads the state and never writes it"
            if len(options) > 1:
                asked.add(decision.kind)
            GAME.apply(state, ranking[0] if rng.below(3) else options[int(rng.below(len(options)))])
    assert len(asked) >= len(QUESTION_NAMES) - 1, "a card that rolls is not bought in every game"


def test_every_kind_of_question_has_scores() -> None:
    assert len(SCORES) == len(GAME.questions)


def ranking_at(changes: dict[str, Json], board: dict[str, Json], most: int = 3) -> list[str]:
    """The ranking of the first seat in a new game for two with some things changed, also on its own board."""
    form = GAME.to_json(GAME.start({}, 2, fast_rng("clear")))
    players = form["players"]
    assert isinstance(players, list)
    own = players[0]
    assert isinstance(own, dict)
    boards: list[Json] = [{**own, **board}, players[1]]
    state = GAME.from_json({**form, **changes, "players": boards})
    decision = GAME.decision(state)
    assert decision is not None
    return [option.code for option in BookBot().ranking(state, decision, most)]


def test_hungry_people_get_the_next_cheapest_resources_and_starve_before_gold_is_wasted() -> None:
    changes: dict[str, Json] = {"start_player": 1, "steps": [{"ask": "feed", "seat": 0, "missing": 3}]}
    board: dict[str, Json] = {"food": 0, "wood": 2, "brick": 1, "gold": 4}
    ranking = ranking_at(changes, board, 9)
    assert ranking[:2] == ["pay 2 wood 1 brick", "pay 2 wood 1 gold"]
    assert ranking.index("starve") < ranking.index("pay 3 gold")


def test_a_card_is_paid_with_the_next_cheapest_resource_before_it_is_left() -> None:
    steps: list[Json] = [{"ask": "act", "seat": 0}, {"ask": "pay_card", "seat": 0, "card": 1}]
    board: dict[str, Json] = {"wood": 1, "brick": 1, "gold": 1, "figures": {}}
    expected = ["pay 1 wood", "pay 1 brick", "pay 1 gold", "decline"]
    assert ranking_at({"steps": steps}, board, 4) == expected


def test_more_tools_than_needed_are_better_than_a_lost_resource() -> None:
    steps: list[Json] = [{"ask": "act", "seat": 0}, {"ask": "tools", "seat": 0, "place": "forest"}]
    ranking = ranking_at({"dice": [1, 1], "steps": steps}, {"tools": [1, 1]})
    assert ranking == ["tools 1", "tools 1 1", "tools none"]


def test_other_places_of_the_plan_come_before_other_plans() -> None:
    """At the start: the village and a cheap card, each place once before another number of people there."""
    places = [code.split()[2] for code in ranking_at({}, {}, 4)]
    assert len(set(places)) == 4
    assert {"tool_maker", "field"} < set(places)


def test_what_brings_nothing_comes_last() -> None:
    """Ten people, ten fields, twelve tools: there is no gain in the village any more."""
    board: dict[str, Json] = {"people": 10, "food_track": 10, "tools": [4, 4, 4], "food": 0}
    places = [code.split()[2] for code in ranking_at({}, board, 12)]
    assert not {"tool_maker", "field", "hut"} & set(places)
