/** What is said of a move on the board of Through the Ages, and at which place. */

/** @import { GameEvent, Line } from "../../types/platform.d.ts" */

const ROW = '[data-home="row"]';
const DECKS = ".decks";

/** The technology of a player. */
const technology = (/** @type {GameEvent} */ { seat }, /** @type {unknown} */ card) => `[data-fly="tech:${seat}:${card}"]`;

/**
 * What a move is about, the first of these that it has; and where it happens, if not at its player.
 * @type {Record<string, (event: GameEvent) => string[]>}
 */
const ABOUT = {
  attacked: () => [],
  declared: () => [],
  revealed: () => [DECKS],
  colonized: () => [DECKS],
  not_colonized: () => [DECKS],
  bade: () => [DECKS],
  passed: () => [DECKS],
  prepared: () => [DECKS],
  wonder_done: () => [],
  took: () => [ROW],
  built: (event) => [technology(event, event.card)],
  upgraded: (event) => [technology(event, event.better)],
};

/**
 * The sentence that matters of a line, and where it is said.
 * @param {Line} line
 */
export function telling({ events }) {
  const kind = Object.keys(ABOUT).find((name) => events.some((one) => one.event === name));
  const event = events.find((one) => one.event === kind) ?? events[0];
  return { words: event.words, at: kind ? ABOUT[kind](event) : [] };
}
