/** Following the others: what happens now in words, in a place of its own beside the board; past it, and back to it. */
import { html, useRef } from "../vendor/ui.js";
import { momentNow, sinceOwnTurn } from "../app/again.js";
import { stepOf } from "../app/tempo.js";
import { say } from "../app/words.js";
import { Icon, SeatSign } from "../icons.js";
import { MomentSides, MomentStage, useStaged } from "./moment.js";

/** @import { Moment, MomentOf } from "../types/board.d.ts" */
/** @import { Line, Snapshot } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

/** @typedef {{ moment: Moment, of: number, pace: number }} Staged a moment, its line, and the pace at which it is shown */

/**
 * The newest line of what is on the board, and the newest moment as it was when it came.
 * @param {{ table: Table, state: Snapshot, momentOf: MomentOf | null }} props
 */
function useFollowed({ table, state, momentOf }) {
  const again = table.again.shown.value;
  const line = again ? again.position.line : state.log.findLast((entry) => entry.events.length);
  const seen = again ? { ...state, view: again.position.view, log: state.log.filter((entry) => entry.ply <= again.position.ply) } : state;
  const found = momentOf && momentNow(seen, momentOf, table.passedAt);
  const stage = useRef(/** @type {Staged | null} */ (null));
  const pace = (again ? 0 : table.queue.beat) || table.again.pace();
  if (stage.current?.of !== found?.of) stage.current = found && { ...found, pace };
  return { line, staged: stage.current };
}

/**
 * A line in words.
 * @param {{ line: Line }} props
 */
const FollowLine = ({ line }) => html`
  <p class="follow-line small"><${SeatSign} seat=${line.seat} size=${18} />
    <span>${line.events.map((event, i) => html`<span class=${i ? "quiet-text" : ""}>${say(event.words)} </span>`)}</span></p>`;

/**
 * The newest moment on its stage, the newest line, and the buttons. Their place is kept when nothing happens, so that
 * nothing moves when something does.
 * @param {{ table: Table, state: Snapshot, momentOf: MomentOf | null }} props
 */
export function Follow({ table, state, momentOf }) {
  const { line, staged } = useFollowed({ table, state, momentOf });
  return html`
    <section class="follow panel ${staged ? "has-moment" : ""}" aria-label=${say("web-follow")} data-seat=${line?.seat}>
      ${staged && html`<${MomentStage} ...${staged} />`}
      ${line && line.ply !== staged?.of && html`<${FollowLine} line=${line} />`}
      ${!line && !staged && html`<p class="small quiet-text">${say("web-follow-nothing")}</p>`}
      <${FollowButtons} table=${table} state=${state} />
    </section>`;
}

/**
 * The same on a phone, in two lines that are always there: above what it is and who stands against whom, below what
 * comes of it, one thing after the other, or the newest line.
 * @param {{ table: Table, state: Snapshot, momentOf: MomentOf | null }} props
 */
export function FollowStrip({ table, state, momentOf }) {
  const { line, staged } = useFollowed({ table, state, momentOf });
  const shown = useStaged(staged?.moment.told.length ?? 0, staged?.of, staged ? stepOf(staged.moment, staged.pace) : 0);
  const told = staged?.moment.told[shown - 1];
  const follows = line && line.ply !== staged?.of;
  const comes = staged && !follows && (told || staged.moment.sides.length > 0);
  return html`
    <section class="follow-strip" aria-label=${say("web-follow")} data-seat=${line?.seat}>
      ${staged && html`
        <p class="strip-title" key=${staged.of}><${Icon} name=${staged.moment.icon} />
          <span class="name ${comes || follows ? "one-line" : ""}">${say(staged.moment.title)}</span></p>`}
      ${comes && html`
        <p class="strip-comes small"><${MomentSides} ...${staged} />
          ${told && html`<span class="one-line moment-told" key=${shown}>${say(told)}</span>`}</p>`}
      ${follows && html`<${FollowLine} line=${line} />`}
      ${!line && !staged && html`<p class="small quiet-text one-line">${say("web-follow-nothing")}</p>`}
    </section>`;
}

/**
 * Past what waits, or back through what others did since the own turn. `small`: signs without words.
 * @param {{ table: Table, state: Snapshot, small?: boolean }} props
 */
export function FollowButtons({ table, state, small = false }) {
  const { again, queue } = table;
  const shown = again.shown.value;
  const n = queue.waiting.value.length;
  if (shown) return html`<${Steps} again=${again} shown=${shown} />`;
  const skip = say("web-skip", { n });
  const anything = sinceOwnTurn(state.log, state.seat).length > 0;
  return html`
    <div class="follow-buttons row tight">
      ${anything && html`
        <button type="button" class="button small ${small ? "icon-only" : ""} again" title=${say("web-again-about")}
                aria-label=${small ? say("web-again") : null} onClick=${() => table.showAgain()}>
          <${Icon} name="history" />${small ? null : html` ${say("web-again")}`}</button>`}
      ${n > 0 && html`
        <button type="button" class="button small skip" aria-label=${small ? skip : null} onClick=${() => queue.skip()}>
          <${Icon} name="skip" /> ${small ? html`<span class="number">${n}</span>` : skip}</button>`}
    </div>`;
}

/**
 * Where one is among the moves that are shown again, and the ways from there.
 * @param {{ again: Table["again"], shown: import("../app/again.js").Shown }} props
 */
function Steps({ again, shown }) {
  const { at, lines } = shown;
  const most = lines.length;
  return html`
    <div class="follow-buttons row tight" role="group" aria-label=${say("web-again-about")}>
      <button type="button" class="button small icon-only" aria-label=${say("web-replay-prev")} disabled=${at === 0}
              onClick=${() => again.step(-1)}><${Icon} name="prev" /></button>
      <span class="number small" aria-label=${say("web-again-step", { n: at, most })}>${at} / ${most}</span>
      <button type="button" class="button small icon-only" aria-label=${say("web-replay-next")} disabled=${at === most}
              onClick=${() => again.step(1)}><${Icon} name="next" /></button>
      <button type="button" class="button small primary" onClick=${() => again.close()}>${say("web-again-now")}</button>
    </div>`;
}
