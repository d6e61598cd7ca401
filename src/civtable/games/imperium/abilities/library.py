"""Compiles the abilities of all cards into the book when the game is imported."""

from typing import Final

from civtable.core.values import Json
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import (
    ABILITIES,
    ABILITY_NAMES,
    CUED_ABILITIES,
    EFFECTS,
    ENTER_ABILITY,
    EXHAUST_ABILITY,
    GAIN_ABILITY,
    PLAY_ABILITY,
    REQUIRES,
    SOLSTICE_ABILITY,
    WAITS_FOR,
)
from civtable.games.imperium.abilities.compiler import Compiler
from civtable.games.imperium.abilities.conditions import condition_from
from civtable.games.imperium.abilities.effects import read_effect
from civtable.games.imperium.abilities.instructions import Ability
from civtable.games.imperium.abilities.operations.course import write_cost
from civtable.games.imperium.abilities.operations.table import fill_tables
from civtable.games.imperium.cards.filters import filter_from, zones_named
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import CARDS, KINDS, NATIONS, Card
from civtable.games.imperium.terms import (
    CUES,
    EXHAUST,
    ICONS,
    NONE,
    ON_ENTER_PLAY,
    ON_GAIN,
    ON_PLAY,
    PASSIVE,
    RESOURCES,
    SOLSTICE,
    SUITS,
    TRIGGERS,
)


def read_cue(ability: Ability, row: Row) -> None:
    """What a triggered ability waits for."""
    ability.cue = 1 << row.index("cue", CUES)
    if row.has("filter"):
        ability.filter = filter_from(row.row("filter"))
    if row.has("card"):
        ability.filter = filter_from(Row({"card": row.text("card")}, row.where))
    ability.suits = row.bits("suit", SUITS)
    if row.has("has_token"):
        ability.what = row.index("has_token", RESOURCES)
    if row.has("what"):
        ability.what = row.index("what", RESOURCES)
    ability.icon = row.index("icon", ICONS, NONE)
    if row.has("from_zone"):
        ability.from_zone = zones_named(row.listed("from_zone"), row.where)
    row.done()


def read_card(card: Card) -> None:
    """Every ability of a card: continuous changes are effects, all others are compiled."""
    values = card.abilities
    for i in range(len(values)):
        row = Row(values[i], f"{card.id}.abilities.{i}")
        trigger = row.index("trigger", TRIGGERS)
        steps = row.rows("steps")
        if trigger == PASSIVE:
            steps = [step for step in steps if not read_effect(EFFECTS[card.kind], step)]
            if not steps:
                assert not row.has("cost"), row.where
                assert not row.has("cond"), row.where
                continue
        ability = Ability(len(ABILITIES), card.kind, f"{card.id}:{TRIGGERS[trigger]}")
        ability.trigger = trigger
        fill(ability, row, steps)
        add(ability)


def add(ability: Ability) -> None:
    """An ability stands in the book from now on."""
    ABILITIES.append(ability)
    ABILITY_NAMES.append(ability.name)


def fill(ability: Ability, row: Row, steps: list[Row]) -> None:
    """Compile an ability."""
    ability.may = row.flag("may")
    ability.any_turn = row.flag("any_turn")
    ability.replaces_gain = row.flag("replaces_gain")
    row.flag("once_per_player")  # King of Kings: Player.kings_done
    row.flag("repeatable_by_all")
    if row.has("when"):
        read_cue(ability, row.row("when"))
    ability.conditions = [condition_from(condition) for condition in row.rows("cond")]
    if len(steps) == 1 and steps[0].has("unless"):
        unless = steps[0].row("unless")
        gift = unless.row("attacker_gives_you")
        ability.unless_progress = gift.number("progress")
        gift.done()
        unless.done()
    compiler = Compiler(ability.card)
    cost = row.rows("cost")
    asks = ability.may and ability.trigger == SOLSTICE
    if cost or asks:
        ability.has_cost = bool(cost)
        write_cost(compiler, cost, steps, asks)
    else:
        compiler.block(steps)
    ability.code = compiler.finished()
    ability.secret = compiler.is_secret()
    ability.plain = all(
        instr.op in (ops.GAIN, ops.END) and not instr.flags and instr.count is None for instr in ability.code
    )
    row.done()


def system_ability(name: str, steps: Json) -> int:
    """An ability that no card has, for what the rules make players do. Called while modules are loaded."""
    ability = Ability(len(ABILITIES), NONE, name)
    compiler = Compiler(NONE)
    compiler.block(Row({"steps": steps}, name).rows("steps"))
    ability.code = compiler.finished()
    add(ability)
    return ability.number


BY_TRIGGER: Final = {
    ON_PLAY: PLAY_ABILITY,
    EXHAUST: EXHAUST_ABILITY,
    SOLSTICE: SOLSTICE_ABILITY,
    ON_GAIN: GAIN_ABILITY,
    ON_ENTER_PLAY: ENTER_ABILITY,
}
"""Triggers by which a card has one ability at most, apart from those that wait for something."""


def look_up(ability: Ability) -> None:
    """Note an ability in the tables by card."""
    if ability.cue:
        CUED_ABILITIES[ability.card].append(ability.number)
        WAITS_FOR[ability.card] |= ability.cue
    elif ability.trigger in BY_TRIGGER:
        assert BY_TRIGGER[ability.trigger][ability.card] == NONE, ability.name
        BY_TRIGGER[ability.trigger][ability.card] = ability.number


fill_tables()
for _card in CARDS:
    read_card(_card)
    REQUIRES[_card.kind] += [condition_from(Row(value, f"{_card.id}.requires")) for value in _card.requires]
for _ability in ABILITIES:
    look_up(_ability)

_journeys = [card for nation in NATIONS for card in nation.journey]
assert not [card for card in range(KINDS) if EFFECTS[card].for_material and card not in _journeys], (
    "where there is no journey, nothing is gained in place of material: verbs.gain"
)

COMPILED: Final = ABILITIES
COMPILED_NAMES: Final = ABILITY_NAMES
"""The abilities and their names, for what is worked out from them while modules are loaded."""

CLEAN_UP: Final = system_ability(
    "clean_up",
    [
        {"op": "place_on_market", "what": "progress", "n": 1},
        {"op": "tokens_back"},
        {"op": "discard", "n": "any"},
        {"op": "fill_hand"},
    ],
)
INNOVATE: Final = system_ability(
    "innovate",
    [
        {"op": "discard", "n": "all"},
        {"op": "break_through", "suits": ["region", "uncivilised", "civilised", "tributary"]},
    ],
)
