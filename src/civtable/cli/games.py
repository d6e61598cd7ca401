"""`civtable games`: which games there are, for how many players, and what a table may choose."""

import argparse
from typing import TYPE_CHECKING

from civtable.cli.common import add_json, print_json
from civtable.core.parts import Setting
from civtable.core.values import Json
from civtable.games import GAMES, AnyGame
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("games", help=words("games-help"), description=words("games-about"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Print every game."""
    if args.json:
        print_json([game_form(game, words) for game in GAMES.values()])
        return 0
    for i, game in enumerate(GAMES.values()):
        if i:
            print()
        print_game(game, words)
    return 0


def game_title(game: AnyGame, words: Words) -> str:
    """What people call the game."""
    return words(f"game-name-{game.name}")


def setting_title(game: AnyGame, setting: Setting, words: Words) -> str:
    """What a setting is about."""
    return words(f"setting-name-{game.name}-{setting.name}")


def value_title(game: AnyGame, setting: Setting, value: str, words: Words) -> str:
    """What a value of a setting means."""
    return words(f"setting-value-{game.name}-{setting.name}-{value}")


def game_form(game: AnyGame, words: Words) -> Json:
    """A game for a program, with the words of the language."""
    settings: list[Json] = []
    for setting in game.settings:
        if not setting.shown:
            continue
        values: list[Json] = [
            {"value": value, "title": value_title(game, setting, value, words)} for value in setting.values
        ]
        settings.append(
            {
                "name": setting.name,
                "title": setting_title(game, setting, words),
                "default": setting.values[0],
                "values": values,
            }
        )
    return {
        "name": game.name,
        "title": game_title(game, words),
        "about": words(f"game-about-{game.name}"),
        "version": game.version,
        "players": game.seats,
        "options": len(game.options),
        "settings": settings,
    }


def print_game(game: AnyGame, words: Words) -> None:
    """A game for people; settings as they are typed after `--set`."""
    print(f"{game_title(game, words)} ({game.name})")
    print(f"  {words(f'game-about-{game.name}')}")
    print(f"  {words('games-players', players=', '.join([str(n) for n in game.seats]))}")
    for setting in game.settings:
        if not setting.shown:
            continue
        print(f"  {setting_title(game, setting, words)}")
        typed = [f"--set {setting.name}={value}" for value in setting.values]
        width = max([len(text) for text in typed])
        for i, value in enumerate(setting.values):
            default = f" ({words('games-default')})" if i == 0 else ""
            print(f"    {typed[i]:{width}}  {value_title(game, setting, value, words)}{default}")
