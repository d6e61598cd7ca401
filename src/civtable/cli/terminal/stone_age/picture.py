"""Stone Age's table as a picture: places, cards and buildings side by side, the players below."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civtable.cli.terminal.scene import ROOMY, SMALL, Scene
from civtable.cli.terminal.stone_age.board import (
    LAND,
    RESOURCES,
    RINGS,
    VILLAGE,
    Board,
    PlayerBoard,
    board_of,
    building_points,
    building_price,
    card_bottom,
    card_top,
    is_green,
    professions_owned,
    ready_tools,
    symbols_owned,
)
from civtable.cli.terminal.style import GLOW, HEADING, QUIET, SEAT_MARKS, SEAT_STYLES, seat_text

NARROW: Final = 78
"""Below this width, things stand below each other, and the players' numbers, too."""

WIDE: Final = 96
"""From this width on, there is some air between columns."""

COLUMNS: Final = ["people", "food", *RESOURCES, "tools", "cards", "buildings", "points"]

GONE: Final = "—"
SYMBOL: Final = "#6fa84f"  # green cards
PEOPLE: Final = "#b9986a"  # sand cards

CROWD: Final = 7
"""More people than this on a place are written as a number."""


def draw(scene: Scene, width: int, size: int) -> RenderableType:
    """The whole table; roomy: with every player's cards by name; small: only the players."""
    board = board_of(scene)
    players = players_grid(scene, board, size, width)
    if size == SMALL:
        return players
    numbers = numbers_on_board(scene)
    places = places_grid(scene, board, numbers)
    for_sale = market(scene, board, numbers)
    if width < NARROW:
        both: RenderableType = Group(places, for_sale)
    else:
        beside = Grid.grid(padding=(0, 5 if width >= WIDE else 1, 0, 0))
        beside.add_row(places, for_sale)
        both = beside
    air = [Text()] if size == ROOMY else []
    return Group(both, *air, players)


def numbers_on_board(scene: Scene) -> dict[str, str]:
    """By place: the numbers of the options there, to be shown beside it."""
    found: dict[str, list[int]] = {}
    for number, option in enumerate(scene.options, 1):
        kind, *rest = option.code.split()
        if kind in ("place", "use"):
            found.setdefault(rest[-1], []).append(number)
    return {place: str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for place, run in found.items()}


def grid(*columns: str) -> Grid:
    """A table without lines. A column is its side (< or >), a + if it may break, and its least width."""
    table = Grid.grid(padding=(0, 1, 0, 0))
    for column in columns:
        least = int(column[1:].removeprefix("+") or "1")
        right = column[0] == ">"
        table.add_column(justify="right" if right else "left", no_wrap="+" not in column, min_width=least)
    return table


def figures(board: Board, place: str) -> Text:
    """The people on a place, in the colours and with the marks of their players."""
    there = [
        (seat, player.figures[place]) for seat, player in enumerate(board.players) if place in player.figures
    ]
    crowded = sum([number for _, number in there]) > CROWD
    text = Text()
    for seat, number in there:
        mark = SEAT_MARKS[seat]
        text.append(f"{number}{mark} " if crowded else mark * number, style=SEAT_STYLES[seat])
    return text


def places_grid(scene: Scene, board: Board, numbers: dict[str, str]) -> Grid:
    """Village and land: who stands there, what a place gives, what to type."""
    words = scene.words
    table = grid("<", "<7", "<", ">5")
    table.add_row(Text(words("play-stone_age-places"), style=HEADING))
    for place in VILLAGE + LAND:
        open_here = place in numbers
        text = figures(board, place)
        if open_here and place in RINGS and board.phase == "place":
            taken = sum([player.figures.get(place, 0) for player in board.players])
            text.append("·" * (RINGS[place] - taken), style=QUIET)
        table.add_row(
            words(f"play-stone_age-short-{place}"),
            text,
            Text(words(f"play-stone_age-gives-{place}"), style=QUIET),
            Text(numbers.get(place, ""), style=GLOW),
        )
    return table


def market(scene: Scene, board: Board, numbers: dict[str, str]) -> RenderableType:
    """Cards above, buildings below, with the people and the numbers in one line."""
    words = scene.words
    cards = card_rows(scene, board)
    stacks = stack_rows(scene, board)
    width = max(wide(cards, 0) + wide(cards, 1) + wide(cards, 2), wide(stacks, 0) + wide(stacks, 1) + 5)
    upper = grid("<", f"<+{wide(cards, 1)}", f"<+{width - wide(cards, 0) - wide(cards, 1)}", "<1", ">2")
    lower = grid("<", f"<+{width - wide(stacks, 0) - 5}", ">2", ">2", "<1", ">2")
    for table, kind, rows in ((upper, "card", cards), (lower, "building", stacks)):
        for i, row in enumerate(rows, 1):
            number = Text(numbers.get(f"{kind}_{i}", ""), style=GLOW)
            table.add_row(*row, figures(board, f"{kind}_{i}"), number)
    heading = Text(words("play-stone_age-cards"), style=HEADING)
    heading.append("  " + words("play-stone_age-deck_short", n=board.deck), style=QUIET)
    return Group(heading, upper, Text(words("play-stone_age-buildings"), style=HEADING), lower)


