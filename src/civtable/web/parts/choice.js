/** A labelled select, with what comes of the value that is chosen. */
import { html } from "../vendor/ui.js";

/** @param {{ id: string, label: string, value: string, choices: string[][], about: string, onChange: (value: string) => void }} props */
export function Choice({ id, label, value, choices, about, onChange }) {
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <select class="select" id=${id} aria-describedby=${`${id}-about`} onChange=${(event) => onChange(event.target.value)}>
        ${choices.map(([name, words]) => html`<option key=${name} value=${name} selected=${name === value}>${words}</option>`)}
      </select>
      <p class="hint" id=${`${id}-about`} aria-live="polite">${about}</p>
    </div>`;
}
