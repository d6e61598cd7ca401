/** A link to send, with a button that copies it, and one that shares it where the system can. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { Icon } from "../icons.js";

/** @import { Handled } from "../vendor/ui.js" */

/** @param {{ label: string, link: string, prominent?: boolean }} props */
export function CopyLink({ label, link, prominent = false }) {
  const [copied, setCopied] = useState(false);
  /** @param {Handled} event */
  const copy = async (event) => {
    const field = event.currentTarget.parentElement?.querySelector("input");
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field?.select();
      document.execCommand("copy"); // without https there is no other way
    }
    setCopied(true);
  };
  const share = () => navigator.share({ title: document.title, url: link }).catch(() => {}); // who changes their mind has said nothing
  const canShare = "share" in navigator && /^https?:/.test(link);
  const kind = prominent ? "button small primary" : "button small";
  return html`
    <div class="copy-link">
      <input class="input" readonly value=${link} aria-label=${label} onFocus=${(event) => event.target.select()} />
      <button class=${kind} type="button" onClick=${copy} aria-label=${`${say("web-copy")}: ${label}`}>
        <${Icon} name=${copied ? "check" : "copy"} /> <span aria-live="polite">${say(copied ? "web-copied" : "web-copy")}</span>
      </button>
      ${canShare && html`
        <button class="button small" type="button" onClick=${share} aria-label=${`${say("web-share")}: ${label}`}>
          <${Icon} name="upload" /> ${say("web-share")}</button>`}
    </div>`;
}
