"""Phase 2: people do their work and come home. Rolls with tools, cards, buildings, dice for all."""

from typing import Final

from civtable.core.game import Option, Question, Step
from civtable.core.words import Argument, Reason
from civtable.games.stone_age.data import (
    BUILDING_1,
    BUILDINGS,
    CARD_1,
    CHOICE,
    FIELD,
    FIXED,
    FOOD_DIVISOR,
    FOREST,
    HUNTING_GROUNDS,
    HUT,
    NONE,
    TOOL_MAKER,
    VALUE,
    Building,
)
from civtable.games.stone_age.effects import card_divisor, take_top
from civtable.games.stone_age.options import (
    ADD_TOOLS,
    DECLINE,
    DECLINED,
    PAY,
    PAY_FIXED,
    PAY_SMALL,
    PAYMENT,
    PICK,
    PICK_FACE,
    TAKE,
    TAKE_TWO,
    TOOL_PIPS,
    TOOL_SETS,
    TOOLS,
    USE,
    USE_LAND,
    USE_MARKET,
    USED_AFTER,
    one_use_in,
    pack,
    unpack,
)
from civtable.games.stone_age.phrases import because, goods_words, place_words, resource_words
from civtable.games.stone_age.rounds import feed_from
from civtable.games.stone_age.state import (
    ACT_STEPS,
    ADDED_TOOLS,
    ADDING_TOOLS,
    LEFT_BUILDING,
    LEFT_CARD,
    PAID,
    PAYING_FOR_BUILDING,
    PAYING_FOR_CARD,
    PICKED,
    ROLLED,
    TOOK_BUILDING,
    TOOK_CARD,
    TOOK_TWO,
    Player,
    StoneAge,
)
from civtable.games.stone_age.tools import values_in
from civtable.games.stone_age.verbs import (
    gain,
    gain_food,
    gain_person,
    gain_tool,
    gain_track,
    give_up,
    kinds_in,
    roll,
    take_home,
    take_tile,
    worth,
)

# Resources: what somebody has, and the ways to pay.


def can_pay(player: Player, packed: int) -> bool:
    """Whether the player has these resources."""
    goods = player.goods
    return (
        packed & 15 <= goods[0]
        and packed >> 4 & 15 <= goods[1]
        and packed >> 8 & 15 <= goods[2]
        and packed >> 12 <= goods[3]
    )


def payments(player: Player, number: int) -> list[Option]:
    """All ways in which the player can pay exactly that many resources, in the order of the option table."""
    goods = player.goods
    brick, stone, gold = goods[1], goods[2], goods[3]
    options: list[Option] = []
    for w in range(min(goods[0], number), -1, -1):
        after_wood = number - w
        for b in range(min(brick, after_wood), -1, -1):
            after_brick = after_wood - b
            for s in range(min(stone, after_brick), max(after_brick - gold, 0) - 1, -1):
                options.append(PAYMENT[((w * 11 + b) * 11 + s) * 11 + after_brick - s])
    return options


_WAYS: Final[dict[int, list[Option]]] = {}


def ways_to_pay(player: Player, building: Building) -> list[Option]:
    """Every payment that a building of free choice takes from this player, and declining.

    The lists are kept, for there are not many: resources beyond the most that the tile takes do not matter.
    """
    goods = player.goods
    most = building.most
    key = building.least << 24 | building.kinds << 20 | most << 16
    key |= pack(min(goods[0], most), min(goods[1], most), min(goods[2], most), min(goods[3], most))
    if key not in _WAYS:
        options: list[Option] = []
        for number in range(building.least, most + 1):
            options += payments(player, number)
        if building.kind == CHOICE:
            options = [option for option in options if kinds_in(option.a) == building.kinds]
        _WAYS[key] = options + DECLINED
    return _WAYS[key]


def cannot_pay(player: Player, packed: int) -> Reason:
    """The player does not have these resources."""
    have = [resource_words(i, player.goods[i]) for i in range(4) if player.goods[i]]
    args: dict[str, Argument] = {"want": goods_words(packed), "have": have}
    return because("cannot_pay", args) if have else because("cannot_pay_at_all", args)


# Work.


