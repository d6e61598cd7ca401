/** A table that waits for players: links to send first, who sits where and is ready, free seats to take. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { prefs } from "../app/prefs.js";
import { sitDown } from "../app/create.js";
import { linkFor, linksHere } from "../app/seats.js";
import { NameField } from "../pages/lobby.js";
import { ClockTold } from "./clock.js";
import { ChosenSettings } from "./chosen_settings.js";
import { CopyLink } from "./copy.js";
import { InviteFriends } from "./friends.js";
import { GameEmblem } from "./game_emblem.js";
import { Invitations, ReachNotice, useReach } from "./invite.js";
import { Player } from "./player.js";
import { RatedBadge } from "./rated.js";
import { RenameHere } from "./rename.js";
import { Complaint } from "./status.js";
import { complain } from "./toasts.js";
import { Icon } from "../icons.js";

/** @import { SeatEntry, Snapshot } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

/** @param {{ table: Table, state: Snapshot }} props */
export function WaitingRoom({ table, state }) {
  const { seats, settings, title, game, hints, rated } = state.table;
  const [busy, setBusy] = useState(false);
  const sitting = Object.keys(table.mine.value).length > 0;
  const gathers = seats.some((entry) => entry.ready === false);
  const open = seats.some(({ kind }) => kind === "open");
  const invites = seats.some(({ seat, friend }) => friend && seat in linksHere(table.id)); // says who can open links itself
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
          ${hints.allowed && html`<p class="small">${say("web-hint-allowed")}</p>`}
          <${ClockTold} clock=${state.table.clock} />
          ${rated && html`<p><${RatedBadge} /> <span class="small">${say("web-rated-about")}</span></p>`}
        </div>
      </div>
      <${Invitations} table=${table} seats=${seats} />
      <p class="lead">${say(gathers ? "web-waiting-gather" : "web-waiting-about")}</p>
      <${Complaint} table=${table} />
      ${!sitting && !rated && html`<${NameField} />`}
      <ul class="panel lines">
        ${seats.map((entry) => html`
          <li key=${entry.seat} class="row">
            <span class="grow"><${Player} seat=${entry.seat} entry=${entry} mine=${entry.seat in table.mine.value} /></span>
            ${entry.seat in table.mine.value && !entry.friend && !rated && html`<${RenameHere} table=${table} entry=${entry} />`}
            ${entry.kind === "open" && sitting && html`<span class="quiet-text">${say("web-seat-open")}</span>`}
            ${entry.kind === "open" && !sitting && html`
              <button class="button small primary" disabled=${busy} onClick=${() => sit(entry.seat)}>${say("web-sit")}</button>`}
            ${gathers && entry.kind !== "open" && html`<${Readiness} table=${table} entry=${entry} />`}
          </li>`)}
      </ul>
      ${sitting && open && html`<${InviteFriends} table=${table.id} />`}
      <${TableLink} table=${table} warns=${sitting && open && !invites} />
    </div>`;
}

/**
 * Whether a seat is ready; who sits there here says so, or not yet.
 * @param {{ table: Table, entry: SeatEntry }} props
 */
function Readiness({ table, entry }) {
  const { seat, ready, friend } = entry;
  /** @param {boolean} yes */
  const tell = (yes) => table.ready(seat, yes).catch(() => {}); // the page says why
  const token = linksHere(table.id)[seat];
  if (seat in table.mine.value)
    return ready
      ? html`<span class="badge glow"><${Icon} name="check" /> ${say("web-ready")}</span>
          <button class="button small quiet" onClick=${() => tell(false)}>${say("web-ready-not_yet")}</button>`
      : html`<button class="button small primary" onClick=${() => tell(true)}>${say("web-ready-say")}</button>`;
  if (ready) return html`<span class="badge glow"><${Icon} name="check" /> ${say("web-ready")}</span>`;
  if (friend && token)
    return html`<button class="button small" onClick=${() => table.sat(seat, token)}>${say("web-links-play")}</button>`;
  return html`<span class="quiet-text small">${say(friend ? "web-seat-expected" : "web-ready-waits")}</span>`;
}

/**
 * The link to the table itself, for everybody; with a warning, where it is wanted, if nobody elsewhere can open it.
 * @param {{ table: Table, warns?: boolean }} props
 */
function TableLink({ table, warns = false }) {
  const reach = useReach();
  return html`
    <p class="small">${say("web-links-table")}</p>
    <${CopyLink} label=${say("web-links-table")} link=${`${reach.origin}/table/${table.id}`} />
    ${warns && html`<${ReachNotice} reach=${reach} />`}`;
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
      <${TableLink} table=${table} />
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
  const { origin } = useReach();
  if (friend === false) return html`<p class="small quiet-text">${say("web-links-used")}</p>`;
  const playHere = () => {
    table.sat(seat, token);
    table.maybeDrawCurtain();
  };
  return html`
    <${CopyLink} label=${say("web-links-seat", { seat: { key: `seat-${seat}` } })} link=${linkFor(table.id, token, origin)} />
    ${friend && !(seat in table.mine.value) && html`
      <div><button class="button small" onClick=${playHere}>${say("web-links-play")}</button></div>`}`;
}
