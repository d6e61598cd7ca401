/** Our own line icons on a grid of 24, for pages, boards and running text. Things have a tint; signs are ink only. */

import { html } from "./vendor/ui.js";

/** @import { VNode } from "./vendor/ui.js" */

/** The sign of civtable, as a file. */
export const SIGN = new URL("app/icon.svg", import.meta.url).href;

/* f = filled with the tint, l = line only, d = solid ink. */
/** @param {string} d */
const f = (d) => html`<path class="icon-fill" d=${d} />`;
/** @param {string} d */
const l = (d) => html`<path class="icon-line" d=${d} />`;
/** @param {string} path */
const d = (path) => html`<path class="icon-dot" d=${path} />`;
/**
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 */
const ring = (cx, cy, r) => html`<circle class="icon-fill" cx=${cx} cy=${cy} r=${r} />`;

/** @type {Record<string, () => VNode | VNode[]>} */
const DRAWINGS = {
  // Goods.
  food: () => [
    f("M14.6 3.6c3.4 0 5.8 2.5 5.8 5.8 0 4.6-4.9 7.9-9.2 6.8l-3.4-3.4C6.7 8.5 10 3.6 14.6 3.6Z"),
    f("M8.3 13.3 5.9 15.7a2 2 0 1 0-1.6 3 2 2 0 1 0 3.4 1 2 2 0 0 0 .6-1.6l2.4-2.4Z"),
    l("M15 7c1.3.2 2 1 2.2 2.2"),
  ],
  wood: () => [
    f("M6.5 7.5h11c1.9 0 3.5 2 3.5 4.5s-1.6 4.5-3.5 4.5h-11"),
    html`<ellipse class="icon-fill" cx="6.5" cy="12" rx="3.5" ry="4.5" />`,
    l("M6.5 10.3c.8 0 1.3.8 1.3 1.7s-.5 1.7-1.3 1.7M12 10.5h4M14 13.6h3.5"),
  ],
  brick: () => [f("M2.8 10.2 9 6.8l12.2 3v6.4L15 19.4l-12.2-3Z"), l("m2.8 10.2 12.2 3 6.2-3.4M15 13.2v6.2")],
  stone: () => [
    f("m3.5 16.5 2.3-8L12 4.2l6.2 3 2.5 8-4 4.6H7Z"),
    l("m12 4.2-.8 6.6 5.3 2.4 4.2 2M5.8 8.5l5.4 2.3-2.4 9"),
  ],
  gold: () => [f("m2.8 18 3-7.5h12.4l3 7.5Z"), f("m5.8 10.5 2.4-4h7.6l2.4 4Z"), l("M9 14.5h4")],
  tool: () => [
    l("M5.5 20.5 14 9.5"),
    f("M10 4.5c4.3-2 9-.4 10.7 3.7.2.5 0 1-.5 1.2l-4.5 2.4-6-5c-.5-.5-.4-1.9.3-2.3Z"),
    l("m11.7 9.8 2.8 2.3"),
  ],
  resource: () => [f("m3.5 8.5 8.5-4.3 8.5 4.3v7.2L12 20l-8.5-4.3Z"), l("m3.5 8.5 8.5 4.2 8.5-4.2M12 12.7V20")],
  material: () => [
    f("m3.5 8.5 8.5-4.3 8.5 4.3v7.2L12 20l-8.5-4.3Z"),
    l("m3.5 8.5 8.5 4.2 8.5-4.2M12 12.7V20m-5-6.2 2.5 1.3"),
  ],

  // People and places.
  people: () => [f("M12 9.6c2.7 0 4.6 1.2 5.3 3.6L19.4 21H4.6l2.1-7.8c.7-2.4 2.6-3.6 5.3-3.6Z"), ring(12, 6, 3.4)],
  population: () => [
    f("M8 10.6c2.4 0 4 1 4.6 3.2L14 20H2l1.4-6.2C4 11.6 5.6 10.6 8 10.6Z"),
    ring(8, 7, 3),
    l("M15.3 4.3a3 3 0 0 1 0 5.6M16.5 11.3c2 .3 3.2 1.3 3.7 3.2L21.6 20h-4"),
  ],
  worker: () => [f("M12 11c3.6 0 6 2 6.5 5.5l.5 3.5H5l.5-3.5C6 13 8.4 11 12 11Z"), ring(12, 6.5, 3.5), l("M8 6.2h8")],
  hut: () => [
    f("M3.5 20.5C4 12 6.8 6 12 3.5c5.2 2.5 8 8.5 8.5 17Z"),
    l("M9.5 20.5v-4.3a2.5 2.5 0 0 1 5 0v4.3M10 2.5l2 1.8 2-1.8M5.3 13.5h2.2M16.5 13.5h2.2"),
  ],
  field: () => [
    l("M12 21.5V8.5"),
    f("M12 8.5C10 7 10 4.5 12 2.5c2 2 2 4.5 0 6Z"),
    f("M12 13.2c-3 .3-4.8-1.3-5-4.2 3-.2 4.8 1.3 5 4.2Zm0 0c3 .3 4.8-1.3 5-4.2-3-.2-4.8 1.3-5 4.2Z"),
    f("M12 18.2c-3 .3-4.8-1.3-5-4.2 3-.2 4.8 1.3 5 4.2Zm0 0c3 .3 4.8-1.3 5-4.2-3-.2-4.8 1.3-5 4.2Z"),
  ],
  building: () => [f("M5 11.5V20h14v-8.5"), f("M2.5 12.5 12 4.5l9.5 8h-3.2L12 7.3l-6.3 5.2Z"), l("M10 20v-4.5h4V20")],
  cards: () => [
    f("M9 3.5h9a1.5 1.5 0 0 1 1.5 1.5v12"),
    f("M5.5 6.5h9A1.5 1.5 0 0 1 16 8v11a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 19V8a1.5 1.5 0 0 1 1.5-1.5Z"),
    l("M6.5 10.5h7M6.5 14h4.5"),
  ],
  card: () => [
    f("M7 3.5h10A1.5 1.5 0 0 1 18.5 5v14a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5Z"),
    l("M8.5 7.5h7M8.5 16.5h7M8.5 13.5h7"),
  ],
  dice: () => [
    f("M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5Z"),
    d(
      "M8.3 9.8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z" +
        "m7.4 7.4a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z",
    ),
  ],
  points: () => [f("m12 2.8 2.7 5.7 6.1.9-4.4 4.4 1 6.2L12 17.1 6.6 20l1-6.2L3.2 9.4l6.1-.9Z")],
  start: () => [f("M8 21V9.5l-2.5-3L8 3h8l2.5 3.5L16 9.5V21Z"), l("M9.8 7h.1M14.1 7h.1M10 11.5h4M8 15h8M8 18h8")],

  // Ratings and actions.
  science: () => [
    f("M12 3a6.3 6.3 0 0 1 3.8 11.3c-.6.5-.8 1-.8 1.7H9c0-.7-.2-1.2-.8-1.7A6.3 6.3 0 0 1 12 3Z"),
    l("M9.5 18.5h5M10.5 21h3M10 10l2 2 2-2M12 12v4"),
  ],
  culture: () => [
    f("M6.5 4c0 4 1 5.5 1 8.5a4.5 4.5 0 0 0 9 0c0-3 1-4.5 1-8.5"),
    l("M6.5 4h11M10 4v9.5M12 4v10M14 4v9.5M12 17v4M8.5 21h7"),
  ],
  strength: () => [
    f("M12 3.2 19.5 6v5.5c0 4.6-3 7.9-7.5 9.3-4.5-1.4-7.5-4.7-7.5-9.3V6Z"),
    l("m8.5 8.5 7 7M15.5 8.5l-7 7"),
  ],
  happiness: () => [
    ring(12, 12, 8.8),
    l("M8 13.8c.8 1.9 2.2 2.9 4 2.9s3.2-1 4-2.9"),
    d("M9 11a1.2 1.2 0 1 0 0-2.4A1.2 1.2 0 0 0 9 11Zm6 0a1.2 1.2 0 1 0 0-2.4A1.2 1.2 0 0 0 15 11Z"),
  ],
  discontent: () => [
    ring(12, 12, 8.8),
    l("M8 16.5c.8-1.9 2.2-2.7 4-2.7s3.2.8 4 2.7"),
    d("M9 11a1.2 1.2 0 1 0 0-2.4A1.2 1.2 0 0 0 9 11Zm6 0a1.2 1.2 0 1 0 0-2.4A1.2 1.2 0 0 0 15 11Z"),
  ],
  civil: () => [
    f("M6 3.5h10.5v14.7a2.3 2.3 0 0 0 2.3 2.3H8.3A2.3 2.3 0 0 1 6 18.2Z"),
    f("M16.5 17.5H21v.7a2.3 2.3 0 0 1-4.5 0Z"),
    l("M8.8 7.5h5M8.8 11h5M8.8 14.5h3"),
  ],
  military: () => [f("M12 2.5 14.3 6v8.5H9.7V6Z"), l("M6.5 14.5h11M12 14.5v5M10.5 21h3"), l("M12 6v6")],
  "token-blue": () => [
    f("M4 9v6c0 2.2 3.6 4 8 4s8-1.8 8-4V9"),
    html`<ellipse class="icon-fill" cx="12" cy="9" rx="8" ry="4" />`,
  ],
  "token-yellow": () => [
    f("M4 9v6c0 2.2 3.6 4 8 4s8-1.8 8-4V9"),
    html`<ellipse class="icon-fill" cx="12" cy="9" rx="8" ry="4" />`,
    l("M12 13v6"),
  ],
  progress: () => [f("M12 3 20 12h-4.5v8.5h-7V12H4Z")],
  exhaust: () => [l("M19.5 12a7.5 7.5 0 1 1-2.5-5.6"), f("M20.5 3v5.8h-5.8Z")],
  garrison: () => [
    f("M5 21V9.5L4 8V3.5h3.5V6H10V3.5h4V6h2.5V3.5H20V8l-1 1.5V21Z"),
    l("M10 21v-4.5a2 2 0 0 1 4 0V21M9.5 11h5"),
  ],
  corruption: () => [
    f("M5.5 9.5C8 7.5 16 7.5 18.5 9.5 20.5 13 21 17 19 20.5H5C3 17 3.5 13 5.5 9.5Z"),
    l("M8 4.5c1.5 1 1 2 2 3.3h4c1-1.3.5-2.3 2-3.3M12 11v7M14 12.5c-2-1-4-.5-4 .8 0 2 4 .7 4 2.7 0 1.3-2 1.8-4 .8"),
  ],

  // Kinds of building and unit.
  farm: () => [
    f("M3 20.5h18L19 13H5Z"),
    l("m9 13-2 7.5M15 13l2 7.5M12 13v7.5"),
    f("M12 10.5C9 10.5 7.5 9 7.5 6c3 0 4.5 1.5 4.5 4.5Zm0 0c3 0 4.5-1.5 4.5-4.5-3 0-4.5 1.5-4.5 4.5Z"),
  ],
  mine: () => [f("M3 20.5 8 9l3 3.5L14.5 6 21 20.5Z"), l("M9.5 20.5V17a2.5 2.5 0 0 1 5 0v3.5")],
  temple: () => [f("M3 9 12 3.5 21 9Z"), f("M4.5 18.5h15v2.5h-15Z"), l("M6.5 9.5v9M10.2 9.5v9M13.8 9.5v9M17.5 9.5v9")],
  library: () => [
    f("M12 6.5C9.5 4.5 6 4.5 3.5 5.5v13c2.5-1 6-1 8.5 1 2.5-2 6-2 8.5-1v-13c-2.5-1-6-1-8.5 1Z"),
    l("M12 6.5v13M6.3 9c1.2-.2 2.3 0 3.2.5M6.3 12.5c1.2-.2 2.3 0 3.2.5"),
  ],
  laboratory: () => [
    f("M9.5 3.5v6L4.5 18.5c-.6 1.2.2 2.5 1.5 2.5h12c1.3 0 2.1-1.3 1.5-2.5l-5-9v-6Z"),
    l("M8 3.5h8M7.3 14.5h9.4"),
  ],
  theatre: () => [
    f("M4 4.5c4 1.5 8 1.5 12 0v7c0 4.5-2.5 7.5-6 9-3.5-1.5-6-4.5-6-9Z"),
    l("M7 9.5h2M11 9.5h2M7.5 13.5c1.5 1.7 3.5 1.7 5 0M19 7.5c.7 4.5.5 8-2 11"),
  ],
  arena: () => [
    html`<ellipse class="icon-fill" cx="12" cy="12" rx="9" ry="6.5" />`,
    html`<ellipse class="icon-fill" cx="12" cy="12" rx="5" ry="3" />`,
    l("M5.6 7.5 8.5 10M18.4 7.5 15.5 10M12 5.5V9M12 15v3.5M5.6 16.5 8.5 14M18.4 16.5 15.5 14"),
  ],
  infantry: () => [
    f("M4 6c3 0 4.5-.7 6-2 1.5 1.3 3 2 6 2v5c0 4.3-2.3 7.5-6 9.5-3.7-2-6-5.2-6-9.5Z"),
    l("M20 3v18M18.5 6 20 3l1.5 3M10 8.5v7M7 11.5h6"),
  ],
  cavalry: () => [
    f("M7 21c-.5-5 1-7 3-8.5-2 .5-3.5 1.5-5 1L3.5 11c2-2.5 4-5 7.5-6.5L12 2.5l1.5 2.2C18 6 20.5 11 19.5 21Z"),
    d("M10 9a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z"),
  ],
  artillery: () => [
    f("m3.5 11 13-5.5 2 4.5L8 14.5Z"),
    ring(9.5, 16, 4),
    d("M9.5 17a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z"),
    l("M13.5 16.5 21 20"),
  ],
  air: () => [
    f(
      "M12 2.5c1 0 1.5 1.5 1.5 3.5v3L21 14v2.5l-7.5-2.3v3.8l2.3 1.8V21.5" +
        "L12 20.5l-3.8 1V19.8l2.3-1.8v-3.8L3 16.5V14l7.5-5V6c0-2 .5-3.5 1.5-3.5Z",
    ),
  ],
  government: () => [f("M3.5 18 5 8l4 4.5L12 5l3 7.5L19 8l1.5 10Z"), l("M4 21h16")],
  leader: () => [
    f("M12 12.5c4.4 0 7.5 2.3 7.5 6V21h-15v-2.5c0-3.7 3.1-6 7.5-6Z"),
    ring(12, 8.5, 3.5),
    l("M8 5.5 9.5 3l2.5 1.5L14.5 3 16 5.5"),
  ],
  wonder: () => [f("M2.5 20.5 12 4l9.5 16.5Z"), l("M12 4v16.5M6.7 13.5h10.6M9.6 8.5h4.8")],
  colony: () => [
    f("M3 14h18c-.5 3.5-2.5 6-5 6H8c-2.5 0-4.5-2.5-5-6Z"),
    f("M11 3v9H5c.5-4 3-7.5 6-9Z"),
    f("M13 5c2.5 1.2 4.5 4 5 7h-5Z"),
  ],
  event: () => [f("M12 2.5 14 9h6.5l-5.3 4 2 6.5L12 15.6l-5.2 3.9 2-6.5-5.3-4H10Z"), l("M12 9.5v3")],
  war: () => [l("m5 4 12 13M19 4 7 17M4 15l5 5M20 15l-5 5M5.5 18.5 3.5 21M18.5 18.5l2 2.5")],
  pact: () => [
    f("M3 9.5 7 6l5 1.5L17 6l4 3.5-3 6-4 3.5h-3L6 15.5Z"),
    l("M12 7.5 8.5 11c1.5 1.5 3 1 4.2-.5L16.5 14M11 16l1.5 1.5M8.5 14l2 2"),
  ],
  tactic: () => [f("M4 4h5v5H4ZM15 4h5v5h-5ZM9.5 15h5v5h-5Z"), l("M6.5 9v3h11V9M12 12v3")],

  // Cards on their way, and what stands on them.
  acquire: () => [
    f("M13.5 3.5h6A1.5 1.5 0 0 1 21 5v10a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 12 15V5a1.5 1.5 0 0 1 1.5-1.5Z"),
    l("M16.5 10H3.5M7.3 6 3.3 10l4 4M3.5 20.5h17"),
  ],
  breakthrough: () => [f("M15.5 2.5h5v6.2h-5ZM15.5 15.3h5v6.2h-5Z"), l("M20.5 12h-17M7.5 7.8 3.3 12l4.2 4.2")],
  exile: () => [
    f("M4.5 3.5h7A1.5 1.5 0 0 1 13 5v10a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5Z"),
    l("m14 14 7 7M21 14l-7 7"),
  ],
  abandon: () => [
    f("M4.5 3.5h7A1.5 1.5 0 0 1 13 5v10a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5Z"),
    l("M17.8 7v13M13.8 16l4 4.2 4-4.2"),
  ],
  recall: () => [
    f("M4.5 3.5h7A1.5 1.5 0 0 1 13 5v10a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5Z"),
    l("M8 20.5h6a4 4 0 0 0 4-4V7M14 10.5 18 6.3l4 4.2"),
  ],
  top: () => [f("M4.5 14h15v6.5h-15Z"), l("M4.5 17.2h15M12 11V3.3M8.3 7 12 3.3 15.7 7")],
  discard: () => [f("M4.5 14h15v6.5h-15Z"), l("M4.5 17.2h15M12 3.3V11M8.3 7.3 12 11l3.7-3.7")],
  history: () => [f("M3.5 4.5h17V9h-17Z"), f("M5 9h14v10.5H5Z"), l("M9.5 13h5")],
  sink: () => [l("M2.5 16c3-3 6.5 3 9.5 0s6.5 3 9.5 0M2.5 20.5c3-3 6.5 3 9.5 0s6.5 3 9.5 0M12 2.5v8M8.3 7.3 12 11l3.7-3.7")],
  swap: () => l("M4 8.5h14M14.5 4.8 18.3 8.5l-3.8 3.7M20 15.5H6M9.5 11.8 5.7 15.5l3.8 3.7"),
  always: () => l("M12 12c-1.8-2.6-3.2-4-5.2-4a4 4 0 0 0 0 8c2 0 3.4-1.4 5.2-4Zm0 0c1.8-2.6 3.2-4 5.2-4a4 4 0 0 1 0 8c-2 0-3.4-1.4-5.2-4Z"),
  pin: () => [f("M8.5 3h7l-1 6.5 3.5 4H6l3.5-4Z"), l("M12 13.5V21")],
  region: () => [f("M2.5 19.5 9 7l4 6.5 2.5-4 6 10Z"), l("m7.2 10.5 1.9 1.8 1.7-2.2")],
  river: () => l("M2.5 8.5c3-3 6.5 3 9.5 0s6.5 3 9.5 0M2.5 15.5c3-3 6.5 3 9.5 0s6.5 3 9.5 0"),
  production: () => [l("M4.5 20.5 12.5 12"), f("M9.5 6 15 3l6.5 6.5-3 5.5-3.2-3-2.3.3-2.3-2.3.3-2.3Z")],
  laurel: () => [
    l("M12 20.5c-5-.5-8-4-8-9.5M12 20.5c5-.5 8-4 8-9.5"),
    f(
      "M4 11c-1.3-1.8-1.2-3.7.2-5.5C5.6 7.3 5.5 9.2 4 11Zm2.3 5c-2.2-.3-3.5-1.6-3.8-3.8 2.2.2 3.5 1.5 3.8 3.8Z" +
        "m13.7-5c1.3-1.8 1.2-3.7-.2-5.5-1.4 1.8-1.3 3.7.2 5.5Zm-2.3 5c2.2-.3 3.5-1.6 3.8-3.8-2.2.2-3.5 1.5-3.8 3.8Z",
    ),
    f("m12 5 1.5 3.2 3.3.5-2.4 2.4.6 3.4-3-1.7-3 1.7.6-3.4-2.4-2.4 3.3-.5Z"),
  ],

  // Signs of the program.
  check: () => l("m4.5 12.5 5 5 10-11"),
  close: () => l("m6 6 12 12M18 6 6 18"),
  plus: () => l("M12 5v14M5 12h14"),
  minus: () => l("M5 12h14"),
  left: () => l("m14.5 5.5-6.5 6.5 6.5 6.5"),
  right: () => l("m9.5 5.5 6.5 6.5-6.5 6.5"),
  up: () => l("m5.5 14.5 6.5-6.5 6.5 6.5"),
  down: () => l("m5.5 9.5 6.5 6.5 6.5-6.5"),
  first: () => l("M6 5.5v13M18.5 5.5 12 12l6.5 6.5"),
  last: () => l("M18 5.5v13M5.5 5.5 12 12l-6.5 6.5"),
  undo: () => l("M8.5 5 4.5 9l4 4M4.5 9H15a4.5 4.5 0 0 1 0 9h-4"),
  bulb: () => [f("M12 3.5a5.8 5.8 0 0 0-3.3 10.6c.7.6 1 1.2 1 2h4.6c0-.8.3-1.4 1-2A5.8 5.8 0 0 0 12 3.5Z"), l("M9.7 19h4.6M10.7 21.3h2.6")],
  menu: () => l("M4.5 7h15M4.5 12h15M4.5 17h15"),
  log: () => l("M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1"),
  chat: () => [f("M4 5.5h16v11h-9l-4.5 4v-4H4Z"), l("M8 9.5h8M8 12.7h5")],
  play: () => f("M7 4.5 19.5 12 7 19.5Z"),
  pause: () => l("M8.5 5v14M15.5 5v14"),
  skip: () => [f("M4 5.5 12 12l-8 6.5Z"), f("m12 5.5 8 6.5-8 6.5Z")],
  settings: () => [l("M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9"), ring(15.5, 7.5, 2.5), ring(8.5, 16.5, 2.5)],
  sun: () => [
    ring(12, 12, 4),
    l("M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"),
  ],
  moon: () => f("M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z"),
  eye: () => [l("M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12Z"), ring(12, 12, 2.8)],
  link: () => l("M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17"),
  bell: () => [f("M6 16.5V10.5a6 6 0 0 1 12 0v6l1.5 2h-15Z"), l("M10 21h4")],
  bot: () => [
    f("M5.5 8.5h13a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18v-8a1.5 1.5 0 0 1 1.5-1.5Z"),
    l("M12 8.5V4.5M9 16h6"),
    d(
      "M12 5a1.4 1.4 0 1 0 0-2.8A1.4 1.4 0 0 0 12 5Z" +
        "M9 13.3a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Zm6 0a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Z",
    ),
  ],
  person: () => [f("M12 13c4.4 0 7.5 2.5 7.5 6.5V21h-15v-1.5C4.5 15.5 7.6 13 12 13Z"), ring(12, 7.5, 4)],
  trophy: () => [
    f("M7 3.5h10V9a5 5 0 0 1-10 0Z"),
    l("M7 5H3.5c0 3.5 1.5 5 4 5.5M17 5h3.5c0 3.5-1.5 5-4 5.5M12 14v4M8 20.5h8"),
  ],
  bracket: () => l("M3.5 5H9v5H3.5M3.5 14H9v5H3.5M9 7.5h5.5v9H9M14.5 12h6"),
  help: () => [
    ring(12, 12, 8.8),
    l("M9.3 9.5c.2-1.6 1.3-2.5 2.8-2.5 1.6 0 2.7 1 2.7 2.4 0 2-2.8 2.1-2.8 4.3M12 17h.1"),
  ],
  globe: () => [ring(12, 12, 8.8), l("M3.2 12h17.6M12 3.2c5 5.5 5 12.1 0 17.6-5-5.5-5-12.1 0-17.6Z")],
  home: () => [l("M3.5 12 12 4l8.5 8M6 10v10h12V10")],
  lock: () => [f("M5.5 11h13v9.5h-13Z"), l("M8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2")],
  hourglass: () => [l("M6 3.5h12M6 20.5h12"), f("M7.5 3.5c0 4.5 3 6 3 8.5s-3 4-3 8.5h9c0-4.5-3-6-3-8.5s3-4 3-8.5Z")],
  copy: () => [l("M15.5 8.5V4.5h-11v11h4"), f("M8.5 8.5h11v11h-11Z")],
  warning: () => [f("M12 3.5 21.5 20h-19Z"), l("M12 9.5v5M12 17.3h.1")],
  download: () => l("M12 4v11M7 10.5l5 5 5-5M4.5 20h15"),
  upload: () => l("M12 15.5V4.5M7 9l5-5 5 5M4.5 20h15"),
  prev: () => l("m14.5 5.5-6.5 6.5 6.5 6.5"),
  next: () => l("m9.5 5.5 6.5 6.5-6.5 6.5"),
  gear: () => [
    ring(12, 12, 3),
    l(
      "M12 2.8v3.4M12 17.8v3.4M2.8 12h3.4M17.8 12h3.4M5.5 5.5l2.4 2.4M16.1 16.1l2.4 2.4M18.5 5.5l-2.4 2.4M7.9 16.1l-2.4 2.4",
    ),
    html`<circle class="icon-line" cx="12" cy="12" r="6.5" />`,
  ],
  zoom: () => [ring(10.5, 10.5, 6), l("m15 15 5.5 5.5")],
};

