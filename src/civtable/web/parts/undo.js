/** Taking back: at once where nothing was learned, else by asking the others. */
import { html } from "../vendor/ui.js";
import { playsAlone } from "../app/seats.js";
import { say, seatName } from "../app/words.js";
import { Icon } from "../icons.js";

/** @import { Snapshot } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

/** @param {{ table: Table, state: Snapshot }} props */
export function Undo({ table, state }) {
  const { undo, seat } = state;
  /** @param {Promise<unknown>} promise */
  const quietly = (promise) => promise.catch(() => {});
  if (seat === null || table.over.value) return null;
  const { asked, to } = undo;
  if (asked && asked.waiting.includes(seat)) {
    return html`
      <div class="notice undo-asked" role="alertdialog" aria-label=${say("web-undo-asked", { player: seatName(asked.by), ply: asked.ply })}>
        <span class="grow">${say("web-undo-asked", { player: seatName(asked.by), ply: asked.ply })}</span>
        <button class="button small primary" onClick=${() => quietly(table.answerUndo(true))}>${say("web-undo-accept")}</button>
        <button class="button small" onClick=${() => quietly(table.answerUndo(false))}>${say("web-undo-refuse")}</button>
      </div>`;
  }
  if (asked) {
    const waiting = asked.waiting.map((other) => ({ key: `seat-${other}` }));
    return html`<p class="notice" role="status">${say("web-undo-waiting", { players: waiting })}</p>`;
  }
  if (to !== null) {
    return html`
      <button class="button small undo" onClick=${() => quietly(table.undo(undo.steps[undo.steps.length - 1]))}>
        <${Icon} name="undo" /> ${say("web-undo")}</button>`;
  }
  const { ask } = undo;
  if (ask === null) return null;
  return html`
    <button class="button small quiet undo" onClick=${() => quietly(table.askUndo(ask))}>
      <${Icon} name="undo" /> ${say(undo.anew ? "web-undo-anew" : playsAlone(state) ? "web-undo" : "web-undo-ask")}</button>`;
}

/**
 * The own choices that can be taken back, the newest first: each leads to before it.
 * @param {{ table: Table, state: Snapshot }} props
 */
export function Steps({ table, state }) {
  const { undo, seat, log } = state;
  if (seat === null || undo.steps.length < 2 || table.over.value) return null;
  /**
   * @param {number} step
   * @param {number} next
   */
  const told = (step, next) =>
    log.filter((line) => line.ply > step && line.ply <= next).flatMap((line) => line.events.slice(0, 1).map((event) => say(event.words)));
  const steps = undo.steps.map((step, i) => {
    const sentences = told(step, undo.steps[i + 1] ?? state.ply);
    return { step, words: sentences.length ? sentences.join(" ") : say(table.chosen(step + 1) ?? undo.words[i]) };
  }).reverse();
  return html`
    <ol class="steps scroll" aria-label=${say("web-undo-steps")} tabindex="0">
      ${steps.map(({ step, words }) => html`
        <li key=${step}>
          <button type="button" class="step" aria-label=${say("web-undo-step", { what: words })}
                  onClick=${() => table.undo(step).catch(() => {})}><${Icon} name="undo" /></button>
          <span>${words}</span></li>`)}
    </ol>`;
}
