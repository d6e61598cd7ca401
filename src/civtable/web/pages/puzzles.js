/** All puzzles, by game. */
import { html } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { puzzles, solved } from "../app/puzzles.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { Icon } from "../icons.js";

/** @import { ListedPuzzle } from "../types/answers.d.ts" */

export function PuzzlesPage() {
  const [{ value: found, phrase }] = useAnswer(puzzles, []);
  if (!found) return html`<div class="page narrow"><${Waiting} phrase=${phrase} /></div>`;
  const games = [...new Set(found.puzzles.map(({ game }) => game))];
  return html`
    <div class="page stack">
      <header>
        <h1>${say("web-title-puzzles")}</h1>
        <p class="lead">${say("web-puzzles-about")}</p>
      </header>
      <p><a class="button primary" href=${`/puzzle/${found.today}`}>${say("web-puzzle-today")}</a></p>
      ${games.map((game) => html`
        <section key=${game} class="stack" aria-labelledby=${`puzzles-${game}`}>
          <h2 id=${`puzzles-${game}`}>${say(`game-name-${game}`)}</h2>
          <ul class="puzzle-list">
            ${found.puzzles.filter((one) => one.game === game).map((one, i) => html`
              <${Entry} key=${one.name} puzzle=${one} number=${i + 1} />`)}
          </ul>
        </section>`)}
    </div>`;
}

/**
 * A puzzle in the list: what it is about, how hard it is, and whether it was solved.
 * @param {{ puzzle: ListedPuzzle, number: number }} props
 */
function Entry({ puzzle, number }) {
  const done = solved.value.includes(puzzle.name);
  return html`
    <li><a class="puzzle-entry ${done ? "solved" : ""}" href=${`/puzzle/${puzzle.name}`}>
      <strong class="number">${number}</strong>
      <span>${say(`puzzle-theme-${puzzle.theme}`)}</span>
      <span class="small quiet-text">${say(`puzzle-grade-${puzzle.grade}`)}
        ${puzzle.players === 1 && html` · ${say("puzzle-automa")}`}</span>
      ${done && html`<span class="puzzle-done"><${Icon} name="check" /><span class="spoken">${say("puzzle-solved")}</span></span>`}
    </a></li>`;
}
