/** Picking several things that are chosen together: a button for each, how many are picked, and the one that sends them. */
import { html } from "../vendor/ui.js";
import { has, say } from "../app/words.js";
import { Icon } from "../icons.js";

/** @import { Phrase, Thing } from "../types/platform.d.ts" */
/** @import { ComponentChildren } from "../vendor/ui.js" */
/** @import { Picks } from "../app/picks.js" */

/**
 * The sign of a thing that is picked: its place in the order where that matters, how many of several, or a tick.
 * @param {{ picks: Picks, indices: number[], count: number }} props
 */
export function PickMark({ picks, indices, count }) {
  const ordered = picks.several.value?.ordered;
  const shown = !indices.length
    ? null
    : ordered ? indices.map((at) => at + 1).join(" ") : count > 1 ? `${indices.length}/${count}` : html`<${Icon} name="check" />`;
  return html`<span class="pick-mark number ${shown ? "on" : ""}" aria-hidden="true">${shown}</span>`;
}

/**
 * Where in the order of picking the picks of a code are.
 * @param {Picks} picks
 * @param {string} code
 */
const indicesOf = (picks, code) => picks.picked.value.flatMap((pick, i) => (pick.code === code ? [i] : []));

/**
 * A thing as a button that is pressed while it is picked; with "less" and "more" where there are several of it.
 * @param {{ picks: Picks, thing: Thing, text: string, extra?: string, onPick?: (() => void) | null }} props
 */
export function PickButton({ picks, thing, text, extra = "", onPick = null }) {
  const { code, count } = thing;
  const indices = indicesOf(picks, code);
  const toggle = () => {
    picks.toggle(code);
    onPick?.();
  };
  const button = html`<button type="button" class="button pick ${extra}" data-code=${code} aria-pressed=${indices.length > 0}
      onClick=${toggle}>
    <${PickMark} picks=${picks} indices=${indices} count=${count} /><span>${text}</span>
    ${count > 1 && html`<span class="spoken">${say("several-of", { n: indices.length, most: count })}</span>`}
  </button>`;
  if (count === 1) return button;
  /**
   * @param {string} icon
   * @param {string} label
   * @param {() => void} act
   * @param {boolean} off
   */
  const step = (icon, label, act, off) => html`
    <button type="button" class="button icon-only ${extra}" aria-label=${say(label, { what: text })} aria-disabled=${off}
            onClick=${() => off || act()}><${Icon} name=${icon} /></button>`;
  return html`
    <span class="button-group pick-many">${step("minus", "web-several-less", () => picks.less(code), !indices.length)}${button}
      ${step("plus", "web-several-more", () => picks.pick(code), indices.length === count)}</span>`;
}

/**
 * What the confirmation does, for a number of things.
 * @param {Phrase} question
 * @param {number} n
 */
function promise(question, n) {
  const key = `web-${question.key.replace("-ask-", "-several-")}`;
  return has(key) ? say(key, { n }) : say("web-several-confirm", { n });
}

/**
 * The button that sends the whole choice. It is as wide as its widest label: nothing moves when the number changes.
 * @param {{ picks: Picks, question: Phrase, busy: boolean, extra?: string }} props
 */
export function Confirm({ picks, question, busy, extra = "" }) {
  const { least, most } = picks.several.value ?? { least: 0, most: 0 };
  const n = Math.max(least, picks.picked.value.length);
  const off = busy || !picks.ready.value;
  const labels = [...new Set([0, 1, 2, most, n])].filter((number) => number >= least && number <= most);
  return html`<button type="button" class="button primary confirm ${extra}" aria-disabled=${off}
      onClick=${() => off || picks.confirm().catch(() => {})}>
    <span class="widest">
      ${labels.map((number) => html`<span key=${number} class=${number === n ? "" : "unseen"}>${promise(question, number)}</span>`)}</span>
  </button>`;
}

/**
 * How many are picked and needed, and why they cannot be sent yet; read out when it changes.
 * @param {{ picks: Picks }} props
 */
export function PickCount({ picks }) {
  const why = picks.why.value;
  return html`
    <p class="pick-count" role="status" aria-live="polite">
      <span><b>${picks.count.value && say(picks.count.value)}</b>${why && html` <span class="pick-why">${say(why)}</span>`}</span></p>`;
}

/**
 * All that goes with the things themselves: the count, "none of them" and the confirmation.
 * @param {{ picks: Picks, question: Phrase, busy: boolean, extra?: string, children?: ComponentChildren }} props
 */
export function PickLine({ picks, question, busy, extra = "", children }) {
  const none = !picks.picked.value.length;
  return html`<div class="pick-line">
    <${PickCount} picks=${picks} />
    ${children}
    <button type="button" class="button quiet ${extra}" aria-disabled=${none} onClick=${() => none || picks.clear()}>
      ${say("web-several-clear")}</button>
    <${Confirm} picks=${picks} question=${question} busy=${busy} extra=${extra} />
  </div>`;
}
