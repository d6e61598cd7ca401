/** A text to share, with a button that copies it, and one that shares it where the system can. */
import { html, useRef } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { Icon } from "../icons.js";
import { CopyButton } from "./copying.js";

/** @param {{ label: string, text: string }} props */
export function ShareText({ label, text }) {
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  const select = () => shown.current && getSelection()?.selectAllChildren(shown.current);
  const share = () => navigator.share({ text }).catch(() => {}); // who changes their mind has said nothing
  return html`
    <div class="share-text">
      <pre ref=${shown} tabindex="0" role="group" aria-label=${label}>${text}</pre>
      <div class="row">
        <${CopyButton} label=${label} text=${text} select=${select} primary=${true} />
        ${"share" in navigator && html`
          <button class="button small" type="button" onClick=${share} aria-label=${`${say("web-share")}: ${label}`}>
            <${Icon} name="upload" /> ${say("web-share")}</button>`}
      </div>
    </div>`;
}
