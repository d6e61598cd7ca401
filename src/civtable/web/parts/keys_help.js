/** Which keys there are: `?` lists them. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { hasModifier, isTyping } from "../app/keys.js";
import { say } from "../app/words.js";
import { Dialog } from "./dialog.js";

/** @typedef {[keys: string[], meaning: string][]} Keys keys as they are written on them, and the key of what they do */

/** @type {Keys} */
export const TABLE_KEYS = [
  [["←", "↑", "→", "↓"], "web-keys-walk"],
  [["Enter"], "web-keys-choose"],
  [["Esc"], "web-keys-back"],
  [["Ctrl+Z"], "web-keys-undo"],
  [["h"], "web-hint-key"],
  [["Tab"], "web-keys-tab"],
  [["?"], "web-keys-help"],
];

/** @type {Keys} */
export const REPLAY_KEYS = [
  [["←", "→"], "web-keys-step"],
  [["Space"], "web-keys-play"],
  [["Home", "End"], "web-keys-ends"],
  [["?"], "web-keys-help"],
];

/** @param {{ keys: Keys }} props */
export function KeysHelp({ keys }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.key !== "?" || isTyping(event) || hasModifier(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  if (!open) return null;
  return html`
    <${Dialog} title=${say("web-keys")} onClose=${() => setOpen(false)}>
      <dl class="keys-help">
        ${keys.map(([names, meaning]) => html`
          <div key=${meaning} class="row">
            <dt>${names.map((name) => html`<kbd key=${name}>${name}</kbd> `)}</dt><dd>${say(meaning)}</dd>
          </div>`)}
      </dl>
    <//>`;
}
