/**
 * A record from a file: it becomes a table to look at, or to play on if it was not finished. A scenario becomes a
 * table at its position.
 */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { postText } from "../app/api.js";
import { go } from "../app/router.js";
import { holdSeat } from "../app/seats.js";
import { FileChoice } from "../parts/file_choice.js";

/** @import { Phrase } from "../types/platform.d.ts" */

export function ImportPage() {
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(/** @type {Phrase | null} */ (null));
  const [busy, setBusy] = useState(false);
  /** @param {SubmitEvent} event */
  const send = async (event) => {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    try {
      const made = await postText("/records", text);
      for (const { seat, token } of made.seats ?? []) holdSeat(made.id, seat, token, false);
      go(made.seats?.length ? `/table/${made.id}` : `/table/${made.id}/replay/0`);
    } catch (refusal) {
      setBusy(false);
      if (!refusal.phrase) throw refusal;
      setRefused(refusal.phrase);
    }
  };
  return html`
    <form class="page narrow stack" onSubmit=${send}>
      <h1>${say("web-title-import")}</h1>
      <p>${say("web-import-about")}</p>
      <${FileChoice} id="record-file" label=${say("web-import-file")} accept=".json,.yaml,.yml,application/json,application/yaml"
                     onText=${setText} />
      <div class="field">
        <label for="record-text">${say("web-import-text")}</label>
        <textarea class="input" id="record-text" rows="8" spellcheck=${false} value=${text}
                  onInput=${(event) => setText(event.target.value)}></textarea>
      </div>
      ${refused && html`<p class="notice bad" role="alert">${say(refused)}</p>`}
      <div><button class="button primary" disabled=${busy || !text.trim()}>${say("web-import-go")}</button></div>
    </form>`;
}
