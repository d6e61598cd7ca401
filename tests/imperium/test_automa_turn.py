"""The automa's set-up, turn, levels, maintenance, choices and points."""

import pytest

from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.games.imperium import GAME, happenings, steps
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.automa.market import best_in_market, exile_choice
from civtable.games.imperium.automa.scoring import automa_points, automa_total
from civtable.games.imperium.automa.state import BLOCKED, NOTHING, Automa
from civtable.games.imperium.automa.suffers import AutomaSuffers
from civtable.games.imperium.cards.table import AUTOMA_VP, BY_ID, CARDS, NATION_IDS, NATIONS, UNREST
from civtable.games.imperium.scoring import points_by_source, scores
from civtable.games.imperium.state import BY_COLLAPSE, SPACES
from civtable.games.imperium.terms import MARKET_SUITS, VARIABLE
from tests.imperium.solo import MATERIAL, PILE, POPULATION, PROGRESS, Solo, cards, names, solo


def set_up(automa: str, level: str = "imperator", extreme: str = "no") -> Automa:
    """The automa of a new game."""
    settings = {"box": "mixed", "automa_nation": automa, "level": level, "extreme": extreme}
    made = GAME.start(settings, 1, fast_rng(f"set up {automa}")).automa
    assert made is not None
    return made


# Set-up.


def test_the_rest_of_ten_starting_cards_is_the_deck() -> None:
    """One card goes face down under each marker, the rest is the automa deck; there are no tokens."""
    automa = set_up("romans")
    assert len([card for card in automa.spaces if card >= 0]) == 5
    assert len(automa.deck) == 5
    assert automa.tokens == [0, 0, 0]
    assert automa.state == 0


def test_dynasty_from_bottom_to_top() -> None:
    """Development cards with the highest value on top, the accession card, nation cards shuffled."""
    automa = set_up("romans")
    nation = NATIONS[NATION_IDS.index("romans")]
    assert sorted(automa.dynasty[7:]) == nation.nation_deck
    assert automa.dynasty[6] == nation.accession
    values = [AUTOMA_VP[card] for card in automa.dynasty[:6]]
    assert values == sorted(values)


def test_variable_points_count_five_in_the_dynasty() -> None:
    """Cards with variable points have the value 5, above a printed 4."""
    automa = set_up("persians")
    developments = automa.dynasty[: automa.dynasty.index(NATIONS[automa.nation].accession)]
    variable = [i for i, card in enumerate(developments) if CARDS[card].point_kind == VARIABLE]
    lower = [i for i, card in enumerate(developments) if AUTOMA_VP[card] <= 4]
    assert variable
    assert lower
    assert min(variable) > max(lower)


def test_vikings_have_fourteen_dynasty_cards_with_the_zenith_card_last() -> None:
    """There is no development pile; the zenith card is the bottom card."""
    automa = set_up("vikings")
    assert len(automa.dynasty) == 14
    assert automa.dynasty[0] == NATIONS[automa.nation].accession


def test_arthurians_have_quests_beside_the_dynasty_deck() -> None:
    """Graal lies at the bottom of the quests; nadir card and nation cards are the dynasty deck."""
    automa = set_up("arthurians")
    assert names(automa.quests[:1]) == ["graal"]
    assert len(automa.quests) == 5
    assert automa.dynasty[0] == NATIONS[automa.nation].accession
    assert sorted(automa.dynasty[1:]) == NATIONS[automa.nation].nation_deck


def test_atlanteans_begin_as_empire_with_regions_on_top() -> None:
    """Development cards that are regions are shuffled and put on top; there are no nation cards."""
    automa = set_up("atlanteans")
    assert automa.state == 1
    regions = [bool(CARDS[card].suits & 1) for card in automa.dynasty]
    assert regions == sorted(regions)
    assert any(regions)
    assert sorted(automa.dynasty) == NATIONS[automa.nation].developments


def test_utopians_have_a_journey_card_and_no_dynasty() -> None:
    """Visions of Shangri-la is the journey card."""
    automa = set_up("utopians")
    assert automa.dynasty == []
    assert automa.journey == 0


