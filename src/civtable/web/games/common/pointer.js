/** A line from the details beside the board to the thing that they speak of, and a mark around that thing. */

import { html, useLayoutEffect, useRef } from "../../vendor/ui.js";
import { wayBetween } from "./way.js";

const MARGIN = 2; // between a thing and the mark around it
const DETAILS = ".sheet:not(.happening), .zoom";

/** The things of a board that can be seen. */
const thingsIn = (root) => [...root.querySelectorAll("[data-thing]")].filter((thing) => thing.getClientRects().length > 0);

/** The thing on the board that is spoken of: that of the option looked at, the chosen one, the card that is shown or asked about. */
function subject(root, board) {
  const { considered, things, chosen, shown, choice, still, reading } = board;
  const named = (name) => thingsIn(root).find((thing) => thing.dataset.thing === name) ?? null;
  const lying = (card) => (card && thingsIn(root).find((thing) => reading.cardOf(thing.dataset.thing, board) === card)) || null;
  const inward = shown?.at.closest(DETAILS); // a card that the details name
  if (inward) return lying(shown.card);
  const meant = considered && Object.keys(things).find((thing) => thing && things[thing].some(({ code }) => code === considered));
  if (meant) return named(meant);
  if (chosen !== null) return named(chosen);
  if (shown) return shown.at.isConnected ? shown.at : lying(shown.card);
  return choice && !still ? lying(reading.cardAsked(choice.question, board)) : null;
}

/** Whether the middle of a thing is in sight: nothing lies on it, and it is not scrolled away. */
function inSight(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return document.elementsFromPoint(left + width / 2, top + height / 2).includes(thing);
}

/** What is marked: the thing with all that lies under it (`data-whole`). */
const wholeOf = (thing) => thing.closest("[data-whole]") ?? thing;

/** A box as it lies on the board, with a margin around it. */
function boxOn(root, { left, top, right, bottom }, margin = 0) {
  const at = root.getBoundingClientRect();
  return {
    left: left - at.left - margin,
    top: top - at.top - margin,
    right: right - at.left + margin,
    bottom: bottom - at.top + margin,
  };
}

/** Draws the line and the mark where they belong now; hides them where there is nothing to point at. */
function draw(svg, root, board) {
  const details = [...root.querySelectorAll(DETAILS)].at(-1);
  const thing = details ? subject(root, board) : null;
  const found = thing && inSight(thing);
  const to = found && boxOn(root, wholeOf(thing).getBoundingClientRect(), MARGIN);
  const way = to && wayBetween(boxOn(root, details.getBoundingClientRect()), to);
  svg.toggleAttribute("hidden", !way);
  if (!way) return;
  for (const line of svg.querySelectorAll("path.way")) line.setAttribute("d", way);
  const box = { x: to.left, y: to.top, width: to.right - to.left, height: to.bottom - to.top };
  for (const [name, value] of Object.entries(box)) svg.querySelector("rect").setAttribute(name, value);
}

/** Lies over the board, lets every click through, and is nothing to hear; on a phone the details are a sheet over the board. */
export function Pointer({ board, root }) {
  const svg = useRef(/** @type {SVGElement | null} */ (null));
  const wide = (board.pane ?? "all") === "all";
  useLayoutEffect(() => {
    if (!wide) return undefined;
    const follow = () => draw(svg.current, root.current, board);
    const area = root.current;
    follow();
    addEventListener("resize", follow);
    area.addEventListener("scroll", follow, { capture: true, passive: true });
    return () => {
      removeEventListener("resize", follow);
      area.removeEventListener("scroll", follow, { capture: true });
    };
  });
  if (!wide) return null;
  return html`
    <svg class="pointer" ref=${svg} aria-hidden="true" hidden>
      <defs><marker id="pointer-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8"
        markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 10 5 0 10z" /></marker></defs>
      <rect rx="8" /><path class="way halo" /><path class="way" marker-end="url(#pointer-head)" />
    </svg>`;
}
