/** One decision of an analysis on the board: what was played, what was better, and the better line move by move. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { analysisPath } from "../app/analysis.js";
import { get } from "../app/api.js";
import { say, seatName, seatNames } from "../app/words.js";
import { BoardFrame, useBoard, useNarrow } from "../parts/board_frame.js";
import { Branch } from "../parts/branch.js";
import { Once, OptionsTable, expectedWords, placeWords } from "../parts/judged.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { Log } from "../parts/log.js";
import { Tabs } from "../parts/tabs.js";
import { Icon } from "../icons.js";
import { NotFoundPage } from "./not_found.js";
import { loadTable, tokenFor } from "./replay.js";

/** @import { JudgedPosition, Position } from "../types/answers.d.ts" */
/** @import { Snapshot } from "../types/platform.d.ts" */

const PANES = ["judged", "table", "mine", "rivals"];

/** @param {{ args: string[] }} props */
export function JudgedPage({ args: [id, opened, ply] }) {
  const open = Boolean(opened);
  const [{ value: game, phrase: noTable }] = useAnswer(() => loadTable(id, tokenFor(id)), [id]);
  const [{ value: judged, phrase }] = useAnswer(() => get(`/tables/${id}/analysis/${Number(ply)}?open=${open}`), [id, open, ply]);
  useEffect(() => {
    seatNames.value = game ? game.table.seats.map((seat) => seat.name) : [];
  }, [game]);
  if (noTable || phrase) return html`<${NotFoundPage} phrase=${noTable ?? phrase} />`;
  if (!game || !judged) return html`<div class="page narrow"><${Waiting} /></div>`;
  return html`<${Judged} key=${`${open} ${ply}`} id=${id} open=${open} game=${game} judged=${judged} />`;
}

/** @param {{ id: string, open: boolean, game: Snapshot, judged: JudgedPosition }} props */
function Judged({ id, open, game, judged: { decision, line } }) {
  const narrow = useNarrow();
  const found = useBoard(game.table.game);
  const [pane, setPane] = useState(PANES[0]);
  const [step, setStep] = useState(0);
  const [seat, setSeat] = useState(decision.seat);
  const { archived } = game.table; // its positions cannot be shown any more; the line can
  const { ply } = decision;
  const [{ value: position, phrase }] = useAnswer(
    async () => (archived ? undefined : await get(`/tables/${id}/position?ply=${ply}&seat=${decision.seat}`)), [id, ply],
  );
  const steps = line ?? [];
  const shown = /** @type {Position | undefined} */ (step ? steps[step - 1] : position);
  const imagined = steps.slice(0, step).map((one) => one.line);
  return html`
    <div class=${step ? "table-page replay judged imagined" : "table-page replay judged"}>
      <section class="status-line" aria-label=${say("web-title-judged")}>
        <h1 class="spoken">${say("web-title-judged")}</h1>
        <p class="question name" role="status">
          ${step ? say("web-analysis-imagined", { n: step, most: steps.length }) : placeWords(decision)}</p>
        <a class="button small" href=${analysisPath(id, open)}>${say("web-analysis-back")}</a>
      </section>
      ${narrow && html`<${Tabs} tabs=${PANES} chosen=${pane} onChoose=${setPane} />`}
      <div class="board-area" hidden=${narrow && pane === "judged"}>
        ${phrase && html`<${Waiting} phrase=${phrase} />`}
        ${archived && !step && html`<p class="notice" role="note">${say("web-replay-archived")}</p>`}
        ${shown?.view && html`
          <${BoardFrame} found=${found} pane=${narrow ? (pane === "judged" ? "table" : pane) : "all"} view=${shown.view}
            seat=${decision.seat} seats=${game.table.seats} choice=${null} decision=${shown.decision}
            last=${step ? shown.line : null} log=${imagined} over=${false} scores=${null} send=${() => Promise.resolve()}
            whyNot=${() => Promise.resolve(null)} preview=${() => Promise.resolve(null)} busy=${false} still=${true} />`}
      </div>
      <aside class="side" aria-label=${say("web-side")} hidden=${narrow && pane !== "judged"}>
        <section class="panel actions open judged-panel" aria-label=${say("web-title-judged")}>
          <div class="panel-body stack">
            <p class="label">${say("web-analysis-of", { player: seatName(decision.seat) })}
              ${" "}<span class="badge">${say(`web-analysis-verdict-${decision.verdict}`)}</span>
              ${decision.again === false && decision.missed.length > 0 && html` <${Once} />`}</p>
            ${step > 0 && html`<p>${placeWords(decision)}</p>`}
            <p class="number">${say("web-analysis-expected", { expected: expectedWords(game.table.game, decision) })}</p>
            <${OptionsTable} game=${game.table.game} decision=${decision} />
            <p class="small quiet-text">${say("web-analysis-measured", { worlds: decision.worlds, offered: decision.offered })}</p>
          </div>
          ${steps.length > 0 && html`<${Line} steps=${steps} step=${step} setStep=${setStep} begins=${found?.Board && found.begins}
            here=${analysisPath(id, open, ply)} open=${open} />`}
          ${!archived && html`<${Branch} id=${id} game=${game} ply=${ply} seat=${seat} setSeat=${setSeat} />`}
          <div class="panel-body row">
            <a class="button quiet small" href=${`/table/${id}/replay/${ply}`}>${say("web-analysis-replay")}</a></div>
        </section>
      </aside>
    </div>`;
}

/**
 * The better line: step by step, and told.
 * @param {{ steps: Position[], step: number, setStep: (step: number) => void, begins?: Set<string>, here: string, open: boolean }} props
 */
function Line({ steps, step, setStep, begins, here, open }) {
  const most = steps.length;
  /**
   * @param {string} icon
   * @param {string} words
   * @param {number} target
   */
  const button = (icon, words, target) => html`
    <button class="button small icon-only" aria-label=${say(words)} disabled=${target < 0 || target > most}
            onClick=${() => setStep(target)}><${Icon} name=${icon} /></button>`;
  return html`
    <section class="panel-body stack better-line" aria-labelledby="better-line">
      <h2 class="h4" id="better-line">${say("web-analysis-line")}</h2>
      <p class="small quiet-text">${say(open ? "web-analysis-line-about-open" : "web-analysis-line-about")}</p>
      <div class="row spread replay-buttons">
        ${button("prev", "web-replay-prev", step - 1)}
        <button class="button small primary grow" onClick=${() => setStep(step ? 0 : 1)}>
          ${say(step ? "web-analysis-line-back" : "web-analysis-line-show")}</button>
        ${button("next", "web-replay-next", step + 1)}
      </div>
      ${step > 0 && html`<${Log} lines=${steps.slice(0, step).flatMap((one) => one.line ?? [])} at=${steps[step - 1].ply}
        begins=${begins} href=${() => here} />`}
    </section>`;
}
