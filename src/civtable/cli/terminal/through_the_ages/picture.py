"""Through the Ages' table as a picture: the card row, the own civilization, the rivals in brief."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civtable.cli.terminal.columns import NARROW, add_columns, columns, fitted, numbered, titled
from civtable.cli.terminal.scene import ROOMY, SMALL, UNPLAYABLE, Scene
from civtable.cli.terminal.style import GLOW, HEADING, QUIET, seat_text
from civtable.cli.terminal.through_the_ages.board import (
    FARMS_AND_MINES,
    UNITS,
    URBAN,
    Board,
    Civilization,
    age_of,
    backs_text,
    board_of,
    by_bank,
    card_name,
    in_use,
    is_unplayable,
    kind_of,
    next_change,
    on_track,
    production,
    signed,
    stages_of,
    table_of,
)
from civtable.cli.terminal.through_the_ages.words import leaving, names_of, wonders_named

WIDE: Final = 96
ROOM_FOR_KIND: Final = 30
"""From this width on, a technology is shown with its kind."""

DOT: Final = " · "


def draw(scene: Scene, width: int, size: int) -> RenderableType:
    """The whole table; small: without the card row and the shared cards."""
    board = board_of(scene)
    numbers = numbers_on_board(scene)
    own: list[RenderableType] = []
    if scene.viewer >= 0:
        own = own_part(scene, board.players[scene.viewer], numbers, width, size)
    parts: list[RenderableType] = []
    if size != SMALL:
        parts += [row_part(scene, board, numbers, width), events_part(scene, board, numbers, size)]
    air: list[RenderableType] = [Text()] if size == ROOMY else []
    return Group(*parts, *air, *own, *air, rivals_part(scene, board, width, size))


def numbers_on_board(scene: Scene) -> dict[str, int]:
    """By `take`, `build` (a technology), `hand` or `copy` and the rest of the code: what to type."""
    places = {"take": "take", "build": "build", "copy": "copy"}
    places |= dict.fromkeys(
        ["develop", "lead", "play", "tactic", "event", "discard", "defend", "bonus"], "hand"
    )
    found: dict[str, int] = {}
    for number, option in enumerate(scene.options, 1):
        verb, _, rest = option.code.partition(" ")
        if verb in places:
            found[f"{places[verb]} {rest}"] = number
    return found


# What everybody shares.


def row_part(scene: Scene, board: Board, numbers: dict[str, int], width: int) -> RenderableType:
    """The card row in its three price zones, with what leaves next."""
    words = scene.words
    prices = table_of(scene, "row_price")
    table, each = columns(width, 3)
    cells: list[list[Text]] = []
    for zone in sorted(set(prices)):
        heading = Text(words("play-tta-zone", n=zone), style=HEADING)
        if zone == 1:
            heading = Text.assemble((f"{words('play-tta-row')} ", f"bold {HEADING}"), heading)
        elif zone == 3:
            heading.append(DOT + words("play-tta-deck", n=board.deck), style=QUIET)
        spaces = [space for space in range(len(prices)) if prices[space] == zone and board.row[space]]
        cells.append([heading, *[row_cell(scene, board, numbers, space, each) for space in spaces]])
    add_columns(table, cells)
    return table


def row_cell(scene: Scene, board: Board, numbers: dict[str, int], space: int, width: int) -> Text:
    """A card in the row: what to type, its name, kind and age; ×, and its price if it is not the zone's."""
    words = scene.words
    card = board.row[space]
    copies = board.row[:space].count(card)
    key = f"take {['', 'second ', 'third '][min(copies, 2)]}{card}"
    number = f"{numbers[key]})" if key in numbers else ""
    kind, age = kind_of(scene, card), age_of(scene, card)
    after = words(f"play-tta-short-{kind}")
    if not card_name(words, card).endswith(f" {age}"):
        after += f" {age}"  # the names of most action cards end with their age
    price = board.prices[space]
    if price is not None and price != table_of(scene, "row_price")[space]:
        after += f" ={price}"
    if space < leaving(scene, board):
        after += " ×"
    name = fitted(card_name(words, card), width - 5 - len(after))
    return Text.assemble((number.rjust(3), GLOW), f" {name} ", (after, QUIET))


def events_part(scene: Scene, board: Board, numbers: dict[str, int], size: int) -> RenderableType:
    """The event decks by age, and the tactics that can be copied."""
    words = scene.words
    parts = [words("play-tta-current", backs=backs_text(board.events.backs))]
    if board.next_event:
        parts.append(words("play-tta-next", card=card_name(words, board.next_event)))
    parts.append(words("play-tta-future", backs=backs_text(board.future.backs)))
    if size == ROOMY and (board.events.known or board.future.known):
        known = names_of(scene, board.events.known + board.future.known)
        parts.append(words("play-tta-known", names=known))
    parts.append(words("play-tta-past", n=len(board.past)))
    if board.bonuses is not None and board.bonuses.size:
        hidden = board.bonuses.size - len(board.bonuses.known)
        known = names_of(scene, board.bonuses.known) or "–"
        parts.append(words("play-tta-bonuses", names=known, hidden=hidden))
    line = titled(words("play-tta-events"), DOT.join(parts))
    if board.tactics:
        cards = [numbered(Text(card_name(words, card)), numbers, f"copy {card}") for card in board.tactics]
        line.append("  ")
        line.append_text(titled(words("play-tta-shared"), Text(", ").join(cards)))
    return line


