"""The pages of the project: links and named files lead somewhere, and the site has all pages."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
FILES = [
    path.relative_to(ROOT).as_posix()
    for name in (".ci", ".github", "docs", "examples", "locks", "scripts", "src", "tests")
    for path in (ROOT / name).rglob("*")
    if path.is_file() and "__pycache__" not in path.parts
] + [path.name for path in ROOT.iterdir() if path.is_file()]
NOT_KEPT = (".venv/", "build/", "node_modules")
"""Folders that are made when the tools are set up."""

NAMES = [path.relative_to(ROOT).as_posix() for path in PAGES]


def without_programs(page: str) -> str:
    """A page without its blocks of code."""
    return re.sub(r"^ *```.*?^ *```$", "", page, flags=re.MULTILINE | re.DOTALL)


def anchors_of(page: str) -> set[str]:
    """What can stand after # in a link to that page, as forges make it of headings."""
    found: list[str] = []
    seen = Counter[str]()
    for heading in re.findall(r"^#+ +(.+?) *$", without_programs(page), re.MULTILINE):
        words = re.sub(r"\[(.*?)\]\(.*?\)", r"\1", heading)
        anchor = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        found.append(f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor)
        seen[anchor] += 1
    return set(found)


def links_in(page: str) -> list[str]:
    """Where a page links to within the project; examples of code are left out."""
    plain = re.sub(r"`[^`\n]+`", "", without_programs(page))
    return [link for link in re.findall(r"\]\(([^)\s]+)\)", plain) if not re.match(r"\w+:", link)]


def broken_links(path: Path, page: str) -> list[str]:
    """The links of a page that lead nowhere."""
    broken = []
    for link in links_in(page):
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        if not target.is_file() or (anchor and anchor not in anchors_of(target.read_text("utf-8"))):
            broken.append(link)
    return broken


@pytest.mark.parametrize("name", NAMES)
def test_every_link_leads_somewhere(name: str) -> None:
    """To a file, since a site has no folders to show, and to a heading where it names one."""
    path = ROOT / name
    assert broken_links(path, path.read_text("utf-8")) == []


def test_a_link_that_leads_nowhere_is_found() -> None:
    page = "[a](bots.md) [b](gone.md) [c](bots.md#gone) [d](rules) [e](https://example.org) `[f](gone.md)`"
    assert broken_links(ROOT / "docs" / "page.md", page) == ["gone.md", "bots.md#gone", "rules"]


def test_anchors_are_those_of_forges() -> None:
    page = "# One\n## `apply` trusts, *really*\n## One\n```text\n# no heading\n```\n### In [a](a.md) - now\n"
    assert anchors_of(page) == {"one", "apply-trusts-really", "one-1", "in-a---now"}


def gone_files(page: str) -> list[str]:
    """The files and folders that a page names, by the end of their path, and the source has not."""
    named = re.findall(r"`((?!\./)[a-z_.]+/[a-z0-9_./-]*|[a-z_]+\.(?:py|js|sh|toml|json))`", page)
    folders = {path.rsplit("/", depth)[0] for path in FILES for depth in range(1, path.count("/") + 1)}
    known = {*FILES, *folders, *(path.removesuffix(".py") for path in FILES)}
    ends = {part for path in known for part in ends_of(path)}
    return [name for name in named if name.rstrip("/") not in ends and not name.startswith(NOT_KEPT)]


def ends_of(path: str) -> list[str]:
    """A path, and what is left of it from each of its folders on."""
    parts = path.split("/")
    return ["/".join(parts[start:]) for start in range(len(parts))]


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_every_file_that_the_map_names_is_there(name: str) -> None:
    assert gone_files((ROOT / name).read_text("utf-8")) == []


def test_a_file_that_is_gone_is_found() -> None:
    page = "`core/game.py` `core/gone.py` `special/` `server/door/guard.py` `rooms/` `hooks.py` `gone.py`"
    assert gone_files(page) == ["core/gone.py", "rooms/", "gone.py"]


def test_the_site_has_every_page() -> None:
    """One that no menu names would be found by nobody, and scripts/docs.sh refuses it."""
    listed = re.findall(r"^ +- (?:.*: )?(\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(name for name in listed if not name.startswith("reference/")) == sorted(NAMES)
