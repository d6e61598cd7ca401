/** The end of a game: who won, points by source side by side, how it came about, and what next. */
import { html, useState } from "../vendor/ui.js";
import { say, seatName } from "../app/words.js";
import { get } from "../app/api.js";
import { go } from "../app/router.js";
import { campaignOf } from "../app/campaigns.js";
import { followRematch } from "../app/create.js";
import { useAnswer } from "./loading.js";
import { complain } from "./toasts.js";
import { Allowing } from "./allowing.js";
import { ChallengeEnd } from "./challenge.js";
import { DailyEnd } from "./daily_deal.js";
import { Companions } from "./friends.js";
import { RatingChanges } from "./rated.js";
import { Chart } from "./chart.js";
import { Player } from "./player.js";
import { Reseat } from "./reseat.js";
import { Icon } from "../icons.js";

/** @import { Score, SeatEntry, Snapshot } from "../types/platform.d.ts" */
/** @import { Ending, FoundBoard, OtherScore } from "../types/board.d.ts" */
/** @import { Table } from "../app/table.js" */

/**
 * "Ana wins", those who share the first place, or what the game says where nobody at the table has won.
 * @param {Score[]} scores
 * @param {Ending | null} ending
 */
function winnersWords(scores, ending) {
  const winners = scores.filter((score) => score.rank === 1).map((score) => score.seat);
  if (!winners.length && ending) return say(ending.lost);
  if (winners.length === 1) return say("web-result-wins", { player: seatName(winners[0]) });
  return say("web-result-shared", { players: winners.map((seat) => ({ key: `seat-${seat}` })) });
}

/**
 * The scores from the first place to the last.
 * @param {Score[]} scores
 */
const ranked = (scores) => [...scores].sort((one, other) => one.rank - other.rank || one.seat - other.seat);

/**
 * A game may add an `ending`: `lost`, a phrase for a game that nobody at the table has won; `note`, how it ended;
 * `others`, who has points without a seat: [{name, total, points}].
 * @param {{ table: Table, state: Snapshot & { scores: Score[] }, found: FoundBoard | null, onClose: () => void }} props
 */
export function Result({ table, state, found, onClose }) {
  const { scores } = state;
  const ending = (state.view && found?.ending?.(state.view)) ?? null;
  const { game, id, daily, challenge, rated } = state.table;
  const [{ value: history }] = useAnswer(() => get(`/tables/${id}/history`, table.token), [id]);
  const [{ value: sources }] = useAnswer(() => get(`/tables/${id}/sources`, table.token), [id]);
  return html`
    <div class="result panel arrives">
      <div class="panel-body stack">
        <div class="result-head">
          <${Icon} name="trophy" />
          <h1 id="result-title">${winnersWords(scores, ending)}</h1>
          <ol class="podium">${ranked(scores).map((score) => html`
            <li key=${score.seat} data-seat=${score.seat}><span class="number">${score.total}</span>
              <${Player} seat=${score.seat} entry=${state.table.seats[score.seat]} /></li>`)}
            ${(ending?.others ?? []).map((other, i) => html`
              <li key=${`other${i}`}><span class="number">${other.total}</span><${Seatless} other=${other} /></li>`)}</ol>
        </div>
        ${ending?.note && html`<p>${say(ending.note)}</p>`}
        <div class="result-sheets">
          <div class="stack">
            <${ScoreTable} game=${game} scores=${scores} points=${sources} seats=${state.table.seats} others=${ending?.others ?? []}
                           hints=${state.table.hints.taken} />
            ${daily && state.seat !== null && html`<${DailyEnd} game=${game} day=${daily.day} counted=${daily.counted} />`}
            ${challenge && html`<${ChallengeEnd} table=${table} state=${state} />`}
            ${rated && html`<${RatingChanges} table=${id} />`}
            <${Ways} table=${table} state=${state} onClose=${onClose} />
            <${Companions} state=${state} />
            <${Allowing} table=${table} state=${state} />
          </div>
          <div class="stack">
            ${history && html`<${Chart} history=${history} />`}
            ${found?.Aftermath && html`<${found.Aftermath} log=${state.log} scores=${scores} />`}
          </div>
        </div>
      </div>
    </div>`;
}

/**
 * What can be done after the end.
 * @param {{ table: Table, state: Snapshot, onClose: () => void }} props
 */
