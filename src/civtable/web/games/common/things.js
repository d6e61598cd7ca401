/** A thing on the table that can be touched: it glows when it can be used, tells its name, and shows itself large on hovering. */

import { html } from "../../vendor/ui.js";
import { PickMark } from "../../parts/picking.js";

/** Which of the equal cards of a list one of them is. */
export const copyOf = (cards, at) => cards.slice(0, at).filter((card) => card === cards[at]).length;

/** The number of one and the same thing that can be picked. */
const countOf = (options) => Math.max(...options.map((option) => option.count));

/**
 * A button around the picture of a thing; what is read out says what matters of it. `card` is what hovering or focus
 * shows large. `copy` is which of several equal things it is, where each has its own picture; one that stands for
 * all of them has none.
 */
export function Thing({ board, thing, card = null, copy = null, label, extra = "", children }) {
  const pickable = board.pickable[thing];
  const offered = board.things[thing] ?? pickable;
  const places = pickable ? board.picksOn(thing) : null;
  const indices =
    !places ? [] : copy === null ? [...places.values()].map(({ index }) => index) : places.has(copy) ? [places.get(copy).index] : [];
  const count = pickable && copy === null ? countOf(pickable) : 1;
  const chosen = board.chosen === thing;
  const picked = indices.length > 0;
  const state = `${offered ? "can" : ""} ${chosen ? "chosen" : ""} ${picked ? "picked" : ""}`;
  const told = pickable
    ? (count > 1 ? board.say("several-of", { n: indices.length, most: count }) : board.say("web-board-pick"))
    : offered && board.say("web-board-can", { n: offered.length });
  const spoken = told ? `${label}. ${told}` : label;
  const show = (event) => board.show(card, event.currentTarget);
  const showByKey = (event) => event.currentTarget.matches(":focus-visible") && show(event);
  const hide = () => board.show(null);
  return html`<button
    type="button"
    class="thing ${extra} ${state}"
    data-thing=${thing}
    data-spot=${thing}
    aria-disabled=${offered ? null : "true"}
    aria-pressed=${offered ? String(chosen || picked) : null}
    onClick=${() => board.touch(thing, copy)}
    onMouseEnter=${show}
    onMouseLeave=${hide}
    onTouchStart=${show}
    onTouchEnd=${hide}
    onContextMenu=${(event) => event.preventDefault()}
    onFocus=${showByKey}
    onBlur=${hide}
  >
    <span class="face" aria-hidden="true">${children}</span>
    ${pickable && html`<${PickMark} picks=${board.picks} indices=${indices} count=${count} />`}<span class="spoken">${spoken}</span>
  </button>`;
}
