/** What happened, told line by line. Each line leads to its position; new lines are read out by `Told`, not all of them here. */
import { html, useEffect, useRef } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { SeatSign } from "../icons.js";

/** @import { Line as LogLine } from "../types/platform.d.ts" */

/**
 * Lines by which something happened; `at` marks one and stays in sight with what is around it, `href` gives a line's link.
 * Without `at` the end stays in sight by its style.
 * @param {{ lines: LogLine[], href: (ply: number) => string, at?: number | null }} props
 */
export function Log({ lines, href, at = null }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const told = lines.filter((line) => line.events.length || line.ply === at);
  useEffect(() => {
    const here = at === null ? null : (list.current?.querySelector(".here") ?? list.current?.firstElementChild);
    here?.scrollIntoView({ block: at ? "center" : "end" });
  }, [told.length, at]);
  return html`
    <div class="log scroll" tabindex="0" role="log" aria-label=${say("web-log")} aria-live="off">
      <ol ref=${list}>
        ${told.map((line) => html`<${Line} key=${line.ply} line=${line} href=${href(line.ply)} here=${line.ply === at} />`)}
        ${!told.length && html`<li class="quiet-text">${say("web-log-empty")}</li>`}
      </ol>
    </div>`;
}

/**
 * One choice and what came of it.
 * @param {{ line: LogLine, href: string, here: boolean }} props
 */
function Line({ line, href, here }) {
  return html`
    <li data-seat=${line.seat} class=${here ? "log-line here" : "log-line"}>
      <a class="ply number" href=${href} aria-current=${here ? "true" : null} aria-label=${say("web-log-go", { ply: String(line.ply) })}>
        ${line.ply}</a>
      <span>${line.events.map((event, i) => html`<span class=${i ? "quiet-text" : ""}>${say(event.words)} </span>`)}
        ${!line.events.length && html`<${SeatSign} seat=${line.seat} />`}</span>
    </li>`;
}
