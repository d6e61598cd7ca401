/** A form of a few fields that says why it was refused, or that it is done. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";

const PASSWORD = { type: "password", minlength: 8, maxlength: 200 };

/** The fields for a password that one has, and for one that one chooses. */
export const password = (name, label) => ({ ...PASSWORD, name, label, autocomplete: "current-password" });
export const newPassword = (name) => ({
  ...PASSWORD,
  name,
  label: "web-account-password-new",
  hint: "web-account-password-hint",
  autocomplete: "new-password",
});

/** `send` gets what stands in the fields, by name; `done` is said when it has gone well. */
export function AskingForm({ id, about, fields, button, look = "", done = null, send }) {
  const [phrase, setPhrase] = useState(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const ask = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    setPhrase(null);
    setSent(false);
    setBusy(true);
    try {
      await send(Object.fromEntries(new FormData(form)));
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
