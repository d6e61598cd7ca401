"""`civtable play`: a game at a table in the terminal, with people and bots."""

import argparse
import hashlib
import secrets
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final

from rich.console import Console

from civtable.bots import THINKING, bot_named, levels, present_name
from civtable.bots.base import Bot
from civtable.bots.policy import is_file, refuse_players
from civtable.cli.common import (
    SEED,
    add_settings,
    bot_name,
    is_unicode,
    read_record,
    seed,
    settings_from,
    usage_error,
)
from civtable.cli.terminal.hinting import Hinting
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.plain import PlainScreen
from civtable.cli.terminal.saves import write_record
from civtable.cli.terminal.scene import HUMAN
from civtable.cli.terminal.screen import PictureScreen
from civtable.cli.terminal.setup import Wish, ask_language, ask_wish, refusal
from civtable.cli.terminal.table import Left, Screen, Table
from civtable.cli.terminal.thinking import Mind, ThinkingBot
from civtable.core.game import State
from civtable.core.match import Match, replay
from civtable.core.rng import fast_rng
from civtable.games import GAMES, AnyGame, game_named
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

INTERRUPTED: Final = 130


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("play", help=words("play-help"), description=words("play-about"))
    parser.add_argument("game", metavar="GAME", nargs="?", help=words("play-arg-game"))
    parser.add_argument("--seats", metavar="WHO,WHO", help=words("play-arg-seats"))
    # No default: a new table draws its own seed, and a saved one has it.
    parser.add_argument("--seed", metavar="TEXT", type=seed, help=words("play-arg-seed"))
    add_settings(parser, words)
    parser.add_argument("--save", metavar="FILE", help=words("play-arg-save"))
    parser.add_argument("--plain", action="store_true", help=words("play-arg-plain"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play a game; the exit code."""
    keyboard = Keyboard()
    file = file_named(args.save) if args.save is not None else None
    if file is not None and file.exists():
        match = resumed(args, file)
    else:
        try:
            wish = wished(args, words, keyboard)
        except EOFError:
            return 0
        words = wish.words
        if wish.saved is not None:
            file = wish.saved
            match = resumed(args, file)
        else:
            chance = args.seed if args.seed is not None else secrets.token_hex(16)
            match = Match(wish.game, dict(wish.settings), wish.seats, chance, "secure")
    if file is not None and not file.exists():
        write_record(file, match.record())  # whether that works is known before anybody plays
    table = Table(match, screen_for(args.plain, keyboard), words, file)
    table.sandboxes = fast_rng(derived(match, "sandboxes"))
    if len(table.people) == 1:
        table.hinting = Hinting(match, derived(match, "hints"))
    with closing(Mind()) as mind:
        table.bots = {seat: bot_at(table, seat, mind) for seat, who in enumerate(match.seats) if who != HUMAN}
        return play(table)


def bot_at(table: Table, seat: int, mind: Mind) -> Bot:
    """The bot of a seat; one that thinks does so in a process of its own."""
    match = table.match
    level = present_name(match.seats[seat])
    seed = derived(match, f"bot {seat}")
    if level not in THINKING:
        return bot_named(match.game, level, seed)
    return ThinkingBot(match, level, seed, mind, partial(table.show_thinking, seat))


def play(table: Table) -> int:
    """Play until the end or until somebody leaves; nothing is lost either way."""
    words = table.words
    code = 0
    try:
        with endings_as_interrupts():
            table.play()
    except (Left, EOFError):
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    over = table.match.game.decision(table.match.state) is None
    if over and not table.people and table.file is None:
        return code  # bots among themselves leave nothing behind
    file = str(table.save())
    if over:
        table.screen.say(words("play-kept", path=file))
    else:
        table.screen.say(words("play-left", path=file, command=f"civtable play --save {shlex.quote(file)}"))
    return code


@contextmanager
def endings_as_interrupts() -> Iterator[None]:
    """While a game goes on, a closed window or a polite kill saves it as Ctrl-C does."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    asked = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    try:
        before = [(number, signal.signal(number, interrupt)) for number in asked]
    except ValueError:  # not in the main thread
        before = []
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


# What to play.


def file_named(path: str) -> Path:
    """The file of `--save`."""
    if not path or not is_unicode(path):
        raise usage_error("play-save-name")
    return Path(path)


def wished(args: argparse.Namespace, words: Words, keyboard: Keyboard) -> Wish:
    """A new game from the arguments, or by asking."""
    settings = settings_from(args.set)
    games = games_with(settings, [game_named(args.game)] if args.game is not None else list(GAMES.values()))
    if args.seats is None:
        may_continue = args.game is None and args.save is None and args.seed is None and not args.set
        if "lang" not in args:
            words = ask_language(keyboard, words)
        return ask_wish(keyboard, words, games, settings, may_continue)
    return Wish(words, games[0], seats_from(games[0], args.seats), settings=settings)


def games_with(settings: dict[str, str], games: list[AnyGame]) -> list[AnyGame]:
    """The games that can be played with these settings; if there are none, says so at once."""
    refused = [(game, refusal(game, settings, game.seats)) for game in games]
    fitting = [game for game, error in refused if error is None]
    if fitting:
        return fitting
    for game, error in refused:
        if error is not None and (len(games) == 1 or set(settings) <= {one.name for one in game.settings}):
            raise error
    known = ", ".join([f"{game.name} ({', '.join([one.name for one in game.settings])})" for game in games])
    raise usage_error("play-settings-nowhere", names=", ".join(settings), known=known)


def seats_from(game: AnyGame, text: str) -> list[str]:
    """Who sits at the table, as `--seats` gives it; levels by their present names."""
    known = [HUMAN, *levels(game)]
    seats = [present_name(bot_name(seat)) for seat in text.split(",")]
    for seat in seats:
        if is_file(seat):
            refuse_players(bot_named(game, seat, SEED), len(seats))
        elif seat not in known:
            raise usage_error("play-seat-unknown", seat=seat[:40], known=", ".join(known))
    return seats


def resumed(args: argparse.Namespace, file: Path) -> Match[State]:
    """The game of a file; arguments may repeat what the file says, not contradict it."""
    record = read_record(str(file))
    game = game_named(record.game)
    if args.game is not None and args.game != record.game:
        raise usage_error("play-other-game", path=str(file), game=record.game)
    seats = [present_name(seat) for seat in record.seats]
    if args.seats is not None and seats_from(game, args.seats) != seats:
        raise usage_error("play-other-seats", path=str(file), seats=",".join(record.seats))
    if args.seed is not None and args.seed != record.seed:
        raise usage_error("play-other-seed", path=str(file))
    chosen = game.chosen(record.settings)
    for name, value in settings_from(args.set).items():
        if chosen.get(name) != value:
            known = ", ".join([f"{setting}={record.settings[setting]}" for setting in record.settings])
            raise usage_error("play-other-settings", path=str(file), name=name, known=known)
    seats_from(game, ",".join(record.seats))
    return replay(game, record)


def derived(match: Match[State], purpose: str) -> str:
    """A seed for something else than the game's own chance, which tells nothing about the table's seed."""
    text = f"civtable play, {purpose}, from ply {len(match.plies)}: {match.seed}"
    return hashlib.sha256(text.encode()).hexdigest()


def screen_for(plain: bool, keyboard: Keyboard) -> Screen:
    """Pictures for people at a terminal, plain lines for everything else."""
    console = Console(markup=False, highlight=False, emoji=False)
    at_terminal = console.is_terminal and sys.stdin is not None and sys.stdin.isatty()
    if plain or not at_terminal or console.is_dumb_terminal:
        return PlainScreen(keyboard)
    return PictureScreen(console, keyboard)
