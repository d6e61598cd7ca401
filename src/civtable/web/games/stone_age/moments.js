/** The moments of Stone Age: a new round, the last one, a roll for everyone, the end. */

import { greatest } from "../common/moments.js";

/** @import { Line, Phrase } from "../../types/platform.d.ts" */
/** @import { Moment } from "../../types/board.d.ts" */

/**
 * What is a moment, the greatest first, and its icon.
 * @type {Record<string, string>}
 */
const ICONS = { game_ended: "trophy", last_round: "hourglass", round_began: "start", rolled_for_all: "dice" };

/** By which events somebody eats, pays for food that is missing, or goes hungry. */
export const EATS = ["fed", "paid_hunger", "starved"];

/** With what a paragraph of the log begins: what each eats, and all that the new round brings. */
export const begins = new Set([
  ...EATS,
  ...["turned_up_card", "turned_up_building", "last_round", "round_began", "game_ended"],
]);

/** The sound of an event. */
export const sounds = {
  ...{ rolled: "dice", rolled_for_card: "dice", rolled_for_all: "dice" },
  ...{ took_card: "card", took_building: "card", placed: "place" },
};

/**
 * The cards that a line turns up, in their order.
 * @param {Line} line
 * @returns {string[]}
 */
export const newCards = ({ events }) => events.filter(({ event }) => event === "turned_up_card").map(({ card }) => String(card));

/**
 * What is told when a round ends: how each ate, and how many cards are new.
 * @param {Line} line
 * @returns {Phrase[]}
 */
function toldOfEnd(line) {
  const eaten = line.events.filter(({ event }) => EATS.includes(String(event))).map(({ words }) => words);
  const n = newCards(line).length;
  return n ? [...eaten, { key: "web-stone_age-new-cards", args: { n } }] : eaten;
}

/** What is told of a moment: what each takes of a roll for everyone; how a round ends. */
const TOLD = {
  rolled_for_all: (line, after) => after.map(({ words }) => words),
  round_began: toldOfEnd,
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
  return { icon, title: event.words, sides: [], told: TOLD[event.event]?.(line, after) ?? [] };
}
