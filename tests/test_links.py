"""The pages of the project: what links from one to another leads somewhere, and the site has them all."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
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


def test_the_site_has_every_page() -> None:
    """One that no menu names would be found by nobody, and scripts/docs.sh refuses it."""
    listed = re.findall(r"^ +- (?:.*: )?(\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(name for name in listed if not name.startswith("reference/")) == sorted(NAMES)
