/** What is done without asking: a pass where nothing else can be done, and leaving the game as it was wished for. */
import { html, useEffect } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { prefs } from "../app/prefs.js";
import { notify } from "../app/toasts.js";

/** @import { Asking, FoundBoard, RefusedBoard } from "../types/board.d.ts" */
/** @import { Snapshot, View } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

/**
 * Answers what needs no answer of the player, once for each position: who takes it back is asked.
 * @param {Table} table
 * @param {Snapshot} state
 * @param {FoundBoard | RefusedBoard | null} found
 */
export function useAlone(table, state, found) {
  const ready = table.myTurn.value && Boolean(found?.Board) && !state.table.problem;
  useEffect(() => {
    if (!ready || !found?.Board) return;
    const asking = /** @type {Asking} */ (table.asking());
    const leaving = found.resigning?.(asking.view)?.code;
    if (leaving && table.resigns.peek() && asking.choice.options.some((option) => option.code === leaving)) {
      table.resigns.value = false;
      table.send(leaving).catch(() => {});
      return;
    }
    const passed = prefs.peek().passAlone ? found.passed?.(asking) : null;
    if (!passed || table.passedAt.has(state.ply)) return;
    table.passedAt.add(state.ply);
    const another = () => (table.complaint.value = null); // another window of this seat was quicker
    table.send(passed.code).then(() => notify(passed.words), another);
  }, [ready, state.ply]);
}

/**
 * Leaving the game for good: at once where the rules let one, else when they will.
 * @param {{ table: Table, state: Snapshot, found: FoundBoard, onAsked: () => void }} props
 */
export function Resign({ table, state, found, onAsked }) {
  const leaving = found.resigning?.(/** @type {View} */ (state.view));
  if (!leaving) return null;
  const isOffered = () => table.myTurn.peek() && table.known.choice?.options.some((option) => option.code === leaving.code);
  const ask = () => {
    onAsked();
    table.doubt.value = {
      words: { key: isOffered() ? "web-resign-sure" : "web-resign-later" },
      yes: leaving.words,
      grave: true,
      act: () => (isOffered() ? table.send(leaving.code).catch(() => {}) : (table.resigns.value = true)), // it may be the turn by now
    };
  };
  return html`<button type="button" class="button danger resign" onClick=${ask}>${say(leaving.words)}</button>`;
}

/**
 * That one will leave, and the way out of it.
 * @param {{ table: Table }} props
 */
export function Resigning({ table }) {
  if (!table.resigns.value) return null;
  return html`
    <p class="notice resigning" role="status"><span class="grow">${say("web-resign-waits")}</span>
      <button type="button" class="button small" onClick=${() => (table.resigns.value = false)}>${say("web-resign-withdraw")}</button></p>`;
}
