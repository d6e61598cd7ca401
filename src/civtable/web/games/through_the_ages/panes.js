/** Where there is something to do on a phone: the row and shared tactics lie on the table, all else is one's own. */
import { panesBy } from "../common/panes.js";
import { readOptions } from "./game.js";

export const panes = panesBy(readOptions, (thing) => /^(?:row|tactic):/.test(thing));
