/** What is picked of several things that are chosen together. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Picks, apart } from "../../src/civtable/web/app/picks.js";
import { option } from "./table.js";

/** @import { Choice, Several, Verdict } from "../../src/civtable/web/types/platform.d.ts" */

/**
 * @param {Partial<Several>} [changes]
 * @returns {Choice}
 */
function choice(changes = {}) {
  const several = {
    things: [{ ...option("discard spy"), count: 2 }, { ...option("discard raid"), count: 1 }],
    least: 1, most: 2, ordered: false, enough: null, ...changes,
  };
  const options = [...several.things, option("resign")].map(({ code }) => option(code));
  return { question: { key: "discard" }, options, several };
}

/** Picks whose server says yes to everything, and what it was asked. */
function stage() {
  const asked = /** @type {string[][]} */ ([]);
  const sent = /** @type {string[][]} */ ([]);
  /** @type {Verdict} */
  const verdict = { view: null, reason: null };
  const picks = new Picks({
    judge: async (codes) => (asked.push(codes), verdict),
    send: async (codes) => sent.push(codes),
  });
  return { picks, asked, sent, verdict };
}

test("what is picked is judged by the server, and sent as one choice", async () => {
  const { picks, asked, sent } = stage();
  picks.begin(1, choice());
  picks.pick("discard spy");
  assert.equal(picks.ready.value, false, "not before the server has spoken");
  await Promise.resolve();
  assert.equal(picks.ready.value, true);
  await picks.confirm();
  assert.deepEqual([asked, sent], [[["discard spy"]], [["discard spy"]]]);
});

test("nothing is asked while too few are picked", () => {
  const { picks, asked } = stage();
  picks.begin(1, choice({ least: 2 }));
  picks.pick("discard spy");
  assert.deepEqual(asked, []);
});

test("what the server refuses is not sent, and says why", async () => {
  const { picks, sent, verdict } = stage();
  verdict.reason = { key: "too-few" };
  picks.begin(1, choice());
  picks.pick("discard spy");
  await Promise.resolve();
  await picks.confirm();
  assert.deepEqual([picks.why.value, sent], [{ key: "too-few" }, []]);
});

test("a verdict that comes late does not count for what is picked now", async () => {
  const { picks } = stage();
  picks.begin(1, choice({ least: 1 }));
  picks.pick("discard spy");
  picks.clear();
  await Promise.resolve();
  assert.equal(picks.verdict.value, null);
});

test("no more of a thing than there are, and no more than can be chosen", () => {
  const { picks } = stage();
  picks.begin(1, choice());
  for (const code of ["discard raid", "discard raid", "discard spy", "discard spy"]) picks.pick(code);
  assert.deepEqual(picks.picked.value.map(({ code }) => code), ["discard raid", "discard spy"]);
  assert.deepEqual(picks.why.value, { key: "web-several-full", args: { most: 2 } });
});

test("toggling takes one more, and none when there are no more", () => {
  const { picks } = stage();
  picks.begin(1, choice({ most: 3 }));
  const times = [1, 2, 3].map(() => (picks.toggle("discard spy"), picks.times("discard spy")));
  assert.deepEqual(times, [1, 2, 0]);
});

test("the same question keeps what is picked, another drops it", () => {
  const { picks } = stage();
  picks.begin(1, choice());
  picks.pick("discard spy");
  picks.begin(1, choice());
  assert.equal(picks.picked.value.length, 1);
  picks.begin(2, choice());
  assert.equal(picks.picked.value.length, 0);
});

test("the option that says enough comes last", () => {
  const { picks, asked } = stage();
  picks.begin(1, choice({ least: 0, enough: option("enough") }));
  picks.pick("discard raid");
  assert.deepEqual(asked, [["enough"], ["discard raid", "enough"]], "even none of them is a whole choice");
});

test("how many are needed is told in words", () => {
  const { picks } = stage();
  const keys = [{ least: 2, most: 2 }, { least: 0, most: 3 }, { least: 0, most: 2 }, { least: 1, most: 3 }, { least: 1, most: 2 }].map(
    (bounds) => (picks.begin(1, choice(bounds)), picks.count.value?.key),
  );
  assert.deepEqual(keys, ["several-of", "several-any", "several-up-to", "several-at-least", "several-between"]);
});

test("what is no part of the things stands apart", () => {
  assert.deepEqual(apart(choice()).map(({ code }) => code), ["resign"]);
});
