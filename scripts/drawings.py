#!/usr/bin/env python3
"""Writes the drawings on the cards of each game, one sprite a game, and the credits of those who drew them.

python scripts/drawings.py

scripts/drawings/GAME.yaml says which drawing a card shows, scripts/drawings/parts.yaml has what is drawn by
hand. The rest comes from Game-icons, out of two packages of npm: one with the drawings, one that knows their
authors. npm is asked for them, unless the folder $DRAWINGS has them unpacked. Written are, all of them in
src/civtable/web, games/GAME/drawings.svg, where each card is a symbol of its own name, drawings-LICENSE.txt
and pages/authors.js.
"""

import hashlib
import json
import os
import re
import subprocess
import tempfile
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import yaml
from outlines import Place, contours, tones

ROOT: Final = Path(__file__).resolve().parent.parent
TABLES: Final = Path(__file__).resolve().parent / "drawings"
WEB: Final = ROOT / "src" / "civtable" / "web"
GAMES: Final = sorted(path.stem for path in TABLES.glob("*.yaml") if path.stem != "parts")
SHAPES: Final = "@iconify-json/game-icons@1.2.4"
AUTHORS: Final = "game-icons-transparent@1.0.2"
SIDE: Final = 512
HALO: Final = 26
"""How broad the light rim is that parts a thing from the figure behind it."""

HEAD: Final = """<svg xmlns="http://www.w3.org/2000/svg">
<!-- Most drawings are by the authors of Game-icons (https://game-icons.net), CC BY 3.0; they are named in
drawings-LICENSE.txt. Changed: in two tones, composed, in whole numbers.
Written by scripts/drawings.py from {digest}. -->
"""
LICENCE: Final = """The drawings on cards (games/*/drawings.svg) come from Game-icons, https://game-icons.net,
but for those that are drawn by hand in scripts/drawings/parts.yaml. They are changed: in two tones, composed,
in whole numbers.

Licence: Creative Commons Attribution 3.0, https://creativecommons.org/licenses/by/3.0/
Packages of npm: {shapes} (drawings), {authors} (authors)

"""
SCRIPT: Final = """/** Who drew what is on the cards, and how many. Written by scripts/drawings.py. */

export const AUTHORS = {authors};
"""


@dataclass(frozen=True)
class Source:
    """What Game-icons has: path data by name, and who drew it."""

    shapes: dict[str, str]
    authors: dict[str, str]
    names: dict[str, tuple[str, str]]
    """By author, in small letters without spaces: the name and an address, which may be empty."""


@contextmanager
def packages() -> Iterator[Path]:
    """A folder with both packages unpacked, shapes and authors."""
    if "DRAWINGS" in os.environ:
        yield Path(os.environ["DRAWINGS"])
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part, package in (("shapes", SHAPES), ("authors", AUTHORS)):
            command = ["npm", "pack", "--silent", "--pack-destination", name, package]
            archive = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[-1]
            (folder / part).mkdir()
            subprocess.run(["tar", "xzf", folder / archive, "-C", folder / part], check=True)
        yield folder


def read(folder: Path) -> Source:
    """The drawings with their authors: the package of authors has a folder for each."""
    found = json.loads((folder / "shapes" / "package" / "icons.json").read_text("utf-8"))["icons"]
    shapes = {name: "".join(re.findall(r' d="([^"]+)"', icon["body"])) for name, icon in found.items()}
    package = folder / "authors" / "package"
    lines = (package / "license.txt").read_text("utf-8").splitlines()
    people = [line[2:].removesuffix(" - CC0").partition(", ") for line in lines if line.startswith("- ")]
    names = {name.lower().replace(" ", ""): (name, link) for name, _, link in people}
    drawn = {path.stem: path.parent.name.replace("-", "") for path in package.glob("svgs/*/*.svg")}
    folders = {
        folder: next((name for name in names if folder.startswith(name)), "") for folder in drawn.values()
    }
    return Source(shapes, {drawing: folders[own] for drawing, own in drawn.items()}, names)


