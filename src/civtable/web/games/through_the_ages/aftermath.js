/** After the end: what each event of Age III brought whom, in the game and in the final scoring. */

import { html } from "../../vendor/ui.js";
import { say } from "../../app/words.js";
import { SeatSign } from "../../icons.js";

/** Cards that scored, in the order in which they did: {key, points by seat, final}. */
function scored(log, players) {
  const found = new Map();
  const last = log.at(-1)?.ply;
  for (const line of log)
    for (const event of line.events) {
      if (event.event !== "scored" && event.event !== "bonus_scored") continue;
      const key = event.card ?? `bonus ${event.bonus}`;
      const words = { key: event.card ? `through_the_ages-card-${event.card}` : `web-through_the_ages-bonus-${event.bonus}` };
      if (!found.has(key)) found.set(key, { words, points: Array(players).fill(0), final: line.ply === last });
      found.get(key).points[event.seat] += event.culture;
    }
  return [...found.values()];
}

/** A table of events and players. */
export function Aftermath({ log, scores }) {
  const rows = scored(log, scores.length);
  if (!rows.length) return null;
  const ranked = [...scores].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
  return html`<div class="scroll score-table" tabindex="0" role="region" aria-label=${say("web-through_the_ages-scored")}>
    <table class="table small">
      <thead><tr><th scope="col">${say("web-through_the_ages-scored")}</th>
        ${ranked.map(({ seat }) => html`
          <th scope="col" class="figure" key=${seat}><${SeatSign} seat=${seat} label=${say(`seat-${seat}`)} size=${18} /></th>`)}</tr>
      </thead>
      <tbody>${rows.map(({ words, points, final }) => html`<tr key=${words.key}>
        <th scope="row">${say(words)}
          ${!final && html` <span class="tiny quiet-text">${say("web-through_the_ages-scored-before")}</span>`}</th>
        ${ranked.map(({ seat }) => html`<td class="figure number" key=${seat}>${points[seat]}</td>`)}</tr>`)}</tbody>
    </table>
  </div>`;
}
