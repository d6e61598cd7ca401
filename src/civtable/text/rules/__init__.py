"""The rules of the games in our own words: `<game>/<language>.md`, whose form `reading` knows.

`<game>/links.yaml` names the rule behind each question and each refusal by the end of its key: `feed` under
`questions` is `stone_age-ask-feed`. `<game>/pictures.yaml` names the cards that are shown with a rule,
`<game>/boards.yaml` the things around which a part of the board is.
Browser and terminal show whatever games have texts.
"""

import unicodedata
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypedDict

import yaml

from civtable.text.rules.reading import GLOSSARY as GLOSSARY
from civtable.text.rules.reading import BadRules as BadRules
from civtable.text.rules.reading import Chapter as Chapter
from civtable.text.rules.reading import Rule as Rule
from civtable.text.rules.reading import Rules as Rules
from civtable.text.rules.reading import read_rules as read_rules

LINKED: Final = {"questions": "ask", "reasons": "why"}
"""The sentences that a rule stands behind: the parts of a file of links, and what is in all their keys."""


def file_of(game: str, name: str) -> Traversable:
    """A file of a game's rules."""
    return files("civtable.text") / "rules" / game / name


def has_rules(game: str) -> bool:
    """Whether a game's rules are told."""
    return file_of(game, "en.md").is_file()


@cache
def rules_of(game: str, language: str) -> Rules:
    """The rules of a game in a language, read once."""
    return read_rules(f"{game}/{language}.md", file_of(game, f"{language}.md").read_text("utf-8"))


@cache
def rule_links(game: str) -> dict[str, str]:
    """The id of the rule behind each question and refusal of a game, by the key of its phrase."""
    path = file_of(game, "links.yaml")
    if not has_rules(game) or not path.is_file():
        return {}
    named = yaml.safe_load(path.read_text("utf-8"))
    if not isinstance(named, dict) or set(named) != set(LINKED):
        raise BadRules(f"{game}/links.yaml has to have these parts: {', '.join(LINKED)}")
    return {
        f"{game}-{kind}-{key}": rule for part, kind in LINKED.items() for key, rule in named[part].items()
    }


@cache
def rule_pictures(game: str) -> dict[str, list[str]]:
    """The cards that are shown with a rule, by its id."""
    path = file_of(game, "pictures.yaml")
    if not has_rules(game) or not path.is_file():
        return {}
    named = yaml.safe_load(path.read_text("utf-8"))
    if not isinstance(named, dict):
        raise BadRules(f"{game}/pictures.yaml has to name cards by the ids of rules")
    return named


class Boards(TypedDict):
    """The parts of a board that are shown with rules, all at one position of the game's guide."""

    position: int
    around: dict[str, str]


@cache
def rule_boards(game: str) -> Boards | None:
    """The things on the board around which it is shown with a rule, by its id; None where there are none."""
    path = file_of(game, "boards.yaml")
    if not has_rules(game) or not path.is_file():
        return None
    named = yaml.safe_load(path.read_text("utf-8"))
    if not isinstance(named, dict) or set(named) != set(Boards.__annotations__):
        raise BadRules(f"{game}/boards.yaml has to have these parts: {', '.join(Boards.__annotations__)}")
    return Boards(position=named["position"], around=named["around"])


def folded(text: str) -> str:
    """Letters as people type them: without accents and capitals."""
    marks = unicodedata.normalize("NFD", text)
    return "".join([letter for letter in marks if not unicodedata.combining(letter)]).lower()


def found_rules(rules: Rules, words: list[str]) -> list[tuple[Chapter, list[Rule]]]:
    """The rules that contain all the words, by chapter."""
    wanted = [folded(word) for word in words]
    found: list[tuple[Chapter, list[Rule]]] = []
    for chapter in rules.chapters:
        fitting = [rule for rule in chapter.rules if has_all(folded(plain(rule.words)), wanted)]
        if fitting:
            found.append((chapter, fitting))
    return found


def has_all(text: str, words: list[str]) -> bool:
    """Whether a text has all the words, be it inside longer ones."""
    return all(word in text for word in words)


def plain(text: str) -> str:
    """Words without their marks."""
    return text.replace("**", "")
