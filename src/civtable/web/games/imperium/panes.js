/** Where there is something to do on a phone: market, decks and exile lie on the table, all else is one's own. */
import { panesBy } from "../common/panes.js";
import { readOptions } from "./game.js";

export const panes = panesBy(readOptions, (thing) => /^(?:market:|deck:|pile:exile$)/.test(thing));