@pytest.mark.parametrize(
    ("level", "spaces", "blocked", "tokens"),
    [
        ("chieftain", 5, True, [0, 0, 0]),
        ("warlord", 5, True, [0, 0, 0]),
        ("imperator", 5, False, [0, 0, 0]),
        ("sovereign", 5, False, [3, 2, 1]),
        ("overlord", 6, False, [3, 2, 1]),
    ],
)
def test_levels_at_set_up(level: str, spaces: int, blocked: bool, tokens: list[int]) -> None:
    """A token blocks space 5 on the first two levels; tokens from the fourth on; space 6 on the fifth."""
    automa = set_up("greeks", level)
    assert len(automa.spaces) == spaces
    assert (automa.spaces[4] == BLOCKED) is blocked
    assert automa.tokens == tokens


def test_extreme_mode_is_the_last_level() -> None:
    """Extreme mode works like Overlord, with one rule more."""
    automa = set_up("greeks", "chieftain", "yes")
    assert len(automa.spaces) == 6
    assert automa.extreme


# The turn.

FIVE = ("oasis", "river", "hills", "coast", "marsh")
DECK = ("forest", "jungle", "steppe", "woodland", "plain", "moor", "lakes")


def played(table: Solo) -> list[Json]:
    """The cards that were turned up, in their order."""
    revealed = [event for event in table.events if event.kind == happenings.AUTOMA_REVEALED]
    return [GAME.event_form(event)["card"] for event in revealed]


def test_the_die_sets_a_card_aside() -> None:
    """Die 2: spaces 1, 3, 4, 5 are resolved; a token on market card 2; the card goes to space 1; refill."""
    table = solo("macedonians", state="empire", spaces=FIVE, deck=DECK, main=("ionians",) * 9)
    table.take_turn(2)
    assert played(table) == ["oasis", "hills", "coast", "marsh"]
    assert table.state.on_market[PROGRESS * SPACES + 1] == 1
    assert names(table.automa.spaces) == ["river", "forest", "jungle", "steppe", "woodland"]
    assert table.deck() == ["plain", "moor", "lakes"]


def test_a_six_sets_nothing_aside_and_marks_nothing() -> None:
    """Level 3, die 6: five cards are resolved, no market token."""
    table = solo("macedonians", state="empire", spaces=FIVE, deck=DECK, main=("ionians",) * 9)
    before = table.state.on_market[PROGRESS * SPACES :]
    table.take_turn(6)
    assert played(table) == list(FIVE)
    assert [event for event in table.events if event.kind == happenings.AUTOMA_PLACED] == []
    assert sum(before) == 0


def test_chieftain_resolves_four_cards_with_a_five() -> None:
    """Level 1, die 5: nothing is set aside, market card 5 is marked, space 5 stays blocked."""
    table = solo("macedonians", level="chieftain", state="empire", spaces=FIVE[:4], deck=DECK)
    table.state.market[4] = BY_ID["plain"]
    table.state.on_market[4] = 1  # a card with a token is not exiled
    table.take_turn(5)
    assert played(table) == list(FIVE[:4])
    assert table.state.on_market[PROGRESS * SPACES + 4] == 1
    assert table.automa.spaces[4] == BLOCKED
    assert table.automa.aside == NOTHING


def test_overlord_sets_space_six_aside() -> None:
    """Level 5, die 6: space 6 is set aside, five cards are resolved, no market token; it goes to space 1."""
    table = solo("macedonians", level="overlord", state="empire", spaces=(*FIVE, "glory"), deck=DECK)
    table.take_turn(6)
    assert played(table) == list(FIVE)
    assert [event for event in table.events if event.kind == happenings.AUTOMA_PLACED] == []
    assert names(table.automa.spaces[:1]) == ["glory"]
    assert NOTHING not in table.automa.spaces


