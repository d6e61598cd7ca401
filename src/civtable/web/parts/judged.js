/** Decisions of an analysis in words: what was played, what was better and by how much. */
import { html } from "../vendor/ui.js";
import { analysisPath, decimal, difference, percent, signedPercent, standing } from "../app/analysis.js";
import { language, say, seatName } from "../app/words.js";

/** @import { AnalysedOption, AnalysisResult, BriefDecision, JudgedDecision } from "../types/answers.d.ts" */

/**
 * An option and what it would have brought: "Irrigation · +6 ± 0.8 culture at the end, +9 % to win".
 * @param {string} game
 * @param {AnalysedOption} option
 */
export const gainWords = (game, option) =>
  say(signedPercent(option.more_win[0]) === "0" ? "analysis-option-level" : "analysis-option", {
    option: option.words,
    points: say(`analysis-points-${game}`, { n: difference(option.more_lead, language.value) }),
    win: say("web-analysis-percent", { n: signedPercent(option.more_win[0]) }),
  });

/**
 * Where in the game a decision stands, and what was asked.
 * @param {JudgedDecision} decision
 */
export const placeWords = ({ round, ply, question }) => say("analysis-place", { round, move: ply + 1, question });

/**
 * A decision in a list: what was played and what was better, or what would have been obvious. It leads to the board.
 * @param {{ id: string, open: boolean, game: string, decision: JudgedDecision, found?: boolean }} props
 */
export function JudgedItem({ id, open, game, decision, found = false }) {
  const chosen = decision.options.find((option) => option.chosen);
  const others = found
    ? decision.options.filter((option) => option.book && !option.chosen)
    : decision.missed.flatMap((code) => decision.options.find((option) => option.code === code) ?? []);
  return html`
    <li class="judged-item">
      <a href=${analysisPath(id, open, decision.ply)}>${placeWords(decision)}</a>
      <dl>
        <div><dt>${say("analysis-played")}</dt><dd>${chosen && say(chosen.words)}</dd></div>
        ${others.map((option) => html`
          <div key=${option.code} class=${found ? "" : "better"}><dt>${say(found ? "analysis-obvious" : "analysis-better")}</dt>
            <dd>${gainWords(game, option)}</dd></div>`)}
      </dl>
    </li>`;
}

/**
 * Everything that was measured about a decision, the best option first: what could be expected with each.
 * @param {{ game: string, decision: JudgedDecision }} props
 */
export function OptionsTable({ game, decision }) {
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${say("web-analysis-options")}>
      <table class="table judged-options">
        <thead><tr><th scope="col">${say("web-analysis-column-option")}</th>
          <th scope="col" class="figure">${say("web-analysis-column-place")}</th>
          <th scope="col" class="figure">${say("web-analysis-column-lead")}</th>
          <th scope="col" class="figure">${say("web-analysis-column-win")}</th></tr></thead>
        <tbody>${decision.options.map((option) => html`
          <tr key=${option.code} class=${standing(option)}>
            <th scope="row">${say(option.words)}
              <span class="badge small">${say(`web-analysis-option-${standing(option)}`)}</span>
              ${!option.chosen && html`<span class="small quiet-text gain">
                ${say(`analysis-points-${game}`, { n: difference(option.more_lead, language.value) })}</span>`}</th>
            <td class="figure">${decimal(option.place, language.value)}</td>
            <td class="figure">${difference([option.lead], language.value)}</td>
            <td class="figure">${say("web-analysis-percent", { n: percent(option.win) })}</td>
          </tr>`)}</tbody>
      </table>
    </div>`;
}

/**
 * All decisions of the game, a line each.
 * @param {{ id: string, result: AnalysisResult }} props
 */
export function AllDecisions({ id, result }) {
  const { decisions, setting, game } = result;
  /** @param {BriefDecision} one */
  const gain = ({ lead, win }) =>
    lead === null || win === null ? "" : say(signedPercent(win) === "0" ? "web-analysis-gain-level" : "web-analysis-gain", {
      points: say(`analysis-points-${game}`, { n: difference([lead], language.value) }),
      win: say("web-analysis-percent", { n: signedPercent(win) }),
    });
  return html`
    <details class="all-decisions">
      <summary>${say("web-analysis-decisions", { n: decisions.length })}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${say("web-analysis-decisions", { n: decisions.length })}>
        <table class="table">
          <thead><tr><th scope="col">${say("web-analysis-column-move")}</th><th scope="col">${say("web-name")}</th>
            <th scope="col">${say("analysis-played")}</th><th scope="col">${say("web-analysis-column-verdict")}</th></tr></thead>
          <tbody>${decisions.map((one) => html`
            <tr key=${one.ply} class=${one.verdict} data-seat=${one.seat}>
              <td class="number"><a href=${analysisPath(id, setting.open, one.ply)}>${one.ply + 1}</a></td>
              <td>${seatName(one.seat)}</td><td>${say(one.played)}</td>
              <td>${say(`web-analysis-verdict-${one.verdict}`)} <span class="small quiet-text">${gain(one)}</span></td>
            </tr>`)}</tbody>
        </table>
      </div>
    </details>`;
}
