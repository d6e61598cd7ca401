"""What is asked before a game begins."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from civtable.bots import PREFERRED, levels
from civtable.cli.common import SEED, read_record
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.saves import newest_save
from civtable.cli.terminal.scene import HUMAN
from civtable.core.errors import BadSetting, GameError
from civtable.core.match import replay
from civtable.core.rng import fast_rng
from civtable.games import AnyGame, game_named
from civtable.text import LANGUAGES, Words, words_in

ASKED: Final = {"imperium": ["nation_1"]}
ASKED_ALONE: Final = {"imperium": ["level"]}
"""Settings that everybody wants to choose, and those of who plays alone."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play: a new game, or one that was saved."""

    words: Words
    game: AnyGame
    seats: list[str]
    saved: Path | None = None
    settings: Mapping[str, str] = field(default_factory=dict)


def ask_language(keyboard: Keyboard, words: Words) -> Words:
    """Which language; asked in the one of the system."""
    labels = {language: words(f"play-language-{language}") for language in LANGUAGES}
    return words_in(keyboard.choice(words, "play-ask-language", labels, words.language))


def ask_wish(
    keyboard: Keyboard,
    words: Words,
    games: list[AnyGame],
    settings: dict[str, str],
    may_continue: bool,
) -> Wish:
    """Ask for the game, the players and what matters most; every question has a default."""
    saved = unfinished_game() if may_continue else None
    if saved is not None:
        labels = {"1": words("play-continue-yes"), "2": words("play-continue-no")}
        if keyboard.choice(words, "play-ask-continue", labels, "1", path=str(saved)) == "1":
            record = read_record(str(saved))
            return Wish(words, game_named(record.game), record.seats, saved)
    game = ask_game(keyboard, words, games)
    players = ask_players(keyboard, words, game)
    chosen = ask_settings(keyboard, words, game, settings, players)
    seats = [HUMAN]
    if players > 1:
        seats += [ask_level(keyboard, words, game)] * (players - 1)
    return Wish(words, game, seats, settings=chosen)


def ask_game(keyboard: Keyboard, words: Words, games: list[AnyGame]) -> AnyGame:
    """Which game; where there is only one, nobody is asked."""
    if len(games) == 1:
        return games[0]
    labels = {game.name: words(f"game-name-{game.name}") for game in games}
    return game_named(keyboard.choice(words, "play-ask-game", labels, games[0].name))


def ask_players(keyboard: Keyboard, words: Words, game: AnyGame) -> int:
    """How many play; first whether alone, where a game can be played so."""
    numbers = game.seats
    if numbers[0] == 1:
        labels = {"1": words("play-company-alone"), "2": words("play-company-others")}
        if keyboard.choice(words, "play-ask-company", labels, "1") == "1":
            return 1
        numbers = numbers[1:]
    labels = {str(number): "" for number in numbers}
    return int(keyboard.choice(words, "play-ask-players", labels, str(numbers[len(numbers) // 2])))


def ask_level(keyboard: Keyboard, words: Words, game: AnyGame) -> str:
    """Which bots play against the person."""
    known = levels(game)
    widest = max([len(level) for level in known])
    labels = {level: " " * (widest - len(level)) + words(f"bot-{level}-about") for level in known}
    return keyboard.choice(words, "play-ask-level", labels, PREFERRED)


def ask_settings(
    keyboard: Keyboard, words: Words, game: AnyGame, given: dict[str, str], players: int
) -> dict[str, str]:
    """What is set before the game: what was given, and the answers to what was not."""
    chosen = dict(given)
    asked = ASKED.get(game.name, []) + (ASKED_ALONE.get(game.name, []) if players == 1 else [])
    for setting in [setting for setting in game.settings if setting.name in asked]:
        if setting.name in chosen:
            continue
        tried = {value: {**chosen, setting.name: value} for value in setting.values}
        values = [value for value in tried if refusal(game, tried[value], [players]) is None]
        key = f"{game.name}-{setting.name}"
        labels = {value: words(f"setting-value-{key}-{value}") for value in values}
        chosen[setting.name] = keyboard.choice(words, f"play-ask-{key}", labels, values[0])
    return chosen


def refusal(game: AnyGame, settings: dict[str, str], numbers: list[int]) -> BadSetting | None:
    """Why a game cannot be played with these settings by any of these numbers of players; None if it can."""
    refused: BadSetting | None = None
    for number in numbers:
        try:
            game.start(settings, number, fast_rng(SEED))
        except BadSetting as error:
            refused = refused or error
        else:
            return None
    return refused


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