def test_warlord_discards_after_the_refill() -> None:
    """Level 2: after refilling, the top card of the automa deck goes to its discard."""
    table = solo("macedonians", level="warlord", state="empire", spaces=FIVE[:4], deck=DECK)
    table.take_turn(6)
    assert table.deck() == ["moor", "lakes"]
    assert names(table.automa.discard) == ["plain"]


def test_unrest_goes_back_and_uses_no_row() -> None:
    """A revealed unrest card returns to the unrest pile; the next space follows."""
    table = solo("macedonians", state="empire", spaces=("unrest", "oasis"), deck=DECK)
    table.take_turn(6)
    assert played(table) == ["unrest", "oasis"]
    assert len(table.rows()) == 1
    assert UNREST not in table.automa.owned()


def test_extreme_mode_gives_progress_for_returned_unrest() -> None:
    """Each time the automa returns an unrest it also gains 1 progress: from a space and from its discard."""
    for extreme in (False, True):
        table = solo("macedonians", extreme=extreme, state="empire", spaces=("unrest",), deck=DECK)
        table.take_turn(6)
        assert table.automa.tokens[PROGRESS] == int(extreme)
        table = solo("mauryans", extreme=extreme, state="empire", discard=("unrest",))
        table.resolve("boats")
        assert table.rows() == [6]
        assert table.automa.tokens[PROGRESS] == int(extreme)
        assert table.state.unrest == PILE + 1


@pytest.mark.parametrize(("nation", "resource", "number"), [("carthaginians", 0, 2), ("qin", 1, 1)])
def test_other_market_tokens(nation: str, resource: int, number: int) -> None:
    """Carthaginians put 2 material on the market card of the die, Qin 1 population."""
    table = solo(nation, state="empire", deck=DECK, market=("oasis", "hills", "river"))
    table.take_turn(3)
    assert table.state.on_market[resource * SPACES + 2] == number
    assert table.state.on_market[PROGRESS * SPACES + 2] == 0


# Maintenance.


def test_an_empty_deck_brings_the_next_dynasty_card() -> None:
    """Three cards needed, one in the deck, 7 discarded: the nation card comes to 8, two placed, 6 left."""
    table = solo(
        "romans",
        spaces=("oasis", "hills"),
        deck=("forest",),
        discard=DECK,
        dynasty=("raetia", "julius_caesar"),
        level="chieftain",
    )
    table.automa.spaces = [*cards(("oasis",)), NOTHING, NOTHING, NOTHING, BLOCKED]
    table.state.steps = [steps.FillSpaces(0)]
    table.go_on([], 0)
    assert names(table.automa.spaces[:2]) == ["oasis", "forest"]
    assert len(table.automa.deck) == 6
    assert table.automa.discard == []
    assert names(table.automa.dynasty) == ["julius_caesar"]
    assert "raetia" in names(table.automa.deck + table.automa.spaces[2:4])
    assert table.automa.state == 0


def test_the_accession_card_makes_an_empire() -> None:
    """When the accession card reaches the discard the state card turns; later cards use the other table."""
    table = solo("romans", deck=(), discard=DECK, dynasty=("julius_caesar", "legions"))
    table.take_turn(6)
    assert table.automa.state == 1
    assert table.state.last_round == 0
    table.resolve("glory")
    assert table.rows()[-1] == 4  # the fourth row of the empire table; the third of the other one


def test_the_last_dynasty_card_triggers_the_end() -> None:
    """The round is finished, and one more follows."""
    table = solo("celts", dynasty=("celtic_gold",), in_play=())
    table.resolve("glory")  # a step of the table, not maintenance
    assert table.automa.dynasty == []
    assert table.state.last_round == table.state.round + 1


def test_an_empty_dynasty_only_shuffles() -> None:
    """If the dynasty deck is already empty, only the shuffle happens; without cards spaces stay empty."""
    table = solo("romans", dynasty=(), discard=("oasis", "hills"))
    table.take_turn(6)
    assert sorted(names(table.automa.spaces[:2])) == ["hills", "oasis"]
    assert table.automa.spaces[2:] == [NOTHING] * 3


# Rows of the tables, by hand.


