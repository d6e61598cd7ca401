/** What boards of cards ask once more. */

/** @import { Asking, Doubt } from "../../types/board.d.ts" */

/**
 * The end of a turn in which actions are left: asked about once in each turn of a player, and never if they do not want it.
 * @param {Pick<Asking, "view" | "seat">} asking
 * @param {number} n how many are left
 * @param {string} words the key of the sentence that says so
 * @param {string} yes the key of ending the turn
 * @returns {Doubt}
 */
export function unspent({ view, seat }, n, words, yes) {
  return { words: { key: words, args: { n } }, yes: { key: yes }, pref: "askEnd", once: `end ${view.round} ${seat}` };
}
