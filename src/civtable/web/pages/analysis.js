/** The analysis of a finished game: begun, watched, and then where the game was won and lost. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { analysisPath, dearest, decimal, partDone, percent } from "../app/analysis.js";
import { get, post } from "../app/api.js";
import { go } from "../app/router.js";
import { language, say, seatNames } from "../app/words.js";
import { AllDecisions, JudgedItem } from "../parts/judged.js";
import { ChanceGraph, momentWords } from "../parts/chance_graph.js";
import { Waiting, asking } from "../parts/loading.js";
import { Player } from "../parts/player.js";
import { Radios } from "../parts/radios.js";
import { ScoreTable } from "../parts/result.js";
import { complain } from "../parts/toasts.js";
import { NotFoundPage } from "./not_found.js";
import { loadTable, tokenFor } from "./replay.js";

/** @import { OtherScore } from "../types/board.d.ts" */
/** @import { AnalysisResult, AnalysisState } from "../types/answers.d.ts" */
/** @import { Phrase, SeatEntry, Snapshot } from "../types/platform.d.ts" */

const LOOK_AGAIN = 1500;
/** @type {Record<string, string>} */
const BEGIN = { none: "web-analysis-begin", stopped: "web-analysis-go-on", failed: "web-analysis-again", damaged: "web-analysis-anew" };

/**
 * The table and its analysis; while that waits or runs, it is asked for again and again.
 * @param {string} id
 * @param {boolean} open
 */