def test_roman_conquer_with_three_population() -> None:
    """Barbarian icon: 3 population pay for a tributary by break through; the card is discarded."""
    table = solo("romans", tokens=(0, 3, 0), market=("armenians",), market_unrest=(1,))
    table.resolve("conquer")
    assert table.automa.tokens == [0, 0, 0]
    assert table.deck() == ["armenians"]
    assert names(table.automa.discard) == ["conquer"]
    assert table.state.unrest == PILE + 1 - table.state.market_unrest[0]


def test_roman_conquer_with_two_population() -> None:
    """Otherwise it acquires a region, without unrest; with no region in the market it gains 1 population."""
    table = solo("romans", tokens=(0, 2, 0))
    table.resolve("conquer")
    assert table.deck() == ["oasis"]
    assert table.automa.tokens == [0, 2, 0]
    table = solo("romans", tokens=(0, 2, 0), market=("town",))
    table.resolve("conquer")
    assert table.deck() == []
    assert table.automa.tokens == [0, 3, 0]


def test_roman_glory() -> None:
    """Three regions buy the top fame card; with two it gains 1 progress and you recall a region."""
    table = solo("romans", in_play=("oasis", "river", "hills"), your_play=("plain",))
    table.resolve("glory")
    assert names(table.automa.discard) == ["hills", "river", "oasis", "glory"]
    assert table.deck() == ["great"]
    assert "plain" in names(table.you.in_play)
    table = solo("romans", in_play=("oasis", "river"), your_play=("plain",))
    table.resolve("glory")
    assert table.automa.tokens == [0, 0, 1]
    assert table.deck() == []
    assert "plain" in names(table.you.hand)


def test_an_attack_with_a_barbarian_icon_follows_the_order_of_rows() -> None:
    """Barbarian: the attack row comes first, but needs a region of yours; empire: the barbarian row."""
    table = solo("romans", your_play=("plain",))
    table.resolve("cattle_raid")
    assert table.rows() == [1]
    assert UNREST in table.you.hand
    table = solo("romans")
    table.resolve("cattle_raid")
    assert table.rows() == [8]
    table = solo("romans", state="empire", your_play=("plain",))
    table.resolve("cattle_raid")
    assert table.rows() == [1]
    assert names(table.automa.history) == ["cattle_raid"]
    assert "plain" in names(table.you.in_play)


def test_greek_fame() -> None:
    """Empire: two deck cards discarded, 2 progress, the card to history."""
    table = solo("greeks", state="empire", deck=DECK)
    table.resolve("great")
    assert names(table.automa.discard) == ["forest", "jungle"]
    assert table.automa.tokens == [0, 0, 2]
    assert names(table.automa.history) == ["great"]


def test_persian_fame_exchanges_as_often_as_possible() -> None:
    """Empire, 8 population: 6 paid, 2 progress gained."""
    table = solo("persians", nation="greeks", state="empire", tokens=(0, 8, 0))
    table.resolve("great")
    assert table.automa.tokens == [0, 2, 2]
    assert names(table.automa.history) == ["great"]


def test_celtic_attack_steals_what_there_is() -> None:
    """Barbarian: you have 0 material and 2 progress; it steals 1 progress only."""
    table = solo("celts", your_tokens=(0, 0, 2))
    table.resolve("onager")
    assert table.you.tokens == [0, 0, 1]
    assert table.automa.tokens == [0, 0, 1]


def test_you_may_avoid_the_attack_part_of_a_row() -> None:
    """Greek empire attack: with a card that avoids attacks you recall nothing; the acquire still happens."""
    table = solo("greeks", state="empire", your_play=("cape", "plain"))
    table.resolve("onager", "use cape")
    assert names(table.you.in_play[1:]) == ["plain"]  # the cape is recalled as the price
    assert len(table.automa.deck) == 1
    table = solo("greeks", state="empire", your_play=("cape", "plain"))
    table.resolve("onager", "pass", "recall plain")
    assert names(table.you.in_play[1:]) == ["cape"]
    assert len(table.automa.deck) == 1


