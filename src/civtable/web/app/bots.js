/** Bots: what they are called, and which of them can sit at a table. */

/** @import { GameFacts, Phrase } from "../types/platform.d.ts" */

/** How the name of a bot begins that is a trained policy of this server. */
const SERVED = "policy:";

/**
 * What a bot is called.
 * @param {string | null} level
 * @returns {Phrase}
 */
export function botPhrase(level) {
  if (!level?.startsWith(SERVED)) return { key: `bot-${level}`, args: {} };
  return { key: "bot-policy", args: { name: level.slice(SERVED.length) } };
}

/**
 * How a bot plays, in a sentence.
 * @param {string} level
 * @returns {Phrase}
 */
export const botAbout = (level) => ({ key: level.startsWith(SERVED) ? "bot-policy-about" : `bot-${level}-about`, args: {} });

/**
 * The bots for a table of so many: all levels, weakest first, then the policies that were trained for it.
 * @param {GameFacts} game
 * @param {number} seats
 * @returns {string[]}
 */
export function botsFor(game, seats) {
  return [...game.levels, ...game.policies.filter(({ players }) => players === seats).map(({ level }) => level)];
}
