/** Points over the rounds, one line for each player: drawn as SVG, told as a table for those who do not see it. */
import { html } from "../vendor/ui.js";
import { say, seatName } from "../app/words.js";
import { signShape } from "../icons.js";

/** @import { HistoryEntry } from "../types/answers.d.ts" */

const WIDTH = 640;
const HEIGHT = 460;
const LEFT = 48;
const RIGHT = 24;
const TOP = 12;
const BOTTOM = 28;
const DASHES = ["", "8 4", "2 4", "10 4 2 4", "4 2"];

/**
 * The last entry of each round; without rounds, of each ply.
 * @param {HistoryEntry[]} history
 */
function byRound(history) {
  /** @type {Map<number, number[]>} */
  const last = new Map();
  for (const entry of history) last.set(entry.round ?? entry.ply, entry.scores);
  return [...last].map(([x, scores]) => ({ x, scores }));
}

/**
 * A round step for about five lines.
 * @param {number} span
 */
function step(span) {
  const rough = Math.max(span / 5, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
}

/**
 * Multiples of a step within a range.
 * @param {number} low
 * @param {number} high
 * @param {number} every
 */
function marks(low, high, every) {
  const found = [];
  for (let value = Math.ceil(low / every) * every; value <= high; value += every) found.push(value);
  return found;
}

/** @param {{ history: HistoryEntry[] }} props */
export function Chart({ history }) {
  const points = byRound(history);
  if (points.length < 2) return null;
  const rounds = history.some((entry) => entry.round !== undefined && entry.round !== null);
  const values = points.flatMap((point) => point.scores);
  const low = Math.min(0, ...values);
  const high = Math.max(...values, 10);
  const newest = points[points.length - 1];
  const [first, last] = [points[0].x, newest.x];
  /** @param {number} value */
  const x = (value) => LEFT + ((value - first) / (last - first)) * (WIDTH - LEFT - RIGHT);
  /** @param {number} value */
  const y = (value) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const seats = points[0].scores.map((_, seat) => seat);
  return html`
    <figure class="chart">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${say(rounds ? "web-chart-rounds" : "web-chart-plies")}>
        ${marks(low, high, step(high - low)).map((value) => html`
          <g key=${`y${value}`}><line class="chart-grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(value)} y2=${y(value)} />
            <text class="chart-mark" x=${LEFT - 8} y=${y(value) + 4} text-anchor="end">${value}</text></g>`)}
        ${marks(first, last, step(last - first))
          .map((value) => html`
            <text key=${`x${value}`} class="chart-mark" x=${x(value)} y=${HEIGHT - 8} text-anchor="middle">${value}</text>`)}
        ${seats.map((seat) => html`
          <g key=${seat} data-seat=${seat}>
            <polyline class="chart-line" stroke-dasharray=${DASHES[seat]}
                      points=${points.map((point) => `${x(point.x)},${y(point.scores[seat])}`).join(" ")} />
            <svg class="seat-sign" data-seat=${seat} x=${x(last) - 12} y=${y(newest.scores[seat]) - 12} width="24" height="24"
                 viewBox="0 0 24 24">
              <rect class="sign-ground" x="1" y="1" width="22" height="22" rx="5" />${signShape(seat)}</svg>
          </g>`)}
      </svg>
      <figcaption class="small quiet-text">${say(rounds ? "web-chart-rounds" : "web-chart-plies")}</figcaption>
      <table class="spoken">
        <thead><tr><th>${say(rounds ? "web-chart-round" : "web-chart-ply")}</th>
          ${seats.map((seat) => html`<th>${seatName(seat)}</th>`)}</tr></thead>
        <tbody>${points.map((point) => html`<tr><td>${point.x}</td>${point.scores.map((score) => html`<td>${score}</td>`)}</tr>`)}</tbody>
      </table>
    </figure>`;
}