def test_one_avoidance_is_for_the_whole_row() -> None:
    """Roman empire attack: discarding and abandoning are one attack, which is avoided once."""
    table = solo("romans", state="empire", your_play=("cape", "plain"))
    hand = len(table.you.hand)
    table.resolve("onager", "use cape")
    assert names(table.you.in_play[1:]) == ["plain"]
    assert table.you.discard == []
    assert len(table.you.hand) == hand + 1  # nothing discarded; the cape came back


def test_an_attack_after_the_card_was_filed_can_be_avoided() -> None:
    """Carthaginian empire attack: the card is in history before you abandon a region."""
    table = solo("carthaginians", state="empire", your_play=("cape", "plain"))
    table.resolve("onager", "use cape", "pass")
    assert names(table.automa.history) == ["onager"]
    assert names(table.you.in_play[1:]) == ["plain"]
    assert table.you.discard == []


def test_macedonian_glory_takes_the_better_exiled_region() -> None:
    """Empire with one region in play: the more valuable exiled region, without unrest."""
    better, worse = sorted(("mountain_classics", "island"), key=lambda name: -AUTOMA_VP[BY_ID[name]])
    assert AUTOMA_VP[BY_ID[better]] > AUTOMA_VP[BY_ID[worse]]
    table = solo("macedonians", state="empire", in_play=("oasis",), exile=(better, worse))
    table.resolve("glory")
    assert table.deck() == [better]
    assert names(table.state.exile) == [worse]
    assert table.state.unrest == PILE


def test_a_region_printed_twice_is_two_of_those_it_abandons() -> None:
    """Glory of the Mauryans: Grand Trunk Road and one more are three regions; the other one stays."""
    table = solo("mauryans", state="empire", in_play=("oasis", "hills", "grand_trunk_road"))
    table.resolve("glory")
    assert names(table.automa.in_play) == ["oasis"]
    assert names(table.automa.discard) == ["grand_trunk_road", "hills", "glory"]


@pytest.mark.parametrize("exile", [("oasis", "forest"), ("forest", "oasis")])
def test_of_equal_exiled_cards_the_latest_is_taken(exile: tuple[str, str]) -> None:
    """Both regions are worth the same to the automa."""
    assert AUTOMA_VP[BY_ID["oasis"]] == AUTOMA_VP[BY_ID["forest"]]
    table = solo("macedonians", state="empire", in_play=("steppe",), exile=exile)
    table.resolve("glory")
    assert table.deck() == [exile[1]]


def test_viking_region_without_material() -> None:
    """With 2 material the paid acquire is skipped; region into play; one market card exiled."""
    table = solo("vikings", tokens=(2, 0, 0))
    table.resolve("forest")
    assert table.automa.tokens == [2, 0, 0]
    assert table.deck() == []
    assert names(table.automa.in_play) == ["forest"]
    assert names(table.state.exile) == ["oasis"]


def test_carthaginian_other() -> None:
    """4 material become 4 progress; without material and regions two deck cards are discarded."""
    table = solo("carthaginians", tokens=(4, 0, 0))
    table.resolve("advance")
    assert table.rows() == [3]  # Advance has the barbarian icon
    table = solo("carthaginians", tokens=(4, 0, 0))
    table.resolve("exports")
    assert table.rows() == [8]
    assert table.automa.tokens == [0, 0, 4]
    assert names(table.automa.discard) == ["exports"]
    table = solo("carthaginians", market=("town",), deck=DECK)
    table.resolve("exports")
    assert names(table.automa.discard) == ["forest", "jungle", "exports"]


def test_mauryan_pinned() -> None:
    """Empire: an unrest of its discard returns, or it gains 1 progress; the card to history."""
    table = solo("mauryans", state="empire", discard=("unrest",))
    table.resolve("boats")
    assert table.automa.tokens == [0, 0, 0]
    assert table.state.unrest == PILE + 1
    table = solo("mauryans", state="empire")
    table.resolve("boats")
    assert table.automa.tokens == [0, 0, 1]
    assert names(table.automa.history) == ["boats"]


