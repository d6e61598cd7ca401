/** People on the board: a figure in a tunic with the player's colour, pattern and sign. */

import { html } from "../../vendor/ui.js";
import { signShape } from "../../icons.js";

/** The weaves of the tunics, once per board: plain, bands, dots, slanting lines. */
export function Patterns() {
  return html`<svg class="patterns" width="0" height="0" aria-hidden="true">
    <defs>
      <pattern id="weave-1" width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 1h4" class="weave" />
      </pattern>
      <pattern id="weave-2" width="4" height="4" patternUnits="userSpaceOnUse">
        <circle cx="1.2" cy="1.2" r="0.8" class="weave-dot" />
      </pattern>
      <pattern id="weave-3" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 1h4" class="weave" />
      </pattern>
    </defs>
  </svg>`;
}

const TUNIC = "M12 9.6c2.7 0 4.6 1.2 5.3 3.6L20 25.5H4l2.7-12.3c.7-2.4 2.6-3.6 5.3-3.6Z";

/** One person of a seat. `id` names the figure for the animation of journeys. */
export function Figure({ seat, id, extra = "" }) {
  return html`<svg class="figure ${extra}" data-seat=${seat} data-figure=${id} viewBox="0 0 24 28" aria-hidden="true">
    <path class="figure-body" d=${TUNIC} />
    ${seat > 0 && html`<path class="figure-weave" d=${TUNIC} fill="url(#weave-${seat})" />`}
    <circle class="figure-body" cx="12" cy="6" r="4.2" />
    <g transform="translate(5.4 12) scale(0.55)">${signShape(seat)}</g>
  </svg>`;
}

/** A crowd of one seat: single figures while they are few, else one figure and a number. */
export function Crowd({ seat, count, place, most = 10, ghost = 0 }) {
  if (count + ghost > most)
    return html`<span class="crowd" data-seat=${seat}
      ><${Figure} seat=${seat} id="${place}:${seat}:0" extra=${ghost ? "ghost" : ""} /><b class="number"
        >×${count + ghost}</b
      ></span
    >`;
  return html`<span class="crowd" data-seat=${seat}>
    ${Array.from({ length: count }, (_, i) => html`<${Figure} key=${i} seat=${seat} id="${place}:${seat}:${i}" />`)}
    ${Array.from({ length: ghost }, (_, i) => html`<${Figure} key="g${i}" seat=${seat} extra="ghost" />`)}
  </span>`;
}
