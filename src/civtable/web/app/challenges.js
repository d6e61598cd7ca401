/** Challenges: the token by which this browser is known there, playing, and what comes next. */
import { get, post } from "./api.js";
import { getToKnow, keep, kept, prefs } from "./prefs.js";
import { go } from "./router.js";
import { holdSeat } from "./seats.js";

/** @import { Challenge } from "../types/answers.d.ts" */

const KEY = "civtable.challenges";
export const STARS = 3;

/**
 * The secret by which this browser is known at challenges; null before its first attempt.
 * @returns {string | null}
 */
export const challengeToken = () => kept(KEY, { player: null }).player;

/** All challenges, with what was reached here or with the account. */
export const challenges = () => get("/challenges", challengeToken());

/**
 * Goes on with the attempt that is open, or begins one; `again` begins another in any case.
 * @param {{ id: string, game: string }} challenge
 * @param {boolean} again
 */
export async function playChallenge({ id, game }, again) {
  const made = await post(`/challenges/${id}`, { name: prefs.peek().name.trim() || null, again }, challengeToken());
  keep(KEY, { player: made.player });
  getToKnow(game);
  holdSeat(made.id, made.seat, made.token);
  go(`/table/${made.id}`);
}

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
