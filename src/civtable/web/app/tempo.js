/** How long what others do is to be seen: a move, and a moment that is staged piece by piece. */

/** @import { Moment } from "../types/board.d.ts" */

/**
 * How long a move of somebody else stays before the next is shown, in milliseconds, by the speed that the player wants.
 * @type {Record<string, number>}
 */
export const SPEEDS = { slow: 1000, normal: 600, fast: 350, none: 0 };

/** Nobody can read what stays for less. */
export const READABLE = 300;

/** A strength counts up for so many times as long as a move stays. */
export const COUNTED = 1.5;

/** For so many times as long as a move stays both strengths are there: counting up, then as they are. */
const COMPARED = 2;

/** What comes of a moment shares the time of so many moves where it is more. */
const MOST = 6;

/**
 * How long each consequence of a moment stays before the next comes, at a pace.
 * @param {Moment} moment
 * @param {number} pace
 */
export function stepOf({ told }, pace) {
  return Math.max(Math.min(pace, READABLE), (pace * MOST) / Math.max(told.length, MOST));
}

/**
 * How long a moment stays until all of it was seen, at a pace; never shorter than any other move.
 * @param {Moment} moment
 * @param {number} pace
 */
export function timeOf(moment, pace) {
  const { sides, told } = moment;
  return Math.max(pace * (sides.length ? COMPARED : 1), told.length * stepOf(moment, pace));
}
