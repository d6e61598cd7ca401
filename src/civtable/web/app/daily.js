/** The daily deal: the token by which this browser is known there, playing, and a text to share that gives nothing away. */
import { post } from "./api.js";
import { getToKnow, keep, kept, prefs } from "./prefs.js";
import { go } from "./router.js";
import { holdSeat } from "./seats.js";
import { language, say } from "./words.js";

/** @import { DailyDeal, OwnTry } from "../types/answers.d.ts" */

const KEY = "civtable.daily";

/** @type {Record<string, string>} */
const SIGNS = { "+": "▲", "=": "◆", "-": "▽" };

/**
 * The secret by which this browser is known at daily deals; null before its first try.
 * @returns {string | null}
 */
export const dailyToken = () => kept(KEY, { player: null }).player;

/**
 * Begins the try that counts, goes on with it, or practises.
 * @param {string} game
 * @param {string} day
 * @param {boolean} practice
 */
export async function playDaily(game, day, practice) {
  const made = await post(`/daily/${game}/${day}`, { name: prefs.peek().name.trim() || null, practice }, dailyToken());
  keep(KEY, { player: made.player });
  getToKnow(game);
  holdSeat(made.id, made.seat, made.token);
  go(`/table/${made.id}`);
}

/**
 * A day in the reader's way.
 * @param {string} day
 */
export const dayWords = (day) => new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/**
 * The day so many days after another, or before.
 * @param {string} day
 * @param {number} days
 */
export function dayAfter(day, days) {
  const moment = new Date(day);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/**
 * How a game went, as signs.
 * @param {string} course
 */
export const signs = (course) => [...course].map((one) => SIGNS[one]).join("");

/**
 * "Place 2 of 3 with 187", or who won where one plays alone.
 * @param {{ rank: number | null, total: number | null, seats: number }} result
 */
export const resultWords = ({ rank, total, seats }) => say("daily-share-place", { rank: rank ?? 0, total: total ?? 0, seats });

/**
 * What to tell others: the deal, the result, its course in signs, and where it is played.
 * @param {{ game: string, day: string, own: OwnTry }} deal
 * @param {string} origin
 */
export function shareText({ game, day, own }, origin) {
  const title = say("daily-share", { game: { key: `game-name-${game}` }, day });
  return [title, resultWords(own), ...(own.course ? [signs(own.course)] : []), `${origin}/daily/${game}/${day}`].join("\n");
}

/**
 * Who sits at the table of a deal, in words.
 * @param {DailyDeal} deal
 */
export function rivalsWords({ seats, settings }) {
  const bots = seats.slice(1);
  if (!bots.length) return say("web-daily-alone-imperium", { level: { key: `setting-value-imperium-level-${settings.level}` } });
  return say("web-daily-against", { n: bots.length, level: { key: `bot-${bots[0]}` } });
}
