/** The guided first game: a short scripted game that teaches by doing. It lives in this page alone; no table is made. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/ui.js";
import { say, seatNames } from "../app/words.js";
import { getOnce } from "../app/api.js";
import { gameNamed, playNow } from "../app/create.js";
import { Picks } from "../app/picks.js";
import { motionWanted } from "../app/prefs.js";
import { BoardFrame, useBoard, useNarrow } from "../parts/board_frame.js";
import { Tabs } from "../parts/tabs.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { complain } from "../parts/toasts.js";
import { NotFoundPage } from "./not_found.js";

/** @import { Choice, GuideScript, Line } from "../types/platform.d.ts" */
/** @import { FoundBoard, Guide as Texts } from "../types/board.d.ts" */

/**
 * What can be done below a text.
 * @typedef {object} Next
 * @property {string} game
 * @property {boolean} more texts to read
 * @property {boolean} mine whether the learner has to move
 * @property {boolean} end
 * @property {Line | null | undefined} expected
 * @property {number} texts
 * @property {() => void} onRead
 * @property {() => void} onGoOn
 * @property {() => void} onDo
 * @property {Choice | null} choice
 */

const OTHERS_PAUSE = 1100;

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
 * A guide under way: at which ply, and which of the texts for it is read.
 * @param {{ game: string, script: GuideScript, found: FoundBoard & { guide: Texts } }} props
 */
function Guide({ game, script, found }) {
  const narrow = useNarrow();
  const [tab, setTab] = useState("table");
  const [ply, setPly] = useState(0);
  const [read, setRead] = useState(0);
  const [hint, setHint] = useState(false);
  const position = script.positions[ply];
  const next = script.positions[ply + 1] ?? null;
  const texts = useMemo(() => found.guide.steps.filter((step) => step.at === ply), [ply]);
  const step = texts[Math.min(read, texts.length - 1)] ?? null;
  const more = read < texts.length - 1;
  const mine = position.decision?.seat === script.seat && next !== null;
  /** @param {number} by */
  const goOn = (by) => {
    setHint(false);
    setRead(0);
    setPly((now) => now + by);
  };
  useEffect(() => {
    seatNames.value = [];
  }, []);
  useEffect(() => {
    if (mine || !next || texts.length) return undefined;
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
  return html`
    <div class="table-page guide">
      <section class="status-line" aria-label=${say("web-status")}>
        <p class="question name" role="status">${position.choice && mine ? say(position.choice.question) : say(`game-name-${game}`)}</p>
        <a class="button small" href="/">${say("web-guide-leave")}</a>
      </section>
      ${narrow && html`<${Tabs} tabs=${["table", "mine", "rivals"]} chosen=${tab} onChoose=${setTab} />`}
      <div class="board-area">
        <${BoardFrame} found=${found} pane=${narrow ? tab : "all"} spot=${step?.spot ?? null} view=${position.view} seat=${script.seat}
                       seats=${seats}
          choice=${choice} decision=${position.decision} last=${position.line}
                       log=${script.positions.slice(1, ply + 1).map((earlier) => earlier.line)} quiet=${true} over=${false} scores=${null}
          send=${send} whyNot=${() => Promise.resolve({ key: "web-guide-not_now" })} preview=${() => Promise.resolve(null)} picks=${picks}
                       busy=${false} still=${false} />
      </div>
      <aside class="guide-panel panel" aria-label=${say("web-title-guide")}>
        <div class="panel-body stack">
          <p class="label">${say("web-guide-step", { n: ply + 1, most: script.positions.length })}</p>
          <div class="guide-text" role="status" aria-live="polite">
            ${step
              ? html`<p key=${`${ply} ${read}`} class="arrives">${say(step.text)}</p>`
              : html`<p class="quiet-text">${say("web-guide-others")}</p>`}
            ${hint && html`<p class="notice">${say("web-guide-not_now")}</p>`}
          </div>
          <${NextStep} game=${game} more=${more} mine=${mine} end=${!next} expected=${next?.line} texts=${texts.length}
            onRead=${() => setRead(read + 1)} onGoOn=${() => goOn(1)} onDo=${() => send(next?.line?.code ?? "")}
                       choice=${position.choice} />
        </div>
      </aside>
    </div>`;
}

/**
 * The buttons below the text: read on, let the others play, do it by button, or end.
 * @param {Next} props
 */
function NextStep({ game, more, mine, end, expected, texts, onRead, onGoOn, onDo, choice }) {
  if (more) return html`<div class="row"><button class="button primary" onClick=${onRead}>${say("web-guide-next")}</button></div>`;
  if (end) return html`<${TheEnd} game=${game} />`;
  if (!mine) return texts > 0 && html`
    <div class="row"><button class="button primary" onClick=${onGoOn}>${say("web-guide-next")}</button></div>`;
  const code = expected?.code;
  const option = choice?.options.find((entry) => entry.code === code);
  return html`
    <div class="stack">
      <p class="small quiet-text">${say("web-guide-do")}</p>
      <div class="row">
        <button class="button" data-code=${code} onClick=${onDo}>${option ? say(option.words) : code}</button></div>
    </div>`;
}

/**
 * Where the guide ends and the first real game begins.
 * @param {{ game: string }} props
 */
function TheEnd({ game }) {
  const begin = async () => {
    try {
      await playNow(await gameNamed(game));
    } catch (refusal) {
      complain(refusal);
    }
  };
  return html`
    <div class="row"><button class="button primary" onClick=${begin}>${say("web-play-now")}</button>
      <a class="button" href="/">${say("web-guide-leave")}</a></div>`;
}
