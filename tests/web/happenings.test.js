/** What came of events and wars in Through the Ages, as the report beside the board tells it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { happenings } from "../../src/civtable/web/games/through_the_ages/happenings.js";

/**
 * A line of the log by which something happened, of whom is said in each event.
 * @param {number} ply
 * @param {number} seat
 * @param {(string | number)[][]} events
 */
const line = (ply, seat, ...events) => ({
  ...{ ply, seat, code: null },
  events: events.map(([event, of]) => ({ event, kind: event, seat: of, card: "bronze", words: { key: event } })),
});

/** What is told of the first happening: the events and of whom. @param {ReturnType<typeof line>[]} log */
const told = (log) => happenings(log, 0)[0].events.map(({ event, seat }) => [event, seat]);

test("what the player who revealed an event chooses to lose or gain is told", () => {
  for (const event of ["lost_building", "ruined", "colony_lost", "lost_person", "gained_food"])
    assert.deepEqual(told([line(1, 0, ["revealed", 0]), line(2, 0, [event, 0])]), [[event, 0]], event);
});

test("what is done by an action afterwards is not told", () => {
  const acts = [line(2, 0, ["lost_building", 0]), line(3, 0, ["destroyed", 0]), line(4, 0, ["gained_food", 0])];
  assert.deepEqual(told([line(1, 0, ["revealed", 0]), ...acts]), [["lost_building", 0]]);
});

test("what a won war takes is told, one thing after the other", () => {
  const taken = [line(2, 0, ["stole", 0]), line(3, 0, ["gained_science", 0], ["lost_science", 1])];
  assert.deepEqual(told([line(1, 0, ["war_won", 0]), ...taken]), [["stole", 0], ["gained_science", 0], ["lost_science", 1]]);
});
