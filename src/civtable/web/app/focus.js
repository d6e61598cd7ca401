/**
 * Keeps the place of the keyboard at a table: when what had the focus is gone, the focus goes to what is nearest to
 * it, never back to the top of the page.
 */

const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex='-1'])";

let path = []; // what has the focus, and what that is in, from the inside out
let thing = null; // the name of the thing of the board that had the focus last

/** Remembers where the focus is. */
function remember({ target }) {
  path = [];
  for (let at = target; at && at !== document.body; at = at.parentElement) path.push(at);
  thing = target.dataset.thing ?? (target.closest(".board-frame") ? thing : null);
}

/** Finds the focus a place if it was lost: on the thing that it came from, or within what is left around it. */
function restore() {
  if (document.activeElement !== document.body || !path.length || path[0].isConnected) return;
  const around = path.find((element) => element.isConnected);
  if (!around?.closest(".table-page")) return; // another page is shown: the frame has its own way
  const same = thing && around.closest(".board-frame")?.querySelector(`[data-thing="${thing}"]`);
  const found = same || around.querySelector(FOCUSABLE) || around;
  if (found === around && !around.hasAttribute("tabindex")) around.tabIndex = -1;
  found.focus({ preventScroll: true });
}

export function keepFocus() {
  document.addEventListener("focusin", remember);
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true });
}