/**
 * The drawing of an icon inside any SVG, on a square of 24.
 * @param {string} name
 */
export const iconShape = (name) => html`<g class="icon-${name}">${(DRAWINGS[name] ?? DRAWINGS.help)()}</g>`;

/**
 * One icon. With a label it is spoken; without one it is decoration beside words.
 * @param {{ name: string, label?: string, size?: number, tint?: string, extra?: string }} props
 */
export function Icon({ name, label, size, tint, extra = "" }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg
    class="icon icon-${name} ${extra}"
    viewBox="0 0 24 24"
    style=${{ ...(size ? { "--icon": `${size}px` } : {}), ...(tint ? { "--tint": tint } : {}) }}
    ...${spoken}
  >
    ${(DRAWINGS[name] ?? DRAWINGS.help)()}
  </svg>`;
}

/** The four (five) signs of the players: disc, square, triangle, diamond, ring. Colour is never alone. */
const SIGNS = [
  html`<circle cx="12" cy="12" r="5.5" />`,
  html`<rect x="6.8" y="6.8" width="10.4" height="10.4" />`,
  html`<path d="M12 5.5 18.5 17h-13Z" />`,
  html`<path d="m12 4.8 7 7.2-7 7.2-7-7.2Z" />`,
  html`<path d="M6 10h12v4H6Z" />`,
];

/**
 * The drawing of a sign inside any SVG, on a square of 24.
 * @param {number} seat
 */
export function signShape(seat) {
  return html`<g class="sign">${SIGNS[seat]}</g>`;
}

/**
 * A player's sign upon the player's colour.
 * @param {{ seat: number, label?: string, size?: number }} props
 */
export function SeatSign({ seat, label, size }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg
    class="icon seat-sign"
    data-seat=${seat}
    viewBox="0 0 24 24"
    style=${size ? { "--icon": `${size}px` } : {}}
    ...${spoken}
  >
    <rect class="sign-ground" x="1" y="1" width="22" height="22" rx="5" />
    ${signShape(seat)}
  </svg>`;
}

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/**
 * The drawing of a die inside any SVG, on a square of 24.
 * @param {number} face
 */
export function dieShape(face) {
  return html`<rect class="die-body" x="1.5" y="1.5" width="21" height="21" rx="4.5" />
    ${PIPS[face].map((at) => html`<circle class="die-pip" cx=${6.5 + (at % 3) * 5.5} cy=${6.5 + Math.floor(at / 3) * 5.5} r="1.9" />`)}`;
}

/**
 * A die that shows a face.
 * @param {{ face: number, label?: string, size?: number, extra?: string }} props
 */
export function Die({ face, label, size, extra = "" }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg
    class="icon die ${extra}"
    viewBox="0 0 24 24"
    style=${size ? { "--icon": `${size}px` } : {}}
    ...${spoken}
  >
    ${dieShape(face)}
  </svg>`;
}
