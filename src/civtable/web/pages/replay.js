/** A game looked at again: any position by its link, step by step or by itself; and playing on from there. */
import { html, useEffect, useMemo, useState } from "../vendor/ui.js";
import { say, seatName, seatNames } from "../app/words.js";
import { get } from "../app/api.js";
import { path, showAddress } from "../app/router.js";
import { hasModifier, isTyping } from "../app/keys.js";
import { seatsHere, tokenInAddress } from "../app/seats.js";
import { BoardFrame, useBoard, useNarrow } from "../parts/board_frame.js";
import { KeysHelp, REPLAY_KEYS } from "../parts/keys_help.js";
import { Branch } from "../parts/branch.js";
import { Log } from "../parts/log.js";
import { Tabs } from "../parts/tabs.js";
import { Waiting, asking, useAnswer } from "../parts/loading.js";
import { Icon } from "../icons.js";
import { NotFoundPage } from "./not_found.js";

/** @import { Phrase, Snapshot } from "../types/platform.d.ts" */
/** @import { Position } from "../types/answers.d.ts" */

const STEP_EVERY = 900;

/**
 * A table, its log, and the token that they are seen with; null is everybody's eyes.
 * @typedef {Snapshot & { token: string | null }} Seen
 */

/**
 * The token that this browser sees a table with: that of the address, or its own seat, if it is just one.
 * @param {string} id
 */
export function tokenFor(id) {
  const tokens = Object.values(seatsHere(id));
  return tokenInAddress() ?? (tokens.length === 1 ? tokens[0] : null);
}

/**
 * Table and log, as they are now. A token that opens nothing hides nothing from who has it: everybody may look.
 * @param {string} id
 * @param {string | null} token
 * @returns {Promise<Seen>}
 */
export async function loadTable(id, token) {
  try {
    const [snapshot, log] = await Promise.all([get(`/tables/${id}`, token), get(`/tables/${id}/log`, token)]);
    return { ...snapshot, log, token };
  } catch (refusal) {
    if (refusal.status !== 401 || token === null) throw refusal;
    return loadTable(id, null);
  }
}

/** @param {{ args: string[] }} props */
export function ReplayPage({ args: [id] }) {
  const token = useMemo(() => tokenFor(id), [id]);
  const [{ value: game, phrase }] = useAnswer(() => loadTable(id, token), [id]);
  useEffect(() => {
    seatNames.value = game ? game.table.seats.map((seat) => seat.name) : [];
  }, [game]);
  if (phrase) return html`<${NotFoundPage} phrase=${phrase} />`;
  if (!game) return html`<div class="page narrow"><${Waiting} /></div>`;
  return html`<${Replay} id=${id} game=${game} />`;
}

/**
 * The ply that the address names.
 * @param {number} most
 */
const plyInAddress = (most) => Math.min(Number(/\/replay\/(\d+)$/.exec(path.value)?.[1] ?? 0), most);

