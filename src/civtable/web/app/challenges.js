/** Challenges: the token by which this browser is known there, and playing. */
import { get, post } from "./api.js";
import { getToKnow, keep, kept, prefs } from "./prefs.js";
import { go } from "./router.js";
import { holdSeat } from "./seats.js";

const KEY = "civtable.challenges";

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
