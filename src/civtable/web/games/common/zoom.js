/** The card under the pointer, large, beside it and inside the window. */

import { html } from "../../vendor/ui.js";

const WIDTH = 280;

/** The card that hovering, focus or holding shows. */
export function Zoom({ board }) {
  const { shown, chosen, reading } = board;
  if (!shown || chosen !== null) return null;
  if (reading.beside && (board.pane ?? "all") === "all")
    return html`<div class="zoom beside"><${reading.Big} board=${board} id=${shown.card} /></div>`;
  const { rect } = shown;
  const beside = rect.right + 8 + WIDTH > innerWidth ? rect.left - WIDTH - 8 : rect.right + 8;
  const left = Math.min(Math.max(8, beside), innerWidth - WIDTH - 8);
  const place = rect.top < innerHeight / 2
    ? { top: `${Math.max(8, rect.top)}px` }
    : { bottom: `${Math.max(8, innerHeight - rect.bottom)}px` };
  return html`
    <div class="zoom" style=${{ left: `${left}px`, width: `${WIDTH}px`, ...place }}>
      <${reading.Big} board=${board} id=${shown.card} /></div>`;
}
