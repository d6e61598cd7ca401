/** Choosing a file with words of ours: the browser's own button speaks the browser's language, not the page's. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { Icon } from "../icons.js";

/** @import { Handled } from "../vendor/ui.js" */

/**
 * @param {{ id: string, label: string, accept: string, hint?: string, disabled?: boolean, onText: (text: string) => void }} props
 */
export function FileChoice({ id, label, accept, hint = "", disabled = false, onText }) {
  const [name, setName] = useState("");
  /** @param {Handled} event */
  const read = async (event) => {
    const [file] = event.target.files ?? [];
    setName(file?.name ?? "");
    if (file) onText(await file.text());
  };
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <div class="row file-choice">
        <input class="spoken" id=${id} type="file" accept=${accept} disabled=${disabled}
               aria-describedby=${hint ? `${id}-about` : null} onChange=${read} />
        <span class="button" aria-hidden="true" onClick=${() => document.getElementById(id)?.click()}>
          <${Icon} name="upload" /> ${say("web-file-choose")}</span>
        <span class="quiet-text one-line" aria-hidden="true">${name || say("web-file-none")}</span>
      </div>
      ${hint && html`<p class="hint" id=${`${id}-about`}>${hint}</p>`}
    </div>`;
}
