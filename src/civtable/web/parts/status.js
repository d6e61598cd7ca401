/** The line on top of a table: what is asked, in words, or for whom everybody waits; and who is here. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { say, seatName } from "../app/words.js";
import { botPhrase } from "../app/bots.js";
import { SeatSign, Icon } from "../icons.js";
import { LowTime, SeatClock } from "./clock.js";
import { RatedBadge } from "./rated.js";
import { RuleLink } from "./rule_link.js";

/** @import { Decision, SeatEntry, Snapshot } from "../types/platform.d.ts" */
/** @import { ComponentChildren } from "../vendor/ui.js" */
/** @import { Table } from "../app/table.js" */

/** In milliseconds: who chooses within a moment did not have to think. */
const MOMENT = 300;

/**
 * The seat of a bot that thinks: one that has had its turn for more than a moment, and whose moves have all been shown.
 * @param {{ table: Table, state: Snapshot, over: boolean }} props
 */
function useThinker({ table, state, over }) {
  const [thinker, setThinker] = useState(/** @type {number | null} */ (null));
  const asked = state.table.seats[state.decision?.seat ?? -1];
  const isAsked = !over && !state.table.problem && (asked?.kind === "bot" || Boolean(asked?.substitute));
  const bot = isAsked && !table.queue.waiting.value.length ? asked.seat : null;
  useEffect(() => {
    if (bot === null) return undefined;
    const timer = setTimeout(() => setThinker(bot), MOMENT);
    return () => {
      clearTimeout(timer);
      setThinker(null);
    };
  }, [bot]);
  return thinker === bot ? bot : null;
}

/** Three dots, for whom the words do not tell. */
const Dots = () => html`<span class="thinks" aria-hidden="true"><i></i><i></i><i></i></span>`;

/**
 * The sentence that matters now.
 * @param {{ table: Table, state: Snapshot, over: boolean, thinker: number | null }} props
 */
function question({ table, state, over, thinker }) {
  const { choice, seat } = state;
  const decision = /** @type {Decision} */ (state.decision);
  if (state.table.status === "waiting") return say("web-status-waiting_players");
  if (over) return say("web-status-over");
  if (state.table.problem) return say("web-status-problem");
  if (choice && decision.seat === seat) return say(choice.question);
  const who = state.table.seats[decision.seat];
  const key = who.friend
    ? "web-status-waits_friend"
    : thinker !== null
      ? "web-status-bot_thinks"
      : who.kind === "bot" || who.substitute || who.here || table.connection.value !== "live"
        ? "web-status-waits"
        : "web-status-waits_absent";
  return say(key, { player: seatName(decision.seat) });
}

/** @param {{ table: Table, state: Snapshot, over: boolean, children: ComponentChildren }} props */
export function StatusLine({ table, state, over, children }) {
  const mine = table.myTurn.value;
  const thinker = useThinker({ table, state, over });
  const { daily, rated } = state.table;
  return html`
    <section class=${`status-line${mine ? " mine" : ""}${state.table.clock ? " timed" : ""}`} aria-label=${say("web-status")}>
      <p class="question name" role="status" aria-live="polite">
        ${mine && html`<span class="your-turn">${say("web-status-your_turn")}</span> `}
        ${thinker !== null && html`<${Dots} /> `}${question({ table, state, over, thinker })}</p>
      ${mine && html`<${RuleLink} game=${state.table.game} phrase=${state.choice?.question} />`}
      ${daily && html`<a class="badge wide-only" href=${`/daily/${state.table.game}/${daily.day}`}>
        ${say(daily.counted ? "web-daily-badge" : "web-daily-badge-practice")}</a>`}
      ${rated && html`<span class="wide-only"><${RatedBadge} /></span>`}
      <ul class="presence">
        ${state.table.seats.map((entry) => html`
          <${Presence} key=${entry.seat} entry=${entry} mine=${entry.seat === state.seat}
                       asked=${!over && state.decision?.seat === entry.seat} thinks=${entry.seat === thinker}>
            <${SeatClock} table=${table} state=${state} seat=${entry.seat} /><//>`)}</ul>
      ${children}
      <${LowTime} table=${table} state=${state} />
    </section>`;
}

/**
 * A seat in the line: sign, name, whether somebody is there or which bot, its clock, whether it is asked, whether it thinks.
 * @param {{ entry: SeatEntry, mine: boolean, asked: boolean, thinks: boolean, children: ComponentChildren }} props
 */
function Presence({ entry, mine, asked, thinks, children }) {
  const state = entry.friend
    ? say("web-seat-friend")
    : entry.substitute
      ? say("web-substitute")
      : entry.kind === "bot"
        ? say(botPhrase(entry.level))
        : entry.kind === "open" ? say("web-seat-open") : say(entry.here ? "web-here" : "web-away");
  return html`
    <li class=${asked ? "asked" : ""} data-seat=${entry.seat} title=${`${seatName(entry.seat)}: ${state}`}>
      <${SeatSign} seat=${entry.seat} /><span class="one-line">${seatName(entry.seat)}</span>
      ${entry.friend && html`<${Icon} name="hourglass" />`}
      ${entry.kind === "person" && !entry.friend && html`<span class=${entry.here ? "dot on" : "dot"} aria-hidden="true"></span>`}
      ${(entry.kind === "bot" || entry.substitute) && html`<${Icon} name="bot" />`}
      ${entry.kind === "bot" && html`<span class="note quiet-text" aria-hidden="true">${state}</span>`}
      ${children}
      ${thinks && html`<${Dots} />`}
      <span class="spoken">${mine ? say("web-you") : state}${asked ? `, ${say("web-asked")}` : ""}</span>
    </li>`;
}

/**
 * Why the last thing asked was refused, or what has become of one's seat.
 * @param {{ table: Table }} props
 */
export function Complaint({ table }) {
  const complaint = table.complaint.value;
  const game = table.state.value?.table.game ?? "";
  return complaint && html`<p class="notice bad complaint" role="alert"><span>${say(complaint)}</span>${" "}
    <${RuleLink} game=${game} phrase=${complaint} /></p>`;
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
