/** Which thing of a board a code belongs to, and which code touching a thing tries. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as imperium from "../../src/civtable/web/games/imperium/game.js";
import * as stoneAge from "../../src/civtable/web/games/stone_age/game.js";
import * as ages from "../../src/civtable/web/games/through_the_ages/game.js";
import { option } from "./table.js";

const agesView = {
  row: ["moses", null, "rich_land_a", "rich_land_a", "pyramids"],
  players: [
    { building: "pyramids", colonies: ["vast_territory_i"] },
    { building: "colossus", colonies: [] },
  ],
  steps: [{ seat: 0 }],
};
const agesFacts = {
  cards: {
    moses: { kind: "leader" }, rich_land_a: { kind: "action" }, irrigation: { kind: "farm" }, phalanx: { kind: "tactic" },
    raid_i: { kind: "aggression" }, good_harvest: { kind: "event" }, vast_territory_i: { kind: "territory" },
  },
};

test("Through the Ages: every code finds its thing", () => {
  const found = {
    "take moses": "row:0",
    "take rich_land_a": "row:2",
    "take second rich_land_a": "row:3",
    population: "bank",
    churchill: "leader",
    "stage 2": "wonder:pyramids",
    "build bronze": "tech:bronze",
    "upgrade bronze to iron": "tech:bronze",
    "develop irrigation": "hand:irrigation",
    "defend raid_i": "army:raid_i",
    "copy phalanx": "tactic:phalanx",
    "colony vast_territory_i": "colony:vast_territory_i",
    "colony inhabited_territory_i": null, // a rival's
    "bid 3": null,
    "bonus 2": null,
    pass: null,
  };
  for (const [code, thing] of Object.entries(found)) assert.equal(ages.thingOf(code, agesView), thing, code);
});

test("Through the Ages: a stage belongs to the wonder of who is asked", () => {
  assert.equal(ages.thingOf("stage 1", { ...agesView, steps: [{ seat: 0 }, { seat: 1 }] }), "wonder:colossus");
});

test("Through the Ages: touching a thing tries what one would do with it", () => {
  /** @type {[string, string, string | null][]} */
  const tried = [
    ["act", "row:3", "take second rich_land_a"],
    ["act", "row:1", null], // an empty space
    ["act", "tech:bronze", "build bronze"],
    ["act", "bank", "population"],
    ["act", "wonder:pyramids", "stage 1"],
    ["act", "tactic:phalanx", "copy phalanx"],
    ["act", "army:phalanx", "tactic phalanx"],
    ["act", "army:raid_i", "aggression raid_i seat 1"],
    ["act", "wonder:hanging_gardens", null], // complete
    ["act", "government", null],
    ["act", "hand:moses", "lead moses"],
    ["act", "hand:rich_land_a", "play rich_land_a"],
    ["act", "hand:irrigation", "develop irrigation"],
    ["politics", "army:good_harvest", "event good_harvest"],
    ["politics", "army:vast_territory_i", "event vast_territory_i"],
    ["politics", "army:raid_i", "aggression raid_i seat 1"],
    ["defend", "army:raid_i", "defend raid_i"],
    ["discard", "army:raid_i", "discard raid_i"],
    ["discard_some", "hand:moses", "lead moses"], // the engine says what is asked instead
    ["bid", "bank", "population"],
  ];
  for (const [asked, thing, code] of tried) assert.equal(ages.triedCode(thing, agesView, agesFacts, asked), code, `${asked} ${thing}`);
});

test("Through the Ages: options without a thing stand under no name", () => {
  const options = ["take moses", "pass"].map(option);
  const read = ages.readOptions({ options }, agesView);
  assert.deepEqual(Object.keys(read), ["row:0", ""]);
  assert.deepEqual(ages.readOptions(null, agesView), {});
});

const imperiumView = {
  market: [{ card: "glory" }, { card: "oasis" }, { card: "oasis" }],
  small_decks: { region: 5 },
  players: [
    { hand: { count: 2, cards: ["conquer", "romulus"] }, in_play: [{ card: "oasis" }, { card: "romulus" }] },
    { hand: { count: 4 }, in_play: [] },
  ],
  steps: [{ seat: 0 }],
};
const imperiumFacts = {
  cards: {
    glory: { abilities: [] }, conquer: { abilities: [{ trigger: "on_play" }] }, romulus: { abilities: [] },
    oasis: { abilities: [{ trigger: "exhaust" }] },
  },
};

