/** Something that the server knows, and what stands on the page until it says it. */
import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { UNREACHED } from "../app/api.js";
import { say } from "../app/words.js";

/** @import { Phrase } from "../types/platform.d.ts" */

/**
 * What was asked of the server: `value`, `phrase` if it was refused, or neither while it is on its way; `again` where it is asked
 * once more by itself, since nobody could be reached.
 * @template Value
 * @typedef {{ value?: Value, phrase?: Phrase, again?: boolean }} Answer
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
        const again = refusal.status === UNREACHED;
        hear({ phrase: refusal.phrase, again });
        if (again) timer = window.setTimeout(attempt, ASK_AGAIN);
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
 * What `ask` gives, asked again every so many milliseconds while the page is open; null leaves what was there before. What is refused
 * stands beside the last answer.
 * @template Value
 * @param {() => Promise<Value | null>} ask
 * @param {number} every
 * @param {unknown[]} needs
 * @returns {Answer<Value> & { hear: (value: Value) => void }}
 */
export function useAgain(ask, every, needs) {
  const [answer, setAnswer] = useState(/** @type {Answer<Value>} */ ({}));
  const asks = useRef(ask);
  asks.current = ask;
  useEffect(() => {
    let timer = 0;
    let wanted = true;
    const look = async () => {
      try {
        const value = await asks.current();
        if (wanted) setAnswer((before) => ({ value: value ?? before.value }));
      } catch (refusal) {
        if (wanted) setAnswer((before) => ({ ...before, phrase: refusal.phrase }));
      }
      if (wanted) timer = window.setTimeout(look, every);
    };
    look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, needs);
  return { ...answer, hear: (value) => setAnswer({ value }) };
}

/**
 * Stands for an answer that is not there.
 * @param {{ phrase?: Phrase | null }} props
 */
export function Waiting({ phrase = null }) {
  if (phrase) return html`<p class="notice bad" role="alert">${say(phrase)}</p>`;
  return html`<p class="quiet-text waiting" role="status">${say("web-loading")}</p>`;
}
