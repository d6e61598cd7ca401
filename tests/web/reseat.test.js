/** Drawing lots for seats. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { byLot } from "../../src/civtable/web/app/lots.js";

test("everybody has a seat, and each order can come", () => {
  const orders = new Set();
  for (const first of [0, 0.4, 0.9])
    for (const second of [0, 0.9]) {
      const chances = [first, second];
      const drawn = byLot([0, 1, 2], () => chances.shift() ?? 0);
      assert.deepEqual([...drawn].sort(), [0, 1, 2]);
      orders.add(drawn.join());
    }
  assert.equal(orders.size, 6);
});

test("what was given stays as it was", () => {
  const seats = [0, 1, 2];
  byLot(seats, () => 0);
  assert.deepEqual(seats, [0, 1, 2]);
});
