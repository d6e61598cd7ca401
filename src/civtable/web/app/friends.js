/** Friends from the client's side: whom to play with next, tables for them, and invitations that are accepted. */
import { signal } from "../vendor/ui.js";
import { get, post } from "./api.js";
import { clockAgain } from "./clocks.js";
import { go } from "./router.js";
import { prefs } from "./prefs.js";
import { holdSeat } from "./seats.js";

/** @import { SeatEntry, TableFacts } from "../types/platform.d.ts" */

/** The names of those whom the next table is made for. */
export const companions = signal(/** @type {string[]} */ ([]));

/**
 * What the server says to who is signed in; `otherwise` to everybody else.
 * @template Value
 * @param {() => Promise<Value>} ask
 * @param {Value} otherwise
 */
export async function ifSignedIn(ask, otherwise) {
  if (!prefs.peek().signedIn) return otherwise;
  return ask().catch((refusal) => {
    if (refusal.status !== 401) throw refusal;
    return otherwise; // a session that has ended
  });
}

/** The friends of the account, and who else it knows; null where nobody is signed in. */
export const friendsHere = () => ifSignedIn(() => get("/friends"), null);

/** The invitations of the account. */
export const invitationsHere = () => ifSignedIn(() => get("/invitations"), []);

/**
 * Begins a table for somebody: the form, with a free seat for them.
 * @param {string} name
 */
export function playWith(name) {
  companions.value = [name];
  go("/new");
}

/**
 * Invites accounts to a table; who cannot be invited hears nothing, and the others do.
 * @param {string} table
 * @param {string[]} names
 */
export async function inviteAll(table, names) {
  for (const name of names) await post(`/tables/${table}/invitations`, { name }).catch(() => {});
}

/**
 * The seats of a table like an old one: the same bots, oneself, and free ones for the others.
 * @param {SeatEntry[]} seats
 * @param {number} mine
 */
export function seatsAgain(seats, mine) {
  return seats.map((entry) => {
    if (entry.seat === mine) return { kind: "person", name: prefs.peek().name.trim() || null };
    return entry.kind === "bot" ? { kind: "bot", level: entry.level } : { kind: "open" };
  });
}

/**
 * What the server is asked for where the same game is to be played again: all that was chosen when the table was made.
 * @param {TableFacts} table
 * @param {number} mine
 */
export function tableAgain(table, mine) {
  const { game, settings, title, takeover, rated } = table;
  return {
    game, settings, title, takeover, rated, private: table.private, gather: true,
    clock: clockAgain(table.clock),
    hints: table.hints.allowed,
    seats: seatsAgain(table.seats, mine),
  };
}

/**
 * The same game again for accounts that were at a table, who are invited to it.
 * @param {TableFacts} table
 * @param {number} mine
 * @param {string[]} names
 */
export async function playAgainWith(table, mine, names) {
  const made = await post("/tables", tableAgain(table, mine));
  for (const { seat, token } of made.seats) holdSeat(made.id, seat, token);
  await inviteAll(made.id, names);
  go(`/table/${made.id}`);
}

/**
 * Accepts an invitation, and goes to the table.
 * @param {string} table
 */
export async function accept(table) {
  const { seat, token } = await post(`/invitations/${table}/accept`);
  holdSeat(table, seat, token, false);
  go(`/table/${table}`);
}
