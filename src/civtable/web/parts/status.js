/** The line on top of a table: what is asked, in words, or for whom everybody waits; and who is here. */
import { html } from "../vendor/ui.js";
import { say, seatName } from "../app/words.js";
import { SeatSign, Icon } from "../icons.js";

/** @import { Decision, SeatEntry, Snapshot } from "../types/platform.d.ts" */
/** @import { ComponentChildren } from "../vendor/ui.js" */
/** @import { Table } from "../app/table.js" */

/**
 * The sentence that matters now.
 * @param {{ table: Table, state: Snapshot, over: boolean }} props
 */
function question({ table, state, over }) {
  const { choice, seat } = state;
  const decision = /** @type {Decision} */ (state.decision);
  if (state.table.status === "waiting") return say("web-status-waiting_players");
  if (over) return say("web-status-over");
  if (state.table.problem) return say("web-status-problem");
  if (choice && decision.seat === seat) return say(choice.question);
  const who = state.table.seats[decision.seat];
  const key = who.friend
    ? "web-status-waits_friend"
    : who.kind === "bot" || who.substitute
      ? "web-status-bot_thinks"
      : who.here || table.connection.value !== "live" ? "web-status-waits" : "web-status-waits_absent";
  return say(key, { player: seatName(decision.seat) });
}

/** @param {{ table: Table, state: Snapshot, over: boolean, children: ComponentChildren }} props */
export function StatusLine({ table, state, over, children }) {
  const mine = table.myTurn.value;
  return html`
    <section class=${mine ? "status-line mine" : "status-line"} aria-label=${say("web-status")}>
      <p class="question name" role="status" aria-live="polite">
        ${mine && html`<span class="your-turn">${say("web-status-your_turn")}</span> `}${question({ table, state, over })}</p>
      <ul class="presence">
        ${state.table.seats.map((entry) => html`
          <${Presence} key=${entry.seat} entry=${entry} mine=${entry.seat === state.seat}
                       asked=${!over && state.decision?.seat === entry.seat} />`)}</ul>
      ${children}
    </section>`;
}

/**
 * A seat in the line: sign, name, whether somebody is there, whether it is asked.
 * @param {{ entry: SeatEntry, mine: boolean, asked: boolean }} props
 */
function Presence({ entry, mine, asked }) {
  const state = entry.friend
    ? say("web-seat-friend")
    : entry.substitute
      ? say("web-substitute")
      : entry.kind === "bot"
        ? say(`bot-${entry.level}`)
        : entry.kind === "open" ? say("web-seat-open") : say(entry.here ? "web-here" : "web-away");
  return html`
    <li class=${asked ? "asked" : ""} data-seat=${entry.seat} title=${`${seatName(entry.seat)}: ${state}`}>
      <${SeatSign} seat=${entry.seat} /><span class="one-line">${seatName(entry.seat)}</span>
      ${entry.friend && html`<${Icon} name="hourglass" />`}
      ${entry.kind === "person" && !entry.friend && html`<span class=${entry.here ? "dot on" : "dot"} aria-hidden="true"></span>`}
      ${(entry.kind === "bot" || entry.substitute) && html`<${Icon} name="bot" />`}
      <span class="spoken">${mine ? say("web-you") : state}${asked ? `, ${say("web-asked")}` : ""}</span>
    </li>`;
}

/**
 * Why the last thing asked was refused, or what has become of one's seat.
 * @param {{ table: Table }} props
 */
export function Complaint({ table }) {
  const complaint = table.complaint.value;
  return complaint && html`<p class="notice bad complaint" role="alert">${say(complaint)}</p>`;
}

/**
 * A calm notice while the server is out of reach.
 * @param {{ table: Table }} props
 */
export function ConnectionNotice({ table }) {
  const state = table.connection.value;
  if (state !== "lost") return null;
  return html`<p class="notice connection" role="status">${say("web-connection-lost")}</p>`;
}
