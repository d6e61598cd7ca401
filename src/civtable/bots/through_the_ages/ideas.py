"""Why an option of Through the Ages may be good, in a few words: true of the option and the position."""

from typing import Final

from civtable.bots.through_the_ages.worth import food_made, of_bank
from civtable.core.game import Decision, Option, State
from civtable.core.words import Argument, Phrase
from civtable.games.through_the_ages import GAME
from civtable.games.through_the_ages import options as o
from civtable.games.through_the_ages.civil.tokens import food
from civtable.games.through_the_ages.data import (
    ACTION,
    AGE_IV,
    CONSUMPTION,
    FARM,
    FIRST_UNIT,
    GOVERNMENT,
    LAB,
    LEADER,
    LEVELS,
    LIBRARY,
    MINE,
    SPECIAL,
    THEATER,
    WONDER,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import discontent
from civtable.games.through_the_ages.state import ThroughTheAges

BY_KIND: Final = {
    o.PASS: "pass",
    o.END: "end",
    o.POPULATION: "population",
    o.UPGRADE: "upgrade",
    o.DESTROY: "destroy",
    o.DISBAND: "disband",
    o.LEAD: "leader",
    o.REVOLUTION: "revolution",
    o.PLAY: "action",
    o.TACTIC_PLAYED: "tactic",
    o.TACTIC_COPIED: "tactic",
    o.BARBAROSSA_BUILDS: "leader-power",
    o.BACH_UPGRADES: "leader-power",
    o.CHURCHILL_SPEAKS: "leader-power",
    o.HAMMURABI_RULES: "leader-power",
    o.LINER_SAILS: "wonder-power",
    o.TRADED: "trade",
    o.PREPARE: "event",
    o.ATTACK: "attack",
    o.DECLARE: "war",
    o.OFFER: "pact",
    o.CANCEL: "cancel",
    o.RESIGN: "resign",
    o.COLUMBUS_SAILS: "colony",
    o.ALEXANDER_LEAVES: "leader-power",
    o.DEFEND: "defend",
    o.DISCARD: "discard",
    o.ACCEPT: "accept",
    o.REFUSE: "refuse",
    o.BID: "bid",
    o.SEND: "send",
    o.BONUS_USED: "send",
    o.DONE: "done",
    o.GAIN: "gain",
    o.LOSE: "lose",
    o.WORKER_LOST: "lose",
    o.TOKEN_LOST: "lose",
    o.COLONY: "colony",
    o.RUIN: "lose",
    o.RAID: "raid",
    o.REMOVE: "raid",
    o.TUCK: "tuck",
    o.STEAL: "raid",
    o.SACRIFICE: "sacrifice",
    o.LOOT: "raid",
    o.DRAW: "draw",
    o.REST: "lose",
    o.BONUS_CHOSEN: "bonus",
}
"""By kind of option: the ideas that need no look at card or position."""

BETTER: Final = {
    FARM: "better-farm",
    MINE: "better-mine",
    LAB: "better-lab",
    LIBRARY: "better-library",
    THEATER: "better-theater",
    GOVERNMENT: "government",
    SPECIAL: "special",
    LEADER: "leader",
    WONDER: "wonder",
    ACTION: "action",
}
"""By kind of card that is taken or developed; temples and arenas, and units, have one idea each."""

BUILT: Final = {MINE: "mine", LAB: "lab", LIBRARY: "library", THEATER: "theater"}
"""By kind of technology that gets a worker."""

IDEAS: Final = sorted(
    {
        *BY_KIND.values(),
        *BETTER.values(),
        *BUILT.values(),
        *("better-faces", "better-army", "farm", "farm-hunger", "faces", "faces-now", "army", "army-weakest"),
        *("stage", "stage-last", "last-culture"),
    }
)
"""All of them, by the end of their key in the catalogs."""

LASTING: Final = [o.BUILD, o.UPGRADE, o.STAGE, o.DEVELOP, o.REVOLUTION, o.LEAD, o.PLAY]
"""Kinds of option that may bring culture at once, or every turn."""


def idea(state: State, decision: Decision, option: Option) -> Phrase:
    """The idea behind an option of a decision."""
    assert isinstance(state, ThroughTheAges)
    player = state.players[decision.seat]
    kind = option.kind
    if state.age == AGE_IV and kind in LASTING and brings_culture(state, player.seat, option):
        return said("last-culture")
    if kind == o.BUILD:
        return built(state, player, o.technology_of(option) // LEVELS)
    if kind == o.TAKE or kind == o.DEVELOP:
        return said(better(player.edition.cards[o.card_of(option)].kind))
    if kind == o.STAGE:
        stages = len(player.edition.cards[player.building].stages)
        return said("stage-last" if player.built + o.stages_of(option) == stages else "stage")
    return said(BY_KIND[kind])


def said(key: str, args: dict[str, Argument] | None = None) -> Phrase:
    """An idea as a phrase."""
    return Phrase(f"idea-through_the_ages-{key}", args)


def better(kind: int) -> str:
    """What a card of a kind is for."""
    if kind in BETTER:
        return BETTER[kind]
    return "better-army" if kind >= FIRST_UNIT else "better-faces"


def built(state: ThroughTheAges, player: Player, kind: int) -> Phrase:
    """What a worker is for, on a technology of a kind."""
    if kind == FARM:
        missing = of_bank(CONSUMPTION, player.yellow) - food(player) - food_made(state, player)
        return said("farm-hunger", {"n": missing}) if missing > 0 else said("farm")
    if kind in BUILT:
        return said(BUILT[kind])
    if kind < FIRST_UNIT:
        unhappy = discontent(player)
        return said("faces-now", {"n": unhappy}) if unhappy else said("faces")
    rivals = [rival.strength for rival in state.players if rival is not player and not rival.resigned()]
    weakest = bool(rivals) and player.strength < min(rivals)
    return said("army-weakest" if weakest else "army")


def brings_culture(state: ThroughTheAges, seat: int, option: Option) -> bool:
    """Whether an option brings culture, at once or every turn."""
    after = state.copy()
    GAME.apply(after, option)
    before, then = state.players[seat], after.players[seat]
    return then.culture > before.culture or then.culture_rate > before.culture_rate
