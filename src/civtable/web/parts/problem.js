/** A table that stands still: what has happened, the record to keep, and a way on where there is one. */
import { html } from "../vendor/ui.js";
import { has, say } from "../app/words.js";
import { getFile, post } from "../app/api.js";
import { go } from "../app/router.js";
import { holdSeat } from "../app/seats.js";
import { Icon } from "../icons.js";
import { save } from "../app/files.js";
import { Chat } from "./chat.js";
import { Player } from "./player.js";
import { Complaint } from "./status.js";
import { complain } from "./toasts.js";

/** @import { Problem as Trouble, Snapshot } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

/**
 * What has happened, in a calm notice; who has a seat can keep the record, or play on under the rules of today.
 * @param {{ table: Table, state: Snapshot }} props
 */
export function Problem({ table, state }) {
  const { id, game } = state.table;
  const problem = /** @type {Trouble} */ (state.table.problem);
  const token = table.token ?? Object.values(table.mine.value)[0] ?? null;
  const told = `web-problem-${problem.kind}`;
  /** @param {() => Promise<void>} action */
  const quietly = (action) => () => action().catch(complain);
  const download = async () => save(await getFile(`/tables/${id}/sealed`, token), `civtable-${game}-${id}-sealed.json`);
  const playOn = async () => {
    const next = await post(`/tables/${id}/continue`, {}, token);
    holdSeat(next.id, next.seat, next.token);
    go(`/table/${next.id}`);
  };
  return html`
    <section class="notice problem" aria-label=${say("web-status-problem")}>
      <${Icon} name="warning" />
      <div class="stack grow">
        <p class="name">${say(has(told) ? told : "web-problem-damaged")}</p>
        ${problem.kind !== "damaged"
          ? html`<p class="small">${say(problem.words)}</p>`
          : problem.ply !== null && html`<p class="small">${say("web-problem-ply", { ply: String(problem.ply - 1) })}</p>`}
      </div>
      ${token !== null && html`
        <div class="row">
          ${problem.kind === "pinned" && problem.playable && html`
            <button class="button small primary" onClick=${quietly(playOn)}>${say("web-problem-continue")}</button>`}
          <button class="button small" onClick=${quietly(download)}><${Icon} name="download" /> ${say("web-problem-download")}</button>
        </div>`}
    </section>`;
}

/**
 * The page of a table whose position cannot be shown: the notice, who sits there, and the talk.
 * @param {{ table: Table, state: Snapshot }} props
 */
export function ProblemRoom({ table, state }) {
  const { title, game, seats } = state.table;
  return html`
    <div class="page narrow stack problem-room">
      <h1>${title || say(`game-name-${game}`)}</h1>
      <${Problem} table=${table} state=${state} />
      <${Complaint} table=${table} />
      <ul class="panel lines">
        ${seats.map((entry) => html`
          <li key=${entry.seat} class="row"><${Player} seat=${entry.seat} entry=${entry} mine=${entry.seat in table.mine.value} /></li>`)}
      </ul>
      <section class="panel talk" aria-label=${say("web-chat")}><${Chat} table=${table} state=${state} /></section>
    </div>`;
}