class Acting(Question[StoneAge]):
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
            take_two(state, player, option.a)
            return
        place = option.a
        people = take_home(player, place)
        if place >= BUILDING_1:
            state.steps.append(Step(PAYING_FOR_BUILDING, step.seat, place - BUILDING_1))
        elif place >= CARD_1:
            state.steps.append(Step(PAYING_FOR_CARD, step.seat, place - CARD_1))
        elif place >= HUNTING_GROUNDS:
            pips = roll(state, people)
            state.emit(ROLLED, step.seat, place, state.dice)
            state.steps.append(Step(ADDING_TOOLS, step.seat, place, pips))
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
            if player.standing >> option.a & 1:
                return None
            return because("nobody_there", {"place": place_words(option.a)})
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


def take_two(state: StoneAge, player: Player, packed: int) -> None:
    """The card for two resources of one's choice is used up."""
    player.two_resources = 0
    amounts = unpack(packed)
    for i in range(4):
        player.goods[i] += amounts[i]
    state.emit(TOOK_TWO, player.seat, packed)


def why_not_take_two(player: Player) -> Reason | None:
    """Only the owner of the card, and only once."""
    return None if player.two_resources else because("no_two_resources_card")


# Rolls.


class AddingTools(Question[StoneAge]):
    """After a roll you may add any tools that are ready, each tile whole and once a round."""

    def options(self, state: StoneAge, step: Step) -> list[Option]:
        """Every different set of values; one-use tools with them."""
        player = state.players[step.seat]
        return ADD_TOOLS[player.tools][player.used][player.once]

    def apply(self, state: StoneAge, step: Step, option: Option) -> None:
        """The sum of dice and tools by the place's number, rounded down."""
        player = state.players[step.seat]
        pips = step.b + add_tools(state, player, option)
        if step.a == HUNTING_GROUNDS:
            gain_food(state, player, pips // FOOD_DIVISOR)
        else:
            gain(state, player, step.a - FOREST, pips // VALUE[step.a - FOREST])

    def why_not(self, state: StoneAge, step: Step, option: Option) -> Reason | None:
        """Those tools are not ready."""
        return why_not_tools(state.players[step.seat], option)


class AddingToolsToCard(AddingTools):
    """The two dice of a card are a roll like any other, for the resource that the card shows."""

    def apply(self, state: StoneAge, step: Step, option: Option) -> None:
        """The sum by the resource's number, or the pips themselves where the table plays so."""
        player = state.players[step.seat]
        pips = step.b + add_tools(state, player, option)
        gain(state, player, step.a, pips // card_divisor(state, step.a))


def add_tools(state: StoneAge, player: Player, option: Option) -> int:
    """Use up the tools of the option; the pips they add."""
    pips = TOOL_PIPS[option.a][option.b]
    if pips:
        player.used = USED_AFTER[player.tools][player.used][option.a]
        player.once &= ~option.b
        state.emit(ADDED_TOOLS, player.seat, option.index, pips)
    return pips


def why_not_tools(player: Player, option: Option) -> Reason | None:
    """Tiles turned aside are used until the round ends; one-use tools are gone for good."""
    if option.kind != TOOLS:
        return because("not_now_tools")
    if USED_AFTER[player.tools][player.used][option.a] < 0:
        ready = [str(value) for value in values_in(player.tools, 7 & ~player.used)]
        want = " ".join([str(value) for value in TOOL_SETS[option.a]])
        if not ready:
            return because("no_tools_ready", {"want": want})
        return because("tools_not_ready", {"want": want, "ready": " ".join(ready)})
    if option.b & ~player.once:
        missing = one_use_in(option.b & ~player.once)
        return because("no_one_use_tool", {"value": missing[0]})
    return None


# Cards and buildings.


class PayingForCard(Question[StoneAge]):
    """A card costs as many resources as its slot says, of any kinds; you may also leave it."""

    def options(self, state: StoneAge, step: Step) -> list[Option]:
        """Every way to pay, and declining; the card for two resources first."""
        price = step.a + 1
        player = state.players[step.seat]
        held = 0
        for amount in player.goods:
            held = held * (price + 1) + min(amount, price)
        options = PAY_SMALL[price][held]
        return TAKE_TWO + options if player.two_resources else options

    def apply(self, state: StoneAge, step: Step, option: Option) -> None:
        """Pay first, then the top of the card works: what it gives cannot pay for it."""
        player = state.players[step.seat]
        card = state.row[step.a]
        if option.kind == TAKE:
            state.steps.append(step)
            take_two(state, player, option.a)
            return
        if option.kind == DECLINE:
            state.emit(LEFT_CARD, step.seat, card)
            return
        give_up(player, option.a)
        state.emit(PAID, step.seat, option.a)
        state.row[step.a] = NONE
        player.cards |= 1 << card
        state.emit(TOOK_CARD, step.seat, card, step.a)
        take_top(state, player, card)

    def why_not(self, state: StoneAge, step: Step, option: Option) -> Reason | None:
        """Neither more nor less than the price, and only what you have."""
        player = state.players[step.seat]
        if option.kind == DECLINE:
            return None
        if option.kind == TAKE:
            return why_not_take_two(player)
        if option.kind != PAY:
            return because("not_now_pay")
        if option.b != step.a + 1:
            return because("card_price", {"price": step.a + 1, "paid": option.b})
        return None if can_pay(player, option.a) else cannot_pay(player, option.a)


class PayingForBuilding(Question[StoneAge]):
    """A building costs what its tile shows; you may also leave it."""

    def options(self, state: StoneAge, step: Step) -> list[Option]:
        """Every way to pay, and declining; the card for two resources first."""
        player = state.players[step.seat]
        tile = open_tile(state, step.a)
        building = BUILDINGS[tile]
        if building.kind == FIXED:
            options = PAY_FIXED[tile]
            if not can_pay(player, options[0].a):
                options = DECLINED
        else:
            options = ways_to_pay(player, building)
        return TAKE_TWO + options if player.two_resources else options

    def apply(self, state: StoneAge, step: Step, option: Option) -> None:
        """Fixed buildings give the printed points, others what the paid resources are worth."""
        player = state.players[step.seat]
        tile = open_tile(state, step.a)
        if option.kind == TAKE:
            state.steps.append(step)
            take_two(state, player, option.a)
            return
        if option.kind == DECLINE:
            state.emit(LEFT_BUILDING, step.seat, tile)
            return
        building = BUILDINGS[tile]
        points = building.points if building.kind == FIXED else worth(option.a)
        give_up(player, option.a)
        state.emit(PAID, step.seat, option.a)
        state.emit(TOOK_BUILDING, step.seat, tile, points)
        take_tile(state, player, step.a, points)

    def why_not(self, state: StoneAge, step: Step, option: Option) -> Reason | None:
        """Exactly what the tile asks for, and only what you have."""
        player = state.players[step.seat]
        if option.kind == DECLINE:
            return None
        if option.kind == TAKE:
            return why_not_take_two(player)
        if option.kind != PAY:
            return because("not_now_pay")
        reason = wrong_price(open_tile(state, step.a), option)
        if reason is None and not can_pay(player, option.a):
            return cannot_pay(player, option.a)
        return reason


def open_tile(state: StoneAge, stack: int) -> int:
    """The tile that lies open on a stack."""
    return state.stacks[stack][state.stack_left[stack] - 1]


def wrong_price(tile: int, option: Option) -> Reason | None:
    """Why these resources are not what the tile asks for; None if they are."""
    building = BUILDINGS[tile]
    if building.kind == FIXED:
        price = PAY_FIXED[tile][0]
        if option is price:
            return None
        return because("building_price", {"price": goods_words(price.a), "paid": goods_words(option.a)})
    if not building.least <= option.b <= building.most:
        least, most = building.least, building.most
        key = "building_number" if least == most else "building_range"
        return because(key, {"least": least, "most": most, "paid": option.b})
    if building.kind == CHOICE and kinds_in(option.a) != building.kinds:
        return because("building_kinds", {"kinds": building.kinds, "paid": kinds_in(option.a)})
    return None


# Dice for all.

DIE_GIVES_TOOL: Final = 5
DIE_GIVES_TRACK: Final = 6


class PickingDie(Question[StoneAge]):
    """You take one of the dice on the table: 1 wood, 2 brick, 3 stone, 4 gold, 5 a tool, 6 the food track."""

    def options(self, state: StoneAge, step: Step) -> list[Option]:
        """Every face that is left."""
        return [PICK_FACE[face] for face in range(6) if state.dice >> 4 * face & 15]

    def apply(self, state: StoneAge, step: Step, option: Option) -> None:
        """The die leaves the table and gives what it stands for."""
        player = state.players[step.seat]
        face = option.a
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
        if state.dice >> 4 * (option.a - 1) & 15:
            return None
        return because("no_such_die", {"face": option.a})
