/** The light of a guide: a ring around the thing that is spoken of, with the rest of the board a little darker. */
import { html, useEffect, useRef, useState } from "../vendor/ui.js";

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const MARGIN = 4;

/**
 * The thing on the board that a guide names and that can be seen, the first of several: a place, a card, or, as `code:end`,
 * the button that sends a code.
 * @param {Element | null | undefined} area
 * @param {string} spot
 */
export function spotIn(area, spot) {
  const wanted = spot.startsWith("code:") ? `[data-code="${spot.slice(5)}"]` : `[data-spot="${spot}"]`;
  return [...(area?.querySelectorAll(wanted) ?? [])].find((thing) => thing.getClientRects().length > 0) ?? null;
}

/**
 * Where a thing lies in an area, with a margin around it.
 * @param {Element} thing
 * @param {Element} area
 * @returns {Box}
 */
function boxIn(thing, area) {
  const [inner, outer] = [thing.getBoundingClientRect(), area.getBoundingClientRect()];
  return {
    left: Math.round(inner.left - outer.left) - MARGIN,
    top: Math.round(inner.top - outer.top) - MARGIN,
    width: Math.round(inner.width) + 2 * MARGIN,
    height: Math.round(inner.height) + 2 * MARGIN,
  };
}

/**
 * Lies over the area that it stands in, lets every click through, and follows the thing while it moves or is scrolled.
 * @param {{ spot: string | null }} props
 */
export function Light({ spot }) {
  const here = useRef(/** @type {HTMLElement | null} */ (null));
  const [box, setBox] = useState(/** @type {Box | null} */ (null));
  useEffect(() => {
    const area = here.current?.parentElement;
    if (!spot || !area) {
      setBox(null);
      return undefined;
    }
    let shown = "";
    let frame = 0;
    const follow = () => {
      const thing = spotIn(area, spot);
      const now = thing && boxIn(thing, area);
      const told = JSON.stringify(now);
      if (told !== shown) setBox(now);
      shown = told;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [spot]);
  const style = box && { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` };
  return html`<div class="light-area" ref=${here} aria-hidden="true">
    ${style && html`<span class="light" data-lights=${spot} style=${style}></span>`}</div>`;
}
