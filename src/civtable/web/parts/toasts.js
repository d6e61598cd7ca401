/** Short sentences that come and go at the edge of the screen: a refusal, a link that was copied. */
import { html } from "../vendor/ui.js";
import { notify, toasts } from "../app/toasts.js";
import { say } from "../app/words.js";

/** @import { Phrase } from "../types/platform.d.ts" */
/** @import { Refusal } from "../app/api.js" */

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
