/** The tables where this browser has a seat and the game is not over: one click back to each. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { get } from "../app/api.js";
import { seatsHere, tablesHere } from "../app/seats.js";
import { SeatSign } from "../icons.js";
import { GameEmblem } from "./game_emblem.js";

/** @import { SeatEntry, Snapshot } from "../types/platform.d.ts" */

const LOOKED_AT = 12;

/** The newest tables of this browser that are not over; as a spectator sees them, which is enough for a list. */
function useYourTables() {
  const [found, setFound] = useState(/** @type {Snapshot[]} */ ([]));
  useEffect(() => {
    let wanted = true;
    const ids = tablesHere().slice(-LOOKED_AT).reverse();
    Promise.all(ids.map((id) => get(`/tables/${id}`).catch(() => null))).then((tables) => {
      if (wanted) setFound(tables.filter((table) => table !== null).filter(({ table }) => table.status !== "over"));
    });
    return () => (wanted = false);
  }, []);
  return found;
}

/**
 * `most` limits how many are shown.
 * @param {{ most?: number }} props
 */
export function YourTables({ most = LOOKED_AT }) {
  const found = useYourTables();
  if (!found.length) return null;
  return html`
    <section class="panel" id="yours" aria-label=${say("web-lobby-yours")}>
      <div class="panel-head"><h2 class="h3">${say("web-lobby-yours")}</h2></div>
      <ul class="lines">
        ${found.slice(0, most).map(({ table, decision }) => html`
          <li class="table-line" key=${table.id}>
            <${GameEmblem} game=${table.game} />
            <div class="grow">
              <span class="name">${table.title || say(`game-name-${table.game}`)}</span>
              ${decision && decision.seat in seatsHere(table.id) && html` <span class="badge glow">${say("web-account-your_turn")}</span>`}
              <div class="row small">${table.seats.map((seat) => html`<${SeatShort} key=${seat.seat} entry=${seat} />`)}</div>
            </div>
            <a class="button small primary" href=${`/table/${table.id}`}>${say("web-resume")}</a>
          </li>`)}
      </ul>
    </section>`;
}

/**
 * A seat in a list of tables; names are those of that table.
 * @param {{ entry: SeatEntry }} props
 */
export function SeatShort({ entry }) {
  const words = {
    open: () => say("web-seat-open"),
    bot: () => say(`bot-${entry.level}`),
    person: () => entry.name || say(`seat-${entry.seat}`),
  };
  return html`
    <span class="seat" data-seat=${entry.seat}><${SeatSign} seat=${entry.seat} />
      <span class=${entry.kind === "person" ? "" : "quiet-text"}>${words[entry.kind]()}</span></span>`;
}
