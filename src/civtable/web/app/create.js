/** Making tables and sitting down at them. */
import { getOnce, post } from "./api.js";
import { go } from "./router.js";
import { getToKnow, prefer, prefs } from "./prefs.js";
import { holdSeat, keepLink, forgetSeat, seatsHere } from "./seats.js";

/** @import { GameFacts, Settings } from "../types/platform.d.ts" */

/**
 * A seat of the form: `me`, `here` (another player at this screen), `friend` (gets a link), `open` (anybody) or a bot.
 * @typedef {{ who: string, name: string, level: string }} WishedSeat
 * @typedef {{ game: string, settings: Settings, seats: WishedSeat[], isPrivate: boolean, takeover: number | null, title: string,
 *   hints: boolean }} NewTable
 */

const PLAY_NOW_SEATS = 3;

/** The games that the server has. */
export const games = () => getOnce("/games");

/**
 * What the server says about a game.
 * @param {string} name
 */
export async function gameNamed(name) {
  return /** @type {GameFacts} */ ((await games()).find((game) => game.name === name));
}

/**
 * The settings that a game begins with: the first value of each.
 * @param {GameFacts} game
 * @returns {Settings}
 */
export function firstSettings(game) {
  return Object.fromEntries(game.settings.map((setting) => [setting.name, setting.values[0]]));
}

/**
 * The level of bots that this browser's user played against last; the middle one of a game that does not have it.
 * @param {GameFacts} game
 * @returns {string}
 */
export function usualLevel(game) {
  const { level } = prefs.value;
  return game.levels.includes(level) ? level : game.levels[Math.floor(game.levels.length / 2)];
}

/**
 * How strong the rivals of a first table can be: levels of bots, or the values of a setting where none play.
 * @param {GameFacts} game
 * @returns {{ values: string[], chosen: string, words: (value: string) => string, choose: (value: string) => void }}
 */
export function strengths(game) {
  if (!game.first)
    return { values: game.levels, chosen: usualLevel(game), words: (level) => `bot-${level}`, choose: (level) => prefer({ level }) };
  const { strength } = game.first;
  const values = game.settings.find(({ name }) => name === strength)?.values ?? [];
  const kept = prefs.value.strengths[game.name];
  return {
    values,
    chosen: values.includes(kept) ? kept : values[0],
    words: (value) => `setting-value-${game.name}-${strength}-${value}`,
    choose: (value) => prefer({ strengths: { ...prefs.value.strengths, [game.name]: value } }),
  };
}

/**
 * The settings of the table that a game is begun at with one click.
 * @param {GameFacts} game
 * @returns {Settings}
 */
function playNowSettings(game) {
  if (!game.first) return firstSettings(game);
  return { ...firstSettings(game), ...game.first.settings, [game.first.strength]: strengths(game).chosen };
}

/**
 * A table that suits a first game, and there we go: one click from the welcome to the first choice.
 * @param {GameFacts} game
 */
export async function playNow(game) {
  const count = game.first?.seats ?? (game.seats.includes(PLAY_NOW_SEATS) ? PLAY_NOW_SEATS : game.seats[0]);
  const bots = Array.from({ length: count - 1 }, () => ({ kind: "bot", level: usualLevel(game) }));
  const seats = [{ kind: "person", name: prefs.value.name.trim() || null }, ...bots];
  const table = await post("/tables", { game: game.name, settings: playNowSettings(game), seats, private: true, takeover: null });
  getToKnow(game.name);
  for (const { seat, token } of table.seats) holdSeat(table.id, seat, token);
  go(`/table/${table.id}`);
}

/**
 * A table as the form describes it; the server knows persons, persons who are still to come, open seats and bots.
 * @param {NewTable} props
 */
export async function createTable({ game, settings, seats, isPrivate, takeover, title, hints }) {
  const body = {
    game, settings, private: isPrivate, takeover, title: title || null, hints,
    gather: seats.some(({ who }) => who === "friend" || who === "open"),
    seats: seats.map(({ who, name, level }) => {
      if (who === "bot") return { kind: "bot", level };
      if (who === "open") return { kind: "open" };
      return { kind: "person", name: name.trim() || null, ...(who === "friend" && { friend: true }) };
    }),
  };
  const table = await post("/tables", body);
  getToKnow(game);
  for (const { seat, token } of table.seats) {
    const { who } = seats[seat];
    if (who === "friend") keepLink(table.id, seat, token);
    else holdSeat(table.id, seat, token, who === "me");
  }
  go(`/table/${table.id}`);
}

/**
 * Takes an open seat.
 * @param {string} table
 * @param {number} seat
 * @param {string} name
 */
export async function sitDown(table, seat, name) {
  const found = await post(`/tables/${table}/sit`, { seat, name: name.trim() || null });
  holdSeat(table, found.seat, found.token);
  return found;
}

/**
 * Gets up for good: a bot plays on, of the usual level if none is named.
 * @param {string} table
 * @param {number} seat
 * @param {string | null} level
 */
export async function leaveSeat(table, seat, level) {
  await post(`/tables/${table}/leave`, { level }, seatsHere(table)[seat]);
  forgetSeat(table, seat);
}

/**
 * Goes to the table of the rematch, with the seats that this browser had at the old one.
 * @param {string} table
 * @param {string} next
 */
export async function followRematch(table, next) {
  const tokens = Object.values(seatsHere(table));
  for (const token of tokens) {
    const claimed = await post(`/tables/${next}/claim`, {}, token);
    holdSeat(next, claimed.seat, claimed.token, tokens.length === 1);
  }
  go(`/table/${next}`);
}
