/** Short sentences that come and go at the edge of the screen: a refusal, a link that was copied. */
import { html, signal } from "../vendor/ui.js";
import { say } from "../app/words.js";

/** @import { Phrase } from "../types/platform.d.ts" */
/** @import { Refusal } from "../app/api.js" */

/** @typedef {{ number: number, phrase: Phrase, kind: string }} Toast */

const SHOWN_FOR = 6000;
const toasts = signal(/** @type {Toast[]} */ ([]));
let number = 0;

/**
 * Shows a phrase for a while.
 * @param {Phrase} phrase
 * @param {string} [kind]
 */
export function notify(phrase, kind = "") {
  const entry = { number: ++number, phrase, kind };
  toasts.value = [...toasts.value.slice(-2), entry];
  setTimeout(() => (toasts.value = toasts.value.filter((other) => other !== entry)), SHOWN_FOR);
}

/**
 * Shows why something was refused; anything else is our own mistake and goes on to the console.
 * @param {Partial<Refusal & Phrase>} refusal
 */
export function complain(refusal) {
  const phrase = refusal.phrase ?? (refusal.key ? /** @type {Phrase} */ (refusal) : null);
  if (!phrase) throw refusal;
  notify(phrase, "bad");
}

export function Toasts() {
  return html`
    <div class="toasts" role="status" aria-live="polite">
      ${toasts.value.map((entry) => html`<p class="notice arrives ${entry.kind}" key=${entry.number}>${say(entry.phrase)}</p>`)}
    </div>`;
}
