/** Whether puzzles may be made from a finished game: whoever plays here says so for all seats of this browser. */
import { html } from "../vendor/ui.js";
import { get, post } from "../app/api.js";
import { say } from "../app/words.js";
import { seatsHere } from "../app/seats.js";
import { useAnswer } from "./loading.js";
import { complain } from "./toasts.js";

/** @import { Table } from "../app/table.js" */
/** @import { Snapshot } from "../types/platform.d.ts" */
/** @import { Allowed } from "../types/answers.d.ts" */

/** @param {{ table: Table, state: Snapshot }} props */
export function Allowing({ table, state }) {
  const { id } = state.table;
  const path = /** @type {const} */ (`/tables/${id}/puzzles`);
  /** @returns {Promise<Allowed | null>} */
  const ask = async () => (state.seat === null ? null : get(path, table.token).catch(() => null));
  const [{ value: told }, setTold] = useAnswer(ask, [id, state.seat]);
  if (!told?.asked) return null;
  /** @param {{ target: HTMLInputElement }} event */
  const change = async ({ target }) => {
    const tokens = new Set([table.token, ...Object.values(seatsHere(id))]);
    try {
      const answers = await Promise.all([...tokens].map((token) => post(path, { yes: target.checked }, token)));
      setTold({ value: answers[0] });
    } catch (refusal) {
      target.checked = told.yes;
      complain(refusal);
    }
  };
  return html`
    <div class="allowing">
      <label class="check"><input type="checkbox" name="puzzles" checked=${told.yes} onChange=${change} />
        ${" "}${say("web-puzzle-allow")}</label>
      <p class="small quiet-text">${say("web-puzzle-allow-how")}</p>
    </div>`;
}
