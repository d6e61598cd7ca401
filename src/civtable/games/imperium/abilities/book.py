"""All abilities of all cards, by card and trigger, and what cards change as long as they are in play."""

from typing import Final

from civtable.core.values import Json
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.compiler import Compiler, is_secret, mark_secrets
from civtable.games.imperium.abilities.few_steps import condition_from
from civtable.games.imperium.abilities.instructions import Ability, Effects, Instr
from civtable.games.imperium.cards.filters import filter_from, zones_named
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import CARDS, KINDS
from civtable.games.imperium.steps import AbilityStep
from civtable.games.imperium.terms import (
    EVENTS,
    EXHAUST,
    ICONS,
    NONE,
    ON_ENTER_PLAY,
    ON_GAIN,
    ON_PLAY,
    PASSIVE,
    RESOURCES,
    SOLSTICE,
    STATES,
    SUITS,
    TRIGGERS,
)


def read_event(ability: Ability, row: Row) -> None:
    """When a triggered ability happens."""
    ability.event = 1 << row.index("event", EVENTS)
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


def read_effect(effects: Effects, row: Row) -> bool:
    """A continuous change; whether the step is one."""
    op = row.values["op"]
    if op == "replace":
        read_replacement(effects, row)
        return True
    if op != "modify":
        return False
    what = row.text("what")
    row.text("op")
    if what == "hand_size":
        effects.hand_size += row.number("n")
    elif what == "fame_look":
        effects.fame_look += row.number("n")
    elif what == "acquire_sources":
        assert row.listed("add") == ["exile"], row.where
        effects.exile_suits |= row.bits("suits", SUITS)
    elif what == "remove_state_icon":
        effects.lifts = filter_from(row.row("filter")).fits
        effects.lifts_state = row.index("icon", STATES)
    elif what == "free_play":
        effects.free = filter_from(row.row("filter")).fits
    elif what == "unrest_play_cost":
        less = row.row("reduce")
        assert row.number("min") == 1, row.where
        effects.less_unrest_material = less.number("material", 0)
        effects.less_unrest_discard = less.number("discard", 0)
        less.done()
    elif what == "development_cost":
        less = row.row("reduce")
        assert row.number("min") == 0, row.where
        effects.less_cost = [less.number(resource, 0) for resource in RESOURCES]
        less.done()
    elif what == "cannot_be":
        assert row.listed("verbs") == ["abandon", "recall"], row.where
        assert row.text("card") == "self", row.where
        effects.firm = True
    elif what in OWN_RULES:
        return False
    else:
        raise AssertionError(f"{row.where}: nobody knows {what}")
    row.done()
    return True


OWN_RULES: Final = [
    "active_quest",
    "untargetable",
    "discard_substitute",
    "ignore_state_icon",
    "discard_requirement",
]
"""Changes that one card makes: King Arthur's Court, Graal and Stone Heads have rules under their names;
the others are done when an ability is used."""


def read_replacement(effects: Effects, row: Row) -> None:
    """Whenever one thing would happen, another does."""
    row.text("op")
    instead = row.row("instead_of")
    op = instead.text("op")
    if op == "place_on_market":
        instead.text("what")
        instead.value("n")
        new = row.row("with")
        assert new.text("op") == "place_on_market", row.where
        effects.market_what = new.index("what", RESOURCES)
        effects.market_n = new.number("n")
        new.done()
    elif op == "history":
        assert instead.text("cards") == "any_of_yours", row.where
        new = row.row("with")
        assert new.text("op") == "discard", row.where
        assert new.text("cards") == "the_same", row.where
        new.done()
        effects.no_history = True
    else:
        # Shangri-la: verbs.gain knows it by name.
        assert op == "gain", row.where
        assert instead.text("what") == "material", row.where
        instead.value("n")
        row.value("with")
    instead.done()
    row.done()


