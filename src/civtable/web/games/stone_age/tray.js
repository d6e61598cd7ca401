/** Trays: the frame that a choice of several parts is made in, and the row of resources with plus and minus. */

import { html, useEffect, useRef } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { GOODS, goodKey, total } from "./game.js";

/** Brings a question that opens by itself into the focus of whoever is on the board, so that Tab goes on inside it. */
function useFocus(form, asked) {
  useEffect(() => {
    const tray = form.current;
    const board = tray.closest(".stone-age");
    const { activeElement, body } = document;
    if (asked && (activeElement === body || board.contains(activeElement))) tray.focus({ preventScroll: true });
    return () => {
      if (tray.contains(document.activeElement)) board.focus({ preventScroll: true });
    };
  }, []);
}

/** The frame of a tray: what it is about, the choice, and the buttons. Enter says yes where it is ready. */
export function Tray({ board, title, about, children, yes, ready, onYes, no, onNo, onClose }) {
  const form = useRef(null);
  useFocus(form, !onClose);
  const submit = (event) => {
    event.preventDefault();
    if (ready && !board.busy) onYes();
  };
  return html`<form
    class="tray panel arrives"
    ref=${form}
    tabindex="-1"
    aria-label=${title}
    data-spot="tray"
    onSubmit=${submit}
  >
    ${about && html`<div class="tray-about">${about}</div>`}
    <div class="tray-main">
      <p class="tray-title name">${title}</p>
      ${children}
    </div>
    <div class="tray-buttons">
      ${
        yes &&
        html`<button type="submit" class="button primary" aria-disabled=${ready ? null : "true"} data-yes>
          <${Icon} name="check" /><span>${yes}</span>
        </button>`
      }
      ${no && html`<button type="button" class="button" data-no onClick=${onNo}>${no}</button>`}
      ${
        onClose &&
        html`<button type="button" class="button quiet small" data-close onClick=${onClose}>
          ${board.say("web-stone_age-back")}
        </button>`
      }
    </div>
  </form>`;
}

/** One resource of the row: minus, how many, plus, and what remains or will be there. */
function Chip({ say, good, amount, held, full, gaining, onChange }) {
  const name = say(goodKey(good));
  const rest = gaining ? held + amount : held - amount;
  const step = (by, icon, label, disabled) =>
    html`<button
      type="button"
      class="button small icon-only"
      aria-label=${label}
      disabled=${disabled}
      onClick=${() => onChange(amount + by)}
    >
      <${Icon} name=${icon} />
    </button>`;
  return html`<div class="chip ${amount ? "in" : ""}" role="group" aria-label=${name}>
    ${step(-1, "minus", say("web-stone_age-less-of", { good: name }), !amount)}
    <span class="chip-body"><${Icon} name=${good} size=${26} /><b class="number" aria-live="polite">${amount}</b></span>
    ${step(1, "plus", say("web-stone_age-more-of", { good: name }), full || (!gaining && !rest))}
    <span class="rest small number">${say(gaining ? "web-stone_age-then" : "web-stone_age-rest", { n: rest })}</span>
  </div>`;
}

/** A row of resources with plus and minus; under each stands what remains. */
export function Chips({ board, amounts, most, change, gaining = false }) {
  const { say, me } = board;
  return html`<div class="chips">
    ${GOODS.map(
      (good) =>
        html`<${Chip}
          key=${good}
          say=${say}
          good=${good}
          amount=${amounts[good]}
          held=${me[good]}
          full=${total(amounts) >= most}
          gaining=${gaining}
          onChange=${(amount) => change({ ...amounts, [good]: amount })}
        />`,
    )}
  </div>`;
}
