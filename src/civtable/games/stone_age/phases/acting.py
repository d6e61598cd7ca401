"""Phase 2: people do their work and come home. Rolls with tools, and dice for all."""

from typing import Final

from civtable.core.game import Option, Question, Step, T
from civtable.core.words import Reason
from civtable.games.stone_age.data import (
    BUILDING_1,
    CARD_1,
    FIELD,
    FOOD_DIVISOR,
    FOREST,
    HUNTING_GROUNDS,
    HUT,
    TOOL_MAKER,
    VALUE,
)
from civtable.games.stone_age.happenings import ADDED_TOOLS, PICKED, ROLLED
from civtable.games.stone_age.options import (
    ADD_TOOLS,
    PICK,
    PICK_FACE,
    TAKE,
    TAKE_TWO,
    TOOL_SETS,
    TOOLS,
    USE,
    USE_LAND,
    USE_MARKET,
    USED_AFTER,
    face_of,
    goods_of,
    one_use_in,
    one_use_of,
    pips_of,
    place_of,
    tool_set_of,
)
from civtable.games.stone_age.phases.buying import take_two, why_not_take_two
from civtable.games.stone_age.phases.effects import card_divisor
from civtable.games.stone_age.phases.rounds import feed_from
from civtable.games.stone_age.state import Player, StoneAge
from civtable.games.stone_age.steps import (
    ACT_STEPS,
    AddTools,
    AddToolsToCard,
    PayForBuilding,
    PayForCard,
)
from civtable.games.stone_age.tools import values_in
from civtable.games.stone_age.verbs import (
    gain,
    gain_food,
    gain_person,
    gain_tool,
    gain_track,
    roll,
    take_home,
)
from civtable.games.stone_age.words.phrases import because, place_words

# Work.


class Acting(Question[StoneAge, Step]):
    """You use all your people in any order; what they did, they come home."""

    def options(self, state: StoneAge, step: Step) -> list[Option]:
        """Every place where you still have people; the card for two resources at any time."""
        player = state.players[step.seat]
        options = USE_LAND[player.standing & 255] + USE_MARKET[player.standing >> CARD_1]
        return options + TAKE_TWO if player.two_resources and options else options

    def apply(self, state: StoneAge, step: Step, option: Option) -> None:
        """The turn goes on afterwards, so the step stays below whatever the work asks."""
        state.steps.append(step)
        player = state.players[step.seat]
        if option.kind == TAKE:
            take_two(state, player, goods_of(option))
            return
        place = place_of(option)
        people = take_home(player, place)
        if place >= BUILDING_1:
            state.steps.append(PayForBuilding(step.seat, place - BUILDING_1))
        elif place >= CARD_1:
            state.steps.append(PayForCard(step.seat, place - CARD_1))
        elif place >= HUNTING_GROUNDS:
            pips = roll(state, people)
            state.emit(ROLLED, step.seat, place, state.dice)
            state.steps.append(AddTools(step.seat, place, pips))
        elif place == TOOL_MAKER:
            gain_tool(state, player)
        elif place == HUT:
            gain_person(state, player)
        else:
            assert place == FIELD
            gain_track(state, player)

    def why_not(self, state: StoneAge, step: Step, option: Option) -> Reason | None:
        """Nobody of yours stands there, or the card is not yours."""
        player = state.players[step.seat]
        if option.kind == USE:
            place = place_of(option)
            if player.standing >> place & 1:
                return None
            return because("nobody_there", {"place": place_words(place)})
        if option.kind == TAKE:
            return why_not_take_two(player)
        return because("not_now_act")

    def finish(self, state: StoneAge, step: Step) -> None:
        """All people are home: the next player acts, and after the last one all are fed."""
        after = (step.seat + 1) % len(state.players)
        if after == state.first:
            feed_from(state, after)
        else:
            state.steps.append(ACT_STEPS[after])


# Rolls.


