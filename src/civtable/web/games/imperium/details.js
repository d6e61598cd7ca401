/** One place for details: cards in full, sheets and questions lie over the log beside the board, never on what is clicked next. */

import { html, useLayoutEffect, useState } from "../../vendor/ui.js";
import { Zoom } from "../common/zoom.js";

/** Whether there is a column beside the board, with the log, that details can lie on; a guide needs its own. */
export function useApart(root, pane) {
  const [apart, setApart] = useState(false);
  useLayoutEffect(() => {
    const page = root.current.closest(".table-page");
    setApart(pane === "all" && Boolean(page?.querySelector(":scope > aside:not(.guide-panel)")));
  }, [pane]);
  return apart;
}

/** The card that hovering or focus shows: in the place for details; what is named there shows itself on the board. */
export function Details({ board, root, apart }) {
  const { shown, chosen, reading } = board;
  if (!apart) return html`<${Zoom} board=${board} />`;
  const inward = shown && shown.rect.left >= root.current.getBoundingClientRect().right;
  if (!shown || (chosen !== null && !inward)) return null;
  return html`<div class="zoom ${inward ? "inward" : "beside"}"><${reading.Big} board=${board} id=${shown.card} /></div>`;
}
