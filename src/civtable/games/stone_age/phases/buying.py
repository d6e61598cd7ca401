"""Buying cards and buildings, and every way to pay with resources."""

from abc import abstractmethod
from typing import Final

from civtable.core.game import Option, Question, T
from civtable.core.words import Argument, Reason
from civtable.games.stone_age.data import BUILDINGS, CHOICE, FIXED, Building
from civtable.games.stone_age.happenings import (
    LEFT_BUILDING,
    LEFT_CARD,
    PAID,
    TOOK_BUILDING,
    TOOK_TWO,
)
from civtable.games.stone_age.options import (
    DECLINE,
    DECLINED,
    PAY,
    PAY_FIXED,
    PAY_SMALL,
    PAYMENT,
    TAKE,
    TAKE_TWO,
    goods_of,
    number_of,
    pack,
    unpack,
)
from civtable.games.stone_age.phases.effects import take_top
from civtable.games.stone_age.state import Player, StoneAge
from civtable.games.stone_age.steps import PayForBuilding, PayForCard
from civtable.games.stone_age.verbs import give_up, kinds_in, take_card, take_tile, worth
from civtable.games.stone_age.words.phrases import because, goods_words, resource_words

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
            options = [option for option in options if kinds_in(goods_of(option)) == building.kinds]
        _WAYS[key] = options + DECLINED
    return _WAYS[key]


def cannot_pay(player: Player, packed: int) -> Reason:
    """The player does not have these resources."""
    have = [resource_words(i, player.goods[i]) for i in range(4) if player.goods[i]]
    args: dict[str, Argument] = {"want": goods_words(packed), "have": have}
    return because("cannot_pay", args) if have else because("cannot_pay_at_all", args)


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


# Buying.


class Paying(Question[StoneAge, T]):
    """Something has a price; you may pay it, or leave what you stand on.

    The card for two resources may still be used first.
    """

    @abstractmethod
    def ways(self, state: StoneAge, step: T) -> list[Option]:
        """Every way to pay, and declining."""

    @abstractmethod
    def wrong_price(self, state: StoneAge, step: T, option: Option) -> Reason | None:
        """Why a payment is not what is asked for; None if it is."""

    @abstractmethod
    def take(self, state: StoneAge, step: T, paid: int) -> None:
        """What was paid for is the player's."""

    @abstractmethod
    def leave(self, state: StoneAge, step: T) -> None:
        """What was not paid for stays."""

    def options(self, state: StoneAge, step: T) -> list[Option]:
        """Every way to pay, and declining; the card for two resources first."""
        options = self.ways(state, step)
        return TAKE_TWO + options if state.players[step.seat].two_resources else options

    def apply(self, state: StoneAge, step: T, option: Option) -> None:
        """Pay first, then take: what a card gives cannot pay for it."""
        player = state.players[step.seat]
        if option.kind == TAKE:
            state.steps.append(step)
            take_two(state, player, goods_of(option))
        elif option.kind == DECLINE:
            self.leave(state, step)
        else:
            paid = goods_of(option)
            give_up(player, paid)
            state.emit(PAID, step.seat, paid)
            self.take(state, step, paid)

    def why_not(self, state: StoneAge, step: T, option: Option) -> Reason | None:
        """Exactly the price, and only what you have."""
        player = state.players[step.seat]
        if option.kind == DECLINE:
            return None
        if option.kind == TAKE:
            return why_not_take_two(player)
        if option.kind != PAY:
            return because("not_now_pay")
        reason = self.wrong_price(state, step, option)
        paid = goods_of(option)
        if reason is None and not can_pay(player, paid):
            return cannot_pay(player, paid)
        return reason


class PayingForCard(Paying[PayForCard]):
    """A card costs as many resources as its slot says, of any kinds."""

    def ways(self, state: StoneAge, step: PayForCard) -> list[Option]:
        """Every way to pay, and declining."""
        price = step.card + 1
        held = 0
        for amount in state.players[step.seat].goods:
            held = held * (price + 1) + min(amount, price)
        return PAY_SMALL[price][held]

    def wrong_price(self, state: StoneAge, step: PayForCard, option: Option) -> Reason | None:
        """Neither more nor less than the price."""
        paid = number_of(option)
        if paid == step.card + 1:
            return None
        return because("card_price", {"price": step.card + 1, "paid": paid})

    def take(self, state: StoneAge, step: PayForCard, paid: int) -> None:
        """The card is the player's, and its top works."""
        player = state.players[step.seat]
        take_top(state, player, take_card(state, player, step.card))

    def leave(self, state: StoneAge, step: PayForCard) -> None:
        """The card stays in the row."""
        state.emit(LEFT_CARD, step.seat, state.row[step.card])


class PayingForBuilding(Paying[PayForBuilding]):
    """A building costs what its tile shows."""

    def ways(self, state: StoneAge, step: PayForBuilding) -> list[Option]:
        """Every way to pay, and declining."""
        player = state.players[step.seat]
        tile = open_tile(state, step.building)
        if BUILDINGS[tile].kind != FIXED:
            return ways_to_pay(player, BUILDINGS[tile])
        options = PAY_FIXED[tile]
        return options if can_pay(player, goods_of(options[0])) else DECLINED

    def wrong_price(self, state: StoneAge, step: PayForBuilding, option: Option) -> Reason | None:
        """Exactly what the tile asks for."""
        tile = open_tile(state, step.building)
        building = BUILDINGS[tile]
        if building.kind == FIXED:
            price = PAY_FIXED[tile][0]
            if option is price:
                return None
            printed, paid = goods_words(goods_of(price)), goods_words(goods_of(option))
            return because("building_price", {"price": printed, "paid": paid})
        least, number, most = building.least, number_of(option), building.most
        if not least <= number <= most:
            key = "building_number" if least == most else "building_range"
            return because(key, {"least": least, "most": most, "paid": number})
        kinds = kinds_in(goods_of(option))
        if building.kind == CHOICE and kinds != building.kinds:
            return because("building_kinds", {"kinds": building.kinds, "paid": kinds})
        return None

    def take(self, state: StoneAge, step: PayForBuilding, paid: int) -> None:
        """Fixed buildings give the printed points, others what the paid resources are worth."""
        tile = open_tile(state, step.building)
        building = BUILDINGS[tile]
        points = building.points if building.kind == FIXED else worth(paid)
        state.emit(TOOK_BUILDING, step.seat, tile, points)
        take_tile(state, state.players[step.seat], step.building, points)

    def leave(self, state: StoneAge, step: PayForBuilding) -> None:
        """The tile stays on its stack."""
        state.emit(LEFT_BUILDING, step.seat, open_tile(state, step.building))


def open_tile(state: StoneAge, stack: int) -> int:
    """The tile that lies open on a stack."""
    return state.stacks[stack][state.stack_left[stack] - 1]