# The viewer's civilization.


def own_part(
    scene: Scene, player: Civilization, numbers: dict[str, int], width: int, size: int
) -> list[RenderableType]:
    """Actions and goods, banks, technologies, cards in play, hands."""
    words = scene.words
    head = seat_text(scene.viewer, card_name(words, player.government))
    head.append_text(Text(DOT + DOT.join(head_parts(scene, player)), style="default"))
    parts: list[RenderableType] = [head, Text(DOT.join(goods_parts(scene, player))), banks(scene, player)]
    table, each = columns(width, 3)
    kinds = [FARMS_AND_MINES, URBAN, UNITS]
    add_columns(table, [technology_cells(scene, player, numbers, group, each, size) for group in kinds])
    parts.append(table)
    played = in_play(scene, player)
    if played:
        parts.append(Text("  ").join(played))
    parts.append(hands(scene, player, numbers, size))
    return parts


def head_parts(scene: Scene, player: Civilization) -> list[str]:
    """Actions left and in all, workers without work, faces against need."""
    words = scene.words
    need = by_bank(scene, "happy_needed", player["yellow_bank"])
    parts = [
        f"{words('play-tta-civil_short')} {player['civil_actions']}/{player['civil_total']}",
        f"{words('play-tta-military_short')} {player['military_actions']}/{player['military_total']}",
        words("play-tta-unused", n=player["unused_workers"]),
        words("play-tta-happy", have=player["happiness"], need=need),
    ]
    if player["discontent"]:
        parts.append(words("play-tta-discontent", n=player["discontent"]))
    return parts


def goods_parts(scene: Scene, player: Civilization) -> list[str]:
    """Food, resources and points with what comes each turn, and strength."""
    words = scene.words
    eats = by_bank(scene, "consumption", player["yellow_bank"])
    food = f"{words('play-tta-food')} {player['food']} {signed(production(scene, player, 'farm'))}"
    return [
        f"{food} −{eats}" if eats else food,
        f"{words('play-tta-resources')} {player['resources']} {signed(production(scene, player, 'mine'))}",
        f"{words('play-tta-science')} {on_track(scene, player['science'], 'science_most')} "
        f"{on_track(scene, signed(player['science_rate']), 'rating_most')}",
        f"{words('play-tta-culture')} {player['culture']} "
        f"{on_track(scene, signed(player['culture_rate']), 'rating_most')}",
        f"{words('play-tta-strength')} {on_track(scene, player['strength'], 'strength_most')}",
    ]


def banks(scene: Scene, player: Civilization) -> Text:
    """Both banks: what they show now, and with how many tokens it gets worse."""
    words = scene.words
    yellow, blue = player["yellow_bank"], player["blue_bank"]
    text = Text(
        words(
            "play-tta-yellow",
            n=yellow,
            food=player["population_price"],
            eats=by_bank(scene, "consumption", yellow),
            need=by_bank(scene, "happy_needed", yellow),
        )
    )
    tables = ["population_cost", "consumption", "happy_needed"]
    changes = [next_change(scene, table, yellow) for table in tables]
    fewer = max([change[0] for change in changes if change is not None], default=-1)
    if fewer >= 0:
        then = ", ".join([str(by_bank(scene, table, fewer)) for table in tables])
        text.append(f" ({words('play-tta-at', at=fewer, then=then)})", style=QUIET)
    text.append("  " + words("play-tta-blue", n=blue, corruption=by_bank(scene, "corruption", blue)))
    change = next_change(scene, "corruption", blue)
    if change is not None:
        text.append(f" ({words('play-tta-at', at=change[0], then=str(change[1]))})", style=QUIET)
    return text


def technology_cells(
    scene: Scene, player: Civilization, numbers: dict[str, int], kinds: list[str], width: int, size: int
) -> list[Text]:
    """Technologies of some kinds. Old ones that nobody works on are left out where there is little room."""
    words = scene.words
    cells: list[Text] = []
    cards = in_use(scene, player, kinds)
    for i, card in enumerate(cards):
        workers, tokens = player.workers.get(card, 0), player.stored.get(card, 0)
        kind = kind_of(scene, card)
        better = i + 1 < len(cards) and kind_of(scene, cards[i + 1]) == kind
        if size != ROOMY and better and not workers and not tokens and f"build {card}" not in numbers:
            continue
        store = kind in FARMS_AND_MINES or tokens
        held = words("play-tta-tokens", workers=workers, tokens=tokens)
        after = held if store else words("play-tta-workers", n=workers)
        number = f"{numbers[f'build {card}']})" if f"build {card}" in numbers else ""
        label = age_of(scene, card)
        if width >= ROOM_FOR_KIND:
            label = f"{words(f'play-tta-short-{kind}')} {label}"
        name = fitted(card_name(words, card), width - 6 - len(label) - len(after))
        cell = Text.assemble((number.rjust(3), GLOW), f" {name} ", (label, QUIET))
        cells.append(cell.append(f" {after}", style="bold" if workers or tokens else QUIET))
    return cells


