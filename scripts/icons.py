"""Draws the icons of the installed page from web/app/icon.svg, with Chromium: python scripts/icons.py.

The plain ones are the sign as it is; the maskable ones fill their square, so that a system may cut any shape
out of it, and have the sign in the middle. CHROMIUM=/path/to/chromium chooses the browser. Needs the extra
`dev`.
"""

import os
import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

APP: Final = Path(__file__).resolve().parent.parent / "src" / "civtable" / "web" / "app"
GROUND: Final = "#6b4a2b"
SIZES: Final = (192, 512)
SAFE: Final = 0.72
"""How much of a maskable icon the sign fills: whatever shape is cut out, it stays whole."""


def draw(page: Page, size: int, maskable: bool) -> None:
    """One icon."""
    svg = (APP / "icon.svg").read_text("utf-8")
    ground, part = (GROUND, SAFE) if maskable else ("transparent", 1.0)
    side = round(size * part)
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0; display: grid; place-items: center; height: {size}px }}"
        f"body {{ background: {ground} }}"
        f"svg {{ width: {side}px; height: {side}px; display: block }}</style>{svg}"
    )
    name = f"{'maskable' if maskable else 'icon'}-{size}.png"
    page.screenshot(path=APP / "icons" / name, omit_background=True)


def main() -> None:
    """All of them."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for size in SIZES:
            for maskable in (False, True):
                draw(page, size, maskable)
        browser.close()


if __name__ == "__main__":
    main()
