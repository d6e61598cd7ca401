/** A form of a few fields that says why it was refused, or that it is done. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";

/** @import { Phrase } from "../types/platform.d.ts" */

/**
 * A field: its label and hint are keys, the rest is for the input.
 * @typedef {{ name: string, label: string, hint?: string } & Record<string, unknown>} FormField
 * @typedef {Record<string, string>} Filled what stands in the fields, by name
 */

/**
 * @typedef {object} Asking
 * @property {string} id
 * @property {string} about
 * @property {FormField[]} fields
 * @property {string} button
 * @property {string} [look]
 * @property {string | null} [done]
 * @property {(filled: Filled) => Promise<unknown>} send
 */

const PASSWORD = { type: "password", minlength: 8, maxlength: 200 };

/**
 * The fields for a password that one has, and for one that one chooses.
 * @param {string} name
 * @param {string} label
 */
export const password = (name, label) => ({ ...PASSWORD, name, label, autocomplete: "current-password" });
/** @param {string} name */
export const newPassword = (name) => ({
  ...PASSWORD,
  name,
  label: "web-account-password-new",
  hint: "web-account-password-hint",
  autocomplete: "new-password",
});

/**
 * `send` gets what stands in the fields, by name; `done` is said when it has gone well.
 * @param {Asking} props
 */
export function AskingForm({ id, about, fields, button, look = "", done = null, send }) {
  const [phrase, setPhrase] = useState(/** @type {Phrase | null} */ (null));
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  /** @param {SubmitEvent} event */
  const ask = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    setPhrase(null);
    setSent(false);
    setBusy(true);
    try {
      await send(/** @type {Filled} */ (Object.fromEntries(new FormData(form))));
      form.reset();
      setSent(true);
    } catch (refusal) {
      if (!refusal.phrase) throw refusal;
      setPhrase(refusal.phrase);
    } finally {
      setBusy(false);
    }
  };
  return html`
    <form class="panel panel-body stack" onSubmit=${ask}>
      <p>${say(about)}</p>
      ${fields.map(({ label, hint, ...field }) => html`
        <div class="field" key=${field.name}>
          <label for=${`${id}-${field.name}`}>${say(label)}</label>
          <input class="input" id=${`${id}-${field.name}`} required ...${field} />
          ${hint && html`<span class="hint">${say(hint)}</span>`}
        </div>`)}
      ${phrase && html`<p class="notice bad" role="alert">${say(phrase)}</p>`}
      ${sent && done && html`<p class="notice" role="status">${say(done)}</p>`}
      <div class="row"><button class=${`button ${look}`} disabled=${busy}>${say(button)}</button></div>
    </form>`;
}
