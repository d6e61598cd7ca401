/**
 * Keeps the place of the keyboard at a table: when what had the focus is gone, the focus goes to what is nearest to
 * it, never back to the top of the page.
 */

const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex='-1'])";

let path = /** @type {HTMLElement[]} */ ([]); // what has the focus, and what that is in, from the inside out
let thing = /** @type {string | null} */ (null); // the name of the thing of the board that had the focus last

/**
 * Remembers where the focus is.
 * @param {FocusEvent} event
 */
function remember(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  path = [];
  for (let at = /** @type {HTMLElement | null} */ (target); at && at !== document.body; at = at.parentElement) path.push(at);
  thing = target.dataset.thing ?? (target.closest(".board-frame") ? thing : null);
}

/** Finds the focus a place if it was lost: on the thing that it came from, or within what is left around it. */
function restore() {
  if (document.activeElement !== document.body || !path.length || path[0].isConnected) return;
  const around = path.find((element) => element.isConnected);
  if (!around?.closest(".table-page")) return; // another page is shown: the frame has its own way
  const board = thing === null ? null : around.closest(".board-frame");
  const same = /** @type {HTMLElement | null | undefined} */ (board?.querySelector(`[data-thing="${thing}"]`));
  const near = /** @type {HTMLElement | null} */ (around.querySelector(FOCUSABLE));
  const found = same ?? near ?? around;
  if (found === around && !around.hasAttribute("tabindex")) around.tabIndex = -1;
  found.focus({ preventScroll: true });
}

export function keepFocus() {
  document.addEventListener("focusin", remember);
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true });
}
