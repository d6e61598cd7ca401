/** The webhooks of a table, for who made it: rooms of Discord or Slack, or programs, that hear what happens. */
import { html, useState } from "../vendor/ui.js";
import { drop, get, post } from "../app/api.js";
import { language, say } from "../app/words.js";
import { CopyLink } from "./copy.js";
import { useAnswer } from "./loading.js";
import { complain } from "./toasts.js";

/** @import { Table } from "../app/table.js" */
/** @import { Webhook } from "../types/answers.d.ts" */

const FORMS = ["discord", "slack", "json"];

/**
 * Nothing for others than who made the table: the server knows.
 * @param {{ table: Table }} props
 */
export function Webhooks({ table }) {
  const path = /** @type {const} */ (`/tables/${table.id}/webhooks`);
  const [{ value: hooks }, setAnswer] = useAnswer(() => get(path, table.token), [table.id]);
  const [secret, setSecret] = useState(/** @type {string | null} */ (null));
  if (!hooks) return null;
  /** @param {SubmitEvent} event */
  const add = async (event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    try {
      const made = await post(path, { ...Object.fromEntries(new FormData(form)), language: language.value }, table.token);
      setSecret(made.form === "json" ? made.secret : null);
      setAnswer({ value: [...hooks, made] });
      form.reset();
    } catch (refusal) {
      complain(refusal);
    }
  };
  /** @param {Webhook} hook */
  const remove = (hook) => {
    const left = hooks.filter((one) => one.id !== hook.id);
    return drop(`${path}/${hook.id}`, undefined, table.token).then(() => setAnswer({ value: left }), complain);
  };
  return html`
    <details class="webhooks">
      <summary>${say("web-hooks")}</summary>
      <div class="stack">
        <p class="hint">${say("web-hooks-about")}</p>
        <ul class="plain stack">${hooks.map((/** @type {Webhook} */ hook) => html`
          <li class="row" key=${hook.id}><span class="grow">${say(`web-hooks-form-${hook.form}`)}: <code>${hook.host}</code></span>
            <button class="button small" aria-label=${`${say("web-hooks-remove")}: ${hook.host}`}
                    onClick=${() => remove(hook)}>${say("web-hooks-remove")}</button></li>`)}</ul>
        ${secret && html`<p>${say("web-hooks-secret")}</p><${CopyLink} label=${say("web-hooks-secret")} link=${secret} />`}
        <form class="stack" onSubmit=${add}>
          <label class="field"><span class="label">${say("web-hooks-form")}</span>
            <select class="select" name="form">${FORMS.map((form) => html`
              <option key=${form} value=${form}>${say(`web-hooks-form-${form}`)}</option>`)}</select></label>
          <label class="field"><span class="label">${say("web-hooks-url")}</span>
            <input class="input" type="url" name="url" required maxlength="500" placeholder="https://" /></label>
          <div class="row"><button class="button">${say("web-hooks-add")}</button></div>
        </form>
      </div>
    </details>`;
}
