"""The book player of Imperium: sound in whole games, fair, stronger than chance and Chieftain."""

import pytest

from civtable.bots.base import ask
from civtable.bots.imperium.acting import play_value
from civtable.bots.imperium.book import ANSWERS, MOST_ACTS, BookBot
from civtable.bots.imperium.sight import CARDS, CHOICES, GAME, UNREST, listed, look, rows
from civtable.bots.imperium.worth import Worth
from civtable.bots.levels import bot_named
from civtable.core.game import State
from civtable.core.parts import Score
from civtable.core.rng import fast_rng
from tests.imperium.table import scenario

MOMENTS = [
    "start",
    *("clean_up", "end_turn", "solstice_begins", "end_round", "before_scoring", "score", "run", "draw"),
    *("shuffle", "automa_turn", "automa_next", "automa_do", "automa_fill", "automa_suffers", "start"),
]
"""Steps that carry the game on by themselves: they never ask."""


def played(settings: dict[str, str], levels: list[str], seed: str) -> tuple[State, list[Score]]:
    """A whole game between bots."""
    state = GAME.start(settings, len(levels), fast_rng(seed))
    bots = [bot_named("imperium", level, seed) for level in levels]
    deals = fast_rng(f"{seed} deals")
    plies = 0
    while (decision := GAME.decision(state)) is not None:
        GAME.apply(state, ask(bots[decision.seat], GAME, state, decision, deals))
        plies += 1
        assert plies < 4000, "the bots go round in circles"
    return state, GAME.scores(state)


# What it reads.


def test_the_facts_are_read_whole() -> None:
    assert len(CARDS) == len(GAME.facts["cards"])  # type: ignore[arg-type]
    assert len(CHOICES) == len(GAME.facts["choices"])  # type: ignore[arg-type]
    assert CARDS["proud"].otherwise == 3
    assert CARDS["elephants"].cost == {"material": 0, "population": 3, "progress": 0}


def test_every_kind_of_question_has_an_answer() -> None:
    asked = {question.name.removesuffix("_asked") for question in GAME.questions}
    assert asked - set(MOMENTS) == set(ANSWERS)


def test_the_last_unrest_goes_to_somebody_else() -> None:
    """Morigena: all take unrest, and two cards are left for three players."""
    seats = [{"hand": ["morigena"]}]
    game = scenario("arthurians", "romans", "greeks", seats=seats, turn=0, unrest=2)
    game.play("play morigena")
    decision = GAME.decision(game.state)
    assert decision is not None
    assert [option.code for option in decision.options] == [f"unrest seat {seat}" for seat in range(3)]
    assert BookBot().choose(game.state, decision).code == "unrest seat 1"


def test_every_card_has_a_worth() -> None:
    """Whatever a card does, its value is a number that makes sense."""
    for seats in (1, 3):
        worth = Worth(look(GAME.start({"box": "mixed"}, seats, fast_rng("worth")), 0))
        for id in CARDS:
            assert -12 < worth.worth(id) < 45, id
            assert -20 < play_value(worth, id) < 30, id


def test_unrest_is_feared_more_when_the_pile_is_low() -> None:
    sight = look(GAME.start({"nation_1": "romans"}, 1, fast_rng("unrest")), 0)
    sight.unrest = 8
    calm = Worth(sight).unrest
    sight.unrest = 1
    assert Worth(sight).unrest > 3 * calm


def test_useless_cards_are_the_first_to_leave_the_cycle() -> None:
    """An empire has no use for barbarian cards any more."""
    sight = look(GAME.start({"nation_1": "romans"}, 1, fast_rng("thin")), 0)
    sight.me.state, sight.me.nation_deck = "empire", 0
    worth = Worth(sight)
    assert worth.dead_weight("conquer") > worth.dead_weight("legions")
    assert worth.dead_weight(UNREST) > 0


def test_it_never_acts_for_ever() -> None:
    """Cards that need no action may draw each other without end: after many acts of a round it passes."""
    state = GAME.start({"nation_1": "scythians"}, 1, fast_rng("circles"))
    decision = GAME.decision(state)
    assert decision is not None
    bot = BookBot()
    chosen = [ask(bot, GAME, state, decision, fast_rng("deals")).code for _ in range(MOST_ACTS + 1)]
    assert "pass" not in chosen[:MOST_ACTS]
    assert chosen[MOST_ACTS] == "pass"
    assert not bot.is_enough(round=2)


def test_utopians_stay_at_home() -> None:
    """The journey takes more points than it brings, even if there is nothing else to choose for."""
    sight = look(GAME.start({"box": "legends", "nation_1": "utopians"}, 1, fast_rng("home")), 0)
    sight.me.tokens["progress"] = 6
    for id in ("visions_of_shangri_la", "path_to_shangri_la", "gates_of_shangri_la"):
        ability = CARDS[id].ability("solstice")
        assert ability is not None
        (choice,) = rows(ability["steps"])
        journey, other = [rows(option) for option in listed(choice["options"])]
        assert Worth(sight).alternative(journey) < 0 <= Worth(sight).alternative(other)


# Whole games.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance(seats: int) -> None:
    """One book player among random ones has the most points, nearly always."""
    wins = 0
    for number in range(4):
        levels = ["random"] * seats
        levels[number % seats] = "book"
        _, scores = played({"box": "mixed"}, levels, f"chance {seats} {number}")
        best = max(scores, key=lambda score: score.total)
        wins += best.seat == number % seats
    assert wins >= 3


def test_it_beats_chieftain_more_often_than_not() -> None:
    """A small sample over nations; the benchmarks have the large one."""
    nations = [
        "romans",
        "greeks",
        "celts",
        "minoans",
        "atlanteans",
        "mauryans",
        "arthurians",
        "carthaginians",
    ]
    won = 0
    for number, nation in enumerate(nations):
        settings = {"box": "mixed", "nation_1": nation, "level": "chieftain"}
        _, scores = played(settings, ["book"], f"chieftain {number}")
        won += scores[0].rank == 1
    assert won >= len(nations) // 2


@pytest.mark.parametrize("nation", ["vikings", "utopians", "olmecs", "qin", "scythians", "egyptians"])
def test_it_brings_games_of_every_kind_to_an_end(nation: str) -> None:
    state, _ = played({"box": "mixed", "nation_1": nation, "level": "overlord"}, ["book"], f"end {nation}")
    assert not state.steps


def test_it_is_fair_alone() -> None:
    """What the automa's cards are, and the order of the decks, do not change a choice."""
    state = GAME.start({"nation_1": "celts"}, 1, fast_rng("alone"))
    bot = BookBot()
    for position in range(120):
        decision = GAME.decision(state)
        assert decision is not None
        choices = {ask(bot, GAME, state, decision, fast_rng(f"{position} {deal}")).code for deal in range(3)}
        assert len(choices) == 1, choices
        GAME.apply(state, ask(bot, GAME, state, decision, fast_rng("any")))
