/** Short sentences that come and go at the edge of the screen: a refusal, a link that was copied. */
import { html, signal } from "../vendor/ui.js";
import { say } from "../app/words.js";

const SHOWN_FOR = 6000;
const toasts = signal([]);
let number = 0;

/** Shows a phrase for a while. */
function toast(phrase, kind = "") {
  const entry = { number: ++number, phrase, kind };
  toasts.value = [...toasts.value.slice(-2), entry];
  setTimeout(() => (toasts.value = toasts.value.filter((other) => other !== entry)), SHOWN_FOR);
}

/** Shows why something was refused; anything else is our own mistake and goes on to the console. */
export function complain(refusal) {
  const phrase = refusal.phrase ?? (refusal.key ? refusal : null);
  if (!phrase) throw refusal;
  toast(phrase, "bad");
}

export function Toasts() {
  return html`
    <div class="toasts" role="status" aria-live="polite">
      ${toasts.value.map((entry) => html`<p class="notice arrives ${entry.kind}" key=${entry.number}>${say(entry.phrase)}</p>`)}
    </div>`;
}
