/** What happened, told line by line. Each line leads to its position; new lines are read out by `Told`, not all of them here. */
import { html, useEffect, useRef } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { SeatSign } from "../icons.js";

/** @import { GameEvent, Line as LogLine } from "../types/platform.d.ts" */

/** @type {Set<string>} */
const NONE = new Set();

/**
 * Lines by which something happened; `at` marks one and stays in sight with what is around it, `href` gives a line's link, and
 * with the events that `begins` names a long line begins a new paragraph. Without `at` the end stays in sight by its style.
 * @param {{ lines: LogLine[], href: (ply: number) => string, at?: number | null, begins?: Set<string> }} props
 */
export function Log({ lines, href, at = null, begins = NONE }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const told = lines.filter((line) => line.events.length || line.ply === at);
  useEffect(() => {
    const here = at === null ? null : (list.current?.querySelector(".here") ?? list.current?.firstElementChild);
    here?.scrollIntoView({ block: at ? "center" : "end" });
  }, [told.length, at]);
  return html`
    <div class="log scroll" tabindex="0" role="log" aria-label=${say("web-log")} aria-live="off">
      <ol ref=${list}>
        ${told.map((line) => html`
          <${Line} key=${line.ply} line=${line} href=${href(line.ply)} here=${line.ply === at} begins=${begins} />`)}
        ${!told.length && html`<li class="quiet-text">${say("web-log-empty")}</li>`}
      </ol>
    </div>`;
}

/**
 * The events of a line in paragraphs.
 * @param {GameEvent[]} events
 * @param {Set<string>} begins
 */
function paragraphs(events, begins) {
  const found = /** @type {GameEvent[][]} */ ([]);
  for (const event of events) {
    if (!found.length || begins.has(String(event.event))) found.push([event]);
    else found[found.length - 1].push(event);
  }
  return found;
}

/**
 * One choice and what came of it.
 * @param {{ line: LogLine, href: string, here: boolean, begins: Set<string> }} props
 */
function Line({ line, href, here, begins }) {
  return html`
    <li data-seat=${line.seat} class=${here ? "log-line here" : "log-line"}>
      <a class="ply number" href=${href} aria-current=${here ? "true" : null} aria-label=${say("web-log-go", { ply: String(line.ply) })}>
        ${line.ply}</a>
      <span>${paragraphs(line.events, begins).map((events, part) => html`
          <span class=${part ? "log-part" : ""}>
            ${events.map((event, i) => html`<span class=${part || i ? "quiet-text" : ""}>${say(event.words)} </span>`)}</span>`)}
        ${!line.events.length && html`<${SeatSign} seat=${line.seat} />`}</span>
    </li>`;
}
