/** A link to send, with a button that copies it, and one that shares it where the system can. */
import { html, useRef } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { Icon } from "../icons.js";
import { CopyButton } from "./copying.js";

/** @param {{ label: string, link: string, prominent?: boolean }} props */
export function CopyLink({ label, link, prominent = false }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const share = () => navigator.share({ title: document.title, url: link }).catch(() => {}); // who changes their mind has said nothing
  const canShare = "share" in navigator && /^https?:/.test(link);
  return html`
    <div class="copy-link">
      <input class="input" ref=${field} readonly value=${link} aria-label=${label} onFocus=${(event) => event.target.select()} />
      <${CopyButton} label=${label} text=${link} select=${() => field.current?.select()} primary=${prominent} />
      ${canShare && html`
        <button class="button small" type="button" onClick=${share} aria-label=${`${say("web-share")}: ${label}`}>
          <${Icon} name="upload" /> ${say("web-share")}</button>`}
    </div>`;
}
