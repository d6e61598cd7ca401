/** Which rule stands behind a question or a refusal, and where it can be read. */
import { signal } from "../vendor/ui.js";
import { getOnce } from "./api.js";

/** @import { Phrase } from "../types/platform.d.ts" */

const links = signal(/** @type {Record<string, string>} */ ({})); // ids of rules by keys, of all games asked for so far

/**
 * Learns the rules behind what a game says, once; without them there are no links.
 * @param {string} game
 */
export async function learnLinks(game) {
  const known = await getOnce(`/games/${game}/rules/links`).catch(() => ({}));
  links.value = { ...links.peek(), ...known };
}

/**
 * Where the rule behind a phrase can be read; null where none is told.
 * @param {string} game
 * @param {Phrase} phrase
 */
export function ruleAddress(game, { key }) {
  const id = links.value[key];
  return id ? `/rules/${game}#${id}` : null;
}
