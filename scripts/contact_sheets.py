#!/usr/bin/env python3
"""Makes the contact sheets in docs/pictures: every card with its drawing, in the colour of its kind.

python scripts/contact_sheets.py      needs the extra `dev`; CHROMIUM=/path/to/chromium chooses the browser
"""

import os
import shutil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from civtable.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "src" / "civtable" / "web"
FOLDER: Final = ROOT / "docs" / "pictures"
MOST: Final = 140
"""So many cards are on one picture at most, to keep it small."""
TONES: Final = """
  fill: color-mix(in srgb, var(--band) 80%, var(--ink));
  color: color-mix(in srgb, var(--band) 38%, var(--paper));
"""
STYLE: Final = f"""
body {{ display: flex; flex-wrap: wrap; gap: 4px; width: 1364px; margin: 6px; background: var(--table); }}
figure {{ width: 64px; margin: 0; background: color-mix(in srgb, var(--band) 14%, var(--paper)); }}
figure svg {{ display: block; width: 56px; height: 56px; margin: 4px; {TONES} }}
figcaption {{ height: 22px; overflow: hidden; background: var(--band); color: #fffaf0; }}
figcaption {{ font: 10px/11px sans-serif; }}
.sprite {{ display: none; }}
"""
BANDS: Final = {
    **dict.fromkeys(["lab", "temple", "arena", "library", "theater", "plain"], "urban"),
    **dict.fromkeys(["infantry", "cavalry", "artillery", "air_force", "attack"], "military"),
    **dict.fromkeys(["pinned", "permanent", "building"], "power"),
    **{"green": "region", "sand": "farm"},
}


def kinds(game: str) -> dict[str, str]:
    """The cards of a game and what kind each is of."""
    facts: Any = GAMES[game].facts
    if game == "stone_age":
        cards = {id: card["bottom"]["color"] for id, card in facts["cards"].items()}
        return {**cards, **dict.fromkeys(facts["buildings"], "building")}
    if game == "imperium":
        return {id: (card["suits"] or [card["header"]])[0] for id, card in facts["cards"].items()}
    return {id: card["kind"] for edition in (facts, facts["2006"]) for id, card in edition["cards"].items()}


def sheet(game: str, cards: list[tuple[str, str]]) -> str:
    """A page with these cards."""
    figures = [
        f'<figure style="--band: var(--kind-{BANDS.get(kind, kind)})"><svg><use href="#{card}" /></svg>'
        f"<figcaption>{card.replace('_', ' ')}</figcaption></figure>"
        for card, kind in cards
    ]
    tokens = (WEB / "style" / "tokens.css").read_text("utf-8")
    sprite = (WEB / "games" / game / "drawings.svg").read_text("utf-8")
    return f'<style>{tokens}{STYLE}</style><div class="sprite">{sprite}</div>{"".join(figures)}'


def take(page: Page, game: str) -> None:
    """The pictures of a game, kinds together."""
    cards = sorted(kinds(game).items(), key=lambda entry: entry[1])
    for number, start in enumerate(range(0, len(cards), MOST), 1):
        page.set_content(sheet(game, cards[start : start + MOST]))
        page.screenshot(path=FOLDER / f"drawings-{game.replace('_', '-')}-{number}.png", full_page=True)


def main() -> None:
    """Make the sheets of all games."""
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium")) or shutil.which("chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1376, "height": 200}, color_scheme="light")
        for game in GAMES:
            take(page, game)
        browser.close()


if __name__ == "__main__":
    main()
