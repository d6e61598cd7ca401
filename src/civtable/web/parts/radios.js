/** One of several values, all visible. */
import { html } from "../vendor/ui.js";

/** @import { Field } from "../vendor/ui.js" */

/**
 * `about` is what comes of the value that is chosen.
 * @param {{ name: string, label: string, value: string, choices: string[][], about?: Field, onChoose: (value: string) => void }} props
 */
export function Radios({ name, label, value, choices, about = "", onChoose }) {
  return html`
    <fieldset class="field">
      <legend class="label">${label}</legend>
      <div class="row radios">
        ${choices.map(([choice, words]) => html`
          <label class="check" key=${choice}>
            <input type="radio" name=${name} value=${choice} checked=${choice === value} onChange=${() => onChoose(choice)} /> ${words}
          </label>`)}
      </div>
      ${about && html`<p class="hint" aria-live="polite">${about}</p>`}
    </fieldset>`;
}
