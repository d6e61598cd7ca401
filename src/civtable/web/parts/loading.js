/** Something that the server knows, and what stands on the page until it says it. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { UNREACHED } from "../app/api.js";
import { say } from "../app/words.js";

/** @import { Phrase } from "../types/platform.d.ts" */

/**
 * What was asked of the server: `value`, `phrase` if it was refused, or neither while it is on its way.
 * @template Value
 * @typedef {{ value?: Value, phrase?: Phrase }} Answer
 */

const ASK_AGAIN = 2000;

/**
 * Asks something of the server; while it cannot be reached, again and again, and at once when the network is back.
 * Gives what ends it.
 * @template Value
 * @param {() => Promise<Value>} ask
 * @param {(answer: Answer<Value>) => void} hear
 */
export function asking(ask, hear) {
  let wanted = true;
  let timer = 0;
  const attempt = () => {
    clearTimeout(timer);
    ask().then(
      (value) => wanted && hear({ value }),
      (refusal) => {
        if (!refusal.phrase) throw refusal;
        if (!wanted) return;
        hear({ phrase: refusal.phrase });
        if (refusal.status === UNREACHED) timer = window.setTimeout(attempt, ASK_AGAIN);
      },
    );
  };
  const hurry = () => timer && attempt();
  addEventListener("online", hurry);
  attempt();
  return () => {
    wanted = false;
    clearTimeout(timer);
    removeEventListener("online", hurry);
  };
}

/**
 * What `ask` gives, and a way to put another answer in its place. It asks again when something in `needs` changes.
 * @template Value
 * @param {() => Promise<Value>} ask
 * @param {unknown[]} needs
 * @returns {[Answer<Value>, (answer: Answer<Value>) => void]}
 */
export function useAnswer(ask, needs) {
  const [answer, setAnswer] = useState(/** @type {Answer<Value>} */ ({}));
  useEffect(() => {
    setAnswer({});
    return asking(ask, setAnswer);
  }, needs);
  return [answer, setAnswer];
}

/**
 * Stands for an answer that is not there.
 * @param {{ phrase?: Phrase | null }} props
 */
export function Waiting({ phrase = null }) {
  if (phrase) return html`<p class="notice bad" role="alert">${say(phrase)}</p>`;
  return html`<p class="quiet-text waiting" role="status">${say("web-loading")}</p>`;
}
