/** A table that waits for players: who sits where, links to send, free seats to take. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { prefs } from "../app/prefs.js";
import { sitDown } from "../app/create.js";
import { linkFor, linksHere } from "../app/seats.js";
import { NameField } from "../pages/lobby.js";
import { ChosenSettings } from "./chosen_settings.js";
import { CopyLink } from "./copy.js";
import { GameEmblem } from "./game_emblem.js";
import { Player } from "./player.js";
import { Complaint } from "./status.js";
import { complain } from "./toasts.js";

/** @import { SeatEntry, Snapshot } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

/** @param {{ table: Table, state: Snapshot }} props */
export function WaitingRoom({ table, state }) {
  const { seats, settings, title, game } = state.table;
  const [busy, setBusy] = useState(false);
  const sitting = Object.keys(table.mine.value).length > 0;
  /** @param {number} seat */
  const sit = async (seat) => {
    setBusy(true);
    try {
      const found = await sitDown(table.id, seat, prefs.value.name);
      table.sat(found.seat, found.token);
      table.connect(found.token);
    } catch (refusal) {
      complain(refusal);
    }
    setBusy(false);
  };
  return html`
    <div class="page narrow stack waiting-room">
      <div class="row waiting-head">
        <${GameEmblem} game=${game} />
        <div class="grow">
          <h1>${title || say(`game-name-${game}`)}</h1>
          ${title && html`<p>${say(`game-name-${game}`)}</p>`}
          <${ChosenSettings} game=${game} settings=${settings} />
        </div>
      </div>
      <p class="lead">${say("web-waiting-about")}</p>
      <${Complaint} table=${table} />
      ${!sitting && html`<${NameField} />`}
      <ul class="panel lines">
        ${seats.map((entry) => html`
          <li key=${entry.seat} class="row">
            <span class="grow"><${Player} seat=${entry.seat} entry=${entry} mine=${entry.seat in table.mine.value} /></span>
            ${entry.kind === "open" && sitting && html`<span class="quiet-text">${say("web-seat-open")}</span>`}
            ${entry.kind === "open" && !sitting && html`
              <button class="button small primary" disabled=${busy} onClick=${() => sit(entry.seat)}>${say("web-sit")}</button>`}
          </li>`)}
      </ul>
      <${Links} table=${table} seats=${seats} />
    </div>`;
}

/**
 * The links of a table: one to the table for everybody, and one for each seat that a friend should take.
 * @param {{ table: Table, seats: SeatEntry[] }} props
 */
export function Links({ table, seats }) {
  const links = Object.entries(linksHere(table.id));
  return html`
    <section class="stack" aria-label=${say("web-links")}>
      <h2 class="h3">${say("web-links")}</h2>
      <p class="small">${say("web-links-table")}</p>
      <${CopyLink} label=${say("web-links-table")} link=${`${location.origin}/table/${table.id}`} />
      ${links.length > 0 && html`<p class="small">${say("web-links-seats")}</p>`}
      ${links.map(([seat, token]) => html`
        <div class="stack" key=${seat}>
          <${Player} seat=${Number(seat)} entry=${seats[Number(seat)]} mine=${seat in table.mine.value} />
          <${SeatLink} table=${table} entry=${seats[Number(seat)]} token=${token} />
        </div>`)}
    </section>`;
}

/**
 * The link of one seat, until its friend has come; until then the seat can be played here.
 * @param {{ table: Table, entry: SeatEntry, token: string }} props
 */
function SeatLink({ table, entry, token }) {
  const { seat, friend } = entry;
  if (friend === false) return html`<p class="small quiet-text">${say("web-links-used")}</p>`;
  const playHere = () => {
    table.sat(seat, token);
    table.maybeDrawCurtain();
  };
  return html`
    <${CopyLink} label=${say("web-links-seat", { seat: { key: `seat-${seat}` } })} link=${linkFor(table.id, token)} />
    ${friend && !(seat in table.mine.value) && html`
      <div><button class="button small" onClick=${playHere}>${say("web-links-play")}</button></div>`}`;
}
