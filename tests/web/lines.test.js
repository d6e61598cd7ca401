/** How cards of Through the Ages lie beside each other. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { HAND, IN_PLAY, larger, linesOf } from "../../src/civtable/web/games/through_the_ages/lines.js";

test("every card has a place, in no more lines than there may be", () => {
  for (const room of [IN_PLAY.wide, IN_PLAY.narrow, HAND.wide, HAND.narrow])
    for (let cards = 0; cards <= 20; cards += 1) {
      const { crowded, lines, across } = linesOf(cards, room);
      assert.ok(lines * across >= cards && lines <= room.lines, `${cards} cards`);
      assert.equal(crowded, lines > 1, `${cards} cards`);
    }
});

test("the cards of a narrow hand are broad: four across, in up to three lines", () => {
  const hands = [6, 7, 9, 12].map((cards) => linesOf(cards, HAND.narrow));
  assert.deepEqual(hands.map(({ lines, across }) => [lines, across]), [[1, 6], [2, 4], [3, 3], [3, 4]]);
});

test("leader and wonders are larger while there is room", () => {
  const things = ["leader", "wonder:pyramids", "government"];
  assert.deepEqual([...larger(things, 6, IN_PLAY.wide)], ["leader", "wonder:pyramids"]);
  assert.deepEqual([...larger(things, 8, IN_PLAY.wide)], []);
  assert.deepEqual([...larger(things, 4, IN_PLAY.narrow)], ["leader"]);
});
