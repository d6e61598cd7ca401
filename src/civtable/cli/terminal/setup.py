"""What is asked before a game begins."""

from dataclasses import dataclass
from pathlib import Path

from civtable.bots import PREFERRED, levels
from civtable.cli.common import read_record
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.saves import newest_save
from civtable.cli.terminal.scene import HUMAN
from civtable.core.errors import GameError
from civtable.core.match import replay
from civtable.games import GAMES, AnyGame, game_named
from civtable.text import LANGUAGES, Words, words_in


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play: a new game, or one that was saved."""

    words: Words
    game: AnyGame
    seats: list[str]
    saved: Path | None = None


def ask_wish(keyboard: Keyboard, words: Words, game: AnyGame | None, may_continue: bool) -> Wish:
    """Ask for the language, the number of players and their level; every question has a default."""
    labels = {language: words(f"play-language-{language}") for language in LANGUAGES}
    words = words_in(keyboard.choice(words, "play-ask-language", labels, words.language))
    saved = unfinished_game() if may_continue else None
    if saved is not None:
        labels = {"1": words("play-continue-yes"), "2": words("play-continue-no")}
        if keyboard.choice(words, "play-ask-continue", labels, "1", path=str(saved)) == "1":
            record = read_record(str(saved))
            return Wish(words, game_named(record.game), record.seats, saved)
    if game is None:
        game = ask_game(keyboard, words)
    numbers = {str(number): "" for number in game.seats}
    middle = str(game.seats[len(game.seats) // 2])
    players = int(keyboard.choice(words, "play-ask-players", numbers, middle))
    known = levels(game)
    widest = max([len(level) for level in known])
    labels = {level: " " * (widest - len(level)) + words(f"bot-{level}-about") for level in known}
    level = keyboard.choice(words, "play-ask-level", labels, PREFERRED)
    return Wish(words, game, [HUMAN] + [level] * (players - 1))


def ask_game(keyboard: Keyboard, words: Words) -> AnyGame:
    """Which game; where there is only one, nobody is asked."""
    names = list(GAMES)
    if len(names) == 1:
        return GAMES[names[0]]
    labels = {name: words(f"game-name-{name}") for name in names}
    return GAMES[keyboard.choice(words, "play-ask-game", labels, names[0])]


def unfinished_game() -> Path | None:
    """The game saved last, if it can be continued and has a person at the table."""
    path = newest_save()
    if path is None:
        return None
    try:
        record = read_record(str(path))
        game = game_named(record.game)
        over = game.decision(replay(game, record).state) is None
    except GameError:
        return None
    return None if over or HUMAN not in record.seats else path
