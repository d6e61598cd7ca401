/**
 * The guided first game: the first round and the end of a game, scripted, that teach by doing. It lives in this page alone; no
 * table is made until it ends in a real game.
 */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { say, seatNames } from "../app/words.js";
import { getOnce } from "../app/api.js";
import { gameNamed, playNow } from "../app/create.js";
import { Picks } from "../app/picks.js";
import { getToKnow, motionWanted } from "../app/prefs.js";
import { BoardFrame, useBoard, useNarrow } from "../parts/board_frame.js";
import { Light, spotIn } from "../parts/light.js";
import { ScoreTable } from "../parts/result.js";
import { Tabs } from "../parts/tabs.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { complain } from "../parts/toasts.js";
import { NotFoundPage } from "./not_found.js";

/** @import { Choice, GuideScript, Line, SeatEntry } from "../types/platform.d.ts" */
/** @import { FoundBoard, Guide as Texts } from "../types/board.d.ts" */

/**
 * A text of the guide: at which position it is told, and what it points at.
 * @typedef {{ ply: number, text: string, spot: string | null }} Step
 */

/**
 * What can be done below a text.
 * @typedef {object} Next
 * @property {boolean} mine whether the learner has to move
 * @property {Line | null | undefined} expected
 * @property {boolean} waits whether others play by themselves
 * @property {() => void} onNext
 * @property {() => void} onDo
 * @property {(() => void) | null} onBack
 * @property {Choice | null} choice
 */

const OTHERS_PAUSE = 1100;
const PANES = ["table", "mine", "rivals"];

/** @param {{ args: string[] }} props */
export function GuidePage({ args: [game] }) {
  const [{ value: script, phrase }] = useAnswer(() => getOnce(`/games/${game}/guide`), [game]);
  const found = useBoard(game);
  const refused = phrase ?? found?.phrase;
  if (refused) return html`<${NotFoundPage} phrase=${refused} />`;
  if (!script || !found) return html`<div class="page narrow"><${Waiting} /></div>`;
  return html`<${Guide} game=${game} script=${script} found=${found} />`;
}

/**
 * All texts in the order in which they are read; those of a scene count from its first position.
 * @param {Texts} guide
 * @param {GuideScript} script
 * @returns {Step[]}
 */
function stepsOf(guide, script) {
  return guide.scenes.flatMap((steps, scene) => {
    const first = script.positions.findIndex((position) => position.scene === scene);
    return steps.map(({ at, text, spot }) => ({ ply: first + at, text, spot }));
  });
}

/**
 * On a phone the pane with the thing that is spoken of comes up, once; afterwards the learner may look elsewhere.
 * @param {boolean} narrow
 * @param {Step | null} step
 * @param {{ current: HTMLElement | null }} area
 */
function usePane(narrow, step, area) {
  const [pane, setPane] = useState(PANES[0]);
  const looked = useRef({ step, tried: /** @type {string[]} */ ([]) });
  useLayoutEffect(() => {
    if (looked.current.step !== step) looked.current = { step, tried: [] };
    const { tried } = looked.current;
    if (!narrow || !step?.spot || tried.length === PANES.length) return;
    const next = spotIn(area.current, step.spot) ? null : PANES.find((other) => other !== pane && !tried.includes(other));
    looked.current.tried = next ? [...tried, pane] : PANES;
    if (next) setPane(next);
  }, [narrow, step, pane]);
  return /** @type {const} */ ([pane, setPane]);
}

/**
 * A guide under way: at which position, and which of all texts is read; between texts others play.
 * @param {{ game: string, script: GuideScript, found: FoundBoard & { guide: Texts } }} props
 */
