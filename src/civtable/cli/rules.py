"""`civtable rules`: the chapters of a game's rules, one of them, or the rules that contain some words."""

import argparse
import shutil
import textwrap
from typing import TYPE_CHECKING, Final

from civtable.cli.common import console, table, usage_error
from civtable.core.words import Phrase
from civtable.games import game_named
from civtable.text import Words
from civtable.text.rules import Chapter, Rule, found_rules, has_rules, plain, rules_of

if TYPE_CHECKING:
    from civtable.cli.common import Commands

WIDEST: Final = 100
"""Longer lines are hard to read, however wide the window is."""


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("rules", help=words("rules-help"), description=words("rules-about"))
    parser.add_argument("game", metavar="GAME", help=words("cli-game"))
    parser.add_argument("words", metavar="WORDS", nargs="*", help=words("rules-words"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Print what is asked for."""
    name = game_named(args.game).name
    if not has_rules(name):
        raise usage_error("rules-untold", game=Phrase(f"game-name-{name}"))
    rules = rules_of(name, words.language)
    if not args.words:
        print(rules.title)
        width = max([len(chapter.id) for chapter in rules.chapters])
        for chapter in rules.chapters:
            print(f"  {chapter.id:{width}}  {chapter.title}")
        return 0
    named = [chapter for chapter in rules.chapters if args.words == [chapter.id]]
    found = [(chapter, chapter.rules) for chapter in named] or found_rules(rules, args.words)
    if not found:
        raise usage_error("rules-none", words=" ".join(args.words))
    for i, (chapter, fitting) in enumerate(found):
        print_chapter(chapter, fitting, first=i == 0)
    return 0


def print_chapter(chapter: Chapter, rules: list[Rule], first: bool) -> None:
    """A chapter, or those of its rules that are wanted."""
    if not first:
        print()
    print(chapter.title)
    for rule in rules:
        print()
        print_rule(rule)


def print_rule(rule: Rule) -> None:
    """A rule, as wide as the window."""
    width = min(shutil.get_terminal_size().columns, WIDEST)
    if rule.text:
        print(textwrap.fill(plain(rule.text), width))
    for item in rule.items:
        print(textwrap.fill(plain(item), width, initial_indent="  - ", subsequent_indent="    "))
    if rule.table:
        head, *rows = [[plain(cell) for cell in row] for row in rule.table]
        lines = table()
        for title in head:
            lines.add_column(title)
        for row in rows:
            lines.add_row(*row)
        console().print(lines, width=width)
