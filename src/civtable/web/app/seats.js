/** The seats that this browser holds, and the links it may send to friends. A seat is a secret token. */
import { post } from "./api.js";
import { kept, keep, prefs } from "./prefs.js";

const SEATS = "civtable.seats";
const LINKS = "civtable.links";

/** @returns {Object<string, string>} the tokens of a table that are played here, by seat */
export const seatsHere = (table) => kept(SEATS, {})[table] ?? {};

/** The tokens of a table that were made here for friends, by seat. */
export const linksHere = (table) => kept(LINKS, {})[table] ?? {};

/** Adds to what is kept of a table under a name. */
function add(name, table, seat, token) {
  const all = kept(name, {});
  keep(name, { ...all, [table]: { ...all[table], [seat]: token } });
}

/** Sits down here. Who is signed in finds a seat that is their own on other devices too. */
export function holdSeat(table, seat, token, own = true) {
  add(SEATS, table, seat, token);
  if (own && prefs.peek().signedIn) keepSeat(table, token);
}

/** Puts a seat into the account; one that is another's, or of a table that is gone, stays where it is. */
export const keepSeat = (table, token) => post(`/tables/${table}/keep`, {}, token).catch(() => {});

/** Keeps a link for a friend, to be copied again. */
export const keepLink = (table, seat, token) => add(LINKS, table, seat, token);

/** Gets up: the token is forgotten. */
export function forgetSeat(table, seat) {
  const all = kept(SEATS, {});
  delete all[table]?.[seat];
  keep(SEATS, all);
}

/** The tables where this browser has a seat. */
export const tablesHere = () => Object.keys(kept(SEATS, {})).filter((table) => Object.keys(seatsHere(table)).length);

/** The link that seats a friend. The token is in the fragment: browsers never send that to a server. */
export const linkFor = (table, token) => `${location.origin}/table/${table}#seat=${token}`;

/** A token in the address bar, taken out of it at once; null if there is none. */
export function tokenInAddress() {
  const found = /^#seat=([\w-]{16,128})$/.exec(location.hash);
  if (!found) return null;
  history.replaceState(null, "", location.pathname + location.search);
  return found[1];
}
