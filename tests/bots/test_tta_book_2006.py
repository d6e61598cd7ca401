"""The book player at tables of the 2006 edition: it plays all three versions, and every variant."""

import pytest

from civtable.bots.base import ask
from civtable.bots.levels import bot_named
from civtable.bots.through_the_ages.wonders import leader_each_round, leader_once
from civtable.bots.through_the_ages.worth import BOOK, Worth
from civtable.core.game import SPECTATOR
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.games.through_the_ages.cards.table import LEADERS, WONDERS, card, slot_of
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.lab.arena import contest, run
from tests.through_the_ages_2006.table import Table, scenario, settings

GAME = game_named("through_the_ages")
ROUNDS = {"simple": (7, 12), "advanced": (12, 20), "full": (17, 24)}


def chosen(game: Table) -> str:
    """What the book player answers now."""
    decision = GAME.decision(game.state)
    assert decision is not None
    return ask(bot_named(GAME, "book", "1"), GAME, game.state, decision, fast_rng("sandbox")).code


def worth_in(game: Table) -> Worth:
    """What things are worth to the first seat."""
    return Worth(game.state, 0, BOOK)


def test_the_cards_are_those_of_the_edition() -> None:
    """What is printed on a card is read from the edition that is played."""
    republic = card("republic")
    costs: list[int] = []
    for choice in ({}, settings()):
        state = GAME.start(choice, 2, fast_rng("cards"))
        assert isinstance(state, ThroughTheAges)
        costs.append(Worth(state, 0, BOOK).cards[republic].science_cost)
    assert costs == [13, 14]


@pytest.mark.parametrize("version", ROUNDS)
def test_every_leader_and_wonder_has_a_worth(version: str) -> None:
    state = GAME.start(settings(version), 3, fast_rng("worth"))
    assert isinstance(state, ThroughTheAges)
    worth = Worth(state, 0, BOOK)
    for leader in LEADERS:
        assert -5 < leader_each_round(worth, leader) < 10, leader
    for wonder in WONDERS:
        assert worth.trial.culture_when_completed(wonder) >= 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("version", ROUNDS)
def test_whole_games_are_sound(version: str, players: int) -> None:
    """Positions pass the checks, ratings stay on their tracks, and the game has the length of real ones."""
    state = GAME.start(settings(version), players, fast_rng(f"whole {players}"))
    assert isinstance(state, ThroughTheAges)
    bots = [bot_named(GAME, "book", str(seat)) for seat in range(players)]
    rng = fast_rng("sandboxes")
    decisions = 0
    while (decision := GAME.decision(state)) is not None:
        option = ask(bots[decision.seat], GAME, state, decision, rng)
        assert option is not GAME.giving_up
        GAME.apply(state, option)
        decisions += 1
        if decisions % 10 == 0:
            GAME.check(state)
        for player in state.players:
            assert player.science <= 40
            assert max(player.science_rate, player.culture_rate) <= 30
            assert player.strength <= 60
    least, most = ROUNDS[version]
    rounds = GAME.view(state, SPECTATOR)["round"]
    assert isinstance(rounds, int)
    assert least <= rounds <= most
    assert min([score.total for score in GAME.scores(state)]) > 25


@pytest.mark.parametrize("version", ROUNDS)
def test_the_book_beats_chance(version: str) -> None:
    outcome = run(contest("through_the_ages", ["book", "random"], 2, 4, "chance", settings(version)))
    assert outcome.standings[0].wins == outcome.games
    assert outcome.standings[0].mean > 2 * outcome.standings[1].mean


VARIANTS: list[dict[str, str]] = [
    {"military_draws": "action", "corruption": "alternative", "bonus_cards": "personal"},
    {"military_alliances": "no", "bonus_cards": "public", "simplifying": "yes"},
    {"peaceful": "yes", "bonus_cards": "age_by_age", "fewer_bonuses": "yes"},
]


@pytest.mark.parametrize("variants", VARIANTS, ids=["draws", "alliances", "peaceful"])
def test_the_book_plays_variants(variants: dict[str, str]) -> None:
    """It has an answer to every question that a variant asks, and does not fall behind chance."""
    outcome = run(
        contest("through_the_ages", ["book", "random"], 3, 3, "variants", settings("full", variants))
    )
    assert outcome.standings[0].wins == outcome.games


# Single answers.


def test_it_defends_with_bonus_cards_where_they_suffice() -> None:
    """Units are not sacrificed, and cards are not thrown after a lost defence."""
    attacker = {"military_hand": ["spy"], "workers": {"warriors": 5}}
    held = {"science": 9, "military_hand": ["military_bonus_ii"]}
    game = scenario(age="II", ask="politics", seats=[attacker, held])
    game.play("aggression spy seat 1", "done")
    assert chosen(game) == "defend military_bonus_ii"
    weaker = {"science": 9, "military_hand": ["military_bonus_i"]}
    game = scenario(age="II", ask="politics", seats=[attacker, weaker])
    game.play("aggression spy seat 1", "done")
    assert chosen(game) == "pass"


def test_it_lets_a_mine_rest_where_that_saves_more() -> None:
    """The token of a bronze mine is worth 1 resource, the corruption that it brings about costs 2."""
    variants = {"corruption": "alternative"}
    resting = {"blue_bank": 10, "stored": {"agriculture": 8}, "workers": {"agriculture": 0}}
    game = scenario(variants=variants, seats=[resting])
    game.play("end")
    assert chosen(game) == "rest bronze"
    game = scenario(variants=variants, seats=[{}])
    game.play("end")
    assert chosen(game) == "pass"


def test_genghis_khan_has_no_use_for_tactics() -> None:
    """His cavalry counts by itself."""
    rider = {"leader": "genghis_khan", "technologies": ["knights"], "tactic": "light_cavalry"}
    game = scenario(seats=[{**rider, "workers": {"knights": 2}, "marks": ["tactic_exclusive"]}])
    worth = worth_in(game)
    assert worth.trial.with_tactic(card("medieval_army")).strength == worth.me.strength == 7
    assert worth.trial.with_worker(slot_of(card("knights"))).strength == 10


def test_napoleon_counts_the_best_army_once_more() -> None:
    """Where the tactic has no army yet he adds nothing beyond his own strength."""
    napoleon = card("napoleon_bonaparte")
    values: list[float] = []
    for warriors in (1, 2):
        board = {"tactic": "fighting_band", "workers": {"warriors": warriors}}
        values.append(leader_once(worth_in(scenario(age="II", seats=[board])), napoleon))
    assert values[1] > values[0] > 0


@pytest.mark.parametrize(
    ("attack", "board", "choice"),
    [
        ("raid_i", {"workers": {"philosophy": 0, "computers": 1}}, "aggression raid_i seat 1"),
        ("raid_i", {"workers": {"philosophy": 0}}, "pass"),
        ("annex", {"colonies": ["wealthy_territory_i"]}, "aggression annex seat 1"),
        ("annex", {}, "pass"),
    ],
)
def test_it_attacks_nobody_who_has_nothing(attack: str, board: dict[str, object], choice: str) -> None:
    """Such an attack is allowed, and brings nothing."""
    strong = {"military_hand": [attack], "workers": {"warriors": 12}}
    assert chosen(scenario(age="III", ask="politics", seats=[strong, board])) == choice
