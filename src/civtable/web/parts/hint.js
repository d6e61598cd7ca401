/** A hint beside the board: the idea first, then the option, which glows on the board and in the lists. */
import { html, useEffect, useLayoutEffect, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { Icon } from "../icons.js";

/** @import { Snapshot } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

const GLOWS = ".board-area :is(button.can, .open-spot > .spot-button)";

/** @param {Table} table */
const ask = (table) => table.askHint().catch(() => {}); // the page says why

/**
 * Asks for a hint, where there are some; the idea is told below.
 * @param {{ table: Table, state: Snapshot }} props
 */
export function HintButton({ table, state }) {
  if (!state.table.hints.allowed || !table.myTurn.value || table.hints.at(state.ply)) return null;
  return html`
    <button type="button" class="button small hint-ask" aria-disabled=${table.hints.thinks.value} aria-keyshortcuts="h"
            onClick=${() => ask(table)}><${Icon} name="bulb" /> ${say("web-hint-ask")}</button>`;
}

/**
 * What was told of this position.
 * @param {{ table: Table, state: Snapshot }} props
 */
export function HintNote({ table, state }) {
  const hint = table.myTurn.value ? table.hints.at(state.ply) : null;
  const thinks = table.hints.thinks.value;
  if (!hint) return html`<p class=${thinks ? "hint-note small" : "spoken"} role="status">${thinks ? say("web-hint-thinks") : ""}</p>`;
  const { codes } = hint;
  const choose = () => codes && table.choose(codes.length > 1 ? codes : codes[0]).catch(() => {});
  return html`
    <div class="hint-note small" role="status">
      <p><${Icon} name="bulb" /> ${say(hint.idea)}</p>
      ${hint.option && html`
        <p class="name">${say("web-hint-this", { option: hint.option })}</p>
        <ul>${hint.reasons.map((reason, i) => html`<li key=${i}>${say(reason)}</li>`)}</ul>`}
      <div class="row">
        ${codes
          ? html`<button type="button" class="button small primary hint-choose" aria-disabled=${table.busy.value}
              onClick=${() => table.busy.peek() || choose()}>${say("web-hint-choose")}</button>`
          : html`<button type="button" class="button small hint-show" aria-disabled=${thinks} aria-keyshortcuts="h"
              onClick=${() => ask(table)}>${say("web-hint-show")}</button>`}
        <button type="button" class="button small quiet" onClick=${() => table.hints.close()}>${say("web-hint-close")}</button>
      </div>
    </div>`;
}

/**
 * Makes the option of a hint glow. For a moment the board is shown what only that option leaves, and what glows then
 * is marked; buttons that send its codes are marked wherever they appear. `pane` is the part of the board that is shown.
 * @param {Table} table
 * @param {Snapshot} state
 * @param {string} pane
 * @returns {string[] | null} the codes that the board is to be shown in this moment
 */
export function usePointing(table, state, pane) {
  const codes = (table.myTurn.value && table.hints.at(state.ply)?.codes) || null;
  const [pointed, setPointed] = useState(/** @type {string | null} */ (null));
  const key = codes && [pane, state.ply, ...codes].join("\n");
  const narrowing = key !== null && key !== pointed;
  useLayoutEffect(() => {
    if (!narrowing) return;
    for (const thing of document.querySelectorAll(GLOWS)) thing.setAttribute("data-hinted", "");
    setPointed(key);
  }, [key, narrowing]);
  useEffect(() => {
    if (!codes) return undefined;
    const buttons = codes.map((code) => `[data-code="${CSS.escape(code)}"]`).join(", ");
    const mark = () => {
      for (const button of document.querySelectorAll(buttons)) button.setAttribute("data-hinted", "");
    };
    mark();
    const watching = new MutationObserver(mark);
    watching.observe(document.body, { childList: true, subtree: true });
    return () => {
      watching.disconnect();
      for (const thing of document.querySelectorAll("[data-hinted]")) thing.removeAttribute("data-hinted");
    };
  }, [codes]);
  return narrowing ? codes : null;
}