class Book:
    """All abilities while they are compiled."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.effects = [Effects() for _ in range(KINDS)]
        self.of_card: list[list[int]] = [[] for _ in range(KINDS)]

    def read_card(self, card: int) -> None:
        """Every ability of a card: continuous changes are effects, all others are compiled."""
        values = CARDS[card].abilities
        for i in range(len(values)):
            row = Row(values[i], f"{CARDS[card].id}.abilities.{i}")
            trigger = row.index("trigger", TRIGGERS)
            steps = row.rows("steps")
            if trigger == PASSIVE:
                steps = [step for step in steps if not read_effect(self.effects[card], step)]
                steps = [step for step in steps if step.values.get("what") not in OWN_RULES]
                if not steps:
                    assert not row.has("cost"), row.where
                    assert not row.has("cond"), row.where
                    continue
            ability = Ability(len(self.abilities), card, f"{CARDS[card].id}:{TRIGGERS[trigger]}")
            ability.trigger = trigger
            self.fill(ability, row, steps)
            self.abilities.append(ability)
            self.of_card[card].append(ability.number)

    def fill(self, ability: Ability, row: Row, steps: list[Row]) -> None:
        """Compile an ability."""
        ability.may = row.flag("may")
        ability.any_turn = row.flag("any_turn")
        ability.replaces_gain = row.flag("replaces_gain")
        row.flag("once_per_player")  # King of Kings: Player.kings_done
        row.flag("repeatable_by_all")
        if row.has("when"):
            read_event(ability, row.row("when"))
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
            compiler.with_cost(cost, steps, optional=asks)
        else:
            compiler.block(steps)
        compiler.add(ops.END)
        mark_secrets(compiler.code)
        ability.code = compiler.code
        ability.secret = any(is_secret(compiler.code, pc) for pc in range(len(compiler.code)))
        ability.plain = all(
            instr.op in (ops.GAIN, ops.END) and not instr.flags and instr.count is None
            for instr in compiler.code
        )
        row.done()


BOOK: Final = Book()
for _kind in range(KINDS):
    BOOK.read_card(_kind)

ABILITIES: Final = BOOK.abilities
ABILITY_NAMES: Final = [ability.name for ability in ABILITIES]
EFFECTS: Final = BOOK.effects


def system_ability(name: str, steps: Json) -> int:
    """An ability that no card has, for what the rules make players do. Called while modules are loaded."""
    ability = Ability(len(ABILITIES), NONE, name)
    compiler = Compiler(NONE)
    compiler.block(Row({"steps": steps}, name).rows("steps"))
    compiler.add(ops.END)
    mark_secrets(compiler.code)
    ability.code = compiler.code
    ABILITIES.append(ability)
    ABILITY_NAMES.append(name)
    return ability.number


def instruction_of(step: AbilityStep) -> Instr:
    """The instruction at which an ability stands."""
    return ABILITIES[step.ability].code[step.position]


def _first(trigger: int) -> list[int]:
    """[card]: its ability with that trigger and without an event; NONE if it has none."""
    found = [NONE] * KINDS
    for ability in ABILITIES:
        if ability.trigger == trigger and not ability.event:
            assert found[ability.card] == NONE, ability.name
            found[ability.card] = ability.number
    return found


PLAY_ABILITY: Final = _first(ON_PLAY)
EXHAUST_ABILITY: Final = _first(EXHAUST)
SOLSTICE_ABILITY: Final = _first(SOLSTICE)
GAIN_ABILITY: Final = _first(ON_GAIN)
ENTER_ABILITY: Final = _first(ON_ENTER_PLAY)

EVENT_ABILITIES: Final = [
    [number for number in BOOK.of_card[card] if ABILITIES[number].event] for card in range(KINDS)
]
WAITS_FOR: Final = [0] * KINDS
"""By card: the events that its abilities wait for."""
for _ability in ABILITIES:
    if _ability.event:
        WAITS_FOR[_ability.card] |= _ability.event

REQUIRES: Final = [
    [condition_from(Row(value, f"{card.id}.requires")) for value in card.requires] for card in CARDS
]

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
