/** The line from the details to a thing goes through the gutters and ends at the thing's edge. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { wayBetween } from "../../src/civtable/web/games/common/way.js";

const box = (/** @type {number} */ left, /** @type {number} */ top, width = 100, height = 140) =>
  ({ left, top, right: left + width, bottom: top + height });
const DETAILS = box(1100, 500, 280, 380);
/** @param {string | null} way */
const points = (way) => (way ?? "").match(/-?\d+ -?\d+/g)?.map((point) => point.split(" ").map(Number)) ?? [];

test("a card above is reached from below", () => {
  const way = points(wayBetween(DETAILS, box(200, 100)));
  assert.deepEqual([way[0][0], way.at(-1)], [1100, [250, 240]]);
  const low = way.filter(([x]) => x > 260 && x < 1090).map(([, y]) => y);
  assert.ok(low.every((y) => y > 240 && y < 255), `it runs below the row of cards: ${low}`);
});

test("a card above the details themselves too", () => {
  assert.deepEqual(points(wayBetween(DETAILS, box(1200, 100))).at(-1), [1250, 240]);
});

test("a card of the same height is reached from above", () => {
  const way = points(wayBetween(DETAILS, box(200, 600)));
  assert.deepEqual([way[0][0], way.at(-1)], [1100, [250, 600]]);
  assert.ok(way.every(([, y]) => y <= 600));
});

test("the neighbour is reached straight, and from details at the left the line leaves at their right", () => {
  assert.equal(wayBetween(DETAILS, box(960, 600)), "M1100 670L1060 670");
  const way = points(wayBetween(box(0, 500, 200, 300), box(600, 100)));
  assert.deepEqual([way[0][0], way.at(-1)], [200, [650, 240]]);
});

test("what touches or is covered needs no line", () => {
  assert.equal(wayBetween(DETAILS, box(995, 600)), null);
  assert.equal(wayBetween(DETAILS, box(1150, 600)), null);
});
