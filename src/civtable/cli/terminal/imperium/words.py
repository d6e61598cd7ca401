"""Imperium's table in sentences: the market, every nation, the automa, and single cards."""

from civtable.cli.terminal.imperium.board import (
    MARKET_SUITS,
    Automa,
    Board,
    InPlay,
    Nation,
    Space,
    all_tokens_text,
    board_of,
    card_name,
    cost_text,
    face_lines,
    is_unplayable,
    names_of,
    suits_text,
    text_lines,
    tokens_text,
)
from civtable.cli.terminal.scene import Scene, listed


def describe(scene: Scene) -> list[str]:
    """The market, the decks, every nation, the automa."""
    board = board_of(scene)
    lines = [space_line(scene, space) for space in board.market if space.card]
    lines.append(decks_line(scene, board))
    if board.exile:
        lines.append(scene.words("play-imperium-say-exile", names=names_of(scene.words, board.exile)))
    for seat, player in enumerate(board.players):
        lines.append(f"{scene.name(seat)}: {' '.join(nation_said(scene, player))}")
    if board.automa is not None:
        lines.append(f"{scene.words('play-imperium-automa')}: {' '.join(automa_said(scene, board.automa))}")
    return lines


def space_line(scene: Scene, space: Space) -> str:
    """A market card with its suits, tokens and unrest."""
    words = scene.words
    line = words(
        "play-imperium-say-space", card=card_name(words, space.card), suits=suits_text(scene, space.card)
    )
    if space.unrest:
        line += " " + words("play-imperium-say-unrest")
    tokens = tokens_text(words, space.tokens)
    return f"{line} {words('play-imperium-say-tokens', tokens=tokens)}" if tokens else line


def decks_line(scene: Scene, board: Board) -> str:
    """How many cards are left in the common decks."""
    words = scene.words
    small = ", ".join([f"{words(f'imperium-suit-{name}')} {board.small[name]}" for name in MARKET_SUITS[:3]])
    return words(
        "play-imperium-say-decks", main=board.main, small=small, unrest=board.unrest, fame=board.fame
    )


def in_play_text(scene: Scene, card: InPlay) -> str:
    """A card in play, whether it is exhausted, what is garrisoned in it."""
    words = scene.words
    text = card_name(words, card.card)
    if card.exhausted:
        text += f" {words('play-imperium-exhausted')}"
    return f"{text} (+ {names_of(words, card.garrison)})" if card.garrison else text


def nation_said(scene: Scene, player: Nation) -> list[str]:
    """A nation, in sentences that leave out what it does not have."""
    words = scene.words
    parts = [
        words(
            "play-imperium-say-nation",
            nation=words(f"imperium-nation-{player.nation}"),
            state=words(f"imperium-state-{player.state}"),
            tokens=all_tokens_text(words, player.tokens),
            actions=player.actions,
            exhaust=player.exhaust,
        ),
        words("play-imperium-say-play", names=listed([in_play_text(scene, card) for card in player.in_play])),
        words(
            "play-imperium-say-cards",
            hand=player.hand_size,
            deck=player.deck,
            nation=player.nation_deck,
        ),
    ]
    if player.hand is not None:
        parts.append(words("play-imperium-say-hand", names=names_of(words, player.hand)))
        idle = [card for card in dict.fromkeys(player.hand) if is_unplayable(scene, card)]
        if idle:
            parts.append(words("play-imperium-say-idle", names=names_of(words, idle)))
    if player.next_nation_card:
        parts.append(words("play-imperium-say-next", card=card_name(words, player.next_nation_card)))
    for key, cards in (("discard", player.discard), ("history", player.history), ("sunken", player.sunken)):
        if cards:
            parts.append(words(f"play-imperium-say-{key}", names=names_of(words, cards)))
    if player.developments:
        parts.append(words("play-imperium-say-developments", names=developments_text(scene, player)))
    if player.quest:
        parts.append(words("play-imperium-say-quest", card=card_name(words, player.quest)))
    if player.held:
        parts.append(words("play-imperium-say-held", n=player.held))
    return parts


def developments_text(scene: Scene, player: Nation) -> str:
    """The development area, each card with its cost."""
    words = scene.words
    found: list[str] = []
    for card in player.developments:
        cost = cost_text(scene, card)
        found.append(f"{card_name(words, card)} ({cost})" if cost else card_name(words, card))
    return listed(found)


def automa_said(scene: Scene, automa: Automa) -> list[str]:
    """The automa: what it has and what lies face down."""
    words = scene.words
    parts = [
        words(
            "play-imperium-say-automa",
            nation=words(f"imperium-nation-{automa.nation}"),
            level=words(f"setting-value-imperium-level-{automa.level}"),
            state=words(f"imperium-state-{automa.state}"),
            tokens=all_tokens_text(words, automa.tokens),
        ),
        words(
            "play-imperium-say-spaces",
            n=len([space for space in automa.spaces if space not in ("", "blocked")]),
        ),
        words("play-imperium-say-automa_decks", deck=automa.deck, dynasty=automa.dynasty),
    ]
    for key, cards in (("play", automa.in_play), ("discard", automa.discard), ("history", automa.history)):
        if cards:
            parts.append(words(f"play-imperium-say-{key}", names=names_of(words, cards)))
    if automa.journey:
        parts.append(words("play-imperium-say-journey", card=card_name(words, automa.journey)))
    if automa.score is not None:
        parts.append(words("play-imperium-say-score", n=automa.score))
    return parts


def about(scene: Scene, thing: str) -> list[str]:
    """What is printed on a card: its face in one line, then what it does."""
    face = ", ".join(face_lines(scene, thing))
    name = card_name(scene.words, thing)
    first = scene.words("play-imperium-face", card=name, face=face) if face else f"{name}."
    return [first, *text_lines(scene, thing)]
