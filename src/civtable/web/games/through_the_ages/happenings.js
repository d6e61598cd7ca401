/** What happened between two turns: events, aggressions and wars, with what each player got or lost and the ratings that decided. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { BigCard } from "./cards.js";

const STARTS = new Set(["revealed", "attacked", "war_won", "war_even"]);
const ENDS = new Set(["turn_began", "game_over", "produced", "rebelled"]);
const AUCTION = new Set(["bade", "passed", "sent", "colonized", "not_colonized"]);
const ACTS = new Set([
  "took", "grew", "built", "upgraded", "destroyed", "disbanded", "led", "stages_built", "developed", "revolted",
  "played", "tactic_set",
]);

const SILENT = new Set(["economic_progress"]); // everybody produces, and no event tells how much

const stops = (event) => STARTS.has(event.event) || ENDS.has(event.event);

/** The events up to the next happening or the end of the turn. */
function untilStop(events) {
  const end = events.findIndex(stops);
  return end < 0 ? events : events.slice(0, end);
}

/** Whether somebody only lost something: nobody does that by an action of his own. */
const isLoss = (events) => events.length > 0 && events.every((event) => event.event.startsWith("lost_"));

/**
 * What came of a happening: the rest of its own line, the answers of others, and those of its player that concern
 * others, come before theirs, or are losses.
 */
function gathered(log, from, at) {
  const { seat, events } = log[from];
  const found = untilStop(events.slice(at + 1));
  let open = []; // what its player did, as long as nobody has answered after it
  if (found.length < events.length - at - 1) return found;
  for (const line of log.slice(from + 1)) {
    const now = untilStop(line.events);
    const others = line.seat !== seat || now.some((event) => event.seat !== seat) || isLoss(now);
    if (others) found.push(...open.splice(0), ...now);
    else if (now.every((event) => AUCTION.has(event.event) || event.event.startsWith("gained"))) open.push(...now);
    else break;
    if (now.length < line.events.length) break;
  }
  return open.some((event) => AUCTION.has(event.event)) ? [...found, ...open] : found;
}

/** The strengths that were compared, by seat, where the events tell them. */
const compared = (events) =>
  Object.fromEntries(events.filter((event) => Number.isInteger(event.rival_strength)).flatMap((event) => [
    [event.seat, event.strength], [event.rival, event.rival_strength]]));

/** Events, aggressions and wars since this seat's last turn ended, each with what came of it. */
export function happenings(log, seat) {
  const since = log.findLastIndex((line) =>
    line.events.some((event) => (event.event === "produced" || event.event === "rebelled") && event.seat === seat));
  const found = [];
  log.forEach((line, i) => {
    if (i < since) return;
    line.events.forEach((event, at) => {
      if (!STARTS.has(event.event)) return;
      const after = gathered(log, i, at);
      found.push({
        ...{ ply: line.ply, words: event.words, card: event.card, seat: line.seat },
        ...{ events: after, strengths: compared([event, ...after]) },
      });
    });
  });
  return found;
}

/** The event that was revealed last; null if there was none. */
export function lastEvent(log) {
  const line = log.findLast((entry) => entry.events.some((event) => event.event === "revealed"));
  return line ? line.events.findLast((event) => event.event === "revealed").card : null;
}

/** The ply of this seat's newest action of its own turn: the events before it have been seen. */
function acted(log, seat) {
  const began = log.findLastIndex((line) => line.events.some((event) => event.event === "turn_began" && event.seat === seat));
  const at = log.findLastIndex((line) => line.seat === seat && line.events.some((event) => ACTS.has(event.event)));
  return began >= 0 && at > began ? log[at].ply : 0;
}

/** What one player got, lost or did, with the ratings that events look at. */
function Share({ board, seat, events, told, strength }) {
  const { view, say } = board;
  const player = view.players[seat];
  return html`<li class="share" data-seat=${seat}>
    <span class="seat"><${SeatSign} seat=${seat} size=${18} /><b class="one-line">${say(`seat-${seat}`)}</b></span>
    <span class="share-why small quiet-text"><${Icon} name="strength" label=${say("web-through_the_ages-strength")} />
      <span class="number">${strength ?? player.strength}</span>
      <${Icon} name="culture" label=${say("web-through_the_ages-culture")} /><span class="number">${player.culture}</span></span>
    <span class="share-what">
      ${events.length
        ? events.map((event, i) => html`<span key=${i}>${say(event.words)} </span>`)
        : told && html`<span class="quiet-text">${say("web-through_the_ages-event-nothing")}</span>`}</span>
  </li>`;
}

/** Everybody's share of an event; while it is open, only of those who have one. */
export function Shares({ board, happening, open = false }) {
  const { view } = board;
  const has = (seat) => happening.events.some((event) => event.seat === seat);
  const seats = view.players.map((_, i) => (happening.seat + i) % view.players.length).filter((seat) => !open || has(seat));
  const told = !SILENT.has(happening.card);
  return html`
    <ul class="shares">
      ${seats.map((seat) => html`
        <${Share} key=${seat} board=${board} seat=${seat} told=${told} strength=${happening.strengths[seat]}
                  events=${happening.events.filter((event) => event.seat === seat)} />`)}</ul>`;
}

/** The newest event in a panel that can be put away; those before it since the last turn are one step back. */
export function News({ board }) {
  const { say, log = [], seat, over, quiet, looked, look } = board;
  const found = happenings(log, seat ?? 0).filter((happening) => happening.ply > Math.max(looked.seen, acted(log, seat)));
  const newest = found.at(-1)?.ply ?? 0;
  const back = looked.newest === newest ? looked.back : 0;
  const happening = found[Math.max(0, found.length - 1 - back)];
  if (!happening || over || quiet || seat === null) return null;
  const at = found.indexOf(happening);
  const step = (by) => look({ ...looked, newest, back: back + by });
  return html`<section class="sheet panel arrives happening" aria-label=${say("web-through_the_ages-news")}>
    <${BigCard} board=${board} id=${happening.card} />
    <div class="sheet-body">
      <p class="name sheet-question">${say(happening.words)}</p>
      <${Shares} board=${board} happening=${happening} />
      ${found.length > 1 &&
      html`<p class="row tight small">
        <button type="button" class="button small icon-only" aria-label=${say("web-through_the_ages-event-earlier")} disabled=${at === 0}
                onClick=${() => step(1)}><${Icon} name="left" /></button>
        <span class="number">${at + 1} / ${found.length}</span>
        <button type="button" class="button small icon-only" aria-label=${say("web-through_the_ages-event-later")}
                disabled=${at === found.length - 1} onClick=${() => step(-1)}><${Icon} name="right" /></button>
      </p>`}
    </div>
    <button type="button" class="button small icon-only close" aria-label=${say("web-close")}
            onClick=${() => look({ seen: newest, newest, back: 0 })}><${Icon} name="close" /></button>
  </section>`;
}
