"""Feeding: pay the shortage with the cheapest resources, unless the penalty costs less."""

from civtable.bots.stone_age.acting import added
from civtable.bots.stone_age.buying import KINDS
from civtable.bots.stone_age.sight import HUNGER, MEANING, Sight, number
from civtable.bots.stone_age.worth import Worth
from civtable.core.game import Option


def feed(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Every way to pay is priced; hungry people cost ten points, the card for two resources its two best."""
    missing = number(sight.step["missing"])

    def cost(option: Option) -> float:
        choice = MEANING[option.index]
        if choice.verb == "starve":
            return HUNGER
        spent = sum([choice.goods[kind] * worth.goods[kind] for kind in KINDS])
        if choice.verb == "pay":
            return spent
        after = worth.hunger(missing, added(sight.me.goods, choice.goods))
        return after + 2 * worth.goods[-1] - spent + 0.01

    return min(options, key=cost)