test("Imperium: every code finds its thing", () => {
  const found = {
    "acquire glory": "market:0",
    "acquire oasis": "market:1",
    "acquire oasis second": "market:2",
    "banish conquer": null, // not in the market
    "swap in oasis": "market:1",
    "break top region deck": "deck:region",
    "break top main deck": "deck:main",
    "return conquer from discard": "pile:discard",
    "return conquer from hand": null,
    "develop glory": "development:glory",
    "exhaust oasis": "play:oasis",
    "exhaust glory": null,
    "garrison in oasis": "play:oasis",
    "play conquer": "hand:conquer",
    "discard romulus": "hand:romulus", // in hand before in play
    "give oasis": "play:oasis",
    "choose 2": null,
    pass: null,
  };
  for (const [code, thing] of Object.entries(found)) assert.equal(imperium.thingOf(code, imperiumView, imperiumFacts), thing, code);
});

test("Imperium: nothing lies in a hand that is only counted", () => {
  assert.equal(imperium.thingOf("play conquer", { ...imperiumView, steps: [{ seat: 1 }] }, imperiumFacts), null);
});

test("Imperium: touching a thing tries to play or to exhaust it, or what is offered with others of its place", () => {
  const choice = { options: ["pass", "banish glory", "discard romulus", "recall romulus"].map(option) };
  /** @type {[string, string, string | null][]} */
  const tried = [
    ["act", "hand:conquer", "play conquer"],
    ["act", "play:oasis", "exhaust oasis"],
    ["act", "play:romulus", null],
    ["act", "market:0", null],
    ["pick", "market:1", "banish oasis"],
    ["pick", "hand:conquer", "discard conquer"],
    ["pick", "play:oasis", "recall oasis"],
    ["pick", "development:glory", "develop glory"],
    ["pick", "pile:exile", null],
  ];
  for (const [asked, thing, code] of tried)
    assert.equal(imperium.triedCode(thing, imperiumView, imperiumFacts, asked, choice), code, `${asked} ${thing}`);
  const pay = { options: [option("pay 1 material")] };
  assert.equal(imperium.triedCode("hand:conquer", imperiumView, imperiumFacts, "pay", pay), "play conquer");
  assert.equal(imperium.triedCode("play:oasis", imperiumView, imperiumFacts, "pay", pay), null);
});

test("Imperium: what nothing of its kind can do in a turn is told without asking", () => {
  /** @type {[string, string, string | null][]} */
  const known = [
    ["act", "market:0", "web-imperium-why-market"],
    ["act", "deck:region", "web-imperium-why-deck"],
    ["act", "development:glory", "web-imperium-why-development"],
    ["act", "play:romulus", "web-imperium-why-play"],
    ["act", "play:oasis", null],
    ["act", "hand:conquer", null],
    ["pick", "market:0", null],
  ];
  for (const [asked, thing, key] of known)
    assert.equal(imperium.knownReason(thing, imperiumView, imperiumFacts, asked)?.key ?? null, key, `${asked} ${thing}`);
});

test("Stone Age: touching a place tries to place people there, two of them in the hut, or to use it", () => {
  assert.equal(stoneAge.triedCode("place", "forest"), "place 1 forest");
  assert.equal(stoneAge.triedCode("place", "hut"), "place 2 hut");
  assert.equal(stoneAge.triedCode("use", "hut"), "use hut");
});

test("Stone Age: options are read by what they are about", () => {
  const codes = ["place 1 forest", "place 2 forest", "use river", "pay 2 wood 1 gold", "tools 2 1 once 3", "pick 4", "decline"];
  const read = stoneAge.readOptions({ options: codes.map(option) });
  assert.deepEqual(read.places.forest.counts, [1, 2]);
  assert.equal(read.places.river.verb, "use");
  assert.deepEqual(read.pays[0].goods, { wood: 2, brick: 0, stone: 0, gold: 1 });
  assert.deepEqual([read.tools[0].tiles, read.tools[0].once], [[2, 1], [3]]);
  assert.deepEqual([read.picks[0].face, read.decline?.code, read.starve], [4, "decline", null]);
});
