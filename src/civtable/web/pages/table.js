/** A table: status line, board, options, log and chat; on a phone one of them at a time. */
import { html, useEffect, useMemo, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { asked, callPlayer } from "../app/attention.js";
import { prefer, prefs } from "../app/prefs.js";
import { narrowed } from "../app/hints.js";
import { play, soundOf } from "../app/sound.js";
import { Table } from "../app/table.js";
import { useTableKeys } from "../app/table_keys.js";
import { Resigning, useAlone } from "../parts/alone.js";
import { BoardFrame, useBoard, useNarrow } from "../parts/board_frame.js";
import { ChallengePanel } from "../parts/challenge.js";
import { Chat, Note } from "../parts/chat.js";
import { CodeBox } from "../parts/code_box.js";
import { Curtain } from "../parts/curtain.js";
import { Doubt } from "../parts/doubt.js";
import { GenericBoard } from "../parts/generic_board.js";
import { HintButton, HintNote, usePointing } from "../parts/hint.js";
import { Follow, FollowButtons, FollowStrip } from "../parts/follow.js";
import { Gathering, SeatClock, TimeOver } from "../parts/clock.js";
import { KeysHelp, TABLE_KEYS } from "../parts/keys_help.js";
import { NoticeOffer } from "../parts/notice_offer.js";
import { Log } from "../parts/log.js";
import { offered, Options } from "../parts/options.js";
import { Result } from "../parts/result.js";
import { Problem, ProblemRoom } from "../parts/problem.js";
import { Complaint, ConnectionNotice, StatusLine } from "../parts/status.js";
import { TableMenu } from "../parts/table_menu.js";
import { Tabs } from "../parts/tabs.js";
import { Told } from "../parts/told.js";
import { Steps, Undo } from "../parts/undo.js";
import { Waiting } from "../parts/loading.js";
import { WaitingRoom } from "../parts/waiting_room.js";
import { Icon } from "../icons.js";
import { NotFoundPage } from "./not_found.js";

/** @import { FoundBoard, RefusedBoard } from "../types/board.d.ts" */
/** @import { Snapshot } from "../types/platform.d.ts" */

/** @param {{ args: string[] }} props */
export function TablePage({ args: [id] }) {
  const table = useMemo(() => new Table(id), [id]);
  useEffect(() => () => table.close(), [table]);
  const state = table.state.value;
  if (table.refused.value) return html`<${NotFoundPage} phrase=${table.refused.value} />`;
  if (!state) return html`<div class="page"><${Waiting} /><${ConnectionNotice} table=${table} /></div>`;
  if (table.curtain.value !== null) return html`<${Curtain} table=${table} key=${table.curtain.value} />`;
  if (state.table.problem && state.view === null)
    return html`<${ConnectionNotice} table=${table} /><${ProblemRoom} table=${table} state=${state} />`;
  if (state.table.status === "waiting") return html`<${ConnectionNotice} table=${table} /><${WaitingRoom} table=${table} state=${state} />`;
  return html`<${Play} table=${table} state=${state} />`;
}

/**
 * The game under way, or over.
 * @param {{ table: Table, state: Snapshot }} props
 */
function Play({ table, state }) {
  const narrow = useNarrow();
  const found = useBoard(state.table.game);
  const [tab, setTab] = useState("table");
  const [resultOpen, setResultOpen] = useState(true);
  const over = table.over.value && Boolean(state.scores);
  const { problem } = state.table;
  const mine = table.myTurn.value;
  useEffect(() => {
    asked.value = mine;
    if (mine && state.choice) callPlayer(table.id, say(state.choice.question));
    return () => (asked.value = false);
  }, [mine]);
  const last = table.last.value;
  useEffect(() => {
    if (!last) return; // nothing has happened since the page was opened
    const name = found?.Board ? soundOf(last, found.sounds) : null;
    if (over || name) play(over ? "end" : String(name));
  }, [last]);
  table.board = found?.Board ? found : null;
  useAlone(table, state, found);
  useTableKeys(table);
  const { choice, view } = state;
  const calls = useMemo(
    () => (mine && choice && view && found?.Board ? found.panes(choice, view, found.facts) : []),
    [mine, found, choice],
  );
  useEffect(() => {
    if (calls.length && !calls.includes(tab) && !document.activeElement?.matches(".talk input")) setTab(calls[0]);
  }, [calls]);
  const pointing = usePointing(table, state, narrow ? tab : "all");
  const hinted = table.hints.at(state.ply)?.codes;
  useEffect(() => {
    if (hinted && choice && view && found?.Board) setTab(found.panes(narrowed(choice, hinted), view, found.facts)[0] ?? tab);
  }, [hinted, narrow]);
  const showBoard = !narrow || tab !== "log";
  const showResult = over && resultOpen;
  return html`
    <div class="table-page" data-ply=${state.ply} onKeyDown=${(event) => event.key === "Escape" && table.picks.clear()}>
      <${KeysHelp} keys=${TABLE_KEYS} />
      <${StatusLine} table=${table} state=${state} over=${over}>
        ${narrow && html`<${FollowButtons} table=${table} state=${state} small=${true} />`}
        <${TableMenu} table=${table} state=${state} found=${found} /><//>
      ${narrow && html`
        <${Tabs} tabs=${["table", "mine", "rivals", "log"]} chosen=${tab} onChoose=${setTab}
                 calls=${table.unread.value ? [...calls, "log"] : calls} />
        ${showBoard && !showResult && html`
          <${FollowStrip} table=${table} state=${state} momentOf=${found?.Board ? found.moment : null} />`}`}
      <div class="board-area" hidden=${!showBoard}>
        <${ConnectionNotice} table=${table} />
        ${problem && html`<${Problem} table=${table} state=${state} />`}
        ${showResult
          ? html`
            <div class="scroll result-scroll" tabindex="0" role="region" aria-labelledby="result-title">
              <${Result} table=${table} state=${state} found=${found} onClose=${() => setResultOpen(false)} /></div>`
          : html`<${BoardFrame} found=${found} pane=${narrow ? (tab === "log" ? "table" : tab) : "all"}
              ...${onBoard(table, state, over, pointing)}
              seat=${state.seat} seats=${state.table.seats}
              clockOf=${(/** @type {number} */ seat) => html`<${SeatClock} table=${table} state=${state} seat=${seat} />`}
              send=${(/** @type {string | string[]} */ codes) => table.choose(codes)}
              whyNot=${(/** @type {string} */ code) => table.whyNot(code)} preview=${(/** @type {string} */ code) => table.preview(code)}
              picks=${table.picks} busy=${table.busy.value} still=${Boolean(problem || table.again.shown.value)} />`}
      </div>
      <aside class="side" aria-label=${say("web-side")}>
        ${found && !(found.phrase && found.again) && html`
          <${Side} table=${table} state=${state} found=${found} narrow=${narrow} log=${!narrow || tab === "log"}
            over=${over} result=${showResult} onResult=${() => setResultOpen(true)} />`}
      </aside>
      <${Told} state=${state} />
      <${Doubt} table=${table} />
    </div>`;
}

/**
 * What stands beside the board, and comes with it, or without it where none will come: what can be chosen does not move
 * away when the board is there.
 * @param {{ table: Table, state: Snapshot, found: FoundBoard | RefusedBoard, narrow: boolean, log: boolean, over: boolean,
 *   result: boolean, onResult: () => void }} props `result`: the result is in the place of the board
 */
function Side({ table, state, found, narrow, log, over, result, onResult }) {
  return html`
    ${state.table.challenge && !result && html`<${ChallengePanel} table=${table} state=${state} narrow=${narrow} />`}
    ${state.table.problem
      ? html`<${Complaint} table=${table} />`
      : !result && html`
        <${Actions} table=${table} state=${state} narrow=${narrow} listed=${found.Board === GenericBoard}
                    onResult=${over ? onResult : null} />`}
    ${!narrow && !result && html`<${Follow} table=${table} state=${state} momentOf=${found.Board ? found.moment : null} />`}
    ${log && html`<${Talk} table=${table} state=${state} begins=${found.Board && found.begins} />`}`;
}

/**
 * What the board shows: how things are now, or how they were after a move that is shown again.
 * @param {Table} table
 * @param {Snapshot} state
 * @param {boolean} over
 * @param {string[] | null} pointing the codes at which a hint points in this moment
 */
function onBoard(table, state, over, pointing) {
  const { decision, log, view } = state;
  const again = table.again.shown.value;
  if (again) {
    const { line, ...then } = again.position;
    const before = log.filter((entry) => entry.ply <= then.ply);
    return { ...then, choice: null, last: line, log: before, over: false, scores: null, pace: table.again.pace() };
  }
  const last = table.last.value;
  const open = table.myTurn.value ? state.choice : null;
  const choice = open && pointing ? narrowed(open, pointing) : open;
  const pace = last?.seat === state.seat ? table.again.pace() : table.queue.beat;
  return { view, decision, choice, last, log, over, scores: state.scores ?? null, pace };
}

/**
 * What the player can do: steps to take back, and a list of options with a box for codes that opens like a drawer; a
 * wide screen remembers it open.
 * @param {{ table: Table, state: Snapshot, narrow: boolean, listed: boolean, onResult: (() => void) | null }} props
 */
function Actions({ table, state, narrow, listed, onResult }) {
  const [drawn, setDrawn] = useState(false);
  const open = narrow ? drawn : listed || prefs.value.optionList;
  const toggle = () => (narrow ? setDrawn(!open) : prefer({ optionList: !open }));
  const mine = table.myTurn.value;
  return html`
    <section class=${open ? "actions panel open" : "actions panel"} aria-label=${say("web-options")}>
      <div class="panel-head">
        ${mine && state.choice && !(listed && !narrow)
          ? html`<button class="button small grow" aria-expanded=${open} aria-controls="action-body" onClick=${toggle}>
              <${Icon} name=${open === narrow ? "down" : "up"} /> ${say("web-options-open", { n: offered(state.choice).length })}</button>`
          : html`<h2 class="h4 grow">${say("web-options")}</h2>`}
        <${HintButton} table=${table} state=${state} />
        <${Undo} table=${table} state=${state} />
        ${onResult && html`<button class="button small primary" onClick=${onResult}>${say("web-result-open")}</button>`}
      </div>
      ${(!narrow || open) && html`<${Steps} table=${table} state=${state} />`}
      <${HintNote} table=${table} state=${state} />
      <${Resigning} table=${table} />
      <${Gathering} table=${table} />
      <${TimeOver} table=${table} state=${state} />
      <${Complaint} table=${table} />
      <div class="action-body" id="action-body" hidden=${mine ? !open : narrow}>
        ${mine
          ? html`<${Options} table=${table} choice=${state.choice} /><${CodeBox} table=${table} choice=${state.choice} />`
          : html`
            <p class="quiet-text small panel-body">
              ${say(state.seat === null ? "web-options-watching" : table.over.value ? "web-status-over" : "web-options-not_now")}</p>`}
      </div>
      ${!mine && html`<${NoticeOffer} state=${state} />`}
    </section>`;
}

/**
 * Log and chat, one at a time. `begins`: with which events of the game a paragraph of the log begins.
 * @param {{ table: Table, state: Snapshot, begins?: Set<string> }} props
 */
function Talk({ table, state, begins }) {
  const chosen = table.talk.value;
  const note = state.chat.findLast((entry) => entry.note && entry.seq > table.seen.value);
  return html`
    <section class="talk panel">
      <${Tabs} tabs=${["log", "chat"]} chosen=${chosen} onChoose=${(/** @type {string} */ tab) => (table.talk.value = tab)}
               calls=${table.unread.value && chosen !== "chat" ? ["chat"] : []} />
      ${chosen === "log"
        ? html`
          <${Log} lines=${state.log} begins=${begins} href=${(ply) => `/table/${table.id}/replay/${ply}`} />
          ${note && html`<p class="told" role="status"><${Note} entry=${note} /></p>`}`
        : html`<${Chat} table=${table} state=${state} />`}
    </section>`;
}
