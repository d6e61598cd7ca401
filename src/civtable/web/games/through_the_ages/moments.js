/** The moments of Through the Ages: events, attacks and wars, auctions, wonders, ages, the last round, the end. */

import { greatest } from "../common/moments.js";

/** @import { Line, View } from "../../types/platform.d.ts" */
/** @import { Moment } from "../../types/board.d.ts" */

/**
 * What is a moment, the greatest first, and its icon.
 * @type {Record<string, string>}
 */
const ICONS = {
  game_over: "trophy",
  last_round: "hourglass",
  age_began: "hourglass",
  war_won: "war",
  war_even: "war",
  succeeded: "war",
  repelled: "war",
  attacked: "war",
  declared: "war",
  revealed: "event",
  colonized: "colony",
  not_colonized: "colony",
  bade: "colony",
  wonder_done: "wonder",
};
const FIGHTS = new Set(["attacked", "declared", "succeeded", "repelled", "war_won", "war_even"]);

/** The seats of a fight, who attacks first: the one that the event names, or who else has a part in the line. */
function fighters(event, line) {
  const others = [event.rival, ...line.events.map((other) => other.seat), line.seat];
  const rival = others.find((seat) => Number.isInteger(seat) && seat >= 0 && seat !== event.seat);
  return rival === undefined ? [] : [event.seat, rival];
}

/** The sound of an event. */
export const sounds = {
  ...{ attacked: "battle", declared: "battle", war_won: "battle", war_even: "battle", succeeded: "battle", repelled: "battle" },
  ...{ took: "card", revealed: "card", played: "card", built: "place", upgraded: "place", stages_built: "place", wonder_done: "place" },
};

/**
 * The moment of a line; null for all that happens every turn.
 * @param {Line} line
 * @param {View} view
 * @returns {Moment | null}
 */
export function moment(line, view) {
  const found = greatest(line, ICONS);
  if (!found) return null;
  const { icon, event, after } = found;
  const seats = FIGHTS.has(String(event.event)) ? fighters(event, line) : [];
  const players = /** @type {{ strength: number }[]} */ (view.players);
  const sides = seats.map((seat) => ({ seat, value: players[seat].strength }));
  return { icon, title: event.words, sides, told: after.map(({ words }) => words) };
}
