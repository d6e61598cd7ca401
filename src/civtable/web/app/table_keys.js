/** The keyboard at a table: arrows walk among what can be chosen, Ctrl+Z takes back, h asks for a hint. */
import { useEffect } from "../vendor/ui.js";
import { hasModifier, isArrow, isTyping, isUndo, nextBox } from "./keys.js";
import { playsAlone } from "./seats.js";

/** @import { Arrow } from "./keys.js" */
/** @import { Table } from "./table.js" */

/** What glows, and the answers and steps of an open question. */
const GLOWS = "button.can, .open-spot > .spot-button, :is(.sheet, .tray, .bubble, .action-line) button";
const OWN_ARROWS = "[role=tablist], [role=radiogroup], input[type=range], dialog"; // they have arrows of their own

/** @param {Element} element */
const isReachable = (element) => element.checkVisibility() && !element.matches(":disabled, [aria-disabled=true]");

/**
 * Moves the focus to what glows next to it; from elsewhere, to the first that glows. Whether there was anything.
 * @param {Arrow} arrow
 */
function walk(arrow) {
  const board = document.querySelector(".board-area");
  const found = /** @type {HTMLElement[]} */ ([...(board?.querySelectorAll(GLOWS) ?? [])].filter(isReachable));
  const at = document.activeElement;
  if (!found.length) return false;
  const isOn = at !== null && board?.contains(at) && at.matches("button, [tabindex='0']");
  const others = found.filter((element) => element !== at);
  const next = isOn ? nextBox(at.getBoundingClientRect(), others.map((element) => element.getBoundingClientRect()), arrow) : 0;
  const target = isOn ? others[next] : found[0];
  target?.focus();
  target?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/**
 * The last step that can be taken back by oneself is taken back.
 * @param {Table} table
 */
function takeBack(table) {
  const state = table.state.peek();
  if (!state || table.over.peek() || table.busy.peek()) return false;
  const { steps, ask } = state.undo;
  const step = steps.at(-1) ?? (playsAlone(state) ? ask : null);
  if (step === null) return false;
  const taking = steps.length ? table.undo(step) : table.askUndo(step);
  taking.catch(() => {}); // the page says why
  return true;
}

/**
 * Hears the keys of the whole page while a table is shown; those that a board takes for itself are its own.
 * @param {Table} table
 */
export function useTableKeys(table) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const { key, target } = event;
      if (event.defaultPrevented || isTyping(event)) return;
      if (isUndo(event)) {
        if (takeBack(table)) event.preventDefault();
      } else if (key === "h" && !hasModifier(event)) {
        table.askHint().catch(() => {}); // the page says why
      } else if (isArrow(key) && !hasModifier(event) && !(target instanceof Element && target.closest(OWN_ARROWS))) {
        if (walk(key)) event.preventDefault();
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [table]);
}
