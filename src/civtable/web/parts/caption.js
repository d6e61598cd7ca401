/** A short line at the place where somebody else's move happens. It is for the eyes; ears have `Told`. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { Icon, SeatSign } from "../icons.js";

/** @import { Telling } from "../types/board.d.ts" */
/** @import { Line } from "../types/platform.d.ts" */

/** In milliseconds: so long the line stays when nothing follows. */
const STAYS = 2200;
const GAP = 4;

/**
 * What is said of a line, and where: as the game tells it, else its first sentence at who did it.
 * @param {Line} line
 * @param {((line: Line) => Telling) | null} telling
 * @returns {Telling}
 */
function toldOf(line, telling) {
  const { at, ...told } = telling?.(line) ?? { words: line.events[0].words, at: [] };
  return { ...told, at: [...at, `.rivals [data-seat="${line.seat}"]`] };
}

/**
 * Puts a caption above its place, within the frame; below it at a rival, above whom is what can be clicked, and where there
 * is no room. Hides it where its place is not in sight.
 * @param {HTMLElement} caption
 * @param {string[]} at
 */
function moor(caption, at) {
  const frame = /** @type {HTMLElement} */ (caption.parentElement);
  const within = frame.getBoundingClientRect();
  const found = at.map((selector) => frame.querySelector(selector)).find((element) => element?.getBoundingClientRect().width);
  const place = found?.getBoundingClientRect();
  caption.style.visibility = place ? "visible" : "hidden";
  if (!place) return;
  const room = found?.closest(".rivals") && place.bottom + GAP + caption.offsetHeight > within.bottom ? place.width : null;
  caption.style.maxWidth = room === null ? "" : `${room}px`; // within a place that ends where the board does, it stays there
  const { width, height } = caption.getBoundingClientRect();
  const left = Math.max(0, Math.min(place.left + place.width / 2 - width / 2 - within.left, within.width - width));
  const above = place.top - within.top - height - GAP;
  const below = Math.min(place.bottom - within.top + GAP, within.height - height);
  Object.assign(caption.style, { left: `${left}px`, top: `${above >= 0 && !found?.closest(".rivals") ? above : below}px` });
}

/**
 * The caption of the newest line, for as long as that stays on the board. Of an own one only what somebody without a seat does.
 * @param {{ last: Line | null, own: boolean, pace: number, telling: ((line: Line) => Telling) | null }} props
 */
export function Caption({ last, own, pace, telling }) {
  const caption = useRef(/** @type {HTMLElement | null} */ (null));
  const [over, setOver] = useState(/** @type {Line | null} */ (null)); // the line that was told for long enough
  const line = last?.events.length && pace > 0 && last !== over ? toldOf(last, telling) : null;
  const told = own && !line?.icon ? null : line;
  useLayoutEffect(() => {
    if (caption.current && told) moor(caption.current, told.at);
  }, [last, over]);
  useEffect(() => {
    const timer = setTimeout(() => setOver(last), Math.max(pace, STAYS));
    return () => clearTimeout(timer);
  }, [last]);
  return told && html`
    <p class="caption small" key=${last?.ply} ref=${caption} aria-hidden="true" data-seat=${last?.seat}>
      ${told.icon ? html`<${Icon} name=${told.icon} size=${16} />` : html`<${SeatSign} seat=${last?.seat ?? 0} size=${16} />`}
      ${" "}${say(told.words)}</p>`;
}
