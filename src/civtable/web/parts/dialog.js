/** A dialog of the browser's own kind: Esc closes it, the focus stays inside and goes back afterwards. */
import { html, useEffect, useRef } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { Icon } from "../icons.js";

/** @import { ComponentChildren } from "../vendor/ui.js" */

/** @param {{ title: string, wide?: boolean, onClose: () => void, children: ComponentChildren }} props */
export function Dialog({ title, wide = false, onClose, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return html`
    <dialog class=${wide ? "dialog wide" : "dialog"} ref=${dialog} onClose=${onClose} aria-label=${title}>
      <div class="dialog-head spread">
        <h2 class="h3">${title}</h2>
        <button class="button quiet small icon-only" aria-label=${say("web-close")} onClick=${() => dialog.current?.close()}>
          <${Icon} name="close" /></button>
      </div>
      <div class="dialog-body stack">${children}</div>
    </dialog>`;
}
