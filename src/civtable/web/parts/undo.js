/** Taking back: at once where nothing was learned, else by asking the others. */
import { html } from "../vendor/ui.js";
import { say, seatName } from "../app/words.js";
import { Icon } from "../icons.js";

/** The ply before this seat's last choice; null if it has made none. */
function beforeLastChoice(state) {
  const own = state.log.findLast((line) => line.seat === state.seat);
  return own ? own.ply - 1 : null;
}

export function Undo({ table, state }) {
  const { undo, seat } = state;
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
  const back = beforeLastChoice(state);
  if (to !== null) {
    return html`<button class="button small undo" onClick=${() => quietly(table.undo(to))}><${Icon} name="undo" /> ${say("web-undo")}</button>`;
  }
  if (back === null) return null;
  return html`<button class="button small quiet undo" onClick=${() => quietly(table.askUndo(back))}><${Icon} name="undo" /> ${say("web-undo-ask")}</button>`;
}