function Guide({ game, script, found }) {
  const narrow = useNarrow();
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const steps = useMemo(() => stepsOf(found.guide, script), [found, script]);
  const [{ ply, read }, setPlace] = useState({ ply: 0, read: 0 });
  const [hint, setHint] = useState(false);
  const position = script.positions[ply];
  const next = script.positions[ply + 1] ?? null;
  const step = steps[read].ply === ply ? steps[read] : null;
  const more = steps[read + 1]?.ply === ply;
  const mine = position.decision?.seat === script.seat && next?.line != null;
  const [pane, setPane] = usePane(narrow, step, area);
  /** @param {number} by */
  const goOn = (by) => {
    setHint(false);
    setPlace((now) => {
      const target = now.ply + by;
      const told = steps.findIndex((one) => one.ply === target);
      return { ply: target, read: told < 0 ? now.read : told };
    });
  };
  /** @param {number} target */
  const goTo = (target) => {
    setHint(false);
    setPlace({ ply: steps[target].ply, read: target });
  };
  useEffect(() => {
    seatNames.value = [];
  }, []);
  useEffect(() => {
    if (step?.spot) spotIn(area.current, step.spot)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [step, pane]);
  useEffect(() => panel.current?.scrollTo({ top: 0 }), [read]);
  useEffect(() => {
    if (!next) getToKnow(game);
    if (mine || !next || step) return undefined;
    const timer = setTimeout(() => goOn(1), motionWanted() ? OTHERS_PAUSE : OTHERS_PAUSE / 2);
    return () => clearTimeout(timer);
  }, [ply]);
  /** @param {string | string[]} codes */
  const send = async (codes) => {
    const wanted = [codes].flat();
    const expected = wanted.map((_, i) => script.positions[ply + 1 + i]?.line?.code);
    if (wanted.some((code, i) => code !== expected[i])) {
      setHint(true);
      throw { key: "web-guide-not_now" };
    }
    goOn(wanted.length);
  };
  const sending = useRef(send);
  sending.current = send;
  const picks = useMemo(() =>
    new Picks({ judge: async () => ({ view: null, reason: null }), send: (codes) => sending.current(codes) }), []);
  const choice = mine && !more ? position.choice : null;
  useLayoutEffect(() => picks.begin(ply, choice), [ply, choice]);
  const seats = position.view.players.map((_, seat) => ({
    seat,
    name: null,
    kind: seat === script.seat ? "person" : "bot",
    level: "medium",
    here: true,
  }));
  const back = step ? read - 1 : read;
  const over = position.decision === null;
  return html`
    <div class="table-page guide">
      <section class="status-line" aria-label=${say("web-status")}>
        <p class="question name" role="status">${position.choice && mine ? say(position.choice.question) : say(`game-name-${game}`)}</p>
        <a class="button small" href="/">${say("web-guide-leave")}</a>
      </section>
      ${narrow && html`<${Tabs} tabs=${PANES} chosen=${pane} onChoose=${setPane} />`}
      <div class="board-area" ref=${area}>
        <${BoardFrame} found=${found} pane=${narrow ? pane : "all"} view=${position.view} seat=${script.seat} seats=${seats}
          choice=${choice} decision=${position.decision} last=${position.line}
          log=${script.positions.slice(1, ply + 1).flatMap(({ scene, line }) => (line && scene === position.scene ? line : []))}
          quiet=${true} over=${over} scores=${position.scores} send=${send} whyNot=${() => Promise.resolve({ key: "web-guide-not_now" })}
          preview=${() => Promise.resolve(null)} picks=${picks} busy=${false} still=${false} />
        <${Light} spot=${step?.spot ?? null} />
      </div>
      <aside class="guide-panel panel" ref=${panel} aria-label=${say("web-title-guide")}>
        <div class="panel-body stack">
          <p class="label">${say("web-guide-step", { n: read + 1, most: steps.length })}</p>
          <progress class="guide-progress" aria-hidden="true" max=${steps.length} value=${read + 1}></progress>
          <div class="guide-text" role="status" aria-live="polite">
            ${step
              ? html`<p key=${read} class="arrives">${say(step.text)}</p>`
              : html`<p class="quiet-text">${say("web-guide-others")}</p>`}
            ${hint && html`<p class="notice">${say("web-guide-not_now")}</p>`}
          </div>
          ${over && html`<${Points} game=${game} script=${script} ply=${ply} seats=${seats} found=${found} />`}
          ${!next && !more
            ? html`<${TheEnd} game=${game} onBack=${() => goTo(back)} />`
            : html`<${NextStep} mine=${mine && !more} expected=${next?.line} waits=${!step}
                onNext=${() => (more ? goTo(read + 1) : goOn(1))} onDo=${() => send(next?.line?.code ?? "")}
                onBack=${back >= 0 ? () => goTo(back) : null} choice=${position.choice} />`}
        </div>
      </aside>
    </div>`;
}

/**
 * The points of the game that the guide has shown the end of.
 * @param {{ game: string, script: GuideScript, ply: number, seats: SeatEntry[], found: FoundBoard }} props
 */
function Points({ game, script, ply, seats, found }) {
  const { scores, view } = script.positions[ply];
  if (!scores) return null;
  return html`<${ScoreTable} game=${game} scores=${scores} seats=${seats} others=${found.ending?.(view)?.others ?? []} />`;
}

/**
 * The step before; nothing at the first.
 * @param {{ onBack: (() => void) | null }} props
 */
function Back({ onBack }) {
  return onBack && html`<button class="button quiet guide-back" onClick=${onBack}>${say("web-guide-back")}</button>`;
}

/**
 * The buttons below the text: back, read on, or do it by button; none to go on with while others play.
 * @param {Next} props
 */
function NextStep({ mine, expected, waits, onNext, onDo, onBack, choice }) {
  if (!mine)
    return html`
      <div class="row">
        ${!waits && html`<button class="button primary" onClick=${onNext}>${say("web-guide-next")}</button>`}
        <${Back} onBack=${onBack} /></div>`;
  const code = expected?.code;
  const option = choice?.options.find((entry) => entry.code === code);
  return html`
    <div class="stack">
      <p class="small quiet-text">${say("web-guide-do")}</p>
      <div class="row">
        <button class="button" data-code=${code} onClick=${onDo}>${option ? say(option.words) : code}</button>
        <${Back} onBack=${onBack} /></div>
    </div>`;
}

/**
 * Where the guide ends and the first real game begins.
 * @param {{ game: string, onBack: () => void }} props
 */
function TheEnd({ game, onBack }) {
  const begin = async () => {
    try {
      await playNow(await gameNamed(game));
    } catch (refusal) {
      complain(refusal);
    }
  };
  return html`
    <div class="row"><button class="button primary" onClick=${begin}>${say("web-guide-real")}</button>
      <a class="button" href="/">${say("web-guide-leave")}</a><${Back} onBack=${onBack} /></div>`;
}
