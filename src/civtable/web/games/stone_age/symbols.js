/** The signs on civilization cards: eight achievements, four professions, and what a card gives at once. */

import { html } from "../../vendor/ui.js";

const f = (d) => html`<path class="icon-fill" d=${d} />`;
const l = (d) => html`<path class="icon-line" d=${d} />`;

const DRAWINGS = {
  // Green cards.
  healing: () => [
    f("M4 13h16c0 4-3.4 7-8 7s-8-3-8-7Z"),
    l("M12 13V7M12 9.5c-3 0-4.5-1.5-4.5-4.5 3 0 4.5 1.5 4.5 4.5ZM12 8c2.4 0 3.7-1.2 3.7-3.6C13.3 4.4 12 5.6 12 8Z"),
  ],
  art: () => [
    f("M3.5 14c1-4.5 4-6.5 8-6 2.5.3 4-.5 5.5-2l1 2.5 2.5 1.5-1.5 3-2.5.5-.5 5.5h-2l-.8-3.5H8.8L8 19H6l-.3-4Z"),
    l("M17.5 6c1.3-.7 1.8-1.6 1.7-3M14.8 6.8c-1-.7-1.3-1.6-1-3"),
  ],
  writing: () => [
    f("M6 3.5h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Z"),
    l("M8.5 8 10 9.5 8.5 11M13 8v3M15.5 8v3M8.5 14h3M14 13.5l2 2M16 13.5l-2 2M8.5 17.5h3"),
  ],
  pottery: () => [
    f("M9 3.5h6l-.8 3.2c3 1.3 4.3 3.6 4.3 6.3 0 3.3-1.8 5.8-3.5 7.5H9C7.3 18.8 5.5 16.3 5.5 13c0-2.7 1.3-5 4.3-6.3Z"),
    l("M6 11.5l2.4 2 2.4-2 2.4 2 2.4-2 2.4 2"),
  ],
  time: () => [
    html`<circle class="icon-fill" cx="12" cy="13" r="8" />`,
    l("M12 13 16 8.5M12 5v2M12 19v2M4 13h2M18 13h2"),
    f("M10.5 13 12 3l1.5 10Z"),
  ],
  transport: () => [
    f("M3 9.5h12.5L20.5 7v6.5H3Z"),
    html`<circle class="icon-fill" cx="8" cy="16.5" r="4" />`,
    l("M8 12.5v8M4 16.5h8M20.5 8v6"),
  ],
  music: () => [
    f("M4.5 16.5 17 4l3 3L7.5 19.5c-1.5 1.5-4.5-1.5-3-3Z"),
    l("M10.5 12.5l1 1M13 10l1 1M15.5 7.5l1 1M18 14.5c1.5 1 2 2.5 1.5 4.5M15 17c1 .8 1.3 2 1 3.5"),
  ],
  weaving: () => [
    f("M5.5 7h13v10h-13Z"),
    l("M4 4v16M20 4v16M4 7h16M4 17h16M8.7 7v10M12 7v10M15.3 7v10M5.5 10.3h13M5.5 13.7h13"),
  ],
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
export function Symbol({ name, label, size, extra = "" }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg
    class="icon symbol ${extra}"
    viewBox="0 0 24 24"
    style=${size ? { "--icon": `${size}px` } : {}}
    ...${spoken}
  >
    ${DRAWINGS[name]()}
  </svg>`;
}