function useAnalysis(id, open) {
  const [table, setTable] = useState(/** @type {Snapshot | null} */ (null));
  const [state, setState] = useState(/** @type {AnalysisState | null} */ (null));
  const [phrase, setPhrase] = useState(/** @type {Phrase | null} */ (null));
  /** @param {{ value?: AnalysisState, phrase?: Phrase }} answer */
  const hear = (answer) => {
    if (answer.value) setState(answer.value);
    setPhrase(answer.phrase ?? null);
  };
  useEffect(() => asking(() => loadTable(id, tokenFor(id)), (answer) => {
    if (answer.value) setTable(answer.value);
    setPhrase(answer.phrase ?? null);
  }), [id]);
  const moving = state?.state === "waiting" || state?.state === "running";
  const ask = () => get(`/tables/${id}/analysis?open=${open}`);
  useEffect(() => {
    setState(null);
    return asking(ask, hear);
  }, [id, open]);
  useEffect(() => {
    if (!moving) return undefined;
    let end = () => {};
    const timer = setTimeout(() => (end = asking(ask, hear)), LOOK_AGAIN);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [state]);
  useEffect(() => {
    seatNames.value = table ? table.table.seats.map((seat) => seat.name) : [];
  }, [table]);
  return { table, state: state?.open === open ? state : null, setState, phrase };
}

/** @param {{ args: string[] }} props */
export function AnalysisPage({ args: [id, opened] }) {
  const open = Boolean(opened);
  const { table, state, setState, phrase } = useAnalysis(id, open);
  if (phrase && !(table && state)) return html`<${NotFoundPage} phrase=${phrase} />`;
  if (!table) return html`<div class="page"><${Waiting} /></div>`;
  const choices = [["known", say("web-analysis-known")], ["open", say("web-analysis-open")]];
  return html`
    <div class="page stack analysis">
      <div class="row spread"><h1>${say("web-title-analysis")}</h1>
        <div class="row"><a class="button small" href=${`/table/${id}`}>${say("web-replay-result")}</a>
          <a class="button small" href=${`/table/${id}/replay/0`}>${say("web-title-replay")}</a></div></div>
      <${Radios} name="cards" label=${say("web-analysis-judged")} value=${open ? "open" : "known"} choices=${choices}
                 onChoose=${(/** @type {string} */ chosen) => go(analysisPath(id, chosen === "open"))} />
      ${phrase && html`<${Waiting} phrase=${phrase} />`}
      ${!state && !phrase && html`<${Waiting} />`}
      ${state && (state.result
        ? html`<${Result} id=${id} result=${state.result} seats=${table.table.seats} />`
        : html`<${Progress} id=${id} state=${state} hear=${setState} />`)}
    </div>`;
}

/**
 * How far it is, and what can be done about it.
 * @param {{ id: string, state: AnalysisState, hear: (state: AnalysisState) => void }} props
 */
function Progress({ id, state, hear }) {
  const { open, offered } = state;
  const begin = () => post(`/tables/${id}/analysis`, { open }).then(hear, complain);
  const stop = () => post(`/tables/${id}/analysis/stop`, { open }).then(hear, complain);
  const done = say("web-analysis-percent", { n: percent(partDone(state)) });
  const moving = state.state === "waiting" || state.state === "running";
  return html`
    <section class="panel panel-body stack analysis-progress" aria-label=${say("web-analysis-progress")}>
      <p class="lead">${say("web-analysis-about")}</p>
      ${moving && html`<progress max="1" value=${state.state === "running" ? partDone(state) : 0}
                                 aria-label=${say("web-analysis-progress")}></progress>`}
      <p role="status">
        ${state.state === "waiting" && say("web-analysis-waiting", { ahead: state.ahead })}
        ${state.state === "running" && say("web-analysis-running", { done })}
        ${state.state === "stopped" && say("web-analysis-stopped", { done })}
        ${state.reason && say(state.reason)}
        ${!offered && state.state === "none" && say("analysis-not-here")}</p>
      <div class="row">
        ${moving && html`<button class="button" onClick=${stop}>${say("web-analysis-stop")}</button>`}
        ${!moving && offered && html`<button class="button primary" onClick=${begin}>${say(BEGIN[state.state])}</button>`}
      </div>
    </section>`;
}

/** @param {{ id: string, result: AnalysisResult, seats: SeatEntry[] }} props */
function Result({ id, result, seats }) {
  const { setting, moments, game, expert } = result;
  const scores = result.seats.map(({ total, rank, points }, seat) => ({ seat, total, rank, points }));
  /** @type {OtherScore[]} */
  const others = [];
  if (typeof result.rival === "number")
    others.push({ name: { key: `analysis-rival-${game}`, args: {} }, total: result.rival, points: result.rival_points ?? {} });
  if (expert) others.push({
    name: { key: "analysis-expert", args: {} },
    total: Math.round(Object.values(expert.points).reduce((sum, part) => sum + part, 0)),
    points: Object.fromEntries(Object.entries(expert.points).map(([source, part]) => [source, Math.round(part)])),
  });
  return html`
    <p class="quiet-text">${say("web-analysis-how", { decisions: result.decisions.length, games: setting.games })}
      ${" "}${say("analysis-noise")}</p>
    <div class="analysis-top">
      <section class="panel panel-body"><${ChanceGraph} id=${id} result=${result} /></section>
      <section class="panel panel-body stack" aria-labelledby="moments">
        <h2 class="h3" id="moments">${say("analysis-moments")}</h2>
        ${moments.length
          ? html`<ol class="moments">${moments.map((moment, i) => html`
              <li key=${i}><a href=${analysisPath(id, setting.open, moment.look)}>${momentWords(moment)}</a></li>`)}</ol>`
          : html`<p>${say("analysis-no-moments")}</p>`}
      </section>
    </div>
    <div class="analysis-seats">
      ${result.seats.map((_, seat) => html`<${Seat} key=${seat} id=${id} result=${result} seat=${seat} entry=${seats[seat]} />`)}
    </div>
    <section class="panel panel-body stack" aria-labelledby="sources">
      <h2 class="h3" id="sources">${say(expert ? "web-analysis-sources" : "web-analysis-sources-alone")}</h2>
      <${ScoreTable} game=${game} scores=${scores} points=${scores.map((score) => score.points)} seats=${seats} others=${others} />
      ${expert && html`<p class="small quiet-text">${say("analysis-expert-note", { games: expert.games, who: expert.who })}
        ${" "}${expert.otherwise?.length ? say("analysis-expert-otherwise", { settings: expert.otherwise }) : null}</p>`}
    </section>
    <${AllDecisions} id=${id} result=${result} />`;
}

/**
 * How a seat played: how often as the expert, what cost most, what was well found.
 * @param {{ id: string, result: AnalysisResult, seat: number, entry: SeatEntry }} props
 */
function Seat({ id, result, seat, entry }) {
  const { game, setting, shown } = result;
  const { decisions, same, equal, worse, repeated, costly, found } = result.seats[seat];
  const most = dearest(result, seat);
  /** @param {number} n */
  const share = (n) => say("web-analysis-percent", { n: percent(decisions ? n / decisions : 0) });
  return html`
    <section class="panel panel-body stack analysis-seat" data-seat=${seat} aria-label=${say(`seat-${seat}`)}>
      <h2 class="h3"><${Player} seat=${seat} entry=${entry} /></h2>
      <dl class="shares">
        ${[["same", same], ["equal", equal], ["worse", worse + repeated]].map(([kind, n]) => html`
          <div key=${kind} class=${kind}><dt>${say(`web-analysis-share-${kind}`)}</dt>
            <dd><strong class="number">${share(Number(n))}</strong> <span class="quiet-text number">${n}</span></dd></div>`)}
      </dl>
      ${most > 0 && html`
        <p>${say("analysis-dearest", { n: worse, points: say(`analysis-points-${game}`, { n: decimal(most, language.value) }) })}</p>`}
      <h3 class="h4">${say(costly.length ? "analysis-costly" : "analysis-costly-none")}</h3>
      ${costly.length > 0 && html`<ol class="judged-list">${costly.map((ply) => html`
        <${JudgedItem} key=${ply} id=${id} open=${setting.open} game=${game} decision=${shown[ply]} />`)}</ol>`}
      ${found.length > 0 && html`
        <h3 class="h4">${say("analysis-found")}</h3>
        <ol class="judged-list">${found.map((ply) => html`
          <${JudgedItem} key=${ply} id=${id} open=${setting.open} game=${game} decision=${shown[ply]} found />`)}</ol>`}
    </section>`;
}
