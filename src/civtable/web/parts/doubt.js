/** What is asked once more before it is sent: what would be given up, and what cannot be mended. */
import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { prefer } from "../app/prefs.js";

/** @import { Table } from "../app/table.js" */
/** @import { Asked } from "../app/table.js" */
/** @import { Handled } from "../vendor/ui.js" */

let pressed = 0; // how far down a finger or the mouse last pressed
globalThis.addEventListener("pointerdown", (event) => (pressed = event.clientY), { capture: true });

/**
 * The question, in the half of the window in which nobody has just pressed: who presses twice answers nothing.
 * @param {{ table: Table }} props
 */
export function Doubt({ table }) {
  const asked = table.doubt.value;
  const onClose = () => table.doubt.peek() === asked && (table.doubt.value = null); // another may have come meanwhile
  return asked && html`<${Question} key=${asked.words.key} asked=${asked} onClose=${onClose} />`;
}

/** @param {{ asked: Asked, onClose: () => void }} props */
export function Question({ asked, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [never, setNever] = useState(false);
  const [place] = useState(pressed > innerHeight / 2 ? "above" : "below");
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close(); // gives the focus back
  /** @param {MouseEvent} event */
  const yes = (event) => {
    if (event.detail > 1) return; // the second half of a double click
    if (never && asked.pref) prefer({ [asked.pref]: false });
    close();
    asked.act();
  };
  return html`
    <dialog class="dialog doubt ${place}" ref=${dialog} onClose=${onClose} aria-labelledby="doubt-words">
      <div class="dialog-body stack">
        <p class="name" id="doubt-words">${say(asked.words)}</p>
        ${asked.pref && html`
          <label class="check small"><input type="checkbox" checked=${never}
            onChange=${(/** @type {Handled} */ event) => setNever(event.target.checked)} />
            ${say(asked.never ?? "web-doubt-never")}</label>`}
        <div class="row doubt-answers">
          <button type="button" class="button doubt-no" autofocus onClick=${close}>${say("web-doubt-no")}</button>
          <button type="button" class="button ${asked.grave ? "danger" : "primary"} doubt-yes" onClick=${yes}>${say(asked.yes)}</button>
        </div>
      </div>
    </dialog>`;
}
