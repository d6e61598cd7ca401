/** Drawings on cards: each card is a symbol of its own name in the sprite of its game, which scripts/drawings.py writes. */

import { html } from "../../vendor/ui.js";

/**
 * What draws a card of the game whose module has this address; with a label it is spoken, without one it is decoration.
 * @param {string} base
 */
export function drawingsBeside(base) {
  const sprite = new URL("drawings.svg", base).pathname;
  /** @param {{ id: string, label?: string, extra?: string }} props */
  return function Drawing({ id, label, extra = "" }) {
    const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
    return html`<svg class="drawing ${extra}" viewBox="0 0 512 512" ...${spoken}><use href="${sprite}#${id}" /></svg>`;
  };
}
