"""Draws the pictures of the terminal in docs/pictures: a game of bots, stopped where a person is asked.

python scripts/terminal_picture.py
"""

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from civtable.bots import bot_named
from civtable.bots.base import ask
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.screen import PictureScreen
from civtable.cli.terminal.style import SEAT_STYLES
from civtable.cli.terminal.table import Table
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.text import words_in

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NIGHT: Final = TerminalTheme(
    (27, 29, 38),
    (226, 219, 205),
    [
        *((27, 29, 38), (217, 105, 79), (111, 168, 79), (208, 160, 48)),
        *((91, 155, 213), (176, 122, 178), (95, 170, 170), (226, 219, 205)),
    ],
)
"""The night table: deep brown-blue, never pure black."""

PICTURES: Final = [
    ("terminal.svg", "en", 3, "place", 16),
    ("terminal-es.svg", "es", 4, "act", 22),
]
"""File, language, players, and the question: its kind, and how often it has come."""


def picture(language: str, players: int, question: str, times: int) -> str:
    """The screen of the first player at that question."""
    game = game_named("stone_age")
    words = words_in(language)
    match = Match(game, {}, ["human"] + ["medium"] * (players - 1), "terminal picture", "secure")
    bots = [bot_named(game, "medium", f"picture {seat}") for seat in range(players)]
    sandboxes = fast_rng("picture")
    console = Console(
        width=100, height=36, file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor"
    )
    table = Table(match, PictureScreen(console, Keyboard()), words, None)
    while True:
        decision = game.decision(match.state)
        assert decision is not None, "the game ended before the question came"
        if decision.seat == 0 and game.questions[decision.kind].name == question:
            times -= 1
            if times == 0:
                break
        table.told[0] = len(match.plies) if decision.seat == 0 else table.told[0]
        match.play(ask(bots[decision.seat], game, match.state, decision, sandboxes).code)
    table.tell(0)
    table.screen.show(table.scene(0))
    console.print(Text(f"{words('play-prompt', player=words.seat(0))} ", style=SEAT_STYLES[0]))
    svg = console.export_svg(title="civtable play", theme=NIGHT)
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from elsewhere


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, language, players, question, times in PICTURES:
        (FOLDER / name).write_text(picture(language, players, question, times), "utf-8")


if __name__ == "__main__":
    main()
