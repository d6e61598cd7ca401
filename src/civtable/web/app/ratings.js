/** What can be said about ratings without a document: which list is meant, how a history is drawn. */

/** @import { RatedGame, RatingList } from "../types/answers.d.ts" */

/**
 * The list that an address means: the one it names, or the first that anybody has played in, or the first.
 * @param {RatingList[]} lists
 * @param {{ game?: string, seats?: string, edition?: string }} wanted
 * @returns {RatingList}
 */
export function listAt(lists, { game, seats, edition }) {
  const among = game ? lists.filter((one) => one.game === game) : lists;
  const exact = among.find((one) => one.seats === Number(seats) && one.edition === (edition ?? one.edition));
  return exact ?? among.find((one) => one.played) ?? among[0] ?? lists[0];
}

/**
 * Where a list is shown.
 * @param {{ game: string, seats: number, edition: string }} list
 */
export const pathOf = ({ game, seats, edition }) => `/ratings/${game}/${seats}${edition ? `/${edition}` : ""}`;

/**
 * Where the ratings of an account are shown; the name stands before a last word, since it may end like that of a file.
 * @param {string} name
 */
export const playerPath = (name) => `/player/${encodeURIComponent(name)}/ratings`;

/**
 * A round step for about four lines.
 * @param {number} span
 */
function step(span) {
  const rough = Math.max(span / 4, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
}

/**
 * The lowest and the highest line of a graph that holds all ratings with their uncertainty, and the lines between.
 * @param {RatedGame[]} games
 */
export function scaleOf(games) {
  const lows = games.map(({ rating, uncertainty }) => rating - uncertainty);
  const highs = games.map(({ rating, uncertainty }) => rating + uncertainty);
  const every = step(Math.max(...highs) - Math.min(...lows));
  const low = Math.floor(Math.min(...lows) / every) * every;
  const high = Math.max(low + every, Math.ceil(Math.max(...highs) / every) * every);
  return { low, high, marks: Array.from({ length: Math.round((high - low) / every) + 1 }, (_, i) => low + i * every) };
}

/**
 * The corners of the band around a line: above it to the right, below it back.
 * @param {RatedGame[]} games
 * @param {(i: number) => number} x
 * @param {(value: number) => number} y
 */
export function band(games, x, y) {
  const above = games.map(({ rating, uncertainty }, i) => `${x(i)},${y(rating + uncertainty)}`);
  const below = games.map(({ rating, uncertainty }, i) => `${x(i)},${y(rating - uncertainty)}`);
  return [...above, ...below.reverse()].join(" ");
}
