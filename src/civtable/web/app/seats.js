/** The seats that this browser holds, and the links it may send to friends. A seat is a secret token. */
import { post } from "./api.js";
import { kept, keep, prefs } from "./prefs.js";

/** @import { Snapshot } from "../types/platform.d.ts" */

/** @typedef {Record<string, string>} Tokens by seat */

const SEATS = "civtable.seats";
const LINKS = "civtable.links";

/**
 * Tokens by table and seat.
 * @param {string} name
 * @returns {Record<string, Tokens>}
 */
const all = (name) => kept(name, {});

/**
 * The tokens of a table that are played here, by seat.
 * @param {string} table
 * @returns {Tokens}
 */
export const seatsHere = (table) => all(SEATS)[table] ?? {};

/**
 * The tokens of a table that were made here for friends, by seat.
 * @param {string} table
 * @returns {Tokens}
 */
export const linksHere = (table) => all(LINKS)[table] ?? {};

/**
 * Adds to what is kept of a table under a name.
 * @param {string} name
 * @param {string} table
 * @param {number} seat
 * @param {string} token
 */
function add(name, table, seat, token) {
  const before = all(name);
  keep(name, { ...before, [table]: { ...before[table], [seat]: token } });
}

/**
 * Sits down here. Who is signed in finds a seat that is their own on other devices too.
 * @param {string} table
 * @param {number} seat
 * @param {string} token
 * @param {boolean} [own]
 */
export function holdSeat(table, seat, token, own = true) {
  add(SEATS, table, seat, token);
  if (own && prefs.peek().signedIn) keepSeat(table, token);
}

/**
 * Puts a seat into the account; one that is another's, or of a table that is gone, stays where it is.
 * @param {string} table
 * @param {string} token
 */
export const keepSeat = (table, token) => post(`/tables/${table}/keep`, {}, token).catch(() => {});

/**
 * Keeps a link for a friend, to be copied again.
 * @param {string} table
 * @param {number} seat
 * @param {string} token
 */
export const keepLink = (table, seat, token) => add(LINKS, table, seat, token);

/**
 * Gets up: the token is forgotten.
 * @param {string} table
 * @param {number} seat
 */
export function forgetSeat(table, seat) {
  const left = all(SEATS);
  delete left[table]?.[seat];
  keep(SEATS, left);
}

/** The tables where this browser has a seat. */
export const tablesHere = () => Object.keys(all(SEATS)).filter((table) => Object.keys(seatsHere(table)).length);

/**
 * The link that seats a friend. The token is in the fragment: browsers never send that to a server.
 * @param {string} table
 * @param {string} token
 * @param {string} origin what links that are sent begin with
 */
export const linkFor = (table, token, origin) => `${origin}/table/${table}#seat=${token}`;

/** A token in the address bar, taken out of it at once; null if there is none. */
export function tokenInAddress() {
  const found = /^#seat=([\w-]{16,128})$/.exec(location.hash);
  if (!found) return null;
  history.replaceState(null, "", location.pathname + location.search);
  return found[1];
}

/**
 * Whether everybody else at a table is a bot: nobody has to agree to anything.
 * @param {Snapshot} state
 */
export const playsAlone = (state) => state.table.seats.every((entry) => entry.seat === state.seat || entry.kind !== "person");

/**
 * Whether it is told elsewhere that it is one's turn: against bots alone only where one can lose by not coming.
 * @param {Snapshot} state
 */
export function isToldOfTurns(state) {
  const { clock, rated, tournament } = state.table;
  return clock !== null || rated || tournament !== null || !playsAlone(state);
}
