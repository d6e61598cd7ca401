/** The end of a round, step by step: each eats, pays or goes hungry, then cards slide to cheaper spaces and new ones come. */

import { stepOf } from "../../app/tempo.js";
import { HUNGER, sum } from "./game.js";
import { EATS, moment, newCards } from "./moments.js";

/** @import { Line } from "../../types/platform.d.ts" */
/** @import { StoneAgeView } from "../../types/stone_age.d.ts" */

/** In milliseconds: what ended the round is seen before anybody eats. */
const ACTED = 260;

/**
 * One step: what a seat gives from its store, what its fields have grown for it, the points it loses, and the food that is
 * missing; or, without a seat, the new cards. It begins `at` so many milliseconds after the line is shown.
 * @typedef {object} EndStep
 * @property {number} at
 * @property {number | null} seat
 * @property {Record<string, number>} paid
 * @property {number} grown
 * @property {number} points
 * @property {number} missing
 * @property {string[]} cards
 */

const NOTHING = { at: 0, seat: null, paid: {}, grown: 0, points: 0, missing: 0, cards: [] };

/** What somebody does to eat. */
function meal({ event, seat, people, goods }, view) {
  if (event === "paid_hunger") return { ...NOTHING, seat, paid: goods };
  if (event === "starved") return { ...NOTHING, seat, points: HUNGER };
  return { ...NOTHING, seat, paid: { food: people }, grown: view.players[seat].food_track };
}

/** Who has come to be short of food by a line: all that they have is eaten, and they are asked for the rest. */
function shortage({ events }, view) {
  const step = view.steps.at(-1);
  if (step?.ask !== "feed" || events.some(({ event }) => event === "took_two")) return [];
  const { people, food_track: grown } = view.players[step.seat];
  return [{ ...NOTHING, seat: step.seat, paid: { food: people - step.missing }, grown, missing: step.missing }];
}

/** The steps of a line, all of them at once; none where no round ends. */
function stepsOf(line, view) {
  const cards = newCards(line);
  return [
    ...line.events.filter(({ event }) => EATS.includes(event)).map((event) => meal(event, view)),
    ...shortage(line, view),
    ...(cards.length ? [{ ...NOTHING, cards }] : []),
  ];
}

/**
 * The steps of a line at their times, as fast as they are told beside the board; all at once at no pace.
 * @param {Line} line
 * @param {StoneAgeView} view after it
 * @param {{ pace: number, settle: number }} time how long a move stays, and its dice roll
 * @returns {EndStep[]}
 */
export function roundEnd(line, view, { pace, settle }) {
  const steps = stepsOf(line, view);
  const staged = moment(line);
  const each = pace && (staged ? stepOf(staged, pace) : pace / steps.length);
  const acted = line.events.length && !EATS.includes(String(line.events[0].event)) ? ACTED : 0;
  return steps.map((step, i) => ({ ...step, at: (pace && Math.max(settle, acted)) + i * each }));
}

/**
 * What a number of a player shows until it falls, and when that is; null where it does not.
 * @param {{ ending: EndStep[] }} board
 * @param {number} seat
 * @param {string} name a good, or "score"
 * @param {number} value in the end
 */
export function held({ ending }, seat, name, value) {
  const lost = (step) => (name === "score" ? step.points : (step.paid[name] ?? 0) - (name === "food" ? step.grown : 0));
  const steps = ending.filter((step) => step.seat === seat && lost(step));
  return steps.length ? { value: value + sum(steps.map(lost)), at: steps[0].at } : null;
}
