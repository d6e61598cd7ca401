/** A text to share, with a button that copies it, and one that shares it where the system can. */
import { html, useRef, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { Icon } from "../icons.js";

/**
 * Copies what an element shows, where a browser gives no other way.
 * @param {HTMLElement | null} element
 */
function copyShown(element) {
  if (!element) return;
  getSelection()?.selectAllChildren(element);
  document.execCommand("copy");
}

/** @param {{ label: string, text: string }} props */
export function ShareText({ label, text }) {
  const [copied, setCopied] = useState(false);
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copyShown(shown.current);
    }
    setCopied(true);
  };
  const share = () => navigator.share({ text }).catch(() => {}); // who changes their mind has said nothing
  return html`
    <div class="share-text">
      <pre ref=${shown} tabindex="0" role="group" aria-label=${label}>${text}</pre>
      <div class="row">
        <button class="button small primary" type="button" onClick=${copy} aria-label=${`${say("web-copy")}: ${label}`}>
          <${Icon} name=${copied ? "check" : "copy"} /> <span aria-live="polite">${say(copied ? "web-copied" : "web-copy")}</span></button>
        ${"share" in navigator && html`
          <button class="button small" type="button" onClick=${share} aria-label=${`${say("web-share")}: ${label}`}>
            <${Icon} name="upload" /> ${say("web-share")}</button>`}
      </div>
    </div>`;
}
