/** A thing on the table that can be touched: it glows when it can be used, tells its name, and shows itself large on hovering. */

import { html } from "../../vendor/ui.js";

/** A button around the picture of a thing; what is read out says what matters of it. `card` is what hovering or focus shows large. */
export function Thing({ board, thing, card = null, label, extra = "", children }) {
  const offered = board.things[thing];
  const chosen = board.chosen === thing;
  const state = `${offered ? "can" : ""} ${chosen ? "chosen" : ""}`;
  const spoken = offered ? `${label}. ${board.say("web-board-can", { n: offered.length })}` : label;
  const show = (event) => board.show(card, event.currentTarget);
  const showByKey = (event) => event.currentTarget.matches(":focus-visible") && show(event);
  const hide = () => board.show(null);
  return html`<button
    type="button"
    class="thing ${extra} ${state}"
    data-thing=${thing}
    data-spot=${thing}
    aria-disabled=${offered ? null : "true"}
    aria-pressed=${offered ? String(chosen) : null}
    onClick=${() => board.touch(thing)}
    onMouseEnter=${show}
    onMouseLeave=${hide}
    onTouchStart=${show}
    onTouchEnd=${hide}
    onContextMenu=${(event) => event.preventDefault()}
    onFocus=${showByKey}
    onBlur=${hide}
  >
    <span class="face" aria-hidden="true">${children}</span><span class="spoken">${spoken}</span>
  </button>`;
}
