"""The book player of Imperium: sound in whole games, fair, stronger than chance and Chieftain."""

import pytest

from civtable.bots.base import ask
from civtable.bots.imperium.acting import play_value, turn_value
from civtable.bots.imperium.answers import confirm, keep_value, pay
from civtable.bots.imperium.book import BY_KIND, BookBot
from civtable.bots.imperium.printed import end_of
from civtable.bots.imperium.weights import BOOK, MOST_ACTS
from civtable.bots.imperium.worth import Worth
from civtable.bots.levels import bot_named
from civtable.core.game import State
from civtable.core.parts import Score
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.games.imperium import GAME as IMPERIUM
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES, SOLSTICE_ABILITY
from civtable.games.imperium.abilities.instructions import Instr
from civtable.games.imperium.cards.table import (
    CARD_IDS,
    CARDS,
    ICONS_OF,
    KINDS,
    UNREST,
    card_named,
)
from civtable.games.imperium.options import (
    ACCEPTING,
    ACQUIRES_EXILE,
    BREAKS_EXILE,
    PASSING,
    PAYMENTS,
    PLAY_CARD,
)
from civtable.games.imperium.state import SPACES, Imperium
from civtable.games.imperium.steps import CONFIRMING, NAMES, AbilityStep
from civtable.games.imperium.terms import BARBARIAN, CITY, EMPIRE, MATERIAL, NONE, PROGRESS, TO_GARRISON
from tests.imperium.table import scenario

GAME = game_named("imperium")
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


def instructions(name: str, op: int) -> list[Instr]:
    """The instructions of a kind in the abilities of a card."""
    return [
        instr
        for ability in ABILITIES
        for instr in ability.code
        if ability.card == card_named(name) and instr.op == op
    ]


def test_every_kind_of_question_has_one_answer() -> None:
    asked = [NAMES[kind] for kind, _ in BY_KIND]
    assert sorted(asked) == sorted(set(NAMES) - set(MOMENTS))


@pytest.mark.compiled
def test_it_never_writes_the_sandbox() -> None:
    """It reads the state itself, and leaves it as it is."""
    for settings, seats in (({"nation_1": "greeks"}, 1), ({"box": "mixed"}, 3)):
        state = GAME.start(settings, seats, fast_rng("untouched"))
        bot = BookBot()
        for _ in range(150):
            decision = GAME.decision(state)
            assert decision is not None
            before = state.key()
            option = bot.choose(state, decision)
            assert state.key() == before, option.code
            GAME.apply(state, option)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_its_ranking_begins_with_its_choice(seats: int) -> None:
    """In positions of its own and of random play: options that are offered, each once, the choice first."""
    state = GAME.start({"box": "mixed"}, seats, fast_rng(f"ranking {seats}"))
    chance = fast_rng("others")
    kinds: set[int] = set()
    for position in range(600):
        decision = GAME.decision(state)
        if decision is None:
            break
        chosen = BookBot().choose(state, decision)
        ranking = BookBot().ranking(state, decision, len(decision.options))
        assert ranking[0] is chosen
        if len(ranking) > 1:
            values = BookBot().values(state, decision)
            ranked = [values[decision.options.index(option)] for option in ranking]
            assert ranked == sorted(values, reverse=True)
        assert sorted(option.index for option in ranking) == sorted(o.index for o in decision.options)
        assert BookBot().ranking(state, decision, 2) == ranking[:2]
        if len(ranking) > 2:
            kinds.add(state.steps[-1].kind)
        by_lot = decision.options[chance.below(len(decision.options))]
        GAME.apply(state, chosen if position % 3 else by_lot)
    assert len(kinds) > 4


def test_the_last_unrest_goes_to_somebody_else() -> None:
    """Morigena: all take unrest, and two cards are left for three players."""
    seats = [{"hand": ["morigena"]}]
    game = scenario("arthurians", "romans", "greeks", seats=seats, turn=0, unrest=2)
    game.play("play morigena")
    decision = GAME.decision(game.state)
    assert decision is not None
    assert [option.code for option in decision.options] == [f"unrest seat {seat}" for seat in range(3)]
    assert BookBot().choose(game.state, decision).code == "unrest seat 1"


def started(settings: dict[str, str], seed: str, seats: int = 1) -> Imperium:
    """A game at its start."""
    return IMPERIUM.start(settings, seats, fast_rng(seed))


@pytest.mark.compiled
def test_every_card_has_a_worth() -> None:
    """Whatever a card does, its value is a number that makes sense."""
    for seats in (1, 3):
        worth = Worth(started({"box": "mixed"}, "worth", seats), 0)
        for card in range(KINDS):
            assert -12 < worth.worth(card) < 45, CARD_IDS[card]
            assert -20 < play_value(worth, card) < 30, CARD_IDS[card]


