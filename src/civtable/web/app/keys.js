/** What keys mean, whatever page they are pressed on. */

const TYPED_IN = "input:not([type=range], [type=checkbox], [type=radio]), select, textarea, [contenteditable]";

/**
 * Whether a key belongs to a field: letters, arrows and the undo of the browser are its own.
 * @param {KeyboardEvent} event
 */
export const isTyping = ({ target }) => target instanceof Element && target.closest(TYPED_IN) !== null;

/**
 * Whether a key is pressed together with one that makes it the browser's.
 * @param {KeyboardEvent} event
 */
export const hasModifier = ({ ctrlKey, metaKey, altKey }) => ctrlKey || metaKey || altKey;

/**
 * Whether a key takes back: Ctrl+Z, on a Mac Command+Z.
 * @param {KeyboardEvent} event
 */
export const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** @typedef {Pick<DOMRect, "left" | "right" | "top" | "bottom">} Box */
/** @typedef {"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown"} Arrow */

/** @type {Record<Arrow, { along: 0 | 1, sign: 1 | -1 }>} */
const WAYS = {
  ArrowLeft: { along: 0, sign: -1 },
  ArrowRight: { along: 0, sign: 1 },
  ArrowUp: { along: 1, sign: -1 },
  ArrowDown: { along: 1, sign: 1 },
};

const ASIDE = 3; // a step aside counts as so many steps ahead

/** @param {Box} box */
const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];

/**
 * Which of some boxes lies next to another one in the way of an arrow; -1 if none does.
 * @param {Box} from
 * @param {Box[]} boxes
 * @param {Arrow} arrow
 */
export function nextBox(from, boxes, arrow) {
  const { along, sign } = WAYS[arrow];
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const end = middle(box);
    const ahead = (end[along] - start[along]) * sign;
    const far = ahead + ASIDE * Math.abs(end[1 - along] - start[1 - along]);
    if (ahead > 1 && far < least) [best, least] = [i, far];
  });
  return best;
}

/**
 * @param {string} key
 * @returns {key is Arrow}
 */
export const isArrow = (key) => key in WAYS;
