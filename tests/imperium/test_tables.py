"""The printed tables against independent counts, and the completeness of what the engine does with them."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from civtable.core.values import Json
from civtable.games.imperium import GAME
from civtable.games.imperium.abilities import library, ops
from civtable.games.imperium.abilities.book import ABILITIES, EFFECTS
from civtable.games.imperium.abilities.compiler import Compiler
from civtable.games.imperium.abilities.conditions import condition_from
from civtable.games.imperium.abilities.operation import OPERATIONS, Operation
from civtable.games.imperium.abilities.operations.table import WORDS
from civtable.games.imperium.cards.filters import filter_from
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import (
    BOXES,
    BY_ID,
    CARDS,
    COMMON_UNREST,
    COMMONS,
    NATION_IDS,
    NATIONS,
)
from civtable.games.imperium.terms import CUES, NONE, TRIGGERS

NATION_COUNTS = {
    # draw deck, nation deck, accession, developments, supply unrest at 4 players
    "carthaginians": (10, 5, 1, 6, 0),
    "celts": (10, 6, 1, 5, 5),
    "greeks": (10, 3, 1, 8, 0),
    "macedonians": (11, 3, 1, 7, 0),
    "persians": (10, 4, 1, 7, 0),
    "romans": (10, 5, 1, 6, 0),
    "scythians": (11, 7, 1, 4, 0),
    "vikings": (9, 13, 1, 0, 2),
    "arthurians": (10, 7, 1, 5, 4),
    "atlanteans": (11, 0, 0, 10, 0),
    "egyptians": (10, 3, 1, 8, 0),
    "mauryans": (8, 8, 1, 6, 0),
    "minoans": (10, 4, 1, 7, 0),
    "olmecs": (10, 5, 1, 6, 3),
    "qin": (9, 4, 1, 8, 2),
    "utopians": (13, 0, 0, 0, 5),
}


def files_of_data() -> list[dict[str, Any]]:
    """The data files as they stand."""
    folder = files("civtable.games.imperium.cards") / "data"
    return [
        json.loads(entry.read_text("utf-8")) for entry in folder.iterdir() if entry.name.endswith(".json")
    ]


def mappings(value: Json) -> Iterator[dict[str, Any]]:
    """Every mapping inside plain data."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from mappings(part)
    elif isinstance(value, list):
        for part in value:
            yield from mappings(part)


def abilities_in_data() -> list[dict[str, Any]]:
    """Every ability of every card."""
    cards = [card for file in files_of_data() for card in file["cards"]]
    return [ability for card in cards for ability in card.get("abilities", ())]


# Counts.


@pytest.mark.parametrize("name", NATION_IDS)
def test_a_nation_brings_its_cards(name: str) -> None:
    nation = NATIONS[NATION_IDS.index(name)]
    counts = (len(nation.deck), len(nation.nation_deck), int(nation.accession != NONE))
    assert (*counts, len(nation.developments), nation.supply_unrest[2]) == NATION_COUNTS[name]


@pytest.mark.parametrize("box", range(len(BOXES)))
def test_a_box_has_52_58_and_62_market_cards(box: int) -> None:
    """At up to 2, at 3 and at 4 players, with 8 fame cards."""
    totals = [sum(len(COMMONS[box].cards(suit, players)) for suit in range(4)) for players in (2, 3, 4)]
    assert totals == [52, 58, 62]
    assert [len(COMMONS[box].cards(4, players)) for players in (1, 2, 3, 4)] == [8, 8, 8, 8]


def test_common_unrest_grows_with_the_number_of_players() -> None:
    assert COMMON_UNREST == [8, 10, 12]


def test_cards_that_are_the_same_are_one_kind() -> None:
    """All unrest, and the cards that nations share; same names with other texts are told apart."""
    names = Counter(card.name for card in CARDS)
    assert names["Unrest"] == names["Glory"] == names["Conquer"] == names["Advance"] == 1
    assert {id for id in BY_ID if id.startswith("mountain_") and id != "mountain_retreat"} == {
        "mountain_classics",
        "mountain_legends",
        "mountain_of_atlantis",
    }


def test_points_of_all_cards_that_have_a_fixed_value() -> None:
    """Independent sums: what is printed on the cards of both boxes."""
    fixed = [card for card in CARDS if card.points]
    assert len(CARDS) == 399
    assert sum(card.points for card in fixed) == sum(card.automa_vp for card in fixed)
    assert {card.automa_vp for card in CARDS if card.terms} == {5}


# Completeness: nothing in the data is skipped in silence.


def test_every_operation_is_done() -> None:
    """An operation directs the course of an ability, or has a function of its own; and cards use it.

    What is stolen is settled for all victims together, where the part of the others begins.
    """
    used = {instr.op for ability in ABILITIES for instr in ability.code}
    assert used == set(range(len(ops.NAMES)))
    assert [operation.number for operation in OPERATIONS] == list(range(len(ops.NAMES)))
    idle = {op.number for op in OPERATIONS if type(op).do is Operation.do and op.asks == NONE}
    assert idle == {*range(ops.GAIN), ops.STEAL}
    course = {op.number for op in OPERATIONS if type(op).go is not Operation.go}
    assert course == {*range(ops.GAIN)} - {ops.END, ops.RETURN}


