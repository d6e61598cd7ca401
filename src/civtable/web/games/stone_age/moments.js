/** The moments of Stone Age: a new round, the last one, a roll for everyone, the end. */

import { greatest } from "../common/moments.js";

/** @import { Line } from "../../types/platform.d.ts" */
/** @import { Moment } from "../../types/board.d.ts" */

/**
 * What is a moment, the greatest first, and its icon.
 * @type {Record<string, string>}
 */
const ICONS = { game_ended: "trophy", last_round: "hourglass", round_began: "start", rolled_for_all: "dice" };

const HUNGER = ["paid_hunger", "starved"];

/** With what a paragraph of the log begins: what each eats, and all that the new round brings. */
export const begins = new Set([
  ...["fed", ...HUNGER],
  ...["turned_up_card", "turned_up_building", "last_round", "round_began", "game_ended"],
]);

/** The sound of an event. */
export const sounds = {
  ...{ rolled: "dice", rolled_for_card: "dice", rolled_for_all: "dice" },
  ...{ took_card: "card", took_building: "card", placed: "place" },
};

/** What is told of a moment: what each takes of a roll for everyone; who had not enough to eat, when a round ends. */
const TOLD = {
  rolled_for_all: (line, after) => after,
  round_began: (line) => line.events.filter(({ event }) => HUNGER.includes(event)),
};
TOLD.game_ended = TOLD.round_began;

/**
 * The moment of a line; null for all that happens every turn.
 * @param {Line} line
 * @returns {Moment | null}
 */
export function moment(line) {
  const found = greatest(line, ICONS);
  if (!found) return null;
  const { icon, event, after } = found;
  const told = TOLD[event.event]?.(line, after) ?? [];
  return { icon, title: event.words, sides: [], told: told.map(({ words }) => words) };
}