class Sprite:
    """The symbols of one game."""

    def __init__(self, source: Source, parts: dict[str, list[str]]) -> None:
        self.source = source
        self.parts = parts
        self.used: set[str] = set()

    def symbol(self, card: str, drawing: str | list[str]) -> str:
        """A card: one drawing, or several things one upon the other, each `name` or `name x y size`."""
        layers = [drawing] if isinstance(drawing, str) else drawing
        paths = "".join(self.layer(layer.split(), above=at > 0) for at, layer in enumerate(layers))
        return f'<symbol id="{card}" viewBox="0 0 {SIDE} {SIDE}">{paths}</symbol>\n'

    def layer(self, words: list[str], above: bool) -> str:
        """One thing at its place."""
        name, *where = words
        x, y, size = map(float, where) if where else (0.0, 0.0, float(SIDE))
        place = Place(x, y, size / SIDE)
        if name in self.parts:
            return "".join(by_hand(line, place) for line in self.parts[name])
        self.used.add(name)
        dark, light = tones(contours(self.source.shapes[name], place))
        rim = f' stroke="currentColor" stroke-width="{HALO}" paint-order="stroke"' if above else ""
        hole = f'<path fill="currentColor" fill-rule="evenodd" d="{light}"/>' if light else ""
        return f'<path{rim} d="{dark}"/>{hole}'


def by_hand(line: str, place: Place) -> str:
    """A shape of our own: its tone, then its path data. The middle one is dark and half seen through."""
    tone, data = line.split(" ", 1)
    path = "".join(contour.text() for contour in contours(data, place))
    light = f'<path fill="currentColor" d="{path}"/>'
    dark = f'<path d="{path}"/>'
    return {"dark": dark, "light": light, "middle": f'{light}<path opacity=".5" d="{path}"/>'}[tone]


def digest(game: str) -> str:
    """What a sprite is made from, in short: a test sees by it that no table changes without its sprite."""
    made_of = [(TABLES / f"{name}.yaml").read_bytes() for name in (game, "parts")]
    return hashlib.sha256(b"".join(made_of)).hexdigest()[:16]


def write(game: str, source: Source, parts: dict[str, list[str]]) -> set[str]:
    """The sprite of a game; what of Game-icons is in it."""
    table = yaml.safe_load((TABLES / f"{game}.yaml").read_text("utf-8"))
    sprite = Sprite(source, parts)
    cards = sorted(
        table["cards"].items(), key=lambda entry: (str(entry[1]), entry[0])
    )  # equal ones compress to one
    symbols = "".join(sprite.symbol(card, drawing) for card, drawing in cards)
    text = f"{HEAD.format(digest=digest(game))}{symbols}</svg>\n"
    (WEB / "games" / game / "drawings.svg").write_text(text, "utf-8")
    return sprite.used


def write_credits(source: Source, used: set[str]) -> None:
    """Who drew what, in full beside the files and in short for the page, who drew most first."""
    drawn: dict[str, list[str]] = {}
    for name in sorted(used):
        drawn.setdefault(source.authors[name], []).append(name)
    people = sorted(drawn, key=lambda author: (-len(drawn[author]), author))
    blocks = []
    for author in people:
        listed = textwrap.fill(", ".join(drawn[author]), 118, break_on_hyphens=False)
        blocks.append(f"{', '.join(filter(None, source.names[author]))}\n{textwrap.indent(listed, '  ')}\n")
    head = LICENCE.format(shapes=SHAPES, authors=AUTHORS)
    (WEB / "drawings-LICENSE.txt").write_text(head + "\n".join(blocks), "utf-8")
    rows = [
        f"  {{ name: {json.dumps(source.names[author][0])}, link: {json.dumps(source.names[author][1])}, "
        f"drawings: {len(drawn[author])} }},\n"
        for author in people
    ]
    (WEB / "pages" / "authors.js").write_text(SCRIPT.format(authors=f"[\n{''.join(rows)}]"), "utf-8")


def main() -> None:
    """Write the sprites of all games and the credits."""
    parts = yaml.safe_load((TABLES / "parts.yaml").read_text("utf-8"))
    with packages() as folder:
        source = read(folder)
    used = {game: write(game, source, parts) for game in GAMES}
    write_credits(source, set().union(*used.values()))
    for game, names in used.items():
        print(game, len(names), "drawings of Game-icons")


if __name__ == "__main__":
    main()
