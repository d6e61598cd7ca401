"""The printed components as plain data, for drawing the faces of cards and for bots."""

from civtable.core.values import Json
from civtable.games.stone_age.data import (
    BUILDING_KINDS,
    BUILDINGS,
    CARDS,
    CHOICE,
    FIXED,
    NONE,
    PROFESSIONS,
    RESOURCES,
    SYMBOLS,
    TOPS,
    Building,
    Card,
)


def card_facts(card: Card) -> dict[str, Json]:
    """A civilization card."""
    top: dict[str, Json] = {"kind": TOPS[card.top]}
    if card.value:
        top["value"] = card.value
    if card.resource != NONE:
        top["resource"] = RESOURCES[card.resource]
    if card.symbol != NONE:
        return {"top": top, "bottom": {"color": "green", "symbol": SYMBOLS[card.symbol]}}
    profession = PROFESSIONS[card.profession]
    return {"top": top, "bottom": {"color": "sand", "profession": profession, "count": card.count}}


def building_facts(building: Building) -> dict[str, Json]:
    """A building tile."""
    kind = BUILDING_KINDS[building.kind]
    if building.kind == FIXED:
        cost: dict[str, Json] = {RESOURCES[i]: building.cost[i] for i in range(4) if building.cost[i]}
        return {"kind": kind, "cost": cost, "points": building.points}
    if building.kind == CHOICE:
        return {"kind": kind, "number": building.least, "kinds": building.kinds}
    return {"kind": kind, "least": building.least, "most": building.most}


def facts() -> dict[str, Json]:
    """All cards and buildings by id."""
    return {
        "cards": {card.id: card_facts(card) for card in CARDS},
        "buildings": {building.id: building_facts(building) for building in BUILDINGS},
    }
