/** Real paths in the address bar: which page is shown, and going to another without loading the document again. */
import { signal } from "../vendor/ui.js";

/** The path shown now, without query and fragment. */
export const path = signal(location.pathname);

/**
 * Goes to a page of ours.
 * @param {string} target
 * @param {{ replace?: boolean }} [props]
 */
export function go(target, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", target);
  path.value = location.pathname;
  window.scrollTo(0, 0);
}

/**
 * Changes the address without a new entry in the history, for positions of a replay.
 * @param {string} target
 */
export function showAddress(target) {
  history.replaceState(null, "", target);
  path.value = location.pathname;
}

/**
 * Whether the browser should follow this link by itself.
 * @param {HTMLAnchorElement} link
 * @param {MouseEvent} event
 */
function isForeign(link, event) {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ||
    link.target || link.hasAttribute("download") || link.origin !== location.origin ||
    link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname && !link.hash.startsWith("#seat="))
  );
}

/** Follows links between our pages without loading the document. */
export function followLinks() {
  window.addEventListener("popstate", () => (path.value = location.pathname));
  document.addEventListener("click", (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest?.("a[href]"));
    if (!link || isForeign(link, event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
