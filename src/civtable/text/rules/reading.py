"""The form of a text of rules: a small part of Markdown, in which every paragraph, list and table has an id.

    # Title
    ## Chapter {#chapter-id}
    [rule-id] A paragraph, with **terms** where they are first used.
    - items, or
    | a | table |
    |---|---|

What follows a paragraph belongs to it. The last chapter is the glossary, a line for each term.
"""

import re
from dataclasses import dataclass, field
from typing import Final

from civtable.core.values import Json

ID: Final = r"[a-z0-9]+(?:-[a-z0-9]+)*"
TITLE: Final = re.compile(r"# (\S.*)")
CHAPTER: Final = re.compile(rf"## (\S.*) \{{#({ID})\}}")
RULE: Final = re.compile(rf"\[({ID})\](?: (\S.*))?")
UNDER_HEAD: Final = re.compile(r"\|(?: *:?-+:? *\|)+")
GLOSSARY: Final = "glossary"
TERM: Final = re.compile(r"\*\*([^*]+)\*\*: \S.*")


class BadRules(ValueError):
    """A text of rules has not the form that it should have; says where and why."""


@dataclass
class Rule:
    """One rule: a paragraph, a list, a table, or a paragraph and what follows it."""

    id: str
    text: str
    items: list[str] = field(default_factory=list)
    table: list[list[str]] = field(default_factory=list)

    def to_json(self) -> dict[str, Json]:
        """The rule as plain data; the first row of a table is its head."""
        return {"id": self.id, "text": self.text, "items": [*self.items], "table": [[*r] for r in self.table]}

    @property
    def words(self) -> str:
        """All that it says."""
        return " ".join([self.text, *self.items, *[cell for row in self.table for cell in row]])


@dataclass
class Chapter:
    """Rules that belong together."""

    id: str
    title: str
    rules: list[Rule] = field(default_factory=list)

    def to_json(self) -> dict[str, Json]:
        """The chapter as plain data."""
        return {"id": self.id, "title": self.title, "rules": [rule.to_json() for rule in self.rules]}


@dataclass
class Rules:
    """The rules of a game in a language."""

    title: str
    chapters: list[Chapter] = field(default_factory=list)

    def to_json(self) -> dict[str, Json]:
        """The rules as plain data."""
        return {"title": self.title, "chapters": [chapter.to_json() for chapter in self.chapters]}

    @property
    def ids(self) -> list[str]:
        """What can be pointed at: chapters and rules."""
        return [id for chapter in self.chapters for id in [chapter.id, *[rule.id for rule in chapter.rules]]]


class Reader:
    """Reads a text line by line."""

    def __init__(self, name: str) -> None:
        self.name = name  # of the file, for complaints
        self.number = 0
        self.seen: set[str] = set()
        self.rules = Rules("")

    def misread(self, why: str) -> BadRules:
        """The complaint about the present line."""
        return BadRules(f"{self.name}, line {self.number}: {why}")

    def read(self, text: str) -> Rules:
        """The whole text."""
        for line in text.splitlines():
            self.number += 1
            if line.strip():
                self.line(line.rstrip())
        if not self.rules.chapters or self.rules.chapters[-1].id != GLOSSARY:
            raise self.misread("the last chapter has to be the glossary")
        self.end_chapter()
        return self.rules

    def line(self, line: str) -> None:
        """One line that is not empty."""
        if line.count("**") % 2:
            raise self.misread("** opens and does not close")
        if line.startswith("# "):
            self.title(line)
        elif line.startswith("## "):
            self.chapter(line)
        elif line.startswith("["):
            self.rule(line)
        elif line.startswith("- "):
            self.last_rule.items.append(line.removeprefix("- ").strip())
        elif line.startswith("|"):
            self.row(line)
        else:
            raise self.misread("a paragraph begins with its id: [some-id] Words ...")

    def title(self, line: str) -> None:
        """The name of it all, which comes first."""
        if self.rules.title:
            raise self.misread("there is a title already")
        self.rules.title = line.removeprefix("# ").strip()

    def chapter(self, line: str) -> None:
        """A new chapter."""
        found = CHAPTER.fullmatch(line)
        if found is None:
            raise self.misread("a chapter is ## Title {#some-id}")
        if not self.rules.title:
            raise self.misread("the title comes first")
        self.end_chapter()
        self.rules.chapters.append(Chapter(self.new_id(found[2]), found[1]))

    def end_chapter(self) -> None:
        """A chapter says something before the next one begins."""
        if self.rules.chapters:
            self.end_rule()
            if not self.rules.chapters[-1].rules:
                raise self.misread(f"the chapter {self.rules.chapters[-1].id} is empty")

    def rule(self, line: str) -> None:
        """A new rule."""
        found = RULE.fullmatch(line)
        if found is None:
            raise self.misread("a rule is [some-id] Words, or [some-id] alone above a list or a table")
        if not self.rules.chapters:
            raise self.misread("a rule stands in a chapter")
        self.end_rule()
        chapter = self.rules.chapters[-1]
        words = found[2] or ""
        if chapter.id == GLOSSARY and not (found[1].startswith("term-") and TERM.fullmatch(words)):
            raise self.misread("a line of the glossary is [term-some-id] **Word**: what it means")
        chapter.rules.append(Rule(self.new_id(found[1]), words))

    def end_rule(self) -> None:
        """A rule says something before the next one begins."""
        rules = self.rules.chapters[-1].rules
        if rules and not rules[-1].words.strip():
            raise self.misread(f"the rule {rules[-1].id} is empty")

    @property
    def last_rule(self) -> Rule:
        """The rule that a list or a table belongs to."""
        if not self.rules.chapters or not self.rules.chapters[-1].rules:
            raise self.misread("a list or a table belongs to a rule: [some-id] stands above it")
        return self.rules.chapters[-1].rules[-1]

    def row(self, line: str) -> None:
        """A row of a table: the head, the line under it, or what follows."""
        table = self.last_rule.table
        if UNDER_HEAD.fullmatch(line):
            if len(table) != 1:
                raise self.misread("this line belongs under the head of a table")
            return
        if not line.endswith("|"):
            raise self.misread("a row of a table ends with |")
        cells = [cell.strip() for cell in line[1:-1].split("|")]
        if table and len(cells) != len(table[0]):
            raise self.misread(f"the head of the table has {len(table[0])} cells, this row {len(cells)}")
        table.append(cells)

    def new_id(self, id: str) -> str:
        """An id that is not in use."""
        if id in self.seen:
            raise self.misread(f"the id {id} is used twice")
        self.seen.add(id)
        return id


def read_rules(name: str, text: str) -> Rules:
    """A text of rules, or a complaint that names the file and the line."""
    return Reader(name).read(text)