def test_unrest_is_feared_more_when_the_pile_is_low() -> None:
    state = started({"nation_1": "romans"}, "unrest")
    state.unrest = 8
    calm = Worth(state, 0).unrest
    state.unrest = 1
    assert Worth(state, 0).unrest > 3 * calm


def test_unrest_stays_in_hand_while_the_pile_is_low() -> None:
    """What is discarded comes back too late to be returned before the collapse."""
    state = started({"nation_1": "arthurians", "box": "legends"}, "kept")
    state.unrest = 12
    assert keep_value(Worth(state, 0), UNREST) < 0
    state.unrest = 2
    worth = Worth(state, 0)
    assert keep_value(worth, UNREST) > worth.weights.kept


def test_of_a_large_heap_tokens_are_paid_before_progress() -> None:
    """Romans score population, but what is left of very much is worth less than progress."""
    state = started({"nation_1": "romans"}, "heap")
    state.players[0].tokens = [0, 15, 5]
    progress, population = pay(Worth(state, 0), state.steps[-1], [PAYMENTS[0][0][2], PAYMENTS[0][2][0]])
    assert population > progress


@pytest.mark.parametrize("dear", ["triumvirate", "city_of_rome", "dalmatia"])
def test_the_best_set_is_picked_whatever_its_order(dear: str) -> None:
    """Two of four hand cards have to go: those worth least, though they are asked for in table order."""
    hand = ["conquer", "glory", "prosperity", dear]
    seat = {"hand": ["unrest", *hand], "material": 0, "population": 0, "progress": 0}
    game = scenario("romans", "greeks", seats=[seat], turn=0)
    game.play("play unrest")
    state = game.state
    worth = Worth(state, 0)
    worst = sorted([card_named(name) for name in hand], key=lambda card: keep_value(worth, card))[:2]
    for _ in range(2):
        decision = GAME.decision(state)
        assert decision is not None
        GAME.apply(state, BookBot().choose(state, decision))
    assert sorted(state.players[0].discard) == sorted(worst)


def test_useless_cards_are_the_first_to_leave_the_cycle() -> None:
    """An empire has no use for barbarian cards any more."""
    state = started({"nation_1": "romans"}, "thin")
    state.players[0].state = EMPIRE
    state.players[0].nation_deck.clear()
    worth = Worth(state, 0)
    assert worth.dead_weight(card_named("conquer")) > worth.dead_weight(card_named("legions"))
    others = started({"nation_1": "romans", "nation_2": "greeks"}, "thin", 2)
    assert Worth(others, 0).dead_weight(UNREST) > 0


def test_it_never_acts_for_ever() -> None:
    """Cards that need no action may draw each other without end: after many acts of a turn it passes."""
    state = GAME.start({"nation_1": "scythians"}, 1, fast_rng("circles"))
    decision = GAME.decision(state)
    assert decision is not None
    bot = BookBot()
    chosen = [ask(bot, GAME, state, decision, fast_rng("deals")).code for _ in range(MOST_ACTS + 1)]
    assert "pass" not in chosen[:MOST_ACTS]
    assert chosen[MOST_ACTS] == "pass"
    assert not bot.is_enough(1, 1), "another seat has its own turn, also if one bot plays all"
    assert not bot.is_enough(2, 0)


def test_utopians_stay_at_home() -> None:
    """The journey takes more points than it brings, even if there is nothing else to choose for."""
    state = started({"box": "legends", "nation_1": "utopians"}, "home")
    state.players[0].tokens[PROGRESS] = 6
    for id in ("visions_of_shangri_la", "path_to_shangri_la", "gates_of_shangri_la"):
        ability = ABILITIES[SOLSTICE_ABILITY[card_named(id)]]
        (choice,) = instructions(id, ops.CHOOSE)
        journey, other = [
            Worth(state, 0).alternative(ability.code, choice.starts[i], end_of(choice, i)) for i in range(2)
        ]
        assert journey < 0 <= other


# Rules that it asks the engine for.


def taken(worth: Worth, name: str, op: int) -> float:
    """What a card that acquires or breaks through brings."""
    worth.playing = card_named(name)
    return worth.take(instructions(name, op)[0])


def empty_market(state: Imperium) -> None:
    """Nothing lies in the market, and no deck has cards left."""
    state.market = [NONE] * SPACES
    state.main.clear()
    for deck in state.small:
        deck.clear()


