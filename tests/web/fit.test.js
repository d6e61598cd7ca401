/** How the cards of a nation in Imperium share its room. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fitting } from "../../src/civtable/web/games/imperium/fit.js";

const GAP = 6;
const ROOMS = [{ width: 730, height: 300 }, { width: 440, height: 270 }];

/** @param {import("../../src/civtable/web/games/imperium/fit.js").Grid} grid */
const taken = ({ columns, rows, width, height }) => ({
  width: Math.max(0, columns * (width + GAP) - GAP),
  height: Math.max(0, rows * (height + GAP) - GAP),
});

test("all cards in play and all developments are in sight", () => {
  for (const room of ROOMS)
    for (let cards = 1; cards <= 16; cards += 1)
      for (let developments = 0; developments <= 8; developments += 1) {
        const { area, developments: ahead, beside } = fitting(cards, developments, room);
        const [one, other] = [taken(area), taken(ahead)];
        const gap = developments ? GAP : 0;
        const wide = beside ? one.width + gap + other.width : Math.max(one.width, other.width);
        const high = beside ? Math.max(one.height, other.height) : one.height + gap + other.height;
        const where = `${cards} and ${developments} in ${room.width} x ${room.height}`;
        assert.ok(area.columns * area.rows >= cards && ahead.columns * ahead.rows >= developments, where);
        assert.ok(wide <= room.width && high <= room.height, where);
      }
});

test("few cards are large, many small, and only too many are lines", () => {
  const [room] = ROOMS;
  const heights = [4, 8, 16].map((cards) => fitting(cards, 5, room).area.height);
  assert.deepEqual(heights, heights.toSorted((one, other) => other - one));
  assert.ok(heights[0] >= 220 && heights[1] >= 120 && heights[2] >= 74, String(heights));
  assert.equal(fitting(16, 5, room).area.lines, false);
  assert.equal(fitting(40, 5, room).area.lines, true);
});
