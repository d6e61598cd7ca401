/** The chances to win of all players over the moves: drawn, with the moments that changed most as links, and told as a table. */
import { html } from "../vendor/ui.js";
import { analysisPath, lineOf, marksOf, percent, roundsOf } from "../app/analysis.js";
import { say, seatName } from "../app/words.js";
import { signShape } from "../icons.js";

/** @import { AnalysisMoment, AnalysisResult } from "../types/answers.d.ts" */

const WIDTH = 800;
const HEIGHT = 300;
const LEFT = 48;
const RIGHT = 24;
const TOP = 14;
const BOTTOM = 30;
const SIGN = 18;
const DASHES = ["", "8 4", "2 4", "10 4 2 4", "4 2"];
const LINES = [0, 0.25, 0.5, 0.75, 1];

/** @param {number} part */
const across = (part) => LEFT + part * (WIDTH - LEFT - RIGHT);
/** @param {number} part */
const down = (part) => TOP + part * (HEIGHT - TOP - BOTTOM);

/**
 * What a moment is, in a sentence.
 * @param {AnalysisMoment} moment
 */
export const momentWords = ({ round, look, seat, before, after }) =>
  say("web-analysis-moment", {
    round, move: look + 1, player: seatName(seat),
    before: say("web-analysis-percent", { n: percent(before) }), after: say("web-analysis-percent", { n: percent(after) }),
  });

/**
 * A chance with its standard error; the result of the game has none.
 * @param {number} win
 * @param {number} error
 */
const chance = (win, error) => (error ? `${percent(win)} ± ${percent(error)}` : percent(win));

/** @param {{ id: string, result: AnalysisResult }} props */
export function ChanceGraph({ id, result }) {
  const { points, moments, setting } = result;
  if (points.length < 2) return null;
  const seats = result.seats.map((_, seat) => seat);
  const end = points[points.length - 1];
  return html`
    <figure class="chart chances">
      <div class="chances-picture">
        <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${say("web-analysis-chances")}>
          ${LINES.map((part) => html`
            <g key=${part}><line class="chart-grid" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${down(1 - part)} y2=${down(1 - part)} />
              <text class="chart-mark" x=${LEFT - 8} y=${down(1 - part) + 4} text-anchor="end">
                ${say("web-analysis-percent", { n: percent(part) })}</text></g>`)}
          ${roundsOf(points).map(({ round, x }) => html`
            <text key=${`x${round}`} class="chart-mark" x=${across(x)} y=${HEIGHT - 8} text-anchor="middle">${round}</text>`)}
          ${seats.map((seat) => html`
            <g key=${seat} data-seat=${seat}>
              <polyline class="chart-line" stroke-dasharray=${DASHES[seat]}
                        points=${lineOf(points, seat).map(({ x, y }) => `${across(x)},${down(y)}`).join(" ")} />
              <svg class="seat-sign" data-seat=${seat} x=${across(1) - SIGN / 2} y=${down(1 - end.wins[seat]) - SIGN / 2}
                   width=${SIGN} height=${SIGN} viewBox="0 0 24 24">
                <rect class="sign-ground" x="1" y="1" width="22" height="22" rx="5" />${signShape(seat)}</svg>
            </g>`)}
        </svg>
        ${marksOf(points, moments).map((moment) => html`
          <a key=${moment.number} class="chance-mark number" data-seat=${moment.seat} href=${analysisPath(id, setting.open, moment.look)}
             aria-label=${momentWords(moment)} title=${momentWords(moment)}
             style=${{ left: `${(across(moment.x) / WIDTH) * 100}%`, top: `${(down(moment.y) / HEIGHT) * 100}%` }}>${moment.number}</a>`)}
      </div>
      <figcaption class="small quiet-text">${say("web-analysis-chances")}. ${say("web-analysis-chances-about")}</figcaption>
      <details>
        <summary>${say("web-analysis-chances-table")}</summary>
        <div class="scroll chances-table" tabindex="0" role="region" aria-label=${say("web-analysis-chances")}>
          <table class="table">
            <thead><tr><th scope="col">${say("web-chart-round")}</th><th scope="col">${say("web-analysis-column-move")}</th>
              ${seats.map((seat) => html`<th scope="col" class="figure" key=${seat}>${seatName(seat)}</th>`)}</tr></thead>
            <tbody>${points.map((point) => html`
              <tr key=${point.ply}><td>${point.round}</td>
                <td>${point.seat === null
                  ? say("web-analysis-the-end")
                  : html`<a href=${analysisPath(id, setting.open, point.ply)}>${point.ply + 1}</a>`}</td>
                ${point.wins.map((win, seat) => html`
                  <td class="figure">${say("web-analysis-percent", { n: chance(win, point.errors[seat]) })}</td>`)}</tr>`)}
            </tbody>
          </table>
        </div>
      </details>
    </figure>`;
}