def test_only_those_are_robbed_whom_a_card_names() -> None:
    """Cattle Raid takes progress from empires only."""
    state = started({"nation_1": "celts", "nation_2": "greeks"}, "raid", 2)
    state.players[1].tokens[PROGRESS] = 3
    instr = instructions("cattle_raid", ops.STEAL)[1]
    assert Worth(state, 0).steal(instr) == 0.0
    state.players[1].state = EMPIRE
    assert Worth(state, 0).steal(instr) == 1 + BOOK.rival
    alone = started({"nation_1": "celts"}, "raid")
    assert alone.automa is not None
    alone.automa.tokens[PROGRESS], alone.automa.state = 3, BARBARIAN
    assert Worth(alone, 0).steal(instr) == 0.0
    alone.automa.state = EMPIRE
    assert Worth(alone, 0).steal(instr) == 1 + BOOK.rival


def test_nothing_is_hoped_for_from_empty_decks() -> None:
    state = started({"nation_1": "romans"}, "empty")
    assert taken(Worth(state, 0), "diplomacy", ops.BREAK_THROUGH) > 0
    empty_market(state)
    assert taken(Worth(state, 0), "diplomacy", ops.BREAK_THROUGH) == 0.0


def test_a_break_through_for_some_cards_finds_no_others() -> None:
    """Acclaimed takes a card with variable points: Oracle, not Onager."""
    state = started({"nation_1": "romans"}, "some")
    empty_market(state)
    state.market[0] = card_named("onager")
    assert taken(Worth(state, 0), "acclaimed", ops.BREAK_THROUGH) == 0.0
    state.market[1] = card_named("oracle")
    assert taken(Worth(state, 0), "acclaimed", ops.BREAK_THROUGH) > 0


def test_exiled_cards_count_where_a_card_in_play_allows_them() -> None:
    """Longships: regions may be acquired from exile."""
    state = started({"nation_1": "vikings"}, "exile")
    empty_market(state)
    state.exile = [card_named("grassland")]
    assert taken(Worth(state, 0), "settlers", ops.ACQUIRE) == 0.0
    state.players[0].in_play.append(card_named("longships"))
    assert taken(Worth(state, 0), "settlers", ops.ACQUIRE) > 0


def test_a_break_through_from_exile_brings_no_unrest() -> None:
    state = started({"box": "legends", "nation_1": "qin"}, "exile")
    card = card_named("art")
    worth = Worth(state, 0)
    assert worth.gained(ACQUIRES_EXILE[card]) == worth.worth(card) - worth.unrest
    assert worth.gained(BREAKS_EXILE[card]) == worth.worth(card)


def test_cards_whose_state_icon_is_lifted_are_of_use() -> None:
    """Legions: Conquer can be played by an empire."""
    state = started({"nation_1": "romans"}, "legions")
    state.players[0].state = EMPIRE
    state.market[0] = card_named("armenians")
    state.on_market[PROGRESS * SPACES] = 5  # something to conquer
    conquer = card_named("conquer")
    assert Worth(state, 0).use(conquer) == 0.0
    state.players[0].in_play.append(card_named("legions"))
    assert Worth(state, 0).use(conquer) > 0


def test_cards_that_are_free_to_play_need_no_action() -> None:
    """Masonry: cities are played besides what the actions are for."""
    state = started({"box": "legends", "nation_1": "minoans"}, "masonry")
    city = next(card for card in range(KINDS) if ICONS_OF[card][CITY] and PLAY_CARD[card] is not PASSING)
    state.players[0].actions = 0
    assert turn_value(Worth(state, 0), [PLAY_CARD[city]], [2.0]) == 0.0
    state.players[0].in_play.append(card_named("masonry"))
    assert turn_value(Worth(state, 0), [PLAY_CARD[city]], [2.0]) == 2.0 * BOOK.trust


def test_developments_have_the_price_of_the_moment() -> None:
    """Vast Wealth takes two material off."""
    state = started({"nation_1": "atlanteans", "box": "legends"}, "wealth")
    card = card_named("spread_of_atlantis")
    state.players[0].tokens[MATERIAL] = 9
    worth = Worth(state, 0)
    before = worth.worth(card) - worth.development(card)
    state.players[0].in_play.append(card_named("vast_wealth"))
    worth = Worth(state, 0)
    assert worth.worth(card) - worth.development(card) < before


def test_unrest_is_played_at_the_price_of_the_moment() -> None:
    """Buddhism: less material, and one card less to discard. Without population that is cheaper."""
    state = started({"nation_1": "mauryans", "box": "legends"}, "buddhism")
    state.players[0].tokens = [9, 0, 0]
    before = Worth(state, 0).play(UNREST)
    state.players[0].in_play.append(card_named("buddhism"))
    assert Worth(state, 0).play(UNREST) > before


