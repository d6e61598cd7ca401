/** Short sentences that come and go at the edge of the screen: a refusal, a link that was copied. `web/parts/toasts.js` shows them. */
import { signal } from "../vendor/ui.js";

/** @import { Phrase } from "../types/platform.d.ts" */

/** @typedef {{ number: number, phrase: Phrase, kind: string }} Toast */

const SHOWN_FOR = 6000;
let number = 0;

export const toasts = signal(/** @type {Toast[]} */ ([]));

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
