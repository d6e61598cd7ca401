/** What happened since the own turn, shown once more. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Again, momentNow, sinceOwnTurn } from "../../src/civtable/web/app/again.js";
import { line, standing, told } from "./table.js";

/** The plies of what is shown again of a log, for seat 0. */
const plies = (/** @type {import("../../src/civtable/web/types/platform.d.ts").Line[]} */ log) =>
  sinceOwnTurn(log, 0).map(({ ply }) => ply);

/**
 * What the server says no with.
 * @param {number} status
 * @param {string} key
 * @param {number} wait
 */
const refusal = (status, key, wait) => ({ status, phrase: { key }, wait });

/**
 * Moves to be shown again, where every position comes at once, unless the server says no so often.
 * @param {number} pace
 */
function stage(pace) {
  const asked = /** @type {number[]} */ ([]);
  const refusals = /** @type {ReturnType<typeof refusal>[]} */ ([]);
  const complaints = /** @type {string[]} */ ([]);
  const positionAt = async (/** @type {number} */ ply) => {
    asked.push(ply);
    const refused = refusals.shift();
    if (refused) throw refused;
    return { ...standing(ply), line: told(ply, 1) };
  };
  const again = new Again({ positionAt, pace: () => pace, refused: ({ key }) => complaints.push(key) });
  return { again, asked, refusals, complaints, lines: [told(5, 1), told(7, 2)] };
}

/** Lets what was asked for arrive. */
async function answered() {
  for (let turn = 0; turn < 5; turn += 1) await null;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("shown again is what others did after the last own move", () => {
  assert.deepEqual(plies([told(1, 1), told(2, 0), told(3, 1), line(4, 2), told(5, 2)]), [3, 5]);
});

test("in the middle of the own turn it is what was done before that", () => {
  assert.deepEqual(plies([told(1, 0), told(2, 1), told(3, 2), told(4, 0), told(5, 0)]), [2, 3]);
});

test("where nobody else has moved there is nothing to show again", () => {
  assert.deepEqual(plies([told(1, 0)]), []);
});

test("a moment stays until the player does something, and longer than a pass that nobody was asked about", () => {
  const moment = { icon: "hourglass", title: { key: "age" }, sides: [], told: [] };
  const momentOf = (/** @type {{ ply: number }} */ { ply }) => (ply === 2 ? moment : null);
  const staged = (/** @type {number[]} */ passedAt) => {
    const log = [told(1, 0), told(2, 1), told(3, 0)];
    return momentNow({ log, seat: 0, view: standing(3).view }, momentOf, new Set(passedAt));
  };
  assert.deepEqual(staged([2]), { moment, of: 2 });
  assert.equal(staged([]), null);
  assert.equal(staged([0, 1]), null);
});

test("the moves follow by themselves, from before the first until after the last", async () => {
  const { again, asked, lines } = stage(600);
  await again.begin(lines);
  assert.equal(again.shown.value?.position.line, null, "what led to the position before is no part of it");
  for (const at of [1, 2]) {
    mock.timers.tick(600);
    await answered();
    assert.equal(again.shown.value?.at, at);
  }
  assert.deepEqual(asked, [4, 5, 7]);
  mock.timers.tick(600);
  assert.equal(again.shown.value, null);
});

test("a moment that is shown again stays until it was seen whole", async () => {
  const { again, lines } = stage(600);
  const sides = [1, 0].map((seat) => ({ seat, value: 9 }));
  again.moment = ({ ply }) => (ply === 5 ? { icon: "war", title: { key: "attacked" }, sides, told: [] } : null);
  await again.begin(lines);
  const stood = [];
  for (const time of [600, 900, 300, 600]) {
    mock.timers.tick(time);
    await answered();
    stood.push(again.shown.value?.at);
  }
  assert.deepEqual(stood, [1, 1, 2, undefined]);
});

test("who wants no motion begins with the first move and steps by hand, never beyond the ends", async () => {
  const { again, lines } = stage(0);
  await again.begin(lines);
  const seen = [again.shown.value?.at];
  for (const by of [1, 1, -1, -1, -1]) {
    await again.step(by);
    seen.push(again.shown.value?.at);
  }
  assert.deepEqual(seen, [1, 2, 2, 1, 0, 0]);
  mock.timers.tick(5000);
  assert.equal(again.shown.value?.playing, false);
});

test("a step by hand ends what goes on by itself", async () => {
  const { again, lines } = stage(600);
  await again.begin(lines);
  await again.step(1);
  mock.timers.tick(5000);
  await answered();
  assert.equal(again.shown.value?.at, 1);
});

test("a position that comes after it was closed is not shown", async () => {
  const { again, lines } = stage(600);
  const begun = again.begin(lines);
  again.close();
  await begun;
  assert.equal(again.shown.value, null);
});

test("who asks too often sees the next move when the server listens again", async () => {
  const { again, asked, refusals, complaints, lines } = stage(600);
  await again.begin(lines);
  refusals.push(refusal(429, "too-many", 3));
  mock.timers.tick(600);
  await answered();
  assert.equal(again.shown.value?.at, 0, "the move before stays");
  mock.timers.tick(2999);
  assert.deepEqual(asked, [4, 5]);
  mock.timers.tick(1);
  await answered();
  assert.equal(again.shown.value?.at, 1);
  mock.timers.tick(600);
  await answered();
  assert.equal(again.shown.value?.at, 2, "it goes on by itself");
  assert.deepEqual(complaints, []);
});

test("who closes it while the server does not listen is left alone", async () => {
  const { again, asked, refusals, lines } = stage(600);
  refusals.push(refusal(429, "too-many", 3));
  await again.begin(lines);
  again.close();
  mock.timers.tick(5000);
  await answered();
  assert.deepEqual(asked, [4]);
});

test("where a position cannot be had the server's words say why", async () => {
  const { again, refusals, complaints, lines } = stage(600);
  await again.begin(lines);
  refusals.push(refusal(404, "no-such-position", 0));
  mock.timers.tick(600);
  await answered();
  assert.equal(again.shown.value, null);
  assert.deepEqual(complaints, ["no-such-position"]);
});
