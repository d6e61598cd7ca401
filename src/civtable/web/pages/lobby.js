/** The lobby: tables where a seat is free, games to watch, and one's own. */
import { html } from "../vendor/ui.js";
import { say, when } from "../app/words.js";
import { get } from "../app/api.js";
import { go } from "../app/router.js";
import { prefs, prefer } from "../app/prefs.js";
import { sitDown } from "../app/create.js";
import { tablesHere } from "../app/seats.js";
import { GameEmblem } from "../parts/game_emblem.js";
import { Waiting, useAgain } from "../parts/loading.js";
import { complain } from "../parts/toasts.js";
import { InvitationList } from "../parts/friends.js";
import { RatedBadge } from "../parts/rated.js";
import { SeatShort, Standing } from "../parts/table_facts.js";
import { YourTables, useTablesHere } from "../parts/your_tables.js";

/** @import { ListedTable } from "../types/platform.d.ts" */

const LOOK_EVERY = 5000;

export function LobbyPage() {
  const { value: tables, phrase } = useAgain(() => get("/tables"), LOOK_EVERY, []);
  const mine = tablesHere();
  const own = useTablesHere();
  const others = tables?.filter((table) => !mine.includes(table.id)) ?? [];
  const waiting = others.filter((table) => table.status === "waiting");
  const running = others.filter((table) => table.status === "running");
  return html`
    <div class="page stack">
      <div class="row spread">
        <h1>${say("web-title-lobby")}</h1>
        <span class="row"><a class="button" href="/tournaments">${say("web-title-tournaments")}</a>
          ${prefs.value.signedIn && html`<a class="button" href="/friends">${say("web-title-friends")}</a>`}
          <a class="button primary" href="/new">${say("web-nav-new")}</a></span>
      </div>
      ${phrase && html`<${Waiting} phrase=${phrase} />`}
      ${!tables && !phrase && html`<${Waiting} />`}
      <${InvitationList} />
      <${NameField} />
      <${YourTables} own=${own} />
      ${tables && html`
        <${Tables} title="web-lobby-open" none="web-lobby-open-none" tables=${waiting} />
        <${Tables} title="web-lobby-running" none="web-lobby-running-none" tables=${running} />`}
    </div>`;
}

/** The name to play under; remembered. */
export function NameField() {
  return html`
    <div class="field name-field">
      <label for="my-name">${say("web-your-name")}</label>
      <input class="input" id="my-name" maxlength="30" autocomplete="nickname" value=${prefs.value.name}
             onInput=${(event) => prefer({ name: event.target.value })} />
    </div>`;
}

/**
 * Tables of one kind.
 * @param {{ title: string, none: string, tables: ListedTable[] }} props
 */
function Tables({ title, none, tables }) {
  return html`
    <section class="panel" aria-label=${say(title)}>
      <div class="panel-head"><h2 class="h3">${say(title)}</h2><span class="badge number">${tables.length}</span></div>
      ${tables.length
        ? html`<ul class="lines">${tables.map((table) => html`<${TableLine} key=${table.id} table=${table} />`)}</ul>`
        : html`<p class="panel-body quiet-text">${say(none)}</p>`}
    </section>`;
}

/**
 * One table: game, who sits there, and what one can do.
 * @param {{ table: ListedTable }} props
 */
function TableLine({ table }) {
  const open = table.seats.find((seat) => seat.kind === "open");
  const sit = async () => {
    try {
      await sitDown(table.id, open?.seat ?? 0, prefs.value.name);
      go(`/table/${table.id}`);
    } catch (refusal) {
      complain(refusal);
    }
  };
  return html`
    <li class="table-line">
      <${GameEmblem} game=${table.game} />
      <div class="grow">
        <a class="name" href=${`/table/${table.id}`}>${table.title || say(`game-name-${table.game}`)}</a>
        ${table.title && html` <span class="quiet-text small">${say(`game-name-${table.game}`)}</span>`}
        ${table.rated && html` <${RatedBadge} />`}
        <div class="row small">${table.seats.map((seat) => html`<${SeatShort} key=${seat.seat} entry=${seat} />`)}</div>
        <${Standing} table=${table} summary=${table.summary} deciding=${table.deciding}
                     changed=${table.ply ? table.changed : null} />
      </div>
      ${!table.ply && html`<span class="quiet-text small">${say("web-lobby-made", { when: when(table.created) })}</span>`}
      ${table.status === "waiting" && open
        ? html`<button class="button primary small" onClick=${sit}>${say("web-sit")}</button>`
        : html`<a class="button small" href=${`/table/${table.id}`}>${say("web-watch")}</a>`}
    </li>`;
}
