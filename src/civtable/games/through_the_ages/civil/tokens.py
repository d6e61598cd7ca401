"""Blue tokens: storing, paying with change, gaining, losing.

Where the rules leave the tokens of a payment to the player, most tokens go back to the bank. That is never
worse: what remains has the same value, and the bank can always break it into smaller tokens again.
"""

from typing import Final

from mypy_extensions import i64

from civtable.core.observation import places_of
from civtable.games.through_the_ages.cards.table import SLOT_VALUE
from civtable.games.through_the_ages.data import FARM, LAB, LEVELS, MINE
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.special.hooks import LEADER_OF

VALUES: Final = places_of(SLOT_VALUE)
"""By slot, for sums in machine words: what food and resources a player has is asked all the time."""


def stores(player: Player, kind: int) -> list[int]:
    """The slots that can hold food (of farms) or resources (of mines), lowest value first.

    Labs count as mines while some leaders lead, and afterwards as long as tokens lie there: to be
    spent only.
    """
    slots = [slot for slot in range(kind * LEVELS, (kind + 1) * LEVELS) if player.has(slot)]
    if kind == MINE:
        for slot in range(LAB * LEVELS + 1, (LAB + 1) * LEVELS):
            if player.stored[slot] or (labs_are_mines(player) and player.has(slot)):
                slots.append(slot)
        if len(slots) > 1 and slots[-1] >= LAB * LEVELS:
            slots.sort(key=SLOT_VALUE.__getitem__)
    return slots


def labs_are_mines(player: Player) -> bool:
    """Whether labs of level I and higher produce and hold resources."""
    return LEADER_OF[player.leader].labs_are_mines()


def value_to_put(player: Player, slot: int) -> int:
    """What a token put into a slot is worth; nothing on labs that are no mines, for they take none."""
    return SLOT_VALUE[slot] if slot < LAB * LEVELS or labs_are_mines(player) else 0


def held(player: Player, kind: int) -> int:
    """All food (of farms) or resources (of mines) of a player."""
    return food(player) if kind == FARM else resources(player)


def food(player: Player) -> int:
    """The food that a player has."""
    stored, value = player.stored, VALUES
    low = i64(stored[0]) * value[0] + i64(stored[1]) * value[1]
    return low + i64(stored[2]) * value[2] + i64(stored[3]) * value[3]


def resources(player: Player) -> int:
    """The resources that a player has, on mines and on labs that are mines."""
    stored, value = player.stored, VALUES
    low = i64(stored[4]) * value[4] + i64(stored[5]) * value[5]
    on_mines = low + i64(stored[6]) * value[6] + i64(stored[7]) * value[7]
    on_labs = i64(stored[9]) * value[9] + i64(stored[10]) * value[10] + i64(stored[11]) * value[11]
    return on_mines + on_labs


def spend(player: Player, kind: int, amount: int) -> None:
    """Pay exactly, with change where needed; overpay only if it cannot be helped. There is enough."""
    if amount <= 0:
        return
    slots = stores(player, kind)
    if player.stored[slots[0]] >= amount and SLOT_VALUE[slots[0]] == 1:
        player.stored[slots[0]] -= amount
        player.blue += amount
        return
    for more in range(0, 6):
        best = best_payment(player, slots, amount + more)
        if best is not None:
            for i in range(len(slots)):
                player.stored[slots[i]] += best[i]
                player.blue -= best[i]
            return
    raise AssertionError(f"cannot pay {amount} from {player.stored}")


def best_payment(player: Player, slots: list[int], amount: int) -> list[int] | None:
    """The change of tokens by slot that pays exactly and returns most tokens to the bank.

    Of several such payments the one that leaves the most valuable tokens: they are the last to need change.
    """
    counts = [player.stored[slot] for slot in slots]
    values = [SLOT_VALUE[slot] for slot in slots]
    new_values = [value_to_put(player, slot) for slot in slots]
    best = exact(counts, values, amount)
    most = -sum(best) if best is not None else -100
    for broken in range(len(slots)):
        if counts[broken] == 0:
            continue
        counts[broken] -= 1
        for kept in range(1, values[broken]):
            change = smallest_change(new_values, broken, values[broken], kept)
            rest = exact(counts, values, amount - values[broken] + kept)
            if change is None or rest is None:
                continue
            plan = [rest[i] + change[i] for i in range(len(slots))]
            plan[broken] -= 1
            returned = -sum(plan)
            if returned < most or player.blue + returned < 0:
                continue
            if returned > most or best is None or weight(values, plan) > weight(values, best):
                most = returned
                best = plan
        counts[broken] += 1
    return best


def weight(values: list[int], plan: list[int]) -> int:
    """Of payments alike in value and tokens the one that leaves the most valuable tokens weighs most."""
    return sum([plan[i] * values[i] * values[i] for i in range(len(values))])


def exact(counts: list[int], values: list[int], amount: int) -> list[int] | None:
    """The most tokens that add up to the amount, as a change by slot; None if none do."""
    if amount < 0:
        return None
    return take_exactly(counts, values, amount, len(values) - 1)


def take_exactly(counts: list[int], values: list[int], amount: int, last: int) -> list[int] | None:
    """The same with the first slots only. Few of high value are tried first, so that many of low value go."""
    if last < 0:
        return [] if amount == 0 else None
    best: list[int] | None = None
    fewest = 1
    for used in range(0, min(counts[last], amount // values[last]) + 1):
        rest = take_exactly(counts, values, amount - used * values[last], last - 1)
        if rest is not None:
            plan = [*rest, -used]
            if sum(plan) < fewest:
                fewest = sum(plan)
                best = plan
    return best


def smallest_change(values: list[int], below: int, value: int, amount: int) -> list[int] | None:
    """The fewest tokens of slots below one, and of less value, that make up an amount."""
    change = [0] * len(values)
    for i in range(below - 1, -1, -1):
        if 0 < values[i] < value:
            change[i] = amount // values[i]
            amount -= change[i] * values[i]
    return change if amount == 0 else None


def gain(player: Player, kind: int, amount: int) -> int:
    """Gain food or resources with as few tokens as possible, as far as the bank has any; what was gained."""
    slots = stores(player, kind)
    gained = 0
    for i in range(len(slots) - 1, -1, -1):
        value = value_to_put(player, slots[i])
        tokens = min((amount - gained) // value, player.blue) if value else 0
        player.stored[slots[i]] += tokens
        player.blue -= tokens
        gained += tokens * value
    return gained


def lose(player: Player, kind: int, amount: int) -> int:
    """Lose food or resources, as far as there are any; what was lost."""
    amount = min(amount, held(player, kind))
    spend(player, kind, amount)
    return amount


def produce(player: Player, kind: int) -> None:
    """Every worker on a farm (or mine) moves a token from the bank onto the card, best cards first."""
    for slot in range((kind + 1) * LEVELS - 1, kind * LEVELS - 1, -1):
        put(player, slot, player.workers[slot])


def put(player: Player, slot: int, tokens: int) -> None:
    """Tokens from the bank onto a card, as many as there are."""
    tokens = min(tokens, player.blue)
    player.stored[slot] += tokens
    player.blue -= tokens
