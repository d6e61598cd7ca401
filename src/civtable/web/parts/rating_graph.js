/** A rating after each game: a line, with a band as wide as its uncertainty. Drawn as SVG, told as a table to who does not see it. */
import { html } from "../vendor/ui.js";
import { band, scaleOf } from "../app/ratings.js";
import { say, when } from "../app/words.js";

/** @import { RatedGame } from "../types/answers.d.ts" */

const WIDTH = 720;
const HEIGHT = 240;
const LEFT = 52;
const RIGHT = 16;
const TOP = 14;
const BOTTOM = 30;

/** @param {{ games: RatedGame[] }} props */
export function RatingGraph({ games }) {
  const { low, high, marks } = scaleOf(games);
  /** @param {number} i */
  const x = (i) => LEFT + (games.length > 1 ? i / (games.length - 1) : 0.5) * (WIDTH - LEFT - RIGHT);
  /** @param {number} value */
  const y = (value) => TOP + ((high - value) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const last = games[games.length - 1];
  const about = say("web-ratings-graph", {
    n: games.length, rating: String(last.rating), uncertainty: String(last.uncertainty),
  });
  return html`
    <figure class="chart">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${about}>
        ${marks.map((value) => html`
          <g key=${value}><line class="chart-grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(value)} y2=${y(value)} />
            <text class="chart-mark" x=${LEFT - 8} y=${y(value) + 4} text-anchor="end">${value}</text></g>`)}
        <text class="chart-mark" x=${LEFT} y=${HEIGHT - 8}>${when(games[0].at)}</text>
        ${games.length > 1 && html`
          <text class="chart-mark" x=${WIDTH - RIGHT} y=${HEIGHT - 8} text-anchor="end">${when(last.at)}</text>`}
        <polygon class="rating-band" points=${band(games, x, y)} />
        <polyline class="graph-line" points=${games.map(({ rating }, i) => `${x(i)},${y(rating)}`).join(" ")} />
        ${games.map(({ rating, abandoned }, i) => (abandoned
          ? html`<rect key=${i} class="graph-other" x=${x(i) - 4} y=${y(rating) - 4} width="8" height="8" />`
          : html`<circle key=${i} class="rating-point" cx=${x(i)} cy=${y(rating)} r="4" />`))}
      </svg>
      <figcaption class="small quiet-text">${about}</figcaption>
      <div class="spoken"><table>
        <thead><tr><th>${say("web-statistics-ended")}</th><th>${say("web-ratings-rating")}</th><th>${say("web-ratings-uncertainty")}</th>
          <th>${say("web-statistics-place")}</th></tr></thead>
        <tbody>${games.map((game, i) => html`
          <tr key=${i}><td>${when(game.at)}</td><td>${game.rating}</td><td>${game.uncertainty}</td>
            <td>${game.place}${game.abandoned ? ` (${say("web-ratings-left")})` : ""}</td></tr>`)}</tbody>
      </table></div>
    </figure>`;
}
