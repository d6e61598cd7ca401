/** The way of a line from the details to a thing: along the gutters of the board, so that it crosses no card. */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {[number, number]} Point */

const NEAR = 14; // what is nearer than this needs no line
const BESIDE = 72; // what is nearer than this at the side is reached straight
const GUTTER = 4; // the middle of the space between the board and the details
const RISE = 5; // the space between cards that lie one below the other has room for so much
const CORNER = 18; // lines begin at least so far from the corners of the details
const ROUND = 6;

/** @type {(value: number, least: number, most: number) => number} */
const between = (value, least, most) => Math.max(least, Math.min(most, value));

/**
 * The path, in the coordinates of the boxes; null where both touch or nearly do.
 * @param {Box} from the details
 * @param {Box} to the thing
 * @returns {string | null}
 */
export function wayBetween(from, to) {
  const side = Math.max(from.left - to.right, to.left - from.right); // the room between them, and above or below
  const rise = Math.max(from.top - to.bottom, to.top - from.bottom);
  if (Math.max(side, rise) < NEAR) return null;
  const [x, y] = [(to.left + to.right) / 2, (to.top + to.bottom) / 2];
  const left = x < from.right; // the line leaves the details at their left
  const edge = left ? from.left : from.right;
  const begin = (/** @type {number} */ height) => between(height, from.top + CORNER, from.bottom - CORNER);
  if (side < BESIDE && rise < 0) return rounded([[edge, begin(y)], [left ? to.right : to.left, begin(y)]]);
  const above = to.bottom < from.top;
  const end = above ? to.bottom : to.top;
  const turn = above ? end + RISE : end - RISE;
  const gutter = left ? edge - GUTTER : edge + GUTTER;
  return rounded([[edge, begin(turn)], [gutter, begin(turn)], [gutter, turn], [x, turn], [x, end]]);
}

/**
 * A path through points with round corners.
 * @param {Point[]} points
 */
function rounded(points) {
  const way = points.filter((point, i) => !i || point[0] !== points[i - 1][0] || point[1] !== points[i - 1][1]);
  const parts = way.slice(1, -1).map((corner, i) => `L${towards(corner, way[i])}Q${at(corner)} ${towards(corner, way[i + 2])}`);
  return `M${at(way[0])}${parts.join("")}L${at(/** @type {Point} */ (way.at(-1)))}`;
}

/** @param {Point} point */
const at = ([x, y]) => `${Math.round(x)} ${Math.round(y)}`;

/**
 * A little on the way from a corner to another point, half of the way at most.
 * @param {Point} corner
 * @param {Point} other
 */
function towards(corner, other) {
  const [dx, dy] = [other[0] - corner[0], other[1] - corner[1]];
  const part = Math.min(ROUND / Math.hypot(dx, dy), 0.5);
  return at([corner[0] + dx * part, corner[1] + dy * part]);
}
