/** The points of one's games over time: a sign for each, full where it was won, and a line through the average of the last few. */
import { html } from "../vendor/ui.js";
import { LOOK_BACK, overTime } from "../app/statistics.js";
import { say, when } from "../app/words.js";

/** @import { PlayedGame } from "../types/answers.d.ts" */

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 44;
const RIGHT = 16;
const TOP = 14;
const BOTTOM = 30;

/**
 * A round step for about four lines.
 * @param {number} span
 */
function step(span) {
  const rough = Math.max(span / 4, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
}

/** @param {{ games: PlayedGame[] }} props */
export function StatisticsGraph({ games }) {
  const points = overTime(games);
  if (points.length < 2) return null;
  const totals = points.map(({ game }) => game.total);
  const every = step(Math.max(...totals) - Math.min(0, ...totals));
  const low = Math.floor(Math.min(0, ...totals) / every) * every;
  const high = Math.ceil(Math.max(...totals, 1) / every) * every;
  /** @param {number} i */
  const x = (i) => LEFT + (i / (points.length - 1)) * (WIDTH - LEFT - RIGHT);
  /** @param {number} value */
  const y = (value) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const marks = Array.from({ length: Math.round((high - low) / every) + 1 }, (_, i) => low + i * every);
  const about = say("web-statistics-graph", { n: LOOK_BACK });
  return html`
    <figure class="chart">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${about}>
        ${marks.map((value) => html`
          <g key=${value}><line class="chart-grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(value)} y2=${y(value)} />
            <text class="chart-mark" x=${LEFT - 8} y=${y(value) + 4} text-anchor="end">${value}</text></g>`)}
        <text class="chart-mark" x=${LEFT} y=${HEIGHT - 8}>${when(points[0].game.at)}</text>
        <text class="chart-mark" x=${WIDTH - RIGHT} y=${HEIGHT - 8} text-anchor="end">${when(points[points.length - 1].game.at)}</text>
        <polyline class="graph-line" points=${points.map(({ average }, i) => `${x(i)},${y(average)}`).join(" ")} />
        ${points.map(({ game }, i) => game.rank === 1
          ? html`<circle key=${i} class="graph-won" cx=${x(i)} cy=${y(game.total)} r="5.5" />`
          : html`<rect key=${i} class="graph-other" x=${x(i) - 4} y=${y(game.total) - 4} width="8" height="8" />`)}
      </svg>
      <figcaption class="small quiet-text">${about}
        <span class="graph-key"><svg viewBox="0 0 12 12" aria-hidden="true"><circle class="graph-won" cx="6" cy="6" r="5" /></svg>
          ${say("web-statistics-won-sign")}</span>
        <span class="graph-key"><svg viewBox="0 0 12 12" aria-hidden="true">
          <rect class="graph-other" x="2" y="2" width="8" height="8" /></svg>${say("web-statistics-other-sign")}</span></figcaption>
      <table class="spoken">
        <thead><tr><th>${say("web-statistics-ended")}</th><th>${say("web-statistics-points")}</th>
          <th>${say("web-statistics-place")}</th></tr></thead>
        <tbody>${points.map(({ game }, i) => html`<tr key=${i}><td>${when(game.at)}</td><td>${game.total}</td><td>${game.rank}</td></tr>`)}
        </tbody>
      </table>
    </figure>`;
}