def test_qin_pinned() -> None:
    """Die 4: 1 population on market card 4, the best card with population, history; die 6: the next row."""
    table = solo("qin", market_tokens=((0, 0, 3),))
    table.resolve("boats", "draw 1", die=4)
    assert table.deck() == ["shrine"]
    assert table.automa.tokens == [0, 1, 0]
    assert names(table.automa.history) == ["boats"]
    table = solo("qin")
    table.resolve("boats", die=6)
    assert table.rows() == [7]


def test_utopian_journey() -> None:
    """Deck empty, Visions, 6 progress, a region in the market: it pays all, and the region comes next."""
    table = solo("utopians", tokens=(0, 0, 6), dynasty=(), discard=DECK)
    table.take_turn(6)
    assert table.automa.tokens[PROGRESS] == 0
    assert table.automa.journey == 1
    assert names(table.automa.spaces[:1]) == ["oasis"]
    assert table.automa.discard == []
    assert len(table.automa.deck) == 3


@pytest.mark.parametrize(("progress", "journey"), [(4, 0), (5, 1)])
def test_five_progress_are_enough_for_the_journey(progress: int, journey: int) -> None:
    """With 4 the check fails: progress stays, and an unrest goes into the fresh discard."""
    table = solo("utopians", tokens=(0, 0, progress), dynasty=(), discard=DECK)
    table.take_turn(6)
    assert table.automa.journey == journey
    assert table.automa.tokens[PROGRESS] == (0 if journey else 4)
    assert names(table.automa.discard) == ([] if journey else ["unrest"])


def test_the_other_journey_cards() -> None:
    """Path and Gates bring fame for 5 progress; without it Gates gives 1 population."""
    for journey in (1, 2):
        table = solo("utopians", tokens=(0, 0, 5), dynasty=(), discard=DECK)
        table.automa.journey = journey
        table.take_turn(6)
        assert table.automa.journey == journey + 1
        assert names(table.automa.spaces[:1]) == ["great"]
    table = solo("utopians", dynasty=(), discard=DECK)
    table.automa.journey = 2
    table.take_turn(6)
    assert table.automa.tokens == [0, 1, 0]
    assert names(table.automa.discard) == ["unrest"]


@pytest.mark.parametrize("population", [23, 24])
def test_shangri_la_asks_for_24_population(population: int) -> None:
    """With 24 the top fame card and the end; else 2 population, unrest, and 1 progress for you."""
    table = solo("utopians", tokens=(0, population, 0), dynasty=(), discard=DECK)
    table.automa.journey = 3
    table.take_turn(6)
    enough = population == 24
    assert bool(table.state.last_round) is enough
    assert table.automa.tokens == [0, 24 if enough else 25, 0]
    assert table.you.tokens[PROGRESS] == int(not enough)
    assert names(table.automa.discard) == ([] if enough else ["unrest"])


def test_arthurian_quests() -> None:
    """Twrch Trwyth exiles the next quest and a knight is filed; Graal is never exiled, but can be gained."""
    table = solo("arthurians", quests=("excalibur", "graal"), discard=("bedwyr",), dynasty=("gwaith_camlan",))
    table.resolve("twrch_trwyth")
    assert names(table.state.exile) == ["excalibur"]
    assert names(table.automa.history) == ["bedwyr"]
    table = solo("arthurians", quests=("graal",), discard=("bedwyr",), dynasty=("gwaith_camlan",))
    table.resolve("twrch_trwyth")
    assert table.rows() != [2]
    assert table.state.exile == []
    table = solo("arthurians", quests=("graal",), discard=("bedwyr",), dynasty=("gwaith_camlan",))
    table.resolve("onager")
    assert table.deck() == ["unrest", "graal"]
    assert table.automa.quests == []


def test_a_card_without_a_possible_row_is_discarded() -> None:
    """If no matching row is left, the card is simply discarded."""
    table = solo("atlanteans", state="empire", dynasty=())
    table.resolve("charity")
    assert table.rows() == []
    assert names(table.automa.discard) == ["charity"]