GENERAL_OPERATIONS = {"GAIN", "PAY", "MOVE", "GARRISON_SELF", "FIND", "FREE_PLAY"}
"""What payments are added up by, plain abilities known by, and the table of options made of."""


def test_an_operation_is_known_in_one_place() -> None:
    """Outside of the operations nobody speaks of one, but for the course of abilities and those above."""
    package = Path(str(files("civtable.games.imperium")))
    numbers = {name for name in vars(ops) if name.isupper() and isinstance(vars(ops)[name], int)}
    single = {name for name in numbers if getattr(ops, name) >= ops.GAIN} - GENERAL_OPERATIONS
    told = {
        (path.name, name)
        for path in package.rglob("*.py")
        if "operations" not in path.parts
        for name in re.findall(r"\bops\.([A-Z_]+)", path.read_text("utf-8"))
    }
    assert {"GAIN", "CHOOSE"} <= {name for _, name in told}
    assert {entry for entry in told if entry[1] in single} == set()


def test_every_word_for_an_operation_occurs() -> None:
    """The words of the table are those of the data files, of the rules and of the automa."""
    words = {step["op"] for ability in abilities_in_data() for step in mappings(ability) if "op" in step}
    assert words - {"replace"} == set(WORDS) - {"tokens_back", "fill_hand"}


def test_every_key_of_a_step_is_read() -> None:
    """An ability with a key that nobody reads is refused."""
    with pytest.raises(AssertionError, match="nobody reads colour"):
        Compiler(NONE).step(Row({"op": "gain", "what": "material", "n": 1, "colour": "red"}, "test"), False)


def test_an_unknown_operation_is_refused() -> None:
    with pytest.raises(AssertionError, match="nobody knows the operation conjure"):
        Compiler(NONE).step(Row({"op": "conjure"}, "test"), False)


def test_an_unknown_filter_and_an_unknown_condition_are_refused() -> None:
    with pytest.raises(AssertionError, match="nobody reads mood"):
        filter_from(Row({"mood": "good"}, "test"))
    with pytest.raises(AssertionError):
        condition_from(Row({"moon": "full"}, "test"))


def test_every_ability_in_the_data_is_compiled_or_changes_something() -> None:
    """Each ability is one of the table, or continuous: then it changes a number that the rules ask for."""
    continuous = [
        ability
        for ability in abilities_in_data()
        if all(step["op"] in ("modify", "replace") for step in ability["steps"]) and "when" not in ability
        if ability["trigger"] == "passive"
    ]
    compiled = [ability for ability in ABILITIES if ability.card >= 0]
    assert len(compiled) + len(continuous) == len(abilities_in_data())
    changed = {step["what"] for ability in continuous for step in ability["steps"] if step["op"] == "modify"}
    assert changed == {
        *("hand_size", "acquire_sources", "remove_state_icon", "free_play", "unrest_play_cost"),
        *("development_cost", "cannot_be", "active_quest", "untargetable", "discard_substitute"),
    }


def test_every_trigger_and_every_cue_occurs() -> None:
    """The names in the engine are those in the data."""
    found = abilities_in_data()
    assert {ability["trigger"] for ability in found} == set(TRIGGERS)
    assert {ability["when"]["cue"] for ability in found if "when" in ability} == set(CUES)


def test_continuous_changes_reach_the_rules() -> None:
    """The numbers by card."""
    assert {CARDS[i].id for i in range(len(CARDS)) if EFFECTS[i].hand_size} == {
        *("awe_inspiring", "qin", "civil_service", "ogham_script", "science", "legions", "kurgans"),
        *("palace_of_poseidon", "egyptians_power_b", "mathematics_mauryans", "mathematics_qin"),
    }
    assert {CARDS[i].id for i in range(len(CARDS)) if EFFECTS[i].firm} == {"gwaith_camlan"}
    assert {CARDS[i].id for i in range(len(CARDS)) if EFFECTS[i].no_history} == {
        *("vikings_power_a", "vikings_power_b", "atlanteans_power_a", "atlanteans_power_b"),
    }


def test_a_card_has_at_most_one_ability_to_be_played_exhausted_or_resolved_at_solstice() -> None:
    for trigger in ("on_play", "solstice"):
        number = TRIGGERS.index(trigger)
        cards = [ability.card for ability in ABILITIES if ability.trigger == number and ability.card >= 0]
        assert len(set(cards)) == len(cards)


# Options.


def test_codes_are_words() -> None:
    """Each names one option, and can be read back."""
    codes = [option.code for option in GAME.options]
    assert len(set(codes)) == len(codes)
    assert all(GAME.parse(f" {code.upper()}  ") is GAME.options[i] for i, code in enumerate(codes))
    assert {"play glory", "acquire cape", "acquire city second", "break through region deck"} <= set(codes)
    assert {"discard unrest", "history unrest from discard", "develop legions", "pass"} <= set(codes)
    assert library.CLEAN_UP != library.INNOVATE
