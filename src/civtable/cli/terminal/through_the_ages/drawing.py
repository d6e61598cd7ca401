"""Through the Ages at a table in the terminal: where it stands, and its options in groups."""

from dataclasses import replace
from itertools import groupby
from typing import Final

from civtable.cli.terminal.scene import COURSE, ORDINARY, TURN, Entry, Scene
from civtable.cli.terminal.through_the_ages.board import (
    Civilization,
    board_in,
    board_of,
    card_name,
    cards_of,
    signed,
)
from civtable.cli.terminal.through_the_ages.picture import draw
from civtable.cli.terminal.through_the_ages.words import about, describe
from civtable.core.game import Option

__all__ = [
    "about",
    "describe",
    "destroys",
    "draw",
    "known_as",
    "legend",
    "menu",
    "name_of",
    "role_of",
    "standings",
    "status",
    "things",
]

GROUPS: Final = {
    "take": ["take"],
    "population": ["population", "liner", "barbarossa"],
    "build": ["build", "stage"],
    "upgrade": ["upgrade", "bach"],
    "develop": ["develop", "revolution"],
    "play": ["lead", "play"],
    "tactics": ["tactic", "copy"],
    "politics": ["event", "aggression", "war", "pact", "cancel", "columbus", "alexander"],
    "discard": ["discard"],
    "destroy": ["destroy"],
    "disband": ["disband"],
}
"""The verbs that are listed together; all others stand in the last group."""

GROUP_OF: Final = {verb: group for group, verbs in GROUPS.items() for verb in verbs}
ORDER: Final = [*GROUPS, "other"]

ON_BOARD: Final = [
    *("take", "build", "develop", "lead", "play", "tactic", "event", "discard", "defend", "bonus", "copy"),
]
"""What is shown by a number beside the card itself."""

HINTED: Final = [
    *("population", "build", "stage", "upgrade", "develop", "revolution", "lead", "play", "tactic", "copy"),
    *("destroy", "disband", "barbarossa", "bach", "liner"),
]
"""What changes one's own area only, at once and without chance: there it helps to see the price."""

OF_ITSELF: Final = [
    *("age_began", "last_round", "row_cleared", "produced", "drew", "passed", "bade", "tactic_shared"),
    "not_colonized",
]
"""What happens in every turn, and is no deed against anybody."""

COPIES: Final = {"second": 2, "third": 3}
"""By the word in a code: which copy of a card in the row is taken, where it is not the first."""

CHANGES: Final = [
    *("civil_actions", "military_actions", "food", "resources", "science", "culture"),
    *("science_rate", "culture_rate", "strength", "happiness", "discontent"),
]


def status(scene: Scene) -> str:
    """The age, the round, whose turn it is, and when the game ends if that is known."""
    board = board_of(scene)
    words = scene.words
    if board.over:
        return words("play-tta-over")
    player = words.seat(board.current)
    line = words("play-tta-status", age=board.age, round=board.round, player=player)
    if board.last_round == 0:
        return line
    if board.round >= board.last_round:
        return f"{line} · {words('play-tta-last')}"
    return f"{line} · {words('play-tta-last_soon', n=board.last_round)}"


def standings(scene: Scene) -> list[int] | None:
    """Culture."""
    return [player["culture"] for player in board_of(scene).players]


def legend(scene: Scene) -> str:
    """The signs of the picture."""
    return scene.words("play-tta-legend")


def name_of(scene: Scene, option: Option) -> str:
    """Cards can be taken, built and played: their names alone do not say which, so codes and words do."""
    return ""


def things(scene: Scene) -> dict[str, str]:
    """All cards by id, with their names."""
    return {card: card_name(scene.words, card) for card, _ in cards_of(scene).entries()}


def known_as(scene: Scene, said: list[str]) -> list[str]:
    """Every card has a name of its own."""
    return []


def role_of(event: str) -> int:
    """Cards leave the row, civilizations produce and draw whatever others do."""
    return TURN if event == "turn_began" else COURSE if event in OF_ITSELF else ORDINARY


# Options.


def destroys(option: Option) -> bool:
    """Buildings and units that are given back, and leaving the game."""
    return verb_of(option) in ("destroy", "disband", "resign")


