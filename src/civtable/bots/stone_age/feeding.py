"""Feeding: pay the shortage with the cheapest resources, unless the penalty costs less."""

from civtable.bots.stone_age.acting import added
from civtable.bots.stone_age.outlook import HUNGER
from civtable.bots.stone_age.worth import KINDS, Worth
from civtable.core.game import Option, Step
from civtable.games.stone_age.data import GOLD
from civtable.games.stone_age.options import PAY, STARVE, goods_of, unpack
from civtable.games.stone_age.steps import Feed


def feed(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The way that costs least; of equals the first."""
    assert isinstance(step, Feed)
    best = options[0]
    least = cost(worth, step.missing, best)
    for option in options:
        price = cost(worth, step.missing, option)
        if price < least:
            best, least = option, price
    return best


def cost(worth: Worth, missing: int, option: Option) -> float:
    """Hungry people cost ten points, the card for two resources its two best, payments what is paid."""
    if option.kind == STARVE:
        return float(HUNGER)
    spent = 0.0
    goods = goods_of(option)
    amounts = unpack(goods)
    for kind in range(KINDS):
        spent += amounts[kind] * worth.goods[kind]
    if option.kind == PAY:
        return spent
    after = worth.hunger(missing, added(worth.me.goods, goods))
    return after + 2 * worth.goods[GOLD] - spent + 0.01
