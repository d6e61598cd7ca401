/** What can be told of an analysis without a document: its graph as numbers, its differences as texts, where its pages are. */

/** @import { AnalysedOption, AnalysedPoint, AnalysisMoment, AnalysisResult, ExpectedEnd, JudgedDecision } from "../types/answers.d.ts" */

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
 * The difference of two chances in percent with its standard error, if that is known; of none, the error alone.
 * @param {number} share
 * @param {number} [error]
 */
export function signedPercent(share, error) {
  const number = Math.round(100 * Math.abs(share));
  const told = number ? `${sign(share)}${number}` : "";
  return error === undefined ? told || "0" : `${told} ± ${percent(error)}`.trim();
}

/**
 * Whether the difference of two chances is none in whole percents.
 * @param {number} share
 */
export const isLevel = (share) => Math.round(100 * Math.abs(share)) === 0;

/**
 * The most points that one mistake of a seat cost, of those that were measured again. Mistakes overlap: their sum is more
 * than was ever lost. In older analyses it was not kept: there it is the dearest of those that are told.
 * @param {AnalysisResult} result
 * @param {number} seat
 */
export function dearest({ seats, decisions }, seat) {
  const { dearest: kept, costly } = seats[seat];
  return kept ?? Math.max(0, ...decisions.map((one) => (costly.includes(one.ply) ? one.lead ?? 0 : 0)));
}

/**
 * What the seat of a decision could expect before it, with the best that was missed, and after it, with what was played.
 * @param {JudgedDecision} decision
 * @returns {{ before: ExpectedEnd, after: ExpectedEnd } | null}
 */
export function expectations({ options, missed }) {
  const after = options.find((option) => option.chosen);
  const before = missed.length ? options.find((option) => option.code === missed[0]) : after;
  return before && after ? { before, after } : null;
}

/**
 * What it was and what it became; one of them where it stayed.
 * @param {string} before
 * @param {string} after
 */
export const change = (before, after) => (before === after ? after : `${before} → ${after}`);

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
