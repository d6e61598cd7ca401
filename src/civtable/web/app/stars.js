/** Stars of challenges: how they are told and added up, and which challenge is next. */

/** @import { Challenge } from "../types/answers.d.ts" */

export const STARS = 3;

/**
 * Stars as signs: those that were reached, and those that are left.
 * @param {number} stars
 */
export const starSigns = (stars) => "★".repeat(stars) + "☆".repeat(STARS - stars);

/**
 * The stars of some challenges together.
 * @param {Pick<Challenge, "own">[]} some
 */
export const starsOf = (some) => some.reduce((sum, { own }) => sum + (own?.stars ?? 0), 0);

/**
 * The next challenge after one: of the same game and without a star, from there on and then from the beginning; null if there is none.
 * @template {Pick<Challenge, "id" | "game" | "own">} Listed
 * @param {Listed[]} all
 * @param {string} id
 * @returns {Listed | null}
 */
export function nextAfter(all, id) {
  const at = all.findIndex((one) => one.id === id);
  if (at < 0) return null;
  const order = [...all.slice(at + 1), ...all.slice(0, at)];
  return order.find(({ game, own }) => game === all[at].game && !own?.stars) ?? null;
}
