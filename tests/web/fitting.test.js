/** Settings that fit together, and the nations of Imperium that can. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ANY, chosenSettings, fittingValues, settled } from "../../src/civtable/web/app/fitting.js";
import { applies, fits } from "../../src/civtable/web/games/imperium/choosing.js";

const NATIONS = ["random", "romans", "celts", "mauryans"];
const SETTINGS = [
  { name: "box", values: ["classics", "legends", "mixed"] },
  { name: "nation_1", values: NATIONS },
  { name: "nation_2", values: NATIONS },
  { name: "nation_3", values: NATIONS },
  { name: "automa_nation", values: NATIONS },
];
const FACTS = { nations: { romans: { box: "classics" }, celts: { box: "classics" }, mauryans: { box: "legends" } } };
/** @type {import("../../src/civtable/web/app/fitting.js").Fitting} */
const FITTING = { applies, fits: (...asked) => fits(...asked, FACTS) };
const FIRST = Object.fromEntries(SETTINGS.map(({ name, values }) => [name, values[0]]));

test("only nations of the box are offered, and none twice", () => {
  const offered = (/** @type {Record<string, string>} */ settings) => fittingValues(SETTINGS[1], { ...FIRST, ...settings }, 2, FITTING);
  assert.deepEqual(offered({}), ["random", "romans", "celts"]);
  assert.deepEqual(offered({ box: "legends" }), ["random", "mauryans"]);
  assert.deepEqual(offered({ box: "mixed" }), NATIONS);
  assert.deepEqual(offered({ nation_2: "celts" }), ["random", "romans"]);
  assert.deepEqual(offered({ nation_3: "celts" }), ["random", "romans", "celts"]); // nobody sits there
});

test("what no longer fits is the first value again, the later one of two", () => {
  const chosen = { ...FIRST, box: "legends", nation_1: "romans", nation_2: "mauryans" };
  assert.deepEqual(settled(SETTINGS, chosen, 2, FITTING), { ...chosen, nation_1: "random" });
  const both = { ...FIRST, nation_1: "romans", nation_3: "romans" };
  assert.deepEqual(settled(SETTINGS, both, 2, FITTING), both);
  assert.deepEqual(settled(SETTINGS, both, 3, FITTING), { ...both, nation_3: "random" });
  const alone = { ...FIRST, nation_1: "romans", automa_nation: "romans" };
  assert.deepEqual(settled(SETTINGS, alone, 1, FITTING), { ...alone, automa_nation: "random" });
});

test("a game that tells nothing is left alone, and only what matters is sent", () => {
  const chosen = { ...FIRST, nation_1: "mauryans" };
  assert.deepEqual(settled(SETTINGS, chosen, 2, ANY), chosen);
  assert.deepEqual(chosenSettings(SETTINGS, chosen, 2, FITTING), { box: "classics", nation_1: "mauryans", nation_2: "random" });
});
