"""Armies: what units and tactics come to, and what the next unit or tactic would add."""

from typing import Final

from civtable.bots.through_the_ages.sight import CARDS, UNITS, Board, Card

KINDS: Final = ("infantry", "cavalry", "artillery")


def armies(workers: dict[str, int], tactic: Card) -> int:
    """What a tactic adds to the strength of units, air forces included."""
    units = dict.fromkeys(UNITS, 0)
    modern = dict.fromkeys(UNITS, 0)
    for id, count in workers.items():
        card = CARDS[id]
        if card.kind in UNITS:
            units[card.kind] += count
            if card.age >= tactic.age - 1:
                modern[card.kind] += count
    whole = complete(tactic.army, units)
    fresh = complete(tactic.army, modern)
    flown = min(units["air_force"], whole)
    strength = fresh * tactic.strength + (whole - fresh) * tactic.obsolete
    return strength + min(flown, fresh) * tactic.strength + max(flown - fresh, 0) * tactic.obsolete


def complete(army: list[int], units: dict[str, int]) -> int:
    """How many armies these units make up."""
    numbers = [units[KINDS[i]] // army[i] for i in range(len(army)) if army[i]]
    return min(numbers, default=0)


def with_unit(workers: dict[str, int], added: Card, removed: Card | None) -> dict[str, int]:
    """The workers with one more unit, in place of another one if it is an upgrade."""
    changed = {**workers, added.id: workers.get(added.id, 0) + 1}
    if removed is not None:
        changed[removed.id] -= 1
    return changed


def strength_with(me: Board, added: Card, removed: Card | None) -> int:
    """My strength with one more unit, in place of another one if it is an upgrade."""
    gain = added.strength - (removed.strength if removed is not None else 0)
    if removed is None and me.leader == "alexander_the_great":
        gain += 1
    if me.leader == "napoleon_bonaparte" and me.workers_of(added.kind) == 0 and not me.printed.original:
        gain += 2
    if removed is None and me.leader == "genghis_khan" and me.printed.original and added.kind == "cavalry":
        gain += 1
    if removed is None and "great_wall" in me.wonders and added.kind in ("infantry", "artillery"):
        gain += 1
    if me.tactic and uses_tactics(me):
        tactic = me.card(me.tactic)
        gain += armies(with_unit(me.workers, added, removed), tactic) - armies(me.workers, tactic)
    return me.strength + gain


def uses_tactics(me: Board) -> bool:
    """Under Genghis Khan of 2006 they do not count."""
    return not (me.leader == "genghis_khan" and me.printed.original)


def strength_under(me: Board, tactic: Card) -> int:
    """My strength with another tactic."""
    if not uses_tactics(me):
        return me.strength
    now = armies(me.workers, me.card(me.tactic)) if me.tactic else 0
    return me.strength + armies(me.workers, tactic) - now


def units_missing(me: Board, tactic: Card) -> int:
    """The units that an army of a tactic still lacks, of kinds that I can build; many if I cannot."""
    missing = 0
    for i in range(len(tactic.army)):
        have = me.workers_of(KINDS[i])
        if tactic.army[i] > have:
            if me.best_level(KINDS[i]) < 0:
                return 9
            missing += tactic.army[i] - have
    return missing