# Choices.


def test_which_market_card_it_takes() -> None:
    """Points with progress, then tokens, then the lowest space."""
    three, two = "armenians", "education"
    assert [AUTOMA_VP[card] for card in cards((three, two))] == [3, 2]
    table = solo(
        market=(three, None, None, two, three),
        market_tokens=((0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 1), (1, 0, 0)),
    )
    assert best_in_market(table.state, MARKET_SUITS) == 3
    table.state.on_market[MATERIAL * SPACES + 4] = 2
    assert best_in_market(table.state, MARKET_SUITS) == 4
    table.state.on_market[PROGRESS * SPACES + 0] = 1
    assert best_in_market(table.state, MARKET_SUITS) == 0


def test_an_acquired_card_lies_under_its_unrest() -> None:
    """It gains the tokens; the deck's top is the unrest, then the card."""
    table = solo(
        "atlanteans", state="empire", market=("temple",), market_tokens=((0, 0, 2),), market_unrest=(1,)
    )
    table.resolve("town")
    assert table.deck() == ["unrest", "temple"]
    assert table.automa.tokens == [0, 0, 2]


def test_break_through_searches_the_main_deck_for_a_tributary() -> None:
    """None in the market: the main deck is searched, the others are shuffled back, no unrest."""
    table = solo("mauryans", state="empire", main=("river", "coast", "ionians", "forest"))
    table.resolve("onager")
    assert table.deck() == ["ionians"]
    assert sorted(names(table.state.main)) == ["coast", "forest", "river"]


def test_break_through_takes_the_small_deck_unseen() -> None:
    """No region in the market: the top card of the region deck, which you do not see."""
    table = solo("macedonians", market=("town",))
    table.resolve("glory")
    assert table.deck() == ["hills"]
    assert names(table.automa.secret) == ["hills"]


def test_which_market_card_it_exiles() -> None:
    """The lowest space without a token; if all have tokens, none."""
    table = solo(market_tokens=((0, 0, 1), (1, 0, 0)), deck=DECK)
    assert exile_choice(table.state) == 2
    table.state.on_market[:SPACES] = [1] * SPACES
    table.resolve("forest")
    assert names(table.automa.in_play) == ["forest"]
    assert table.state.exile == []


def suffer(table: Solo, ability: str) -> None:
    """A card of yours does something to each other player."""
    number = next(found.number for found in ABILITIES if found.name == ability)
    for at, instr in enumerate(ABILITIES[number].code):
        if instr.op == ops.EACH:
            suffering = steps.AbilityStep(steps.AUTOMA_SUFFERS, 0, number, at + 1)
            AutomaSuffers("automa_suffers").finish(table.state, suffering)


def test_your_card_recalls_or_abandons_the_last_region() -> None:
    """The most recently played region goes on top of its deck, or to its discard."""
    table = solo(in_play=("iberia", "mauretania"), deck=("forest",))
    suffer(table, "indian_elephants:on_play")
    assert table.deck() == ["mauretania", "forest"]
    table = solo(in_play=("iberia", "mauretania"))
    suffer(table, "roman_invasion:on_play")
    assert names(table.automa.discard) == ["mauretania"]
    assert names(table.automa.in_play) == ["iberia"]


def test_your_cards_and_its_deck() -> None:
    """Drawing moves its deck top to the discard; discarding and returning unrest do nothing."""
    table = solo(deck=("forest", "hills"), discard=("unrest",))
    suffer(table, "meditation:on_play")
    assert names(table.automa.discard) == ["unrest", "forest"]
    suffer(table, "military_engineering:on_play")
    suffer(table, "cacao:on_play")
    assert names(table.automa.discard) == ["unrest", "forest"]
    assert table.deck() == ["hills"]


def test_a_given_card_goes_to_its_discard() -> None:
    """A card that you give it goes to its discard; Exports also gives it 2 material."""
    table = solo(your_hand=("exports", "glory"), your_state="empire")
    table.state.asked = None
    table.play("play exports")  # the only other card is given without a question
    assert names(table.automa.discard) == ["glory"]
    assert table.automa.tokens[MATERIAL] == 2


