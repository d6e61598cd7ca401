"""Stone Age at a table in the terminal: where it stands, and its options in groups."""

from itertools import groupby
from typing import Final

from civtable.cli.terminal.scene import COURSE, ORDINARY, TURN, Entry, Scene
from civtable.cli.terminal.stone_age.board import LAND, RESOURCES, amount, board_in, board_of
from civtable.cli.terminal.stone_age.picture import draw
from civtable.cli.terminal.stone_age.words import describe
from civtable.core.game import Option
from civtable.core.words import Phrase

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

HINTED: Final = ["tools", "card_tools", "pay_building"]
"""The questions where it helps to see what an option would give."""


def status(scene: Scene) -> str:
    """The round, the phase, who starts."""
    board = board_of(scene)
    words = scene.words
    return words(
        "play-stone_age-status",
        round=board.round,
        phase=Phrase(f"play-stone_age-phase-{board.phase}"),
        player=words.seat(board.start_player),
    )


def standings(scene: Scene) -> list[int] | None:
    """The score track."""
    return [player.score for player in board_of(scene).players]


def legend(scene: Scene) -> str:
    """The signs of the players' lines."""
    return scene.words("play-stone_age-legend")


def things(scene: Scene) -> dict[str, str]:
    """Cards and buildings have no names; those on the table are described by their places."""
    return {}


def about(scene: Scene, thing: str) -> list[str]:
    """There is nothing of that kind."""
    return []


def known_as(scene: Scene, said: list[str]) -> list[str]:
    """No piece has a name."""
    return []


def role_of(event: str) -> int:
    """Everybody is fed at the end of a round."""
    if event == "round_began":
        return TURN
    return COURSE if event in ("fed", "turned_up_card") else ORDINARY


# Options.


def destroys(option: Option) -> bool:
    """Nothing is ever destroyed."""
    return False


def menu(scene: Scene) -> list[Entry]:
    """Placements grouped by place, and the card for two resources; all others with what they would give."""
    entries: list[Entry] = []
    groups = groupby(enumerate(scene.options, 1), lambda numbered: group_of(numbered[1]))
    for _, members in groups:
        numbered = list(members)
        (first, option), (last, most) = numbered[0], numbered[-1]
        kind, *rest = option.code.split()
        on_board = kind in ("place", "use")
        if first == last:
            hint = gains(scene, option) if scene.question_name in HINTED else ""
            entries.append(Entry(first, last, option.code, scene.sentence(option), hint, on_board))
        elif kind == "take":
            entries.append(Entry(first, last, "take ...", scene.words("play-stone_age-menu-take")))
        else:
            entries.append(places_entry(scene, (first, last), rest[1], (rest[0], most.code.split()[1])))
    return entries


def group_of(option: Option) -> str:
    """What an option is listed with: placements with those on the same place, most by themselves."""
    kind, *rest = option.code.split()
    return f"place {rest[1]}" if kind == "place" else kind if kind == "take" else option.code


def places_entry(scene: Scene, numbers: tuple[int, int], place: str, people: tuple[str, str]) -> Entry:
    """All ways to place people on one place."""
    least, most = people
    at = Phrase(f"stone_age-at-{place}")
    sentence = scene.words("play-stone_age-menu-place", least=least, most=most, at=at)
    return Entry(*numbers, f"place {least}-{most} {place}", sentence, on_board=True)


def gains(scene: Scene, option: Option) -> str:
    """What the viewer would have more of after an option: +2 wood."""
    before = board_of(scene).players[scene.viewer]
    after = board_in(scene.sandbox(option)).players[scene.viewer]
    parts = [
        (name, after.goods[i] - before.goods[i])
        for i, name in enumerate(RESOURCES)
        if after.goods[i] > before.goods[i]
    ]
    if after.food > before.food and scene.question_name == "tools":
        parts.append(("food", after.food - before.food))
    if after.score > before.score:
        parts.append(("points", after.score - before.score))
    if not parts and scene.question_name != "pay_building":
        return scene.words("play-stone_age-nothing")
    return ", ".join([f"+{amount(scene.words, name, number)}" for name, number in parts])


def name_of(scene: Scene, option: Option) -> str:
    """Places are called as on the board, with the number of people where that can be chosen."""
    kind, *rest = option.code.split()
    if kind not in ("place", "use"):
        return ""
    words = scene.words
    place = rest[-1]
    if place.startswith("card_"):
        return words("play-stone_age-short-card", n=int(place[-1]))
    if place.startswith("building_"):
        return words("play-stone_age-short-stack", n=int(place[-1]))
    name = words(f"play-stone_age-short-{place}")
    return f"{name} {rest[0]}" if kind == "place" and place in LAND else name
