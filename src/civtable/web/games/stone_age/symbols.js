/** The signs on civilization cards, eight achievements and four professions, and the drawings. */

import { html } from "../../vendor/ui.js";
import { drawingsBeside } from "../common/drawing.js";

/** The drawing of a card or building. */
export const Drawing = drawingsBeside(import.meta.url);

/** A card of each achievement: both show the same drawing, and so does what counts them. */
const ACHIEVEMENTS = {
  healing: "C16",
  art: "C25",
  writing: "C08",
  pottery: "C07",
  time: "C09",
  transport: "C10",
  music: "C27",
  weaving: "C11",
};

const f = (d) => html`<path class="icon-fill" d=${d} />`;
const l = (d) => html`<path class="icon-line" d=${d} />`;

const DRAWINGS = {
  // Sand cards.
  farmer: () => [
    f("M11 10c2.8 0 4.6 1.3 5 3.7L17 21H5l1-7.3c.4-2.4 2.2-3.7 5-3.7Z"),
    html`<circle class="icon-fill" cx="11" cy="6" r="3.3" />`,
    l("M19.5 21V9M19.5 9c-1-1-1-2.5 0-4 1 1.5 1 3 0 4ZM19.5 13l-2-1.5M19.5 13l2-1.5"),
  ],
  tool_maker: () => [
    f("M10 10c2.8 0 4.6 1.3 5 3.7L16 21H4l1-7.3c.4-2.4 2.2-3.7 5-3.7Z"),
    html`<circle class="icon-fill" cx="10" cy="6" r="3.3" />`,
    l("M19.5 20.5V7"),
    f("M16.5 4.5h5.5l-1 4.5h-3.5Z"),
  ],
  hut_builder: () => [
    f("M8.5 11c2.5 0 4.1 1.2 4.5 3.3L14 21H3l1-6.7C4.4 12.2 6 11 8.5 11Z"),
    html`<circle class="icon-fill" cx="8.5" cy="7.3" r="3" />`,
    f("M14 12.5 18 7l4 5.5Z"),
    l("M15.5 12.5v4h5v-4"),
  ],
  shaman: () => [
    f("M12 11c3.5 0 5.6 1.5 6 4l1 6H5l1-6c.4-2.5 2.5-4 6-4Z"),
    html`<circle class="icon-fill" cx="12" cy="7.5" r="3.3" />`,
    l("M9 5C7.5 4.5 6.5 3.5 6.5 2M12 4.2V2M15 5c1.5-.5 2.5-1.5 2.5-3M9.5 15.5 12 18l2.5-2.5"),
  ],
};

/** One sign of a card. */
export function Symbol({ name, label, extra = "" }) {
  if (name in ACHIEVEMENTS) return html`<${Drawing} id=${ACHIEVEMENTS[name]} label=${label} extra="icon symbol ${extra}" />`;
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg
    class="icon symbol ${extra}"
    viewBox="0 0 24 24"
    ...${spoken}
  >
    ${DRAWINGS[name]()}
  </svg>`;
}
