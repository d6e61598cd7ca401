/** A game looked at again: any position by its link, step by step or by itself; and playing on from there. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { say, seatName, seatNames } from "../app/words.js";
import { get } from "../app/api.js";
import { path, showAddress } from "../app/router.js";
import { seatsHere } from "../app/seats.js";
import { BoardFrame, useBoard, useNarrow } from "../parts/board_frame.js";
import { Branch } from "../parts/branch.js";
import { Log } from "../parts/log.js";
import { Tabs } from "../parts/tabs.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { Icon } from "../icons.js";
import { NotFoundPage } from "./not_found.js";

/** @import { Phrase, Snapshot } from "../types/platform.d.ts" */
/** @import { Position } from "../types/answers.d.ts" */
/** @import { Handled } from "../vendor/ui.js" */

const STEP_EVERY = 900;

/**
 * The token that this browser sees a table with: its own seat, if it is just one.
 * @param {string} id
 */
function tokenFor(id) {
  const tokens = Object.values(seatsHere(id));
  return tokens.length === 1 ? tokens[0] : null;
}

/**
 * Table and log, as they are now.
 * @param {string} id
 * @returns {Promise<Snapshot>}
 */
async function loadTable(id) {
  const token = tokenFor(id);
  const [snapshot, log] = await Promise.all([get(`/tables/${id}`, token), get(`/tables/${id}/log`, token)]);
  return { ...snapshot, log };
}

/** @param {{ args: string[] }} props */
export function ReplayPage({ args: [id] }) {
  const [{ value: game, phrase }] = useAnswer(() => loadTable(id), [id]);
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

/** @param {{ id: string, game: Snapshot }} props */
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
    let wanted = true;
    if (archived) {
      setShown({ ply, view: game.view, decision: null, line: null });
      return undefined;
    }
    get(`/tables/${id}/position?ply=${ply}${over ? `&seat=${eyes}` : ""}`, tokenFor(id)).then(
      (position) => wanted && (setShown(position), setRefused(null)),
      (refusal) => wanted && (setRefused(refusal.phrase), setPlaying(false)),
    );
    return () => (wanted = false);
  }, [id, ply, eyes]);
  useEffect(() => {
    if (!playing) return undefined;
    if (ply >= game.ply) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => seek(ply + 1), STEP_EVERY);
    return () => clearTimeout(timer);
  }, [playing, ply, shown]);
  return html`
    <div class="table-page replay" onKeyDown=${(event) => stepByKey(event, ply, seek)}>
      <section class="status-line" aria-label=${say("web-title-replay")}>
        <h1 class="spoken">${say("web-title-replay")}</h1>
        <p class="question name" role="status">${where(shown, game)}</p>
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
            : html`<${Controls} ply=${ply} most=${game.ply} seek=${seek} playing=${playing} setPlaying=${setPlaying} />`}
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
 * Arrow keys step, Home and End jump, outside of fields.
 * @param {Handled} event
 * @param {number} ply
 * @param {(ply: number) => void} seek
 */
function stepByKey(event, ply, seek) {
  if (event.target.closest("input, select, textarea, [role=tablist]")) return;
  const target = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: Infinity }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  seek(target);
}

/**
 * Slider and buttons.
 * @param {{ ply: number, most: number, seek: (ply: number) => void, playing: boolean, setPlaying: (playing: boolean) => void }} props
 */
function Controls({ ply, most, seek, playing, setPlaying }) {
  /**
   * @param {string} name
   * @param {string} words
   * @param {number} target
   * @param {boolean} disabled
   */
  const button = (name, words, target, disabled) => html`
    <button class="button small icon-only" aria-label=${say(words)} disabled=${disabled}
            onClick=${() => { setPlaying(false); seek(target); }}><${Icon} name=${name} /></button>`;
  return html`
    <div class="panel-body stack">
      <input type="range" class="slider" min="0" max=${most} value=${ply} aria-label=${say("web-replay-slider")}
             aria-valuetext=${say("web-replay-ply", { ply, most })}
             onInput=${(event) => { setPlaying(false); seek(Number(event.target.value)); }} />
      <div class="row spread replay-buttons">
        ${button("first", "web-replay-first", 0, ply === 0)}
        ${button("prev", "web-replay-prev", ply - 1, ply === 0)}
        <button class="button small primary" onClick=${() => { if (ply >= most) seek(0); setPlaying(!playing); }}>
          <${Icon} name=${playing ? "pause" : "play"} /> ${say(playing ? "web-replay-pause" : "web-replay-play")}</button>
        ${button("next", "web-replay-next", ply + 1, ply >= most)}
        ${button("last", "web-replay-last", most, ply >= most)}
      </div>
    </div>`;
}