function Ways({ table, state, onClose }) {
  const { game, id } = state.table;
  const campaign = campaignOf(id);
  return html`
    <div class="row result-ways">
      ${campaign
        ? html`<a class="button primary" href=${`/campaign/${campaign}`}>${say("web-campaign-back")}</a>`
        : !state.table.daily && !state.table.challenge && html`<${Rematch} table=${table} state=${state} />`}
      <a class="button" href=${`/table/${id}/replay/0`}>${say("web-result-again")}</a>
      <a class="button" href=${`/table/${id}/analysis`}>${say("web-analysis-begin")}</a>
      <button class="button" onClick=${onClose}>${say("web-result-board")}</button>
      <a class="button quiet" href=${`/api/tables/${id}/record`} download=${`civtable-${game}-${id}.json`}>${say("web-record-save")}</a>
      <a class="button quiet" href=${`/table/${id}/verify`}>${say("web-title-verify")}</a>
    </div>`;
}

/**
 * Somebody who has points without a seat.
 * @param {{ other: OtherScore }} props
 */
const Seatless = ({ other }) => html`<span class="player"><${Icon} name="bot" /> ${say(other.name)}</span>`;

/**
 * A number with a bar as long as its part of the largest.
 * @param {{ value: number | undefined, most: number }} props
 */
const Figure = ({ value, most }) => html`
  <td class="figure"><span class="bar" style=${{ "--part": Math.max(0, value ?? 0) / most }}></span>${value ?? "–"}</td>`;

/**
 * Points by source, a column for each player in the order of the ranks; sources that gave nobody anything are left out.
 * @param {{ game: string, scores: Score[], points?: Score["points"][], seats: SeatEntry[], others: OtherScore[],
 *   hints?: number[] }} props
 */
export function ScoreTable({ game, scores, points, seats, others, hints = [] }) {
  const columns = ranked(scores);
  const found = points ?? [...scores].sort((one, other) => one.seat - other.seat).map((score) => score.points);
  const all = [...found, ...others.map((other) => other.points)];
  const sources =
    [...new Set(all.flatMap((row) => Object.keys(row)))].filter((source) => source in scores[0].points || all.some((row) => row[source]));
  const most = Math.max(1, ...all.flatMap((row) => sources.map((source) => row[source] ?? 0)));
  return html`
    <div class="scroll score-table" tabindex="0" role="region" aria-label=${say("web-result-table")}>
      <table class="table">
        <thead><tr><th scope="col">${say("web-result-source")}</th>
          ${columns.map((score) => html`
            <th scope="col" class="figure" key=${score.seat}><${Player} seat=${score.seat} entry=${seats[score.seat]} /></th>`)}
          ${others.map((other, i) => html`<th scope="col" class="figure" key=${`other${i}`}><${Seatless} other=${other} /></th>`)}</tr>
        </thead>
        <tbody>
          ${sources.map((source) => html`<tr key=${source}><th scope="row">${say(`${game}-source-${source}`)}</th>
            ${columns.map((score) => html`<${Figure} value=${found[score.seat][source]} most=${most} />`)}
            ${others.map((other) => html`<${Figure} value=${other.points[source]} most=${most} />`)}</tr>`)}
          <tr class="total"><th scope="row">${say("web-result-total")}</th>
            ${columns.map((score) => html`<td class="figure">${score.total}</td>`)}
            ${others.map((other) => html`<td class="figure">${other.total}</td>`)}</tr>
          <tr><th scope="row">${say("web-result-rank")}</th>${columns.map((score) => html`<td class="figure">${score.rank}</td>`)}
            ${others.map(() => html`<td></td>`)}</tr>
          ${hints.some(Boolean) && html`
            <tr><th scope="row">${say("web-hint-taken")}</th>${columns.map((score) => html`<td class="figure">${hints[score.seat]}</td>`)}
              ${others.map(() => html`<td></td>`)}</tr>`}
        </tbody>
      </table>
    </div>`;
}

/**
 * Play again: whoever asks first makes the new table, the others follow.
 * @param {{ table: Table, state: Snapshot }} props
 */
function Rematch({ table, state }) {
  const next = state.table.rematch;
  const [choosing, setChoosing] = useState(false);
  if (!next && state.seat === null) return null;
  /** @param {number[]} seats */
  const again = async (seats) => {
    try {
      await followRematch(table.id, next ?? (await table.rematch(seats)).id);
    } catch (refusal) {
      complain(refusal);
    }
  };
  if (next && state.seat === null)
    return html`<button class="button primary" onClick=${() => go(`/table/${next}`)}>${say("web-result-watch_next")}</button>`;
  const { seats } = state.table;
  const movedOn = seats.map((_, seat) => (seat + seats.length - 1) % seats.length);
  return html`
    <button class="button primary" onClick=${() => again(movedOn)}>${say(next ? "web-result-follow" : "web-result-rematch")}</button>
    ${!next && seats.length > 1 && html`
      <button class="button" aria-haspopup="dialog" onClick=${() => setChoosing(true)}>${say("web-result-reseat")}</button>`}
    ${choosing && html`
      <${Reseat} seats=${seats} first=${movedOn} onClose=${() => setChoosing(false)} onBegin=${again} />`}`;
}
