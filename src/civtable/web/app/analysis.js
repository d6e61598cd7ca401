/** What can be told of an analysis without a document: its graph as numbers, its differences as texts, where its pages are. */

/** @import { AnalysedOption, AnalysedPoint, AnalysisMoment, BriefDecision } from "../types/answers.d.ts" */

/**
 * The page of an analysis, or of one decision of it.
 * @param {string} id
 * @param {boolean} open
 * @param {number | null} [ply]
 */
export const analysisPath = (id, open, ply = null) => `/table/${id}/analysis${open ? "/open" : ""}${ply === null ? "" : `/${ply}`}`;

/**
 * How far along the game a ply is, from 0 at the first point to 1 at the end.
 * @param {AnalysedPoint[]} points
 * @param {number} ply
 */
export function along(points, ply) {
  const first = points[0].ply;
  const span = points[points.length - 1].ply - first;
  return span ? (ply - first) / span : 0;
}

/**
 * The chances of a seat as corners of a line, in parts of the width and of the height.
 * @param {AnalysedPoint[]} points
 * @param {number} seat
 */
export const lineOf = (points, seat) => points.map((point) => ({ x: along(points, point.ply), y: 1 - point.wins[seat] }));

/**
 * Where the marks of the moments stand, each on the line of its seat, with its number: the first changed most.
 * @param {AnalysedPoint[]} points
 * @param {AnalysisMoment[]} moments
 */
export const marksOf = (points, moments) =>
  moments.map((moment, i) => ({ ...moment, number: i + 1, x: along(points, moment.to), y: 1 - moment.after }));

/**
 * The rounds to be written below the graph: where each begins, not more of them than have room.
 * @param {AnalysedPoint[]} points
 * @param {number} [most]
 */
export function roundsOf(points, most = 10) {
  const begun = points.filter((point, i) => point.seat !== null && (i === 0 || points[i - 1].round !== point.round));
  const every = Math.max(1, Math.ceil(begun.length / most));
  return begun.filter((_, i) => i % every === 0).map((point) => ({ round: point.round, x: along(points, point.ply) }));
}

/**
 * A number of points in the way of a language: small ones with a decimal.
 * @param {number} value
 * @param {string} language
 */
export function decimal(value, language) {
  const places = Math.abs(value) < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places }).format(value);
}

/** @param {number} value */
const sign = (value) => (value < 0 ? "−" : "+");

/**
 * The same with its sign and, of something measured, with its standard error.
 * @param {number[]} measured
 * @param {string} language
 */
export function difference([value, error], language) {
  const told = `${sign(value)}${decimal(Math.abs(value), language)}`;
  return error === undefined ? told : `${told} ± ${decimal(error, language)}`;
}

/**
 * A chance in percent, without the sign of percent.
 * @param {number} share
 */
export const percent = (share) => String(Math.round(100 * share));

/**
 * The difference of two chances in percent; nothing has no sign.
 * @param {number} share
 */
export function signedPercent(share) {
  const number = Math.round(100 * Math.abs(share));
  return number ? `${sign(share)}${number}` : "0";
}

/**
 * The most points that one mistake of a seat cost. Mistakes overlap: their sum is more than was ever lost.
 * @param {BriefDecision[]} decisions
 * @param {number} seat
 */
export const dearest = (decisions, seat) => Math.max(0, ...decisions.map((one) => (one.seat === seat ? one.lead ?? 0 : 0)));

/**
 * How much of an analysis is done, from 0 to 1.
 * @param {{ done: number, total: number | null }} state
 */
export const partDone = ({ done, total }) => (total ? Math.min(1, done / total) : 0);

/**
 * What is to be said of an option beside the one that was chosen.
 * @param {AnalysedOption} option
 * @returns {"played" | "better" | "equal" | "less"}
 */
export function standing(option) {
  if (option.chosen) return "played";
  if (option.better) return "better";
  return option.equal ? "equal" : "less";
}