class Improving(Question[StoneAge, T]):
    """Tools that are added to dice."""

    def options(self, state: StoneAge, step: T) -> list[Option]:
        """Every different set of values; one-use tools with them."""
        player = state.players[step.seat]
        return ADD_TOOLS[player.tools][player.used][player.once]

    def why_not(self, state: StoneAge, step: T, option: Option) -> Reason | None:
        """Those tools are not ready."""
        return why_not_tools(state.players[step.seat], option)


class AddingTools(Improving[AddTools]):
    """After a roll you may add any tools that are ready, each tile whole and once a round."""

    def apply(self, state: StoneAge, step: AddTools, option: Option) -> None:
        """The sum of dice and tools by the place's number, rounded down."""
        player = state.players[step.seat]
        pips = step.pips + add_tools(state, player, option)
        if step.place == HUNTING_GROUNDS:
            gain_food(state, player, pips // FOOD_DIVISOR)
        else:
            gain(state, player, step.place - FOREST, pips // VALUE[step.place - FOREST])


class AddingToolsToCard(Improving[AddToolsToCard]):
    """The two dice of a card are a roll like any other, for the resource that the card shows."""

    def apply(self, state: StoneAge, step: AddToolsToCard, option: Option) -> None:
        """The sum by the resource's number, or the pips themselves where the table plays so."""
        player = state.players[step.seat]
        pips = step.pips + add_tools(state, player, option)
        gain(state, player, step.resource, pips // card_divisor(state, step.resource))


def add_tools(state: StoneAge, player: Player, option: Option) -> int:
    """Use up the tools of the option; the pips they add."""
    pips = pips_of(option)
    if pips:
        tool_set, one_use = tool_set_of(option), one_use_of(option)
        player.used = USED_AFTER[player.tools][player.used][tool_set]
        player.once &= ~one_use
        state.emit_facts(ADDED_TOOLS, player.seat, [tool_set, one_use, pips])
    return pips


def why_not_tools(player: Player, option: Option) -> Reason | None:
    """Tiles turned aside are used until the round ends; one-use tools are gone for good."""
    if option.kind != TOOLS:
        return because("not_now_tools")
    tool_set = tool_set_of(option)
    if USED_AFTER[player.tools][player.used][tool_set] < 0:
        ready = [str(value) for value in values_in(player.tools, 7 & ~player.used)]
        want = " ".join([str(value) for value in TOOL_SETS[tool_set]])
        if not ready:
            return because("no_tools_ready", {"want": want})
        return because("tools_not_ready", {"want": want, "ready": " ".join(ready)})
    gone = one_use_of(option) & ~player.once
    if gone:
        return because("no_one_use_tool", {"value": one_use_in(gone)[0]})
    return None


# Dice for all.

DIE_GIVES_TOOL: Final = 5
DIE_GIVES_TRACK: Final = 6


class PickingDie(Question[StoneAge, Step]):
    """You take one of the dice on the table: 1 wood, 2 brick, 3 stone, 4 gold, 5 a tool, 6 the food track."""

    def options(self, state: StoneAge, step: Step) -> list[Option]:
        """Every face that is left."""
        return [PICK_FACE[face] for face in range(6) if state.dice >> 4 * face & 15]

    def apply(self, state: StoneAge, step: Step, option: Option) -> None:
        """The die leaves the table and gives what it stands for."""
        player = state.players[step.seat]
        face = face_of(option)
        state.dice -= 1 << 4 * (face - 1)
        state.emit(PICKED, step.seat, face)
        if face == DIE_GIVES_TOOL:
            gain_tool(state, player)
        elif face == DIE_GIVES_TRACK:
            gain_track(state, player)
        else:
            gain(state, player, face - 1, 1)

    def why_not(self, state: StoneAge, step: Step, option: Option) -> Reason | None:
        """No die with that face is left."""
        if option.kind != PICK:
            return because("not_now_pick")
        face = face_of(option)
        if state.dice >> 4 * (face - 1) & 15:
            return None
        return because("no_such_die", {"face": face})
