/** Clocks without a document: what is left, how it is written, when it is told, what the form asks for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CHOICES, clockAgain, clockPhrase, halted, isLow, left, pause, shown, toldBetween, waiting, wishedClock,
} from "../../src/civtable/web/app/clocks.js";

/** @import { Clock } from "../../src/civtable/web/types/platform.d.ts" */

const times = { runs: 0, starts: 0.5, turn: [0, 0], bank: [600, 300], days: [0, 0], vacation: [0, 0], gather: 0 };
const heard = { times, heard: 1000 };

test("only the clock that runs counts down, and not before its question has begun to cost", () => {
  assert.equal(left(heard, 0, 1400), 600);
  assert.equal(left(heard, 0, 11_500), 590);
  assert.equal(left(heard, 1, 11_500), 300);
  assert.equal(left(heard, 0, 10_000_000), 0, "never less than nothing");
});

test("while the server is out of reach clocks stand where they were", () => {
  const stopped = halted(heard, 11_500);
  assert.equal(left(stopped, 0, 11_500), 590);
  assert.equal(left(stopped, 0, 900_000), 590);
});

test("how long clocks wait for who has not come is told in minutes", () => {
  const gathering = { ...heard, times: { ...times, gather: 300 } };
  assert.deepEqual([1000, 2000, 240_900, 241_100, 301_000, 900_000].map((now) => waiting(gathering, now)), [5, 5, 2, 1, 0, 0]);
  assert.equal(waiting(heard, 1000), 0);
  assert.equal(waiting({ ...gathering, stopped: true }, 1000), 0, "nobody knows how long");
});

test("a clock shows minutes, hours, and more than a day in words", () => {
  assert.deepEqual([0, 5, 9.2, 65, 600, 3600, 86_399].map(shown), ["0:00", "0:05", "0:10", "1:05", "10:00", "1:00:00", "23:59:59"]);
  assert.deepEqual(shown(86_400 * 2 + 3600 * 5 + 59), { key: "web-clock-days_hours", args: { days: 2, hours: 5 } });
});

test("a clock is looked at again when it shows something else", () => {
  assert.equal(pause(9.25), 250);
  assert.equal(pause(9), 1000);
  assert.equal(pause(86_400 * 2 + 30), 30_000);
});

test("low time is told at sixty, thirty and ten seconds, each once", () => {
  const told = [61, 60, 59, 31, 30, 29, 11, 10, 9, 0].map((now, i, all) => (i ? toldBetween(all[i - 1], now) : null));
  assert.deepEqual(told, [null, 60, null, null, 30, null, null, 10, null, null]);
  assert.equal(toldBetween(90, 8), 10, "who was away hears the last figure only");
  assert.equal(toldBetween(40, 50), null, "time that is added is not low time");
});

test("an hour of a game over days is low, a minute of a live one", () => {
  const clock = /** @type {Clock} */ ({ kind: "live" });
  assert.deepEqual([isLow(clock, 61), isLow(clock, 59), isLow({ ...clock, kind: "days" }, 3599)], [false, true, true]);
});

test("the form asks for the clock that its words promise", () => {
  const own = { minutes: 3, seconds: 2, turn: 5, reserve: 0, off: 1, zero: "hard" };
  const asked = CHOICES.map((choice) => wishedClock({ choice, ...own }));
  const end = { zero: "bot", level: "hard" };
  assert.equal(asked[0], null);
  assert.deepEqual(asked[1], { kind: "live", bank: 600, increment: 10, ...end });
  assert.deepEqual(asked[3], { kind: "live", bank: 180, increment: 2, ...end });
  assert.deepEqual(asked[5], { kind: "days", turn: 172_800, bank: 259_200, vacation: 7, ...end });
  assert.deepEqual(asked[7], { kind: "days", turn: 432_000, bank: 0, vacation: 1, ...end });
  assert.deepEqual(wishedClock({ choice: "1d", ...own, zero: "resign" })?.zero, "resign");
});

test("a clock has a short name", () => {
  assert.deepEqual(clockPhrase({ kind: "live", bank: 90, increment: 5 }), { key: "web-clock-live", args: { minutes: 1.5, seconds: 5 } });
  assert.deepEqual(clockPhrase({ kind: "days", turn: 86_400 }), { key: "web-clock-days", args: { days: 1 } });
  assert.deepEqual(clockPhrase({ kind: "days", turn: 43_200 }), { key: "web-clock-hours", args: { hours: 12 } });
});

test("a table with the same clock as another asks for what belongs to its kind", () => {
  const all = { bank: 600, increment: 5, turn: 0, vacation: 0, zero: /** @type {const} */ ("bot"), level: "easy" };
  assert.deepEqual(clockAgain({ ...all, kind: "live" }), { kind: "live", bank: 600, increment: 5, zero: "bot", level: "easy" });
  const days = { ...all, kind: /** @type {const} */ ("days"), increment: 0, turn: 86_400, vacation: 7 };
  assert.deepEqual(clockAgain(days), { kind: "days", turn: 86_400, bank: 600, vacation: 7, zero: "bot", level: "easy" });
  assert.equal(clockAgain(null), null);
});
