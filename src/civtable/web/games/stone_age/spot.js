/** A place that people can stand on: what lies there, who stands there, and the gesture that uses it. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { RuleLink } from "../../parts/rule_link.js";
import { Crowd } from "./figures.js";
import { isClosed, seatPhrase } from "./game.js";

/** The seats that stand on a place, in the order of seats, with how many people each. */
export function standingAt(view, place) {
  return view.players.map((player, seat) => ({ seat, count: player.figures[place] ?? 0 })).filter((who) => who.count);
}

/** The spoken name of a place: what it is, what lies there, who stands there, whether it can be chosen. */
function spokenName(board, place, what) {
  const { say, view } = board;
  const who = standingAt(view, place).map((at) => ({
    key: "web-stone_age-stands",
    args: { player: seatPhrase(at.seat), n: at.count },
  }));
  const name = say(`stone_age-place-${place}`);
  const parts = [what ? `${name}: ${what}` : name];
  if (who.length) parts.push(say("web-stone_age-standing", { who }));
  if (board.read.places[place]) parts.push(say("web-stone_age-can"));
  return parts.join(". ");
}

/** Which free ring of a place a click fell on, from 1; 0 for none, as with the keyboard. */
function ringAt(event) {
  const rings = [...event.currentTarget.parentElement.querySelectorAll(".ring")];
  const isHit = ({ left, right, top, bottom }) =>
    event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
  return rings.findIndex((ring) => isHit(ring.getBoundingClientRect())) + 1;
}

/**
 * A place on the board. `children` is its picture; `room` its rings, or null; `about` is told on hover and focus, under
 * `title` or what the place is.
 */
export function Spot({ board, place, what, title = what, about = [], room = null, most = 10, kind = "", children }) {
  const { read, selected, reason } = board;
  const offered = read.places[place];
  const chosen = selected?.place === place;
  const standing = standingAt(board.view, place);
  const ghosts = chosen && offered?.verb === "place" ? selected.n : 0;
  const taken = standing.reduce((sum, who) => sum + who.count, 0);
  const free = room === null ? 0 : Math.max(0, room - taken - ghosts);
  const closed = free > 0 && isClosed(board.view, place) && board.view.steps.at(-1)?.ask === "place";
  const state = `${offered ? "open-spot" : ""} ${chosen ? "chosen-spot" : ""} ${offered?.verb === "use" ? "to-use" : ""}`;
  return html`<div class="spot ${kind} ${state}" data-spot=${place}>
    ${children}
    <span class="standing">
      ${standing.map((who) => html`<${Crowd} key=${who.seat} ...${who} place=${place} most=${most} />`)}
      ${ghosts > 0 && html`<${Crowd} key="ghosts" seat=${board.seat} count=${0} ghost=${ghosts} place=${place} most=${most} />`}
      ${Array.from({ length: free }, (_, i) => html`<span key="r${i}" class="ring ${closed ? "closed" : ""}"></span>`)}
    </span>
    <button
      type="button"
      class="spot-button"
      aria-label=${spokenName(board, place, what)}
      aria-disabled=${offered ? null : "true"}
      aria-pressed=${offered ? String(chosen) : null}
      aria-describedby=${about.length ? `lens-${place}` : null}
      onClick=${(event) => board.touch(place, ringAt(event), event.detail === 0)}
    ></button>
    ${about.length > 0 && html`<${Lens} place=${place} title=${title} about=${about} />`}
    ${chosen && html`<${Gesture} board=${board} place=${place} offered=${offered} />`}
    ${
      reason?.place === place &&
      html`<p class="bubble reason" role="status">
        ${board.say(reason.why)} <${RuleLink} game=${board.game} phrase=${reason.why} />
      </p>`
    }
  </div>`;
}

/** What a thing is and does, in words; shown on hover and focus, and read as its description. */
function Lens({ place, title, about }) {
  return html`<span class="lens" id="lens-${place}">
    <b class="name">${title}</b>
    ${about.map((line) => html`<span key=${line}>${line}</span>`)}
  </span>`;
}

/** What a chosen place asks before it is sent: how many people. */
function Gesture({ board, place, offered }) {
  const { say, selected } = board;
  if (!offered || board.buying) return null;
  return html`<div class="bubble gesture" role="group" aria-label=${say(`stone_age-place-${place}`)}>
    <${Stepper} board=${board} counts=${offered.counts} />
    <button type="button" class="button primary small" onClick=${() => board.confirm()}>
      <${Icon} name="check" /> <span>${say("web-stone_age-place-n", { n: selected.n })}</span>
    </button>
  </div>`;
}

/** How many people go: minus, the number, plus. */
function Stepper({ board, counts }) {
  const { say, selected } = board;
  const least = counts[0];
  const most = counts.at(-1);
  const step = (by, name, label) =>
    html`<button
      type="button"
      class="button small icon-only"
      aria-label=${say(label)}
      disabled=${by < 0 ? selected.n <= least : selected.n >= most}
      onClick=${() => board.setCount(selected.n + by)}
    >
      <${Icon} name=${name} />
    </button>`;
  return html`<span class="stepper">
    ${step(-1, "minus", "web-stone_age-fewer")}
    <b class="number" aria-live="polite">${selected.n}</b>
    ${step(1, "plus", "web-stone_age-more")}
  </span>`;
}
