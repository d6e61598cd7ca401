"""How much of each board lies empty, early, middle and late: where neither a card nor a word nor a sign is.

python scripts/empty_share.py [--language es]
At 1440 x 900 and 1024 x 768, without the column with the log. Gaps between cards and lines do not count:
empty is what a square of 32 pixels finds room in.
CHROMIUM=/path/to/chromium chooses the browser. Needs the extra `dev`.
"""

import argparse
import os
import shutil
from typing import Final

from browser_pictures import ADDRESS, CHROMIUM_ARGS, Picture, address_of, matrix, rest, server
from playwright.sync_api import Browser, sync_playwright

NARROW: Final = 375
"""On a phone a board is read pane by pane, and scrolled."""
SHARE: Final = """() => {
  const STEP = 4, ROOM = 8;
  const parts = ".board-grid, .cards-board > :is(.shared, .around, .rivals, .mine, .own-area, .foot)";
  const things = ".landscape, .collection, .thing, .face, .slip, .deck-face, .state-card, .mini, svg, img, "
    + ".empty-place, .row-space, .market-space, button:not(.spot-button)";
  const across = Math.ceil(innerWidth / STEP), down = Math.ceil(innerHeight / STEP);
  const board = new Uint8Array(across * down), filled = new Uint8Array(across * down);
  const mark = (cells, { left, top, right, bottom }) => {
    for (let y = Math.max(0, Math.floor(top / STEP)); y < Math.min(down, Math.ceil(bottom / STEP)); y++)
      for (let x = Math.max(0, Math.floor(left / STEP)); x < Math.min(across, Math.ceil(right / STEP)); x++)
        cells[y * across + x] = 1;
  };
  for (const part of document.querySelectorAll(parts)) {
    mark(board, part.getBoundingClientRect());
    for (const thing of part.querySelectorAll(things))
      if (thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        mark(filled, thing.getBoundingClientRect());
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      if (!words.currentNode.data.trim() || !words.currentNode.parentElement.checkVisibility()) continue;
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects()) mark(filled, line);
    }
  }
  const empty = new Uint8Array(across * down);
  const squares = Array.from({ length: ROOM * ROOM }, (_, i) => Math.floor(i / ROOM) * across + (i % ROOM));
  for (let y = 0; y + ROOM <= down; y++)
    for (let x = 0; x + ROOM <= across; x++) {
      const square = squares.map((offset) => y * across + x + offset);
      if (square.every((cell) => board[cell] && !filled[cell])) square.forEach((cell) => (empty[cell] = 1));
    }
  const sum = (cells) => cells.reduce((all, cell) => all + cell, 0);
  return sum(empty) / sum(board);
}"""


def empty_share(browser: Browser, picture: Picture) -> float:
    """The share of the board that lies empty."""
    context = browser.new_context(
        base_url=ADDRESS,
        viewport={"width": picture.width, "height": picture.height},
        reduced_motion="reduce",
        locale=picture.language,
    )
    page = context.new_page()
    page.goto(address_of(picture))
    rest(page)
    share = float(page.evaluate(SHARE))
    context.close()
    return share


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--language", default="en")
    language = parser.parse_args().language
    boards = [board for board in matrix([language]) if not board.night and board.width != NARROW]
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium")) or shutil.which("chromium-headless-shell")
    with server(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGS)
        for board in boards:
            print(f"{empty_share(browser, board):5.0%}  {board.name}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