def wide(rows: list[list[Text]], column: int) -> int:
    """The width of the widest text in a column."""
    return max([row[column].cell_len for row in rows])


def card_rows(scene: Scene, board: Board) -> list[list[Text]]:
    """The row of cards from the cheapest: its place, what it gives now, what it counts for at the end."""
    rows: list[list[Text]] = []
    for slot, card in enumerate(board.row, 1):
        label = Text(scene.words("play-stone_age-short-card", n=slot), style=QUIET)
        if card is None:
            rows.append([label, Text(GONE, style=QUIET), Text()])
        else:
            bottom = card_bottom(scene, card, short=True)
            style = SYMBOL if is_green(scene, card) else PEOPLE
            rows.append([label, Text(card_top(scene, card, short=True)), Text(bottom, style=style)])
    return rows


def stack_rows(scene: Scene, board: Board) -> list[list[Text]]:
    """The stacks of buildings: price, points, how many are left."""
    rows: list[list[Text]] = []
    for stack, (tile, left) in enumerate(board.stacks, 1):
        label = Text(scene.words("play-stone_age-short-stack", n=stack), style=QUIET)
        price = Text(building_price(scene, tile, short=True)) if tile is not None else Text(GONE, style=QUIET)
        points = Text(building_points(scene, tile)) if tile is not None else Text()
        rows.append([label, price, points, Text(f"×{left}", style=QUIET)])
    return rows


# Players.


def players_grid(scene: Scene, board: Board, size: int, width: int) -> RenderableType:
    """The numbers of all players, and a line of cards: everybody's, or only the viewer's."""
    words = scene.words
    titles = [words(f"play-stone_age-col-{name}") for name in COLUMNS]
    rows = [player_row(scene, seat, player) for seat, player in enumerate(board.players)]
    table = Grid(box=None, padding=(0, 2 if width >= WIDE else 1, 0, 0), pad_edge=False, header_style=HEADING)
    if width < NARROW:
        table.add_column(words("play-stone_age-players"), style=HEADING, no_wrap=True)
        for row in rows:
            table.add_column(row[0], justify="right")
        for i, title in enumerate(titles):
            table.add_row(title, *[row[i + 1] for row in rows])
    else:
        table.add_column(words("play-stone_age-players"), no_wrap=True)
        for name, title in zip(COLUMNS, titles, strict=True):
            tools = name == "tools"  # the only column that can get long
            table.add_column(title, justify="left" if tools else "right", no_wrap=not tools)
        for row in rows:
            table.add_row(*row)
    owned = grid("<", "<+20")
    for seat, player in enumerate(board.players):
        cards = cards_owned(scene, player)
        if cards and (size == ROOMY or seat == scene.viewer):
            owned.add_row(seat_text(seat), cards)
    return Group(table, owned)


def player_row(scene: Scene, seat: int, player: PlayerBoard) -> list[Text]:
    """The name of a player, then the numbers in the order of COLUMNS."""
    name = seat_text(seat, scene.words.seat(seat))
    if seat == scene.viewer:
        name.append(" " + scene.words("play-stone_age-you"), style="bold")
    elif seat == scene.deciding:
        name.append(" …")
    cells = [
        Text(f"{player.at_home}/{player.people}"),
        Text(f"{player.food} +{player.food_track}"),
        *[Text(str(number), style="" if number else QUIET) for number in player.goods],
        tools_text(player),
        Text(str(len(player.cards) + int(player.hidden_card))),
        Text(str(player.buildings)),
        Text(str(player.score), style="bold"),
    ]
    return [name, *cells]


def tools_text(player: PlayerBoard) -> Text:
    """The tiles: ready ones, used ones in brackets, one-use tools with a mark."""
    text = Text(" ".join([str(value) for value in ready_tools(player)]))
    if player.used_tools:
        used = " ".join([str(value) for value in player.used_tools])
        text.append(f" ({used})" if text else f"({used})", style=QUIET)
    for value in player.one_use_tools:
        text.append(f" {value}!" if text else f"{value}!")
    return text if text else Text("–", style=QUIET)


def cards_owned(scene: Scene, player: PlayerBoard) -> str:
    """Symbols, then people by profession, then what lies ready."""
    words = scene.words
    parts = [", ".join(symbols_owned(scene, player)), ", ".join(professions_owned(scene, player))]
    if player.any_two_resources:
        parts.append(words("play-stone_age-two_ready"))
    if player.hidden_card:
        parts.append(words("play-stone_age-one_hidden"))
    return " · ".join([part for part in parts if part])
