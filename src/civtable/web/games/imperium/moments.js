/** The moments of Imperium: the automa's turn card by card, an empire, a revolt, the solstice, what ends the game. */

import { greatest } from "../common/moments.js";

/** @import { Line } from "../../types/platform.d.ts" */
/** @import { Moment } from "../../types/board.d.ts" */

/**
 * What is a moment, the greatest first, and its icon.
 * @type {Record<string, string>}
 */
const ICONS = {
  game_ended: "trophy",
  collapsed: "discontent",
  end_triggered: "hourglass",
  became_empire: "government",
  king_of_kings: "laurel",
  revolted: "discontent",
  automa_rolled: "bot",
  solstice_began: "sun",
};

/** With what a paragraph of the log begins: each space of the automa, and what comes after its turn. */
export const begins = new Set(["automa_rolled", "automa_revealed", "automa_placed", "solstice_began", "round_began", "scoring_began"]);

/** What of the automa's turn is only for who looks its tables up. */
const ASIDE = new Set(["automa_row", "automa_row_failed"]);

/** The sound of an event. */
export const sounds = {
  ...{ automa_rolled: "dice", collapsed: "battle", revolted: "battle" },
  ...{ acquired: "card", broke_through: "card", played: "card", developed: "card" },
};

/**
 * The moment of a line; null for all that happens every turn.
 * @param {Line} line
 * @returns {Moment | null}
 */
export function moment(line) {
  const found = greatest(line, ICONS);
  if (!found) return null;
  const { icon, event, after } = found;
  const told = event.event === "automa_rolled" ? after.filter((other) => !ASIDE.has(String(other.event))) : [];
  return { icon, title: event.words, sides: [], told: told.map(({ words }) => words) };
}
