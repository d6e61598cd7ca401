/** What is said of a move on the board, and at which place. */

/** @import { GameEvent, Line } from "../../types/platform.d.ts" */

/** What a move is about: the first of these that it has. */
const ABOUT = ["took_card", "took_building", "placed", "rolled", "rolled_for_all", "starved", "paid_hunger"];

/** Where an event happens that does not name its place. */
const PLACES = { gained_tool: "tool_maker", gained_person: "hut", gained_track: "field", took_building: "buildings" };

/**
 * The sentence that matters of a line, and where it is said.
 * @param {Line} line
 */
export function telling({ events }) {
  const event = /** @type {GameEvent} */ (ABOUT.map((name) => events.find((one) => one.event === name)).find(Boolean) ?? events[0]);
  const place = event.place ?? PLACES[event.event];
  return { words: event.words, at: place ? [`[data-spot="${place}"]`] : [] };
}
