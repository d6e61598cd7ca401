/** One puzzle: its position on the game's own board, an answer, and why. */
import { html, signal, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { getOnce } from "../app/api.js";
import { Picks } from "../app/picks.js";
import { answered, nextAfter, puzzles } from "../app/puzzles.js";
import { say, seatNames } from "../app/words.js";
import { BoardFrame, useBoard, useNarrow } from "../parts/board_frame.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { Options } from "../parts/options.js";
import { Tabs } from "../parts/tabs.js";
import { complain } from "../parts/toasts.js";
import { NotFoundPage } from "./not_found.js";

/** @import { ListedPuzzle, PuzzleAnswer, PuzzlePosition, PuzzleSolution } from "../types/answers.d.ts" */
/** @import { FoundBoard } from "../types/board.d.ts" */

const PANES = ["table", "mine", "rivals"];

/** @param {{ args: string[] }} props */
export function PuzzlePage({ args: [name] }) {
  const [{ value: listed, phrase: unlisted }] = useAnswer(puzzles, []);
  const wanted = name ?? listed?.today;
  const ask = () => (wanted ? getOnce(`/puzzles/${wanted}`) : new Promise(() => {}));
  const [{ value: puzzle, phrase }] = useAnswer(ask, [wanted]);
  const found = useBoard(puzzle?.game ?? "");
  const refused = unlisted ?? phrase ?? found?.phrase;
  if (refused) return html`<${NotFoundPage} phrase=${refused} />`;
  if (!listed || !puzzle || !found) return html`<div class="page narrow"><${Waiting} /></div>`;
  return html`<${Solving} key=${puzzle.name} puzzle=${puzzle} all=${listed.puzzles} found=${found} />`;
}

/** @param {{ puzzle: PuzzlePosition, all: ListedPuzzle[], found: FoundBoard }} props */
function Solving({ puzzle, all, found }) {
  const narrow = useNarrow();
  const [pane, setPane] = useState(PANES[0]);
  const [outcome, setOutcome] = useState(/** @type {PuzzleAnswer | null} */ (null));
  const solution = outcome?.solution ?? null;
  const choice = solution ? null : puzzle.choice;
  /** @param {string | string[]} codes */
  const send = async (codes) => setOutcome(await answered(puzzle.name, [codes].flat()[0]));
  const showSolution = () => answered(puzzle.name, null).then(setOutcome, complain);
  const sending = useRef(send);
  sending.current = send;
  const table = useMemo(() => {
    /** @param {string | string[]} codes */
    const choose = (codes) => sending.current(codes);
    return { choose, busy: signal(false), picks: new Picks({ judge: async () => ({ view: null, reason: null }), send: choose }) };
  }, []);
  const { picks } = table;
  useLayoutEffect(() => picks.begin(solution ? 1 : 0, choice), [choice]);
  useEffect(() => {
    seatNames.value = [];
  }, []);
  const seats = (puzzle.view.players ?? []).map((_, seat) => ({
    seat,
    name: null,
    kind: seat === puzzle.seat ? "person" : "bot",
    level: "medium",
    here: true,
  }));
  const now = solution ?? puzzle;
  const { grade, tried, found: solvers } = outcome?.people ?? puzzle;
  return html`
    <div class="table-page guide puzzle">
      <section class="status-line" aria-label=${say("web-status")}>
        <p class="question name" role="status">${choice ? say(choice.question) : say("web-puzzle-solution")}</p>
        <a class="button small" href="/puzzles">${say("web-puzzle-all")}</a>
      </section>
      ${narrow && html`<${Tabs} tabs=${PANES} chosen=${pane} onChoose=${setPane} />`}
      <div class="board-area">
        <${BoardFrame} found=${found} pane=${narrow ? pane : "all"} view=${now.view} seat=${puzzle.seat} seats=${seats}
          choice=${choice} decision=${now.decision} last=${solution?.line ?? null} log=${solution ? [solution.line] : []}
          quiet=${true} over=${now.decision === null} scores=${null} send=${send}
          whyNot=${() => Promise.resolve({ key: "web-puzzle-not_now" })}
          preview=${() => Promise.resolve(null)} picks=${picks} busy=${false} still=${false} />
      </div>
      <aside class="guide-panel panel" aria-label=${say("web-title-puzzle")}>
        <div class="panel-body stack">
          <p class="label">${say(`puzzle-theme-${puzzle.theme}`)} · ${say(`puzzle-grade-${grade}`)}
            ${puzzle.players === 1 && html` · ${say("puzzle-automa")}`}</p>
          ${tried > 0 && html`<p class="small quiet-text puzzle-people">${say("web-puzzle-people", { tried, found: solvers })}</p>`}
          <div class="guide-text" role="status" aria-live="polite">
            <p>${say(outcome?.words ?? (solution ? "web-puzzle-best" : "web-puzzle-task"))}</p>
          </div>
          ${solution
            ? html`<${Why} solution=${solution} next=${nextAfter(all, puzzle)} />`
            : html`
              <button class="button" onClick=${showSolution}>${say("web-puzzle-show")}</button>
              <details class="puzzle-list-of-options">
                <summary>${say("web-options-open", { n: puzzle.choice.options.length })}</summary>
                <${Options} table=${table} choice=${puzzle.choice} />
              </details>`}
        </div>
      </aside>
    </div>`;
}

/**
 * The options that were measured, the best first, and what the others lose; then the next puzzle.
 * @param {{ solution: PuzzleSolution, next: ListedPuzzle | null }} props
 */
function Why({ solution, next }) {
  return html`
    <ol class="puzzle-options">
      ${solution.options.map((option, i) => html`
        <li key=${option.code} class=${i === 0 ? "best" : ""}><strong>${say(option.words)}</strong>
          ${i > 0 && html`<span class="small">${say(option.told)}</span>`}</li>`)}
    </ol>
    <p class="small quiet-text">${say("web-puzzle-measured")}</p>
    ${next && html`<a class="button primary" href=${`/puzzle/${next.name}`}>${say("web-puzzle-next")}</a>`}`;
}
