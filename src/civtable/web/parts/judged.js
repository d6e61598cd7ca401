/** Decisions of an analysis in words: what was played, what was better and by how much. */
import { html } from "../vendor/ui.js";
import {
  analysisPath, change, decimal, difference, expectations, isLevel, percent, signedPercent, standing,
} from "../app/analysis.js";
import { language, say, seatName } from "../app/words.js";

/** @import { AnalysedOption, AnalysisResult, BriefDecision, ExpectedEnd, JudgedDecision } from "../types/answers.d.ts" */

/** Older analyses do not say what was expected. */
const NOT_KEPT = { place: "", lead: "", win: "" };

/**
 * An option and what it would have brought: "Irrigation · +6 ± 0.8 culture at the end, +9 ± 3 % to win".
 * @param {string} game
 * @param {AnalysedOption} option
 */
export const gainWords = (game, option) =>
  say(isLevel(option.more_win[0]) ? "analysis-option-level" : "analysis-option", { option: option.words, ...gain(game, option) });

/**
 * What an option would have brought, in points and chance to win, each with its standard error.
 * @param {string} game
 * @param {AnalysedOption} option
 */
const gain = (game, { more_lead, more_win }) => ({
  points: say(`analysis-points-${game}`, { n: difference(more_lead, language.value) }),
  win: percentWords(signedPercent(...more_win)),
  doubt: Math.round(100 * more_win[1]),
});

/** @param {string} n */
const percentWords = (n) => say("web-analysis-percent", { n });

/**
 * What was expected at the end of the game before a decision and after it, each in its words.
 * @param {{ before: ExpectedEnd, after: ExpectedEnd }} expected
 */
function changes({ before, after }) {
  /** @param {(end: ExpectedEnd) => string} tell */
  const told = (tell) => change(tell(before), tell(after));
  return {
    place: told(({ place }) => decimal(place, language.value)),
    lead: told(({ lead }) => difference([lead], language.value)),
    win: told(({ win }) => percentWords(percent(win))),
  };
}

/**
 * The same in a sentence: "place 1.3 → 1.6, lead +12 → −8 culture, 71 % → 48 % to win".
 * @param {string} game
 * @param {JudgedDecision} decision
 */
export function expectedWords(game, decision) {
  const expected = expectations(decision);
  if (!expected) return "";
  const { place, lead, win } = changes(expected);
  return say("analysis-expectation", { place, lead: say(`analysis-points-${game}`, { n: lead }), win });
}

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
        <div><dt>${say("analysis-expected")}</dt><dd class="number">${expectedWords(game, decision)}</dd></div>
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
        <thead><tr><th scope="col">${say("web-analysis-column-place")}</th>
          <th scope="col" class="figure">${say("web-analysis-column-lead")}</th>
          <th scope="col" class="figure">${say("web-analysis-column-win")}</th></tr></thead>
        ${decision.options.map((option) => html`
          <tbody key=${option.code} class=${standing(option)}>
            <tr><th scope="rowgroup" colspan="3">${say(option.words)}${" "}
              <span class="badge small">${say(`web-analysis-option-${standing(option)}`)}</span></th></tr>
            <tr><td class="number">${decimal(option.place, language.value)}</td>
              <td class="figure">${difference([option.lead], language.value)}
                ${!option.chosen && html`<span class="small quiet-text gain">${gain(game, option).points}</span>`}</td>
              <td class="figure">${percentWords(percent(option.win))}
                ${!option.chosen && html`<span class="small quiet-text gain">${gain(game, option).win}</span>`}</td></tr>
          </tbody>`)}
      </table>
    </div>`;
}

/** What was missed was measured only once, since other mistakes looked dearer: it is less sure. */
export const Once = () => html`<span class="badge small" title=${say("web-analysis-once-about")}>${say("web-analysis-once")}</span>`;

/**
 * All decisions of the game, a line each.
 * @param {{ id: string, result: AnalysisResult }} props
 */
export function AllDecisions({ id, result }) {
  const { decisions, setting, game } = result;
  /** @param {BriefDecision} one */
  const missed = ({ lead, win, errors, again }) => lead === null || win === null ? null : html`
    <span class="small quiet-text">${say(isLevel(win) ? "web-analysis-gain-level" : "web-analysis-gain", {
      points: say(`analysis-points-${game}`, { n: difference([lead, ...(errors?.slice(0, 1) ?? [])], language.value) }),
      win: percentWords(signedPercent(win, errors?.[1])),
      doubt: Math.round(100 * (errors?.[1] ?? 0)),
    })}</span>${again === false && html` <${Once} />`}`;
  return html`
    <details class="all-decisions">
      <summary>${say("web-analysis-decisions", { n: decisions.length })}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${say("web-analysis-decisions", { n: decisions.length })}>
        <table class="table">
          <thead><tr><th scope="col">${say("web-analysis-column-move")}</th><th scope="col">${say("web-name")}</th>
            <th scope="col">${say("analysis-played")}</th>
            ${["place", "lead", "win"].map((name) => html`
              <th key=${name} scope="col" class="figure">${say(`web-analysis-column-${name}`)}</th>`)}
            <th scope="col">${say("web-analysis-column-verdict")}</th></tr></thead>
          <tbody>${decisions.map((one) => html`
            <tr key=${one.ply} class=${one.verdict} data-seat=${one.seat}>
              <td class="number"><a href=${analysisPath(id, setting.open, one.ply)}>${one.ply + 1}</a></td>
              <td>${seatName(one.seat)}</td><td>${say(one.played)}</td>
              ${Object.entries(one.expected ? changes(one.expected) : NOT_KEPT).map(([name, told]) => html`
                <td key=${name} class="figure">${told}</td>`)}
              <td>${say(`web-analysis-verdict-${one.verdict}`)} ${missed(one)}</td>
            </tr>`)}</tbody>
        </table>
      </div>
    </details>`;
}
