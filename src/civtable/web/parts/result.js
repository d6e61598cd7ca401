/** The end of a game: who won, points by source side by side, how it came about, and what next. */
import { html } from "../vendor/ui.js";
import { say, seatName } from "../app/words.js";
import { get } from "../app/api.js";
import { go } from "../app/router.js";
import { campaignOf } from "../app/campaigns.js";
import { followRematch } from "../app/create.js";
import { useAnswer } from "./loading.js";
import { complain } from "./toasts.js";
import { Chart } from "./chart.js";
import { Player } from "./player.js";
import { Icon } from "../icons.js";

/** "Ana wins", or those who share the first place. */
function winnersWords(scores) {
  const winners = scores.filter((score) => score.rank === 1).map((score) => score.seat);
  if (winners.length === 1) return say("web-result-wins", { player: seatName(winners[0]) });
  return say("web-result-shared", { players: winners.map((seat) => ({ key: `seat-${seat}` })) });
}

/** The scores from the first place to the last. */
const ranked = (scores) => [...scores].sort((one, other) => one.rank - other.rank || one.seat - other.seat);

export function Result({ table, state, found, onClose }) {
  const { scores } = state;
  const { game, id } = state.table;
  const [{ value: history }] = useAnswer(() => get(`/tables/${id}/history`, table.token), [id]);
  const [{ value: sources }] = useAnswer(() => get(`/tables/${id}/sources`, table.token), [id]);
  return html`
    <div class="result panel arrives">
      <div class="panel-body stack">
        <div class="result-head">
          <${Icon} name="trophy" />
          <h1 id="result-title">${winnersWords(scores)}</h1>
          <ol class="podium">${ranked(scores).map((score) => html`
            <li key=${score.seat} data-seat=${score.seat}><span class="number">${score.total}</span><${Player} seat=${score.seat} entry=${state.table.seats[score.seat]} /></li>`)}</ol>
        </div>
        <div class="result-sheets">
          <div class="stack">
            <${ScoreTable} game=${game} scores=${scores} points=${sources} seats=${state.table.seats} />
            <${Ways} table=${table} state=${state} onClose=${onClose} />
          </div>
          <div class="stack">
            ${history && html`<${Chart} history=${history} />`}
            ${found?.Aftermath && html`<${found.Aftermath} log=${state.log} scores=${scores} />`}
          </div>
        </div>
      </div>
    </div>`;
}

/** What can be done after the end. */
function Ways({ table, state, onClose }) {
  const { game, id } = state.table;
  const campaign = campaignOf(id);
  return html`
    <div class="row result-ways">
      ${campaign ? html`<a class="button primary" href=${`/campaign/${campaign}`}>${say("web-campaign-back")}</a>` : html`<${Rematch} table=${table} state=${state} />`}
      <a class="button" href=${`/table/${id}/replay/0`}>${say("web-result-again")}</a>
      <button class="button" onClick=${onClose}>${say("web-result-board")}</button>
      <a class="button quiet" href=${`/api/tables/${id}/record`} download=${`civtable-${game}-${id}.json`}>${say("web-record-save")}</a>
      <a class="button quiet" href=${`/table/${id}/verify`}>${say("web-title-verify")}</a>
    </div>`;
}

/** Points by source, a column for each player in the order of the ranks; sources that gave nobody anything are left out. */
function ScoreTable({ game, scores, points, seats }) {
  const columns = ranked(scores);
  const found = points ?? [...scores].sort((one, other) => one.seat - other.seat).map((score) => score.points);
  const sources = Object.keys(found[0]).filter((source) => source in scores[0].points || found.some((row) => row[source]));
  return html`
    <div class="scroll score-table" tabindex="0" role="region" aria-label=${say("web-result-table")}>
      <table class="table">
        <thead><tr><th scope="col">${say("web-result-source")}</th>
          ${columns.map((score) => html`<th scope="col" class="figure" key=${score.seat}><${Player} seat=${score.seat} entry=${seats[score.seat]} /></th>`)}</tr></thead>
        <tbody>
          ${sources.map((source) => html`<tr key=${source}><th scope="row">${say(`${game}-source-${source}`)}</th>
            ${columns.map((score) => html`<td class="figure">${found[score.seat][source]}</td>`)}</tr>`)}
          <tr class="total"><th scope="row">${say("web-result-total")}</th>${columns.map((score) => html`<td class="figure">${score.total}</td>`)}</tr>
          <tr><th scope="row">${say("web-result-rank")}</th>${columns.map((score) => html`<td class="figure">${score.rank}</td>`)}</tr>
        </tbody>
      </table>
    </div>`;
}

/** Play again: whoever asks first makes the new table, the others follow. */
function Rematch({ table, state }) {
  const next = state.table.rematch;
  if (!next && state.seat === null) return null;
  const again = async () => {
    try {
      if (next) await followRematch(table.id, next);
      else await followRematch(table.id, (await table.rematch()).id);
    } catch (refusal) {
      complain(refusal);
    }
  };
  if (next && state.seat === null) return html`<button class="button primary" onClick=${() => go(`/table/${next}`)}>${say("web-result-watch_next")}</button>`;
  return html`<button class="button primary" onClick=${again}>${say(next ? "web-result-follow" : "web-result-rematch")}</button>`;
}
