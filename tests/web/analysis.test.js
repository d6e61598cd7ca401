/** An analysis as numbers: its graph, its marks, its differences. */
import assert from "node:assert/strict";
import test from "node:test";
import {
  along, analysisPath, change, dearest, decimal, difference, expectations, isLevel, lineOf, marksOf, partDone, percent, roundsOf,
  signedPercent, standing,
} from "../../src/civtable/web/app/analysis.js";

/**
 * @param {number} ply
 * @param {number} round
 * @param {number} win
 * @param {number | null} [seat]
 */
const point = (ply, round, win, seat = 0) => ({ ply, round, seat, wins: [win, 1 - win], leads: [0, 0], errors: [0, 0] });

const POINTS = [point(10, 1, 0.5), point(15, 1, 0.75), point(20, 2, 0.25), point(30, 2, 1, null)];

test("a line goes from the first point to the end, and up with the chance", () => {
  assert.deepEqual(lineOf(POINTS, 0), [{ x: 0, y: 0.5 }, { x: 0.25, y: 0.25 }, { x: 0.5, y: 0.75 }, { x: 1, y: 0 }]);
  assert.deepEqual(lineOf(POINTS, 1).map(({ y }) => y), [0.5, 0.75, 0.25, 1]);
  assert.equal(along([POINTS[0]], 10), 0, "a single point has no length");
});

test("a mark stands on the line of its seat, where its moment ends", () => {
  const moment = { from: 15, to: 20, round: 2, seat: 1, before: 0.25, after: 0.75, look: 17 };
  const [mark, second] = marksOf(POINTS, [moment, { ...moment, seat: 0, after: 0.25 }]);
  assert.deepEqual([mark.number, mark.x, mark.y, mark.look], [1, 0.5, 0.25, 17]);
  assert.deepEqual([second.number, second.y], [2, 0.75]);
  assert.deepEqual(lineOf(POINTS, 1)[2], { x: mark.x, y: mark.y });
});

test("rounds are written where they begin, and not too many of them", () => {
  assert.deepEqual(roundsOf(POINTS), [{ round: 1, x: 0 }, { round: 2, x: 0.5 }]);
  const long = [...Array(30).keys()].map((round) => point(round * 10, round, 0.5));
  assert.deepEqual(roundsOf(long, 10).map(({ round }) => round), [0, 3, 6, 9, 12, 15, 18, 21, 24, 27]);
});

test("differences have a sign and say how sure they are, in the way of the language", () => {
  assert.equal(difference([6.04, 0.82], "en"), "+6.0 ± 0.8");
  assert.equal(difference([-12.4, 1.26], "es"), "−12 ± 1,3");
  assert.equal(difference([0.5], "pt"), "+0,5");
  assert.equal(decimal(9.96, "en"), "10");
  assert.deepEqual([signedPercent(0.094), signedPercent(-0.2), signedPercent(0.004)], ["+9", "−20", "0"]);
  assert.deepEqual([signedPercent(0.094, 0.031), signedPercent(-0.2, 0), signedPercent(0.004, 0.02)], ["+9 ± 3", "−20 ± 0", "± 2"]);
  assert.deepEqual([isLevel(0.004), isLevel(-0.004), isLevel(0.006)], [true, true, false]);
  assert.deepEqual([percent(0), percent(0.495), percent(1)], ["0", "50", "100"]);
});

/** @typedef {import("../../src/civtable/web/types/answers.d.ts").AnalysisResult} AnalysisResult */

test("of mistakes that overlap the dearest that was measured again is told, not their sum", () => {
  const decisions = [[1, 7], [2, 30], [3, 40], [4, null]].map(([ply, lead]) => ({ ply, lead }));
  /** @param {number | undefined} kept */
  const result = (kept) => /** @type {AnalysisResult} */ (/** @type {unknown} */ ({
    seats: [{ dearest: kept, costly: [1, 2] }, { dearest: 0, costly: [] }], decisions,
  }));
  assert.equal(dearest(result(31), 0), 31);
  assert.equal(dearest(result(31), 1), 0);
  assert.equal(dearest(result(undefined), 0), 30, "older analyses: of those that are told");
});

test("expected is what was missed before a decision, and what was played after it", () => {
  const option = {
    code: "x", words: { key: "x" }, chosen: true, book: false, better: false, equal: true, place: 1.6, lead: -8, win: 0.48,
    more_lead: /** @type {[number, number]} */ ([0, 0]), more_win: /** @type {[number, number]} */ ([0, 0]),
  };
  const better = { ...option, code: "y", chosen: false, better: true, place: 1.3, lead: 12, win: 0.71 };
  const decision = {
    ply: 1, round: 1, seat: 0, verdict: /** @type {"worse"} */ ("worse"), question: { key: "q" }, offered: 2, worlds: 8,
    options: [better, option], missed: ["y"],
  };
  assert.deepEqual(expectations(decision), { before: better, after: option });
  assert.deepEqual(expectations({ ...decision, missed: [] }), { before: option, after: option });
  assert.deepEqual([change("1.3", "1.6"), change("1.3", "1.3")], ["1.3 → 1.6", "1.3"]);
});

test("progress is a part of all, and nothing before that is known", () => {
  assert.equal(partDone({ done: 5, total: 20 }), 0.25);
  assert.equal(partDone({ done: 5, total: null }), 0);
  assert.equal(partDone({ done: 21, total: 20 }), 1);
});

test("an option is played, surely better, as good within the noise, or less good", () => {
  const option = {
    code: "x", words: { key: "x" }, chosen: false, book: false, better: false, equal: false, place: 1, lead: 0, win: 0,
    more_lead: /** @type {[number, number]} */ ([0, 0]), more_win: /** @type {[number, number]} */ ([0, 0]),
  };
  assert.equal(standing({ ...option, chosen: true, equal: true }), "played");
  assert.equal(standing({ ...option, better: true }), "better");
  assert.equal(standing({ ...option, equal: true }), "equal");
  assert.equal(standing(option), "less");
});

test("pages have paths of their own, with open cards too", () => {
  assert.equal(analysisPath("abc", false), "/table/abc/analysis");
  assert.equal(analysisPath("abc", true, 0), "/table/abc/analysis/open/0");
});