def test_stealing_from_the_automa() -> None:
    """You take what it has; where it cannot give all, it takes an unrest on top of its deck."""
    table = solo(tokens=(1, 0, 0))
    suffer(table, "go_a_viking:on_play")
    assert table.automa.tokens == [0, 0, 0]
    assert table.you.tokens == [1, 0, 0]
    assert table.deck() == ["unrest"]
    assert table.state.unrest == PILE - 1
    table = solo(tokens=(3, 0, 0))
    suffer(table, "go_a_viking:on_play")
    assert table.automa.tokens == [1, 0, 0]
    assert table.deck() == []


def test_king_of_kings() -> None:
    """Barbarian: 6 progress and the end; empire: 3 and the top dynasty card; a second time nothing."""
    regions = ("oasis", "river", "hills")
    table = solo("romans", fame=(), in_play=regions)
    table.resolve("glory")
    assert table.automa.tokens == [0, 0, 6]
    assert table.deck() == []
    assert table.state.last_round
    table.automa.in_play = cards(regions)
    table.resolve("glory")
    assert table.automa.tokens == [0, 0, 7]
    assert names(table.automa.in_play) == list(regions)
    table = solo("romans", state="empire", fame=(), in_play=regions, dynasty=("legions", "the_senate"))
    table.resolve("glory")
    assert table.automa.tokens == [0, 0, 3]
    assert table.deck() == ["legions"]


# Points.


def test_tokens_score_by_tens_and_by_fives() -> None:
    """Level 3: 7 progress, 13 material, 8 population are 9 points; level 4: 11."""
    assert automa_points(solo(tokens=(13, 8, 7)).automa) == [7, 2, 0]
    assert automa_points(solo(level="sovereign", tokens=(13, 8, 7)).automa) == [7, 4, 0]


def test_cards_score_at_their_automa_value() -> None:
    """A card worth 7 or else 3, a variable one, two unrest: 8. The dynasty deck does not count."""
    seven = next(name for name, card in BY_ID.items() if CARDS[card].point_kind == 3 and AUTOMA_VP[card] == 7)
    variable = next(
        name for name, card in BY_ID.items() if CARDS[card].point_kind == VARIABLE and AUTOMA_VP[card] == 5
    )
    table = solo(
        history=(seven,), in_play=(variable,), discard=("unrest",), deck=("unrest",), dynasty=("legions",)
    )
    assert automa_total(table.automa) == 8


def test_a_tie_is_the_automas_win() -> None:
    """You win only with a higher total; in a collapse you lose."""
    table = solo()
    mine = sum(points_by_source(table.state, table.you))
    table.automa.tokens[PROGRESS] = mine
    assert scores(table.state)[0].rank == 2
    table.you.tokens[PROGRESS] += 1
    assert scores(table.state)[0].rank == 1
    table.state.ended = BY_COLLAPSE
    assert scores(table.state)[0].rank == 2


# Hidden cards and words.


def test_the_turn_is_told_with_reasons() -> None:
    """Which row is used, and why an earlier one or a branch is not, in every language."""
    table = solo("romans", in_play=("oasis", "river"), spaces=("glory", "cattle_raid"), deck=DECK)
    table.take_turn(6)
    story = table.story()
    assert "Not possible: abandon 3 regions." in story
    assert any(line.startswith("Row 3, Glory, is used for") for line in story)
    assert any(line.startswith("Row 1, Attack, cannot be used") for line in story)
    for language in ("es", "pt", "it"):
        assert len(table.story(language)) == len(story)


def test_progress_pays_for_nothing_else() -> None:
    """The automa never spends progress in place of material or population."""
    table = solo("romans", tokens=(4, 2, 9))
    table.resolve("advance")  # 5 material for a break through: it acquires an uncivilised card instead
    assert table.automa.tokens[POPULATION] == 2
    assert table.automa.tokens[PROGRESS] >= 9
    assert table.automa.tokens[MATERIAL] == 4
