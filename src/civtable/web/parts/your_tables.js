/** The tables of this browser: games that go on, one click back to each, and games that are over, to be looked at again. */
import { html, useEffect, useMemo } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { get } from "../app/api.js";
import { OwnTables } from "../app/own_tables.js";
import { keep, kept } from "../app/prefs.js";
import { seatsHere, tablesHere } from "../app/seats.js";
import { SeatSign } from "../icons.js";
import { ChosenSettings } from "./chosen_settings.js";
import { GameEmblem } from "./game_emblem.js";
import { SeatShort, Standing, nameAt, summaryOf } from "./table_facts.js";

/** @import { Score, Snapshot } from "../types/platform.d.ts" */

const ENDED = "civtable.ended";

/** The tables of this browser, looked at when the page comes. */
export function useTablesHere() {
  const own = useMemo(
    () => new OwnTables({
      ids: tablesHere(), ask: (id) => get(`/tables/${id}`), ended: kept(ENDED, {}), keep: (ended) => keep(ENDED, ended),
    }),
    [],
  );
  useEffect(() => {
    own.look();
  }, [own]);
  return own;
}

/**
 * Games that go on; `most` limits how many are shown.
 * @param {{ own: OwnTables, most?: number }} props
 */
export function YourTables({ own, most = Infinity }) {
  const running = own.running.value ?? [];
  if (!running.length) return null;
  return html`
    <section class="panel" id="yours" aria-label=${say("web-lobby-yours")}>
      <div class="panel-head"><h2 class="h3">${say("web-lobby-yours")}</h2></div>
      <ul class="lines">${running.slice(0, most).map((state) => html`<${RunningLine} key=${state.table.id} state=${state} />`)}</ul>
    </section>`;
}

/** @param {{ state: Snapshot }} props */
function RunningLine({ state }) {
  const { table, decision } = state;
  const mine = decision !== null && decision.seat in seatsHere(table.id);
  return html`
    <li class="table-line">
      <${GameEmblem} game=${table.game} />
      <div class="grow">
        <span class="name">${table.title || say(`game-name-${table.game}`)}</span>
        ${mine && html` <span class="badge glow">${say("web-account-your_turn")}</span>`}
        <div class="row small">${table.seats.map((seat) => html`<${SeatShort} key=${seat.seat} entry=${seat} />`)}</div>
        <${Standing} table=${table} summary=${summaryOf(state.view)} deciding=${mine ? null : (decision?.seat ?? null)}
                     changed=${state.ply ? table.changed : null} />
        ${table.status === "waiting" && html`<p class="small quiet-text">${say("web-waiting-about")}</p>`}
      </div>
      <a class="button small primary" href=${`/table/${table.id}`}>${say("web-resume")}</a>
    </li>`;
}

/**
 * Games that are over, with how they ended, and where to open others.
 * @param {{ own: OwnTables }} props
 */
export function FinishedGames({ own }) {
  const over = own.over.value ?? [];
  return html`
    <section class="panel finished" id="finished" tabindex="-1" aria-label=${say("web-finished")}>
      <div class="panel-head"><h2 class="h3">${say("web-finished")}</h2>
        <span class="row"><a href="/statistics">${say("web-title-statistics")}</a>
          <a href="/import">${say("web-title-import")}</a></span></div>
      ${over.length
        ? html`<ul class="lines">${over.map((state) => html`<${FinishedLine} key=${state.table.id} state=${state} />`)}</ul>`
        : html`<p class="panel-body quiet-text">${say("web-finished-none")}</p>`}
      ${own.more.value && html`
        <p class="panel-body"><button class="button" onClick=${() => own.showMore()}>${say("web-finished-more")}</button></p>`}
    </section>`;
}

/** @param {{ state: Snapshot }} props */
function FinishedLine({ state }) {
  const { table } = state;
  const scores = /** @type {Score[]} */ (state.scores);
  const ranked = [...scores].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return html`
    <li class="table-line">
      <${GameEmblem} game=${table.game} />
      <div class="grow">
        <a class="name" href=${`/table/${table.id}`}>${table.title || say(`game-name-${table.game}`)}</a>
        <ol class="row small plain">${ranked.map(({ seat, total, rank }) => html`
          <li key=${seat} class=${rank === 1 ? "won" : ""}><${SeatSign} seat=${seat} />
            <span class="number">${total}</span> ${nameAt(table.seats[seat])}</li>`)}</ol>
        <${ChosenSettings} game=${table.game} settings=${table.settings} />
      </div>
      <a class="button small" href=${`/table/${table.id}/replay/0`}>${say("web-welcome-rules")}</a>
    </li>`;
}
