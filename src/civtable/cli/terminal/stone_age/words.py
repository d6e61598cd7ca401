"""Stone Age's table in sentences: every place, every card and building, every player."""

from civtable.cli.terminal.scene import Scene
from civtable.cli.terminal.stone_age.board import (
    LAND,
    RESOURCES,
    RINGS,
    VILLAGE,
    Board,
    PlayerBoard,
    amount,
    board_of,
    building_points,
    building_price,
    card_bottom,
    card_top,
    professions_owned,
    ready_tools,
    symbols_owned,
)
from civtable.core.words import Phrase


def describe(scene: Scene) -> list[str]:
    """Every place, every card and building, every player."""
    board = board_of(scene)
    lines = [place_line(scene, board, place) for place in VILLAGE + LAND]
    lines += [card_line(scene, board, slot) for slot in range(len(board.row))]
    lines.append(scene.words("play-stone_age-deck", n=board.deck))
    lines += [stack_line(scene, board, stack) for stack in range(len(board.stacks))]
    lines += [player_line(scene, seat, player) for seat, player in enumerate(board.players)]
    return lines


def people_on(scene: Scene, board: Board, place: str) -> str:
    """Who stands there: Red 2, Blue 1."""
    names = [
        f"{scene.words.seat(seat)} {player.figures[place]}"
        for seat, player in enumerate(board.players)
        if place in player.figures
    ]
    return ", ".join(names) if names else scene.words("play-stone_age-nobody")


def place_line(scene: Scene, board: Board, place: str) -> str:
    """A place: what it gives, who stands there, how many rings are free."""
    words = scene.words
    line = words(
        "play-stone_age-place",
        place=Phrase(f"stone_age-place-{place}"),
        gives=Phrase(f"play-stone_age-gives-{place}"),
        people=people_on(scene, board, place),
    )
    taken = sum([player.figures.get(place, 0) for player in board.players])
    if board.phase == "place" and place in LAND and place in RINGS:
        line += " " + words("play-stone_age-rings", n=RINGS[place] - taken)
    return line


def card_line(scene: Scene, board: Board, slot: int) -> str:
    """A card of the row: what it gives now and counts for at the end, who stands there."""
    words = scene.words
    place = f"card_{slot + 1}"
    card = board.row[slot]
    if card is None:
        return words("play-stone_age-gone", place=Phrase(f"stone_age-place-{place}"))
    return words(
        "play-stone_age-card",
        place=Phrase(f"stone_age-place-{place}"),
        top=card_top(scene, card),
        bottom=card_bottom(scene, card),
        people=people_on(scene, board, place),
    )


def stack_line(scene: Scene, board: Board, stack: int) -> str:
    """A stack of buildings: the open tile, how many are left, who stands there."""
    words = scene.words
    place = f"building_{stack + 1}"
    tile, left = board.stacks[stack]
    if tile is None:
        return words("play-stone_age-gone", place=Phrase(f"stone_age-place-{place}"))
    points = building_points(scene, tile)
    return words(
        "play-stone_age-stack",
        place=Phrase(f"stone_age-place-{place}"),
        price=building_price(scene, tile),
        points=amount(words, "points", int(points)) if points else words("play-stone_age-worth"),
        left=left,
        people=people_on(scene, board, place),
    )


def player_line(scene: Scene, seat: int, player: PlayerBoard) -> str:
    """A player's board, in sentences that leave out what the player does not have."""
    words = scene.words
    parts = [
        words("play-stone_age-has-people", n=player.people, home=player.at_home),
        words("play-stone_age-has-food", food=player.food, track=player.food_track),
    ]
    goods = [amount(words, name, player.goods[i]) for i, name in enumerate(RESOURCES) if player.goods[i]]
    parts.append(words("play-stone_age-has-goods", goods=words.joined(goods)))
    for key, values in (
        ("tools", ready_tools(player)),
        ("used_tools", player.used_tools),
        ("one_use", player.one_use_tools),
    ):
        if values:
            parts.append(
                words(f"play-stone_age-has-{key}", tools=", ".join([str(value) for value in values]))
            )
    if player.any_two_resources:
        parts.append(words("play-stone_age-has-two"))
    for key, names in (
        ("symbols", symbols_owned(scene, player)),
        ("professions", professions_owned(scene, player)),
    ):
        if names:
            parts.append(words(f"play-stone_age-has-{key}", names=", ".join(names)))
    if player.hidden_card:
        parts.append(words("play-stone_age-has-hidden"))
    parts.append(words("play-stone_age-has-buildings", n=player.buildings))
    parts.append(words("play-stone_age-has-points", n=player.score))
    return f"{scene.name(seat)}: {' '.join(parts)}"