def test_fame_is_worth_the_same_whatever_the_card_calls_it() -> None:
    """To draw a fame card is to take one without looking."""
    state = started({"nation_1": "romans"}, "fame")
    ability = next(ability for ability in ABILITIES if ability.name == "romans:on_play")
    (pc,) = [pc for pc, instr in enumerate(ability.code) if instr.op == ops.TAKE_FAME]
    worth = Worth(state, 0)
    assert worth.own(ability.code, pc) == worth.weights.fame


def test_points_of_permanent_cards_grow_too() -> None:
    """King Arthur's Court lies in play and scores."""
    state = started({"nation_1": "arthurians", "box": "legends"}, "court")
    assert card_named("king_arthurs_court") in Worth(state, 0).growing


def test_sacred_grove_counts_players_with_less_progress() -> None:
    """They are counted, not all players; and cards that are owned do not change them."""
    state = started({"box": "legends", "nation_1": "qin"}, "grove", 3)
    grove = card_named("sacred_grove")
    state.players[0].hand.append(grove)
    for player in state.players:
        player.tokens[PROGRESS] = 2
    worth = Worth(state, 0)
    assert worth.variable(grove) == 0.0
    assert grove in worth.growing
    others = [card for card in worth.growing if card != grove]
    before = worth.others_for(card_named("grassland"))
    worth.growing = others
    assert worth.others_for(card_named("grassland")) == before
    state.players[0].tokens[PROGRESS] = 3
    state.players[1].tokens[PROGRESS] = 3
    assert Worth(state, 0).variable(grove) == 2.0


def test_sagas_count_what_is_garrisoned_there() -> None:
    state = started({"nation_1": "vikings"}, "sagas")
    me, sagas = state.players[0], card_named("sagas")
    me.in_play.append(sagas)
    me.garrison, me.hosts = [UNREST, UNREST], [sagas, me.power]
    assert Worth(state, 0).variable(sagas) == 1.0


def test_what_an_effect_will_return_or_abandon_is_taken_for_one_card() -> None:
    """Onager gives two material for each city abandoned: not for each card that lies in play."""
    state = started({"nation_1": "romans"}, "onager")
    state.players[0].in_play += [card_named("grassland")] * 5
    (instr,) = instructions("onager", ops.GAIN)
    assert Worth(state, 0).amount(instr) == 2


def test_a_card_that_has_to_stay_in_play_is_not_filed() -> None:
    """The Mandate of Heaven costs two points wherever else it lies."""
    state = started({"nation_1": "qin", "box": "legends"}, "heaven")
    worth = Worth(state, 0)
    assert worth.filed(card_named("mandate_of_heaven")) == worth.filed(card_named("conquer")) - 2


def test_only_the_card_that_is_named_leaves_the_cycle() -> None:
    """Rome, the Eternal City puts the City of Rome into history, and nothing else."""
    state = started({"nation_1": "romans"}, "rome")
    state.players[0].in_play += [card_named("grassland"), card_named("city_of_rome")]
    (instr,) = instructions("rome_the_eternal_city", ops.MOVE)
    assert Worth(state, 0).meant(instr) == [card_named("city_of_rome")]


def test_what_cannot_be_garrisoned_is_not_reckoned_with() -> None:
    state = started({"nation_1": "arthurians", "box": "legends"}, "garrison")
    (instr,) = [instr for instr in instructions("grassland", ops.MOVE) if instr.verb == TO_GARRISON]
    left_out = next(card for card in CARDS if card.no_garrison)
    state.players[0].hand = [left_out.kind]
    assert Worth(state, 0).move(instr) == 0.0


def test_it_answers_the_question_that_is_put() -> None:
    """Art asks an empire for three material: what it offers barbarians is no reason to pay."""
    ability = next(ability for ability in ABILITIES if ability.name == "art:solstice")
    dear = [pc for pc, instr in enumerate(ability.code) if instr.op == ops.COST][1]
    state = started({"nation_1": "minoans", "box": "legends"}, "art")
    me = state.players[0]
    me.state, me.hand, me.tokens = EMPIRE, [UNREST], [3, 0, 0]
    assert card_named("art") == ability.card
    state.last_round = state.round = 1
    growing = Worth(state, 0)
    growing.token_points = [0.4, 0.4]
    step = AbilityStep(CONFIRMING, 0, ability.number, dear)
    no, yes = confirm(growing, step, [PASSING, ACCEPTING])
    assert yes <= no


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
