/** What is asked once more before it is done. */

import { unspent } from "../common/care.js";

/** Ways to use a turn that somebody may have forgotten: a card to play, or what can be done instead of playing cards. */
const USES = new Set(["play", "innovate", "revolt"]);

/**
 * The end of a turn with action tokens left and something to do.
 * @param {string} code
 */
export function doubt(code, asking) {
  const { view, seat, choice, decision } = asking;
  if (code !== "pass" || decision?.kind !== "act") return null;
  const n = view.players[seat].actions;
  const can = choice.options.some((option) => USES.has(option.code.split(" ")[0]));
  return n && can ? unspent(asking, n, "web-imperium-unspent", "imperium-pass-act") : null;
}
