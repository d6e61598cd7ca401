/** The moments of Stone Age: a new round, the last one, a roll for everyone, the end. */

import { greatest } from "../common/moments.js";

/** @import { Line } from "../../types/platform.d.ts" */
/** @import { Moment } from "../../types/board.d.ts" */

/**
 * What is a moment, the greatest first, and its icon.
 * @type {Record<string, string>}
 */
const ICONS = { game_ended: "trophy", last_round: "hourglass", round_began: "start", rolled_for_all: "dice" };

/** The sound of an event. */
export const sounds = {
  ...{ rolled: "dice", rolled_for_card: "dice", rolled_for_all: "dice" },
  ...{ took_card: "card", took_building: "card", placed: "place" },
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
  return { icon, title: event.words, sides: [], told: event.event === "rolled_for_all" ? after.map(({ words }) => words) : [] };
}
