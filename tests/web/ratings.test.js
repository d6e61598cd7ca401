import assert from "node:assert/strict";
import test from "node:test";
import { band, listAt, pathOf, playerPath, scaleOf } from "../../src/civtable/web/app/ratings.js";

const LISTS = [
  { game: "stone_age", edition: "", seats: 2, played: 0 },
  { game: "stone_age", edition: "", seats: 3, played: 4 },
  { game: "through_the_ages", edition: "2015", seats: 2, played: 0 },
  { game: "through_the_ages", edition: "2006", seats: 2, played: 9 },
];

/**
 * A game after which a rating is known to so many points.
 * @param {number} rating
 * @param {number} uncertainty
 */
const game = (rating, uncertainty) => ({
  rating, uncertainty, games: 1, provisional: true, at: 0, place: 1, abandoned: false, table: null,
});

test("an address means the list it names, else one that has been played in", () => {
  assert.equal(listAt(LISTS, {}), LISTS[1]);
  assert.equal(listAt(LISTS, { game: "stone_age", seats: "2" }), LISTS[0]);
  assert.equal(listAt(LISTS, { game: "through_the_ages", seats: "2", edition: "2006" }), LISTS[3]);
  assert.equal(listAt(LISTS, { game: "through_the_ages", seats: "4" }), LISTS[3]);
  assert.equal(listAt(LISTS, { game: "chess", seats: "2" }), LISTS[0]);
});

test("every list and every name has an address", () => {
  assert.equal(pathOf(LISTS[1]), "/ratings/stone_age/3");
  assert.equal(pathOf(LISTS[3]), "/ratings/through_the_ages/2/2006");
  assert.equal(playerPath("J. R./Ana"), "/player/J.%20R.%2FAna/ratings");
});

test("a graph holds every rating with its uncertainty", () => {
  const { low, high, marks } = scaleOf([game(1000, 500), game(1120, 430)]);
  assert.deepEqual([low, high], [500, 2000]);
  assert.deepEqual(marks, [500, 1000, 1500, 2000]);
  const alone = scaleOf([game(1000, 0)]);
  assert.ok(alone.low <= 1000 && alone.high > alone.low);
});

test("a band goes along the upper edge and comes back along the lower one", () => {
  const corners = band([game(10, 2), game(20, 1)], (i) => i, (value) => value);
  assert.equal(corners, "0,12 1,21 1,19 0,8");
});
