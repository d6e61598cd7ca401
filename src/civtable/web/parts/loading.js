/** Something that the server knows, and what stands on the page until it says it. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";

/** What `ask` gives: `{value}`, `{phrase}` if it was refused, or neither while it is on its way. */
export function useAnswer(ask, needs) {
  const [answer, setAnswer] = useState({});
  useEffect(() => {
    let wanted = true;
    setAnswer({});
    ask().then(
      (value) => wanted && setAnswer({ value }),
      (refusal) => {
        if (!refusal.phrase) throw refusal;
        if (wanted) setAnswer({ phrase: refusal.phrase });
      },
    );
    return () => (wanted = false);
  }, needs);
  return [answer, setAnswer];
}

/** Stands for an answer that is not there. */
export function Waiting({ phrase = null }) {
  if (phrase) return html`<p class="notice bad" role="alert">${say(phrase)}</p>`;
  return html`<p class="quiet-text waiting" role="status">${say("web-loading")}</p>`;
}
