/** Another name at a table, for a seat that is played here. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { post } from "../app/api.js";
import { prefer, prefs } from "../app/prefs.js";
import { complain } from "./toasts.js";

/** @import { SeatEntry } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

/** @param {{ table: Table, entry: SeatEntry, onDone?: () => void }} props */
export function Rename({ table, entry, onDone = () => {} }) {
  const [name, setName] = useState(entry.name ?? prefs.peek().name);
  /** @param {SubmitEvent} event */
  const rename = async (event) => {
    event.preventDefault();
    try {
      await post(`/tables/${table.id}/name`, { name: name.trim() }, table.mine.value[entry.seat] ?? table.token);
      prefer({ name: name.trim() });
      onDone();
    } catch (refusal) {
      complain(refusal);
    }
  };
  return html`
    <form class="row rename" onSubmit=${rename}>
      <input class="input grow" maxlength="30" aria-label=${say("web-your-name")} placeholder=${say("web-your-name")} value=${name}
             onInput=${(event) => setName(event.target.value)} />
      <button class="button small one-piece" disabled=${!name.trim()}>${say("web-menu-rename")}</button>
    </form>`;
}

/**
 * The same behind a button.
 * @param {{ table: Table, entry: SeatEntry }} props
 */
export function RenameHere({ table, entry }) {
  const [open, setOpen] = useState(false);
  if (open) return html`<${Rename} table=${table} entry=${entry} onDone=${() => setOpen(false)} />`;
  return html`<button class="button small quiet" onClick=${() => setOpen(true)}>${say("web-menu-rename")}</button>`;
}