/** @param {{ id: string, game: Seen }} props */
function Replay({ id, game }) {
  const narrow = useNarrow();
  const found = useBoard(game.table.game);
  const [tab, setTab] = useState("table");
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState(/** @type {Position | null} */ (null));
  const [refused, setRefused] = useState(/** @type {Phrase | null} */ (null));
  const [eyes, setEyes] = useState(game.seat ?? 0);
  const over = game.table.status === "over";
  const { archived } = game.table; // only its end is kept
  const ply = archived ? game.ply : plyInAddress(game.ply);
  /** @param {number} target */
  const seek = (target) => showAddress(`/table/${id}/replay/${Math.max(0, Math.min(game.ply, target))}`);
  useEffect(() => {
    if (archived) {
      setShown({ ply, view: game.view, decision: null, line: null });
      return undefined;
    }
    return asking(
      () => get(`/tables/${id}/position?ply=${ply}${over ? `&seat=${eyes}` : ""}`, game.token),
      ({ value, phrase }) => {
        if (value) setShown(value);
        else setPlaying(false);
        setRefused(phrase ?? null);
      },
    );
  }, [id, ply, eyes]);
  useEffect(() => {
    if (!playing) return undefined;
    if (ply >= game.ply) {
      setPlaying(false);
      return undefined;
    }
    if (shown?.ply !== ply) return undefined; // a position that takes long is waited for
    const timer = setTimeout(() => seek(ply + 1), STEP_EVERY);
    return () => clearTimeout(timer);
  }, [playing, ply, shown]);
  const turn = () => {
    if (ply >= game.ply) seek(0);
    setPlaying(!playing);
  };
  useEffect(() => {
    if (archived) return undefined;
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const { target } = event;
      if (isTyping(event) || hasModifier(event) || (target instanceof Element && target.closest("[role=tablist]"))) return;
      const step = stepOf(event, ply, game.ply);
      if (step === null) return;
      event.preventDefault();
      if (step === "play") turn();
      else {
        setPlaying(false);
        seek(step);
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [ply, playing]);
  return html`
    <div class="table-page replay">
      <${KeysHelp} keys=${REPLAY_KEYS} />
      <section class="status-line" aria-label=${say("web-title-replay")}>
        <h1 class="spoken">${say("web-title-replay")}</h1>
        <p class="question name" role="status">${where(shown, game)}</p>
        ${over && html`<a class="button small" href=${`/table/${id}/analysis`}>${say("web-analysis-begin")}</a>`}
        <a class="button small" href=${`/table/${id}`}>${say(over ? "web-replay-result" : "web-replay-back")}</a>
      </section>
      ${narrow && html`<${Tabs} tabs=${["table", "mine", "rivals", "log"]} chosen=${tab} onChoose=${setTab} />`}
      <div class="board-area" hidden=${narrow && tab === "log"}>
        ${refused && html`<${Waiting} phrase=${refused} />`}
        ${shown?.view &&
          html`<${BoardFrame} found=${found} pane=${narrow ? (tab === "log" ? "table" : tab) : "all"} view=${shown.view}
              seat=${over && !archived ? eyes : game.seat} seats=${game.table.seats}
          choice=${null} decision=${shown.decision ?? null} last=${shown.line} log=${game.log.filter((line) => line.ply <= ply)}
              over=${over && ply === game.ply} scores=${over && ply === game.ply ? game.scores : null}
          send=${() => Promise.resolve()} whyNot=${() => Promise.resolve(null)} preview=${() => Promise.resolve(null)} busy=${false}
              still=${true} />`}
      </div>
      <aside class="side" aria-label=${say("web-side")}>
        <section class="panel actions open" aria-label=${say("web-replay-controls")}>
          ${archived
            ? html`<p class="panel-body" role="note">${say("web-replay-archived")}</p>`
            : html`<${Controls} ply=${ply} most=${game.ply} seek=${(/** @type {number} */ to) => { setPlaying(false); seek(to); }}
                playing=${playing} turn=${turn} />`}
          ${over && !archived && html`<${Branch} id=${id} game=${game} ply=${ply} seat=${eyes} setSeat=${setEyes} />`}
        </section>
        ${(!narrow || tab === "log") && html`
          <section class="talk panel"><h2 class="panel-head h4">${say("web-tab-log")}</h2>
            <${Log} lines=${game.log} at=${ply} begins=${found?.Board && found.begins}
                    href=${(target) => `/table/${id}/replay/${target}`} /></section>`}
      </aside>
    </div>`;
}

/**
 * What a position is: who is to choose, or the end.
 * @param {Position | null} shown
 * @param {Snapshot} game
 */
function where(shown, game) {
  if (!shown) return say("web-loading");
  const place = say("web-replay-ply", { ply: shown.ply, most: game.ply });
  if (!shown.decision) return `${place}. ${say("web-status-over")}`;
  return `${place}. ${say("web-replay-chooses", { player: seatName(shown.decision.seat) })}`;
}

/**
 * What a key asks for: arrows step, Home and End jump, space plays and pauses but where it presses what has the focus.
 * @param {KeyboardEvent} event
 * @param {number} ply
 * @param {number} most
 * @returns {number | "play" | null}
 */
function stepOf(event, ply, most) {
  const pressed = event.target instanceof Element && event.target.closest("button, a, summary, [role=slider], input");
  if (event.key === " ") return pressed ? null : "play";
  return { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: most }[event.key] ?? null;
}

/**
 * Slider and buttons.
 * @param {{ ply: number, most: number, seek: (ply: number) => void, playing: boolean, turn: () => void }} props
 */
function Controls({ ply, most, seek, playing, turn }) {
  /**
   * @param {string} name
   * @param {string} words
   * @param {number} target
   * @param {boolean} disabled
   */
  const button = (name, words, target, disabled) => html`
    <button class="button small icon-only" aria-label=${say(words)} disabled=${disabled}
            onClick=${() => seek(target)}><${Icon} name=${name} /></button>`;
  return html`
    <div class="panel-body stack">
      <input type="range" class="slider" min="0" max=${most} value=${ply} aria-label=${say("web-replay-slider")}
             aria-valuetext=${say("web-replay-ply", { ply, most })}
             onInput=${(event) => seek(Number(event.target.value))} />
      <div class="row spread replay-buttons">
        ${button("first", "web-replay-first", 0, ply === 0)}
        ${button("prev", "web-replay-prev", ply - 1, ply === 0)}
        <button class="button small primary" onClick=${turn}>
          <${Icon} name=${playing ? "pause" : "play"} /> ${say(playing ? "web-replay-pause" : "web-replay-play")}</button>
        ${button("next", "web-replay-next", ply + 1, ply >= most)}
        ${button("last", "web-replay-last", most, ply >= most)}
      </div>
    </div>`;
}
