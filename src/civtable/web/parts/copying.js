/** Copying by a button: what it says afterwards, also where the browser would not. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { Icon } from "../icons.js";

/** What the button says before, after, and where the text is only selected. */
const WORDS = { no: "web-copy", yes: "web-copied", selected: "web-copy-selected" };

/**
 * Copies a text; without https there is only the old way, from what is selected on the page.
 * @param {string} text
 * @param {() => void} select selects the text where it is shown
 * @returns {Promise<"yes" | "selected">}
 */
async function copied(text, select) {
  try {
    await navigator.clipboard.writeText(text);
    return "yes";
  } catch {
    select();
    return document.execCommand("copy") ? "yes" : "selected";
  }
}

/**
 * A button that copies a text. `select` selects it where it is shown.
 * @param {{ label: string, text: string, select: () => void, primary?: boolean }} props
 */
export function CopyButton({ label, text, select, primary = false }) {
  const [state, setState] = useState(/** @type {keyof typeof WORDS} */ ("no"));
  const copy = async () => setState(await copied(text, select));
  return html`
    <button class="button small ${primary ? "primary" : ""}" type="button" onClick=${copy} aria-label=${`${say("web-copy")}: ${label}`}>
      <${Icon} name=${state === "yes" ? "check" : "copy"} /> <span aria-live="polite">${say(WORDS[state])}</span></button>`;
}
