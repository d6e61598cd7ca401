/** What is said of a move on the board, and where. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { telling as imperium } from "../../src/civtable/web/games/imperium/telling.js";
import { telling as throughTheAges } from "../../src/civtable/web/games/through_the_ages/captions.js";
import { told } from "./table.js";

/**
 * A line of seat 1 with these events.
 * @param {Record<string, unknown>[]} events
 */
const line = (...events) => ({
  ...told(3, 1),
  events: events.map((facts) => ({ kind: "k", seat: 1, words: { key: String(facts.event) }, ...facts })),
});

/**
 * Which sentence, and where.
 * @param {ReturnType<typeof imperium>} said
 */
const where = ({ words, at }) => [words.key, ...at];

test("Through the Ages: a card is taken from the row", () => {
  assert.deepEqual(where(throughTheAges(line({ event: "took", card: "iron" }))), ["took", '[data-home="row"]']);
});

test("Through the Ages: what is built and upgraded is told at its technology", () => {
  const built = line({ event: "gained_resources", amount: 1 }, { event: "built", card: "bronze" });
  assert.deepEqual(where(throughTheAges(built)), ["built", '[data-fly="tech:1:bronze"]']);
  const upgraded = line({ event: "upgraded", card: "bronze", better: "iron" });
  assert.deepEqual(where(throughTheAges(upgraded)), ["upgraded", '[data-fly="tech:1:iron"]']);
});

for (const event of ["bade", "passed", "colonized", "not_colonized", "revealed", "prepared"])
  test(`Through the Ages: ${event} is told at the decks`, () => {
    assert.deepEqual(where(throughTheAges(line({ event }, { event: "gained_culture" }))), [event, ".decks"]);
  });

test("Through the Ages: all else is told at its player, in its first sentence", () => {
  assert.deepEqual(where(throughTheAges(line({ event: "grew" }, { event: "lost_food" }))), ["grew"]);
  assert.deepEqual(where(throughTheAges(line({ event: "attacked", card: "raid_i", rival: 0 }))), ["attacked"]);
});

test("Imperium: what is taken from the market is told at the space that was filled up for it", () => {
  const filled = line({ event: "paid" }, { event: "acquired", card: "sea" }, { event: "dealt", card: "hill", space: 3 });
  assert.deepEqual(where(imperium(filled)), ["acquired", '[data-thing="market:2"]', ".market"]);
  assert.deepEqual(where(imperium(line({ event: "broke_through", card: "sea" }))), ["broke_through", ".market"]);
});

test("Imperium: the automa's doings are told at its place, by its own sign", () => {
  const said = imperium(line({ event: "played", card: "advance" }, { event: "automa_rolled", seat: null, die: 3 }));
  assert.deepEqual([...where(said), said.icon], ["automa_rolled", ".automa", "bot"]);
});
