"""Imperium at a table in the terminal: where it stands, and its options in groups."""

from dataclasses import replace
from typing import Final

from civtable.cli.terminal.imperium.board import board_of, card_name
from civtable.cli.terminal.imperium.picture import draw
from civtable.cli.terminal.imperium.words import about, describe
from civtable.cli.terminal.scene import BLOW, COURSE, ORDINARY, RIVAL, TURN, Entry, Scene
from civtable.cli.terminal.spelling import plain_words
from civtable.core.game import Option
from civtable.core.reading import Node

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
    "turn": ["pass", "accept", "innovate", "revolt"],
    "play": ["play"],
    "exhaust": ["exhaust", "use", "ready", "copy"],
    "acquire": ["acquire", "break"],
    "market": ["place", "banish"],
    "develop": ["develop"],
}
"""The verbs that are listed together; all others stand in the last group."""

GROUP_OF: Final = {verb: group for group, verbs in GROUPS.items() for verb in verbs}
ORDER: Final = [*GROUPS, "other"]
ON_BOARD: Final = ["play", "exhaust", "acquire", "break", "place", "banish", "develop"]
"""What is shown by a number beside the card itself."""


COPIES: Final = {"second": 2, "third": 3, "fourth": 4}
SAID_ELSEWHERE: Final = [
    *("play", "exhaust", "develop", "banish", "place", "discard", "take", "top", "history", "sink", "exile"),
    *("abandon", "recall", "garrison", "give", "find", "keep", "put", "solstice", "swap", "copy", "ready"),
]
"""Verbs that the title of the group or the question already says."""


def status(scene: Scene) -> str:
    """The round, whose turn it is, and when the game ends if that is known."""
    board = board_of(scene)
    words = scene.words
    if board.ended != "no":
        return words("play-imperium-over")
    phase = words(f"play-imperium-phase-{board.phase}")
    if board.phase == "solstice" or board.current < 0:
        line = words("play-imperium-status", round=board.round, phase=phase)
    else:
        line = words(
            "play-imperium-status_of", round=board.round, phase=phase, player=words.seat(board.current)
        )
    if not board.last_round:
        return line
    if board.round >= board.last_round:
        return f"{line} · {words('play-imperium-last')}"
    return f"{line} · {words('play-imperium-last_soon', n=board.last_round)}"


def standings(scene: Scene) -> list[int] | None:
    """Progress; all else is counted at the end."""
    return [player.tokens["progress"] for player in board_of(scene).players]


def legend(scene: Scene) -> str:
    """The signs of the picture."""
    return scene.words("play-imperium-legend")


def name_of(scene: Scene, option: Option) -> str:
    """A card can be played, exhausted, acquired: its name alone does not say which, so codes and words do."""
    return ""


def things(scene: Scene) -> dict[str, str]:
    """All cards by id, with their names."""
    return {card: card_name(scene.words, card) for card, _ in Node(scene.game.facts["cards"]).entries()}


def known_as(scene: Scene, said: list[str]) -> list[str]:
    """A nation stands for its power card in play, and for the card of the same name if that is in sight."""
    board = board_of(scene)
    words = scene.words
    powers: list[str] = []
    in_sight = [space.card for space in board.market if space.card]
    for player in board.players:
        in_play = [card.card for card in player.in_play]
        in_sight += in_play + (player.hand or [])
        if said in ([player.nation], plain_words(words(f"imperium-nation-{player.nation}"))):
            powers += [card for card in in_play if card.startswith(f"{player.nation}_power")]
    namesakes = [card for card in dict.fromkeys(in_sight) if plain_words(card_name(words, card)) == said]
    return powers + namesakes if powers else []


def role_of(event: str) -> int:
    """The automa has no seat: its turn begins with a roll and goes on by the rows of its table."""
    if event == "automa_stole":
        return BLOW
    if event in ("automa_rolled", "automa_row"):
        return RIVAL
    if event in ("round_began", "solstice_began"):
        return TURN
    return COURSE if event in ("drew", "reshuffled") else ORDINARY


# Options.


def destroys(option: Option) -> bool:
    """What is abandoned or exiled is what a card asks for."""
    return False


def menu(scene: Scene) -> list[Entry]:
    """By what they do, in the order of GROUPS."""
    entries = [entry_of(scene, number, option) for number, option in enumerate(scene.options, 1)]
    if len({entry.group for entry in entries}) < 2:
        return [replace(entry, title="") for entry in entries]
    return sorted(entries, key=lambda entry: (ORDER.index(entry.group), entry.first))


def entry_of(scene: Scene, number: int, option: Option) -> Entry:
    """One option."""
    verb = option.code.split()[0]
    group = GROUP_OF.get(verb, "other")
    label = label_of(scene, option, verb)
    elsewhere = option.code.endswith((" deck", " from exile", " from discard"))
    return Entry(
        number,
        number,
        option.code,
        scene.sentence(option),
        "",
        verb in ON_BOARD and not elsewhere,
        group,
        scene.words(f"play-imperium-group-{group}"),
        label,
        label,
    )


def label_of(scene: Scene, option: Option, verb: str) -> str:
    """An option within its group: the card, where the group or the question says what is done with it."""
    known = scene.game.facts["cards"]
    assert isinstance(known, dict)
    words = option.code.split()
    cards = [word for word in words[1:] if word in known]
    if verb not in SAID_ELSEWHERE or not cards:
        return scene.sentence(option)
    name = card_name(scene.words, cards[-1])
    if words[-1] in COPIES:
        return f"{name} [{COPIES[words[-1]]}]"
    if words[-2] == "from" and words[-1] != "exile":
        return f"{name} {scene.words(f'imperium-option-from-{words[-1]}')}"
    return scene.sentence(option) if words[-2] == "from" else name