def in_play(scene: Scene, player: Civilization) -> list[Text]:
    """Leader, wonders, colonies, tactic, special technologies, war and pact."""
    words = scene.words
    found: list[Text] = []
    if player.leader:
        found.append(titled(words("play-tta-leader"), card_name(words, player.leader)))
    wonders = wonders_named(scene, player)
    if player.building:
        costs = stages_of(scene, player.building)
        built = player["stages_built"]
        name = card_name(words, player.building)
        line = words("play-tta-building", card=name, built=built, stages=len(costs))
        wonders.append(f"{line} ({' '.join([str(cost) for cost in costs[built:]])})")
    for key, names in (
        ("wonders", wonders),
        ("specials", [card_name(words, card) for card in player.specials]),
        ("colonies", [card_name(words, card) for card in player.colonies]),
        ("tactic", [card_name(words, player.tactic)] if player.tactic else []),
    ):
        if names:
            found.append(titled(words(f"play-tta-{key}"), ", ".join(names)))
    for key, relation in (("war", player.war), ("pact", player.pact)):
        if relation is not None:
            card, rival = card_name(words, relation[0]), words.seat(relation[1])
            found.append(titled(words(f"play-tta-{key}"), words("play-tta-against", card=card, rival=rival)))
    return found


def hands(scene: Scene, player: Civilization, numbers: dict[str, int], size: int) -> Text:
    """The cards in hand, those that can be used with their numbers, military ones with their kinds."""
    words = scene.words
    text = Text()
    for key, hand in (("hand", player.hand), ("military", player.military_hand)):
        if text:
            text.append("  ")
        cards: list[Text] = []
        for card in hand.get("cards", []):
            name = Text(card_name(words, card))
            if key == "military" and size == ROOMY:
                name.append(f" ({words(f'play-tta-kind-{kind_of(scene, card)}')})", style=QUIET)
            if is_unplayable(scene, card):
                cards.append(Text.assemble((f"{UNPLAYABLE} ", QUIET), name))
            else:
                cards.append(numbered(name, numbers, f"hand {card}"))
        text.append_text(titled(words(f"play-tta-{key}"), Text(", ").join(cards) if cards else Text("–")))
    return text


# The others.

RIVAL_COLUMNS: Final = [
    "culture",
    "science",
    "strength",
    "civil",
    "military",
    "food",
    "resources",
    "happy",
    "hand",
]


def rivals_part(scene: Scene, board: Board, width: int, size: int) -> RenderableType:
    """A line of numbers for each rival, and a line of cards."""
    words = scene.words
    table = Grid(box=None, padding=(0, 2 if width >= WIDE else 1, 0, 0), pad_edge=False, header_style=HEADING)
    table.add_column(words("play-tta-players" if scene.viewer < 0 else "play-tta-rivals"), no_wrap=True)
    for name in RIVAL_COLUMNS if width >= NARROW else RIVAL_COLUMNS[:3]:
        table.add_column(words(f"play-tta-col-{name}"), justify="right", no_wrap=True)
    below: list[RenderableType] = []
    for seat, player in enumerate(board.players):
        if seat == scene.viewer:
            continue
        who = seat_text(seat, words.seat(seat))
        if "resigned" in player.marks:
            who.append(f" {words('play-tta-resigned')}", style=QUIET)
        cells = rival_cells(scene, player)
        table.add_row(who, *cells[: len(table.columns) - 1])
        cards = [Text(card_name(words, player.government), style=HEADING), *in_play(scene, player)]
        hand = player.hand.get("cards")
        if size == ROOMY and hand:
            cards.append(titled(words("play-tta-hand"), names_of(scene, hand)))
        if len(cards) > 1 or age_of(scene, player.government) != "A":
            below.append(Text.assemble(seat_text(seat), " ", Text("  ").join(cards)))
    return Group(table, *below) if size != SMALL else table


def rival_cells(scene: Scene, player: Civilization) -> list[str]:
    """The numbers in the order of RIVAL_COLUMNS."""
    need = by_bank(scene, "happy_needed", player["yellow_bank"])
    return [
        f"{player['culture']} {signed(player['culture_rate'])}",
        f"{player['science']} {signed(player['science_rate'])}",
        str(player["strength"]),
        str(player["civil_total"]),
        str(player["military_total"]),
        str(player["food"]),
        str(player["resources"]),
        f"{player['happiness']}/{need}",
        f"{player.hand['count']}+{player.military_hand['count']}",
    ]
