/** What comes after a challenge, and how stars are told. */
import assert from "node:assert/strict";
import test from "node:test";
import { nextAfter, starSigns, starsOf } from "../../src/civtable/web/app/stars.js";

/**
 * A challenge in a list.
 * @param {string} id
 * @param {string} game
 * @param {number | null} stars
 */
const listed = (id, game, stars) => ({ id, game, own: stars === null ? null : { attempts: 1, stars, table: null } });

test("the next one is of the same game and has no star yet", () => {
  const all = [listed("a", "x", null), listed("b", "x", 2), listed("c", "x", 0), listed("d", "y", null)];
  assert.equal(nextAfter(all, "b")?.id, "c");
  assert.equal(nextAfter(all, "c")?.id, "a", "from the beginning again");
  assert.equal(nextAfter(all, "d"), null);
  assert.equal(nextAfter(all, "gone"), null);
});

test("stars are signs, and are added up", () => {
  assert.deepEqual([0, 2, 3].map(starSigns), ["☆☆☆", "★★☆", "★★★"]);
  assert.equal(starsOf([listed("a", "x", null), listed("b", "x", 2), listed("c", "x", 3)]), 5);
});
