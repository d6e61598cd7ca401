/** What happened between two turns, in a panel beside the board: the card, and what each player got or lost by it. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { BigCard } from "./cards.js";
import { acted, happenings } from "./happenings.js";

const SILENT = new Set(["economic_progress"]); // everybody produces, and no event tells how much

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
  const of = (seat) =>
    happening.events.filter((event) => event.seat === seat || (event.event === "stole" && seat === happening.rival));
  const seats = view.players.map((_, i) => (happening.seat + i) % view.players.length).filter((seat) => !open || of(seat).length);
  const told = !SILENT.has(happening.card);
  return html`
    <ul class="shares">
      ${seats.map((seat) => html`
        <${Share} key=${seat} board=${board} seat=${seat} told=${told} strength=${happening.strengths[seat]}
                  events=${of(seat)} />`)}</ul>`;
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
