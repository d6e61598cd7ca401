/** What of a line is a moment: the sides of a fight as they were compared. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { begins, moment as stoneAge } from "../../src/civtable/web/games/stone_age/moments.js";
import { moment } from "../../src/civtable/web/games/through_the_ages/moments.js";
import { told } from "./table.js";

const VIEW = { players: [{ strength: 7 }, { strength: 12 }, { strength: 3 }] };

/**
 * The sides of the moment of a line with one event, whose player is seat 1.
 * @param {string} event
 * @param {Record<string, unknown>} facts
 */
function sides(event, facts) {
  const line = { ...told(1, 2), events: [{ event, kind: event, seat: 1, words: { key: event }, ...facts }] };
  return moment(line, VIEW)?.sides.map(({ seat, value }) => [seat, value]);
}

test("a fight that begins has the strengths that everybody sees", () => {
  assert.deepEqual(sides("attacked", { rival: 0 }), [[1, 12], [0, 7]]);
  assert.deepEqual(sides("declared", { rival: 2 }), [[1, 12], [2, 3]]);
});

for (const end of ["succeeded", "repelled", "war_won", "war_even"])
  test(`${end}: the strengths that were compared, whatever came after`, () => {
    assert.deepEqual(sides(end, { rival: 0, strength: 12, rival_strength: 13 }), [[1, 12], [0, 13]]);
  });

test("where a log of long ago does not tell the strengths there are no sides", () => {
  assert.deepEqual(sides("repelled", {}), []);
  assert.deepEqual(sides("war_won", { advantage: 5, rival: null, strength: null, rival_strength: null }), []);
});

test("the last round of Stone Age is a moment when it becomes that, but not when the game is over as well", () => {
  const events = ["took_building", "last_round"].map((event) => ({ event, kind: event, seat: 1, words: { key: event } }));
  assert.equal(stoneAge({ ...told(1, 1), events })?.title.key, "last_round");
  const ended = { event: "game_ended", kind: "game_ended", seat: 1, words: { key: "game_ended" } };
  assert.equal(stoneAge({ ...told(1, 1), events: [...events, ended] })?.title.key, "game_ended");
});

test("a round of Stone Age that begins tells how each ate, and the new cards; in the log each eats in a paragraph", () => {
  const kinds = ["took_building", "fed", "starved", "turned_up_card", "round_began"];
  const events = kinds.map((event) => ({ event, kind: event, seat: 1, words: { key: event } }));
  assert.deepEqual(stoneAge({ ...told(1, 1), events })?.told.map(({ key }) => key), ["fed", "starved", "web-stone_age-new-cards"]);
  assert.deepEqual(kinds.filter((kind) => !begins.has(kind)), ["took_building"]);
});
