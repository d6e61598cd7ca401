"""Every card has its own drawing: the tables, the sprites that are written from them, and the credits."""

import hashlib
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import yaml

from civtable.games import GAMES

ROOT = Path(__file__).parents[1]
TABLES = ROOT / "scripts" / "drawings"
WEB = ROOT / "src" / "civtable" / "web"
DRAWN = [path.stem for path in sorted(TABLES.glob("*.yaml")) if path.stem != "parts"]


def table(name: str) -> Any:
    """A table of drawings."""
    return yaml.safe_load((TABLES / f"{name}.yaml").read_text("utf-8"))


def kinds(game: str) -> dict[str, str]:
    """The cards of the engine and what kind each is of, over all editions."""
    facts: Any = GAMES[game].facts
    if game == "stone_age":
        cards = {id: card["bottom"]["color"] for id, card in facts["cards"].items()}
        return {**cards, **dict.fromkeys(facts["buildings"], "building")}
    if game == "imperium":
        return {id: (card["suits"] or [card["header"]])[0] for id, card in facts["cards"].items()}
    return {id: card["kind"] for edition in (facts, facts["2006"]) for id, card in edition["cards"].items()}


def sprite(game: str) -> str:
    """The sprite of a game."""
    return (WEB / "games" / game / "drawings.svg").read_text("utf-8")


@pytest.mark.parametrize("game", DRAWN)
def test_every_card_of_the_engine_is_drawn(game: str) -> None:
    drawn = re.findall(r'<symbol id="([^"]+)" viewBox="0 0 512 512"><path', sprite(game))
    assert sorted(drawn) == sorted(kinds(game)) == sorted(table(game)["cards"])


@pytest.mark.parametrize("game", DRAWN)
def test_a_sprite_is_written_from_its_table(game: str) -> None:
    """After a change: python scripts/drawings.py."""
    made_of = b"".join((TABLES / f"{name}.yaml").read_bytes() for name in (game, "parts"))
    assert f"from {hashlib.sha256(made_of).hexdigest()[:16]}." in sprite(game)


@pytest.mark.parametrize("game", DRAWN)
def test_no_drawing_is_twice_in_a_kind_unless_it_is_meant(game: str) -> None:
    drawings, kind = table(game)["cards"], kinds(game)
    meant = {pair for cards in table(game)["meant_twice"] for pair in combinations(sorted(cards), 2)}
    same = {(a, b) for a, b in combinations(sorted(drawings), 2) if drawings[a] == drawings[b]}
    assert {(a, b) for a, b in same if kind[a] == kind[b]} == meant


def test_whoever_drew_is_credited() -> None:
    """Each drawing of Game-icons stands once behind the name of its author, and the page counts them."""
    layers = [layer for game in DRAWN for card in table(game)["cards"].values() for layer in flat(card)]
    used = {layer.split()[0] for layer in layers} - set(table("parts"))
    text = (WEB / "drawings-LICENSE.txt").read_text("utf-8")
    credited = re.findall(r"[\w-]+", "".join(re.findall(r"^  .*$", text, re.MULTILINE)))
    assert sorted(credited) == sorted(used)
    counts = re.findall(r"drawings: (\d+)", (WEB / "pages" / "authors.js").read_text("utf-8"))
    assert sum(map(int, counts)) == len(used)


def flat(drawing: str | list[str]) -> list[str]:
    """The layers of a drawing."""
    return [drawing] if isinstance(drawing, str) else drawing
