/** The moments of Through the Ages: events, attacks and wars, auctions, wonders, ages, the last round, the end. */

import { greatest } from "../common/moments.js";

/** @import { GameEvent, Line, View } from "../../types/platform.d.ts" */
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
/** With these a fight begins: both sides are as strong as everybody sees. */
const BEGIN = new Set(["attacked", "declared"]);
/** With these it ends, and they tell what was compared. */
const END = new Set(["succeeded", "repelled", "war_won", "war_even"]);

/**
 * The two sides of a fight, whose event it is first, with their strengths; none where a log of long ago does not tell them.
 * @param {GameEvent} event
 * @param {View} view
 * @returns {Moment["sides"]}
 */
function sidesOf(event, view) {
  const kind = String(event.event);
  const [own, rival] = [Number(event.seat), Number(event.rival)];
  const players = /** @type {{ strength: number }[]} */ (view.players);
  const side = (/** @type {number} */ seat, /** @type {unknown} */ value) => ({ seat, value: Number(value) });
  if (BEGIN.has(kind)) return [own, rival].map((seat) => side(seat, players[seat].strength));
  return END.has(kind) && Number.isInteger(event.strength) ? [side(own, event.strength), side(rival, event.rival_strength)] : [];
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
  return { icon, title: event.words, sides: sidesOf(event, view), told: after.map(({ words }) => words) };
}
