"""Imperium's table as a picture: the market, the own nation, the others and the automa in brief."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from civtable.cli.terminal.columns import add_columns, columns, fitted, numbered, titled
from civtable.cli.terminal.imperium.board import (
    MARKET_SUITS,
    Automa,
    Board,
    InPlay,
    Nation,
    board_of,
    card_name,
    cost_of,
    is_unplayable,
    names_of,
    short_tokens,
    suits_text,
)
from civtable.cli.terminal.scene import ROOMY, SMALL, UNPLAYABLE, Scene, listed
from civtable.cli.terminal.style import GLOW, QUIET, seat_text

DOT: Final = " · "
WIDE: Final = 100

PLACES: Final = {
    "play": "hand",
    "exhaust": "play",
    "acquire": "market",
    "banish": "market",
    "develop": "development",
}
"""Where the card of an option lies, by the first word of its code."""


def draw(scene: Scene, width: int, size: int) -> RenderableType:
    """The whole table; small: the market in one line, nothing of the others but their numbers."""
    board = board_of(scene)
    numbers = numbers_on_board(scene)
    parts: list[RenderableType] = [market_part(scene, board, numbers, width)]
    air: list[RenderableType] = [Text()] if size == ROOMY else []
    if scene.viewer >= 0:
        parts += [*air, *own_part(scene, board.players[scene.viewer], numbers, size)]
    parts += [*air, *others_part(scene, board, size)]
    return Group(*parts)


def market_key(code: list[str]) -> str:
    """The place of a card in the market, from the words of a code: card, and which copy."""
    copy = {"second": 1, "third": 2, "fourth": 3}.get(code[-1], 0)
    return f"market {code[-2] if copy else code[-1]} {copy}"


def numbers_on_board(scene: Scene) -> dict[str, int]:
    """By place and card: what to type for the option that stands there."""
    found: dict[str, int] = {}
    for number, option in enumerate(scene.options, 1):
        code = option.code.split()
        if option.code.endswith((" deck", " from exile", " from discard")):
            continue
        if code[:2] in (["break", "through"], ["place", "on"]) or code[0] in ("acquire", "banish"):
            found[market_key(code)] = number
        elif code[0] in PLACES:
            found[f"{PLACES[code[0]]} {code[1]}"] = number
    return found


def market_part(scene: Scene, board: Board, numbers: dict[str, int], width: int) -> RenderableType:
    """The five spaces with tokens and unrest, and how many cards are left of everything."""
    words = scene.words
    small = "/".join([str(board.small[name]) for name in MARKET_SUITS[:3]])
    left = words("play-imperium-left", main=board.main, small=small, unrest=board.unrest, fame=board.fame)
    table, each = columns(width, 3 if width >= WIDE else 2)
    cells: list[Text] = []
    seen: list[str] = []
    for space in board.market:
        if not space.card:
            continue
        key = f"market {space.card} {seen.count(space.card)}"
        seen.append(space.card)
        number = f"{numbers[key]})" if key in numbers else ""
        after = suits_text(scene, space.card)
        if space.unrest:
            after += f" {words('play-imperium-unrest_mark')}"
        tokens = short_tokens(words, space.tokens)
        if tokens:
            after += f" +{tokens}"
        name = fitted(card_name(words, space.card), max(8, each - 5 - len(after)))
        cells.append(Text.assemble((number.rjust(3), GLOW), f" {name} ", (after, QUIET)))
    rows = -(-len(cells) // len(table.columns))
    add_columns(table, [cells[i : i + rows] for i in range(0, len(cells), max(rows, 1))] or [[Text()]])
    return Group(titled(words("play-imperium-market"), Text(left, style=QUIET)), table)


# The viewer's nation.


def own_part(scene: Scene, player: Nation, numbers: dict[str, int], size: int) -> list[RenderableType]:
    """State and tokens, cards in play, hand, development area, the piles."""
    words = scene.words
    head = seat_text(scene.viewer, words(f"imperium-nation-{player.nation}"))
    facts = [
        words(f"imperium-state-{player.state}"),
        words("play-imperium-actions", n=player.actions),
        words("play-imperium-exhaust", n=player.exhaust),
        short_tokens(words, player.tokens, True),
    ]
    head.append_text(Text(DOT + DOT.join(facts), style="default"))
    cards = [
        numbered(Text(in_play_short(scene, card)), numbers, f"play {card.card}") for card in player.in_play
    ]
    parts: list[RenderableType] = [head, titled(words("play-imperium-in_play"), joined(cards))]
    parts.append(titled(words("play-imperium-hand"), hand_text(scene, player.hand or [], numbers)))
    piles = [words("play-imperium-deck", deck=player.deck, discard=len(player.discard))]
    if player.nation_deck:
        piles.append(words("play-imperium-nation_deck", n=player.nation_deck))
    if player.next_nation_card:
        piles.append(words("play-imperium-next", card=card_name(words, player.next_nation_card)))
    if player.quest:
        piles.append(words("play-imperium-quest", card=card_name(words, player.quest)))
    if player.history:
        piles.append(pile_text(scene, "history", player.history, size))
    if player.sunken:
        piles.append(pile_text(scene, "sunken", player.sunken, size))
    if size == ROOMY and player.discard:
        piles.append(words("play-imperium-discarded", names=names_of(words, player.discard)))
    parts.append(Text(DOT.join(piles), style=QUIET))
    if player.developments and size != SMALL:
        parts.append(developments(scene, player, numbers, size))
    return parts


def hand_text(scene: Scene, hand: list[str], numbers: dict[str, int]) -> Text:
    """The hand, each card with its number or that it cannot be played; several of a kind once."""
    words = scene.words
    cells: list[Text] = []
    for card in dict.fromkeys(hand):
        name = card_name(words, card)
        if hand.count(card) > 1:
            name += f" ×{hand.count(card)}"
        if is_unplayable(scene, card):
            cells.append(Text(f"{UNPLAYABLE} {name}", style=QUIET))
        else:
            cells.append(numbered(Text(name), numbers, f"hand {card}"))
    return joined(cells) if cells else Text(words("list-none"), style=QUIET)


def joined(cells: list[Text]) -> Text:
    """Cards one after another, of which some may have commas in their names."""
    return Text("; " if any("," in cell.plain for cell in cells) else ", ").join(cells)


def in_play_short(scene: Scene, card: InPlay) -> str:
    """A card in play: * exhausted, its garrison behind a plus."""
    words = scene.words
    text = card_name(words, card.card) + ("*" if card.exhausted else "")
    return f"{text} (+{names_of(words, card.garrison)})" if card.garrison else text


def pile_text(scene: Scene, pile: str, cards: list[str], size: int) -> str:
    """History or sunken pile: by name where there is room."""
    if size == ROOMY:
        return scene.words(f"play-imperium-{pile}_names", names=names_of(scene.words, cards))
    return scene.words(f"play-imperium-{pile}", n=len(cards))


def developments(scene: Scene, player: Nation, numbers: dict[str, int], size: int) -> Text:
    """The development area; with costs where there is room."""
    words = scene.words
    cells: list[Text] = []
    for card in player.developments:
        text = Text(card_name(words, card))
        cost = cost_of(scene, card)
        if cost and size == ROOMY:
            text.append(f" ({short_tokens(words, cost)})", style=QUIET)
        cells.append(numbered(text, numbers, f"development {card}"))
    return titled(words("play-imperium-developments"), joined(cells))


# The others.


def others_part(scene: Scene, board: Board, size: int) -> list[RenderableType]:
    """Everybody else in a line or two, the automa last."""
    parts: list[RenderableType] = []
    for seat, player in enumerate(board.players):
        if seat != scene.viewer:
            parts.append(other_text(scene, seat, player, size))
    if board.automa is not None:
        parts.append(automa_text(scene, board.automa, size))
    return parts


def other_text(scene: Scene, seat: int, player: Nation, size: int) -> Text:
    """Another player: nation, state, tokens, cards in play."""
    words = scene.words
    facts = [
        words(f"imperium-nation-{player.nation}"),
        words(f"imperium-state-{player.state}"),
        short_tokens(words, player.tokens, True),
        words("play-imperium-cards", hand=player.hand_size, deck=player.deck, discard=len(player.discard)),
    ]
    if player.history:
        facts.append(words("play-imperium-history", n=len(player.history)))
    text = seat_text(seat, scene.name(seat))
    text.append_text(Text(DOT + DOT.join(facts), style="default"))
    if size != SMALL:
        played = listed([in_play_short(scene, card) for card in player.in_play])
        text.append_text(Text(f"{DOT}{words('play-imperium-in_play')}: {played}", style=QUIET))
    return text


def automa_text(scene: Scene, automa: Automa, size: int) -> Text:
    """The automa: state, tokens, what lies face down, cards in play."""
    words = scene.words
    down = len([space for space in automa.spaces if space not in ("", "blocked")])
    facts = [
        words(f"imperium-nation-{automa.nation}"),
        words(f"setting-value-imperium-level-{automa.level}"),
        words(f"imperium-state-{automa.state}"),
        short_tokens(words, automa.tokens, True),
        words("play-imperium-automa_cards", spaces=down, deck=automa.deck, discard=len(automa.discard)),
        words("play-imperium-dynasty", n=automa.dynasty),
    ]
    if automa.history:
        facts.append(words("play-imperium-history", n=len(automa.history)))
    if automa.journey:
        facts.append(card_name(words, automa.journey))
    if automa.score is not None:
        facts.append(words("play-imperium-say-score", n=automa.score))
    text = titled(words("play-imperium-automa"), Text(DOT.join(facts), style="default"))
    if automa.in_play and size != SMALL:
        played = f"{DOT}{words('play-imperium-in_play')}: {names_of(words, automa.in_play)}"
        text.append_text(Text(played, style=QUIET))
    return text
