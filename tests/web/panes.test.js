/** On a phone, which panes have something to do. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { panesBy } from "../../src/civtable/web/games/common/panes.js";

/** A game whose codes are the things they belong to. */
const panes = panesBy(
  (/** @type {{ options: { code: string }[] }} */ { options }) => Object.fromEntries(options.map((option) => [option.code, [option]])),
  (/** @type {string} */ thing) => thing.startsWith("row:"),
);
const asked = (/** @type {string[]} */ ...codes) => ({ options: codes.map((code) => ({ code })), several: null });

test("things of the table and of one's own are told apart", () => {
  assert.deepEqual(panes(asked("row:1"), {}, {}), ["table"]);
  assert.deepEqual(panes(asked("tech:iron", "hand:moses"), {}, {}), ["mine"]);
  assert.deepEqual(panes(asked("tech:iron", "row:2"), {}, {}), ["table", "mine"]);
});

test("the hand and words are below both", () => {
  assert.deepEqual(panes(asked("hand:moses", ""), {}, {}), ["table", "mine"]);
});

test("things that are chosen together count", () => {
  const several = { things: [{ code: "tech:iron" }] };
  assert.deepEqual(panes({ ...asked("row:1"), several }, {}, {}), ["table", "mine"]);
});
