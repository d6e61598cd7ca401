/** What can be done with a table besides playing: links, replay, getting up. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { getFile } from "../app/api.js";
import { botPhrase, botsFor } from "../app/bots.js";
import { save } from "../app/files.js";
import { gameNamed, leaveSeat, usualLevel } from "../app/create.js";
import { prefs } from "../app/prefs.js";
import { playsAlone, seatsHere } from "../app/seats.js";
import { Icon } from "../icons.js";
import { Resign } from "./alone.js";
import { DaysOff } from "./clock.js";
import { Dialog } from "./dialog.js";
import { Rename } from "./rename.js";
import { Links } from "./waiting_room.js";
import { useAnswer } from "./loading.js";
import { complain } from "./toasts.js";
import { Webhooks } from "./webhooks.js";

/** @import { FoundBoard, RefusedBoard } from "../types/board.d.ts" */
/** @import { Snapshot } from "../types/platform.d.ts" */
/** @import { Handled } from "../vendor/ui.js" */
/** @import { Table } from "../app/table.js" */

/** @param {{ table: Table, state: Snapshot, found: FoundBoard | RefusedBoard | null }} props */
export function TableMenu({ table, state, found }) {
  const [open, setOpen] = useState(/** @type {"menu" | null} */ (null));
  const close = () => setOpen(null);
  const { id, status } = state.table;
  return html`
    <button class="button quiet small table-menu" aria-haspopup="dialog" aria-label=${say("web-menu")} onClick=${() => setOpen("menu")}>
      <${Icon} name="settings" /><span class="wide-only">${say("web-menu")}</span></button>
    ${open === "menu" && html`
      <${Dialog} title=${say("web-menu")} onClose=${close}>
        <ul class="plain stack">
          <li class="row"><a class="button" href=${`/table/${id}/replay/${state.ply}`}>${say("web-title-replay")}</a>
            <a class="button" href=${`/table/${id}/verify`}>${say("web-title-verify")}</a>
            <${RulesButton} game=${state.table.game} /></li>
          ${(status === "over" || (status === "running" && state.seat !== null && !counts(state))) && html`
            <li><${Position} table=${table} state=${state} /></li>`}
          ${status !== "over" && state.seat !== null && html`<li><${Rename} table=${table} entry=${state.table.seats[state.seat]} /></li>`}
          ${status === "running" && state.seat !== null && html`<li><${Rethink} table=${table} state=${state} /></li>`}
          ${status === "running" && state.seat !== null && state.table.clock && html`
            <li><${DaysOff} table=${table} state=${state} /></li>`}
          ${status === "running" && state.seat !== null && found?.Board && found.resigning && html`
            <li><${Resign} table=${table} state=${state} found=${found} onAsked=${close} /></li>`}
          ${status !== "over" && state.seat !== null && html`<li><${Leave} table=${table} state=${state} onLeft=${close} /></li>`}
        </ul>
        ${(state.seat !== null || (state.table.tournament && prefs.value.signedIn)) && html`<${Webhooks} table=${table} />`}
        <${Links} table=${table} seats=${state.table.seats} />
      <//>`}`;
}

/**
 * The rules, in a page of their own.
 * @param {{ game: string }} props
 */
function RulesButton({ game }) {
  const [{ value: known }] = useAnswer(() => gameNamed(game), [game]);
  if (!known?.rules) return null;
  return html`
    <a class="button" href=${`/rules/${game}`} target="_blank" rel="noopener">${say("web-title-rules")}<span class="spoken">
      ${" "}${say("web-rules-new-tab")}</span></a>`;
}

/**
 * The position as a scenario file: as it was when the game is over, before that as this seat knows it.
 * @param {{ table: Table, state: Snapshot }} props
 */
function Position({ table, state }) {
  const { id, game, status } = state.table;
  const download = async () => {
    try {
      save(await getFile(`/tables/${id}/scenario`, table.token), `civtable-${game}-${id}.yaml`);
    } catch (refusal) {
      complain(refusal);
    }
  };
  return html`
    <button class="button" onClick=${download}>${say("web-scenario-save")}</button>
    ${status !== "over" && html`<p class="small quiet-text">${say("web-scenario-known")}</p>`}`;
}

/**
 * Whether the result counts somewhere: then nobody may see an answer and choose otherwise.
 * @param {Snapshot} state
 */
const counts = ({ table: { daily, challenge, rated, tournament } }) => Boolean(daily?.counted || challenge || rated || tournament);

/**
 * Whether dice and cards may be taken back; people are asked each time instead.
 * @param {{ table: Table, state: Snapshot }} props
 */
function Rethink({ table, state }) {
  if (!playsAlone(state) || counts(state)) return null;
  /** @param {Handled} event */
  const allow = (event) => table.rethink(event.target.checked).catch(() => {});
  return html`
    <label class="check"><input type="checkbox" name="rethink" checked=${state.undo.rethink} onChange=${allow} />
      ${" "}${say("web-menu-rethink")}</label>`;
}

/**
 * Getting up for good; asked twice, because it cannot be taken back.
 * @param {{ table: Table, state: Snapshot & { seat: number }, onLeft: () => void }} props
 */
function Leave({ table, state, onLeft }) {
  const [sure, setSure] = useState(false);
  const [{ value: game }] = useAnswer(() => gameNamed(state.table.game), [state.table.game]);
  const [level, setLevel] = useState(/** @type {string | null} */ (null));
  const chosen = level ?? (game ? usualLevel(game) : null);
  const { rated } = state.table;
  /** @param {MouseEvent} event */
  const leave = async (event) => {
    if (event.detail > 1) return; // the second half of a double click
    try {
      await leaveSeat(table.id, state.seat, chosen);
      table.mine.value = seatsHere(table.id);
      table.connect(null);
      onLeft();
    } catch (refusal) {
      complain(refusal);
    }
  };
  if (!sure) return html`<button class="button danger" onClick=${() => setSure(true)}>${say("web-menu-leave")}</button>`;
  return html`
    <div class="notice bad leave"><span class="grow">${say(rated ? "web-rated-leave" : "web-menu-leave-sure")}</span>
      ${!rated && html`<select class="select" aria-label=${say("web-menu-leave-level")} onChange=${(event) => setLevel(event.target.value)}>
        ${(game ? botsFor(game, state.table.seats.length) : []).map((name) => html`
          <option key=${name} value=${name} selected=${name === chosen}>${say(botPhrase(name))}</option>`)}
      </select>`}
      <button class="button small danger" onClick=${leave}>${say("web-menu-leave-yes")}</button>
      <button class="button small" onClick=${() => setSure(false)}>${say("web-menu-leave-no")}</button></div>`;
}