def menu(scene: Scene) -> list[Entry]:
    """By what they do, in the order of GROUPS; bids in a row are one entry."""
    board = board_of(scene)
    before = board.players[scene.viewer] if scene.viewer >= 0 else None
    entries: list[Entry] = []
    for verb, members in groupby(enumerate(scene.options, 1), lambda numbered: verb_of(numbered[1])):
        numbered = list(members)
        if verb == "bid" and len(numbered) > 2:
            (first, least), (last, most) = numbered[0], numbered[-1]
            code = f"{least.code} ... {most.code}"
            sentence = f"{scene.sentence(least)} – {most.code.split()[1]}"
            title = scene.words("play-tta-group-other")
            entries.append(
                Entry(first, last, code, sentence, group="other", title=title, label=sentence, brief=sentence)
            )
            continue
        entries += [entry_of(scene, number, option, before) for number, option in numbered]
    if len({verb_group(option) for option in scene.options}) < 2:
        return [replace(entry, title="") for entry in entries]
    return sorted(entries, key=lambda entry: (ORDER.index(entry.group or "other"), entry.first))


def verb_of(option: Option) -> str:
    """The first word of its code."""
    return option.code.split()[0]


def verb_group(option: Option) -> str:
    """The group that an option stands in."""
    return GROUP_OF.get(verb_of(option), "other")


def entry_of(scene: Scene, number: int, option: Option, before: Civilization | None) -> Entry:
    """One option, with its price and what it changes where that is certain."""
    verb = verb_of(option)
    hint = changes(scene, option, before) if before is not None and verb in HINTED else ""
    if verb == "take":
        hint = take_price(scene, option)
    name = label(scene, option)
    return Entry(
        number,
        number,
        option.code,
        scene.sentence(option),
        hint,
        verb in ON_BOARD,
        verb_group(option),
        scene.words(f"play-tta-group-{verb_group(option)}"),
        name,
        f"{name} ({hint.split()[0]})" if verb == "take" else name,
    )


def label(scene: Scene, option: Option) -> str:
    """An option within its group, where the verb is known; the whole sentence where that is not enough."""
    words = scene.words
    verb, *rest = option.code.split()
    names = [card_name(words, part) for part in rest if part in facts_of(scene)]
    if verb == "stage":
        return words("play-tta-stage", n=int(rest[0]))
    if verb == "population":
        return words("play-tta-one_more")
    if verb == "revolution":
        return words("play-tta-revolution", card=names[0])
    if verb == "copy":
        return words("play-tta-copied", card=names[0])
    if "seat" in rest:  # an aggression, a war, a pact: whom it is about, and of some pacts the own side
        against = words("play-tta-against", card=names[0], rival=words.seat(int(rest[2])))
        return f"{against} ({rest[-1].upper()})" if "as" in rest else against
    if verb == "upgrade":
        return " → ".join(names)
    plain = ("take", "build", "develop", "lead", "play", "tactic", "event", "discard", "destroy", "disband")
    if verb in plain:
        ordinal = rest[0] if verb == "take" else ""
        return f"{names[0]} [{COPIES[ordinal]}]" if ordinal in COPIES else names[0]
    return scene.sentence(option)


def facts_of(scene: Scene) -> dict[str, object]:
    """The cards by id."""
    return dict(cards_of(scene).entries())


def take_price(scene: Scene, option: Option) -> str:
    """The civil actions that a card in the row costs the viewer."""
    board = board_of(scene)
    _, *ordinal, card = option.code.split()
    copies = [space for space, name in enumerate(board.row) if name == card]
    price = board.prices[copies[COPIES[ordinal[0]] - 1 if ordinal else 0]]
    return "" if price is None else scene.words("play-tta-zone", n=price)


def changes(scene: Scene, option: Option, before: Civilization) -> str:
    """What the viewer pays and gets at once: −1 CA, −2 res., +1 strength."""
    after = board_in(scene.sandbox(option)).players[scene.viewer]
    parts = [
        scene.words(f"play-tta-hint-{name}", n=signed(after[name] - before[name]))
        for name in CHANGES
        if after[name] != before[name]
    ]
    return ", ".join(parts)
